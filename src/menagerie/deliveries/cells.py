"""What a cell holds becomes the text that a person sees there."""

import re
from collections import Counter
from collections.abc import Sequence
from datetime import date, datetime, time
from itertools import chain

from menagerie.deliveries.number_formats import (
    FIRST_INEXACT,
    GENERAL,
    general_text,
    is_percentage,
    shown_number,
)
from menagerie.domain.cases import DeliveryNoteCase, FieldCase
from menagerie.domain.facts import Fact, Value, fact, facts_in, to_text

# It begins a cell that cannot be used, and ends the reason: no text of a delivery keeps this character.
MARK = "\ufdd0"
# What ends a line or a part of it in some programs, inside a cell, becomes another character than that of
# files: a row does not end there. Control characters, which no text has on purpose, become the one for what
# could not be read. Halves of surrogate pairs and code points that no text may hold are dropped.
_LINE_END, _UNREADABLE = "\u2028", "\ufffd"
_REPLACED = {
    **dict.fromkeys("\x0b\x0c\x1c\x1d\x1e\x1f\x85", _LINE_END),
    **dict.fromkeys(map(chr, (*range(0x09), *range(0x0E, 0x1C), 0x7F)), _UNREADABLE),
}
_ODD = re.compile(f"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\x85\ud800-\udfff{MARK}\ufffe\uffff]")
_LETTERS = 26
# What a spreadsheet shows in place of a result, in many languages, such as #N/A, #DIV/0! and Err:502, or
# where a number needs more space.
ERROR_TEXT = re.compile(
    r"#[¡¿]?[^\W\d_][\w/]*[ \xa0\u202f]?[!?]"
    r"|#(N/D|N/B|N/V|N\.V\.|NV|NB|I/T|Н/Д|Δ/Υ|YOK|HIÁNYZIK|NENÍ_K_DISPOZICI|NEDOSTUPNÝ|GETTING_DATA)"
    r"|#N/A( .*)?|Err:[0-9]{3}|#{3,}",
    re.DOTALL,
)
_UNKNOWN_ERROR = "#ERROR!"
# It begins the text of an unusable cell in a file of ours.
_NO_VALUE = "#N/A"
# Numbers of rows in one sentence.
_MOST_NUMBERS = 20


class Notes:
    """Counts what is odd in a delivery."""

    def __init__(self) -> None:
        self._counts: Counter[DeliveryNoteCase] = Counter()
        self._firsts: dict[DeliveryNoteCase, int] = {}
        self._lasts: dict[DeliveryNoteCase, int] = {}
        self._facts: list[Fact] = []

    def add(self, case: DeliveryNoteCase, row: int) -> None:
        """Count one row, once. Rows are noted one after the other."""
        if self._lasts.get(case) == row:
            return
        self._firsts.setdefault(case, row)
        self._lasts[case] = row
        self._counts[case] += 1

    def note(self, case: DeliveryNoteCase, **values: Value) -> None:
        """Note what is odd in the whole."""
        self._facts.append(fact(case, **values))

    def facts(self) -> tuple[Fact, ...]:
        """Return what is odd in the whole, and each kind of row with the first one and how many more."""
        rows = (fact(case, row=self._firsts[case], more=count - 1) for case, count in self._counts.items())
        return (*self._facts, *rows)


def some_numbers(numbers: Sequence[int]) -> str:
    """Return the first of these numbers as text, and that there are more."""
    text = ", ".join(map(str, numbers[:_MOST_NUMBERS]))
    return text if len(numbers) <= _MOST_NUMBERS else f"{text}, …"


def unusable(reason: Fact, text: str) -> str:
    """Return a cell that shows ``text``, but cannot be used for this ``reason``: a FieldCase.

    A reader makes it of cleaned text. It counts only where its column is used.
    """
    return f"{MARK}{to_text(reason)}{MARK}{text}"


def with_error(error: str) -> str:
    """Return a cell that shows an error of the spreadsheet, which may have no known word."""
    error = cleaned(error) or _UNKNOWN_ERROR
    return unusable(fact(FieldCase.CELL_ERROR, word=error), error)


