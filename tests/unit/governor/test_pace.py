"""Background work leaves to others what is theirs, and what a person's own click may need."""

from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from menagerie.governor.limit import Limit, Stated
from menagerie.governor.pace import Pace
from menagerie.governor.sharing import Sharing
from menagerie.governor.sliding_log import SlidingLog
from support.asking import MostJitter, NoJitter

MINUTE = 60.0
DAY = 86_400.0
NOW = 1_000.0
PER_MINUTE = 300
PER_DAY = 10_000
# A minute and a day refill by one request in so many seconds.
MINUTE_REFILLS_IN = MINUTE / PER_MINUTE
DAY_REFILLS_IN = DAY / PER_DAY
UNTIL_RESET_OF_MINUTE = 40.0
MARGIN = 1.0
UNTIL_RESET_OF_DAY = 36_000.0


class Average(Random):
    """Chance, at its middle: pauses are as long as they are on average."""

    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2


def limits(
    clients: int, minute: tuple[Stated, ...] = (), day: tuple[Stated, ...] = ()
) -> tuple[Limit, Limit, Sharing]:
    """Return the minute and the day of a client that has learned of so many clients.

    Responses have stated this of the minute and of the day.
    """
    sharing = Sharing()
    for _ in range(80):
        sharing.learn(clients, 1)
    of_minute, of_day = (
        Limit(SlidingLog(span, MARGIN, grain), sharing) for span, grain in ((MINUTE, 0.1), (DAY, 60.0))
    )
    for limit, statements in ((of_minute, minute), (of_day, day)):
        for stated in statements:
            limit.take(stated)
    return of_minute, of_day, sharing


def pace_after_a_request(clients: int, minute: tuple[Stated, ...] = (), day: tuple[Stated, ...] = ()) -> Pace:
    """Return the pace of a client that has just sent a request."""
    pace = Pace(*limits(clients, minute, day), Average())
    pace.start(NOW)
    return pace


def delay(clients: int, *, minute: tuple[Stated, ...] = (), day: tuple[Stated, ...] = ()) -> float:
    return pace_after_a_request(clients, minute, day).delay(NOW, PER_MINUTE)


def delay_if_divided(clients: int, *, day: tuple[Stated, ...] = ()) -> float:
    return pace_after_a_request(clients, day=day).delay_by_the_day(NOW)


def of_the_day(number: int, remaining: int, at: float) -> Stated:
    return Stated(number, PER_DAY, remaining, at, NOW + UNTIL_RESET_OF_DAY, in_flight=0)


def of_a_day_with_windows(remaining: int) -> tuple[Stated, ...]:
    return of_the_day(1, remaining + 1, NOW - 30), of_the_day(2, remaining, NOW)


def of_a_refilling_day(remaining: int, per_day: int = PER_DAY) -> tuple[Stated, ...]:
    before = replace(of_the_day(1, remaining + 1, NOW - 10), limit=per_day)
    return before, replace(before, number=2, remaining=remaining, stated_at=NOW, reset_at=NOW + 37_000)


def of_a_minute_with_windows(remaining: int) -> tuple[Stated, ...]:
    reset_at = NOW + UNTIL_RESET_OF_MINUTE
    before = Stated(1, PER_MINUTE, remaining + 1, NOW - 10, reset_at, in_flight=0)
    return before, Stated(2, PER_MINUTE, remaining, NOW, reset_at, in_flight=0)


def of_a_refilling_minute(remaining: int) -> tuple[Stated, ...]:
    before = Stated(1, PER_MINUTE, remaining, NOW - 30, NOW - 10, in_flight=0)
    return before, Stated(2, PER_MINUTE, remaining, NOW, NOW + 20, in_flight=0)


