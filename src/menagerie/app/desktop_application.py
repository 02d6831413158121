"""Qt's application object, as it has to be on every desktop, and its own texts in the person's language."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from menagerie.ui.look.translation import translate


class DesktopApplication(QApplication):
    """An application of Qt that uses its own plugins, and accepts to quit.

    Once ``quit_at_once`` is set, it is called when the system wants the application to end: at a log-off, a
    restart, an update of the application, or with Quit in macOS' Dock. Qt itself would ask the window to
    close, which may wait, and then answer that Menagerie keeps the session from ending.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        """Make it with the words of the command line, the program's name first."""
        own = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
        # Before those that QT_PLUGIN_PATH names, which may belong to another version of Qt.
        QCoreApplication.setLibraryPaths([own, *QCoreApplication.libraryPaths()])
        super().__init__(list(arguments))
        self.quit_at_once: Callable[[], None] | None = None

    def event(self, event: QEvent) -> bool:
        """Accept to quit."""
        if event.type() is not QEvent.Type.Quit or self.quit_at_once is None:
            return super().event(event)
        event.accept()
        self.quit_at_once()
        return True


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
