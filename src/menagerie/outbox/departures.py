"""The departure log: a text file beside the database that records each step of each add (see the package)."""

import logging
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from menagerie.outbox.as_json import Reader, to_json
from menagerie.outbox.checked_lines import checked, content_of
from menagerie.outbox.entry import Entry
from menagerie.outbox.entry import checked as checked_entry
from menagerie.outbox.job import Job
from menagerie.storage.whole_file import write_in_parts
from menagerie.system.files import flush_to_disk, open_own, replace_file

# Rewrite the log when it is this many times as large as needed, and at least this large (bytes).
_GROWTH = 4
_SMALLEST_REWRITE = 1_000_000

_log = logging.getLogger(__name__)


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
        head = checked(to_json(_Head(*values)))
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
        yield checked(to_json(job))
    ending = b',"step":%d,"sent":%d}' % (step, sent) if sent else b',"step":%d}' % step
    for entry in entries:
        yield checked(to_json(entry)[:-1] + ending)
