"""A wait belongs to a key and an origin, not to who looks at them."""

from menagerie.domain.api_key import ApiKey
from menagerie.governor.ledger import Scope, fingerprint
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


def test_a_fingerprint_tells_keys_apart_and_says_nothing_of_them() -> None:
    key = ApiKey("sk-live-1234567890")

    mark = fingerprint(key, b"salt")

    assert mark == fingerprint(ApiKey("sk-live-1234567890"), b"salt")
    assert mark != fingerprint(ApiKey("sk-live-1234567891"), b"salt")
    assert mark != fingerprint(key, b"other salt")
    assert len(mark) == 64
    assert "live" not in mark
