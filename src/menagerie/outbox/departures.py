"""The departure log: a plain file beside the outbox that says how far each add has come.

Sent twice is worse than damaged. So before the first byte of an add leaves, that stands in this file and is
flushed. A database that lost its newest changes, or an old copy of it that was put back, then cannot make an
add leave a second time. Every other step is appended as well, without a flush: from these lines an add that
the database lost is put back, and one in which a letter was damaged is put right. The steps are counted, here
and in the database, so that an old or damaged log changes nothing.
"""

import json
import logging
import os
import zlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import asdict

from menagerie.outbox.entry import Entry, State, look_from, typed_from
from menagerie.storage.whole_file import flush_to_disk, write_whole

_PRIVATE = 0o600
# Windows would write two bytes for each end of a line.
_BINARY = getattr(os, "O_BINARY", 0)
# The file is written anew when it has grown to this many times what it needs, and to this size at least.
_GROWTH = 4
_SMALLEST_REWRITE = 1_000_000

_log = logging.getLogger(__name__)


class Line(NamedTuple):
    """Where an add stood after the step with this number."""

    step: int
    entry: Entry


class Logged(Struct, frozen=True):
    """What the log says.

    ``lines`` has the newest line of each add. All adds with a number up to ``through`` that have no line were
    done with when the log was written anew, after the step ``begun``.
    """

    through: int = 0
    begun: int = 0
    lines: dict[int, Line] = field(default_factory=dict)

    @property
    def highest_number(self) -> int:
        """The highest number that it knows of."""
        return max((self.through, *self.lines))

    @property
    def steps(self) -> int:
        """The newest step that it knows of."""
        return max((self.begun, *(line.step for line in self.lines.values())))


class Departures:
    """The log in the file ``path``, for one thread. Methods raise OSError where nothing else is said."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None
        self._size = 0
        self._needed = 0

    @property
    def is_grown(self) -> bool:
        """Return whether it is worth writing the log anew."""
        return self._size > max(_SMALLEST_REWRITE, _GROWTH * self._needed)

    def read(self) -> Logged:
        """Return what the log says: nothing where there is none."""
        try:
            content = self._path.read_bytes()
        except (FileNotFoundError, IsADirectoryError):
            return Logged()
        through = begun = 0
        lines = dict[int, Line]()
        # What a kill or a full disk left of the last line never was in force.
        for text in content.split(b"\n")[:-1]:
            fields = _fields_in(text)
            if fields is None:
                continue
            if "through" in fields:
                through, begun = int(fields["through"]), int(fields.get("step", 0))
                continue
            line = _line_in(fields)
            if line is not None:
                lines[line.entry.number] = line
        return Logged(through, begun, lines)

    def append(self, entries: Iterable[Entry], step: int, *, flush: bool) -> int:
        """Write where adds stand after a step, all of them or none; return the size of the log before."""
        descriptor, before = self._opened(), self._size
        content = b"".join(_text(_fields(entry, step)) for entry in entries)
        try:
            rest = memoryview(content)
            while rest:
                # On a full disk a part is written before the next call fails.
                rest = rest[os.write(descriptor, rest) :]
            if flush:
                flush_to_disk(descriptor)
        except OSError:
            self.take_back(before)
            raise
        self._size = before + len(content)
        return before

    def take_back(self, size: int) -> None:
        """Cut the log to an earlier size, which needs no room on the disk. Never raises."""
        with suppress(OSError):
            os.ftruncate(self._opened(), size)
            self._size = size

    def rewrite(self, through: int, entries: Iterable[Entry], step: int) -> None:
        """Write the log anew: after a step, all adds up to ``through`` are done with, except ``entries``."""
        head = _text({"through": through, "step": step})
        content = head + b"".join(_text(_fields(entry, step)) for entry in entries)
        if self._path.is_dir():
            self._path.rename(self._path.with_name(f"{self._path.name}.foreign"))
        # Windows replaces no file that is open.
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
    # ASCII: what is typed can hold what UTF-8 cannot, such as half of a surrogate pair.
    content = json.dumps(fields).encode("ascii")
    return b"%08x %s\n" % (zlib.crc32(content), content)


def _fields(entry: Entry, step: int) -> dict[str, Any]:
    return asdict(entry) | {
        "step": step,
        "typed": asdict(entry.typed),
        "looks": [asdict(look) for look in entry.looks],
    }


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
        entry = Entry(
            number=int(fields["number"]),
            typed=typed_from(fields["typed"]),
            state=State(fields["state"]),
            begun_at=float(fields["begun_at"]),
            changed_at=float(fields["changed_at"]),
            tries=int(fields["tries"]),
            animal_id=fields["animal_id"],
            reason=str(fields["reason"]),
            known_before=tuple(fields["known_before"]),
            looks=tuple(map(look_from, fields["looks"])),
        )
        return Line(int(fields["step"]), entry)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        _log.warning("A line of the departure log makes no sense: %s", type(error).__name__)
        return None
