"""What every ledger can do: remember across restarts what the service told, and what was sent."""

import hmac
import secrets
from collections.abc import Sequence
from typing import Protocol

from menagerie.domain.api_key import ApiKey
from menagerie.governor.record import Entry, Record, Reservation, Scope, SentCount

SALT_BYTES = 32
# What was sent is remembered by minutes: a day of any plan fits into 1,440 rows. An hour more is kept for
# clocks that are set.
MINUTE = 60
MINUTES_OF_INTEREST = 25 * 60


def fingerprint(key: ApiKey, salt: bytes) -> str:
    """Return what stands for ``key`` in a scope: always the same, and of no use to whoever reads it."""
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


class MemoryLedger:
    """A ledger that forgets everything with the process: for simulations."""

    def __init__(self) -> None:
        self.warning: str | None = None
        self._salt = secrets.token_bytes(SALT_BYTES)
        self._records: dict[Scope, Record] = {}
        self._unanswered: dict[str, Reservation] = {}
        self._sent: dict[tuple[Scope, int], SentCount] = {}

    async def salt(self) -> bytes:
        """Return the salt."""
        return self._salt

    async def load(self, scope: Scope) -> Entry:
        """Return what is known of ``scope``."""
        unanswered = tuple(one for one in self._unanswered.values() if one.scope == scope)
        sent = tuple(count for (whose, _), count in self._sent.items() if whose == scope)
        return Entry(self._records.get(scope, Record()), unanswered, sent=sent)

    async def reserve(self, reservation: Reservation) -> None:
        """Remember that a request is about to be sent."""
        self._unanswered[reservation.id] = reservation
        minute = (reservation.scope, int(reservation.sent_at // MINUTE))
        so_far = self._sent.get(minute, SentCount(reservation.sent_at, 0))
        self._sent[minute] = SentCount(max(so_far.last_at, reservation.sent_at), so_far.requests + 1)

    async def settle(self, reservation: Reservation) -> None:
        """Forget a request."""
        self._unanswered.pop(reservation.id, None)

    async def withdraw(self, reservation: Reservation) -> None:
        """Forget a request, and that there was one."""
        await self.settle(reservation)
        minute = (reservation.scope, int(reservation.sent_at // MINUTE))
        counted = self._sent.pop(minute)
        if counted.requests > 1:
            self._sent[minute] = SentCount(counted.last_at, counted.requests - 1)

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        """Remember ``record`` and forget the requests that led to it."""
        self._records[scope] = record
        for reservation in settled:
            await self.settle(reservation)

    async def close(self) -> None:
        """Do nothing: there is nothing to let go of."""
