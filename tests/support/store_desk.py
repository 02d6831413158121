"""A store with its own governor, whose waits pass in virtual time."""

import asyncio
from random import Random
from typing import Any, Self

from menagerie.domain.animal import Animal, NewAnimal
from menagerie.domain.plan import Quota
from menagerie.domain.secret import ApiKey
from menagerie.governor.governor import Governor, GovernorState, Waiting
from menagerie.governor.ledger import Scope
from menagerie.service.client import AnimalStore
from support.clock import VirtualClock
from support.memory_ledger import MemoryLedger

KEY = ApiKey("key-0a1b2c3d")


class Ear:
    """Listens to a governor, so that a test can wait for its events."""

    def __init__(self, governor: Governor) -> None:
        self.waits, self.has_quota = asyncio.Event(), asyncio.Event()
        governor.subscribe(self)

    def quota_changed(self, _quota: Quota) -> None:
        self.has_quota.set()

    def state_changed(self, state: GovernorState) -> None:
        if isinstance(state, Waiting):
            self.waits.set()


class StoreDesk:
    """A store at a base address; ``options`` are those of AnimalStore. As a context, it closes the store."""

    def __init__(
        self,
        base_url: str,
        key: ApiKey = KEY,
        *,
        clock: VirtualClock | None = None,
        dice: Random | None = None,
        **options: Any,
    ) -> None:
        self.clock = clock or VirtualClock()
        self.ledger = MemoryLedger()
        self.scope = Scope(base_url, "fingerprint")
        dice = dice or Random(7)  # noqa: S311 - jitter is no secret
        self.governor = Governor(self.scope, ledger=self.ledger, clock=self.clock, random=dice)
        self.ear = Ear(self.governor)
        self.store = AnimalStore(base_url, key, self.governor, **options)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.store.close()


async def add_one(store: AnimalStore, new: NewAnimal, **how: Any) -> Animal | None:
    """Add an animal that was chosen before."""

    async def choose() -> NewAnimal:
        return new

    async def go_back() -> None:
        pass

    return await store.add_animal(choose, go_back, **how)
