"""Reads the newest entries of the error log."""

import re
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from menagerie.system.files import open_own

# Bytes. More would hold the window while they are laid out.
LONGEST_TAIL = 128 * 1024

_BEGINNING = re.compile(
    r"(?P<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3}) (?P<level>[A-Z]+) (?P<logger>[\w.]+): (?P<message>.*)"
)
# The line that every run begins with.
RUN = re.compile(r"Menagerie \S+, Python ")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


class LogEntry(Struct, frozen=True):
    """One entry. The first line of ``text`` may be followed by others, such as a traceback.

    ``level`` is empty for the line with the version that a run begins with, and for what has no level.
    """

    text: str
    level: str = ""
    time: str = ""
    logger: str = ""
    message: str = ""

    @property
    def rank(self) -> int:
        """The place of its level among all levels; the highest for an entry without one."""
        return LEVELS.index(self.level) if self.level in LEVELS else len(LEVELS)


class LogTail(Struct, frozen=True):
    """The newest entries, the newest last. ``is_whole`` says whether there are no older ones.

    ``is_readable`` is False for a log that is there and cannot be read.
    """

    entries: tuple[LogEntry, ...] = ()
    is_whole: bool = True
    is_readable: bool = True


def log_state(path: Path) -> tuple[int, int]:
    """Return what changes whenever something is written to the log ``path``."""
    with suppress(OSError):
        status = path.stat()
        return status.st_size, status.st_mtime_ns
    return 0, 0


def read_log_tail(path: Path, most: int = LONGEST_TAIL) -> LogTail:
    """Return the end of the log ``path`` and of the file before it, at most ``most`` bytes."""
    try:
        content, is_whole = _end_of(path, most)
    except OSError:
        return LogTail(is_readable=False)
    if is_whole and len(content) < most:
        with suppress(OSError):
            before, is_whole = _end_of(path.with_name(f"{path.name}.1"), most - len(content))
            content = before + content
    if not is_whole:
        # The first line is cut.
        content = content.partition(b"\n")[2]
    return LogTail(tuple(_entries(content.decode("utf-8", errors="replace"))), is_whole)


def _end_of(path: Path, most: int) -> tuple[bytes, bool]:
    """Return the end of a file, and whether that is all of it. One that is not there is empty.

    Raises OSError.
    """
    try:
        with open(path, "rb", opener=open_own) as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - most))
            return file.read(most), size <= most
    except FileNotFoundError:
        return b"", True


def _entries(text: str) -> list[LogEntry]:
    entries: list[LogEntry] = []
    lines: list[str] = []
    begun = LogEntry("")

    def end() -> None:
        if lines:
            whole = "\n".join(lines)
            entries.append(LogEntry(whole, begun.level, begun.time, begun.logger, begun.message))

    for line in text.splitlines():
        beginning = _BEGINNING.fullmatch(line)
        if beginning is not None or RUN.match(line):
            end()
            lines = []
            told = {} if beginning is None else beginning.groupdict()
            begun = LogEntry("", **told)
        lines.append(line)
    end()
    return entries
