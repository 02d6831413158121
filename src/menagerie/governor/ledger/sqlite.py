"""The ledger in a SQLite file: it outlives restarts, crashes and power cuts."""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from menagerie.domain.clock import Clock
from menagerie.governor.ledger import tables
from menagerie.governor.record import Entry, Record, Reservation, Scope
from menagerie.storage.aside import set_aside
from menagerie.storage.own_thread import OwnThread

_Result = TypeVar("_Result")

_log = logging.getLogger(__name__)


class SqliteLedger:
    """A ledger in a SQLite file, used by a thread of its own so that no disk holds up the event loop.

    Nothing is opened before the first call. A damaged file is kept under another name and a new one begun.
    Where nothing can be written, everything goes on in memory. Either is told in ``warning``.
    """

    def __init__(
        self,
        path: Path,
        clock: Clock,
        *,
        connect: Callable[[Path], sqlite3.Connection] | None = None,
    ) -> None:
        """Take the file's path. ``connect`` opens it, for tests of disks that are full or write-protected."""
        self.warning: str | None = None
        self._path = path
        self._clock = clock
        self._connect = connect or tables.connect
        self._connection: sqlite3.Connection | None = None
        self._thread = OwnThread("ledger")

    async def salt(self) -> bytes:
        """Return this installation's salt; it is made with the file."""
        return await self._perform(tables.select_salt)

    async def load(self, scope: Scope) -> Entry:
        """Return what is known of ``scope``."""
        return await self._perform(lambda connection: tables.select_entry(connection, scope))

    async def reserve(self, reservation: Reservation) -> None:
        """Write down that a request is about to be sent."""
        await self._perform(lambda connection: tables.insert_reservation(connection, reservation))

    async def settle(self, reservation: Reservation) -> None:
        """Write down that it is known how a request ended."""
        await self._perform(lambda connection: tables.delete_reservations(connection, [reservation]))

    async def withdraw(self, reservation: Reservation) -> None:
        """Write down that a request was never sent."""
        await self._perform(lambda connection: tables.withdraw(connection, reservation))

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        """Remember ``record`` and settle the requests that led to it, all at once or not at all."""
        await self._perform(lambda connection: tables.write_record(connection, scope, record, settled))

    async def close(self) -> None:
        """Close the file and end the thread."""
        await self._thread.close(self._disconnect)

    async def _perform(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        return await self._thread.run(lambda: self._attempt(work))

    def _attempt(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        connection = self._connection or self._open()
        try:
            return work(connection)
        except sqlite3.Error as error:
            return work(self._recover(error))

    def _open(self) -> sqlite3.Connection:
        is_new = False
        try:
            is_new = not self._path.exists()
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = self._connect(self._path)
            if is_new:
                tables.create(self._connection, lost_at=None)
            else:
                tables.check(self._connection)
                tables.use_write_ahead_log(self._connection)
                tables.upgrade(self._connection)
        except (sqlite3.Error, OSError) as error:
            if is_new:
                self._remove_beginnings()
            return self._recover(error)
        return self._connection

    def _remove_beginnings(self) -> None:
        """Remove what a failed attempt to make the file left, lest it be taken for a damaged ledger."""
        self._disconnect()
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("Nothing could be removed: %s: %s", type(error).__name__, error)

    def _recover(self, error: sqlite3.Error | OSError) -> sqlite3.Connection:
        # Waits may stand in a file that cannot be read, as in a damaged one; without a file there are none.
        lost_at = self._clock.now() if self._a_file_may_be_there() else None
        self._disconnect()
        _log.warning("The ledger of waits failed: %s: %s", type(error).__name__, error)
        if tables.is_damage(error):
            try:
                return self._begin_anew()
            except (sqlite3.Error, OSError) as second_error:
                _log.warning("It could not be replaced: %s: %s", type(second_error).__name__, second_error)
                self._disconnect()
        return self._carry_on_in_memory(lost_at)

    def _begin_anew(self) -> sqlite3.Connection:
        now = self._clock.now()
        kept = set_aside(self._path, "damaged", now)
        self._connection = self._connect(self._path)
        tables.create(self._connection, lost_at=now)
        self.warning = (
            "The record of earlier waits was damaged. A new one was begun, and requests start again after a "
            f"minute. The damaged one was kept as {kept.name}."
        )
        return self._connection

    def _carry_on_in_memory(self, lost_at: float | None) -> sqlite3.Connection:
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        if not self._copy_what_can_be_read(self._connection):
            tables.create(self._connection, lost_at=lost_at)
        self.warning = (
            f"{self._path.name} cannot be written, so waits are remembered only until Menagerie is closed. "
            "Check that the disk is not full or write-protected."
        )
        return self._connection

    def _copy_what_can_be_read(self, memory: sqlite3.Connection) -> bool:
        if not self._a_file_may_be_there():
            return False
        try:
            source = self._connect(self._path)
            try:
                tables.check(source)
                source.backup(memory)
                tables.upgrade(memory)
            finally:
                source.close()
        except sqlite3.Error as error:
            _log.warning("It could not be read either: %s: %s", type(error).__name__, error)
            return False
        return True

    def _a_file_may_be_there(self) -> bool:
        try:
            return self._path.is_file()
        except OSError as error:
            _log.warning("It could not be looked for: %s: %s", type(error).__name__, error)
            return True

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
