"""The translators' files follow the texts of the source."""

import re
import shutil
import sys
from pathlib import Path

import pytest

from translations import LANGUAGES, TRANSLATIONS, update
from virtual_environment import Environment, run_step

FORMS = {"de": 2, "fr": 2, "es": 2, "pt": 2, "ja": 1, "zh_CN": 1, "ar": 6}


class OurEnvironment(Environment):
    """The one that runs the tests, for a project in another folder."""

    def __init__(self, root: Path) -> None:
        super().__init__(root, run_step)
        self.python = Path(sys.executable)
        self.programs = self.python.parent


DOG, CAT, ANT = ('translate("words", "Dog")', 'translate("words", "Cat")', 'translate("words", "Ant")')
OTHERS = (
    'translate("words", "%Ln row(s)", n=count)',
    'translate("words", "“Quoted” \\"twice\\"\\nin two lines")',
)


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a project whose files were made for what it says. An update takes a second."""
    environment = OurEnvironment(tmp_path_factory.mktemp("updated"))
    _say(environment, DOG, CAT, *OTHERS)
    return environment.root


@pytest.fixture
def environment(updated: Path, tmp_path: Path) -> Environment:
    return OurEnvironment(Path(shutil.copytree(updated, tmp_path / "copy")))


def _say(environment: Environment, *lines: str) -> None:
    source = environment.root / "src/menagerie/ui/words.py"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text("\n".join(lines), encoding="utf-8")
    (environment.root / "src/menagerie/cli.py").touch()
    update(environment)


def _file(environment: Environment, language: str) -> Path:
    return environment.root / TRANSLATIONS / f"menagerie_{language}.ts"


def test_each_language_has_the_forms_that_its_counts_need(environment: Environment) -> None:
    forms = {
        one: _file(environment, one).read_text(encoding="utf-8").count("<numerusform") for one in LANGUAGES
    }
    assert forms == FORMS


def test_an_update_keeps_translations_and_drops_what_is_no_longer_said(
    environment: Environment,
) -> None:
    path = _file(environment, "de")
    german = path.read_text(encoding="utf-8")
    for word, translation in (("Dog", "Hund"), ("Cat", "Katze")):
        german = re.sub(rf'({word}</source>\s*<translation) type="unfinished">', rf"\1>{translation}", german)
    path.write_text(german, encoding="utf-8")
    _say(environment, ANT, DOG, *OTHERS)
    german = path.read_text(encoding="utf-8")
    assert "<translation>Hund</translation>" in german
    assert "Cat" not in german
    assert german.index("Ant") < german.index("Dog")


def test_an_update_without_a_change_writes_the_same(environment: Environment) -> None:
    before = _file(environment, "ja").read_bytes()
    _say(environment, DOG, CAT, *OTHERS)
    assert _file(environment, "ja").read_bytes() == before
