"""Proposes which column gives which field: as the last time, else by its title, else by its content."""

import asyncio
import logging
import re
import threading
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from rapidfuzz import fuzz, process

from menagerie.deliveries.cells import shown_text, why_unusable
from menagerie.deliveries.delivery import Delivery
from menagerie.deliveries.table import is_untitled
from menagerie.domain.animal import PetStatus
from menagerie.domain.cases import DeliveryNoteCase, FieldCase, StorageCase
from menagerie.domain.columns import CATEGORY, COLUMNS, ID, NAME, Kind
from menagerie.domain.errors import StorageError, UnusableFieldError
from menagerie.domain.facts import Fact, fact
from menagerie.domain.text import plain, shortened
from menagerie.domain.titles import (
    IDENTIFIER_WORDS,
    NUMBER_SIGNS,
    OTHER_TITLES,
    REASON_TITLE,
    is_id,
    is_identifier,
    is_name_of_animal,
    is_quantity,
    may_be_quantity,
    spread,
    title_key,
)
from menagerie.settings.files import reason, write_whole
from menagerie.system.files import open_own
from menagerie.workflows.importing.choices import Choices, Field, without_categories, word_key
from menagerie.workflows.importing.rows import RowReader, read_row_name
from menagerie.workflows.importing.words import (
    OWN_TITLES,
    TITLES,
    UNMISTAKABLE_STATUSES,
    WORDS_BESIDES,
)

# The oldest are forgotten beyond these bounds.
_MOST_LAYOUTS = 50
_LARGEST_LAYOUT = 64 * 1024
_LARGEST_FILE = 2 * _MOST_LAYOUTS * _LARGEST_LAYOUT
_VERSION = 1

# What identifies an environment, whose categories have numbers of their own: ``Environment.data_key``.
DataKey = tuple[str, str | None]

_log = logging.getLogger(__name__)


class _Layout(Struct):
    """What was chosen for the files with these columns. ``titles`` and ``columns`` have keys of titles.

    ``data_key`` is that of the environment: None in a file of version 0.2.0, which did not tell.
    """

    titles: tuple[str, ...]
    columns: dict[Field, str]
    fixed: dict[Field, str]
    statuses: dict[str, PetStatus | None]
    categories: dict[str, int]
    data_key: DataKey | None = msgspec.field(default=None, name="place")


class _File(Struct):
    """The content of the file, the newest layout first."""

    version: int
    layouts: list[_Layout]


