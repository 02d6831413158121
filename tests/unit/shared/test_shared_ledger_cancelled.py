"""A caller that is cancelled while the shared ledger tells the others what the service said."""

import asyncio

import pytest

from menagerie.domain.shared_store import parse_shared_address
from menagerie.shared.connection import SharedStore
from menagerie.shared.ledger import SharedLedger
from support.asking import SCOPE
from support.clock import VirtualClock
from support.ledgers import NOW, waiting
from support.memory_ledger import MemoryLedger


@pytest.mark.parametrize("steps", range(8))
async def test_a_caller_that_is_cancelled_at_any_step_ends_at_once(steps: int) -> None:
    store = SharedStore(parse_shared_address("postgresql://menagerie@db.example/menagerie"), None)
    ledger = SharedLedger(MemoryLedger(), store, SCOPE, lambda _salt: "key", "till", VirtualClock(NOW))
    recording = asyncio.create_task(ledger.record(SCOPE, waiting(), ()))
    for _ in range(steps):
        await asyncio.sleep(0)
    was_done = recording.done()
    recording.cancel()
    await asyncio.wait({recording})
    assert was_done or recording.cancelled()
    await ledger.close()
