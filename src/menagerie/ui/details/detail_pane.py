"""The detail pane: what is known about one animal, or what can be done with several that are selected."""

import itertools
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStyle,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from menagerie.domain.animal import Animal, KnownAnimal, Sighting
from menagerie.domain.clock import Clock
from menagerie.domain.knowledge import Credit, Kind
from menagerie.ui.look.icons import tinted_icon, tinted_pixmap
from menagerie.ui.look.plain_text import LONGEST_LINE, in_sentence, shown
from menagerie.ui.look.theme import SCROLL_BAR, Theme, scaled_font, sized
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import category_text, moment, status_word
from menagerie.ui.widgets.form import EDGE, named_button
from menagerie.ui.widgets.labels import ElidedLabel, PlainLabel, claims_copying, leading_side, plain_label
from menagerie.ui.widgets.painting import draw_pill, pill_width
from menagerie.ui.widgets.scrolling import ScrollingColumn, keep_scroll_bar, make_inline
from menagerie.ui.words.messages import who

if TYPE_CHECKING:
    from menagerie.ui.details.notes_box import NotesBox, TagsEdit
    from menagerie.ui.details.selection_page import SelectionPage


MOST_SHOWN = 50
_LEAST_LINES = 4
_WHEN_FACTOR = 0.92
# Between two entries.
_SPACING = 4
# Between the columns, in letters.
_COLUMN_GAP = 2
_LINE_BREAK = "\N{LINE SEPARATOR}"
# Within the line around the pane.
_EDGE = EDGE - 1
_BESIDE_BAR = 7
# Above and below the details over the rows, where there is little room.
_EDGE_ABOVE = 8
_ICON = 32
_SMALL = 0.92
# In the line of status, category and number.
_GAP = 8
_BETWEEN_LINES = 4
_AROUND_PILL = 8
_LEAST_LETTERS = 8


class _Entry(Struct, frozen=True):
    """When something about an animal was learnt, and a line for each thing."""

    when: str
    what: str


