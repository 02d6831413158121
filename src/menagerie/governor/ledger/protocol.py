"""What every ledger can do: remember across restarts what the service told, and what was sent."""

import hmac
from collections.abc import Sequence
from typing import Protocol

from menagerie.domain.api_key import ApiKey
from menagerie.governor.record import Entry, Record, Reservation, Scope

SALT_BYTES = 32
# What was sent is remembered by minutes: a day of any plan fits into 1,440 rows. An hour more is kept for
# clocks that are set.
MINUTE = 60
MINUTES_OF_INTEREST = 25 * 60


def fingerprint(key: ApiKey, salt: bytes) -> str:
    """Return what stands for ``key`` in a scope: always the same, and of no use to anyone who reads it."""
    return hmac.new(salt, key.reveal().encode("ascii"), "sha256").hexdigest()


class Ledger(Protocol):
    """Where governors write down what must not be forgotten.

    Calls take effect in the order in which they are made, also those whose caller was cancelled.
    """

    @property
    def warning(self) -> str | None:
        """A sentence for the person when something is not remembered as it should be, else None."""
        ...

    async def salt(self) -> bytes:
        """Return this installation's salt for ``fingerprint``."""
        ...

    async def load(self, scope: Scope) -> Entry:
        """Return what is known of ``scope``."""
        ...

    async def reserve(self, reservation: Reservation) -> None:
        """Write down that a request is about to be sent. Survives the end of the process."""
        ...

    async def settle(self, reservation: Reservation) -> None:
        """Write down that it is known how a request ended, and that nothing needs to be remembered of it."""
        ...

    async def withdraw(self, reservation: Reservation) -> None:
        """Write down that a request was never sent, so that it counts for nothing."""
        ...

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        """Remember ``record``, which requests led to, and settle these. Survives a power cut."""
        ...

    async def close(self) -> None:
        """Let go of files and threads. Nothing else may be called afterwards."""
        ...
