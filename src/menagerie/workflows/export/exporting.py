"""The export itself: rows go into a file block by block, on a thread, and can be stopped at any time."""

import math
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec import Struct, field

from menagerie.deliveries.write import storage_error
from menagerie.domain.animal import KnownAnimal
from menagerie.domain.cases import Written
from menagerie.domain.clock import Clock
from menagerie.storage.replacement import Replacement, on_thread
from menagerie.workflows.export.formats import ExportFormat, RecordWriter, writer_for
from menagerie.workflows.export.record import Record, record_of

Result = TypeVar("Result")

_SECONDS_BETWEEN_PROGRESS = 0.05
# Rows written before the thread gives up the interpreter, about 1 ms. Otherwise the window waits for
# Python to switch threads: 5 ms at each of its steps.
_ROWS_AT_A_STRETCH = 10


class ExportedRows(Struct, frozen=True):
    """What to export. ``count`` is how many rows there are, or None where they were not counted.

    ``blocks`` yields them in their order, about a thousand at a time; if it can be closed, it is, after use.
    ``category_names`` has the names that staff gave to category numbers.
    """

    count: int | None
    blocks: AsyncIterator[Sequence[KnownAnimal]]
    category_names: Mapping[int, str] = field(default_factory=dict)


class Exported(Struct, frozen=True):
    """What was exported: how many animals, and how many texts had to be cut to fit into the format."""

    count: int
    shortened: int = 0


async def export(
    rows: ExportedRows,
    path: Path,
    file_format: ExportFormat,
    *,
    zone: str,
    clock: Clock,
    progress: Callable[[int], None],
) -> Exported:
    """Write ``rows`` to ``path`` in this format; an older file is replaced when everything is written.

    ``zone`` names local time, for the headings of a table. ``progress`` is called with the number of rows
    written so far, at most twenty times a second and once before the file is completed. Raises StorageError,
    and whatever ``rows.blocks`` raises. After any error, and when it is cancelled, nothing is left behind and
    the older file is as it was.
    """
    file = _FileOnThread(path, file_format, zone, rows.category_names)
    count, said_at = 0, -math.inf
    async with AsyncExitStack() as afterwards:
        afterwards.push_async_callback(file.do, file.discard)
        if isinstance(rows.blocks, AsyncGenerator):
            afterwards.push_async_callback(rows.blocks.aclose)
        await file.do(file.begin)
        async for block in rows.blocks:
            await file.do(partial(file.write, block))
            count += len(block)
            if clock.monotonic() - said_at >= _SECONDS_BETWEEN_PROGRESS:
                said_at = clock.monotonic()
                progress(count)
        progress(count)
        return Exported(count, await file.do(file.complete, completes=True))


class _FileOnThread:
    """The file that is written, one step after the other, each on a thread and to its end."""

    def __init__(
        self, path: Path, file_format: ExportFormat, zone: str, category_names: Mapping[int, str]
    ) -> None:
        self._path = path
        self._format = file_format
        self._zone = zone
        self._category_names = category_names
        self._file: Replacement | None = None
        self._writer: RecordWriter | None = None

    async def do(self, step: Callable[[], Result], *, completes: bool = False) -> Result:
        """Return what ``step`` returns. Raises StorageError for its OSError. The last step ``completes``."""
        try:
            return await on_thread(step, self._stop, completes=completes)
        except OSError as exc:
            raise storage_error(exc, self._path, Written.EXPORT) from exc

    def begin(self) -> None:
        """Open the new file."""
        self._file = Replacement(self._path)
        self._writer = writer_for(self._format, self._file, self._zone)

    def write(self, rows: Sequence[KnownAnimal]) -> None:
        """Write some more rows."""
        file, writer = self._opened()
        for start in range(0, len(rows), _ROWS_AT_A_STRETCH):
            file.raise_if_stopped()
            writer.write(map(self._record, rows[start : start + _ROWS_AT_A_STRETCH]))
            time.sleep(0)

    def complete(self) -> int:
        """Replace the old file; return how many texts were cut."""
        file, writer = self._opened()
        writer.finish()
        file.complete()
        return writer.shortened

    def discard(self) -> None:
        """Remove the new file, unless it is complete."""
        if self._file is not None:
            self._file.discard()
        if self._writer is not None:
            self._writer.discard()

    def _stop(self) -> None:
        if self._file is not None:
            self._file.stop()

    def _opened(self) -> tuple[Replacement, RecordWriter]:
        if self._file is None or self._writer is None:
            msg = "begin comes first"
            raise RuntimeError(msg)
        return self._file, self._writer

    def _record(self, known: KnownAnimal) -> Record:
        name = self._category_names.get(known.animal.category_id)
        return record_of(known, name, self._format.zone)
