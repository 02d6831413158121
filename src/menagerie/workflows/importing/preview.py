"""The preview of an import: every row of a delivery, checked before anything is sent."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import compress, islice, product

from msgspec import Struct
from msgspec.structs import replace
from rapidfuzz import fuzz, process

from menagerie.catalogue.catalogue import Catalogue
from menagerie.deliveries.cells import shown_texts
from menagerie.deliveries.delivery import Delivery, rows_at_once
from menagerie.domain.animal import NewAnimal, PetStatus
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.facts import Fact, to_text
from menagerie.domain.tasks import TimeSlice
from menagerie.outbox.entry import Typed
from menagerie.outbox.job import JobRow
from menagerie.outbox.store import Outbox
from menagerie.workflows.colleagues import Colleagues
from menagerie.workflows.importing.choices import Choices, Field, word_key
from menagerie.workflows.importing.comparing import Comparison
from menagerie.workflows.importing.likeness import Alike, Likeness, Likenesses
from menagerie.workflows.importing.mapping import id_column, id_unused
from menagerie.workflows.importing.report import LEFT_OUT_ON_PURPOSE
from menagerie.workflows.importing.rows import (
    Meanings,
    Problem,
    RowReader,
    Texts,
    category_word,
    looks_like_total,
    typed_of,
    why_useless,
)
from menagerie.workflows.importing.words import STATUS_MEANINGS

# More words than a person can choose for; so many texts are no words.
MOST_WORDS = 200
# Texts that are looked through, in some milliseconds: a column of numbers may have another one in each row.
_MOST_TEXTS = 4_000
# From 0 to 100: below this, two words are not the same one misspelt.
_SIMILAR = 80


class Word(Struct, frozen=True):
    """A word of a file: how it is written, its ``word_key``, and in how many rows it stands.

    ``meaning`` is a status, or the number of a category; None for not set. It counts only if ``is_known``:
    otherwise a person has to choose, and ``suggestion`` may be what it means.
    """

    text: str
    key: str
    count: int
    is_known: bool
    meaning: str | int | None = None
    suggestion: str | int | None = None


def words_of(
    counts: Mapping[str, int], reader: RowReader, field: Field, category_names: Mapping[int, str]
) -> tuple[Word, ...]:
    """Return the words of these texts, the most frequent first. Blank and unusable ones are no words.

    A number is a word for a status only: for a category it says itself which one.
    """
    merged: dict[str, tuple[str, int]] = {}
    for text, count in islice(counts.items(), _MOST_TEXTS):
        word = category_word(text) if field is Field.CATEGORY else text
        key = word_key(word) if why_useless(text) is None else ""
        if count > 0 and key and (field is Field.STATUS or not key.lstrip("+-").isdigit()):
            first, before = merged.get(key, (" ".join(word.split()), 0))
            merged[key] = first, before + count
            if len(merged) > MOST_WORDS:
                break
    by_count = sorted(merged.items(), key=lambda item: -item[1][1])[:MOST_WORDS]
    meanings = _meanings(field, category_names)
    return tuple(_word(key, text, count, reader, field, meanings) for key, (text, count) in by_count)


def _word(
    key: str, text: str, count: int, reader: RowReader, field: Field, meanings: Mapping[str, str | int | None]
) -> Word:
    try:
        meaning = reader.read_status(text) if field is Field.STATUS else reader.read_category(text)
    except UnusableFieldError:
        best = process.extractOne(key, meanings.keys(), scorer=fuzz.ratio, score_cutoff=_SIMILAR)
        suggestion = None if best is None else meanings[best[0]]
        return Word(text, key, count, is_known=False, suggestion=suggestion)
    return Word(text, key, count, is_known=True, meaning=meaning)


def _meanings(field: Field, category_names: Mapping[int, str]) -> Mapping[str, str | int | None]:
    if field is Field.STATUS:
        return {key: status for key, status in STATUS_MEANINGS.items() if key and status is not None}
    return {word_key(name): number for number, name in category_names.items()}


# The state of a row, one byte each.
# ``_NEEDLESS`` has a problem that needs no work as long as the row is left out.
_UNCHECKED, _READY, _PROBLEM, _ALIKE, _LEFT_OUT, _NEEDLESS = range(6)
# What a person chose for a row, one byte each.
_NOT_CHOSEN, _INCLUDED, _EXCLUDED = range(3)

_WITH_WORDS = (Field.CATEGORY, Field.STATUS)
_INDEXES = {field: index for index, field in enumerate(Field)}
# Rows that are checked together, in a millisecond or two.
_ROWS_AT_ONCE = 1_000
# Rows at the end of a list that may be totals with numbers.
_MOST_TOTALS = 5


class PreviewCounts(Struct, frozen=True):
    """How many rows there are, are ready to be added, have problems, and are left out without any.

    ``alike`` counts the rows that are like another row, an add or an animal, whether left out or not.
    """

    rows: int
    ready: int
    problems: int
    alike: int
    left_out: int


class PreviewRow(Struct, frozen=True):
    """A row as it is shown: ``number`` is its number in the file, ``texts`` what each field has.

    ``meanings`` are those of the texts that can be read, also in a row with problems. ``typed`` is the add
    that it asks for; None for a row with ``problems``, and for one that has none only because it is left out.
    ``is_wanted`` is what its tick says; None for a row that is to be mended before it can be included.
    """

    number: int
    texts: Mapping[Field, str]
    meanings: Meanings
    typed: Typed | None
    problems: tuple[Problem, ...]
    likeness: Likeness | None
    is_included: bool
    is_wanted: bool | None


class Preview:
    """The rows of a delivery, with what a person chose and edited. Nothing is sent from here.

    ``check`` and ``compare`` work in time slices on the event loop. Rows can be shown and edited meanwhile;
    the counts are right once they have returned. A row that is edited after that is checked at once;
    ``compare`` again to find out what it is like. Rows are told by their index. ``is_begun`` once they are a
    job. ``notes`` is what ``compare`` found out about the columns.
    """

    def __init__(self, delivery: Delivery, choices: Choices, category_names: Mapping[int, str]) -> None:
        self.delivery = delivery
        self.choices = choices
        self.is_begun = False
        self.notes: tuple[Fact, ...] = ()
        self._category_names = category_names
        self._reader = RowReader(choices, category_names)
        self._own_cells = RowReader(replace(choices, fixed={}), {})
        # Fewer of wide ones: to decode these takes longer than to check them.
        self._at_once = rows_at_once(len(delivery.columns), _ROWS_AT_ONCE)
        self._states = bytearray(len(delivery.rows))
        self._chosen = bytearray(len(delivery.rows))
        self._likenesses = Likenesses(len(delivery.rows))
        self._edits: dict[int, dict[Field, str]] = {}
        self._words: dict[Field, Counter[str]] = {field: Counter() for field in _WITH_WORDS}
        # Increased by each change of the choices, which ends what was going on for older ones.
        self._age = 0

    @property
    def counts(self) -> PreviewCounts:
        """The counts as far as the rows are checked and compared."""
        states = self._states
        return PreviewCounts(
            rows=len(states),
            ready=states.count(_READY),
            problems=states.count(_PROBLEM),
            alike=len(states) - self._likenesses.kinds.count(Alike.NOTHING),
            left_out=sum(map(states.count, (_ALIKE, _LEFT_OUT, _NEEDLESS))),
        )

    @property
    def is_edited(self) -> bool:
        """Tell whether a person edited a text, left out a row or included one."""
        return bool(self._edits) or self._chosen.count(_NOT_CHOSEN) < len(self._chosen)

    @property
    def left_out_alike(self) -> int:
        """How many rows are left out because they are alike, and are included by ``include_alike``."""
        return self._states.count(_ALIKE)

    async def check(self) -> None:
        """Check every row."""
        self._age += 1
        age, time_slice = self._age, TimeSlice()
        self._states = bytearray(len(self._states))
        self._words = {field: Counter() for field in _WITH_WORDS}
        for start in range(0, len(self._states), self._at_once):
            rows = self.delivery.rows[start : start + self._at_once]
            columns = self._reader.columns(rows)
            for field, words in self._words.items():
                words.update(columns[_INDEXES[field]])
            self._settle(start, self._reader.are_problems(*columns))
            for index in self._edits.keys() & range(start, start + len(rows)):
                self._settle_edited(index, self._reader.texts(rows[index - start]))
            await time_slice.rest()
            if age != self._age:
                return

    async def change(self, choices: Choices, category_names: Mapping[int, str] | None = None) -> None:
        """Take other choices, and check every row with them. Edits stay; ``compare`` afterwards.

        ``category_names`` are those of another environment.
        """
        self.choices = choices
        if category_names is not None:
            self._category_names = category_names
        self._reader = RowReader(choices, self._category_names)
        self._own_cells = RowReader(replace(choices, fixed={}), {})
        self._likenesses = Likenesses(len(self._states))
        await self.check()

    async def compare(
        self, catalogue: Catalogue, outbox: Outbox, colleagues: Colleagues | None = None
    ) -> None:
        """Find out what each row is like: among the rows, what is known, and what is being added.

        Raises StorageError if that cannot be read.
        """
        age = self._age
        ids = id_column(self.delivery, self.choices)
        comparison = Comparison(self.delivery, self.animals, self.totals, ids)
        found = await comparison.with_all(catalogue, outbox, colleagues or Colleagues())
        if age != self._age:
            return
        self._likenesses = found
        if ids is not None and comparison.has_others_ids:
            self.notes = (id_unused(self.delivery.columns[ids.column]),)
        else:
            self.notes = ()
        time_slice = TimeSlice()
        for start in range(0, len(self._states), _ROWS_AT_ONCE):
            states = self._states[start : start + _ROWS_AT_ONCE]
            self._settle(start, states.translate(_HAS_PROBLEM))
            await time_slice.rest()
            if age != self._age:
                return

    def animals(self, indexes: range) -> list[NewAnimal | None]:
        """Return the animal that each of some rows asks for; None for one with a problem."""
        rows = self.delivery.rows[indexes.start : indexes.stop]
        animals = self._reader.read_all(*self._reader.columns(rows))
        for index in self._edits.keys() & indexes:
            animals[index - indexes.start] = self._reader.read(self._texts(index))
        return animals

    def totals(self, indexes: range) -> list[int]:
        """Return which of some rows look like a total. What is fixed for all rows does not make an animal."""
        rows = self.delivery.rows[indexes.start : indexes.stop]
        texts = [*zip(*self._own_cells.columns(rows), strict=True)]
        for index in self._edits.keys() & indexes:
            texts[index - indexes.start] = self._edited(index, texts[index - indexes.start])
        end = self._end()
        return [
            index
            for index, own in zip(indexes, texts, strict=True)
            if looks_like_total(*own, is_last=index >= end)
        ]

    def _end(self) -> int:
        """Return the index after the last row that is no total: sum, count and average may follow it."""
        count = len(self.delivery.rows)
        for index in range(count - 1, max(-1, count - 1 - _MOST_TOTALS), -1):
            own = self._edited(index, self._own_cells.texts(self.delivery.rows[index]))
            if not looks_like_total(*own, is_last=True):
                return index + 1
        return max(0, count - _MOST_TOTALS)

    def row(self, index: int) -> PreviewRow:
        """Return a row."""
        texts = self._texts(index)
        animal = self._reader.read(texts)
        meanings, problems = self._reader.understand(texts)
        return PreviewRow(
            number=self.delivery.numbers[index],
            texts=dict(zip(Field, shown_texts(texts), strict=True)),
            meanings=meanings,
            typed=None if animal is None else typed_of(animal),
            problems=() if self._states[index] == _NEEDLESS else problems,
            likeness=self._likenesses.of(index),
            is_included=self._states[index] == _READY,
            is_wanted=self._is_wanted(index),
        )

    def shown(self, *, only_problems: bool = False) -> Sequence[int]:
        """Return the indexes of all rows, or only of those with problems."""
        indexes = range(len(self._states))
        return list(compress(indexes, self._states.translate(_ONLY_PROBLEMS))) if only_problems else indexes

    def doubles(self) -> Sequence[int]:
        """Return the indexes of the rows that are added although another row is the same."""
        pairs = zip(self._likenesses.kinds, self._states, strict=True)
        return list(compress(range(len(self._states)), (pair == _DOUBLE for pair in pairs)))

    def edit(self, index: int, field: Field, text: str) -> None:
        """Change a text of a row. What the row is like is not known until ``compare``.

        Only what an earlier import added, or has an animal's id, is known: it is not added again, whatever
        its texts are.
        """
        before = self._texts(index)
        self._edits.setdefault(index, {})[field] = text
        if self._likenesses.kinds[index] not in {Alike.IMPORTED, Alike.SAME_ANIMAL}:
            self._likenesses.put(index, Alike.NOTHING)
        if self._states[index] != _UNCHECKED:
            self._settle_edited(index, before)

    def include(self, index: int, *, wanted: bool) -> None:
        """Include a row, or leave it out. A row with a problem is never included."""
        self._chosen[index] = _INCLUDED if wanted else _EXCLUDED
        if self._states[index] != _UNCHECKED:
            self._settle(index, self._states[index : index + 1].translate(_HAS_PROBLEM))

    async def include_alike(self, *, wanted: bool) -> None:
        """Include all rows that are left out because they are alike, or leave them out again."""
        chosen = _INCLUDED if wanted else _EXCLUDED
        together = {alike for alike in Alike if alike.is_included_with_others}

        def choose(rows: slice) -> bytes:
            kinds, states, before = self._likenesses.kinds[rows], self._states[rows], self._chosen[rows]
            return bytes(
                chosen if kind in together and state != _NEEDLESS else one
                for kind, state, one in zip(kinds, states, before, strict=True)
            )

        await self._choose_all(choose)

    async def include_hidden(self, *, wanted: bool) -> None:
        """Include all rows that the sheet hides, as those that it shows, or leave them out."""
        chosen, hidden, numbers = (
            _NOT_CHOSEN if wanted else _EXCLUDED,
            self.delivery.hidden,
            self.delivery.numbers,
        )

        def choose(rows: slice) -> bytes:
            here = numbers[rows]
            some = set(hidden[bisect_left(hidden, here[0]) : bisect_right(hidden, here[-1])])
            return bytes(
                chosen if number in some else one
                for number, one in zip(here, self._chosen[rows], strict=True)
            )

        await self._choose_all(choose)

    async def _choose_all(self, choose: Callable[[slice], bytes]) -> None:
        time_slice = TimeSlice()
        for start in range(0, len(self._states), _ROWS_AT_ONCE):
            rows = slice(start, start + _ROWS_AT_ONCE)
            self._chosen[rows] = choose(rows)
            self._settle(start, self._states[rows].translate(_HAS_PROBLEM))
            await time_slice.rest()

    def forget_included(self) -> None:
        """Forget which rows were included although they are alike: another environment knows other animals.

        What is left out stays so. It takes effect with ``change``.
        """
        self._chosen = self._chosen.translate(_NOT_INCLUDED)

    def status_words(self) -> tuple[Word, ...]:
        """Return the status words of the file, the most frequent first."""
        return words_of(self._words[Field.STATUS], self._reader, Field.STATUS, self._category_names)

    def category_words(self) -> tuple[Word, ...]:
        """Return the words of the file for categories, without numbers, the most frequent first."""
        return words_of(self._words[Field.CATEGORY], self._reader, Field.CATEGORY, self._category_names)

    def chosen_words(self) -> tuple[Mapping[str, PetStatus | None], Mapping[str, int]]:
        """Return what words of the file mean because it was chosen: of those for statuses, and categories."""
        statuses = {word_key(text) for text, count in self._words[Field.STATUS].items() if count > 0}
        categories = {
            word_key(category_word(text)) for text, count in self._words[Field.CATEGORY].items() if count > 0
        }
        return (
            {word: status for word, status in self.choices.statuses.items() if word in statuses},
            {word: number for word, number in self.choices.categories.items() if word in categories},
        )

    def job_rows(self) -> Iterator[JobRow]:
        """Yield all rows as a job keeps them, with the edits in their cells."""
        for start in range(0, len(self._states), self._at_once):
            indexes = range(start, min(start + self._at_once, len(self._states)))
            for index, animal in zip(indexes, self.animals(indexes), strict=True):
                number, cells = self.delivery.numbers[index], self._cells(index)
                if animal is not None and self._states[index] == _READY:
                    yield JobRow(number, cells, typed_of(animal))
                else:
                    yield JobRow(number, cells, None, self._reason(index), self._to_correct(index))

    def _is_wanted(self, index: int) -> bool | None:
        if self._states[index] != _PROBLEM:
            return self._states[index] == _READY
        # It has a problem only because it was included.
        return True if Alike(self._likenesses.kinds[index]).needs_no_animal else None

    def _reason(self, index: int) -> str:
        """Return why a row is not to be sent, as a stored reason."""
        if self._states[index] == _PROBLEM:
            _, problems = self._reader.understand(self._texts(index))
            # What is wrong with a whole row is wrong with each of its cells.
            return to_text(*dict.fromkeys(problem.fact for problem in problems))
        if self._chosen[index] == _EXCLUDED:
            return LEFT_OUT_ON_PURPOSE
        return self._likenesses.reason(index)

    def _to_correct(self, index: int) -> Typed | None:
        """Return what can be read of a row that a person is to correct; None for any other row."""
        if self._states[index] != _PROBLEM:
            return None
        texts = self._texts(index)
        meanings, _problems = self._reader.understand(texts)
        read = {**dict(zip(Field, shown_texts(texts), strict=True)), **meanings}
        status = meanings.get(Field.STATUS)
        name, category = str(read[Field.NAME]), str(read[Field.CATEGORY])
        return Typed(name, category, None if status is None else str(status))

    def _texts(self, index: int) -> Texts:
        return self._edited(index, self._reader.texts(self.delivery.rows[index]))

    def _edited(self, index: int, texts: Texts) -> Texts:
        edits = self._edits.get(index)
        if edits is None:
            return texts
        name, category, status = (edits.get(field, text) for field, text in zip(Field, texts, strict=True))
        return name, category, status

    def _cells(self, index: int) -> tuple[str, ...]:
        cells, edits = self._reader.kept(self.delivery.rows[index]), self._edits.get(index)
        if edits is None:
            return cells
        columns = {self.choices.columns.get(field): text for field, text in edits.items()}
        return tuple(columns.get(index, cell) for index, cell in enumerate(cells))

    def _settle(self, start: int, problems: bytes | bytearray) -> None:
        """Set the states of some rows from their problems, and from what they are like and was chosen.

        The words of rows that need no work are not counted.
        """
        rows = slice(start, start + len(problems))
        kinds, chosen, before = self._likenesses.kinds[rows], self._chosen[rows], self._states[rows]
        states = bytes(map(_STATES.__getitem__, zip(problems, kinds, chosen, strict=True)))
        self._states[rows] = states
        if _NEEDLESS in before or _NEEDLESS in states:
            for index, pair in enumerate(zip(before, states, strict=True), start):
                if pair.count(_NEEDLESS) == 1:
                    self._count_words(self._texts(index), 1 if pair[0] == _NEEDLESS else -1)

    def _settle_edited(self, index: int, before: Texts) -> None:
        """Set the state of an edited row, and count its words instead of those that it had before."""
        texts = self._texts(index)
        if self._states[index] != _NEEDLESS:
            self._count_words(before, -1)
            self._count_words(texts, 1)
        self._settle(index, bytes([self._reader.read(texts) is None]))

    def _count_words(self, texts: Texts, by: int) -> None:
        for field, words in self._words.items():
            words[texts[_INDEXES[field]]] += by


def _state(problem: int, alike: int, chosen: int) -> int:
    if problem:
        return _NEEDLESS if Alike(alike).needs_no_animal and chosen != _INCLUDED else _PROBLEM
    if chosen == _EXCLUDED:
        return _LEFT_OUT
    if not Alike(alike).is_left_out or chosen == _INCLUDED:
        return _READY
    return _ALIKE if Alike(alike).is_included_with_others else _LEFT_OUT


# By whether there is a problem (1), by what the row is like, and by what was chosen.
_STATES = {
    key: _state(*key) for key in product((0, 1), range(len(Alike)), (_NOT_CHOSEN, _INCLUDED, _EXCLUDED))
}
_DOUBLE = (Alike.OTHER_ROW, _READY)
_ONLY_PROBLEMS = bytes(state == _PROBLEM for state in range(256))
_NOT_INCLUDED = bytes(_NOT_CHOSEN if chosen == _INCLUDED else chosen for chosen in range(256))
_HAS_PROBLEM = bytes(state in {_PROBLEM, _NEEDLESS} for state in range(256))