class Layouts:
    """The layouts of deliveries, in a file that is read at the first use. A damaged one is ignored.

    One that cannot be read is left as it is, and tried again at the next use.

    A delivery without any titles has none: another one with as many columns may hold something else.
    ``find`` and ``save`` may block for a moment, and may be called on any thread.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._layouts: list[_Layout] | None = None

    def find(self, delivery: Delivery, data_key: DataKey | None = None) -> Choices | None:
        """Return how a file with these columns, in any order, was mapped the last time; None for never.

        If it was never mapped in this environment but in another one, its categories are left out: they have
        other numbers there.
        """
        if _has_no_titles(delivery):
            return None
        titles = _titles(delivery.columns)
        try:
            with self._lock:
                alike = [one for one in self._loaded() if one.titles == titles]
        except StorageError as error:
            _log.warning("The layouts of earlier imports cannot be read: %s", error)
            return None
        if not alike:
            return None
        layout = next((one for one in alike if one.data_key == data_key), alike[0])
        indexes = {word_key(title): index for index, title in reversed([*enumerate(delivery.columns)])}
        choices = Choices(
            columns={field: indexes.get(layout.columns.get(field, "")) for field in Field},
            fixed=layout.fixed,
            statuses=layout.statuses,
            categories=layout.categories,
        )
        return choices if layout.data_key == data_key else without_categories(choices)

    def save(self, delivery: Delivery, choices: Choices, data_key: DataKey | None = None) -> None:
        """Remember how a delivery was mapped in an environment. Raises StorageError."""
        if _has_no_titles(delivery):
            return
        titles = _titles(delivery.columns)
        layout = _Layout(
            titles,
            {
                field: word_key(delivery.columns[index])
                for field, index in choices.columns.items()
                if index is not None
            },
            dict(choices.fixed),
            dict(choices.statuses),
            dict(choices.categories),
            data_key,
        )
        if len(msgspec.json.encode(layout)) > _LARGEST_LAYOUT:
            return
        with self._lock:
            others = [one for one in self._loaded() if (one.titles, one.data_key) != (titles, data_key)]
            self._layouts = [layout, *others][:_MOST_LAYOUTS]
            write_whole(self._path, msgspec.json.encode(_File(_VERSION, self._layouts)))

    async def remember(self, delivery: Delivery, choices: Choices, data_key: DataKey | None = None) -> None:
        """Save on another thread how a delivery was mapped. A failure is only logged: no import needs it."""
        try:
            await asyncio.to_thread(self.save, delivery, choices, data_key)
        except StorageError as error:
            _log.warning("The layout of an import could not be saved: %s", error)

    def _loaded(self) -> list[_Layout]:
        if self._layouts is None:
            self._layouts = self._read()
        return self._layouts

    def _read(self) -> list[_Layout]:
        try:
            with open(self._path, "rb", opener=open_own) as file:
                content = file.read(_LARGEST_FILE + 1)
            return [_with_keys_of_today(one) for one in msgspec.json.decode(content, type=_File).layouts]
        except FileNotFoundError:
            return []
        except OSError as exc:
            # Written anew, it would lose those that can be read again in a moment.
            raise StorageError(
                StorageCase.NOT_READ_SO_NOT_CHANGED, path=str(self._path), detail=reason(exc)
            ) from exc
        except ValueError as error:
            _log.warning("The layouts of earlier imports cannot be read: %s", type(error).__name__)
            return []


def _with_keys_of_today(layout: _Layout) -> _Layout:
    """Return a layout whose words an older version may have folded otherwise."""
    return replace(
        layout,
        titles=tuple(sorted(map(word_key, layout.titles))),
        columns={field: word_key(title) for field, title in layout.columns.items()},
        statuses={word_key(word): status for word, status in layout.statuses.items()},
        categories={word_key(word): number for word, number in layout.categories.items()},
    )


def _has_no_titles(delivery: Delivery) -> bool:
    return all(map(is_untitled, delivery.columns))


def _titles(columns: Iterable[str]) -> tuple[str, ...]:
    """Return the keys of the titles, without that of the column that tells why a row was not added."""
    return tuple(sorted({word_key(title) for title in columns} - {word_key(REASON_TITLE)}))


# Cells of a delivery that are looked at, in rows from all over it: so it takes some milliseconds at most.
_MOST_CELLS = 8_000
_STRETCHES = 10
_SAMPLES = 3
_LONGEST_SAMPLE = 40

# How well a title fits, from 0 to 100. Titles of our own are told apart by their order.
_OWN, _SAME, _SAME_WORDS = 100, 90, 85
# A misspelt title fits so much less than the right one, and this much at the least.
_MISSPELT = 0.8
_SIMILAR = 82
# The words of a longer title may differ a little more, as each is short.
_SIMILAR_WORD = 75
# A title that fits no field, above words that do.
_BY_WORDS = 1
# The rank of these: below titles with known words, and above titles with unknown ones.
_WORDS_ALONE = 1
# Too short to be told from other words when misspelt.
_SHORTEST_MISSPELT = 4

# The share of the cells that must be of a kind.
_NEARLY_ALL = 0.8
_WHOLE_NUMBER = re.compile(r"\s*[+-]?[0-9]{1,19}\s*")
_YES_AND_NO = frozenset({"0", "1"})
# How ``deliveries.table.unique`` ends a title that stands there before.
_REPEATED = re.compile(r" \([0-9]+\)\Z")
_ID_KEY = title_key(ID.title)
_STATUS_KEYS = frozenset(map(title_key, UNMISTAKABLE_STATUSES))
# What the columns of our exports are called, and the ones that lists of other programs do not have.
_OUR_TITLES = frozenset(column.title for column in COLUMNS) | {REASON_TITLE}
_TELLING_KEYS = frozenset(title_key(column.title) for column in COLUMNS if column.kind is Kind.TIME)
# These are followed by the time zone of the computer.
_ZONE = re.compile(r" \(\S+\)\Z")


class ColumnFacts(Struct, frozen=True):
    """What a column holds: up to three ``samples``, and which share of its cells is filled.

    Of a long file, some rows from all over it are looked at.
    """

    title: str
    samples: tuple[str, ...]
    filled: float


def column_facts(delivery: Delivery) -> tuple[ColumnFacts, ...]:
    """Return what each column of a delivery holds."""
    rows = _some_rows(delivery)
    return tuple(
        _facts(title, _filled(rows, index), len(rows)) for index, title in enumerate(delivery.columns)
    )


def propose(
    delivery: Delivery,
    layouts: Layouts | None,
    category_names: Mapping[int, str],
    data_key: DataKey | None = None,
) -> Choices:
    """Return the choices to begin with: those of the last file with these columns, else the likely ones."""
    if layouts is not None and (choices := layouts.find(delivery, data_key)) is not None:
        return choices
    fitting = _fitting(delivery, category_names)
    columns = _by_title(fitting)
    is_asked = {field for field, some in fitting.items() if len(some) > 1 and field not in columns}
    _add_by_content(columns, is_asked, delivery, category_names)
    return Choices(columns={field: columns.get(field) for field in Field})


def notes_about(delivery: Delivery, choices: Choices, category_names: Mapping[int, str]) -> tuple[Fact, ...]:
    """Return what a person should know of how the columns of a delivery are mapped, and of unused ones."""
    titles, used = delivery.columns, {index for index in choices.columns.values() if index is not None}
    notes = []
    for field, some in _fitting(delivery, category_names).items():
        index, best = choices.columns.get(field), [one for one in some if one[:-1] == some[0][:-1]]
        if index is None and len(some) > 1 and not choices.fixed.get(field):
            listed = ", ".join(titles[one.column] for one in (best if len(best) > 1 else some))
            notes.append(fact(DeliveryNoteCase.COLUMNS_ALIKE, columns=listed))
        elif some and index == some[0].column and (others := _as_likely_by_title(some)):
            other = titles[others[0].column]
            notes.append(fact(DeliveryNoteCase.COLUMN_PREFERRED, column=titles[index], other=other))
    rows = _some_rows(delivery)
    unused = [index for index in range(len(titles)) if index not in used]
    if counts := [index for index in unused if _counts_several(titles[index], _filled(rows, index))]:
        listed = ", ".join(titles[index] for index in counts)
        notes.append(fact(DeliveryNoteCase.QUANTITY_UNUSED, columns=listed))
    if beside := _beside(titles, choices.columns.get(Field.NAME), unused):
        notes.append(fact(DeliveryNoteCase.LISTS_UNREAD, names="\n".join(beside)))
    if id_column(delivery, choices) is None:
        notes += [id_unused(titles[index]) for index in unused if is_id(titles[index])]
    has_status = choices.columns.get(Field.STATUS) is not None or choices.fixed.get(Field.STATUS)
    alike = [titles[index] for index in unused if index not in counts and _names_status(titles[index])]
    if alike and not has_status:
        notes.append(fact(DeliveryNoteCase.STATUS_UNUSED, columns=", ".join(alike)))
    return tuple(notes)


def _names_status(title: str) -> bool:
    """Tell whether a title has the word for a status: "Sold?"."""
    key = title_key(title)
    # Some languages write no spaces between words.
    return any(f" {word} " in f" {key} " or (word in key and not word.isascii()) for word in _STATUS_KEYS)


def _beside(titles: Sequence[str], name: int | None, unused: Sequence[int]) -> list[str]:
    """Return the titles of unused columns that stand there twice, if that of the names is one of them.

    Then another list stands beside the one that is read.
    """
    if name is None:
        return []
    firsts = [_REPEATED.sub("", title).casefold() for title in titles]
    again = [index for index in unused if firsts.count(firsts[index]) > 1]
    has_names = any(firsts[index] == firsts[name] for index in again)
    return [titles[index] for index in again] if has_names else []


def id_unused(title: str) -> Fact:
    """Return that numbers in the column with this title are the ids of no animals here."""
    return fact(DeliveryNoteCase.ID_UNUSED, column=title)


class IdColumn(NamedTuple):
    """The column that may have the ids of animals of this environment.

    ``name_index`` is that of the names, where an animal must also have the name that stands in its row.
    """

    column: int
    name_index: int | None


def id_column(delivery: Delivery, choices: Choices) -> IdColumn | None:
    """Return the column with the ids of animals of this environment; None for none.

    Our own exports and the service's responses have one, which their other titles show. The numbers of
    another program are its own, but with titles like ours no one can tell that from the titles alone.
    """
    titles = [_without_zone(title) for title in delivery.columns]
    keys = [title_key(title) for title in titles]
    ids = [index for index, title in enumerate(titles) if is_id(title)]
    index, name_index = next(iter(ids), None), choices.columns.get(Field.NAME)
    if index is None or index in choices.columns.values():
        return None
    keys[index] = _ID_KEY
    has_titles = {_ID_KEY, title_key(NAME.title), title_key(CATEGORY.title)} <= set(keys)
    is_subset = {ID.title, NAME.title, CATEGORY.title} <= set(titles) <= _OUR_TITLES
    if _has_our_keys(titles) or is_subset or (has_titles and not _TELLING_KEYS.isdisjoint(keys)):
        return IdColumn(index, None)
    are_like_ours = all(not frozenset(TITLES[field]).isdisjoint(keys) for field in Field)
    return IdColumn(index, name_index) if are_like_ours and name_index is not None else None


def _without_zone(title: str) -> str:
    """Return the title of a column of times without the time zone, and any other as it is."""
    bare = _ZONE.sub("", title)
    return bare if title_key(bare) in _TELLING_KEYS else title


def _has_our_keys(titles: Sequence[str]) -> bool:
    """Tell whether the columns are those of the service's responses and our JSON."""
    return {ID.key, NAME.key, CATEGORY.key} <= set(titles)


