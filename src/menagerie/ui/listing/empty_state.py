"""Shown where there are no rows: that they are awaited, or why there are none and what to do next."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStyle,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.style_sheet import RADIUS
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.labels import plain_label

_ICON = 44
_TEXT_WIDTH = 420
# Most answers are there before.
_MOMENT_MS = 150
# The shapes of the rows to come: how many, and the bars in them.
_BARS = 7
_BAR_HEIGHT = 10
_LONGEST_BAR = 220
_PADDING = 12
_SHARES = (0.8, 0.55, 0.7, 0.45)
_AROUND_TEXT = (16, 8, 16, 8)


class EmptyState(QWidget):
    """Shows an icon, a title, a sentence and at most one button."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("emptyState")
        self._theme = theme
        self._icon_name = "inbox"
        self._act: Callable[[], None] | None = None
        self._asks = False
        self._is_held_up = False
        self._icon = QLabel()
        self._icon.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = plain_label(factor=1.25, weight=QFont.Weight.DemiBold, wraps=True)
        self.title.setObjectName("emptyTitle")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text = plain_label(look="muted", wraps=True)
        self.text.setObjectName("emptyText")
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text.setFixedWidth(_TEXT_WIDTH)
        self.action = QPushButton()
        self.action.setObjectName("emptyAction")
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(self._icon)
        column.addWidget(self.title)
        # Between two stretches, and not aligned: an aligned label gets no height for its second line.
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.text)
        middle.addStretch(1)
        column.addLayout(middle)
        column.addSpacing(8)
        column.addWidget(self.action, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.action.clicked.connect(self._clicked)
        theme.changed.connect(self._tint)

    def say(
        self,
        icon: str,
        title: str,
        text: str = "",
        action: str = "",
        act: Callable[[], None] | None = None,
        *,
        asks: bool = False,
    ) -> None:
        """Show a reason. ``action`` is the text of the button, ``act`` is called when it is clicked.

        With ``asks`` it leads to a request, and is disabled during a wait.
        """
        self._icon_name = icon
        self.title.setText(title)
        self.text.setText(text)
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.text.text())
        self.action.setText(action)
        self.action.setVisible(act is not None)
        self._act = act
        self._asks = asks
        self.action.setEnabled(not (asks and self._is_held_up))
        self._tint()

    def hold_up(self, *, held_up: bool) -> None:
        """Disable a button that leads to a request during a wait, or enable it."""
        self._is_held_up = held_up
        self.action.setEnabled(not (self._asks and held_up))

    def _clicked(self) -> None:
        if self._act is not None:
            self._act()

    def _tint(self) -> None:
        colour = self._theme.colour("disabled")
        self._icon.setPixmap(tinted_pixmap(self._icon_name, colour, _ICON, self.devicePixelRatioF()))


class AwaitedRows(QWidget):
    """Quiet shapes where the rows of ``table`` will come, and a sentence; the table keeps the focus.

    They appear only when the rows take a moment, so that a quick answer does not flash.
    """

    def __init__(self, theme: Theme, table: QTableView) -> None:
        super().__init__(table)
        self.setObjectName("awaitedRows")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = theme
        self._table = table
        self.text = plain_label(name="awaitedText", look="muted", weight=QFont.Weight.DemiBold)
        self.text.setContentsMargins(*_AROUND_TEXT)
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addWidget(self.text, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.setInterval(_MOMENT_MS)
        self._moment.timeout.connect(self._appear)
        theme.changed.connect(self.update)
        self.hide()

    def begin(self, text: str) -> None:
        """Appear in a moment; ``text`` says what is awaited."""
        self.text.setText(text)
        self.setAccessibleName(text)
        if not self.isVisible() and not self._moment.isActive():
            self._moment.start()

    def end(self) -> None:
        """Disappear, or do not appear."""
        self._moment.stop()
        self.hide()

    def place(self) -> None:
        """Cover the rows of the table."""
        self.setGeometry(self._table.viewport().geometry())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint a bar for each cell of some rows, paler from row to row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("line"))
        header, height = self._table.horizontalHeader(), self._table.verticalHeader().defaultSectionSize()
        for row in range(_BARS):
            painter.setOpacity(1 - row / _BARS)
            for cell in self._cells(header, row, height):
                painter.drawRoundedRect(cell, _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)
        painter.setOpacity(1)
        painter.setBrush(self._theme.colour("surface"))
        painter.drawRoundedRect(self.text.geometry(), RADIUS, RADIUS)

    def _cells(self, header: QHeaderView, row: int, height: int) -> list[QRect]:
        cells = []
        for section in range(header.count()):
            width = header.sectionSize(section) - 2 * _PADDING
            if width > 0:
                cell = QRect(header.sectionViewportPosition(section) + _PADDING, row * height, width, height)
                share = _SHARES[(row + section) % len(_SHARES)]
                bar = QSize(min(round(width * share), _LONGEST_BAR), _BAR_HEIGHT)
                side = header.model().headerData(
                    section, header.orientation(), Qt.ItemDataRole.TextAlignmentRole
                )
                cells.append(QStyle.alignedRect(self.layoutDirection(), side, bar, cell))
        return cells

    def _appear(self) -> None:
        self.place()
        self.show()
        self.raise_()
