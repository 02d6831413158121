"""A thread with one connection to a catalogue's file, so that no query holds up the event loop."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")


class Worker:
    """A thread with a connection of its own. The thread is made when there is something to do.

    ``connection`` is touched on this thread only, as are the methods whose names end in ``_here``.
    """

    def __init__(self, name: str) -> None:
        self.connection: sqlite3.Connection | None = None
        self._name = name
        self._thread: ThreadPoolExecutor | None = None

    async def run(self, work: Callable[[], Result]) -> Result:
        """Do ``work`` on the thread, after what it was given before; who stops waiting does not stop it."""
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix=self._name)
        return await asyncio.shield(asyncio.wrap_future(self._thread.submit(work)))

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
        if self._thread is not None:
            self._thread.submit(self.disconnect_here).result()

    async def close(self) -> None:
        """Let what it was given end, close the connection, and end the thread. Nothing may follow."""
        thread, self._thread = self._thread, None
        if thread is not None:
            closed = thread.submit(self.disconnect_here)
            thread.shutdown(wait=False)
            await asyncio.shield(asyncio.wrap_future(closed))