class HistoryText(QTextEdit):
    """Shows when an animal was seen and how it changed, in two columns that scroll and can be selected.

    It is one text, because laying out labels for fifty changes would hold up the window. Each entry is a
    paragraph: of a table, a screen reader would read only the first column.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("detailHistory")
        self.setAccessibleName(self.tr("History"))
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        make_inline(self)
        keep_scroll_bar(self)
        self.setMinimumHeight(_LEAST_LINES * self.fontMetrics().lineSpacing())
        self._theme = theme
        self._entries: list[_Entry] = []
        theme.changed.connect(self._write)
        self.horizontalScrollBar().rangeChanged.connect(self._stay_at_edge)

    def sizeHint(self) -> QSize:
        # Return the least height, so that everything else in the pane gets its room first.
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def event(self, event: QEvent) -> bool:
        if claims_copying(event) and self.textCursor().hasSelection():
            event.accept()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._write()

    def show_history(
        self,
        known: KnownAnimal,
        history: tuple[Sighting, ...],
        now: float,
        names: Mapping[int, str],
        credited: Sequence[Credit] = (),
        added_at: float | None = None,
    ) -> None:
        """Show when ``known`` was seen, and its ``history``, the first sighting first.

        ``now`` and ``added_at``, when it was added from this computer, are Unix seconds. ``names`` are those
        that staff gave to categories, ``credited`` says what colleagues did.
        """
        entries = _newest_entries(known, history, now, names, credited, added_at)
        # Keep the selection and the scroll position when nothing has changed.
        if entries != self._entries:
            self._entries = entries
            self._write()

    def _write(self) -> None:
        quiet, plain = self._look("muted", _WHEN_FACTOR), self._look("text")
        self.clear()
        if not self._entries:
            return
        cursor = QTextCursor(self.document())
        # One edit block: the text is laid out once, not after each line.
        cursor.beginEditBlock()
        cursor.setBlockFormat(self._columns())
        for number, entry in enumerate(self._entries):
            if number:
                cursor.insertBlock()
            cursor.insertText(f"{entry.when}\t", quiet)
            cursor.insertText(entry.what.replace("\n", _LINE_BREAK), plain)
        cursor.endEditBlock()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _columns(self) -> QTextBlockFormat:
        """Return the format of a line whose second column begins behind the longest time of all lines."""
        metrics = QFontMetrics(scaled_font(self.font(), _WHEN_FACTOR))
        width = max(metrics.horizontalAdvance(entry.when) for entry in self._entries)
        width += _COLUMN_GAP * metrics.averageCharWidth()
        columns = QTextBlockFormat()
        columns.setAlignment(leading_side(self))
        columns.setLayoutDirection(self.layoutDirection())
        columns.setBottomMargin(_SPACING)
        self.document().setIndentWidth(width)
        columns.setIndent(1)
        columns.setTextIndent(-width)
        kinds = QTextOption.TabType
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        columns.setTabPositions([QTextOption.Tab(width, kinds.RightTab if mirrored else kinds.LeftTab)])
        return columns

    def _stay_at_edge(self, _least: int, most: int) -> None:
        # WORKAROUND for Qt 6.11: from right to left, the hanging first column counts twice for the width.
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            self.horizontalScrollBar().setValue(most)

    def _look(self, colour: str, factor: float = 1.0) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setFont(scaled_font(self.font(), factor))
        look.setForeground(self._theme.colour(colour))
        return look


def _newest_entries(
    known: KnownAnimal,
    history: tuple[Sighting, ...],
    now: float,
    names: Mapping[int, str],
    credited: Sequence[Credit],
    added_at: float | None,
) -> list[_Entry]:
    """Return the entries, the newest first. Of a long history the first sighting is shown too."""
    status = status_word(history[0].animal.status) if history else ""
    seen = translate("details", "First seen, {status}") if history else translate("details", "First seen")
    first = (known.first_seen, known.first_seen, seen.format(status=status))
    # A change stays after the one before it, also where the clock was set back in between.
    order = itertools.accumulate((sighting.at for sighting in history[1:]), max)
    changes = zip(order, itertools.pairwise(history), strict=True)
    dated = [
        (position, after.at, _what_changed(before, after, names)) for position, (before, after) in changes
    ]
    newest = max([known.last_seen, *(position for position, _at, _what in dated)])
    dated.append((newest, known.last_seen, translate("details", "Last seen")))
    dated += [(credit.at, credit.at, _who_did(credit)) for credit in credited]
    if added_at is not None:
        dated.append((added_at, added_at, translate("details", "Added here")))
    if known.missing_at is not None:
        dated.append((known.missing_at, known.missing_at, _where_missing(known.missing_from)))
    # Of what came at the same moment, the later in these lines is the newer one.
    dated = sorted([first, *dated], key=lambda one: one[0])
    entries = [_Entry(moment(at, now, seconds=False), what) for _, at, what in reversed(dated)]
    if len(entries) <= MOST_SHOWN:
        return entries
    earlier = translate("HistoryText", "and %Ln earlier", "Changes", n=len(entries) - MOST_SHOWN)
    return [*entries[: MOST_SHOWN - 1], _Entry("", earlier), entries[-1]]


def _where_missing(status: str | None) -> str:
    """Return from which complete list an animal was missing."""
    if status is None:
        return translate("details", "Not in the service's complete list")
    words = translate("details", "Not in the service's complete list of {status}")
    return words.format(status=status_word(status))


def _who_did(credit: Credit) -> str:
    by = who(credit.by)
    match credit.kind:
        case Kind.ADDED:
            text = translate("details", "Added by {colleague}")
        case Kind.CATEGORY:
            text = translate("details", "Category named by {colleague}")
        case _:
            text = translate("details", "Notes by {colleague}")
    return text.format(colleague=by)


def _what_changed(before: Sighting, after: Sighting, names: Mapping[int, str]) -> str:
    old, new = before.animal, after.animal
    categories = old.category_id, new.category_id
    changes = (
        (translate("details", "Name"), old.name, new.name),
        (
            translate("details", "Category"),
            *(category_text(number, names.get(number)) for number in categories),
        ),
    )
    lines = [
        translate("details", "{field}: {before} → {after}").format(
            field=field, before=in_sentence(one), after=in_sentence(other)
        )
        for field, one, other in changes
        if one != other
    ]
    if old.status != new.status:
        # The words for a status say themselves what has changed.
        lines.append(
            translate("details", "{before} → {after}").format(
                before=in_sentence(status_word(old.status)), after=in_sentence(status_word(new.status))
            )
        )
    return "\n".join(lines)


class DetailPane(QFrame):
    """Shows all that is known of one animal, or what can be done with several.

    What it offers is set by who can do it: ``begin_naming`` gets the number of the category to name;
    ``close_over_rows`` closes the pane if it lies over the rows; ``tag_selected`` gets tags for the selected
    animals, and whether they are added or removed; ``offer_tags`` gets a TagsEdit that may soon offer the
    tags in use.

    Signals: ``focus_left`` when the person presses Escape, or what has the focus goes away.
    """

    focus_left = Signal()

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self.setObjectName("detailPane")
        self.setProperty("look", "card")
        self.setAccessibleName(self.tr("Details"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme = theme
        self._clock = clock
        self._animal: Animal | None = None
        # When it was added from this computer, in Unix seconds.
        self._added_at: float | None = None
        self._buttons: list[QPushButton] = []
        self.begin_naming: Callable[[int], None] = lambda _category: None
        self.close_over_rows: Callable[[], None] = lambda: None
        self.tag_selected: Callable[[tuple[str, ...], bool], None] = lambda _tags, _adds: None
        self.offer_tags: Callable[[TagsEdit], None] = lambda _edit: None
        self.name = _value("detailName", factor=1.4, weight=QFont.Weight.Bold)
        self.shortened = _value("detailShortened", look="muted")
        self.facts = FactLine(theme)
        self.name_category = self.facts.name_category
        self.history = HistoryText(theme)
        self._notes: NotesBox | None = None
        self._selected = 0
        # Makes what stands in place of the details while several rows are selected.
        self._make_selection: Callable[[], SelectionPage] | None = None
        self._selection: SelectionPage | None = None
        self._animal_page = self._animal_column()
        self._nothing = self._nothing_column()
        pages = _Pages()
        self._pages = QVBoxLayout(pages)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self._pages.addWidget(self._animal_page, 1)
        self._pages.addWidget(self._nothing, 1)
        self._scroll = ScrollingColumn(pages)
        self._head: QWidget | None = None
        self._lay_out()
        self.name_category.clicked.connect(self._want_category_name)
        theme.changed.connect(self._tint)
        self._tint()
        self.show_known(None, (), None)

    def show_known(
        self,
        known: KnownAnimal | None,
        history: tuple[Sighting, ...],
        category_name: str | None,
        category_names: Mapping[int, str] | None = None,
        credited: Sequence[Credit] = (),
        added_at: float | None = None,
    ) -> None:
        """Show one animal with all that is known of it; None shows how to choose one.

        ``history`` has the first sighting first; ``category_name`` is the name that staff gave to the
        animal's category, ``category_names`` are the names of all. ``credited`` says what colleagues did.
        ``added_at`` is when the animal was added from this computer (Unix seconds); None if it was not, or if
        that is not known yet.
        """
        before, self._animal = self._animal, None if known is None else known.animal
        if before is None or self._animal is None or before.id != self._animal.id:
            self._added_at = None
            self._scroll.verticalScrollBar().setValue(0)
        self._added_at = added_at or self._added_at
        if known is not None:
            self._show_facts(known, category_name)
            now = self._clock.now()
            self.history.show_history(known, history, now, category_names or {}, credited, self._added_at)
        self._show_page()

    def add_notes(self, notes: "NotesBox") -> None:
        """Put the fields for what staff write about the animal below its category."""
        self._notes = notes
        self._notes_column.addWidget(notes)
        # Assistive tools read the parts in this order.
        notes.stackUnder(self._history_title)
        # What comes late is the last in the window that Tab reaches.
        for before, after in pairwise((self.name_category, *notes.inputs)):
            QWidget.setTabOrder(before, after)

    def show_whole(self, part: QWidget) -> None:
        """Scroll so that a part of the details is in sight, or at least what has the focus in it."""
        focused = QApplication.focusWidget()
        self._scroll.ensureWidgetVisible(part, 0, 0)
        if focused is not None and part.isAncestorOf(focused):
            self._scroll.ensureWidgetVisible(focused, 0, 0)

    def offer_for_selection(
        self, labels: QAction, copy: QAction, export: QAction, *, most_copied: int
    ) -> None:
        """Offer what can be done with several rows; ``copy`` works on ``most_copied`` at most."""

        def make() -> "SelectionPage":
            from menagerie.ui.details.selection_page import SelectionPage  # noqa: PLC0415 - when it is needed

            return SelectionPage(
                labels,
                copy,
                export,
                lambda tags, adds: self.tag_selected(tags, adds),  # noqa: PLW0108 - it may be set later
                most_copied=most_copied,
            )

        self._make_selection = make

    def show_selection(self, count: int) -> None:
        """Show what can be done with ``count`` selected rows, if they are more than one."""
        self._selected = count
        if count > 1 and self._selection is None and self._make_selection is not None:
            self._selection = self._make_selection()
            tags = self._selection.tags
            tags.entered.connect(lambda: self.offer_tags(tags))
            self._pages.insertWidget(0, self._selection, 1)
            # A widget that comes late is the last in the window that Tab reaches.
            for before, after in pairwise((self.history, *self._selection.inputs)):
                QWidget.setTabOrder(before, after)
        if count > 1 and self._selection is not None:
            self._selection.show_count(count)
        self._show_page()

    def lie_above(self, *, above: bool) -> None:
        """Offer to close the pane while it lies over the rows."""
        if above and self._head is None:
            self._head = self._make_head()
            self._column.insertWidget(0, self._head)
            QWidget.setTabOrder(self.name, self.close_button)
            self._tint()
        if self._head is not None:
            self._head.setVisible(above)
        self._set_margins(_EDGE_ABOVE if above else _EDGE)

    @cached_property
    def close_button(self) -> QPushButton:
        """Closes the pane while it lies over the rows."""
        return self._button("closeDetailsButton", "", "close")

    def focus_details(self) -> None:
        """Move the focus to the note, or to what else stands first."""
        if self._selected > 1 and self._selection is not None:
            self._selection.first_button().setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self._animal is None:
            if self._head is not None and not self._head.isHidden():
                self.close_button.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self._notes is None:
            self.name_category.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._notes.edit_note()

    def focus_tags(self) -> bool:
        """Move the focus to the tags for the selected rows; return whether there are several rows."""
        if self._selected <= 1 or self._selection is None:
            return False
        self._selection.tags.setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_over_rows()
            self.focus_left.emit()
        else:
            self._scroll.verticalScrollBar().event(event)

    def _show_page(self) -> None:
        are_several = self._selected > 1 and self._selection is not None
        of_one = self._nothing if self._animal is None else self._animal_page
        shown = self._selection if are_several else of_one
        for page in (self._selection, self._animal_page, self._nothing):
            if page is not None and page is not shown:
                self._hide_page(page)
        if shown is not None:
            shown.show()

    def _hide_page(self, page: QWidget) -> None:
        """Hide a page; Qt would move the focus from it to whatever comes next."""
        # Also while another window is the active one.
        if page.isAncestorOf(self.window().focusWidget()):
            self.focus_left.emit()
        page.hide()

    def _show_facts(self, known: KnownAnimal, category_name: str | None) -> None:
        animal = known.animal
        self.name.setText(shown(animal.name, LONGEST_LINE))
        length = len(animal.name)
        self.shortened.setVisible(length > LONGEST_LINE)
        text = translate("DetailPane", "Shortened: %Ln character(s). Copy the row to get all.", n=length)
        self.shortened.setText(text)
        self.facts.show_animal(animal, category_name)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._scroll, 1)
        self._set_margins(_EDGE)

    def _set_margins(self, edge: int) -> None:
        """Leave ``edge`` above and below, and the scroll bar its place in the margin beside the text."""
        # Margins are not mirrored, and the scroll bar is.
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        beside = _EDGE - SCROLL_BAR - _BESIDE_BAR
        left, right = (beside, _EDGE) if mirrored else (_EDGE, beside)
        self._column.setContentsMargins(left, edge, right, edge)
        self._pages.setContentsMargins(_BESIDE_BAR * mirrored, 0, _BESIDE_BAR * (not mirrored), 0)

    def _make_head(self) -> QWidget:
        """Return what stands above the details while they lie over the rows."""
        self.close_button.setProperty("look", "ghost")
        self.close_button.setAccessibleName(self.tr("Close the details"))
        self.close_button.setToolTip(self.tr("Close the details (Esc)"))
        self.close_button.clicked.connect(self.close_over_rows)
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(plain_label(self.tr("Details"), look="muted"), 1)
        row.addWidget(self.close_button)
        return head

    def _animal_column(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.name)
        column.addWidget(self.shortened)
        column.addWidget(self.facts)
        self._notes_column = QVBoxLayout()
        column.addLayout(self._notes_column)
        column.addSpacing(12)
        self._history_title = plain_label(self.tr("History"), look="muted", factor=_SMALL)
        self._history_title.setBuddy(self.history)
        column.addWidget(self._history_title)
        column.addWidget(self.history, 1)
        return page

    def _nothing_column(self) -> QWidget:
        nothing = QWidget()
        column = QVBoxLayout(nothing)
        column.setContentsMargins(0, 0, 0, 0)
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        hint = plain_label(self.tr("Choose an animal to see its details."), look="muted", wraps=True)
        hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addStretch(1)
        column.addWidget(self._picture)
        column.addSpacing(4)
        column.addWidget(hint)
        column.addStretch(2)
        return nothing

    def _button(self, name: str, text: str, icon: str) -> QPushButton:
        button = named_button(name, text)
        button.setProperty("icon_name", icon)
        self._buttons.append(button)
        return button

    def _want_category_name(self) -> None:
        if self._animal is not None:
            self.begin_naming(self._animal.category_id)

    def _tint(self) -> None:
        colour = self._theme.colour
        for button in self._buttons:
            button.setIcon(tinted_icon(button.property("icon_name"), colour("muted"), colour("disabled")))
        size, ratio = sized(_ICON), self.devicePixelRatioF()
        self._picture.setPixmap(tinted_pixmap("paw", colour("disabled"), size, ratio))


class _Pages(QWidget):
    """Has room for each of its pages, so that nothing moves when another one is shown."""

    def minimumSizeHint(self) -> QSize:
        width = max((page.minimumSizeHint().width() for page in self._pages()), default=0)
        return QSize(width + _BESIDE_BAR, super().minimumSizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        # Learn how much hidden pages need: Qt gives them their style only when they are shown.
        super().showEvent(event)
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        for page in self._pages():
            if (layout := page.layout()) is not None:
                layout.activate()
        self.updateGeometry()

    def _pages(self) -> list[QWidget]:
        return self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)


class FactLine(QWidget):
    """Status, category and number of an animal: in one line, in two where there is too little room.

    ``name_category`` is the link that names the category.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.status = _Pill(theme)
        self.category = ElidedLabel()
        self.category.setObjectName("detailCategory")
        self.name_category = named_button("nameCategoryButton", self.tr("Name it…"), look="inline")
        self.identifier = plain_label(name="detailId", look="muted", selectable=True)
        self._parts = (self.status, self.category, self.name_category, self.identifier)
        for part in self._parts:
            part.setParent(self)

    def show_animal(self, animal: Animal, category_name: str | None) -> None:
        """Show an animal; ``category_name`` is the name that staff gave to its category."""
        self.status.show_status(animal.status)
        self.category.setText(category_text(animal.category_id, category_name))
        words, spoken = self.tr("Name it…"), self.tr("Name this category…")
        if category_name:
            words, spoken = self.tr("Rename…"), self.tr("Rename this category…")
        self.name_category.setText(words)
        self.name_category.setAccessibleName(spoken)
        self.identifier.setText(f"#{animal.id}")
        self._place()
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        status, _category, link, identifier = (part.sizeHint().width() for part in self._parts)
        least = self.fontMetrics().averageCharWidth() * _LEAST_LETTERS
        return QSize(max(status + _GAP + identifier, least + _GAP + link), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange}:
            self._place()
        return done

    def _place(self) -> None:
        status, category, link, identifier = (part.sizeHint() for part in self._parts)
        height = max(status.height(), link.height(), identifier.height())
        beside = status.width() + link.width() + 2 * _GAP
        is_one_line = beside + category.width() + 2 * _GAP + identifier.width() <= self.width()
        at, top = (status.width() + _GAP, 0) if is_one_line else (0, height + _BETWEEN_LINES)
        named = min(category.width(), self.width() - at - _GAP - link.width())
        rooms = (
            QRect(0, 0, status.width(), height),
            QRect(at, top, named, height),
            QRect(at + named + _GAP, top + (height - link.height()) // 2, link.width(), link.height()),
            QRect(self.width() - identifier.width(), 0, identifier.width(), height),
        )
        for part, room in zip(self._parts, rooms, strict=True):
            part.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), room))
        self.setFixedHeight(top + height)


class _Pill(PlainLabel):
    """The word for a status in its colours."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("")
        self.setObjectName("detailStatus")
        self._theme = theme
        self._status: str | None = None
        theme.changed.connect(self.update)

    def show_status(self, status: str | None) -> None:
        """Show a status; None is shown as not set."""
        self._status = status
        self.setText(status_word(status))

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height() + _AROUND_PILL
        return QSize(pill_width([self.text()], self.font()) + 1, height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        ink = self._theme.status_ink(self._status)
        draw_pill(QPainter(self), self.rect(), self.text(), ink, self.layoutDirection())


def _value(
    name: str, *, look: str = "", factor: float = 1.0, weight: QFont.Weight = QFont.Weight.Normal
) -> QLabel:
    label = plain_label(name=name, look=look, factor=factor, weight=weight, wraps=True, selectable=True)
    # Cut a word that is wider than the pane, so that it does not widen everything else.
    label.setMinimumWidth(1)
    return label
