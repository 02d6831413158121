"""What a cell holds becomes the text that a person sees there."""

import re
from collections import Counter
from datetime import date, datetime, time
from itertools import chain

from menagerie.deliveries.limits import MOST_COLUMNS, too_wide
from menagerie.domain.cases import DeliveryNoteCase
from menagerie.domain.facts import Fact, fact, facts_in, to_text

# It begins a cell that cannot be used, and ends the reason: no text of a delivery keeps this character.
_MARK = "\ufdd0"
# Control characters, halves of surrogate pairs and code points that no text may hold. No one sees them, and
# neither XLSX nor ODS can hold them.
_UNSEEN = re.compile(f"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff{_MARK}\ufffe\uffff]")
# From here on, the numbers of a workbook (64-bit floating point) skip whole numbers.
_FIRST_INEXACT = 2**53
_LETTERS = 26


class Notes:
    """Counts what is odd in a delivery."""

    def __init__(self) -> None:
        self._counts: Counter[DeliveryNoteCase] = Counter()
        self._firsts: dict[DeliveryNoteCase, int] = {}

    def add(self, case: DeliveryNoteCase, row: int) -> None:
        """Count one row."""
        self._firsts.setdefault(case, row)
        self._counts[case] += 1

    def facts(self) -> tuple[Fact, ...]:
        """Return each kind with its first row, and how many more there are."""
        return tuple(
            fact(case, row=self._firsts[case], more=count - 1) for case, count in self._counts.items()
        )


def unusable(reason: Fact, text: str) -> str:
    """Return a cell that shows ``text``, but cannot be used for this ``reason``: a FieldCase.

    A reader makes it of cleaned text. It counts only where its column is used.
    """
    return f"{_MARK}{to_text(reason)}{_MARK}{text}"


def why_unusable(cell: str) -> Fact | None:
    """Return why ``cell`` cannot be used; None if it can."""
    if not cell.startswith(_MARK):
        return None
    facts = facts_in(cell[1:].partition(_MARK)[0])
    return facts[0] if facts else None


def shown_text(cell: str) -> str:
    """Return what a person sees of ``cell``, which may be one that cannot be used."""
    return cell.rpartition(_MARK)[2] if cell.startswith(_MARK) else cell


def shown_texts(cells: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a person sees of the cells of a row."""
    return tuple(map(shown_text, cells)) if _MARK in "".join(cells) else cells


def cleaned(text: str) -> str:
    """Return ``text`` without what cannot be seen, and with one kind of line break."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return _UNSEEN.sub("", text)


def cleaned_rows(rows: list[list[str]]) -> list[list[str]]:
    """Return ``rows`` with each cell cleaned."""
    # Hardly any file needs it, and looking at all texts at once takes a tenth of the time.
    together = "".join(chain.from_iterable(rows))
    if cleaned(together) == together:
        return rows
    return [[cleaned(cell) for cell in row] for row in rows]


def text_of_cell(value: object, row: int, notes: Notes) -> str:
    """Return the text of a workbook's cell. A whole number has no decimals, a date is in ISO 8601."""
    if isinstance(value, float) and value.is_integer():
        if abs(value) >= _FIRST_INEXACT:
            notes.add(DeliveryNoteCase.NUMBER_INEXACT, row)
        return str(int(value))
    match value:
        case str():
            return value
        case bool():
            return "true" if value else "false"
        case datetime():
            return value.isoformat(" ", "seconds").removesuffix(" 00:00:00")
        case date() | time():
            return value.isoformat()
        case _:
            return str(value)


def letters(place: int) -> str:
    """Return what a spreadsheet calls the column at ``place``, from 0: A, B, …, Z, AA."""
    name = ""
    number = place + 1
    while number:
        number, letter = divmod(number - 1, _LETTERS)
        name = chr(ord("A") + letter) + name
    return name


def check_width(width: int) -> None:
    """Raise UnreadableDeliveryError for too many columns."""
    if width > MOST_COLUMNS:
        raise too_wide()
