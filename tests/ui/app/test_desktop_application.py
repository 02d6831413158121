"""Qt as it has to be on every desktop: its plugins, its platform and screen, and its own texts."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from menagerie.app.desktop_application import qt_arguments, screen_problem, translate_qt, without_screen
from menagerie.settings.preferences import Language
from menagerie.ui.look.translation import speak as speak_ours

Speak = Callable[[str], None]


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Speak]:
    """Let Qt speak the language of a locale; in the end it is English again."""
    translators = []
    yield lambda name: translators.append(translate_qt(qapp, QLocale(name)))
    for translator in translators:
        qapp.removeTranslator(translator)
        translator.deleteLater()
    qapp.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)


def name_of_the_key() -> str:
    return QKeySequence("Ctrl+O").toString(QKeySequence.SequenceFormat.NativeText)


def test_a_file_dialog_speaks_the_persons_language(speak: Speak) -> None:
    words = {"de_AT": "Abbrechen", "fr_FR": "Annuler", "ja_JP": "キャンセル", "pt_PT": "Cancelar"}
    for locale, cancel in words.items():
        speak(locale)
        dialog = QFileDialog()
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setLabelText(QFileDialog.DialogLabel.Accept, "Export")
        assert dialog.labelText(QFileDialog.DialogLabel.Reject).replace("&", "") == cancel
        dialog.deleteLater()


@pytest.mark.parametrize("language", [one for one in Language if one is not Language.SYSTEM])
@pytest.mark.usefixtures("english_afterwards")
def test_where_qt_has_no_words_for_a_file_dialog_we_have_them(
    qapp: QApplication, speak: Speak, language: Language
) -> None:
    speak_ours(qapp, language)
    speak(language.value)
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    labels = {text for label in dialog.findChildren(QLabel) if (text := label.text().replace("&", ""))}
    is_english = language is Language.ENGLISH
    assert ({"Look in:", "Files of type:"} <= labels) is is_english
    assert {"Look in:", "Files of type:"}.isdisjoint(labels) is not is_english
    dialog.deleteLater()


def test_keys_are_named_as_on_the_persons_keyboard_and_a_language_that_qt_does_not_know_leaves_english(
    speak: Speak,
) -> None:
    speak("sw_KE")
    assert name_of_the_key() == "Ctrl+O"
    assert name_of_the_key() == "Ctrl+O"
    speak("de_DE")
    assert name_of_the_key() == "Strg+O"


def test_the_window_with_its_english_texts_is_not_turned_round(qapp: QApplication, speak: Speak) -> None:
    for locale in ("ar_EG", "he_IL"):
        speak(locale)
        assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_a_platform_without_a_screen_needs_none() -> None:
    assert screen_problem({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_on_windows_altgr_types_a_character_and_qt_is_told_where_fonts_are_without_a_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    variables = {"WINDIR": "windows"}
    for platform in ("linux", "darwin"):
        monkeypatch.setattr(sys, "platform", platform)
        assert qt_arguments({}) == []
        assert without_screen(variables) == {"QT_QPA_PLATFORM": "offscreen"}
    monkeypatch.setattr(sys, "platform", "win32")
    assert qt_arguments({}) == ["-platform", "windows:altgr"]
    assert qt_arguments({"QT_QPA_PLATFORM": "offscreen"}) == []
    fonts = str(Path("windows", "Fonts"))
    assert without_screen(variables) == {"QT_QPA_PLATFORM": "offscreen", "QT_QPA_FONTDIR": fonts}


_BINDING = """
import os
from menagerie.app.event_loop import qasync
print(qasync.QtModuleName, os.environ["QT_API"])
"""
_PLUGINS = """
from PySide6.QtCore import QLibraryInfo
from menagerie.app.desktop_application import DesktopApplication
found = DesktopApplication(["menagerie", "-platform", "offscreen"]).libraryPaths()
print(found[0] == QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), found[1])
"""


def said(program: str, **variables: str) -> str:
    words = [sys.executable, "-c", program]
    return subprocess.check_output(words, env=os.environ | variables, text=True).strip()


def test_another_binding_of_qt_is_not_taken() -> None:
    assert said(_BINDING, QT_API="pyqt5") == "PySide6 pyqt5"


def test_plugins_of_another_qt_come_after_its_own(tmp_path: Path) -> None:
    assert said(_PLUGINS, QT_PLUGIN_PATH=str(tmp_path)) == f"True {tmp_path.as_posix()}"
