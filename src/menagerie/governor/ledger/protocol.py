"""What every ledger does: remember across restarts what the service told, and what was sent."""

import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from menagerie.domain.facts import Fact
from menagerie.domain.secret import ApiKey
from menagerie.governor.record import Entry, Record, Reservation, Scope

SALT_BYTES = 32
# What was sent is counted by minutes: a day of any plan fits into 1,440 rows. An hour more is kept for clocks
# that are set.
MINUTE = 60
MINUTES_OF_INTEREST = 25 * 60


def fingerprint(key: ApiKey, salt: bytes) -> str:
    """Return what stands for ``key`` in a scope: always the same, and it does not show the key."""
    return hmac.new(salt, key.reveal().encode("ascii"), hashlib.sha256).hexdigest()


class Asking(Struct, frozen=True):
    """What a request is, for a ledger that decides with those of other installations whether it may go.

    ``is_single_try`` is True if the person asked for exactly this request during a wait, and ``tries_key`` if
    they did although the key was refused, or gave it anew. The limits are None where there is none; the day
    began ``day_began_ago`` seconds ago (None: not known, so that any 24 hours count).
    """

    is_background: bool = False
    is_single_try: bool = False
    tries_key: bool = False
    per_minute: int | None = None
    per_day: int | None = None
    day_began_ago: float | None = None


ASKING = Asking()


class News(Struct, frozen=True):
    """What the service told to another installation: all that is known now.

    ``is_refusal`` is True if requests were refused since the last news.
    """

    record: Record
    is_refusal: bool


Heard = Callable[[News], None]


class Ledger(Protocol):
    """Records what governors must not forget.

    Calls take effect in the order in which they are made, also if the caller is cancelled.
    """

    @property
    def warning(self) -> Fact | None:
        """What cannot be recorded or read; None if all is well."""
        ...

    @property
    def is_shared(self) -> bool:
        """Whether the limits are divided among all installations."""
        ...

    def share(self, per_minute: int) -> int | None:
        """Return how many requests of a minute's limit are this installation's.

        None while it counts the requests of all of them, or knows of no others.
        """
        ...

    async def salt(self) -> bytes:
        """Return this installation's salt for ``fingerprint``."""
        ...

    async def load(self, scope: Scope) -> Entry:
        """Return what is known of ``scope``."""
        ...

    def watch(self, scope: Scope, heard: Heard | None) -> None:
        """Call ``heard`` on the event loop with what other installations are told, from now on.

        None takes nothing of them any more: another ledger is used.
        """
        ...

    async def reserve(self, reservation: Reservation, asking: Asking = ASKING) -> float:
        """Record that a request is about to be sent, and return 0.0. Survives the end of the process.

        Or record nothing, since the other installations have to be waited for, and return for how many
        seconds. What is then known of their waits was told to those who ``watch``.
        """
        ...

    async def settle(self, reservation: Reservation) -> None:
        """Record that a request has ended and leaves nothing to remember."""
        ...

    async def withdraw(self, reservation: Reservation) -> None:
        """Record that a request was never sent, so that it counts for nothing; also if it got no leave."""
        ...

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        """Record ``record``, and settle the requests that led to it. Survives a power cut."""
        ...

    async def close(self) -> None:
        """Close the files and end the thread. Call nothing else afterwards."""
        ...
