"""What is written beside the database: each step of each add, and how much was sent (see the package)."""

import logging
import os
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from menagerie.domain.cases import OutboxCase
from menagerie.domain.facts import Fact, fact
from menagerie.outbox.as_json import Reader, to_json
from menagerie.outbox.entry import Entry
from menagerie.outbox.entry import checked as checked_entry
from menagerie.outbox.job import Job
from menagerie.storage.whole_file import write_in_parts, write_whole
from menagerie.system.files import (
    check_writable,
    flush_to_disk,
    make_private_folder,
    open_own,
    read_own,
    replace_file,
)

_log = logging.getLogger(__name__)
# Rewrite the log when it is this many times as large as needed, and at least this large (bytes).
_GROWTH = 4
_SMALLEST_REWRITE = 1_000_000
_PREFIX = "sent-"
# Digits of a count, so that it can be overwritten in its place.
_DIGITS = 16


def checked_line(content: bytes) -> bytes:
    """Return a line with ``content``, which has no line end, and its checksum."""
    return b"%08x %s\n" % (zlib.crc32(content), content)


def content_of(line: bytes) -> bytes | None:
    """Return the content of a line without its end; None for a damaged one."""
    content = line.partition(b" ")[2]
    if checked_line(content) != line + b"\n":
        _log.warning("A line beside the outbox is damaged")
        return None
    return content


class Line(NamedTuple):
    """An add after the step with this number."""

    step: int
    entry: Entry


class Through(NamedTuple):
    """The highest numbers of adds and of jobs that were ever given, and the newest step.

    Also the ``outbox`` whose log it is, by its id, and how many departures it has ``sent``.
    """

    entries: int
    jobs: int
    step: int
    outbox: int = 0
    sent: int = 0


class LoggedJob(Struct, frozen=True):
    """A job after the step with this number.

    ``first`` and ``last`` are the numbers of its adds. When the log was rewritten, those in the runs
    ``queued`` waited as the job had queued them, and those in the runs ``created`` were created. All others
    without a line of their own were discarded.
    """

    step: int
    job: Job
    first: int
    last: int
    queued: tuple[tuple[int, int], ...]
    created: tuple[tuple[int, int], ...] = ()

    def has_queued(self, number: int) -> bool:
        """Return whether an add waited as the job had queued it."""
        return any(first <= number <= last for first, last in self.queued)


class Logged(Struct, frozen=True):
    """The content of the log.

    ``lines`` has the newest line of each add, and ``jobs`` that of each job. Adds numbered up to ``through``
    without a line were done when the log was rewritten, after the step ``rewritten_after``, and so were jobs
    numbered up to ``jobs_through``. ``is_whole`` unless a line is damaged or the last one is cut. ``outbox``
    and ``sent`` are 0 where no line states them, as in a log of an older version.
    """

    through: int
    rewritten_after: int
    jobs_through: int
    lines: dict[int, Line]
    jobs: dict[int, LoggedJob]
    is_whole: bool
    outbox: int = 0
    sent: int = 0

    @property
    def highest_number(self) -> int:
        """The highest number of an add."""
        return max((self.through, *self.lines, *(one.last for one in self.jobs.values())))

    @property
    def highest_job(self) -> int:
        """The highest number of a job."""
        return max((self.jobs_through, *self.jobs))

    @property
    def steps(self) -> int:
        """The number of the newest step."""
        lines, jobs = self.lines.values(), self.jobs.values()
        return max((self.rewritten_after, *(line.step for line in lines), *(job.step for job in jobs)))

    def has(self, number: int) -> bool:
        """Return whether an add is open according to the log."""
        return number in self.lines or any(job.has_queued(number) for job in self.jobs.values())


class _Head(Struct, frozen=True):
    """The first line of a log that was rewritten."""

    through: int
    step: int = 0
    jobs: int = 0
    outbox: int = 0
    sent: int = 0


class _Step(Struct, frozen=True):
    """The number of a step, in the line of an add, and in that of a departure how many there were so far."""

    step: int
    sent: int = 0


_entry = Reader(Entry)
_step = Reader(_Step)
_job = Reader(LoggedJob)
_head = Reader(_Head)
# How the lines of a head and of a job begin.
_HEADS, _JOBS = (b'{"through"',), (b'{"step"',)


