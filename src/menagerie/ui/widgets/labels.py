"""Labels, whose text is always plain and short, and what a screen reader is to say of them.

Text from the service is no markup, and may be endless.
"""

import re

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QToolTip, QWidget

from menagerie.ui.look.plain_text import shown, tooltip
from menagerie.ui.look.theme import scaled_font

# Pixels that a label which wraps takes for its longest word.
_WIDEST_WORD = 200
# Of a summary, in the narrowest window.
_LEAST_LETTERS = 6
# A layout knows no other one.
_LINE_BREAK = "\N{LINE SEPARATOR}"
# That of every language, but not the one within "1,000".
_COMMA = re.compile(r", |، ?|[、，]")
_SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


def announce(source: QObject, text: str) -> None:
    """Let a screen reader say ``text``, which ``source`` shows, when it has said the rest."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, text))


def leading_side(widget: QWidget) -> Qt.AlignmentFlag:
    """Return the alignment at which lines of ``widget`` begin, whatever the direction of their text.

    It is absolute: otherwise Qt mirrors it with the direction of the text.
    """
    mirrored = widget.layoutDirection() is Qt.LayoutDirection.RightToLeft
    side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignAbsolute


def claims_copying(event: QEvent) -> bool:
    """Return whether ``event`` asks if a text takes the keys for copying, and else the window copies rows."""
    return (
        event.type() is QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and event.matches(QKeySequence.StandardKey.Copy)
    )


class PlainLabel(QLabel):
    """A label that begins at the window's leading edge, whatever the direction of its text.

    Of a long text it shows the beginning.
    """

    def __init__(self, text: str) -> None:
        super().__init__(shown(text))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._align()

    def setText(self, text: str) -> None:
        super().setText(shown(text))

    def minimumSizeHint(self) -> QSize:
        # Return the least room; a word that is too long for it is cut, and widens nothing.
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), _WIDEST_WORD), hint.height()) if self.wordWrap() else hint

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._align()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Draw the text; lines at the right side by themselves. Qt moves each such line, if it runs from right
        # to left, by the width of the space after it, and cuts its last letter.
        is_drawn_here = self.wordWrap() and Qt.AlignmentFlag.AlignRight in self.alignment()
        if not is_drawn_here or self.textInteractionFlags() & _SELECTABLE:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        self.drawFrame(painter)
        painter.setPen(self.palette().color(self.foregroundRole()))
        room = self.contentsRect()
        lines = QTextLayout(self.text().replace("\n", _LINE_BREAK), self.font(), self)
        option = QTextOption(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        lines.setTextOption(option)
        height = 0.0
        lines.beginLayout()
        while (line := lines.createLine()).isValid():
            line.setLineWidth(room.width())
            line.setPosition(QPointF(0, height))
            height += line.height()
        lines.endLayout()
        is_centred = Qt.AlignmentFlag.AlignVCenter in self.alignment()
        above = max(0.0, (room.height() - height) / 2) if is_centred else 0.0
        lines.draw(painter, QPointF(room.left(), room.top() + above))

    def _align(self) -> None:
        self.setAlignment(leading_side(self) | Qt.AlignmentFlag.AlignVCenter)


def plain_label(
    text: str = "",
    *,
    name: str = "",
    look: str = "",
    factor: float = 1.0,
    weight: QFont.Weight = QFont.Weight.Normal,
    wraps: bool = False,
    selectable: bool = False,
) -> QLabel:
    """Return a plain-text label.

    ``name`` is its object name, ``look`` its role in the style sheet, and ``factor`` scales its font.
    """
    label = _SelectableLabel(text) if selectable else PlainLabel(text)
    label.setObjectName(name)
    label.setFont(scaled_font(label.font(), factor, weight=weight))
    label.setWordWrap(wraps)
    if look:
        label.setProperty("look", look)
    if selectable:
        label.setTextInteractionFlags(_SELECTABLE)
        # Selectable with the mouse, and with the keyboard after a click, but no Tab stop.
        label.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    return label


class _SelectableLabel(PlainLabel):
    """A label whose text can be selected and copied."""

    def event(self, event: QEvent) -> bool:
        if claims_copying(event) and self.hasSelectedText():
            event.accept()
            return True
        return super().event(event)


class ElidedLabel(PlainLabel):
    """One line that ends with an ellipsis where there is too little room; a tooltip then shows all of it.

    ``text()`` stays whole, so that assistive tools read all of it.
    """

    def __init__(
        self, *, look: str = "", factor: float = 1.0, weight: QFont.Weight = QFont.Weight.Normal
    ) -> None:
        super().__init__("")
        self.setFont(scaled_font(self.font(), factor, weight=weight))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if look:
            self.setProperty("look", look)

    def event(self, event: QEvent) -> bool:
        # Show the tooltip only when it is needed: a screen reader would read out the text twice.
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            if self.width() < self.sizeHint().width():
                QToolTip.showText(event.globalPos(), tooltip(self.text()), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        # A text runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.setPen(self.palette().color(self.foregroundRole()))
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, self.alignment() | Qt.TextFlag.TextSingleLine, text)


class LeadLabel(ElidedLabel):
    """One sentence whose part before the comma is drawn strong and whose rest is drawn quiet."""

    _GAP = 12

    def __init__(self, rest_colour: QColor) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._rest_colour = rest_colour

    def set_rest_colour(self, colour: QColor) -> None:
        """Draw the quiet part in ``colour``."""
        self._rest_colour = colour
        self.update()

    def sizeHint(self) -> QSize:
        lead, rest = self._parts()
        width = QFontMetrics(self._strong()).horizontalAdvance(lead)
        if rest:
            width += self._GAP + self.fontMetrics().horizontalAdvance(rest)
        return QSize(width + 2, self.fontMetrics().height() + 4)

    def minimumSizeHint(self) -> QSize:
        # Return the room for some letters: even the strong part is elided before what has no other form.
        return QSize(_LEAST_LETTERS * self.fontMetrics().averageCharWidth(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        lead, rest = self._parts()
        strong = self._strong()
        lead_width = QFontMetrics(strong).horizontalAdvance(lead)
        direction = self.layoutDirection()
        flags = QStyle.visualAlignment(direction, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.setFont(strong)
        painter.setPen(self.palette().color(self.foregroundRole()))
        first = QRect(0, 0, lead_width + 1, self.height())
        lead = QFontMetrics(strong).elidedText(lead, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(QStyle.visualRect(direction, self.rect(), first), flags, lead)
        second = self.rect().adjusted(lead_width + self._GAP, 0, 0, 0)
        painter.setFont(self.font())
        painter.setPen(self._rest_colour)
        elided = self.fontMetrics().elidedText(rest, Qt.TextElideMode.ElideRight, second.width())
        painter.drawText(QStyle.visualRect(direction, self.rect(), second), flags, elided)

    def _parts(self) -> tuple[str, str]:
        lead, *rest = _COMMA.split(self.text(), maxsplit=1)
        return lead, "".join(rest)

    def _strong(self) -> QFont:
        return scaled_font(self.font(), 1.0, weight=QFont.Weight.DemiBold)


class QuietLine(ElidedLabel):
    """Hidden as long as there is nothing to say."""

    def __init__(self, name: str) -> None:
        super().__init__(look="muted")
        self.setObjectName(name)
        self._reason = ""
        self.hide()

    def say(self, text: str, reason: str = "") -> None:
        """Show ``text``, and announce it once; hide the line if it is empty.

        ``reason`` is for those who want to know more.
        """
        is_new = text != self.text() or self.isHidden()
        self._reason = reason
        self.setText(text)
        self.setAccessibleDescription(reason)
        self.setVisible(bool(text))
        if text and is_new:
            announce(self, text)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self._reason:
            is_cut = self.width() < self.sizeHint().width()
            lines = [self.text(), self._reason] if is_cut else [self._reason]
            QToolTip.showText(event.globalPos(), tooltip(*lines), self)
            return True
        return super().event(event)
