"""What the shared ledger knows, by this computer's clock, and what a desk tells it, at once or later."""

import asyncio

import pytest
from msgspec.structs import replace

from menagerie.domain.plan import BUSINESS
from menagerie.domain.shared_store import parse_shared_address
from menagerie.governor.ledger import Heard, News
from menagerie.governor.record import Record, Scope, UsedUp, Wait, WaitReason
from menagerie.shared.connection import SharedStore
from menagerie.shared.ledger import SharedLedger
from menagerie.shared.ledger_changes import Changes, Recorded
from menagerie.shared.ledger_statements import Known
from support.asking import SCOPE
from support.clock import VirtualClock
from support.every_case import every_case
from support.ledgers import HOUR, NOW, at, waiting
from support.memory_ledger import MemoryLedger

OVER = Recorded(Record(clean_since=at()), is_refusal=False, lifts=True, lifts_used_up=False, known=3)
SINCE = Recorded(Record(strikes=1), is_refusal=False, lifts=False, lifts_used_up=True, known=4)

NOTHING, REFUSED, WAITS = Record(), Record(refused=401), waiting()
USED_UP = Record(used_up=UsedUp(at(), HOUR))
# The same wait, of which more is known, and one that was told later.
STILL_WAITS = replace(WAITS, strikes=3)
WAITS_AGAIN = Record(Wait(at(1), 300, 300, WaitReason.LIMIT))


def test_others_learn_whether_a_response_refused_or_lifted_something() -> None:
    with every_case() as case:
        for before, record, is_refusal, lifts, lifts_used_up in (
            *((NOTHING, NOTHING, False, False, False), (NOTHING, WAITS, True, False, False)),
            *((WAITS, STILL_WAITS, False, False, False), (WAITS, WAITS_AGAIN, True, False, False)),
            *((WAITS, NOTHING, False, True, False), (NOTHING, REFUSED, True, False, False)),
            *((REFUSED, REFUSED, False, False, False), (REFUSED, Record(refused=403), True, False, False)),
            *((REFUSED, NOTHING, False, True, False), (WAITS, REFUSED, True, True, False)),
            *((NOTHING, USED_UP, False, False, False), (USED_UP, USED_UP, False, False, False)),
            (USED_UP, NOTHING, False, False, True),
        ):
            with case((before, record, is_refusal, lifts, lifts_used_up)):
                told = Recorded(record, is_refusal, lifts, lifts_used_up, known=7)
                assert Recorded.of_change(before, record, 7) == told


def test_one_thing_is_enough_to_tell() -> None:
    for changes in (
        Changes(recorded=OVER),
        Changes(sent={"1": at()}),
        Changes(sent_before={5: (at(), 1)}),
        Changes(ended={"1": at()}),
        Changes(withdrawn=["1"]),
    ):
        assert changes
        assert not Changes()
    changes = Changes()
    changes.put_back(Changes(recorded=OVER))
    assert changes == Changes(recorded=OVER)


def test_a_wait_that_is_over_stays_over_and_a_refusal_stays_one_as_long_as_it_holds() -> None:
    changes = Changes(recorded=SINCE)
    changes.put_back(Changes(recorded=OVER))
    assert changes.recorded == replace(SINCE, lifts=True, known=3)
    refusal = Recorded(waiting(), is_refusal=True, lifts=False, lifts_used_up=False, known=3)
    still = replace(SINCE, record=waiting())
    assert still.after(refusal).is_refusal
    assert replace(SINCE, record=REFUSED).after(replace(refusal, record=REFUSED)).is_refusal
    assert not SINCE.after(refusal).is_refusal
    showed = Recorded(WAITS, is_refusal=True, lifts=True, lifts_used_up=True, known=3)
    nothing = Recorded(NOTHING, known=4)
    assert showed.after(nothing) == showed
    assert nothing.after(showed) == replace(showed, record=NOTHING, is_refusal=False)


