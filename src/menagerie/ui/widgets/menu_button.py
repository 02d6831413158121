"""A button that opens a popover: its text, and a chevron at its end."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton

from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.sizes import CHEVRON, sized
from menagerie.ui.look.theme import Theme, scaled_font

_GAP = 6
# Letters that are shown where there is least room.
_LEAST_LETTERS = 4


class MenuButton(QPushButton):
    """Shows as much of its text as there is room for."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        look: str,
        padding: int,
        factor: float = 1.0,
        weight: QFont.Weight = QFont.Weight.Normal,
    ) -> None:
        """``name`` is its object name, ``look`` its role in the style sheet; ``factor`` scales its font.

        ``padding`` is the room at both sides, in pixels.
        """
        super().__init__()
        self._theme = theme
        self._words = ""
        self._padding = padding
        self.setObjectName(name)
        self.setProperty("look", look)
        self.setFont(scaled_font(self.font(), factor, weight=weight))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    @property
    def words(self) -> str:
        """What it says. Its text is empty: in that, an ampersand would be a mnemonic."""
        return self._words

    def say(self, words: str) -> None:
        """Show ``words``, also to assistive tools."""
        self._words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for all of the text."""
        # Only the style sheet says how large the text is.
        self.ensurePolished()
        width = self.fontMetrics().horizontalAdvance(self._words) + 1
        height = max(super().sizeHint().height(), self.fontMetrics().height())
        return QSize(width + _GAP + sized(CHEVRON) + 2 * self._padding, height)

    def minimumSizeHint(self) -> QSize:
        """Return the room for a few letters."""
        hint = self.sizeHint()
        letters = _LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        return QSize(min(hint.width(), letters + _GAP + sized(CHEVRON) + 2 * self._padding), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the button, its text, and the chevron after it."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        inner = self.rect().adjusted(self._padding, 0, -self._padding, 0)
        size = sized(CHEVRON)
        words = inner.adjusted(0, 0, -size - _GAP, 0)
        chevron = QRect(words.right() + 1 + _GAP, (self.height() - size) // 2, size, size)
        direction = self.layoutDirection()
        words, chevron = (QStyle.visualRect(direction, self.rect(), part) for part in (words, chevron))
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(chevron, tinted_pixmap("chevron-down", self._theme.colour("muted"), size, ratio))
        painter.setPen(self._theme.colour("text"))
        # A name runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        is_mirrored = direction is Qt.LayoutDirection.RightToLeft
        side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        text = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, words.width())
        flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, flags | Qt.TextFlag.TextSingleLine, text)
