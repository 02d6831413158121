"""The signals that end the standalone sandbox."""

import signal
from contextlib import suppress
from queue import Empty, SimpleQueue

# On Windows, only a limited wait can be interrupted.
_POLL_SECONDS = 1.0


class SignalsToEnd:
    """Takes SIGINT and SIGTERM, from now on; ``wait`` returns when one has come."""

    def __init__(self) -> None:
        # A signal may interrupt the wait for it at any point. What the handler calls must work there too: the
        # lock of an Event would wait for itself for ever.
        self._come: SimpleQueue[int] = SimpleQueue()
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, lambda number, _frame: self._come.put(number))

    def wait(self) -> None:
        """Return as soon as a signal has come, also if that was before. To be called on the main thread."""
        while True:
            with suppress(Empty):
                self._come.get(timeout=_POLL_SECONDS)
                return
