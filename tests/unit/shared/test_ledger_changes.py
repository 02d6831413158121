"""What a desk could not tell the shared ledger is told together with what it learned since."""

import pytest
from msgspec.structs import replace

from menagerie.governor.record import Record, UsedUp, Wait, WaitReason
from menagerie.shared.ledger_changes import Changes, Recorded
from support.clock import VirtualClock
from support.ledgers import HOUR, NOW, at, waiting

OVER = Recorded(Record(clean_since=at()), is_refusal=False, lifts=True, lifts_used_up=False, known=3)
SINCE = Recorded(Record(strikes=1), is_refusal=False, lifts=False, lifts_used_up=True, known=4)

NOTHING, REFUSED, WAITS = Record(), Record(refused=401), waiting()
USED_UP = Record(used_up=UsedUp(at(), HOUR))
# The same wait, of which more is known, and one that was told later.
STILL_WAITS = replace(WAITS, strikes=3)
WAITS_AGAIN = Record(Wait(at(1), 300, 300, WaitReason.LIMIT))


@pytest.mark.parametrize(
    ("before", "record", "is_refusal", "lifts", "lifts_used_up"),
    [
        (NOTHING, NOTHING, False, False, False),
        (NOTHING, WAITS, True, False, False),
        (WAITS, STILL_WAITS, False, False, False),
        (WAITS, WAITS_AGAIN, True, False, False),
        (WAITS, NOTHING, False, True, False),
        (NOTHING, REFUSED, True, False, False),
        (REFUSED, REFUSED, False, False, False),
        (REFUSED, Record(refused=403), True, False, False),
        (REFUSED, NOTHING, False, True, False),
        (WAITS, REFUSED, True, True, False),
        (NOTHING, USED_UP, False, False, False),
        (USED_UP, USED_UP, False, False, False),
        (USED_UP, NOTHING, False, False, True),
    ],
)
def test_others_learn_whether_a_response_refused_or_lifted_something(
    before: Record, record: Record, *, is_refusal: bool, lifts: bool, lifts_used_up: bool
) -> None:
    told = Recorded(record, is_refusal, lifts, lifts_used_up, known=7)
    assert Recorded.of_change(before, record, 7) == told


@pytest.mark.parametrize(
    "changes",
    [
        Changes(recorded=OVER),
        Changes(sent={"1": at()}),
        Changes(sent_before={5: (at(), 1)}),
        Changes(ended={"1": at()}),
        Changes(withdrawn=["1"]),
    ],
)
def test_one_thing_is_enough_to_tell(changes: Changes) -> None:
    assert changes
    assert not Changes()


def test_a_wait_that_is_over_stays_over_after_what_was_learned_since() -> None:
    changes = Changes(recorded=SINCE)

    changes.put_back(Changes(recorded=OVER))

    assert changes.recorded == replace(SINCE, lifts=True, known=3)


def test_a_refusal_stays_one_as_long_as_it_holds() -> None:
    refusal = Recorded(waiting(), is_refusal=True, lifts=False, lifts_used_up=False, known=3)
    still = replace(SINCE, record=waiting())

    assert still.after(refusal).is_refusal
    assert replace(SINCE, record=REFUSED).after(replace(refusal, record=REFUSED)).is_refusal
    assert not SINCE.after(refusal).is_refusal


def test_what_a_response_showed_is_told_whatever_was_learned_before_and_after_it() -> None:
    showed = Recorded(WAITS, is_refusal=True, lifts=True, lifts_used_up=True, known=3)
    nothing = Recorded(NOTHING, known=4)

    assert showed.after(nothing) == showed
    assert nothing.after(showed) == replace(showed, record=NOTHING, is_refusal=False)


def test_what_could_not_be_told_is_told_though_nothing_was_learned_since() -> None:
    changes = Changes()

    changes.put_back(Changes(recorded=OVER))

    assert changes == Changes(recorded=OVER)


def test_requests_are_told_with_those_that_left_before() -> None:
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


def test_requests_that_left_long_ago_are_told_by_the_minute_and_recent_ones_one_by_one() -> None:
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
