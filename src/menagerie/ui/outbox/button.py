"""The button of the outbox: how many adds wait, in amber when one of them needs the person."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
)

from menagerie.ui.look.icons import ICON_SIZE, tinted_icon
from menagerie.ui.look.theme import Theme, scaled_font
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import listed, number

_GAP = 8
_PILL_PADDING = 6
_PILL_FACTOR = 0.88
# More digits would make a button of a badge.
_MOST_COUNTED = 999


class OutboxButton(QPushButton):
    """Has an icon, its name and, while adds wait, their count. Where room is short the name goes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("outboxButton")
        self.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
        self.setText(self.tr("Outbox"))
        self.setToolTip(self.tr("What waits to be added (Ctrl+O)"))
        self._theme = theme
        self._count = ""
        self._needs_person = False
        theme.changed.connect(self._tint)
        self._tint()
        self.show_counts(0, 0)

    def show_counts(self, waiting: int, needs_person: int) -> None:
        """Show how many adds are not done with, and how many of these need the person."""
        self._count = badge_text(waiting)
        self._needs_person = needs_person > 0
        self.setAccessibleName(spoken_badge(waiting, needs_person))
        self.updateGeometry()
        self.update()

    def make_compact(self, *, compact: bool) -> None:
        """Show icon and count alone, or the name as well."""
        text = "" if compact else self.tr("Outbox")
        if text != self.text():
            self.setText(text)

    def sizeHint(self) -> QSize:
        """Return the room for the pill besides all else."""
        size = super().sizeHint()
        return size + QSize(_GAP + self._pill_size().width(), 0) if self._count else size

    def minimumSizeHint(self) -> QSize:
        """Return the same: a shortened count would be another one."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, with room left for the pill."""
        if not self._count:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        style, painter = self.style(), QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        inner = style.subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
        pill = QRect(inner.topLeft(), self._pill_size())
        pill.moveRight(inner.right())
        pill.moveTop(inner.top() + (inner.height() - pill.height()) // 2)
        label = inner.adjusted(0, 0, -pill.width() - _GAP, 0)
        option.rect = QStyle.visualRect(option.direction, inner, label)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)
        self._paint_pill(painter, QStyle.visualRect(option.direction, inner, pill))

    def _paint_pill(self, painter: QPainter, place: QRect) -> None:
        text, background = self._ink()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(background)
        painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
        painter.setFont(self._pill_font())
        painter.setPen(text)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._count)

    def _ink(self) -> tuple[QColor, QColor]:
        colour = self._theme.colour
        if self._needs_person:
            return colour("pending"), colour("pending_back")
        return colour("accent"), colour("info_back")

    def _pill_size(self) -> QSize:
        metrics = QFontMetrics(self._pill_font())
        height = metrics.height() + 2
        return QSize(max(height, metrics.horizontalAdvance(self._count) + 2 * _PILL_PADDING), height)

    def _pill_font(self) -> QFont:
        return scaled_font(self.font(), _PILL_FACTOR, weight=QFont.Weight.DemiBold)

    def _tint(self) -> None:
        colour = self._theme.colour
        self.setIcon(tinted_icon("outbox", colour("text"), colour("disabled")))


def badge_text(waiting: int) -> str:
    """Return the count on the button, nothing where nothing waits."""
    if waiting > _MOST_COUNTED:
        return translate("outbox", "{n}+").format(n=number(_MOST_COUNTED))
    return number(waiting) if waiting else ""


def spoken_badge(waiting: int, needs_person: int) -> str:
    """Return the button's name for assistive tools: ``Outbox, 3 waiting, 1 needs you``."""
    parts = [translate("outbox", "Outbox")]
    if waiting:
        parts.append(translate("outbox", "%Ln waiting", "Animals", n=waiting))
    if needs_person:
        parts.append(
            translate("outbox", "1 needs you", "One animal")
            if needs_person == 1
            else translate("outbox", "%Ln need you", "Animals", n=needs_person)
        )
    return listed(parts)
