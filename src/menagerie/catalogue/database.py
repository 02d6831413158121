"""One catalogue's file and its connections: opened late, replaced when damaged, read on when unwritable."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path

from menagerie.catalogue import tables
from menagerie.catalogue.worker import Result, Worker
from menagerie.domain.clock import Clock
from menagerie.storage import DATABASE_ERRORS, NewerFileError, OpenFile, is_damage, open_file, replace_damaged

_log = logging.getLogger(__name__)

Work = Callable[[sqlite3.Connection], Result]


class _Access(Enum):
    """What can be done with the file."""

    # Not opened yet, or being replaced.
    NONE = auto()
    WRITE = auto()
    # Whatever reads does so on the writer's connection: it is the only one that there is.
    READ = auto()
    MEMORY = auto()


class Database:
    """One writer, and two readers that never wait for it: one for what is on screen, one for long work.

    Each has a thread of its own. ``warning`` is a sentence when something could not be kept or read. Nothing
    is opened before the first use, and nothing is done any more after ``close``.
    """

    def __init__(self, path: Path, clock: Clock) -> None:
        self.path = path
        self._clock = clock
        self._writer = Worker("catalogue-writer")
        self._quick = Worker("catalogue-reader")
        self._slow = Worker("catalogue-long-reader")
        self._access = _Access.NONE
        self._age = 0
        self._closed = asyncio.Event()
        self._file: OpenFile | None = None
        self._file_warning: str | None = None
        self._write_warning: str | None = None
        self._read_warning: str | None = None

    @property
    def warning(self) -> str | None:
        """A sentence when something is not kept, or was not, or cannot be read."""
        return self._write_warning or self._read_warning or self._file_warning

    @property
    def age(self) -> int:
        """Increased when another file takes the place of this one: what was read before is then void."""
        return self._age

    async def write(self, work: Work[Result], otherwise: Result) -> Result:
        """Do ``work`` on the writer's connection, whole or not at all; who stops waiting does not stop it.

        Returns ``otherwise`` when it could not be kept; ``warning`` then says why.
        """
        if self._closed.is_set():
            return otherwise
        return await self._writer.run(lambda: self._write_here(work, otherwise))

    async def read(self, work: Work[Result], otherwise: Result) -> Result:
        """Do quick ``work``, for what is on screen. Returns ``otherwise`` when the file cannot be read."""
        return await self._read(self._quick, work, otherwise)

    async def read_at_length(self, work: Work[Result], otherwise: Result) -> Result:
        """Do ``work`` that may take long, beside everything else."""
        return await self._read(self._slow, work, otherwise)

    async def close(self) -> None:
        """Let what runs end, and close the file. A call that was cancelled can be made again."""
        self._closed.set()
        if self._writer.is_used:
            # What is being written may still have to replace the file, and the readers take part in that.
            await self._writer.run(lambda: None)
            # After the readers, so that this connection is the last one, and clears the log away.
            await self._quick.close()
            await self._slow.close()
            await self._writer.run(self._close_file_here)
        for worker in (self._quick, self._slow, self._writer):
            await worker.close()

    async def _read(self, worker: Worker, work: Work[Result], otherwise: Result) -> Result:
        if self._access is _Access.NONE and not self._closed.is_set():
            await self._writer.run(self._open_here)
        if self._closed.is_set():
            return otherwise
        age = self._age
        try:
            if self._access is _Access.WRITE:
                result = await worker.run(lambda: work(self._reader_here(worker)))
            else:
                result = await self._writer.run(lambda: work(self._writer.connected_here()))
        except DATABASE_ERRORS as error:
            if self._closed.is_set():
                return otherwise
            failure = error
            return await self._writer.run(lambda: self._read_again_here(failure, age, work, otherwise))
        self._read_warning = None
        return result

    def _reader_here(self, worker: Worker) -> sqlite3.Connection:
        # Nothing may be connected to a file while it is replaced.
        if self._access is not _Access.WRITE:
            raise sqlite3.OperationalError("the file is being replaced")
        if worker.connection is None:
            worker.connection = tables.connect_reader(self.path)
        return worker.connection

    def _open_here(self) -> None:
        if self._access is not _Access.NONE:
            return
        try:
            self._use_here(open_file(self.path, tables.SCHEMA, now=self._clock.now()))
        except (*DATABASE_ERRORS, OSError) as error:
            self._recover_here(error)

    def _use_here(self, file: OpenFile) -> None:
        self._file = file
        self._writer.connection = file.connection
        tables.write_safely(file.connection)
        self._access = _Access.WRITE
        self._file_warning = None if file.notice is None else file.notice.sentence

    def _close_file_here(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
        self._writer.disconnect_here()

    def _write_here(self, work: Work[Result], otherwise: Result) -> Result:
        self._open_here()
        if self._access is _Access.READ:
            self._try_to_write_here()
        age = self._age
        try:
            result = work(self._writer.connected_here())
        except DATABASE_ERRORS as error:
            _log.warning("The catalogue could not be written: %s: %s", type(error).__name__, error)
            if is_damage(error):
                self._recover_here(error)
            if self._age != age and self._access is not _Access.READ:
                return self._write_anew_here(work, otherwise)
            self._write_warning = self._not_remembered()
            return otherwise
        self._write_warning = None
        return result

    def _write_anew_here(self, work: Work[Result], otherwise: Result) -> Result:
        """Do what damage interrupted once more, in what took the file's place."""
        try:
            result = work(self._writer.connected_here())
        except DATABASE_ERRORS as error:
            _log.warning("Nor could a new one: %s: %s", type(error).__name__, error)
            self._write_warning = self._not_remembered()
            return otherwise
        self._write_warning = None
        return result

    def _read_again_here(self, error: Exception, age: int, work: Work[Result], otherwise: Result) -> Result:
        """Replace the file if it is damaged, and read what took its place; ``age`` is what was read from."""
        _log.warning("The catalogue could not be read: %s: %s", type(error).__name__, error)
        # Two readers can meet the same damage: the second one must not replace the new file.
        if is_damage(error) and age == self._age:
            self._recover_here(error)
        if age != self._age:
            try:
                return work(self._writer.connected_here())
            except DATABASE_ERRORS as second_error:
                _log.warning("Nor could another: %s: %s", type(second_error).__name__, second_error)
        self._read_warning = (
            f"{self.path.name} cannot be read at present, so animals that were seen before may be missing on "
            "screen. They are safe unless the disk is damaged."
        )
        return otherwise

    def _try_to_write_here(self) -> None:
        """Open a file for writing that could only be read before: the disk may have room again."""
        # Before another one is opened: a connection for reading keeps the log's index write-protected.
        self._writer.disconnect_here()
        try:
            self._use_here(open_file(self.path, tables.SCHEMA, now=self._clock.now()))
        except (*DATABASE_ERRORS, OSError) as error:
            _log.info("The catalogue can still not be written: %s: %s", type(error).__name__, error)
            self._go_on_without_writing_here()

    def _recover_here(self, error: Exception) -> None:
        """Go on without the file as it is: with a new one, with reading only, or with memory."""
        _log.warning("The catalogue cannot be used: %s: %s", type(error).__name__, error)
        self._age += 1
        self._access = _Access.NONE
        # Who closes a moved file last deletes the log of whatever has its name by then: that of the new one.
        for worker in (self._quick, self._slow):
            worker.disconnect()
        self._close_file_here()
        if isinstance(error, NewerFileError):
            self._go_on_in_memory_here(
                f"Menagerie {error.written_by} wrote the animals seen so far, and this version cannot read "
                "them. The file was not changed. Update Menagerie to see them again."
            )
            return
        if is_damage(error):
            try:
                self._use_here(replace_damaged(self.path, tables.SCHEMA, error, now=self._clock.now()))
            except (*DATABASE_ERRORS, OSError) as second_error:
                _log.warning("Nor replaced: %s: %s", type(second_error).__name__, second_error)
            else:
                return
        self._go_on_without_writing_here()

    def _go_on_without_writing_here(self) -> None:
        try:
            self._writer.connection = tables.connect_untouched(self.path)
        except DATABASE_ERRORS as error:
            _log.info("There is none to read either: %s", type(error).__name__)
            self._go_on_in_memory_here(
                f"{self.path.name} cannot be opened, so what the service shows is remembered only until "
                "Menagerie is closed. Check that the disk is not full or write-protected."
            )
        else:
            self._access = _Access.READ
            self._file_warning = self._not_remembered()

    def _go_on_in_memory_here(self, warning: str) -> None:
        self._writer.connection = tables.connect_memory()
        self._access = _Access.MEMORY
        self._file_warning = warning

    def _not_remembered(self) -> str:
        return (
            f"{self.path.name} cannot be written, so what the service shows now is not remembered. "
            "What was remembered before is safe and can be searched. Check that the disk is not full or "
            "write-protected."
        )
