"""Qt as it has to be on every desktop: its application object, its screen, its texts in the language."""

import ctypes
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from menagerie.system import is_macos, is_windows
from menagerie.ui.look.translation import translate

_NEEDS_X = {"", "xcb"}
_DEFAULT_WAYLAND = "wayland-0"


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


def screen_problem(variables: Mapping[str, str]) -> str | None:
    """Return why no window can be shown, in a sentence, or None where nothing speaks against it."""
    if is_windows() or is_macos():
        return None
    platform = variables.get("QT_QPA_PLATFORM", "").partition(":")[0]
    wayland, display = variables.get("WAYLAND_DISPLAY", ""), variables.get("DISPLAY", "")
    # With both, Qt takes X where Wayland does not answer.
    if platform == "wayland" or (platform == "" and wayland and not display):
        wayland = wayland or _DEFAULT_WAYLAND
        answers = _answers_wayland(wayland, variables.get("XDG_RUNTIME_DIR", ""))
        return plugin_problem("wayland") if answers else _no_answer("WAYLAND_DISPLAY", wayland)
    if platform == "" and wayland:
        return plugin_problem("wayland") and plugin_problem("xcb")
    if platform not in _NEEDS_X:
        return None
    if not display:
        return translate(
            "cli",
            "Menagerie needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set. "
            "Start it from a desktop. To see whether it works without one, add --self-check to the command.",
        )
    return plugin_problem("xcb") if _answers_x(display) else _no_answer("DISPLAY", display)


def plugin_problem(platform: str) -> str | None:
    """Return why Qt cannot draw on a platform, such as xcb, in a sentence; None where it can.

    Qt itself would abort the process.
    """
    if is_windows() or is_macos():
        return None
    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    try:
        ctypes.CDLL(str(Path(plugins, "platforms", f"libq{platform}.so")))
    except OSError as error:
        sentence = translate(
            "cli", "Menagerie cannot start, because a library of the system is missing: {error}"
        )
        # In a frozen application, PyInstaller puts words of its own before those of the loader.
        return sentence.format(error=error.__cause__ or error)
    return None


def without_screen(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the variables with which Qt draws without a screen; ``variables`` are those of the process.

    On Windows, Qt then has the fonts of a folder that it is told, and otherwise none.
    """
    chosen = {"QT_QPA_PLATFORM": "offscreen"}
    if is_windows():
        chosen["QT_QPA_FONTDIR"] = str(Path(variables["WINDIR"], "Fonts"))
    return chosen


def qt_arguments(variables: Mapping[str, str]) -> list[str]:
    """Return what Qt is told about its platform.

    On Windows, Qt takes AltGr for Ctrl and Alt unless it is told otherwise: "@", which is AltGr+2 on a
    Spanish keyboard, would not be typed, but choose how often the list is refreshed.
    """
    # What was chosen from outside counts, such as doing without a screen.
    is_chosen = "QT_QPA_PLATFORM" in variables
    return ["-platform", "windows:altgr"] if is_windows() and not is_chosen else []


def _no_answer(variable: str, name: str) -> str:
    text = translate(
        "cli", "Menagerie needs a screen, and the one named by {variable} ({name}) does not answer."
    )
    return text.format(variable=variable, name=name)


def _answers_wayland(display: str, runtime: str) -> bool:
    import socket  # noqa: PLC0415 - most starts do without it

    # The name of a socket in this folder, or its whole path.
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(Path(runtime, display)))
        except OSError:
            return False
    return True


def _answers_x(display: str) -> bool:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        # Then Qt's plugin cannot be loaded either.
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    answers = int(xcb.xcb_connection_has_error(connection)) == 0
    # Stay connected until this process ends: an X server resets when its last client disconnects, and if Qt
    # connects during that, it aborts the process.
    if not answers:
        xcb.xcb_disconnect(connection)
    return answers