class _Fitting(NamedTuple):
    """A column whose title or words fit a field; the best one is the greatest.

    ``rank`` is greater for titles of our own, and greatest for one that says that the name is an animal's:
    beside that, "Name" may be the owner's. A category or status whose words are known comes before a title
    alone. ``usable`` says how good its values are for the field, and ``fit`` how well its title fits.
    """

    rank: int
    usable: float
    fit: float
    different: float
    column: int


def _fitting(delivery: Delivery, category_names: Mapping[int, str]) -> dict[Field, list[_Fitting]]:
    """Return the columns whose titles or words fit each field, the best first."""
    rows, reader = _some_rows(delivery), RowReader(Choices(), category_names)
    cells = [_filled(rows, index) for index in range(len(delivery.columns))]
    titled = {field: [_fit(field, title) for title in delivery.columns] for field in Field}
    # Their words alone say what they hold.
    others = {
        index: cells[index]
        for index, title in enumerate(delivery.columns)
        if cells[index]
        and title_key(title) not in OTHER_TITLES
        and not any(fits[index] for fits in titled.values())
    }
    found = {}
    for field in Field:
        fits = dict(enumerate(titled[field]))
        some = [
            _judged(field, fit, index, delivery.columns[index], cells[index], len(rows), reader)
            for index, fit in fits.items()
            if fit and (field is Field.CATEGORY or not _is_quantity(delivery.columns[index], cells[index]))
        ]
        if field is Field.CATEGORY and not _has_our_keys(delivery.columns):
            some = _without_foreign_numbers(some, delivery.columns, cells, category_names)
        if field is not Field.NAME:
            by_words = _columns_where(others, partial(_is_word_for, field, _keys_of(category_names)))
            some += [_Fitting(_WORDS_ALONE, 1.0, _BY_WORDS, 0.0, index) for index in by_words]
        found[field] = sorted(some, key=lambda one: one[:-1], reverse=True)
    return found


