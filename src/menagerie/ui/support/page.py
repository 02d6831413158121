"""The common shape of what helps to find a cause: a row on top, content, and buttons."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from menagerie.ui.look.announcing import announce
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.toast import Toast

_SPACING = 10


class SupportPage(QWidget):
    """Calls ``refresh`` when it comes into sight and, with ``tick_ms``, again and again while it is visible.

    ``title`` is that of its tab, ``first`` what has the focus when it is opened, and ``about`` the line that
    says something about its content.
    """

    first: QWidget

    def __init__(self, name: str, title: str, tick_ms: int = 0) -> None:
        super().__init__()
        self.setObjectName(name)
        self.title = title
        self._timer = QTimer(self)
        self._timer.setInterval(tick_ms)
        self._timer.timeout.connect(self.refresh)
        self.toast = Toast(self)
        self.about = plain_label(look="muted", wraps=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, _SPACING, 0, 0)
        self._column.setSpacing(_SPACING)

    def refresh(self) -> None:
        """Show what is new."""
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is new, and go on doing so."""
        super().showEvent(event)
        self.refresh()
        if self._timer.interval():
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest while nothing is seen."""
        super().hideEvent(event)
        self._timer.stop()

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
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for button in buttons:
            row.addWidget(button)
        self._column.addLayout(row)
