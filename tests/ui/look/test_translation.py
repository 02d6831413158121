"""A text of the source comes back in the person's language, with the form that its count needs."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from menagerie.domain.columns import TABLE_COLUMNS
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import column_title
from project import ROOT
from translations import LANGUAGES, TRANSLATIONS, compile_changed, update


class Kennel(QObject):
    def title(self) -> str:
        return self.tr("Dog")


class SmallKennel(Kennel):
    """Says what the class says that it comes from."""


@pytest.fixture
def german(tmp_path: Path, qapp: QCoreApplication) -> Iterator[None]:
    source = tmp_path / "src/menagerie/ui/kennel.py"
    source.parent.mkdir(parents=True)
    (tmp_path / "src/menagerie/cli.py").touch()
    source.write_text(
        "class Kennel:\n  def title(self):\n    self.tr('Dog')\n    translate('c', '%Ln dog(s)', n=n)\n",
        encoding="utf-8",
    )
    update(tmp_path, ["de"])
    path = tmp_path / TRANSLATIONS / "menagerie_de.ts"
    text = path.read_text(encoding="utf-8").replace(' type="unfinished"', "")
    text = text.replace("<numerusform>", "<numerusform>%Ln Hund", 1)
    text = re.sub(r"(Hund</numerusform>\s*<numerusform>)", r"\1%Ln Hunde", text)
    path.write_text(text.replace("<translation></translation>", "<translation>Hund</translation>"), "utf-8")
    compile_changed(tmp_path)
    translator = QTranslator()
    assert translator.load(str(path.with_suffix(".qm")))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("german")
def test_a_count_chooses_the_form() -> None:
    # The locale of the tests writes the number.
    assert [translate("c", "%Ln dog(s)", n=n) for n in (1, 2, 1000)] == ["1 Hund", "2 Hunde", "1,000 Hunde"]


@pytest.mark.usefixtures("german")
def test_a_widget_says_the_texts_of_the_class_that_it_comes_from() -> None:
    assert SmallKennel().title() == "Hund"


def test_english_has_its_plural_without_a_file() -> None:
    assert [translate("c", "%Ln dog(s)", n=n) for n in (0, 1, 2)] == ["0 dogs", "1 dog", "2 dogs"]


def test_each_column_has_the_title_of_its_file() -> None:
    assert [column_title(column) for column in TABLE_COLUMNS] == [column.title for column in TABLE_COLUMNS]


def test_the_source_of_the_files_is_there() -> None:
    files = {path.name for path in (ROOT / TRANSLATIONS).glob("*.ts")}
    assert files == {f"menagerie_{one}.ts" for one in LANGUAGES}
