"""Draws counts: a row for each, with its label, a slim bar and the number."""

from collections.abc import Iterable

from msgspec import Struct
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import number

_ROW_GAP = 6
_COLUMN_GAP = 12
_THICKNESS = 6
_LEAST_BAR = 2
_LEAST_LENGTH = 80
_WIDEST_LABEL = 160
# A letter's edges can stand out of its own width by so much.
_ROOM_FOR_EDGES = 2


class CountRow(Struct, frozen=True):
    """What one row shows; ``colour`` is the token of its bar."""

    label: str
    count: int
    colour: str


class CountChart(QWidget):
    """The longest bar fills the room for bars; what it stands for is also said in words."""

    def __init__(self, theme: Theme, name: str, title: str, parent: QWidget | None = None) -> None:
        """Make an empty chart; ``name`` is its object name, ``title`` what assistive tools call it."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._rows: tuple[CountRow, ...] = ()
        theme.changed.connect(self.update)

    @property
    def rows(self) -> tuple[CountRow, ...]:
        """What is drawn, from top to bottom."""
        return self._rows

    def show_rows(self, rows: tuple[CountRow, ...]) -> None:
        """Draw these rows."""
        self.setAccessibleDescription(", ".join(f"{row.label}: {number(row.count)}" for row in rows))
        if rows != self._rows:
            self._rows = rows
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Return the room for labels, numbers and bars long enough to be compared."""
        width = self._label_width() + self._number_width() + 2 * _COLUMN_GAP + _LEAST_LENGTH
        return QSize(width, max(0, len(self._rows) * self._row_height() - _ROW_GAP))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def track(self, row: int, scale: float) -> QRect:
        """Return where the bar of the largest count would be, in the pixels of a screen of this scale."""
        left = self._label_width() + _COLUMN_GAP
        width = self.width() - left - _COLUMN_GAP - self._number_width()
        middle = row * self._row_height() + self._line_height() / 2
        place = QRect(
            round(left * scale),
            round((middle - _THICKNESS / 2) * scale),
            round(width * scale),
            round(_THICKNESS * scale),
        )
        whole = QRect(0, 0, round(self.width() * scale), round(self.height() * scale))
        return QStyle.visualRect(self.layoutDirection(), whole, place)

    def bar(self, row: int, scale: float) -> QRect:
        """Return where the bar of a row is drawn, in the pixels of a screen of this scale."""
        track = self.track(row, scale)
        count = self._rows[row].count
        width = round(track.width() * count / max(1, *(other.count for other in self._rows)))
        # What was counted is seen, however little it is beside the largest.
        width = max(width, round(_LEAST_BAR * scale)) if count > 0 else 0
        place = QRect(track.left(), track.top(), width, track.height())
        return QStyle.visualRect(self.layoutDirection(), track, place)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the bars and what stands beside them."""
        painter = QPainter(self)
        scale = painter.deviceTransform().m11()
        # In whole pixels of the screen, so that no bar is blurred at 125 or 150 %.
        painter.save()
        painter.scale(1 / scale, 1 / scale)
        for place, row in enumerate(self._rows):
            painter.fillRect(self.track(place, scale), self._theme.colour("unstated_back"))
            painter.fillRect(self.bar(place, scale), self._theme.colour(row.colour))
        painter.restore()
        # A label runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        for place, row in enumerate(self._rows):
            self._paint_words(painter, place, row)

    def _paint_words(self, painter: QPainter, place: int, row: CountRow) -> None:
        top, height = place * self._row_height(), self._line_height()
        label = QRect(0, top, self._label_width(), height)
        count = QRect(self.width() - self._number_width(), top, self._number_width(), height)
        leading, trailing = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        text = self.fontMetrics().elidedText(row.label, Qt.TextElideMode.ElideRight, label.width())
        painter.setPen(self._theme.colour("muted"))
        self._paint_text(painter, label, leading, text)
        painter.setPen(self._theme.colour("text"))
        self._paint_text(painter, count, trailing, number(row.count))

    def _paint_text(self, painter: QPainter, place: QRect, side: Qt.AlignmentFlag, text: str) -> None:
        direction = self.layoutDirection()
        side = QStyle.visualAlignment(direction, side | Qt.AlignmentFlag.AlignVCenter)
        flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.TextFlag.TextSingleLine
        painter.drawText(QStyle.visualRect(direction, self.rect(), place), flags, text)

    def _label_width(self) -> int:
        return min(_WIDEST_LABEL, self._widest(row.label for row in self._rows))

    def _number_width(self) -> int:
        return self._widest(number(row.count) for row in self._rows)

    def _widest(self, texts: Iterable[str]) -> int:
        metrics = self.fontMetrics()
        return max((metrics.horizontalAdvance(text) for text in texts), default=0) + _ROOM_FOR_EDGES

    def _line_height(self) -> int:
        return self.fontMetrics().height()

    def _row_height(self) -> int:
        return self._line_height() + _ROW_GAP
