"""A thread with one connection to a catalogue's file, so that no query holds up the event loop."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from menagerie.storage.own_thread import OwnThread

Result = TypeVar("Result")


class Worker:
    """A thread with a connection of its own.

    ``connection`` is touched on this thread only, as are the methods whose names end in ``_here``.
    """

    def __init__(self, name: str) -> None:
        self.connection: sqlite3.Connection | None = None
        self._thread = OwnThread(name)

    @property
    def is_used(self) -> bool:
        """Tell whether there has been any work, and more may follow."""
        return self._thread.is_used

    async def run(self, work: Callable[[], Result]) -> Result:
        """Do ``work`` on the thread, after what it was given before; who stops waiting does not stop it."""
        return await self._thread.run(work)

    def connected_here(self) -> sqlite3.Connection:
        """Return the connection. Raises sqlite3.Error while there is none."""
        if self.connection is None:
            raise sqlite3.ProgrammingError("not connected")
        return self.connection

    def disconnect_here(self) -> None:
        """Close the connection."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def disconnect(self) -> None:
        """Close the connection, from another thread; returns when that is done."""
        if self._thread.is_used:
            self._thread.submit(self.disconnect_here).result()

    async def close(self) -> None:
        """Let what it was given end, close the connection, and end the thread. Nothing may follow."""
        await self._thread.close(self.disconnect_here)