def test_alone_a_window_is_used_faster_and_the_last_of_a_day_lasts_until_its_reset() -> None:
    had_much, had_little = delay(20), delay(100)
    assert 0 < had_much < had_little < 3 * had_much
    # A client that comes to share the key finds something left.
    wait = delay(1, minute=of_a_minute_with_windows(100))
    assert 4 * 100 * wait == pytest.approx(UNTIL_RESET_OF_MINUTE)
    # Work that goes on until the evening leaves nothing of the day to the night.
    wait = delay(20, day=of_a_day_with_windows(5_000))
    assert 3 * wait == pytest.approx(sqrt(20) * UNTIL_RESET_OF_DAY / 5_000)
    last = (of_the_day(1, 25, NOW),)
    assert delay(1, day=last) <= 0.0
    assert delay(20, day=last) > MINUTE
    for remaining in (10, 1):
        assert remaining * delay(1, day=of_a_day_with_windows(remaining)) == pytest.approx(UNTIL_RESET_OF_DAY)
    assert delay(1, day=of_a_day_with_windows(11)) == pytest.approx(0.0, abs=0.01)


def test_desks_that_divide_the_minute_keep_a_pace_for_the_last_thirty_of_a_day_alone() -> None:
    for day, lasts, remaining in (
        (of_a_day_with_windows, UNTIL_RESET_OF_DAY, 30),
        (of_a_day_with_windows, UNTIL_RESET_OF_DAY, 5),
        (of_a_refilling_day, DAY, 30),
        (of_a_refilling_day, DAY, 1),
    ):
        desks = 5
        wait = delay_if_divided(desks, day=day(remaining))
        assert desks * lasts / wait == pytest.approx(remaining)
    assert delay_if_divided(5, day=of_a_day_with_windows(1)) == UNTIL_RESET_OF_DAY
    assert delay_if_divided(5, day=of_a_day_with_windows(31)) == 0.0
    assert delay_if_divided(5) == 0.0


def test_of_what_refills_a_few_requests_stay_and_a_client_keeps_a_part_of_its_share() -> None:
    waits = [
        delay(clients, minute=of_a_refilling_minute(remaining))
        for clients, remaining in ((2, 60), (20, 60), (20, 20))
    ]
    assert 0.0 < waits[0] < waits[1] < waits[2]
    wait = delay(20, minute=of_a_refilling_minute(30))
    assert 1.5 * wait == pytest.approx(sqrt(20) * MINUTE / 30)
    # What was taken in one burst flows back in one burst, for which all would ask again.
    for clients in (5, 20):
        assert delay(clients, minute=of_a_refilling_minute(299)) >= clients * MINUTE_REFILLS_IN
    # A client that looks too rarely leaves its share to the others.
    for clients, share in ((2, 1 / 2), (3, 1 / 3), (5, 1 / 4), (20, 1 / 2)):
        wait = delay(clients, minute=of_a_refilling_minute(1))
        assert clients * MINUTE_REFILLS_IN / wait == pytest.approx(share)
    # Near its end all keep the same pace.
    for remaining, flow_in in ((1, 2), (2, 1), (4, 1 / 4)):
        wait = delay(1, minute=of_a_refilling_minute(remaining))
        assert wait == pytest.approx(flow_in * MINUTE_REFILLS_IN)
    for remaining, flow_in in ((1, 2), (10, 1), (20, 1 / 4)):
        wait = delay(1, day=of_a_refilling_day(remaining))
        assert wait == pytest.approx(flow_in * DAY_REFILLS_IN)
    for remaining, flow_in in ((1, 2), (2, 1)):
        wait = delay(1, day=of_a_refilling_day(remaining, per_day=40))
        assert wait == pytest.approx(flow_in * DAY / 40)
    for remaining in (1, 20):
        day = of_a_refilling_day(remaining)
        assert delay(5, day=day) == pytest.approx(delay(20, day=day))


def delay_by_our_log(
    used: int, *, oldest_is_free_in: float, per_minute: int | None = PER_MINUTE, sent_at: float = NOW
) -> float:
    """Return the delay of a client that is alone, by our own log of so many requests only."""
    minute, day, sharing = limits(1)
    if used:
        minute.log.remember(NOW + oldest_is_free_in - MINUTE - MARGIN, 1)
        minute.log.remember(NOW - 1, used - 1)
    pace = Pace(minute, day, sharing, Average())
    pace.start(sent_at)
    return pace.delay(NOW, per_minute)


