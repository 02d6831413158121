"""The history of an animal in words: when it changed and how, the newest change first."""

import itertools
from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QSize
from PySide6.QtGui import QTextCharFormat, QTextCursor

from menagerie.domain.known import Sighting
from menagerie.domain.sharing.knowledge import Credit, Kind
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.look.row_wording import category_text
from menagerie.ui.look.theme import Theme, scaled_font
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import moment, status_word
from menagerie.ui.widgets.scrolling import InlineText
from menagerie.ui.words.shared import who

MOST_SHOWN = 50
_LEAST_LINES = 4
_WHEN_FACTOR = 0.92
_GAP_FACTOR = 0.5


class _Entry(Struct, frozen=True):
    """When an animal was seen, and a line for each change since it was seen before."""

    when: str
    what: str


class HistoryText(InlineText):
    """Shows the newest changes, and how many there were before; its text scrolls and can be selected.

    It is one text, because laying out labels for fifty changes would hold up the window.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__("detailHistory")
        self.setAccessibleName(self.tr("History"))
        self.setMinimumHeight(_LEAST_LINES * self.fontMetrics().lineSpacing())
        self._theme = theme
        self._entries: list[_Entry] = []
        self._earlier = 0
        theme.changed.connect(self._write)

    def sizeHint(self) -> QSize:
        """Return the least height, so that everything else in the pane gets its room first."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def show_history(
        self,
        history: tuple[Sighting, ...],
        now: float,
        names: Mapping[int, str],
        credited: Sequence[Credit] = (),
    ) -> None:
        """Show ``history``, the first sighting first; ``now`` is Unix time in seconds.

        ``names`` are those that staff gave to categories, ``credited`` says what colleagues did.
        """
        entries = _newest_entries(history, now, names, credited)
        earlier = len(history) + len(credited) - len(entries)
        # Keep the selection and the scroll position when nothing has changed.
        if (entries, earlier) != (self._entries, self._earlier):
            self._entries, self._earlier = entries, earlier
            self._write()

    def _write(self) -> None:
        quiet, plain = self._look("muted", _WHEN_FACTOR), self._look("text")
        gap = self._look("text", _GAP_FACTOR)
        self.clear()
        cursor = QTextCursor(self.document())
        # One edit block: the text is laid out once, not after each line.
        cursor.beginEditBlock()
        for entry in self._entries:
            cursor.insertText(f"{entry.when}\n", quiet)
            cursor.insertText(f"{entry.what}\n", plain)
            # The height of an empty line comes from the format of its block.
            cursor.setBlockCharFormat(gap)
            cursor.insertText("\n")
        if self._earlier:
            cursor.insertText(
                translate("HistoryText", "and %Ln earlier", "Sightings", n=self._earlier), quiet
            )
        cursor.endEditBlock()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _look(self, colour: str, factor: float = 1.0) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setFont(scaled_font(self.font(), factor))
        look.setForeground(self._theme.colour(colour))
        return look


def _newest_entries(
    history: tuple[Sighting, ...], now: float, names: Mapping[int, str], credited: Sequence[Credit]
) -> list[_Entry]:
    befores: tuple[Sighting | None, ...] = (None, *history)
    # A change stays after the one before it, also where the clock was set back in between.
    places = itertools.accumulate((sighting.at for sighting in history), max)
    # Each sighting with the one before it.
    changes = list(zip(places, befores, history, strict=False))[-MOST_SHOWN:]
    dated = [(place, after.at, _what_changed(before, after, names)) for place, before, after in changes]
    dated += [(credit.at, credit.at, _who_did(credit)) for credit in credited]
    # Of what came at the same moment, a colleague's part is the newer one.
    dated.sort(key=lambda one: one[0])
    return [_Entry(moment(at, now, seconds=False), what) for _, at, what in reversed(dated[-MOST_SHOWN:])]


def _who_did(credit: Credit) -> str:
    by = who(credit.by.name, credit.by.computer)
    match credit.kind:
        case Kind.ADDED:
            text = translate("details", "Added by {colleague}")
        case Kind.CATEGORY:
            text = translate("details", "Category named by {colleague}")
        case _:
            text = translate("details", "Notes by {colleague}")
    return text.format(colleague=by)


def _what_changed(before: Sighting | None, after: Sighting, names: Mapping[int, str]) -> str:
    if before is None:
        return translate("details", "First seen")
    old, new = before.animal, after.animal
    categories = old.category_id, new.category_id
    changes = (
        (translate("details", "Name"), old.name, new.name),
        (
            translate("details", "Category"),
            *(category_text(number, names.get(number)) for number in categories),
        ),
        (translate("details", "Status"), status_word(old.status), status_word(new.status)),
    )
    return "\n".join(
        translate("details", "{field}: {before} → {after}").format(
            field=field, before=_value(one), after=_value(other)
        )
        for field, one, other in changes
        if one != other
    )


def _value(text: str) -> str:
    # Isolated, so that two right-to-left names do not change places around the arrow.
    return in_sentence(text)
