"""The common shape of the windows in which a person looks for a cause: a row on top, content, and buttons."""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from menagerie.ui.look.announcing import announce
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.room import room_on
from menagerie.ui.widgets.toast import Toast

_SMALLEST_SIZE = QSize(480, 280)
_EDGE = 16
_SPACING = 10


class ToolWindow(QDialog):
    """Stays open beside the main window, and calls ``refresh`` again and again while it is visible.

    ``about`` is the line that says something about its content.
    """

    def __init__(self, name: str, title: str, size: QSize, tick_ms: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        room = room_on(parent.screen())
        self.setMinimumSize(_SMALLEST_SIZE.boundedTo(room))
        self.resize(size.boundedTo(room))
        self._timer = QTimer(self)
        self._timer.setInterval(tick_ms)
        self._timer.timeout.connect(self.refresh)
        self.toast = Toast(self)
        self.about = plain_label(look="muted", wraps=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        self._column.setSpacing(_SPACING)

    def refresh(self) -> None:
        """Show what is new."""
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is new, and go on doing so."""
        super().showEvent(event)
        self.refresh()
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest while nothing is seen."""
        super().hideEvent(event)
        self._timer.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button with Enter, and no other: there is no default one."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        if isinstance(focused, QPushButton):
            focused.click()

    def say_about(self, text: str, *, is_empty: bool) -> None:
        """Say something about the content; where that is empty, to a screen reader too."""
        if is_empty and text != self.about.text():
            # The focus stays in the search.
            announce(self.about, text)
        self.about.setText(text)

    def lay_out(self, top: QLayout, *content: QWidget, buttons: tuple[QPushButton, ...]) -> None:
        """Put the row on top above the content, of which the first part takes the room, and the buttons."""
        self._column.addLayout(top)
        for place, widget in enumerate(content):
            self._column.addWidget(widget, 0 if place else 1)
        close = named_button(f"{self.objectName()}Close", self.tr("Close"))
        close.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for button in (*buttons, close):
            row.addWidget(button)
        self._column.addLayout(row)
