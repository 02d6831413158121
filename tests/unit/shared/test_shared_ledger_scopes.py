"""A shared ledger is about one key: all others are a matter of this desk's own ledger."""

from menagerie.domain.shared_store import parse_shared_address
from menagerie.governor.ledger import Heard, News
from menagerie.governor.record import Scope
from menagerie.shared.connection import SharedStore
from menagerie.shared.ledger import SharedLedger
from support.asking import SCOPE
from support.clock import VirtualClock
from support.ledgers import NOW
from support.memory_ledger import MemoryLedger


class _WatchedLedger(MemoryLedger):
    """Remembers who listens."""

    def __init__(self) -> None:
        super().__init__()
        self.listeners: dict[Scope, Heard | None] = {}

    def watch(self, scope: Scope, heard: Heard | None) -> None:
        self.listeners[scope] = heard


async def test_who_listens_to_another_key_listens_to_this_desks_own_ledger() -> None:
    own, other = _WatchedLedger(), Scope("https://staging.example/v1", SCOPE.fingerprint)
    store = SharedStore(parse_shared_address("postgresql://menagerie@db.example/menagerie"), None)
    ledger = SharedLedger(own, store, SCOPE, lambda _salt: "key", "till", VirtualClock(NOW))
    news: list[News] = []
    ledger.watch(other, news.append)
    assert own.listeners == {other: news.append}
    await ledger.close()
