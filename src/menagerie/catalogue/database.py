"""The file of a catalogue and its connections: opened on first use, and replaced if it is damaged."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import TypeVar

from menagerie.catalogue import tables
from menagerie.domain.cases import CatalogueCase, StorageCase
from menagerie.domain.clock import Clock
from menagerie.domain.facts import Fact, fact, repair
from menagerie.storage import (
    DATABASE_ERRORS,
    NewerFileError,
    OpenFile,
    check_still_there,
    is_damage,
    is_lost,
    open_file,
    replace_damaged,
)
from menagerie.storage.files import is_away
from menagerie.storage.own_thread import OwnThread

_log = logging.getLogger(__name__)

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Result]


class _Worker(OwnThread):
    """A thread with its own connection, which only this thread uses."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.connection: sqlite3.Connection | None = None

    def connected_here(self) -> sqlite3.Connection:
        """Return the connection; on this thread. Raises sqlite3.Error while there is none."""
        if self.connection is None:
            raise sqlite3.ProgrammingError("not connected")
        return self.connection

    def disconnect_here(self) -> None:
        """Close the connection; on this thread."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def disconnect(self) -> None:
        """Close the connection from another thread, and return when that is done."""
        if self.is_used:
            self.submit(self.disconnect_here).result()


class _Access(Enum):
    """What can be done with the file."""

    # Not opened yet, or being replaced.
    NONE = auto()
    WRITE = auto()
    # The writer's connection is the only one, and everything is read on it.
    READ = auto()
    MEMORY = auto()


class Database:
    """One writer, and two readers that never wait for it: one for what is on screen, one for long work.

    Each has its own thread; methods whose names end in ``_here`` run on the writer's. The file is opened
    on first use. After ``close`` nothing is done any more.
    """

    def __init__(self, path: Path, clock: Clock) -> None:
        self.path = path
        self._clock = clock
        self._writer = _Worker("catalogue-writer")
        self._quick = _Worker("catalogue-reader")
        self._slow = _Worker("catalogue-long-reader")
        self._access = _Access.NONE
        self._was_open = False
        # Increased when another file takes the place of this one.
        self._age = 0
        self._closed = asyncio.Event()
        self._file: OpenFile | None = None
        self._file_warning: Fact | None = None
        self._write_warning: Fact | None = None
        self._read_warning: Fact | None = None

    @property
    def warning(self) -> Fact | None:
        """What is not saved, or was lost, or cannot be read; None when all is well."""
        return self._write_warning or self._read_warning or self._file_warning

    @property
    def is_file(self) -> bool:
        """Whether what was written last is in the file at its place."""
        return self._access is _Access.WRITE and self._write_warning is None

    @property
    def is_in_memory(self) -> bool:
        """Whether the file cannot be used at all, so that nothing is known of what is in it."""
        return self._access is _Access.MEMORY

    async def write(self, work: Work[Result], otherwise: Result) -> Result:
        """Do ``work`` on the writer's connection. Cancelling the caller does not stop it.

        Returns ``otherwise`` when it could not be saved; ``warning`` then says why.
        """
        if self._closed.is_set():
            return otherwise
        return await self._writer.run(lambda: self._write_here(work, otherwise))

    async def read(self, work: Work[Result], otherwise: Result) -> Result:
        """Do quick ``work`` for what is on screen. Returns ``otherwise`` when the file cannot be read."""
        return await self._read(self._quick, work, otherwise)

    async def read_at_length(self, work: Work[Result], otherwise: Result) -> Result:
        """Do ``work`` that may take long. Returns ``otherwise`` when the file cannot be read."""
        return await self._read(self._slow, work, otherwise)

    async def close(self) -> None:
        """Wait for running work, and close the file. A call that was cancelled can be made again."""
        self._closed.set()
        if self._writer.is_used:
            # A write that is still running may replace the file, and disconnects the readers then.
            await self._writer.run(lambda: None)
            for reader in (self._quick, self._slow):
                await reader.close(reader.disconnect_here)
            await self._writer.run(self._end_here)
        for worker in (self._quick, self._slow, self._writer):
            await worker.close(worker.disconnect_here)

    async def _read(self, worker: _Worker, work: Work[Result], otherwise: Result) -> Result:
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

    def _reader_here(self, worker: _Worker) -> sqlite3.Connection:
        # No reader may connect to a file that is being replaced.
        if self._access is not _Access.WRITE:
            raise sqlite3.OperationalError("the file is being replaced")
        if worker.connection is None:
            worker.connection = tables.connect_reader(self.path)
        return worker.connection

    def _open_here(self) -> None:
        if self._access is not _Access.NONE:
            return
        try:
            if self._was_open:
                check_still_there(self.path)
            self._use_here(open_file(self.path, tables.SCHEMA, now=self._clock.now()))
        except (*DATABASE_ERRORS, OSError) as error:
            if self._was_open and is_lost(error):
                self._file_warning = self._away()
            else:
                self._recover_here(error)

    def _open_lost_again_here(self, error: Exception) -> None:
        """Open the file again whose folder may have been away; if it still is, the next use tries again."""
        # What was removed is only where it is open.
        if is_lost(error) and self._file is not None and not self._file.is_removed:
            self._leave_file_here()
            self._open_here()

    def _use_here(self, file: OpenFile) -> None:
        self._file = file
        self._writer.connection = file.connection
        tables.write_safely(file.connection)
        self._access, self._was_open = _Access.WRITE, True
        self._file_warning = None if file.notice is None else repair(*file.notice)

    def _close_file_here(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
        self._writer.disconnect_here()

    def _end_here(self) -> None:
        if self._file is not None and self._file.is_removed:
            self._write_again_here(self._file)
        # The last connection removes the log.
        self._close_file_here()

    def _write_here(self, work: Work[Result], otherwise: Result) -> Result:
        self._open_here()
        is_kept = True
        if self._access is _Access.READ:
            self._try_to_write_here()
        elif self._file is not None and self._file.is_removed:
            is_kept = self._write_again_here(self._file)
            if is_kept:
                self._leave_file_here()
                self._open_here()
        for attempt in (1, 2):
            age = self._age
            try:
                result = work(self._writer.connected_here())
            except DATABASE_ERRORS as error:
                _log.warning("The catalogue could not be written: %s: %s", type(error).__name__, error)
                if attempt == 1 and is_damage(error):
                    self._recover_here(error)
                elif attempt == 1:
                    self._open_lost_again_here(error)
                # Only another file, or the same one opened again, is worth another attempt.
                if self._age == age or self._access is _Access.READ:
                    break
            else:
                self._write_warning = None if is_kept else self._not_saved()
                return result
        self._write_warning = self._not_saved()
        return otherwise

    def _read_again_here(self, error: Exception, age: int, work: Work[Result], otherwise: Result) -> Result:
        """Replace the file if it is damaged, and read its replacement; ``age`` is that of the file read."""
        _log.warning("The catalogue could not be read: %s: %s", type(error).__name__, error)
        # Both readers can meet the same damage: the second one must not replace the new file.
        if is_damage(error) and age == self._age:
            self._recover_here(error)
        elif age == self._age:
            self._open_lost_again_here(error)
        if age != self._age:
            try:
                return work(self._writer.connected_here())
            except DATABASE_ERRORS as second_error:
                _log.warning(
                    "The new file could not be read: %s: %s", type(second_error).__name__, second_error
                )
        self._read_warning = (
            self._away() if self._is_away_here() else fact(CatalogueCase.MAY_MISS, file=self.path.name)
        )
        return otherwise

    def _try_to_write_here(self) -> None:
        """Open a file for writing that could only be read before: there may be room on the disk again."""
        # A connection for reading would keep the log's index write-protected.
        self._writer.disconnect_here()
        try:
            self._use_here(open_file(self.path, tables.SCHEMA, now=self._clock.now()))
        except (*DATABASE_ERRORS, OSError) as error:
            _log.info("The catalogue can still not be written: %s: %s", type(error).__name__, error)
            self._continue_reading_here()

    def _write_again_here(self, removed: OpenFile) -> bool:
        """Write a file again that was removed while it was open: notes are only there. Tell whether it is."""
        try:
            removed.write_again()
        except (*DATABASE_ERRORS, OSError) as error:
            _log.warning("The removed catalogue cannot be written: %s", type(error).__name__)
            return False
        return True

    def _leave_file_here(self) -> None:
        """Close every connection to the file, in whose place another one comes."""
        self._age += 1
        self._access = _Access.NONE
        # Closing the last connection to a file that was moved would delete the log of the new file.
        for worker in (self._quick, self._slow):
            worker.disconnect()
        self._close_file_here()

    def _recover_here(self, error: Exception) -> None:
        """Continue with a new file, by reading only, or in memory."""
        _log.warning("The catalogue cannot be used: %s: %s", type(error).__name__, error)
        self._leave_file_here()
        if isinstance(error, NewerFileError):
            self._continue_in_memory_here(fact(CatalogueCase.NEWER, version=error.written_by))
            return
        if is_damage(error):
            try:
                self._use_here(replace_damaged(self.path, tables.SCHEMA, now=self._clock.now()))
            except (*DATABASE_ERRORS, OSError) as second_error:
                _log.warning(
                    "The damaged file could not be replaced: %s: %s",
                    type(second_error).__name__,
                    second_error,
                )
            else:
                return
        self._continue_reading_here()

    def _continue_reading_here(self) -> None:
        try:
            self._writer.connection = tables.connect_untouched(self.path)
        except DATABASE_ERRORS as error:
            _log.info("It cannot be read either: %s", type(error).__name__)
            self._continue_in_memory_here(fact(CatalogueCase.IN_MEMORY, file=self.path.name))
        else:
            self._access = _Access.READ
            self._file_warning = self._not_saved()

    def _continue_in_memory_here(self, warning: Fact) -> None:
        self._writer.connection = tables.connect_memory()
        self._access = _Access.MEMORY
        self._file_warning = warning

    def _not_saved(self) -> Fact:
        if self._is_away_here():
            return self._away()
        return fact(CatalogueCase.NOT_WRITTEN, file=self.path.name)

    def _is_away_here(self) -> bool:
        return self._access is _Access.NONE or is_away(self.path.parent)

    def _away(self) -> Fact:
        return fact(StorageCase.AWAY, folder=str(self.path.parent))
