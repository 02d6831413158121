"""The translations are compiled when they have changed."""

import os
import sys
from pathlib import Path

import pytest

from translations import TRANSLATIONS, compile_translations
from virtual_environment import Environment, SetupError, run_step

GERMAN = """<?xml version="1.0"?><TS version="2.1" language="de"><context><name>words</name><message>
<source>Animal</source><translation>Tier</translation></message></context></TS>"""


class OurEnvironment(Environment):
    """The one that runs the tests, for a project in another folder."""

    def __init__(self, root: Path) -> None:
        super().__init__(root, run_step)
        self.python = Path(sys.executable)
        self.programs = self.python.parent


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    return OurEnvironment(tmp_path)


@pytest.fixture
def german(environment: Environment) -> Path:
    path = environment.root / TRANSLATIONS / "menagerie_de.ts"
    path.parent.mkdir(parents=True)
    path.write_text(GERMAN, encoding="utf-8")
    return path


def test_a_new_and_a_changed_translation_are_compiled_and_no_other(
    environment: Environment, german: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled = german.with_suffix(".qm")
    compile_translations(environment)
    assert "Tier".encode("utf-16-be") in compiled.read_bytes()
    assert "Compiling the translations" in capsys.readouterr().err
    compile_translations(environment)
    assert capsys.readouterr().err == ""
    german.write_text(GERMAN.replace("Tier", "Lebewesen"), encoding="utf-8")
    later = compiled.stat().st_mtime + 1
    os.utime(german, (later, later))
    compile_translations(environment)
    assert "Lebewesen".encode("utf-16-be") in compiled.read_bytes()


def test_without_translations_nothing_runs(
    environment: Environment, capsys: pytest.CaptureFixture[str]
) -> None:
    compile_translations(environment)
    assert capsys.readouterr().err == ""


def test_a_damaged_translation_stops_the_command_and_says_so(environment: Environment, german: Path) -> None:
    german.write_text("<TS", encoding="utf-8")
    with pytest.raises(SetupError, match=r"menagerie_de\.ts"):
        compile_translations(environment)
