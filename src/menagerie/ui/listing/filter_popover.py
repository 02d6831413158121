"""The card in which the person chooses of which categories, and with which tags, animals are shown."""

from collections.abc import Callable, Iterable, Set
from typing import Final

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.searching import matching_beginning, search_words
from menagerie.domain.text import folded, matching_parts
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.theme import BOX, Ink, Theme, sized
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import category_text, listed, number
from menagerie.ui.widgets.fields import LineEdit, draw_box
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import announce, plain_label
from menagerie.ui.widgets.overlays import Popover
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
_CARD_WIDTH = 300
_EDGE = 12
# With fewer, all are in sight.
_SEARCHABLE = 9
_TO_LIST = {Qt.Key.Key_Down, Qt.Key.Key_PageDown}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
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
        """Return whether every word is found in its name, or begins its number."""
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

    ``choose`` is called with the keys that are chosen when the person checks another one.
    """

    def __init__(self, choose: Callable[[frozenset[Key]], None]) -> None:
        super().__init__()
        self._notify = choose
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
        rows = (row for row, one in enumerate(self._rows) if isinstance(one, Choice) and one.key == key)
        return next(rows, -1)

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
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        # Return that each row can be checked, and a heading not even be reached.
        if isinstance(self._rows[index.row()], str):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
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
        self._notify(self._chosen)

    def _typed_number(self, found: Iterable[Choice]) -> Iterable[Choice]:
        """Yield the category whose number was typed, if it is not in the list."""
        try:
            category_id = read_int64(self._text)
        except UnusableFieldError:
            return
        if all(one.key != category_id for one in found):
            yield Choice(category_id)


class ChoiceList(QListView):
    """The list; ``choose`` is as for its rows."""

    def __init__(self, theme: Theme, choose: Callable[[frozenset[Key]], None]) -> None:
        super().__init__()
        clear_background(self)
        self.rows = ChoiceRows(choose)
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
        # Return room for all of them, up to some rows; a search leaves it as it is.
        # With the two headings.
        count = max(_LEAST_ROWS, min(_MOST_ROWS, self.rows.total + 2))
        return QSize(super().sizeHint().width(), count * _row_height(self.fontMetrics()))

    def move_to(self, row: int) -> None:
        """Make a row the current one; -1 for none."""
        self.setCurrentIndex(self.rows.index(row))


class _ChoiceDelegate(QStyledItemDelegate):
    """Paints each row itself, so that light, dark and mirrored layouts look alike on every system."""

    def __init__(self, theme: Theme, view: ChoiceList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
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
        return QSize(0, _row_height(option.fontMetrics))

    def editorEvent(
        self,
        event: QEvent,  # noqa: ARG002 - Qt's signature
        model: QAbstractItemModel,  # noqa: ARG002 - Qt's signature
        option: QStyleOptionViewItem,  # noqa: ARG002 - Qt's signature
        index: _Index,  # noqa: ARG002 - Qt's signature
    ) -> bool:
        # Leave checking to the list: a click anywhere in a row checks it.
        return False

    def _paint_background(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = option.rect
        is_current = index.row() == self._view.currentIndex().row()
        if is_current or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(row, self._theme.colour("selection" if is_current else "hover"))
        if is_current and self._view.hasFocus():
            bar = QRect(row.topLeft(), QSize(_FOCUS_BAR, row.height()))
            painter.fillRect(QStyle.visualRect(option.direction, row, bar), self._theme.colour("accent"))

    def _paint_box(self, painter: QPainter, square: QRect, *, is_checked: bool) -> None:
        colour = self._theme.colour
        painter.setPen(QPen(colour("accent" if is_checked else "muted"), 1.0))
        painter.setBrush(colour("accent" if is_checked else "surface"))
        box = QRectF(square).adjusted(0.5, 0.5, -0.5, -0.5)
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


class FilterPopover(Popover):
    """The list of categories and tags and, where there are many, a field to find one.

    Down goes from the field into the list. There Space checks a row. Enter closes; of what was searched for,
    it shows the current one alone, unless something was checked. ``choose`` is called with the chosen keys.
    """

    def __init__(
        self, theme: Theme, anchor: QWidget, parent: QWidget, choose: Callable[[frozenset[Key]], None]
    ) -> None:
        super().__init__(theme, anchor, parent)
        self._choose = choose
        self.setObjectName("filterPopover")
        self.setAccessibleName(self.tr("Filter"))
        self._has_checked = False
        self.edit = LineEdit()
        self.edit.setObjectName("filterEdit")
        self.edit.setProperty("look", "field")
        self.edit.setPlaceholderText(self.tr("Find a category or tag"))
        self.edit.setAccessibleName(self.edit.placeholderText())
        self.edit.installEventFilter(self)
        self.edit.hide()
        self.list = ChoiceList(theme, self._check)
        self.list.installEventFilter(self)
        self.nothing = plain_label(look="muted", wraps=True)
        self.nothing.setObjectName("filterNothing")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setMinimumHeight(self.list.minimumHeight())
        self.nothing.hide()
        self.clear = named_button("clearFilterButton", self.tr("Clear filter"), look="link")
        self._lay_out()
        self.edit.textChanged.connect(self._search)
        self.clear.clicked.connect(self._clear)

    def show_choices(self, choices: Iterable[Choice], chosen: Set[Key]) -> None:
        """Offer these categories and tags."""
        current = self.list.currentIndex().data(KEY_ROLE)
        self.list.rows.show_choices(choices, chosen)
        self.clear.setEnabled(bool(chosen))
        self._show_found()
        is_searchable = self.list.rows.total >= _SEARCHABLE
        is_new = is_searchable and self.edit.isHidden()
        if self.edit.hasFocus() and not is_searchable:
            self.list.setFocus()
        self.edit.setVisible(is_searchable)
        if is_new and self.holds_focus:
            self.edit.setFocus()
        if current is not None:
            self.list.move_to(self.list.rows.row_of(current))
        elif self.list.hasFocus():
            self.list.move_to(self.list.rows.first)

    def show_chosen(self, chosen: Set[Key]) -> None:
        """Show these as chosen."""
        self.list.rows.show_chosen(chosen)
        self.clear.setEnabled(bool(chosen))

    def open(self) -> None:
        """Appear with an empty field, and take the focus."""
        self._has_checked = False
        self.card.setFixedWidth(sized(_CARD_WIDTH))
        self.edit.clear()
        self.list.setCurrentIndex(QModelIndex())
        self.list.scrollToTop()
        super().open()
        first = self.list if self.edit.isHidden() else self.edit
        first.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if watched is self.edit and self._press_in_field(event):
                return True
            if watched is self.list and self._press_in_list(event):
                return True
        return super().eventFilter(watched, event)

    def _press_in_field(self, event: QKeyEvent) -> bool:
        """Return whether a key does something else than in any field."""
        if event.key() in _TO_LIST:
            self._enter_list()
        elif event.key() in _ENTER:
            self._decide()
        else:
            return False
        return True

    def _press_in_list(self, event: QKeyEvent) -> bool:
        """Return whether a key does something else than in any list."""
        key, index = event.key(), self.list.currentIndex()
        if key in _ENTER:
            self._decide()
        elif key == Qt.Key.Key_Space:
            self.list.rows.toggle(index)
        elif key == Qt.Key.Key_Up and index.row() <= self.list.rows.first:
            self.edit.setFocus()
        elif event.text().isprintable() and event.text() and not event.modifiers() & _COMMANDS:
            self._go_on_typing(event.text())
        else:
            return False
        return True

    def _search(self, text: str) -> None:
        self.list.rows.search(text)
        self._show_found()
        # With nothing typed, nothing is current.
        if text.strip():
            self._show_match()

    def _show_match(self) -> None:
        """Make what Enter would show the current one, and say it."""
        if self.list.rows.rowCount():
            self.list.move_to(self.list.rows.first)
        # The focus stays in the field, so a screen reader would not read the list.
        index = self.list.currentIndex()
        text = index.data(Qt.ItemDataRole.AccessibleTextRole) if index.isValid() else self.nothing.text()
        announce(self.edit, str(text))

    def _show_found(self) -> None:
        is_empty = not self.list.rows.rowCount()
        nothing = self.tr("No category or tag has this name.")
        self.nothing.setText(nothing if self.edit.text() else self.tr("No category or tag is known yet."))
        if is_empty and self.list.hasFocus():
            self.setFocus()
        self.list.setHidden(is_empty)
        self.nothing.setVisible(is_empty)

    def _enter_list(self) -> None:
        if self.list.rows.rowCount():
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
            if not self.list.currentIndex().isValid():
                self.list.move_to(self.list.rows.first)

    def _decide(self) -> None:
        if self.edit.text().strip() and not self._has_checked:
            index = self.list.currentIndex()
            if not index.isValid():
                return
            self.list.rows.choose_alone(index)
        self.dismiss()

    def _check(self, chosen: frozenset[Key]) -> None:
        self._has_checked = True
        self._choose(chosen)

    def _go_on_typing(self, letters: str) -> None:
        if self.edit.isVisible():
            self.edit.setFocus()
            self.edit.insert(letters)

    def _clear(self) -> None:
        self._choose(frozenset())
        self.dismiss()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.card)
        column.setContentsMargins(1, _EDGE, 1, _EDGE)
        column.setSpacing(8)
        find, foot = QHBoxLayout(), QHBoxLayout()
        for row, widget in ((find, self.edit), (foot, self.clear)):
            row.setContentsMargins(_EDGE, 0, _EDGE, 0)
            row.addWidget(widget)
        foot.addStretch(1)
        column.addLayout(find)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing, 1)
        column.addLayout(foot)
