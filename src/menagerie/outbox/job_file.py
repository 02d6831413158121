"""The rows of a job in a file beside the database, written once: they come back if the database is lost."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from menagerie.outbox.as_json import to_json
from menagerie.outbox.checked_lines import checked, content_of
from menagerie.outbox.job import JobRow
from menagerie.storage.whole_file import write_in_parts
from menagerie.system.files import open_own, remove_file

# So many rows are encoded at once, while other threads wait.
_PORTION = 200


class Portion(NamedTuple):
    """Rows of a job as JSON. ``first`` is the number of the first one's add; None if these are not sent."""

    first: int | None
    rows: str


class JobFile:
    """The file with the rows of job ``number`` of the outbox ``path``. Methods raise OSError."""

    def __init__(self, path: Path, number: int) -> None:
        self._path = path.with_suffix(f".job-{number}")

    def write(self, rows: Sequence[JobRow], first: int) -> None:
        """Write the rows, flushed; the adds of those that are to be sent are numbered from ``first``."""
        sent = [row for row in rows if row.typed is not None]
        left_out = [row for row in rows if row.typed is None]
        write_in_parts(self._path, chain(_lines(sent, first), _lines(left_out, None)))

    def read(self) -> Iterator[Portion]:
        """Yield the rows that can be read; none if there is no file."""
        with suppress(FileNotFoundError), open(self._path, "rb", opener=open_own) as file:
            for line in file:
                content = content_of(line.rstrip(b"\n"))
                if content is not None:
                    first, _, rows = content.partition(b" ")
                    yield Portion(int(first) or None, rows.decode())

    def remove(self) -> None:
        """Remove the file; never raises."""
        with suppress(OSError):
            remove_file(self._path)


def remove_unowned(path: Path, is_owned: Callable[[int], bool]) -> None:
    """Remove the files of jobs of the outbox ``path`` that are not owned, or were not complete; never raises.

    Nothing may be written meanwhile.
    """
    name = re.compile(rf"{re.escape(path.stem)}\.job-([0-9]+)(\.new)?")
    with suppress(OSError):
        for file in path.parent.iterdir():
            match = name.fullmatch(file.name)
            if match and (match[2] or not is_owned(int(match[1]))):
                remove_file(file)


def _lines(rows: Sequence[JobRow], first: int | None) -> Iterator[bytes]:
    """Yield lines with the number of the first row's add, 0 for none, and the rows."""
    for start in range(0, len(rows), _PORTION):
        number = 0 if first is None else first + start
        yield checked(b"%d %s" % (number, to_json(rows[start : start + _PORTION])))