def _without_foreign_numbers(
    some: Sequence[_Fitting],
    titles: Sequence[str],
    cells: Sequence[Sequence[str]],
    category_names: Mapping[int, str],
) -> list[_Fitting]:
    """Return the columns for a category, those last whose numbers or codes may be of another program.

    Words say more than the numbers of the same thing. Nothing but a word and "no." or "ID" in its title may
    be anything, such as an article's number: it counts only with the numbers of known categories.
    """
    numbers = frozenset(map(str, category_names))
    coded = {
        one.column
        for one in some
        if _is_of_numbers(titles[one.column]) and _columns_where({0: cells[one.column]}, _has_digit)
    }
    has_words = any(
        one.fit >= _SAME_WORDS and not _columns_where({0: cells[one.column]}, _has_digit)
        for one in some
        if one.column not in coded
    )
    return [
        one._replace(rank=0, usable=-1.0) if one.column in coded and has_words else one
        for one in some
        if one.column not in coded
        or not _is_only_by_number(one, titles[one.column])
        or not cells[one.column]
        or _columns_where({0: cells[one.column]}, lambda cell: plain(cell).strip() in numbers)
    ]


def _is_of_numbers(title: str) -> bool:
    return is_identifier(title) or not IDENTIFIER_WORDS.isdisjoint(spread(title_key(title)).split())


