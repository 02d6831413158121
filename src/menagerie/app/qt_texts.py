"""Lets Qt say its own texts in the person's language: file dialogs, menus of text fields, names of keys."""

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from menagerie.ui.look.translation import translate


def translate_qt(application: QApplication, locale: QLocale) -> QTranslator:
    """Let Qt speak the language of ``locale``, or English where it does not know any that the person reads.

    Returns the translator that is in force. It belongs to the application.
    """
    # With a language that is read from right to left, Qt would turn the whole window round, even where the
    # window's own texts are English.
    application.setLayoutDirection(application.layoutDirection())
    translator = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    # Portuguese is there for Brazil only, which serves Portugal better than English does.
    if any(translator.load(one, "qtbase", "_", folder) for one in (locale, QLocale(locale.language()))):
        application.installTranslator(translator)
    return translator


def texts_missing_in_qt() -> tuple[str, ...]:
    """Return texts of Qt's dialogs that its own translations lack in most languages.

    Ours have them: Qt looks for its texts in every translation that is in force.
    """
    return (
        translate("QFileDialog", "&Look in:"),
        translate("QFileDialog", "Files of &type:"),
        translate("QPrintSettingsOutput", "Page &Set:"),
        translate("QPrintSettingsOutput", "Double Sided Printing"),
        translate("QPrintSettingsOutput", "Off"),
        translate("QPrintSettingsOutput", "Long side binding"),
        translate("QPrintSettingsOutput", "Short side binding"),
        translate("QPrintSettingsOutput", "None"),
    )
