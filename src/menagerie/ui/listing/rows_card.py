"""The card that shows the table of animals, says that its rows are awaited, or why there are none."""

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QStackedLayout, QStyle, QTableView, QVBoxLayout, QWidget

from menagerie.domain.clock import Clock
from menagerie.ui.listing.animal_table import BY_KEYBOARD, AnimalTable
from menagerie.ui.look.theme import RADIUS, Theme
from menagerie.ui.widgets.empty_state import EmptyState
from menagerie.ui.widgets.form import pass_focus
from menagerie.ui.widgets.labels import plain_label

# Most answers are there before.
_MOMENT_MS = 150
# The shapes of the rows to come: how many, and the bars in them.
_BARS = 7
_BAR_HEIGHT = 10
_LONGEST_BAR = 220
_PADDING = 12
_SHARES = (0.8, 0.55, 0.7, 0.45)
_AROUND_TEXT = (16, 8, 16, 8)
_RING = 2


class RowsCard(QFrame):
    """Shows either ``table``, where rows may be awaited, or ``empty``.

    A ring around it shows that the keyboard is here and no row is chosen, but only to a person who uses it.
    """

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self.table = AnimalTable(theme, clock)
        self.empty = EmptyState(theme)
        self._theme = theme
        self._awaited: AwaitedRows | None = None
        self._has_ring = self._by_keyboard = False
        inside = QVBoxLayout(self)
        # The style sheet's border is the other pixel of the ring.
        inside.setContentsMargins(1, 1, 1, 1)
        self._stack = QStackedLayout()
        inside.addLayout(self._stack)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        for part in (self, self.table):
            part.installEventFilter(self)
        self.table.current_changed.connect(self._show_ring)

    @property
    def shows_rows(self) -> bool:
        """Return whether the table is shown, and not an empty state."""
        return self._stack.currentWidget() is self.table

    def show_rows(self) -> None:
        """Show the table in place of an empty state."""
        if self._awaited is not None:
            self._awaited.end()
        self._show(self.table)

    def show_empty(self) -> None:
        """Show the empty state in place of the table."""
        if self._awaited is not None:
            self._awaited.end()
        self._show(self.empty)

    def show_awaited(self, text: str) -> None:
        """Show the table, and soon where its rows will come; ``text`` says what is awaited."""
        self._show(self.table)
        if self._awaited is None:
            # Not in the first picture.
            self._awaited = AwaitedRows(self._theme, self.table)
        self._awaited.begin(text)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) or (isinstance(event, QFocusEvent) and event.reason() in BY_KEYBOARD):
            self._by_keyboard = True
        elif isinstance(event, QFocusEvent) and event.reason() is Qt.FocusReason.MouseFocusReason:
            self._by_keyboard = False
        if isinstance(event, QKeyEvent | QFocusEvent):
            self._show_ring()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._has_ring:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.colour("accent"), _RING))
            # A line of one pixel at the edge is lost at 125 %.
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), RADIUS - 1, RADIUS - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._awaited is not None:
            self._awaited.cover_rows()

    def focus_fallback(self) -> QWidget:
        """Return where the focus can wait: with the rows, or on this card where there are none."""
        return self.table if self.shows_rows else self

    def _show_ring(self, *_current: object) -> None:
        has_focus = self.hasFocus() or (self.table.hasFocus() and not self.table.currentIndex().isValid())
        has_ring = has_focus and self._by_keyboard
        if has_ring is not self._has_ring:
            self._has_ring = has_ring
            self.update()

    def _show(self, part: QWidget) -> None:
        self._stack.setCurrentWidget(part)
        if part is self.table:
            # What has waited for rows on this card goes on with them.
            pass_focus(self, part)
        # The table has a name itself, which would be read twice.
        self.setAccessibleName("" if self.shows_rows else self.tr("Animals"))


class AwaitedRows(QWidget):
    """Grey shapes where the rows of ``table`` will be, and a sentence; the table keeps the focus.

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

    def cover_rows(self) -> None:
        """Cover the rows of the table."""
        self.setGeometry(self._table.viewport().geometry())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
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
        self.cover_rows()
        self.show()
        self.raise_()
