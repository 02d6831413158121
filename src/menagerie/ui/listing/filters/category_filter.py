"""The button that says of which categories animals are shown, and opens the choice of them."""

import html
from collections.abc import Mapping, Set

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton

from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.row_wording import category_text
from menagerie.ui.look.style_sheet import restyle
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import translate

CATEGORY_SHORTCUT = "Alt+C"
_CHEVRON = 14
_PADDING = 13
_GAP = 6
# A name in a sentence; staff may give longer ones.
_LONGEST_NAME = 24
# One width for every choice, so that no part of the row moves when another is made.
_TEXT_WIDTH = 80


class CategoryFilter(QPushButton):
    """Holds the chosen categories; none of them means any.

    Signals: ``chosen_changed`` when others are chosen, or have another name.
    """

    chosen_changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._names: Mapping[int, str] = {}
        self.chosen: frozenset[int] = frozenset()
        self.setObjectName("categoryFilter")
        self.setProperty("look", "filter")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)
        self._say()

    @property
    def choice(self) -> str:
        """The chosen categories in words, such as "Rabbits · 12" or "3 categories"; "" for any."""
        if len(self.chosen) > 1:
            return translate("CategoryFilter", "%Ln categories", n=len(self.chosen))
        return "".join(category_text(one, _shortened(self._names.get(one, ""))) for one in self.chosen)

    @property
    def name(self) -> str:
        """The choice without the number of a category that has a name."""
        names = [_shortened(self._names.get(one, "")) for one in self.chosen]
        return names[0] if len(names) == 1 and names[0] else self.phrase

    @property
    def phrase(self) -> str:
        """The choice within a sentence: a number alone would not say what it is of."""
        return self.tr("category {id}").format(id=self.choice) if self.choice.isdecimal() else self.choice

    def choose(self, categories: Set[int]) -> None:
        """Choose these categories; none of them means any."""
        if categories != self.chosen:
            self.chosen = frozenset(categories)
            self._say()
            self.chosen_changed.emit()

    def show_names(self, names: Mapping[int, str]) -> None:
        """Use these names of categories from now on."""
        before = self.choice
        self._names = names
        self._say()
        if self.choice != before:
            self.chosen_changed.emit()

    def sizeHint(self) -> QSize:
        """Return one width for every choice."""
        # Only the style sheet says how large the text is.
        self.ensurePolished()
        words = self.fontMetrics().horizontalAdvance(self._any()) + 1
        width = max(_TEXT_WIDTH, words) + _GAP + _CHEVRON + 2 * _PADDING
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the one width."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the button, as much of the text as there is room for, and a chevron at its end."""
        # It has no text, in which an ampersand would be a mnemonic.
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        colour = self._theme.colour("accent" if self.chosen else "text")
        inner = self.rect().adjusted(_PADDING, 0, -_PADDING, 0)
        words = inner.adjusted(0, 0, -_CHEVRON - _GAP, 0)
        chevron = QRect(words.right() + 1 + _GAP, (self.height() - _CHEVRON) // 2, _CHEVRON, _CHEVRON)
        direction = self.layoutDirection()
        words, chevron = (QStyle.visualRect(direction, self.rect(), part) for part in (words, chevron))
        icon = tinted_pixmap("chevron-down", colour, _CHEVRON, self.devicePixelRatioF())
        painter.drawPixmap(chevron, icon)
        painter.setPen(colour)
        # A name runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        mirrored = direction is Qt.LayoutDirection.RightToLeft
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        # In the middle, so that the number stays.
        text = self.choice or self._any()
        text = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, words.width())
        flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, flags | Qt.TextFlag.TextSingleLine, text)

    def _any(self) -> str:
        return self.tr("Any category")

    def _say(self) -> None:
        choice = self.choice
        name = self.tr("Category: {choice}").format(choice=choice)
        self.setAccessibleName(name if choice else self._any())
        tip = self.tr("Show only some categories")
        if len(self.chosen) == 1:
            whole = "".join(category_text(one, self._names.get(one)) for one in self.chosen)
            # A tooltip guesses whether it holds markup; an escaped one is plain for certain.
            tip = f"<span>{html.escape(whole)}</span>"
        self.setToolTip(tip)
        restyle(self, "active", bool(choice))
        self.update()


def _shortened(name: str) -> str:
    return in_one_line(name, _LONGEST_NAME)
