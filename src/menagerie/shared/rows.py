"""The edge of the shared store: nothing that its rows say is used before it was read here.

Others write them: another version, another program, a person by hand. A time is a finite moment between 1970
and 9999, a text has a bound, a list is flat, and a number is whole and in range.
"""

import logging
import re
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from menagerie.domain.animal import INT64_MAX, INT64_MIN

# Characters of a text, apart from names of animals, which have a bound of their own.
LONGEST_TEXT = 10_000
# Seconds of Unix time at the end of the year 9999.
LATEST = 253_402_300_799.0
# Seconds. Every moment so long before or after now is one between 1970, where it is cut, and 9999.
LONGEST_SPAN = 1e11

Number = Annotated[int, Meta(ge=INT64_MIN, le=INT64_MAX)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Span = Annotated[float, Meta(ge=0, le=LONGEST_SPAN)]
# No number is as large as a span without an end.
EndlessSpan = Annotated[float, Meta(ge=0)]
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]

# Strict: Python takes other digits for numbers too, and thousands of them.
_NOTICE = re.compile(r"([0-9a-f]{1,64}) ([0-9]{1,19})")

_T = TypeVar("_T")

_log = logging.getLogger(__name__)


class LeftOut:
    """Which rows of others were left out, on any thread; each counts once."""

    def __init__(self) -> None:
        self._rows: set[Hashable] = set()
        self._told = 0

    def __len__(self) -> int:
        return len(self._rows)

    def add(self, row: Hashable, error: msgspec.ValidationError) -> None:
        """Count a row, by what tells it from others."""
        if not self._rows:
            # Without what it has, which may be anything.
            _log.warning("A row in the shared store cannot be read, and is left out: %s", error)
        self._rows.add(row)

    def has_grown(self) -> bool:
        """Return whether there are more than at the last call."""
        before, self._told = self._told, len(self._rows)
        return before < self._told


def read(kind: type[_T], row: object) -> _T:
    """Return a row as ``kind``. Raises msgspec.ValidationError, also where there is no row."""
    return msgspec.convert(row, kind)


def read_each(
    kind: type[_T], rows: Iterable[tuple[Hashable, Sequence[Any]]], left_out: LeftOut | None = None
) -> Iterator[_T]:
    """Read rows, each with what tells it from others, and leave out those that do not fit."""
    for key, row in rows:
        try:
            one = read(kind, row)
        except msgspec.ValidationError as error:
            if left_out is not None:
                left_out.add(key, error)
        else:
            yield one


def read_notice(payload: str) -> tuple[str, int]:
    """Return what a notification is about, and the number in it; an empty text for one that is not ours."""
    match = _NOTICE.fullmatch(payload)
    return (match[1], int(match[2])) if match else ("", 0)
