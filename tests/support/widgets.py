"""Finds the parts of a window or a dialog by their names, as assistive tools do, and turns the wheel."""

from typing import TypeVar

from PySide6.QtCore import QObject, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from menagerie.ui.widgets.steps import StepLine

_Part = TypeVar("_Part", bound=QObject)
# As Qt counts it: eighths of a degree.
_ONE_NOTCH = 120


def child(parent: QObject, kind: type[_Part], name: str | None = None) -> _Part:
    """Return the part of this kind and object name; without a name the first of its kind."""
    found = parent.findChild(kind) if name is None else parent.findChild(kind, name)
    assert isinstance(found, kind), f"there is no {kind.__name__} {name or ''}"
    return found


def focused() -> QWidget:
    """Return the widget with the focus; there has to be one."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def shown_text(parent: QWidget, name: str) -> str:
    """Return the text of the label of this name; nothing while it is hidden."""
    label = child(parent, QLabel, name)
    return label.text() if label.isVisible() else ""


def shown_step(line: StepLine) -> str:
    """Return the sign of the mark of a step, and what it says."""
    return f"{line.mark} {line.text()}"


def turn_wheel(widget: QWidget) -> None:
    """Turn the wheel over a widget on screen by one notch, towards the person."""
    window = widget.window()
    place = widget.mapTo(window, widget.rect().center())
    QTest.wheelEvent(window.windowHandle(), place, QPoint(0, -_ONE_NOTCH))
    QApplication.processEvents()
