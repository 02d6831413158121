"""Writes JSON and JSON Lines, in the interface's field names (interface 2) and with times in ISO 8601."""

from collections.abc import Iterable
from datetime import datetime

import msgspec

from menagerie.workflows.export.record import Record
from menagerie.workflows.export.replacement import Replacement

_FIRST, _BETWEEN = b"[\n", b",\n"


class _Object(msgspec.Struct, rename="camel"):
    """A record, with its fields named as in the interface: categoryId and so on."""

    id: int
    name: str
    category_id: int
    category_name: str | None
    status: str | None
    first_seen: datetime
    last_seen: datetime
    not_listed_at: datetime | None


class JsonLinesWriter:
    """Writes one object a line."""

    def __init__(self, file: Replacement) -> None:
        self.shortened = 0
        self._file = file
        self._encoder = msgspec.json.Encoder()

    def write(self, records: Iterable[Record]) -> None:
        """Write some more records."""
        self._file.write(b"".join(self._encoder.encode(_Object(*record)) + b"\n" for record in records))

    def finish(self) -> None:
        """Do nothing: after every line the file is complete."""

    def discard(self) -> None:
        """Do nothing: it holds nothing back."""


class JsonWriter:
    """Writes one array, with an object on each of its lines."""

    def __init__(self, file: Replacement) -> None:
        self.shortened = 0
        self._file = file
        self._encoder = msgspec.json.Encoder()
        self._before = _FIRST

    def write(self, records: Iterable[Record]) -> None:
        """Write some more records."""
        for record in records:
            self._file.write(self._before + self._encoder.encode(_Object(*record)))
            self._before = _BETWEEN

    def finish(self) -> None:
        """Close the array."""
        self._file.write(b"[]\n" if self._before == _FIRST else b"\n]\n")

    def discard(self) -> None:
        """Do nothing: it holds nothing back."""