def test_requests_are_told_with_those_that_left_before_and_of_long_ago_by_the_minute() -> None:
    changes = Changes(sent={"new": at()}, sent_before={5: (at(), 2)}, ended={"new": at()}, withdrawn=["new"])
    changes.put_back(
        Changes(
            sent={"old": at()},
            sent_before={5: (at(), 1), 4: (at(), 3)},
            ended={"old": at()},
            withdrawn=["old"],
        )
    )
    assert changes == Changes(
        sent={"old": at(), "new": at()},
        sent_before={5: (at(), 3), 4: (at(), 3)},
        ended={"old": at(), "new": at()},
        withdrawn=["old", "new"],
    )
    clock = VirtualClock(NOW)
    clock.move(HOUR)
    # The minutes are those of the computer since it was started, 1000 seconds before.
    old = {"first": at(20), "second": at(79), "third": at(80)}
    changes = Changes(sent=old | {"at last": at(HOUR - 120), "just now": at(HOUR)})
    changes.summarize(clock)
    assert set(changes.sent) == {"at last", "just now"}
    assert list(changes.sent_before.values()) == [(at(79), 2), (at(80), 1)]
    # The recent ones grow old, too, before the store is back.
    changes.sent["fourth"] = at(81)
    changes.summarize(clock)
    assert list(changes.sent_before.values()) == [(at(79), 2), (at(81), 2)]


UNTOLD = Known(
    changes=5,
    refusals=2,
    wait_left=None,
    wait_firm_left=None,
    wait_reason=None,
    wait_by=None,
    strikes=0,
    clean_ago=None,
    refused=None,
    used_up_left=None,
    used_up_span=None,
    plan=None,
    told=0.0,
)


def test_all_that_is_known_begins_or_ends_as_long_ago_or_from_now_as_the_store_says() -> None:
    known = UNTOLD._replace(
        wait_left=60.0,
        wait_firm_left=20.0,
        wait_reason="unavailable",
        strikes=3,
        clean_ago=40.0,
        refused=401,
        used_up_left=100.0,
        used_up_span=3600.0,
        plan=BUSINESS.name,
        told=90.0,
    )
    assert known.record(VirtualClock(NOW)) == Record(
        wait=Wait(at(), 60.0, 20.0, WaitReason.UNAVAILABLE),
        strikes=3,
        clean_since=at(-40.0),
        refused=401,
        used_up=UsedUp(at(-3500.0), 3600.0),
        plan=BUSINESS,
        told=90.0,
    )
    assert UNTOLD.record(VirtualClock(NOW)) == Record()


def test_what_a_store_tells_is_firm_to_its_end_and_makes_the_next_request_a_probe() -> None:
    for firmly in (None, 61.0):
        known = UNTOLD._replace(wait_left=60.0, wait_firm_left=firmly, wait_reason="limit")
        assert known.record(VirtualClock(NOW)).wait == Wait(at(), 60.0, 60.0, WaitReason.LIMIT)
    known = UNTOLD._replace(wait_left=60.0, wait_firm_left=60.0, wait_reason="weather", plan="Platinum")
    assert known.record(VirtualClock(NOW)) == Record(Wait(at(), 60.0, 60.0, WaitReason.LIMIT))
    for one, is_encumbered in (
        (UNTOLD, False),
        (UNTOLD._replace(wait_left=0.0), True),
        (UNTOLD._replace(refused=403), True),
    ):
        assert one.is_encumbered is is_encumbered


def test_a_wait_that_ends_later_or_is_unknown_is_news() -> None:
    for there, is_longer in (
        *((UNTOLD, False), (UNTOLD._replace(wait_left=61.0), False)),
        *((UNTOLD._replace(wait_left=61.1), True), (UNTOLD._replace(used_up_left=31.0), False)),
        (UNTOLD._replace(used_up_left=31.1), True),
        (UNTOLD._replace(wait_left=61.1, used_up_left=30.0), True),
    ):
        here = Record(wait=Wait(at(), 60.0, 60.0, WaitReason.LIMIT), used_up=UsedUp(at(), 30.0))
        assert there.lasts_longer_than(here, VirtualClock(NOW)) is is_longer
    for there, is_longer in (
        (UNTOLD._replace(wait_left=1.0), False),
        (UNTOLD._replace(wait_left=1.1), True),
        (UNTOLD._replace(used_up_left=1.0), False),
        (UNTOLD._replace(used_up_left=1.1), True),
    ):
        assert there.lasts_longer_than(Record(), VirtualClock(NOW)) is is_longer


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
