"""A ledger in memory, for tests and simulations."""

import asyncio
import secrets
from collections.abc import Sequence
from copy import copy, deepcopy

from menagerie.domain.facts import Fact
from menagerie.governor.ledger.protocol import ASKING, MINUTE, SALT_BYTES, Asking, Heard, News
from menagerie.governor.record import Entry, Record, Reservation, Scope, SentCount


class MemoryLedger:
    """Implements ``menagerie.governor.ledger.Ledger`` without any file."""

    def __init__(self) -> None:
        self.warning: Fact | None = None
        self._salt = secrets.token_bytes(SALT_BYTES)
        self._records: dict[Scope, Record] = {}
        self._unanswered: dict[str, Reservation] = {}
        self._sent: dict[tuple[Scope, int], SentCount] = {}

    async def salt(self) -> bytes:
        return self._salt

    async def load(self, scope: Scope) -> Entry:
        unanswered = tuple(one for one in self._unanswered.values() if one.scope == scope)
        sent = tuple(count for (whose, _), count in self._sent.items() if whose == scope)
        return Entry(self._records.get(scope, Record()), unanswered, sent=sent)

    @property
    def is_shared(self) -> bool:
        return False

    def share(self, per_minute: int) -> int | None:
        """Know of no others."""

    def watch(self, scope: Scope, heard: Heard | None) -> None:
        """Do nothing: there is no other installation to hear of."""

    async def reserve(self, reservation: Reservation, asking: Asking = ASKING) -> float:
        del asking
        self._unanswered[reservation.id] = reservation
        minute = (reservation.scope, int(reservation.sent_at.wall // MINUTE))
        so_far = self._sent.get(minute, SentCount(reservation.sent_at, 0))
        self._sent[minute] = SentCount(reservation.sent_at, so_far.requests + 1)
        return 0.0

    async def settle(self, reservation: Reservation) -> None:
        self._unanswered.pop(reservation.id, None)

    async def withdraw(self, reservation: Reservation) -> None:
        await self.settle(reservation)
        minute = (reservation.scope, int(reservation.sent_at.wall // MINUTE))
        counted = self._sent.pop(minute)
        if counted.requests > 1:
            self._sent[minute] = SentCount(counted.last, counted.requests - 1)

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        self._records[scope] = record
        for reservation in settled:
            await self.settle(reservation)

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def of_the_next_process(self) -> "MemoryLedger":
        """Return a ledger on the same disk."""
        return copy(self)

    def kill(self) -> None:
        """Record nothing more on the disk that this ledger shares with those of other processes."""
        self.__dict__ = deepcopy(self.__dict__)


class SharedInMemory(MemoryLedger):
    """A ledger of all desks, whose news and whose times to wait the test chooses."""

    def __init__(self) -> None:
        super().__init__()
        self.holds_for = 0.0
        self.asked: list[Asking] = []
        self._heard: dict[Scope, Heard | None] = {}

    @property
    def is_shared(self) -> bool:
        return True

    def watch(self, scope: Scope, heard: Heard | None) -> None:
        self._heard[scope] = heard

    def tell(self, record: Record, *, is_refusal: bool) -> None:
        for heard in filter(None, self._heard.values()):
            heard(News(record, is_refusal))

    async def reserve(self, reservation: Reservation, asking: Asking = ASKING) -> float:
        self.asked.append(asking)
        await asyncio.sleep(0)  # as a database that is asked again and again
        return self.holds_for or await super().reserve(reservation, asking)
