"""What is on the screen of this process: looked at and used by names."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QPlainTextEdit

from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.window.main_window import MainWindow

Sides = tuple[int, int, int, int]


def look() -> dict[str, Any]:
    """Return the texts on screen, also of the windows' titles, and how many rows the table has."""
    shown = [widget for widget in QApplication.allWidgets() if widget.isVisible()]
    texts = [one.text() for one in shown if isinstance(one, QLabel | QAbstractButton | QLineEdit)]
    texts += [one.toPlainText() for one in shown if isinstance(one, QPlainTextEdit)]
    texts += [one.windowTitle() for one in shown if one.isWindow()]
    rows = [len(one.shown.ids) for one in shown if isinstance(one, AnimalTable)]
    return {"texts": "\n".join(texts), "rows": sum(rows)}


def press(name: str) -> bool:
    """Press a button or an action; return whether there is one that can be pressed."""
    for place in QApplication.topLevelWidgets():
        for button in place.findChildren(QAbstractButton, name):
            if button.isVisible() and button.isEnabled():
                button.click()
                return True
        for action in place.findChildren(QAction, name):
            if action.isEnabled():
                action.trigger()
                return True
    return False


def type_into(name: str, text: str) -> bool:
    """Replace the text of a field; return whether it is on screen."""
    for place in QApplication.topLevelWidgets():
        for field in place.findChildren(QLineEdit, name):
            if field.isVisible():
                field.setText(text)
                return True
    return False


def clipboard() -> str:
    """Return the text of the clipboard."""
    return QApplication.clipboard().text()


def move(x: str, y: str) -> bool:
    """Move the main window."""
    _main_window().move(int(x), int(y))
    return True


def place() -> tuple[Sides, list[Sides]]:
    """Return the places of the main window and of all screens: left, top, width and height."""
    frame = _main_window().frameGeometry()
    screens = [screen.geometry() for screen in QGuiApplication.screens()]
    return _sides(frame), [_sides(screen) for screen in screens]


def close() -> bool:
    """Close the main window as a person does, and return whether it is gone at once."""
    return _main_window().close()


def quit_application() -> bool:
    """Ask the application to quit, as the system does, and return whether it accepts."""
    application, event = QApplication.instance(), QEvent(QEvent.Type.Quit)
    assert application is not None
    event.ignore()
    QApplication.sendEvent(application, event)
    return event.isAccepted()


def end_session() -> bool:
    """Tell the application, as Qt does on Windows, that it is about to be ended."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.commitDataRequest.emit(None)
    return True


def _sides(rectangle: QRect) -> Sides:
    return rectangle.x(), rectangle.y(), rectangle.width(), rectangle.height()


def _main_window() -> MainWindow:
    (window,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    return window


# By the name that ``support.real_application`` has for each; each takes words of its own.
COMMANDS: Mapping[str, Callable[..., object]] = {
    "look": look,
    "press": press,
    "type": type_into,
    "clipboard": clipboard,
    "move": move,
    "place": place,
    "close": close,
    "end session": end_session,
    "quit": quit_application,
}
