"""The language of the window: its texts, its direction, and how numbers and dates are written.

Qt's own texts are in ``app.desktop_application``.
"""

from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from menagerie.settings.preferences import Language
from menagerie.ui.look.translation import speak


def use_language(application: QApplication, language: Language, folder: Path | None = None) -> None:
    """Let the window speak ``language``, before any of it is built.

    A language without a translation in ``folder`` leaves the texts English, and the window as it is for
    English.
    """
    found = speak(application, language, folder)
    application.setLayoutDirection(QLocale(found.value).textDirection())
