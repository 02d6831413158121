"""The departure log: a text file beside the database that records each step of each add (see the package)."""

import json
import logging
import os
import zlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct, field

from menagerie.outbox.entry import Entry, entry_from, fields_of
from menagerie.storage.whole_file import flush_to_disk, write_whole

_PRIVATE = 0o600
# Without it, Windows would write two bytes at the end of each line.
_BINARY = getattr(os, "O_BINARY", 0)
# Rewrite the log when it is this many times as large as needed, and at least this large (bytes).
_GROWTH = 4
_SMALLEST_REWRITE = 1_000_000

_log = logging.getLogger(__name__)


class Line(NamedTuple):
    """An add after the step with this number."""

    step: int
    entry: Entry


class Logged(Struct, frozen=True):
    """The content of the log.

    ``lines`` has the newest line of each add. Adds numbered up to ``through`` without a line were done when
    the log was rewritten, after the step ``rewritten_after``.
    """

    through: int = 0
    rewritten_after: int = 0
    lines: dict[int, Line] = field(default_factory=dict)

    @property
    def highest_number(self) -> int:
        """The highest number of an add."""
        return max((self.through, *self.lines))

    @property
    def steps(self) -> int:
        """The number of the newest step."""
        return max((self.rewritten_after, *(line.step for line in self.lines.values())))


class Departures:
    """The log in the file ``path``, for one thread. Methods raise OSError unless they say otherwise."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None
        self._size = 0
        self._needed = 0

    @property
    def is_grown(self) -> bool:
        """Whether the log should be rewritten."""
        return self._size > max(_SMALLEST_REWRITE, _GROWTH * self._needed)

    def read(self) -> Logged:
        """Return the content of the log; an empty one if there is no file."""
        try:
            content = self._path.read_bytes()
        except (FileNotFoundError, IsADirectoryError):
            return Logged()
        through = rewritten_after = 0
        lines = dict[int, Line]()
        # Without the part behind the last line end, which a kill or a full disk has cut off.
        for text in content.split(b"\n")[:-1]:
            fields = _fields_in(text)
            if fields is None:
                continue
            if "through" in fields:
                through, rewritten_after = int(fields["through"]), int(fields.get("step", 0))
                continue
            line = _line_in(fields)
            if line is not None:
                lines[line.entry.number] = line
        return Logged(through, rewritten_after, lines)

    def append(self, entries: Iterable[Entry], step: int, *, flush: bool) -> int:
        """Append a line for each add, or none at all; return the size of the log before."""
        descriptor, before = self._opened(), self._size
        content = b"".join(_text(fields_of(entry) | {"step": step}) for entry in entries)
        try:
            rest = memoryview(content)
            while rest:
                # On a full disk, a part is written before the next call fails.
                rest = rest[os.write(descriptor, rest) :]
            if flush:
                flush_to_disk(descriptor)
        except OSError:
            self.cut_to(before)
            raise
        self._size = before + len(content)
        return before

    def cut_to(self, size: int) -> None:
        """Cut the log to an earlier size, which works on a full disk too. Never raises."""
        with suppress(OSError):
            os.ftruncate(self._opened(), size)
            self._size = size

    def rewrite(self, through: int, entries: Iterable[Entry], step: int) -> None:
        """Replace the log: after ``step``, all adds up to ``through`` are done except ``entries``."""
        head = _text({"through": through, "step": step})
        content = head + b"".join(_text(fields_of(entry) | {"step": step}) for entry in entries)
        if self._path.is_dir():
            self._path.rename(self._path.with_name(f"{self._path.name}.foreign"))
        # Windows cannot replace an open file.
        self.close()
        write_whole(self._path, content)
        self._needed = len(content)

    def close(self) -> None:
        """Close the file; the next use opens it again."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _opened(self) -> int:
        if self._descriptor is None:
            flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | _BINARY
            descriptor = os.open(self._path, flags, _PRIVATE)
            try:
                self._size = _with_whole_lines(descriptor)
            except OSError:
                os.close(descriptor)
                raise
            self._descriptor = descriptor
        return self._descriptor


def _with_whole_lines(descriptor: int) -> int:
    """End a line that a kill or a full disk has cut, and return the size of the file."""
    size = os.fstat(descriptor).st_size
    if size:
        os.lseek(descriptor, -1, os.SEEK_END)
        if os.read(descriptor, 1) != b"\n":
            size += os.write(descriptor, b"\n")
    return size


def _text(fields: dict[str, Any]) -> bytes:
    # ASCII, since typed text may hold half of a surrogate pair, which UTF-8 cannot encode.
    content = json.dumps(fields).encode("ascii")
    return b"%08x %s\n" % (zlib.crc32(content), content)


def _fields_in(text: bytes) -> dict[str, Any] | None:
    """Return the fields of a line; None for a damaged one."""
    checksum, _, content = text.partition(b" ")
    try:
        fields = json.loads(content) if int(checksum, 16) == zlib.crc32(content) else None
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        _log.warning("A line of the departure log is damaged")
        return None
    return fields


def _line_in(fields: dict[str, Any]) -> Line | None:
    """Return the line with these fields; None for one that only a newer version understands."""
    try:
        return Line(int(fields["step"]), entry_from(fields))
    except (ValueError, TypeError, KeyError) as error:
        _log.warning("A line of the departure log makes no sense: %s", type(error).__name__)
        return None
