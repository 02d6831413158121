"""The window for the shop's IT team: recent requests, the error log and the support report."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from menagerie.ui.look.announcing import announce
from menagerie.ui.look.plain_text import window_title
from menagerie.ui.widgets.form import EDGE
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.room import room_on
from menagerie.ui.widgets.segmented import SegmentedControl
from menagerie.ui.widgets.toast import Toast

_SIZE, _SMALLEST_SIZE = QSize(1040, 600), QSize(480, 320)
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


class SupportWindow(QDialog):
    """Stays open beside the main window, with one tab for each page.

    The tabs are segments: Qt's own are read twice, and the chosen one always says that it has the focus.
    """

    def __init__(self, pages: Sequence[SupportPage], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("itTeamWindow")
        self.setWindowTitle(window_title(self.tr("For your IT team")))
        room = room_on(parent.screen())
        self.setMinimumSize(_SMALLEST_SIZE.boundedTo(room))
        self.resize(_SIZE.boundedTo(room))
        self.tabs = SegmentedControl(self.tr("Pages"))
        self._pages = QStackedWidget()
        for page in pages:
            self.tabs.add(page.title, page, f"{page.objectName()}Tab")
            self._pages.addWidget(page)
        self.tabs.chosen.connect(self._pages.setCurrentWidget)
        row = QHBoxLayout()
        row.addWidget(self.tabs)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        column.addLayout(row)
        column.addWidget(self._pages)

    def open_at(self, page: SupportPage) -> None:
        """Come to the front with this page, with the focus where one looks first."""
        self.tabs.choose(page)
        self.show()
        self.activateWindow()
        page.first.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button with Enter, and no other: there is no default one."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        if isinstance(focused, QPushButton):
            focused.click()
