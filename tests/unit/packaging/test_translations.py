"""The translators' files follow the texts of the source, and are compiled when they have changed."""

import os
import re
from pathlib import Path

import pytest

from dev import SetupError
from translations import TRANSLATIONS, compile_changed, update


def say(root: Path, *words: str) -> Path:
    """Bring the files up to date with a source that says these words; return the German one."""
    source = root / "src/menagerie/ui/words.py"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text("\n".join(f'translate("words", "{word}")' for word in words), encoding="utf-8")
    update(root, ["de"])
    return root / TRANSLATIONS / "menagerie_de.ts"


def test_an_update_keeps_translations_and_drops_what_is_no_longer_said(tmp_path: Path) -> None:
    path = say(tmp_path, "Dog", "Cat")
    german = path.read_text(encoding="utf-8")
    for word, translation in (("Dog", "Hund"), ("Cat", "Katze")):
        german = re.sub(rf'({word}</source>\s*<translation) type="unfinished">', rf"\1>{translation}", german)
    path.write_text(german, encoding="utf-8")
    german = say(tmp_path, "Dog", "Ant").read_text(encoding="utf-8")
    assert "<translation>Hund</translation>" in german
    assert "Cat" not in german
    assert german.index("Ant") < german.index("Dog")


def test_new_or_changed_translations_are_compiled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def compile_saying(word: str) -> bytes:
        german.write_text(
            '<?xml version="1.0"?><TS version="2.1" language="de"><context><name>words</name><message>'
            f"<source>Animal</source><translation>{word}</translation></message></context></TS>",
            encoding="utf-8",
        )
        if compiled.exists():
            os.utime(compiled, (0, 0))
        compile_changed(tmp_path)
        return compiled.read_bytes()

    german = tmp_path / TRANSLATIONS / "menagerie_de.ts"
    compiled = german.with_suffix(".qm")
    german.parent.mkdir(parents=True)
    assert "Tier".encode("utf-16-be") in compile_saying("Tier")
    assert "Lebewesen".encode("utf-16-be") in compile_saying("Lebewesen")
    capsys.readouterr()
    compile_changed(tmp_path)
    assert capsys.readouterr().err == ""
    german.write_text("<TS", encoding="utf-8")
    os.utime(compiled, (0, 0))
    with pytest.raises(SetupError, match=r"menagerie_de\.ts"):
        compile_changed(tmp_path)