def not_computed(formula: str) -> str:
    """Return a cell with a formula whose result is not stored."""
    return unusable(fact(FieldCase.CELL_NOT_COMPUTED), f"={cleaned(formula)}")


def covered(cell: str, value: str) -> str:
    """Return a cell that lies under the ``cell`` of this name, which has ``value``, or beside it: merged.

    For a category or a status the value counts here, too.
    """
    return unusable(fact(FieldCase.CELL_MERGED, cell=cell), value)


def formatted(number: str, text: str) -> str:
    """Return a cell that holds a number and shows another text: only a category takes the number."""
    return f"{MARK}{number}{MARK}{text}"


def number_in(cell: str) -> str | None:
    """Return the number of a cell that shows another text; None of any other cell."""
    head = cell[1:].partition(MARK)[0] if cell.startswith(MARK) else None
    return None if head is None or why_unusable(cell) is not None else head


def why_unusable(cell: str) -> Fact | None:
    """Return why ``cell`` cannot be used; None if it can."""
    if not cell.startswith(MARK):
        return None
    facts = facts_in(cell[1:].partition(MARK)[0])
    return facts[0] if facts else None


def shown_text(cell: str) -> str:
    """Return what a person sees of ``cell``, which may be one that cannot be used."""
    return cell.rpartition(MARK)[2] if cell.startswith(MARK) else cell


def still_unusable(cell: str) -> str:
    """Return a text for a cell that cannot be used: read from a file, it cannot be used either."""
    shown = shown_text(cell)
    return shown if ERROR_TEXT.fullmatch(shown) else f"{_NO_VALUE} {shown}".rstrip()


def shown_texts(cells: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a person sees of the cells of a row."""
    return tuple(map(shown_text, cells)) if MARK in "".join(cells) else cells


def cleaned(text: str) -> str:
    """Return ``text`` without what no text may hold, and with one kind of line break between rows."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return _ODD.sub(lambda found: _REPLACED.get(found[0], ""), text)


def cleaned_rows(rows: list[list[str]]) -> list[list[str]]:
    """Return ``rows`` with each cell cleaned."""
    # Hardly any file needs it, and looking at all texts at once takes a tenth of the time.
    together = "".join(chain.from_iterable(rows))
    if cleaned(together) == together:
        return rows
    return [[cleaned(cell) for cell in row] for row in rows]


def text_of_cell(value: object, row: int, notes: Notes, number_format: str = GENERAL) -> str:
    """Return what a workbook's cell shows; a date, which no field takes, is unusable, and in ISO 8601."""
    # Nearly all numbers, in a fraction of the time.
    if (
        type(value) is float
        and number_format is GENERAL
        and value.is_integer()
        and abs(value) < FIRST_INEXACT
    ):
        return str(int(value))
    match value:
        case str():
            return cleaned(value)
        case bool():
            return "TRUE" if value else "FALSE"
        case int() | float():
            return _text_of_number(float(value), row, notes, number_format)
        case datetime():
            text = value.isoformat(" ", "seconds").removesuffix(" 00:00:00")
        case date() | time():
            text = value.isoformat()
        case _:
            text = str(value)
    return unusable(fact(FieldCase.CELL_DATE, word=text), text)


def _text_of_number(value: float, row: int, notes: Notes, number_format: str) -> str:
    number = general_text(value)
    if abs(value) >= FIRST_INEXACT:
        notes.add(DeliveryNoteCase.NUMBER_INEXACT, row)
    if number_format == GENERAL:
        return number
    shown = shown_number(value, number_format)
    if not shown:
        return unusable(fact(FieldCase.CELL_FORMAT, word=number), number)
    # Shares are no whole numbers, as 12% is not 12.
    return shown if shown == number or is_percentage(number_format) else formatted(number, shown)


def letters(index: int) -> str:
    """Return what a spreadsheet calls the column at ``index``, from 0: A, B, …, Z, AA."""
    name = ""
    number = index + 1
    while number:
        number, letter = divmod(number - 1, _LETTERS)
        name = chr(ord("A") + letter) + name
    return name
