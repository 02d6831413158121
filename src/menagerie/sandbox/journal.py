"""A record of the connections and requests that reached the sandbox, for tests that prove what did not."""

import json
from collections.abc import Callable
from typing import TextIO


class Journal:
    """Writes one line of JSON per connection opened and per request answered.

    Headers are never written, and so no key. ``clock`` returns Unix time in seconds.
    """

    def __init__(self, out: TextIO, clock: Callable[[], float]) -> None:
        self._out = out
        self._clock = clock

    def now(self) -> float:
        """Return the Unix time of something that begins now."""
        return self._clock()

    def connection(self) -> None:
        """Record that a connection was opened just now."""
        self._write({"event": "connection", "at": self.now()})

    def request(self, at: float, method: str, path: str, query: str, status: int | None) -> None:
        """Record a request that arrived ``at`` a Unix time; ``status`` None got no answer."""
        self._write(
            {"event": "request", "at": at, "method": method, "path": path, "query": query, "status": status}
        )

    def _write(self, entry: dict[str, object]) -> None:
        self._out.write(json.dumps(entry) + "\n")
        self._out.flush()