def _is_only_by_number(one: _Fitting, title: str) -> bool:
    """Tell whether a title is no known one of a category, but has one with a word or a sign for numbers."""
    return one.fit <= _SAME_WORDS or title.strip().endswith(NUMBER_SIGNS)


def _has_digit(cell: str) -> bool:
    return any(map(str.isdigit, cell))


def _as_likely_by_title(some: Sequence[_Fitting]) -> list[_Fitting]:
    """Return those of the columns whose titles fit as well as that of the first, but not their values."""
    return [one for one in some[1:] if one.fit >= some[0].fit and one[:-1] != some[0][:-1]]


def _judged(
    field: Field, fit: float, index: int, title: str, cells: Sequence[str], rows: int, reader: RowReader
) -> _Fitting:
    counts = Counter(cells)
    usable = sum(count for cell, count in counts.items() if _is_usable(field, cell, reader))
    # Nearly every text can be a name, so a title says more of it.
    share = float(2 * usable > len(cells)) if field is Field.NAME else usable / max(1, rows)
    different = len(counts) / max(1, rows) if field is Field.NAME else 0.0
    if field is not Field.NAME:
        rank = _WORDS_ALONE + 1 + int(fit > _SAME) if 0 < len(cells) <= 2 * usable else 0
    elif is_name_of_animal(title) and 2 * usable > rows:
        rank = 2
    else:
        rank = int(fit > _SAME and share > 0)
    return _Fitting(rank, share, fit, different, index)


def _is_word_for(field: Field, names: Collection[str], cell: str) -> bool:
    """Tell whether a cell has a word that is known for a category or status, under whatever title."""
    return word_key(cell) in (UNMISTAKABLE_STATUSES if field is Field.STATUS else names)


def _is_usable(field: Field, cell: str, reader: RowReader) -> bool:
    try:
        match field:
            case Field.NAME:
                read_row_name(cell)
                return not _is_number(cell)
            case Field.CATEGORY:
                reader.read_category(cell)
            case Field.STATUS:
                reader.read_status(cell)
    except UnusableFieldError:
        return False
    return True


def _by_title(fitting: Mapping[Field, Sequence[_Fitting]]) -> dict[Field, int]:
    """Return the column that fits each field best by its title and its values; none where two are as good."""
    best = [
        (some[0].fit, -some[0].column, field, some[0].column)
        for field, some in fitting.items()
        if some and (len(some) == 1 or some[0][:-1] != some[1][:-1])
    ]
    columns: dict[Field, int] = {}
    for _fit, _, field, index in sorted(best, key=lambda one: one[:2], reverse=True):
        if index not in columns.values():
            columns[field] = index
    return columns


def _fit(field: Field, title: str) -> float:
    """Return how well a title fits a field; 0 for not at all."""
    written = title_key(title)
    key = written if written in TITLES[field] else spread(written)
    titles, besides, words = TITLES[field], WORDS_BESIDES[field], set(key.split())
    if not key or (field is Field.NAME and is_identifier(title)):
        return 0
    if key in OWN_TITLES[field]:
        return _OWN - OWN_TITLES[field].index(key)
    if key in titles and key not in OTHER_TITLES:
        return _SAME
    if words & OTHER_TITLES - besides or key in OTHER_TITLES:
        return 0
    if words.intersection(titles) and words <= {*titles, *besides}:
        return _SAME_WORDS
    return _MISSPELT * _similarity(key, titles)


def _similarity(key: str, titles: Iterable[str]) -> float:
    """Return how similar a title is to the most similar of others, from 0 to 100; 0 for not enough."""
    long = [
        title for title in titles if len(title) >= _SHORTEST_MISSPELT and not _only_begins_like(key, title)
    ]
    if len(key) < _SHORTEST_MISSPELT:
        return 0
    best = process.extractOne(key, long, scorer=fuzz.ratio, score_cutoff=_SIMILAR)
    return 0 if best is None or not _have_similar_words(key, best[0]) else best[1]


def _only_begins_like(word: str, title: str) -> bool:
    """Tell whether a word goes on where a title ends, by more than a letter: it is no misspelling of it."""
    return word.startswith(title[:-1]) and len(word) > len(title) + 1


