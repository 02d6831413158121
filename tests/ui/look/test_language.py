"""The language decides the texts, their direction and plurals, and how numbers and dates are written."""

import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.sax.saxutils import escape

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu

from menagerie.domain.columns import TABLE_COLUMNS
from menagerie.settings.preferences import Language
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import locale_of, translate, use_language
from menagerie.ui.look.wording import clock_time, column_title, duration, number
from menagerie.ui.window.main_window import MainWindow
from project import ROOT
from support.clock import VirtualClock
from translations import LANGUAGES, TRANSLATIONS, compile_changed, update

# As a translator writes them: by context and English text.
_GERMAN = {
    ("Actions", "Settin&gs…"): "&Einstellungen …",
    ("Actions", "&Quit"): "&Beenden",
    ("menus", "&File"): "&Datei",
    ("menus", "&Edit"): "&Bearbeiten",
    ("Header", "Add animal"): "Tier hinzufügen",
}


pytestmark = pytest.mark.usefixtures("english_afterwards")


def compile_texts(folder: Path, language: str, texts: Mapping[tuple[str, str], str]) -> None:
    """Write a translator's file, and compile it as a release does."""
    contexts = "".join(
        f"<context><name>{context}</name><message><source>{escape(english)}</source>"
        f"<translation>{escape(text)}</translation></message></context>"
        for (context, english), text in texts.items()
    )
    written = folder / f"menagerie_{language}.ts"
    written.write_text(f'<?xml version="1.0"?><TS version="2.1" language="{language}">{contexts}</TS>')
    compiler = Path(PySide6.__file__).parent / "lrelease"
    subprocess.run([compiler, "-silent", written, "-qm", written.with_suffix(".qm")], check=True)


def action_texts(theme: Theme) -> tuple[str, str]:
    window = MainWindow(theme, VirtualClock())
    action, menu = window.findChild(QAction, "settingsAction"), window.findChild(QMenu, "fileMenu")
    assert isinstance(action, QAction)
    assert isinstance(menu, QMenu)
    texts = action.text(), menu.title()
    window.close_now()
    window.deleteLater()
    return texts


def test_a_window_speaks_the_chosen_language(qapp: QApplication, theme: Theme, tmp_path: Path) -> None:
    compile_texts(tmp_path, "de", _GERMAN)
    use_language(qapp, Language.GERMAN, tmp_path)
    assert action_texts(theme) == ("&Einstellungen …", "&Datei")
    use_language(qapp, Language.ENGLISH, tmp_path)
    assert action_texts(theme) == ("Settin&gs…", "&File")


def test_numbers_and_dates_are_written_as_in_the_language(qapp: QApplication) -> None:
    use_language(qapp, Language.GERMAN)
    assert number(12345) == "12.345"
    use_language(qapp, Language.ENGLISH)
    assert number(12345) == "12,345"
    taiwan, austria = QLocale("zh_TW"), QLocale("de_AT")
    assert locale_of(Language.CHINESE, taiwan).name() == "zh_CN"
    # A country's own way of writing dates stays.
    assert locale_of(Language.GERMAN, austria).name() == "de_AT"
    # Seconds are written as the locale writes minutes.
    for locale, mark in (("de_DE", ":"), ("da_DK", "."), ("fi_FI", ".")):
        QLocale.setDefault(QLocale(locale))
        assert clock_time(60.0, seconds=True) == f"{clock_time(60.0)}{mark}00"


@pytest.mark.parametrize("country", ["", "_EG", "_SA", "_MA"])
def test_arabic_has_the_digits_of_the_ids_everywhere(qapp: QApplication, country: str) -> None:
    system = QLocale(f"ar{country}")
    for language in (Language.ARABIC, Language.SYSTEM):
        assert locale_of(language, system).zeroDigit() == "0"
    use_language(qapp, Language.ARABIC)
    assert {*number(12345), *clock_time(60.0), *duration(20)}.isdisjoint("٠١٢٣٤٥٦٧٨٩")
    assert translate("wording", "%Ln second(s)", n=20).startswith("20")


def test_each_language_has_a_locale_of_its_own() -> None:
    assert locale_of(Language.SYSTEM) == QLocale.system()
    for language in set(Language) - {Language.SYSTEM}:
        assert locale_of(language).name().startswith(language.value)


def test_a_window_is_mirrored_by_a_translation_from_right_to_left(qapp: QApplication, tmp_path: Path) -> None:
    use_language(qapp, Language.ARABIC, tmp_path)
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight
    compile_texts(tmp_path, "ar", {("menus", "&File"): "ملف"})
    use_language(qapp, Language.ARABIC, tmp_path)
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    use_language(qapp, Language.ENGLISH, tmp_path)
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight


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
def test_a_count_chooses_the_form_and_a_widget_says_the_texts_of_its_first_class() -> None:
    # The locale of the tests writes the number.
    assert [translate("c", "%Ln dog(s)", n=n) for n in (1, 2, 1000)] == ["1 Hund", "2 Hunde", "1,000 Hunde"]
    assert SmallKennel().title() == "Hund"


def test_english_has_its_plurals_and_titles_without_a_file() -> None:
    assert [translate("c", "%Ln dog(s)", n=n) for n in (0, 1, 2)] == ["0 dogs", "1 dog", "2 dogs"]
    assert [column_title(column) for column in TABLE_COLUMNS] == [column.title for column in TABLE_COLUMNS]
    files = {path.name for path in (ROOT / TRANSLATIONS).glob("*.ts")}
    assert files == {f"menagerie_{one}.ts" for one in LANGUAGES}
