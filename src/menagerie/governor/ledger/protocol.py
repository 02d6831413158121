"""What every ledger does: remember across restarts what the service told, and what was sent."""

import hmac
from collections.abc import Sequence
from typing import Protocol

from menagerie.domain.api_key import ApiKey
from menagerie.domain.facts import Fact
from menagerie.governor.record import Entry, Record, Reservation, Scope

SALT_BYTES = 32
# What was sent is counted by minutes: a day of any plan fits into 1,440 rows. An hour more is kept for clocks
# that are set.
MINUTE = 60
MINUTES_OF_INTEREST = 25 * 60


def fingerprint(key: ApiKey, salt: bytes) -> str:
    """Return what stands for ``key`` in a scope: always the same, and it does not show the key."""
    return hmac.new(salt, key.reveal().encode("ascii"), "sha256").hexdigest()


class Ledger(Protocol):
    """Records what governors must not forget.

    Calls take effect in the order in which they are made, also if the caller is cancelled.
    """

    @property
    def warning(self) -> Fact | None:
        """What cannot be recorded or read; None if all is well."""
        ...

    async def salt(self) -> bytes:
        """Return this installation's salt for ``fingerprint``."""
        ...

    async def load(self, scope: Scope) -> Entry:
        """Return what is known of ``scope``."""
        ...

    async def reserve(self, reservation: Reservation) -> None:
        """Record that a request is about to be sent. Survives the end of the process."""
        ...

    async def settle(self, reservation: Reservation) -> None:
        """Record that a request has ended and leaves nothing to remember."""
        ...

    async def withdraw(self, reservation: Reservation) -> None:
        """Record that a request was never sent, so that it counts for nothing."""
        ...

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        """Record ``record``, and settle the requests that led to it. Survives a power cut."""
        ...

    async def close(self) -> None:
        """Close the files and end the thread. Call nothing else afterwards."""
        ...
