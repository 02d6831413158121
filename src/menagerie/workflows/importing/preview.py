"""The preview of an import: every row of a delivery, checked before anything is sent."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import compress, product
from operator import or_

from msgspec import Struct

from menagerie.catalogue.catalogue import Catalogue
from menagerie.deliveries.delivery import Delivery
from menagerie.domain.animal import NewAnimal
from menagerie.outbox.entry import Typed
from menagerie.outbox.job import JobRow
from menagerie.outbox.store import Outbox
from menagerie.workflows.importing.choices import Choices, Field
from menagerie.workflows.importing.comparing import Comparison
from menagerie.workflows.importing.likeness import Alike, Likeness, Likenesses
from menagerie.workflows.importing.portions import Portions
from menagerie.workflows.importing.report import LEFT_OUT_ON_PURPOSE
from menagerie.workflows.importing.rows import Problem, RowReader, Texts, typed_of
from menagerie.workflows.importing.vocabulary import Word, words_of

# The state of a row, one byte each.
_UNCHECKED, _READY, _PROBLEM, _ALIKE, _LEFT_OUT = range(5)
# What a person chose for a row, one byte each.
_NOT_CHOSEN, _INCLUDED, _EXCLUDED = range(3)

_WITH_WORDS = (Field.CATEGORY, Field.STATUS)
_PLACES = {field: place for place, field in enumerate(Field)}
# Rows that are checked together, in less than a millisecond.
_ROWS_AT_ONCE = 1_000


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

    ``typed`` is the add that it asks for; None if there are ``problems``.
    """

    number: int
    texts: Mapping[Field, str]
    typed: Typed | None
    problems: tuple[Problem, ...]
    likeness: Likeness | None
    is_included: bool


