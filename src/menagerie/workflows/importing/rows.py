"""Reads the rows of a delivery as adds, with the rules of the add dialog and a few about names."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter, not_, or_
from typing import Generic, TypeVar

from msgspec import Struct

from menagerie.deliveries.cells import (
    ERROR_TEXT,
    MARK,
    number_in,
    shown_text,
    shown_texts,
    still_unusable,
    why_unusable,
)
from menagerie.deliveries.formulas import unwrapped
from menagerie.domain.animal import LONGEST_NAME, Category, NewAnimal, PetStatus
from menagerie.domain.cases import FieldCase
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.facts import Fact, fact
from menagerie.domain.text import UNSEEN, plain
from menagerie.outbox.entry import Typed
from menagerie.workflows.fields import KnownCategories, read_int64, read_name
from menagerie.workflows.importing.choices import Choices, Field, without_apostrophe, word_key
from menagerie.workflows.importing.words import KEYS_BELOW_LISTS, STATUS_MEANINGS, TOTAL_KEYS

Cells = Sequence[str]
# The texts of name, category and status: in the order of the fields.
Texts = tuple[str, str, str]
# What the fields mean that can be read: a name, the number of a category, a status or None.
Meanings = Mapping[Field, str | int | None]
_Meaning = TypeVar("_Meaning")

# Only a long name, or one with one of these, has to be read by itself.
_ODD = re.compile(rf"Err:|[#{{\[\ufdd0\u2028\u2029\ufffd{UNSEEN}]")
_LINE_BREAK = re.compile(r"[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")

# It stands where bytes of a file could not be read.
_UNREAD = "\ufffd"

# Three zeros may be those of 1,000.
_DECIMALS = re.compile(r"([+-]?[0-9]+)[.,](?!000\Z)0+")

# What may stand before or after the word for a total, as in "Total: 1,250.00 €".
_BESIDE_TOTAL = " \t\xa0:：=#*()[]+.,0123456789€$£¥Σ∑"

# Characters of a word that are repeated in a sentence.
_LONGEST_QUOTED = 40


class Problem(Struct, frozen=True):
    """Why a row cannot be added: the field, and what is wrong with it."""

    field: Field
    fact: Fact


class RowReader:
    """Reads rows with the choices for their delivery. It remembers what each word means."""

    def __init__(self, choices: Choices, category_names: Mapping[int, str]) -> None:
        self._choices = choices
        self._known = KnownCategories(Category(number, name) for number, name in category_names.items())
        self._columns = [choices.columns.get(field) for field in Field]
        self._fixed = [choices.fixed.get(field, "") for field in Field]
        self._categories = _Meanings(self.read_category)
        self._statuses = _Meanings(self.read_status)

    def texts(self, cells: Cells) -> Texts:
        """Return the texts of a row, with the fixed ones where there is none."""
        name, category, status = (self._column([cells], index)[0] for index in range(len(Field)))
        return name, category, status

    def kept(self, cells: Cells) -> tuple[str, ...]:
        """Return the cells of a row as plain texts, which are read back as the row is."""
        kept = [*shown_texts(tuple(cells))]
        for field, column in zip(Field, self._columns, strict=True):
            if column is not None and cells[column].startswith(MARK):
                taken = _taken(cells[column], field)
                kept[column] = still_unusable(taken) if taken.startswith(MARK) else taken
        return tuple(kept)

    def read(self, texts: Texts) -> NewAnimal | None:
        """Return the animal that a row asks for; None if there is a problem."""
        (animal,) = self.read_all(*([text] for text in texts))
        return animal

    def read_all(
        self, names: Sequence[str], categories: Sequence[str], statuses: Sequence[str]
    ) -> list[NewAnimal | None]:
        """Return the animal that each row of these columns asks for; None where there is a problem."""
        problems = self.are_problems(names, categories, statuses)
        numbers, meanings = self._categories.meaning, self._statuses.meaning
        return [
            None if problem else NewAnimal(name.strip(), numbers[category], meanings[status])
            for problem, name, category, status in zip(problems, names, categories, statuses, strict=True)
        ]

    def understand(self, texts: Texts) -> tuple[Meanings, tuple[Problem, ...]]:
        """Return what the texts of a row mean, and what keeps it from being added; in the order of fields."""
        readers: Sequence[Callable[[str], str | int | None]] = (
            read_row_name,
            self.read_category,
            self.read_status,
        )
        meanings, found = {}, []
        for field, text, reader in zip(Field, texts, readers, strict=True):
            try:
                meanings[field] = reader(text)
            except UnusableFieldError as error:
                found.append(Problem(field, error.fact))
        return meanings, tuple(found)

    def columns(self, rows: Sequence[Cells]) -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
        """Return the texts of some rows as three columns.

        Going through 100,000 rows one by one takes five times as long as working on columns.
        """
        names, categories, statuses = (self._column(rows, index) for index in range(len(Field)))
        return names, categories, statuses

    def are_problems(self, names: Sequence[str], categories: Sequence[str], statuses: Sequence[str]) -> bytes:
        """Return a byte for each row of these columns: 1 if it has a problem, else 0."""
        found: Iterable[bool] = map(not_, map(str.strip, names))
        if max(map(len, names), default=0) > LONGEST_NAME or _ODD.search("".join(names)):
            found = map(_is_no_name, names)
        for texts, meanings in ((categories, self._categories), (statuses, self._statuses)):
            found = map(or_, found, map(meanings.__getitem__, texts))
        return bytes(found)

    def read_category(self, text: str) -> int:
        """Return the number of a category. Raises UnusableFieldError."""
        _check_usable(text)
        number, name = _number_and_name(text)
        chosen = self._choices.categories
        if chosen and (category_id := chosen.get(word_key(name))) is not None:
            return category_id
        if number:
            return self._read_object(number, name)
        word = plain(unwrapped(name)).strip()
        if (whole := _whole_number(word)) is not None:
            return self._known.read(whole)
        try:
            return self._known.read(word)
        except UnusableFieldError:
            if without_apostrophe(word) == word:
                raise
        return self._known.read(without_apostrophe(word))

    def read_status(self, text: str) -> PetStatus | None:
        """Return what a status word means; None for not set. Raises UnusableFieldError."""
        _check_usable(text)
        key = word_key(text)
        for meanings in (self._choices.statuses, STATUS_MEANINGS):
            if key in meanings:
                return meanings[key]
        word = " ".join(text.split())
        quoted = word if len(word) <= _LONGEST_QUOTED else f"{word[: _LONGEST_QUOTED - 1]}…"
        raise UnusableFieldError(FieldCase.STATUS_WORD, word=quoted)

    def _read_object(self, number: str, name: str) -> int:
        """Return the number of a category that another program calls ``name``, and may number otherwise."""
        by_name, by_number = _read_or_none(self._known.read, name), _read_or_none(read_int64, number)
        if by_number is None or (name and self._known.category(by_number).name is None):
            return self._known.read(name)
        # Read as one that was renamed where the name is that of another category.
        return by_number if by_name in {None, by_number} else self._known.read(f"{name}·{number}")

    def _column(self, rows: Sequence[Cells], index: int) -> Sequence[str]:
        column, fixed = self._columns[index], self._fixed[index]
        if column is None:
            return [fixed] * len(rows)
        field = tuple(Field)[index]
        texts = [
            text if not text.startswith(MARK) else _taken(text, field)
            for text in map(itemgetter(column), rows)
        ]
        if field is Field.NAME:
            # No one sees a tab in a name as anything but a space.
            texts = [text.replace("\t", " ") for text in texts]
        return [text if text.strip() else fixed for text in texts] if fixed else texts


class _Meanings(dict[str, int], Generic[_Meaning]):
    """Whether texts are problems (1) or not (0), each read once; ``meaning`` has what the others mean."""

    def __init__(self, read: Callable[[str], _Meaning]) -> None:
        super().__init__()
        self.meaning: dict[str, _Meaning] = {}
        self._read = read

    def __missing__(self, text: str) -> int:
        try:
            self.meaning[text] = self._read(text)
        except UnusableFieldError:
            self[text] = 1
        else:
            self[text] = 0
        return self[text]


def read_row_name(text: str) -> str:
    """Return the name to send. Raises UnusableFieldError also for what no file has as a name on purpose."""
    _check_usable(text)
    name = read_name(text)
    if _LINE_BREAK.search(name):
        raise UnusableFieldError(FieldCase.NAME_LINE_BREAK)
    if _UNREAD in name:
        raise UnusableFieldError(FieldCase.NAME_UNREADABLE)
    if _is_nested(name):
        raise UnusableFieldError(FieldCase.NAME_NESTED)
    return name


def why_useless(text: str) -> Fact | None:
    """Return why no field takes ``text``: the reader found its cell unusable, or it is that of an error."""
    # In a text file nothing else tells an error.
    is_error = ERROR_TEXT.fullmatch(error := text.strip())
    return fact(FieldCase.CELL_ERROR, word=error) if is_error else why_unusable(text)


def read_row_id(cell: str) -> int:
    """Return the id of an animal in a cell, however it is shown. Raises UnusableFieldError."""
    text = plain(unwrapped(number_in(cell) or shown_text(cell))).strip()
    return read_int64(_whole_number(text) or without_apostrophe(text), FieldCase.ID)


def category_word(text: str) -> str:
    """Return the word by which a text names a category: of an object in JSON, the name in it."""
    return _number_and_name(text)[1]


def _number_and_name(text: str) -> tuple[str, str]:
    """Return the id and the name in a category that is an object in JSON; no id and the text for others."""
    if not text.startswith(("{", "[")):
        return "", text
    try:
        found = json.loads(text, parse_int=str)
    except (ValueError, RecursionError):
        return "", text
    if isinstance(found, list) and len(found) == 1:
        (found,) = found
    number, name = (found.get("id"), found.get("name")) if isinstance(found, dict) else (None, None)
    if not isinstance(number, str | None) or not isinstance(name, str | None) or not (number or name):
        return "", text
    return number or "", name or ""


def looks_like_total(name: str, category: str, status: str, *, is_last: bool) -> bool:
    """Tell whether a row with these texts is a total, and no animal.

    A number may stand where the others have their category, and in the last rows of a list any text.
    """
    if status.strip() or (not is_last and category.strip(_BESIDE_TOTAL)):
        return False
    word = name.strip(_BESIDE_TOTAL)
    # Lists have many names without a status, and nearly all are ASCII, which needs a fifth of the time.
    key = word.lower() if word.isascii() else word_key(word)
    return key in (KEYS_BELOW_LISTS if is_last else TOTAL_KEYS)


def _taken(cell: str, field: Field) -> str:
    """Return what a field takes from a cell that is no plain text.

    A category takes the number itself, others what is shown. A name is never filled down: it would be the
    name of two animals.
    """
    reason, shown = why_unusable(cell), shown_text(cell)
    if reason is None:
        return (number_in(cell) if field is Field.CATEGORY else None) or shown
    is_number = reason.case is FieldCase.CELL_FORMAT and field is Field.CATEGORY
    is_filled = reason.case is FieldCase.CELL_MERGED and field is not Field.NAME and shown
    return shown if is_number or is_filled else cell


def _whole_number(word: str) -> str | None:
    """Return a whole number as programs write it that know no other kind: 12.0. None for other words."""
    decimals = _DECIMALS.fullmatch(without_apostrophe(word))
    return None if decimals is None else decimals[1]


def _read_or_none(read: Callable[[str], int], text: str) -> int | None:
    try:
        return read(text)
    except UnusableFieldError:
        return None


def _check_usable(cell: str) -> None:
    """Raise UnusableFieldError for a cell that the reader found unusable, and for the text of an error."""
    reason = why_useless(cell)
    if reason is not None:
        raise UnusableFieldError(reason.case, **reason.values)


def _is_no_name(text: str) -> bool:
    try:
        read_row_name(text)
    except UnusableFieldError:
        return True
    return False


def _is_nested(text: str) -> bool:
    """Tell whether a text is what becomes of a list or an object in JSON."""
    if not text.startswith(("{", "[")):
        return False
    try:
        json.loads(text, parse_int=str)
    except RecursionError:
        return True
    except ValueError:
        return False
    return True


def typed_of(animal: NewAnimal) -> Typed:
    """Return an animal to add as the outbox keeps it."""
    return Typed(animal.name, str(animal.category_id), None if animal.status is None else str(animal.status))
