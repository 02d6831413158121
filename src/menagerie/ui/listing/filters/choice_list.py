"""The list of categories and tags to choose from: each with its check box and how many animals it has."""

from collections.abc import Iterable, Set
from typing import Final

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.searching import matching_beginning, search_words
from menagerie.domain.text import folded, matching_parts
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.theme import BOX, Ink, Theme, sized
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import category_text, listed, number
from menagerie.ui.widgets.fields import draw_box
from menagerie.ui.widgets.painting import draw_line, text_width, with_weight
from menagerie.ui.widgets.scrolling import clear_background, keep_scroll_bar
from menagerie.workflows.fields import read_int64

# The row's key, and how many animals it has: None where they were not counted.
KEY_ROLE: Final = Qt.ItemDataRole.UserRole
COUNT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
# The number of a category, or a tag.
Key = int | str
_ROW_HEIGHT = 34
_MOST_ROWS, _LEAST_ROWS = 12, 3
_PADDING = 16
_GAP = 10
_FOCUS_BAR = 3
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_Index = QModelIndex | QPersistentModelIndex


class Choice(Struct, frozen=True):
    """What can be filtered by. ``name`` is the tag, or what staff call the category, if anything.

    ``count`` is how many animals have it, None if that is unknown.
    """

    key: Key
    name: str = ""
    count: int | None = None

    @property
    def text(self) -> str:
        """What its row says."""
        return in_one_line(category_text(self.key, self.name) if isinstance(self.key, int) else self.name)

    def matches(self, words: Iterable[str]) -> bool:
        """Tell whether every word is found in its name, or begins its number."""
        folded_name = folded(self.name)
        number_text = str(self.key) if isinstance(self.key, int) else ""
        return all(word in folded_name or (number_text and number_text.startswith(word)) for word in words)

    def rank(self, text: str) -> int:
        """Return how well a text matches: its number, the beginning of its name, or elsewhere."""
        if str(self.key) == text:
            return 0
        return 1 if folded(self.name).startswith(text) else 2


class ChoiceRows(QAbstractListModel):
    """The categories and the tags in which a searched text is found, each below a heading, the best first.

    Signals: ``chosen_changed(object)`` with the set of chosen keys when the person checks another one.
    """

    chosen_changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._all: tuple[Choice, ...] = ()
        # A text is a heading.
        self._rows: tuple[Choice | str, ...] = ()
        self._chosen: frozenset[Key] = frozenset()
        self._text = ""

    def show_choices(self, choices: Iterable[Choice], chosen: Set[Key]) -> None:
        """Offer these categories and tags."""
        self._all, self._chosen = tuple(choices), frozenset(chosen)
        self.search(self._text)

    def search(self, text: str) -> None:
        """Show only what every word of ``text`` is found in."""
        self.beginResetModel()
        self._text = text
        whole = " ".join(self.words)
        found = [one for one in self._all if one.matches(self.words)]
        if whole:
            found.sort(key=lambda one: one.rank(whole))
        categories = [one for one in found if isinstance(one.key, int)]
        tags = [one for one in found if isinstance(one.key, str)]
        groups = (
            (translate("listing", "Category"), (*self._typed_number(categories), *categories)),
            (translate("listing", "Tags"), tags),
        )
        self._rows = tuple(row for heading, some in groups if some for row in (heading, *some))
        self.endResetModel()

    @property
    def words(self) -> tuple[str, ...]:
        """The folded words that were searched."""
        return search_words(self._text)

    @property
    def total(self) -> int:
        """How many categories and tags there are, found or not."""
        return len(self._all)

    @property
    def first(self) -> int:
        """The first row that can be chosen; -1 where nothing was found."""
        return 1 if self._rows else -1

    def row_of(self, key: Key) -> int:
        """Return the row of a category or tag; -1 where it was not found."""
        places = (row for row, one in enumerate(self._rows) if isinstance(one, Choice) and one.key == key)
        return next(places, -1)

    def show_chosen(self, chosen: Set[Key]) -> None:
        """Show these as chosen."""
        self._chosen = frozenset(chosen)
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def choose_alone(self, index: _Index) -> None:
        """Choose a category in place of all others, or a tag in place of all other tags."""
        key = index.data(KEY_ROLE)
        kept = {one for one in self._chosen if isinstance(one, int) is not isinstance(key, int)}
        self._choose(kept | {key})

    def toggle(self, index: _Index) -> None:
        """Choose one in addition, or no more."""
        key = index.data(KEY_ROLE)
        if key is not None:
            self._choose(self._chosen ^ {key})

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Return that each row can be checked, and a heading not even be reached."""
        if isinstance(self._rows[index.row()], str):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what is shown of a row."""
        row = self._rows[index.row()]
        if isinstance(row, str):
            return row if role == Qt.ItemDataRole.DisplayRole else None
        is_chosen = row.key in self._chosen
        counted = () if row.count is None else (translate("listing", "%Ln animal(s)", n=row.count),)
        return {
            Qt.ItemDataRole.DisplayRole: row.text,
            Qt.ItemDataRole.CheckStateRole: Qt.CheckState.Checked if is_chosen else Qt.CheckState.Unchecked,
            Qt.ItemDataRole.AccessibleTextRole: listed((row.text, *counted)),
            KEY_ROLE: row.key,
            COUNT_ROLE: row.count,
        }.get(role)

    def _choose(self, chosen: frozenset[Key] | set[Key]) -> None:
        self.show_chosen(chosen)
        self.chosen_changed.emit(self._chosen)

    def _typed_number(self, found: Iterable[Choice]) -> Iterable[Choice]:
        """Yield the category whose number was typed, if it is not in the list."""
        try:
            category_id = read_int64(self._text)
        except UnusableFieldError:
            return
        if all(one.key != category_id for one in found):
            yield Choice(category_id)


