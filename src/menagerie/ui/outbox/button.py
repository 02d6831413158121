"""The button of the outbox: how many of its lines wait, and in amber how many need the person."""

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
)

from menagerie.ui.look.icons import tinted_icon, tinted_pixmap
from menagerie.ui.look.theme import Theme, scaled_font, sized
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import listed, number
from menagerie.ui.words.states import AddState, Look, look_of

_GAP = 8
_PILL_PADDING = 6
_ICON, _AFTER_ICON = 12, 3
_PILL_FACTOR = 0.88
# More digits would make a button of a badge.
_MOST_COUNTED = 999


class _Pill(Struct, frozen=True):
    """A count on the button, in the colours of a look."""

    count: str
    look: Look
    icon: str = ""


class OutboxButton(QPushButton):
    """Has an icon, its name and, while there are any, the counts of lines that wait and that need the person.

    Where room is short the name goes.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("outboxButton")
        self.setText(self.tr("Outbox"))
        self.setToolTip(self.tr("What waits to be added (Ctrl+O)"))
        self._theme = theme
        self._pills: tuple[_Pill, ...] = ()
        theme.changed.connect(self._tint)
        self._tint()
        self.show_counts(0, 0)

    def show_counts(self, waiting: int, needs_person: int) -> None:
        """Show how many lines wait to be sent, and how many others need the person."""
        needing = look_of(AddState.UNCONFIRMED)
        pills = (
            _Pill(badge_text(waiting), look_of(AddState.QUEUED)),
            _Pill(badge_text(needs_person), needing, "alert"),
        )
        self._pills = tuple(pill for pill in pills if pill.count)
        self.setAccessibleName(spoken_badge(waiting, needs_person))
        self.updateGeometry()
        self.update()

    def make_compact(self, *, compact: bool) -> None:
        """Show icon and counts alone, or the name as well."""
        text = "" if compact else self.tr("Outbox")
        if text != self.text():
            self.setText(text)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self._room_for_pills(), 0)

    def minimumSizeHint(self) -> QSize:
        # Return the same: a shortened count would be another one.
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._pills:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        style, painter = self.style(), QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        inner = style.subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
        label = inner.adjusted(0, 0, -self._room_for_pills(), 0)
        left = label.right() + 1
        option.rect = QStyle.visualRect(option.direction, inner, label)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for pill in self._pills:
            size = self._size_of(pill)
            rect = QRect(QPoint(left + _GAP, inner.top() + (inner.height() - size.height()) // 2), size)
            self._paint_pill(painter, QStyle.visualRect(option.direction, inner, rect), pill)
            left = rect.right() + 1

    def _paint_pill(self, painter: QPainter, rect: QRect, pill: _Pill) -> None:
        colour = self._theme.colour
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(pill.look.background))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        text = rect
        if pill.icon:
            size = sized(_ICON)
            icon = QRect(rect.left() + _PILL_PADDING, rect.center().y() - size // 2, size, size)
            icon = QStyle.visualRect(self.layoutDirection(), rect, icon)
            text = rect.adjusted(size + _AFTER_ICON, 0, 0, 0)
            text = QStyle.visualRect(self.layoutDirection(), rect, text)
            pixmap = tinted_pixmap(pill.icon, colour(pill.look.text), size, self.devicePixelRatioF())
            painter.drawPixmap(icon, pixmap)
        painter.setFont(self._pill_font())
        painter.setPen(colour(pill.look.text))
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, pill.count)

    def _room_for_pills(self) -> int:
        return sum(_GAP + self._size_of(pill).width() for pill in self._pills)

    def _size_of(self, pill: _Pill) -> QSize:
        metrics = QFontMetrics(self._pill_font())
        height = metrics.height() + 2
        icon = sized(_ICON) + _AFTER_ICON if pill.icon else 0
        return QSize(max(height, metrics.horizontalAdvance(pill.count) + 2 * _PILL_PADDING + icon), height)

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
        parts.append(translate("outbox", "%Ln waiting", "Lines", n=waiting))
    if needs_person:
        parts.append(
            translate("outbox", "1 needs you", "One line")
            if needs_person == 1
            else translate("outbox", "%Ln need you", "Lines", n=needs_person)
        )
    return listed(parts)