def test_by_our_own_log_it_is_the_slower_the_more_is_used_and_the_last_one_is_left_for_a_click() -> None:
    for used, share in ((0, 0), (150, 1 / 2), (298, 298 / 300)):
        wait = delay_by_our_log(used, oldest_is_free_in=5)
        assert 1.1 * wait == pytest.approx(share * MINUTE_REFILLS_IN)
    assert delay_by_our_log(150, oldest_is_free_in=5, sent_at=NOW - 1) <= 0.0
    for per_minute in (1, PER_MINUTE):
        long_ago = NOW - MINUTE
        wait = delay_by_our_log(per_minute, oldest_is_free_in=20, per_minute=per_minute, sent_at=long_ago)
        assert wait == pytest.approx(20)
    assert delay_by_our_log(10_000, oldest_is_free_in=20, per_minute=None) <= 0.01
    # Unless it is the only one
    for per_minute in (2, PER_MINUTE):
        used, long_ago = per_minute - 1, NOW - MINUTE
        waits = [
            delay_by_our_log(used, oldest_is_free_in=free_in, per_minute=per_minute, sent_at=long_ago)
            for free_in in (0.5, 5, 40)
        ]
        assert waits == pytest.approx([0, 4, 39])
    assert delay_by_our_log(0, oldest_is_free_in=0, per_minute=1) <= 0.0


def test_by_chance_each_pause_differs_and_those_who_share_a_minute_ask_one_by_one_after_its_end() -> None:
    # Clients that keep the same time would keep colliding.
    for chance, part in ((NoJitter(), 0.75), (MostJitter(), 1.25)):
        pace = Pace(*limits(20, day=of_a_day_with_windows(5_000)), chance)
        pace.start(NOW)
        average = delay(20, day=of_a_day_with_windows(5_000))
        assert pace.delay(NOW, PER_MINUTE) == pytest.approx(part * average)
    for chance, latest in ((NoJitter(), 0.0), (MostJitter(), sqrt(20) * MINUTE / PER_MINUTE)):
        minute, day, sharing = limits(20, of_a_minute_with_windows(100))
        reset_at = NOW + UNTIL_RESET_OF_MINUTE
        minute.expire(reset_at)
        pace = Pace(minute, day, sharing, chance)
        pace.window_ended(PER_MINUTE)
        assert pace.delay(reset_at, PER_MINUTE) == pytest.approx(latest)


def test_the_end_of_a_minute_that_refills_holds_nothing_up_and_of_a_day_the_last_is_kept_beyond() -> None:
    minute, day, sharing = limits(20, of_a_refilling_minute(60))
    minute.expire(NOW + 20)
    assert Pace(minute, day, sharing, Average()).delay(NOW + 20, PER_MINUTE) <= 0.0
    minute, day, sharing = limits(5, day=of_a_refilling_day(10))
    pace = Pace(minute, day, sharing, Average())
    reset_at = NOW + 37_000
    day.expire(reset_at)
    pace.start(reset_at)
    assert pace.delay_by_the_day(reset_at) == 0.0, "enough has flowed in"
    for _ in range(840):
        day.start()
    assert pace.delay_by_the_day(reset_at) > DAY_REFILLS_IN


def test_nothing_is_sent_before_the_reset_once_others_may_have_used_up_the_window() -> None:
    # Of 30, eight remain then if 20 go on; as many as that can be fewer by chance.
    cases = [(20, 30, 12.3, 0.0), (20, 30, 13.0, UNTIL_RESET_OF_MINUTE - 13.0), (1, 1, 0, 0.0)]
    for clients, remaining, seconds, wait in cases:
        pace = Pace(*limits(clients, of_a_minute_with_windows(remaining)), Average())
        assert max(0.0, pace.delay(NOW + seconds, None)) == pytest.approx(wait)
