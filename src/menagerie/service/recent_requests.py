"""Keeps the newest requests of this run in memory, for the person to look at. Nothing is written to disk."""

import re
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from msgspec import Struct

from menagerie.domain.clock import Clock, SystemClock
from menagerie.governor.retry_after import read_http_date
from menagerie.governor.states import GovernorState

MOST_KEPT = 200

# The headers that state how much may be requested.
_QUOTA_HEADERS = frozenset(
    {b"x-ratelimit-limit", b"x-ratelimit-remaining", b"x-ratelimit-reset", b"retry-after"}
)
_NUMBERS = re.compile("[0-9][0-9., ]{0,39}")
_UNREADABLE = "?"


class SentRequest(Struct, eq=False):
    """One request, without its body and its key.

    ``sent_at`` is in Unix seconds, ``began`` the same moment on the monotonic clock. ``waited`` is how many
    seconds it was held back, and ``held_by`` the state of the governor when it was asked for. ``duration``
    ends when the head of the response has come; until then it is None, and so is ``status``. ``problem`` is
    the name of the error that ended it; empty if none did. ``quota`` has the headers that state limits,
    with their names in lower case.
    """

    environment: str
    method: str
    url: str
    sent_at: float
    waited: float
    held_by: GovernorState
    began: float
    status: int | None = None
    duration: float | None = None
    quota: dict[str, str] = {}
    problem: str = ""


class RecentRequests:
    """The newest requests of all environments, the oldest first. ``changes`` grows with each change."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or SystemClock()
        self.changes = 0
        self._requests: deque[SentRequest] = deque(maxlen=MOST_KEPT)

    def __iter__(self) -> Iterator[SentRequest]:
        """Iterate over the requests, the oldest first."""
        return iter(self._requests)

    def of(self, environment: str) -> "Recorder":
        """Return what records the requests of ``environment``."""
        return Recorder(self, environment)

    def add(self, request: SentRequest) -> None:
        """Add a request, in place of the oldest one if there are many."""
        self._requests.append(request)
        self.changes += 1

    def take_back(self, request: SentRequest) -> None:
        """Remove a request of which no byte has left."""
        if request in self._requests:
            self._requests.remove(request)


class Recorder:
    """Records the requests of one environment."""

    def __init__(self, recent: RecentRequests, environment: str) -> None:
        self._recent = recent
        self._environment = environment

    def now(self) -> float:
        """Return the time by which waits and durations are measured."""
        return self._recent.clock.monotonic()

    @contextmanager
    def sending(
        self, method: str, url: str, asked_at: float, held_by: GovernorState, *, unless: type[Exception]
    ) -> Iterator[SentRequest]:
        """Record a request while it is sent and answered; an error ``unless`` means that it did not leave.

        ``asked_at`` is the ``now()`` when it was asked for.
        """
        began = self.now()
        request = SentRequest(
            self._environment, method, url, self._recent.clock.now(), began - asked_at, held_by, began
        )
        self._recent.add(request)
        try:
            yield request
        except unless:
            self._recent.take_back(request)
            raise
        except BaseException as error:
            request.problem = type(error).__name__
            raise
        finally:
            if request.duration is None:
                request.duration = self.now() - began
            self._recent.changes += 1

    def answered(self, request: SentRequest, status: int, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Record the head of the response."""
        request.status = status
        request.duration = self.now() - request.began
        request.quota = {
            name.lower().decode("latin-1"): _number_or_date(value.decode("latin-1").strip())
            for name, value in headers
            if name.lower() in _QUOTA_HEADERS
        }
        self._recent.changes += 1


def _number_or_date(text: str) -> str:
    """Return ``text`` if it says how much or until when: a service may repeat there what it was sent."""
    if _NUMBERS.fullmatch(text) or read_http_date(text) is not None:
        return text
    return _UNREADABLE
