"""The history of an animal in words: when it was seen and how it changed, the newest first."""

import itertools
from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QTextEdit

from menagerie.domain.animal import KnownAnimal, Sighting
from menagerie.domain.sharing.knowledge import Credit, Kind
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.look.row_wording import category_text
from menagerie.ui.look.theme import Theme, scaled_font
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import moment, status_word
from menagerie.ui.widgets.labels import claims_copying, leading_side
from menagerie.ui.widgets.scrolling import keep_scroll_bar, make_inline
from menagerie.ui.words.colleagues import who

MOST_SHOWN = 50
_LEAST_LINES = 4
_WHEN_FACTOR = 0.92
# Between two entries.
_SPACING = 4
# Between the columns, in letters.
_GAP = 2
_LINE_BREAK = "\N{LINE SEPARATOR}"


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
        """Return the least height, so that everything else in the pane gets its room first."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def event(self, event: QEvent) -> bool:
        """Copy what is selected."""
        if claims_copying(event) and self.textCursor().hasSelection():
            event.accept()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the window when it is mirrored."""
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
        width += _GAP * metrics.averageCharWidth()
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
    dated = [(place, after.at, _what_changed(before, after, names)) for place, (before, after) in changes]
    newest = max([known.last_seen, *(place for place, _at, _what in dated)])
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
