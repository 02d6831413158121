"""Background work leaves to others what is theirs, and what a person's own click may need."""

import pytest
from msgspec.structs import replace

from menagerie.governor.limit import Limit, Stated
from menagerie.governor.pace import Pace
from menagerie.governor.sharing import Sharing
from menagerie.governor.sliding_log import SlidingLog
from support.asking import NoJitter

MINUTE = 60.0
DAY = 86_400.0
NOW = 1_000.0
PER_MINUTE = 300


def delay(clients: int, *, minute: tuple[Stated, ...] = (), day: tuple[Stated, ...] = ()) -> float:
    """Return the delay of a client that has just sent a request and learned of so many clients.

    Responses have stated this of the minute and of the day.
    """
    sharing = Sharing()
    for _ in range(20):
        sharing.learn(clients, 1)
    of_minute, of_day = (Limit(SlidingLog(span, 1.0, 1.0), sharing) for span in (MINUTE, DAY))
    for limit, statements in ((of_minute, minute), (of_day, day)):
        for stated in statements:
            limit.take(stated)
    pace = Pace(of_minute, of_day, sharing, NoJitter())
    pace.start(NOW)
    return pace.delay(NOW, PER_MINUTE)


def of_the_day(number: int, remaining: int, at: float) -> Stated:
    return Stated(number, 10_000, remaining, at, NOW + 36_000, in_flight=0)


def of_a_refilling_minute(remaining: int) -> tuple[Stated, ...]:
    before = Stated(1, PER_MINUTE, remaining, NOW - 30, NOW - 10, in_flight=0)
    return before, Stated(2, PER_MINUTE, remaining, NOW, NOW + 20, in_flight=0)


def test_a_client_that_had_less_catches_up_although_nothing_is_known() -> None:
    had_much, had_little = delay(20), delay(100)

    assert 0 < had_much < had_little < 3 * had_much


def test_the_last_of_a_day_that_others_use_too_is_not_asked_for_at_once() -> None:
    last = (of_the_day(1, 25, NOW),)

    assert delay(1, day=last) <= 0.0
    assert delay(20, day=last) > MINUTE


def test_in_a_minute_that_refills_each_client_goes_slower_the_less_remains_and_the_more_there_are() -> None:
    waits = [
        delay(clients, minute=of_a_refilling_minute(remaining))
        for clients, remaining in ((2, 60), (20, 60), (20, 20))
    ]

    assert 0.0 < waits[0] < waits[1] < waits[2]


@pytest.mark.parametrize("clients", [5, 20])
def test_in_a_minute_that_refills_no_client_goes_much_faster_than_an_even_share(clients: int) -> None:
    """What was taken in one burst flows back in one burst, for which all would ask again."""
    assert delay(clients, minute=of_a_refilling_minute(299)) >= 0.75 * clients * MINUTE / PER_MINUTE


def test_alone_a_minute_that_refills_is_used_as_fast_as_it_refills() -> None:
    little, plenty = (delay(1, minute=of_a_refilling_minute(remaining)) for remaining in (2, 20))

    assert little == pytest.approx(MINUTE / PER_MINUTE, rel=0.3)
    assert plenty < little / 3


@pytest.mark.parametrize("remaining", [1, 20])
def test_near_the_end_of_a_day_that_refills_all_keep_the_same_pace_whatever_they_had(remaining: int) -> None:
    moved_on = replace(of_the_day(2, remaining, NOW), reset_at=NOW + 37_000)
    day = (of_the_day(1, remaining + 1, NOW - 10), moved_on)

    assert delay(5, day=day) == pytest.approx(delay(20, day=day))