class ChoiceList(QListView):
    """The list with its keys: Space checks, Enter decides, and letters go on searching.

    Signals: ``decided`` on Enter; ``typed(str)`` with letters for the search; ``left`` on Up in the first
    row.
    """

    decided = Signal()
    typed = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        clear_background(self)
        self.rows = ChoiceRows()
        self.setModel(self.rows)
        self.setObjectName("filterList")
        self.setAccessibleName(self.tr("Categories and tags"))
        self.setItemDelegate(_ChoiceDelegate(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_scroll_bar(self)
        self.setMinimumHeight(_LEAST_ROWS * _ROW_HEIGHT)
        self.clicked.connect(self.rows.toggle)
        self.rows.modelReset.connect(self.updateGeometry)
        theme.changed.connect(self.viewport().update)

    def sizeHint(self) -> QSize:
        """Return room for all of them, up to some rows; a search leaves it as it is."""
        # With the two headings.
        count = max(_LEAST_ROWS, min(_MOST_ROWS, self.rows.total + 2))
        return QSize(super().sizeHint().width(), count * _row_height(self.fontMetrics()))

    def move_to(self, row: int) -> None:
        """Make a row the current one; -1 for none."""
        self.setCurrentIndex(self.rows.index(row))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Check, decide, or go on searching."""
        key, index = event.key(), self.currentIndex()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.decided.emit()
        elif key == Qt.Key.Key_Space:
            if index.isValid():
                self.rows.toggle(index)
        elif key == Qt.Key.Key_Up and index.row() <= self.rows.first:
            self.left.emit()
        elif event.text().isprintable() and event.text() and not event.modifiers() & _COMMANDS:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


class _ChoiceDelegate(QStyledItemDelegate):
    """Paints each row itself, so that light, dark and mirrored layouts look alike on every system."""

    def __init__(self, theme: Theme, view: ChoiceList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        if index.data(KEY_ROLE) is None:
            painter.setFont(with_weight(option.font, QFont.Weight.DemiBold))
            painter.setPen(self._theme.colour("text"))
            draw_line(
                painter, option.rect.adjusted(_PADDING, 0, -_PADDING, 0), index.data(), at_right=mirrored
            )
            painter.restore()
            return
        self._paint_background(painter, option, index)
        inner = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        side = sized(BOX)
        box = QRect(inner.left(), inner.center().y() - side // 2 + 1, side, side)
        is_checked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        self._paint_box(painter, QStyle.visualRect(option.direction, inner, box), is_checked=is_checked)
        painter.setFont(option.font)
        count = index.data(COUNT_ROLE)
        count_text = "" if count is None else number(count)
        count_width = text_width(count_text, option.font) + 1
        words = inner.adjusted(side + _GAP, 0, -count_width - _GAP, 0)
        at_end = QRect(inner.right() + 1 - count_width, inner.top(), count_width, inner.height())
        words, at_end = (QStyle.visualRect(option.direction, inner, part) for part in (words, at_end))
        painter.setPen(self._theme.colour("muted"))
        draw_line(painter, at_end, count_text, at_right=not mirrored)
        self._paint_text(painter, words, index, is_quiet=count == 0, mirrored=mirrored)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: ARG002 - Qt's signature
        """Return the room of one line."""
        return QSize(0, _row_height(option.fontMetrics))

    def editorEvent(
        self,
        event: QEvent,  # noqa: ARG002 - Qt's signature
        model: QAbstractItemModel,  # noqa: ARG002 - Qt's signature
        option: QStyleOptionViewItem,  # noqa: ARG002 - Qt's signature
        index: _Index,  # noqa: ARG002 - Qt's signature
    ) -> bool:
        """Leave checking to the list: a click anywhere in a row checks it."""
        return False

    def _paint_background(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = option.rect
        is_current = index.row() == self._view.currentIndex().row()
        if is_current or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(row, self._theme.colour("selection" if is_current else "hover"))
        if is_current and self._view.hasFocus():
            bar = QRect(row.topLeft(), QSize(_FOCUS_BAR, row.height()))
            painter.fillRect(QStyle.visualRect(option.direction, row, bar), self._theme.colour("accent"))

    def _paint_box(self, painter: QPainter, place: QRect, *, is_checked: bool) -> None:
        colour = self._theme.colour
        painter.setPen(QPen(colour("accent" if is_checked else "muted"), 1.0))
        painter.setBrush(colour("accent" if is_checked else "surface"))
        box = QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5)
        draw_box(painter, box, colour("on_accent"), is_checked=is_checked)

    def _paint_text(
        self, painter: QPainter, room: QRect, index: _Index, *, is_quiet: bool, mirrored: bool
    ) -> None:
        # A name runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.setPen(self._theme.colour("muted" if is_quiet else "text"))
        text, words = index.data(), self._view.rows.words
        # Of a category without a name, which says only its number, the beginning is found.
        mark = (
            matching_beginning if text == str(index.data(KEY_ROLE)) and text.isdecimal() else matching_parts
        )
        parts = mark(text, words) if words else ()
        ink = Ink(self._theme.colour("text"), self._theme.colour("match_back")) if parts else None
        draw_line(painter, room, text, at_right=mirrored, parts=parts, ink=ink)


def _row_height(metrics: QFontMetrics) -> int:
    return max(sized(_ROW_HEIGHT), metrics.height() + 12)