class Preview:
    """The rows of a delivery, with what a person chose and edited. Nothing is sent from here.

    ``check`` and ``compare`` work in portions on the event loop. Rows can be shown and edited meanwhile; the
    counts are right once they have returned. An edited row is checked at once; ``compare`` again to find out
    what it is like. Rows are told by their place, from 0. ``is_begun`` once they are a job.
    """

    def __init__(self, delivery: Delivery, choices: Choices, category_names: Mapping[int, str]) -> None:
        self.delivery = delivery
        self.choices = choices
        self.is_begun = False
        self._category_names = category_names
        self._reader = RowReader(choices, category_names)
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
            left_out=states.count(_ALIKE) + states.count(_LEFT_OUT),
        )

    @property
    def is_edited(self) -> bool:
        """Tell whether a person edited a text."""
        return bool(self._edits)

    @property
    def left_out_alike(self) -> int:
        """How many rows are left out because they are alike, until a person includes them."""
        return self._states.count(_ALIKE)

    async def check(self) -> None:
        """Check every row."""
        self._age += 1
        age, portions = self._age, Portions()
        self._words = {field: Counter() for field in _WITH_WORDS}
        for start in range(0, len(self._states), _ROWS_AT_ONCE):
            rows = self.delivery.rows[start : start + _ROWS_AT_ONCE]
            columns = self._reader.columns(rows)
            for field, words in self._words.items():
                words.update(columns[_PLACES[field]])
            self._settle(start, self._reader.are_problems(*columns))
            for index in self._edits.keys() & range(start, start + len(rows)):
                self._settle_edited(index, self._reader.texts(rows[index - start]))
            await portions.rest()
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
        self._likenesses = Likenesses(len(self._states))
        self._states = bytearray(len(self._states))
        await self.check()

    async def compare(self, catalogue: Catalogue, outbox: Outbox) -> None:
        """Find out what each row is like: among the rows, what is known, and what waits in the outbox.

        Raises StorageError if that cannot be read.
        """
        age = self._age
        found = await Comparison(self.delivery, self.animals, self._edits.keys()).with_all(catalogue, outbox)
        if age != self._age:
            return
        self._likenesses = found
        portions = Portions()
        for start in range(0, len(self._states), _ROWS_AT_ONCE):
            states = self._states[start : start + _ROWS_AT_ONCE]
            self._settle(start, states.translate(_ONLY_PROBLEMS))
            await portions.rest()
            if age != self._age:
                return

    def animals(self, places: range) -> list[NewAnimal | None]:
        """Return the animal that each of some rows asks for; None for one with a problem."""
        rows = self.delivery.rows[places.start : places.stop]
        animals = self._reader.read_all(*self._reader.columns(rows))
        for index in self._edits.keys() & places:
            animals[index - places.start] = self._reader.read(self._texts(index))
        return animals

    def row(self, index: int) -> PreviewRow:
        """Return a row."""
        texts = self._texts(index)
        animal = self._reader.read(texts)
        return PreviewRow(
            number=self.delivery.numbers[index],
            texts=dict(zip(Field, texts, strict=True)),
            typed=None if animal is None else typed_of(animal),
            problems=() if animal is not None else self._reader.problems(texts),
            likeness=self._likenesses.of(index),
            is_included=self._states[index] == _READY,
        )

    def shown(self, *, only_problems: bool = False, only_alike: bool = False) -> Sequence[int]:
        """Return the places of all rows, or only of those with problems, or that are alike, or of both."""
        places = range(len(self._states))
        if not only_problems and not only_alike:
            return places
        problems = self._states.translate(_ONLY_PROBLEMS)
        if not only_alike:
            return list(compress(places, problems))
        if not only_problems:
            return list(compress(places, self._likenesses.kinds))
        return list(compress(places, map(or_, problems, self._likenesses.kinds)))

    def edit(self, index: int, field: Field, text: str) -> None:
        """Change a text of a row. What the row is like is not known until ``compare``."""
        before = self._texts(index)
        self._edits.setdefault(index, {})[field] = text
        self._likenesses.put(index, Alike.NOTHING)
        self._settle_edited(index, before)

    def include(self, index: int, *, wanted: bool) -> None:
        """Include a row, or leave it out. A row with a problem is never included."""
        self._chosen[index] = _INCLUDED if wanted else _EXCLUDED
        self._settle(index, bytes([self._states[index] == _PROBLEM]))

    async def include_alike(self, *, wanted: bool) -> None:
        """Include all rows that are left out because they are alike, or leave them out again."""
        portions, chosen = Portions(), _INCLUDED if wanted else _EXCLUDED
        for start in range(0, len(self._states), _ROWS_AT_ONCE):
            rows = slice(start, start + _ROWS_AT_ONCE)
            kinds = self._likenesses.kinds[rows]
            self._chosen[rows] = bytes(
                chosen if kind > Alike.OTHER_ROW else before
                for kind, before in zip(kinds, self._chosen[rows], strict=True)
            )
            self._settle(start, self._states[rows].translate(_ONLY_PROBLEMS))
            await portions.rest()

    def status_words(self) -> tuple[Word, ...]:
        """Return the status words of the file, the most frequent first."""
        return words_of(self._words[Field.STATUS], self._reader, Field.STATUS, self._category_names)

    def category_words(self) -> tuple[Word, ...]:
        """Return the words of the file for categories, without numbers, the most frequent first."""
        return words_of(self._words[Field.CATEGORY], self._reader, Field.CATEGORY, self._category_names)

    def job_rows(self) -> Iterator[JobRow]:
        """Yield all rows as a job keeps them, with the edits in their cells."""
        for start in range(0, len(self._states), _ROWS_AT_ONCE):
            places = range(start, min(start + _ROWS_AT_ONCE, len(self._states)))
            for index, animal in zip(places, self.animals(places), strict=True):
                number, cells = self.delivery.numbers[index], self._cells(index)
                if animal is not None and self._states[index] == _READY:
                    yield JobRow(number, cells, typed_of(animal))
                else:
                    yield JobRow(number, cells, None, self._reason(index))

    def _reason(self, index: int) -> str:
        """Return why a row is not to be sent."""
        problems = self._reader.problems(self._texts(index))
        if problems:
            return " ".join(problem.message for problem in problems)
        return self._likenesses.reason(index) if self._states[index] == _ALIKE else LEFT_OUT_ON_PURPOSE

    def _texts(self, index: int) -> Texts:
        texts = self._reader.texts(self.delivery.rows[index])
        edits = self._edits.get(index)
        if edits is None:
            return texts
        name, category, status = (edits.get(field, text) for field, text in zip(Field, texts, strict=True))
        return name, category, status

    def _cells(self, index: int) -> tuple[str, ...]:
        cells, edits = self.delivery.rows[index], self._edits.get(index)
        if edits is None:
            return cells
        columns = {self.choices.columns.get(field): text for field, text in edits.items()}
        return tuple(columns.get(place, cell) for place, cell in enumerate(cells))

    def _settle(self, start: int, problems: bytes | bytearray) -> None:
        """Set the states of some rows from their problems, and from what they are like and was chosen."""
        rows = slice(start, start + len(problems))
        kinds, chosen = self._likenesses.kinds[rows], self._chosen[rows]
        self._states[rows] = bytes(map(_STATES.__getitem__, zip(problems, kinds, chosen, strict=True)))

    def _settle_edited(self, index: int, before: Texts) -> None:
        """Set the state of an edited row, and count its words instead of those that it had before."""
        texts = self._texts(index)
        for field, words in self._words.items():
            words[before[_PLACES[field]]] -= 1
            words[texts[_PLACES[field]]] += 1
        self._settle(index, bytes([self._reader.read(texts) is None]))


def _state(problem: int, alike: int, chosen: int) -> int:
    if problem:
        return _PROBLEM
    if chosen == _EXCLUDED:
        return _LEFT_OUT
    return _ALIKE if Alike(alike).is_left_out and chosen == _NOT_CHOSEN else _READY


# By whether there is a problem (1), by what the row is like, and by what was chosen.
_STATES = {
    key: _state(*key) for key in product((0, 1), range(len(Alike)), (_NOT_CHOSEN, _INCLUDED, _EXCLUDED))
}
_ONLY_PROBLEMS = bytes(state == _PROBLEM for state in range(256))
