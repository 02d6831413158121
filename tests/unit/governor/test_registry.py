"""A wait belongs to a key at an origin, not to a session."""

from menagerie.governor.ledger import Scope
from menagerie.governor.registry import Governors
from support.asking import NoJitter
from support.clock import VirtualClock
from support.memory_ledger import MemoryLedger


def test_the_same_scope_has_the_same_governor_and_another_has_another() -> None:
    governors = Governors(MemoryLedger(), VirtualClock(), NoJitter())
    production = governors.for_scope(Scope("https://store.example/v1", "a"))

    assert governors.for_scope(Scope("https://store.example/v1", "a")) is production
    assert governors.for_scope(Scope("https://staging.example/v1", "a")) is not production
    assert governors.for_scope(Scope("https://store.example/v1", "b")) is not production
