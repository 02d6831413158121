"""A chart of the requests of the last hour: a slim bar for each minute."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from menagerie.ui.look.theme import Theme, scaled_font
from menagerie.ui.look.wording import number
from menagerie.ui.quota.pace_wording import hour_in_words

MINUTES = 60
_SLOT = 6
_GAP = 2
_BARS_HEIGHT = 56
_BASELINE = 1
_LABEL_FACTOR = 0.85
_LABEL_GAP = 2
# The least count that fills the height, so that a single request does not look like many.
_LEAST_FULL_HEIGHT = 5


class LastHourChart(QWidget):
    """Sixty bars, the present minute last in the direction of reading. The tallest has a label."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("lastHourChart")
        self.setAccessibleName(self.tr("The last hour"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFont(scaled_font(self.font(), _LABEL_FACTOR))
        self._theme = theme
        self._counts: tuple[int, ...] = (0,) * MINUTES
        theme.changed.connect(self.update)
        self.show_counts(self._counts)

    @property
    def counts(self) -> tuple[int, ...]:
        """The requests of each minute that are drawn, the present minute last."""
        return self._counts

    def show_counts(self, counts: tuple[int, ...]) -> None:
        """Draw the counts of the last 60 minutes, the present minute last."""
        self.setAccessibleDescription(hour_in_words(counts))
        if counts != self._counts:
            self._counts = counts
            self.update()

    def sizeHint(self) -> QSize:
        """Return the room for the bars, and for a label above the tallest."""
        return QSize(MINUTES * _SLOT - _GAP, self._label_height() + _BARS_HEIGHT + _BASELINE)

    def minimumSizeHint(self) -> QSize:
        """Return the same size: narrower bars could not be told apart."""
        return self.sizeHint()

    def bar(self, minute: int, scale: float) -> QRect:
        """Return where the bar of a minute is drawn, in device pixels at this ``scale``.

        Minute 0 is an hour ago.
        """
        width, gap = round(self.width() * scale), round(_GAP * scale)
        slot = (width + gap) // MINUTES
        full = round(_BARS_HEIGHT * scale)
        ground = round((self.height() - _BASELINE) * scale)
        count = self._counts[minute]
        height = round(full * count / max(_LEAST_FULL_HEIGHT, *self._counts))
        # Any count can be seen, however small it is beside the tallest.
        height = max(height, gap) if count > 0 else 0
        after = (MINUTES - 1 - minute) * slot
        left = after if self._is_mirrored() else width - after - (slot - gap)
        return QRect(left, ground - height, slot - gap, height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the bars, the baseline and the label."""
        painter = QPainter(self)
        scale = painter.deviceTransform().m11()
        # Draw in whole device pixels, so that all bars are equally wide and sharp at 125 or 150 %.
        painter.save()
        painter.scale(1 / scale, 1 / scale)
        bars = [self.bar(minute, scale) for minute in range(MINUTES)]
        width, ground = round(self.width() * scale), bars[0].bottom() + 1
        painter.fillRect(0, ground, width, max(1, round(_BASELINE * scale)), self._theme.colour("line"))
        for bar in bars:
            painter.fillRect(bar, self._theme.colour("accent"))
        painter.restore()
        if any(self._counts):
            self._paint_label(painter, bars[self._tallest()], scale)

    def _paint_label(self, painter: QPainter, bar: QRect, scale: float) -> None:
        text = number(max(self._counts))
        width = self.fontMetrics().horizontalAdvance(text) + 1
        middle, top = (bar.left() + bar.width() / 2) / scale, bar.top() / scale
        left = min(max(0, round(middle - width / 2)), self.width() - width)
        label = QRect(left, round(top) - self._label_height(), width, self._label_height() - _LABEL_GAP)
        painter.setPen(self._theme.colour("muted"))
        painter.drawText(label, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, text)

    def _tallest(self) -> int:
        """Return the newest of the minutes with the most requests."""
        most = max(self._counts)
        return max(minute for minute, count in enumerate(self._counts) if count == most)

    def _label_height(self) -> int:
        return self.fontMetrics().height() + _LABEL_GAP

    def _is_mirrored(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft
