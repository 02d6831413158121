"""The list of categories to choose from: each with its check box, its name and how many animals it has."""

from collections.abc import Iterable, Mapping, Set
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
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.known import Category
from menagerie.domain.texts.folding import folded, matching_parts
from menagerie.domain.texts.searching import matching_beginning, search_words
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.row_wording import category_text
from menagerie.ui.look.theme import Ink, Theme
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.drawing.item_painting import draw_line, text_width
from menagerie.ui.widgets.fields import draw_box
from menagerie.ui.widgets.scrolling import clear_background, keep_scroll_bar
from menagerie.workflows.fields import read_int64

# The row's Category, and how many animals it has: None where they were not counted.
CATEGORY_ROLE: Final = Qt.ItemDataRole.UserRole
COUNT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_ROW_HEIGHT = 34
_MOST_ROWS, _LEAST_ROWS = 8, 3
_PADDING = 16
_GAP = 10
_FOCUS_BAR = 3
_BOX = 16
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_Index = QModelIndex | QPersistentModelIndex


class _Row(Struct, frozen=True):
    """A category with the text that it is found by."""

    category: Category
    folded: str

    def matches(self, words: Iterable[str]) -> bool:
        number_text = str(self.category.id)
        return all(word in self.folded or number_text.startswith(word) for word in words)

    def rank(self, text: str) -> int:
        """Return how well a text matches: its number, the beginning of its name, or elsewhere."""
        if str(self.category.id) == text:
            return 0
        return 1 if self.folded.startswith(text) else 2


class CategoryRows(QAbstractListModel):
    """The categories in which a searched text is found, the best match first.

    Signals: ``chosen_changed(object)`` with the set of chosen numbers when the person checks another one.
    """

    chosen_changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._all: tuple[_Row, ...] = ()
        self._rows: tuple[_Row, ...] = ()
        self._counts: Mapping[int, int] | None = None
        self._chosen: Set[int] = frozenset()
        self._text = ""

    def show_categories(
        self, categories: Iterable[Category], counts: Mapping[int, int] | None, chosen: Set[int]
    ) -> None:
        """Offer these categories; ``counts`` says how many animals they have, None if that is unknown."""
        self._all = tuple(_Row(one, folded(one.name or "")) for one in categories)
        self._counts, self._chosen = counts, chosen
        self.search(self._text)

    def search(self, text: str) -> None:
        """Show only categories in whose name or number every word of ``text`` is found."""
        self.beginResetModel()
        self._text = text
        words = self.words
        whole = " ".join(words)
        rows = [row for row in self._all if row.matches(words)]
        if words:
            rows.sort(key=lambda row: row.rank(whole))
        self._rows = (*self._typed_number(rows), *rows)
        self.endResetModel()

    @property
    def words(self) -> tuple[str, ...]:
        """The folded words that were searched."""
        return search_words(self._text)

    @property
    def total(self) -> int:
        """How many categories there are, found or not."""
        return len(self._all)

    def place_of(self, category_id: int) -> int:
        """Return the row of a category; -1 where it was not found."""
        return next((row for row, one in enumerate(self._rows) if one.category.id == category_id), -1)

    def choose(self, categories: Set[int]) -> None:
        """Choose these categories in place of all others, as a person does."""
        self.show_chosen(categories)
        self.chosen_changed.emit(self._chosen)

    def show_chosen(self, categories: Set[int]) -> None:
        """Show these categories as chosen."""
        self._chosen = frozenset(categories)
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def choose_alone(self, index: _Index) -> None:
        """Choose a category in place of all others."""
        self.choose({self._rows[index.row()].category.id})

    def toggle(self, index: _Index) -> None:
        """Choose a category in addition, or no more."""
        self.choose(self._chosen ^ {self._rows[index.row()].category.id})

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Return that each row can be checked."""
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what is shown of a category."""
        category = self._rows[index.row()].category
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return in_one_line(category_text(category.id, category.name))
            case Qt.ItemDataRole.CheckStateRole:
                is_chosen = category.id in self._chosen
                return Qt.CheckState.Checked if is_chosen else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(category)
            case _ if role == CATEGORY_ROLE:
                return category
            case _ if role == COUNT_ROLE:
                return None if self._counts is None else self._counts.get(category.id, 0)
        return None

    def _typed_number(self, rows: Iterable[_Row]) -> Iterable[_Row]:
        """Yield the category whose number was typed, if it is not in the list."""
        try:
            category_id = read_int64(self._text)
        except UnusableFieldError:
            return
        if all(row.category.id != category_id for row in rows):
            yield _Row(Category(category_id), "")

    def _spoken(self, category: Category) -> str:
        text = in_one_line(category_text(category.id, category.name))
        if self._counts is None:
            return text
        count = self._counts.get(category.id, 0)
        return f"{text}, {translate('listing', '%Ln animal(s)', n=count)}"


class CategoryList(QListView):
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
        self.rows = CategoryRows()
        self.setModel(self.rows)
        self.setObjectName("categoryFilterList")
        self.setAccessibleName(self.tr("Categories"))
        self.setItemDelegate(_CategoryDelegate(theme, self))
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
        """Return room for all categories, up to some rows; a search leaves it as it is."""
        count = max(_LEAST_ROWS, min(_MOST_ROWS, self.rows.total))
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
        elif key == Qt.Key.Key_Up and index.row() <= 0:
            self.left.emit()
        elif event.text().isprintable() and event.text() and not event.modifiers() & _COMMANDS:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


class _CategoryDelegate(QStyledItemDelegate):
    """Paints each row itself, so that light, dark and mirrored layouts look alike on every system."""

    def __init__(self, theme: Theme, view: CategoryList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_background(painter, option, index)
        inner = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        box = QRect(inner.left(), inner.center().y() - _BOX // 2 + 1, _BOX, _BOX)
        is_checked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        self._paint_box(painter, QStyle.visualRect(option.direction, inner, box), is_checked=is_checked)
        painter.setFont(option.font)
        count = index.data(COUNT_ROLE)
        count_text = "" if count is None else number(count)
        count_width = text_width(count_text, option.font) + 1
        words = inner.adjusted(_BOX + _GAP, 0, -count_width - _GAP, 0)
        at_end = QRect(inner.right() + 1 - count_width, inner.top(), count_width, inner.height())
        words, at_end = (QStyle.visualRect(option.direction, inner, part) for part in (words, at_end))
        mirrored = option.direction is Qt.LayoutDirection.RightToLeft
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
        text, words, category = index.data(), self._view.rows.words, index.data(CATEGORY_ROLE)
        parts = matching_parts(text, words) if words and category.name else ()
        if words and not category.name:
            parts = matching_beginning(text, words)
        ink = Ink(self._theme.colour("text"), self._theme.colour("match_back")) if parts else None
        draw_line(painter, room, text, at_right=mirrored, parts=parts, ink=ink)


def _row_height(metrics: QFontMetrics) -> int:
    return max(_ROW_HEIGHT, metrics.height() + 12)
