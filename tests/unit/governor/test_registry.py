"""A wait belongs to a key at an origin, not to a session."""

import pytest

from menagerie.governor.governor import Open, Purpose, Waiting, WaitReason
from menagerie.governor.ledger import Scope
from menagerie.governor.record import Moment, Record, Wait
from menagerie.governor.registry import Governors
from support.asking import MostJitter, NoJitter
from support.clock import VirtualClock
from support.memory_ledger import MemoryLedger

PRODUCTION = Scope("https://store.example/v1", "a")
STAGING = Scope("https://staging.example/v1", "a")


async def with_a_wait(clock: VirtualClock) -> MemoryLedger:
    """Return a ledger that knows of a wait at production."""
    ledger = MemoryLedger()
    wait = Wait(Moment.now(clock), 120.0, 120.0, WaitReason.LIMIT)
    await ledger.record(PRODUCTION, Record(wait=wait), ())
    return ledger


def test_the_same_scope_has_the_same_governor_and_another_has_another() -> None:
    governors = Governors(MemoryLedger(), VirtualClock(), NoJitter())
    production = governors.for_scope(PRODUCTION)

    assert governors.for_scope(Scope("https://store.example/v1", "a")) is production
    assert governors.for_scope(STAGING) is not production
    assert governors.for_scope(Scope("https://store.example/v1", "b")) is not production


async def test_a_wait_that_the_ledger_knows_holds_for_its_own_scope_and_for_no_other() -> None:
    clock = VirtualClock()
    governors = Governors(await with_a_wait(clock), clock, NoJitter())
    production, staging = governors.for_scope(PRODUCTION), governors.for_scope(STAGING)
    for governor in (production, staging):
        await governor.load()

    assert production.state == Waiting(clock.now() + 120, WaitReason.LIMIT)
    assert staging.state == Open()


async def test_a_governor_with_a_ledger_of_its_own_keeps_to_the_waits_of_that_one() -> None:
    clock = VirtualClock()
    governors = Governors(MemoryLedger(), clock, NoJitter())
    governor = governors.for_scope(PRODUCTION, await with_a_wait(clock))
    await governor.load()

    assert governor.state == Waiting(clock.now() + 120, WaitReason.LIMIT)


async def test_after_a_refusal_chance_decides_by_how_much_longer_each_governor_waits() -> None:
    clock = VirtualClock()
    governor = Governors(MemoryLedger(), clock, MostJitter()).for_scope(PRODUCTION)
    async with governor.admission(Purpose.READ) as admission:
        await admission.answered(429, {"Retry-After": "30"})

    assert isinstance(governor.state, Waiting)
    assert governor.state.until - clock.now() == pytest.approx(33)
