"""Ends the process that reads a delivery when the delivery is no longer wanted."""

import asyncio
import subprocess
import threading
from collections.abc import Callable

from menagerie.deliveries.delivery import Delivery


class Ending:
    """Lets any thread end the reading that another thread waits for."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._is_wanted = False

    def take(self, process: "subprocess.Popen[bytes]") -> None:
        """Take the process that reads: it ends when, or if, the end is wanted."""
        with self._lock:
            self._process = process
            if self._is_wanted:
                process.kill()

    def want(self) -> None:
        """End the process at once, also one that is stopped or that hangs."""
        with self._lock:
            self._is_wanted = True
            if self._process is not None:
                self._process.kill()


async def read_on_a_thread(read: Callable[[Ending], Delivery]) -> Delivery:
    """Call ``read`` on a thread, and return what it returns or raise what it raises.

    When this is cancelled, the reading ends: an event loop that closes waits for its threads.
    """
    ending = Ending()
    try:
        return await asyncio.to_thread(read, ending)
    except asyncio.CancelledError:
        ending.want()
        raise