class DepartureLog:
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
        head = _Head(0)
        lines, jobs = dict[int, Line](), dict[int, LoggedJob]()
        is_whole, sent = True, 0
        for text in self._lines_in_file():
            # A kill or a full disk may have cut the last line.
            content = content_of(text[:-1]) if text.endswith(b"\n") else None
            if content is None:
                is_whole = False
                continue
            try:
                if content.startswith(_HEADS):
                    head = _head.read(content)
                elif content.startswith(_JOBS):
                    job = _job.read(content)
                    jobs[job.job.number] = job
                else:
                    entry, step = checked_entry(_entry.read(content)), _step.read(content)
                    lines[entry.number] = Line(step.step, entry)
                    sent = max(sent, step.sent)
            except (ValueError, TypeError) as error:
                # Only a newer version understands it.
                is_whole = False
                _log.warning("A line of the departure log makes no sense: %s", type(error).__name__)
        sent = max(sent, head.sent)
        return Logged(head.through, head.step, head.jobs, lines, jobs, is_whole, head.outbox, sent)

    def _lines_in_file(self) -> Iterator[bytes]:
        """Yield all lines; none if there is no file."""
        # Windows refuses a folder with the error of a protected file.
        if not self._path.is_dir():
            with suppress(FileNotFoundError), open(self._path, "rb", opener=open_own) as file:
                yield from file

    def append(
        self,
        entries: Iterable[Entry],
        step: int,
        *,
        jobs: Iterable[LoggedJob] = (),
        flush: bool,
        sent: int = 0,
    ) -> int:
        """Append a line for each add and each job, or none at all; return the size of the log before.

        ``sent`` is how many departures there were, if this is one.
        """
        descriptor, before = self._opened(), self._size
        content = b"".join(_lines(entries, step, jobs, sent))
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
        try:
            os.ftruncate(self._opened(), size)
            self._size = size
        except OSError:
            # Half a line may be left at the end. The next use opens the file again, and ends that line.
            with suppress(OSError):
                self.close()

    def rewrite(self, through: Through, entries: Iterable[Entry], jobs: Iterable[LoggedJob]) -> None:
        """Replace the log: after a step, all adds and jobs up to ``through`` are done except these."""
        values = (through.entries, through.step, through.jobs, through.outbox, through.sent)
        head = checked_line(to_json(_Head(*values)))
        if self._path.is_dir():
            replace_file(self._path, self._path.with_name(f"{self._path.name}.foreign"))
        # Windows cannot replace an open file.
        self.close()
        write_in_parts(self._path, chain([head], _lines(entries, through.step, jobs)))
        self._needed = self._path.stat().st_size

    def close(self) -> None:
        """Close the file; the next use opens it again."""
        # Closed even where that fails: its number may be that of another file at once.
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            os.close(descriptor)

    def _opened(self) -> int:
        if self._descriptor is None:
            descriptor = open_own(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
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


def _lines(entries: Iterable[Entry], step: int, jobs: Iterable[LoggedJob], sent: int = 0) -> Iterator[bytes]:
    for job in jobs:
        yield checked_line(to_json(job))
    ending = b',"step":%d,"sent":%d}' % (step, sent) if sent else b',"step":%d}' % step
    for entry in entries:
        yield checked_line(to_json(entry)[:-1] + ending)


class HighWaterMark:
    """The highest count of departures of one outbox on this computer, in a file named by the outbox's id.

    The file is in ``folder``, and ``path`` is that of the outbox. The count is overwritten in its place
    without a flush: after a power cut it may be too low, which only means that nothing is asked. Nothing
    raises; ``problem`` says why the folder cannot be used.
    """

    def __init__(self, folder: Path, path: Path) -> None:
        self.problem: Fact | None = None
        self._folder = folder
        self._path = os.fsencode(path.absolute())
        self._kept: Path | None = None

    def read(self, outbox: int) -> int | None:
        """Return the count of the outbox with this id; None if this computer does not know it."""
        content = _count_in(_count_file(self._folder, outbox))
        return None if content is None else content[0]

    def knows_path(self) -> bool:
        """Return whether this computer has known any outbox at this path."""
        try:
            contents = [_count_in(file) for file in self._folder.glob(f"{_PREFIX}*")]
        except OSError:
            return False  # ``keep`` says why
        return any(content is not None and content[1] == self._path for content in contents)

    def keep(self, outbox: int, count: int) -> None:
        """Remember the outbox with this id, and its count, and get ready for ``raise_to``."""
        self._kept = None
        file = _count_file(self._folder, outbox)
        try:
            known = _count_in(file)
            count = max(count, 0 if known is None else known[0])
            if known != (count, self._path):
                make_private_folder(self._folder)
                write_whole(file, _count_line(count, self._path))
            self._kept = file
        except OSError as error:
            self._note(error)

    def raise_to(self, count: int) -> None:
        """Remember a higher count, unless the outbox is not kept."""
        if self._kept is None:
            return
        try:
            known = _count_in(self._kept)
            # Never lower: a copy of the outbox may be in use as well.
            if known is not None and known[0] >= count:
                return
            descriptor = open_own(self._kept, os.O_WRONLY)
            try:
                os.ftruncate(
                    descriptor, os.write(descriptor, _count_line(count, known[1] if known else self._path))
                )
            finally:
                os.close(descriptor)
        except OSError as error:
            self._note(error)

    def try_folder(self) -> None:
        """Find out whether the folder can be used, and make it if it is missing."""
        try:
            make_private_folder(self._folder)
            check_writable(self._folder)
        except OSError as error:
            self._note(error)

    def _note(self, error: OSError) -> None:
        _log.warning("What was sent cannot be counted outside the data folder: %s", error)
        detail = error.strerror or str(error)
        self.problem = fact(OutboxCase.NOT_COUNTED, folder=str(self._folder), detail=detail)


def _count_line(count: int, path: bytes) -> bytes:
    return checked_line(b"%0*d %s" % (_DIGITS, count, path))


def _count_file(folder: Path, outbox: int) -> Path:
    return folder / f"{_PREFIX}{outbox:013x}"


def _count_in(file: Path) -> tuple[int, bytes] | None:
    """Return the count and the path in a file; None for a missing or damaged one."""
    try:
        content = content_of(read_own(file).removesuffix(b"\n"))
        count, _, path = (content or b"").partition(b" ")
        return int(count), path
    except (OSError, ValueError):
        return None
