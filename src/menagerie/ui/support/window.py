"""The window for the shop's IT team: recent requests, the error log and the support report."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from menagerie.ui.support.page import SupportPage
from menagerie.ui.widgets.room import room_on
from menagerie.ui.widgets.segmented import SegmentedControl

_SIZE, _SMALLEST_SIZE = QSize(1040, 600), QSize(480, 320)
_EDGE = 16


class SupportWindow(QDialog):
    """Stays open beside the main window, with one tab for each page.

    The tabs are segments: Qt's own are read twice, and the chosen one always says that it has the focus.
    """

    def __init__(self, pages: Sequence[SupportPage], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("itTeamWindow")
        self.setWindowTitle(self.tr("For your IT team – Menagerie"))
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
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
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