def _have_similar_words(one: str, other: str) -> bool:
    """Tell whether each word resembles its counterpart: of "category manager", half is another word."""
    words, others = one.split(), other.split()
    return len(words) == len(others) and all(
        fuzz.ratio(*pair) >= _SIMILAR_WORD and not _only_begins_like(*pair)
        for pair in zip(words, others, strict=True)
    )


def _is_quantity(title: str, cells: Sequence[str]) -> bool:
    """Tell whether a column says how many there are. The title may also be that of a status or of names."""
    if is_quantity(title):
        return True
    return may_be_quantity(title) and bool(cells) and bool(_columns_where({0: cells}, _is_number))


def _counts_several(title: str, cells: Sequence[str]) -> bool:
    """Tell whether a column says how many there are; a stock of 0 and 1 only says whether there is one."""
    return _is_quantity(title, cells) and (is_quantity(title) or not _YES_AND_NO.issuperset(cells))


def _is_number(cell: str) -> bool:
    return _WHOLE_NUMBER.fullmatch(plain(cell)) is not None


def _add_by_content(
    columns: dict[Field, int],
    is_asked: Collection[Field],
    delivery: Delivery,
    category_names: Mapping[int, str],
) -> None:
    """Add the columns whose content shows which field they give, but for what the person ``is_asked``."""
    rows, titles = _some_rows(delivery), [title_key(title) for title in delivery.columns]
    names = _keys_of(category_names)
    free = [index for index in range(len(titles)) if index not in columns.values()]
    cells = {index: _filled(rows, index) for index in free if titles[index] not in OTHER_TITLES}
    cells = {index: filled for index, filled in cells.items() if filled}
    untitled = {index: filled for index, filled in cells.items() if is_untitled(delivery.columns[index])}

    def choose(field: Field, indexes: Iterable[int]) -> None:
        index = next(iter(indexes), None)
        if field not in columns and field not in is_asked and index is not None:
            columns[field] = index
            del cells[index]
            untitled.pop(index, None)

    for field in (Field.STATUS, Field.CATEGORY):
        choose(field, _columns_where(cells, partial(_is_word_for, field, names)))
    numbers = _columns_where(untitled, _is_number)
    choose(Field.CATEGORY, sorted(numbers, key=lambda index: len(set(cells[index]))))
    texts = _columns_where(untitled, lambda cell: not _is_number(cell))
    choose(Field.NAME, sorted(texts, key=lambda index: -len(set(cells[index]))))


def _keys_of(category_names: Mapping[int, str]) -> Collection[str]:
    return frozenset(map(word_key, category_names.values()))


def _columns_where(cells: Mapping[int, Sequence[str]], is_such: Callable[[str], bool]) -> list[int]:
    """Return the columns nearly all of whose cells are such."""
    return [
        index for index, filled in cells.items() if sum(map(is_such, filled)) >= _NEARLY_ALL * len(filled)
    ]


def _some_rows(delivery: Delivery) -> Sequence[Sequence[str]]:
    """Return all rows, or stretches of neighbours from all over a long delivery: those are quick to read.

    What is left of a last row says nothing of the columns.
    """
    count, wanted = len(delivery.rows), _MOST_CELLS // max(1, len(delivery.columns))
    if count <= wanted:
        is_whole = not count or not _is_cut_off(delivery.rows[count - 1])
        return delivery.rows if is_whole else delivery.rows[: count - 1]
    length = max(1, wanted // _STRETCHES)
    starts = (count * stretch // _STRETCHES for stretch in range(_STRETCHES))
    return [row for start in starts for row in delivery.rows[start : start + length]]


def _is_cut_off(row: Sequence[str]) -> bool:
    reason = why_unusable(row[0])
    return reason is not None and reason.case is FieldCase.ROW_CUT_OFF


def _filled(rows: Iterable[Sequence[str]], index: int) -> list[str]:
    return [shown_text(row[index]) for row in rows if row[index].strip()]


def _facts(title: str, filled: Sequence[str], rows: int) -> ColumnFacts:
    different = [*dict.fromkeys(filled)]
    samples = tuple(shortened(" ".join(text.split()), _LONGEST_SAMPLE) for text in different[:_SAMPLES])
    return ColumnFacts(title, samples, len(filled) / rows if rows else 0.0)
