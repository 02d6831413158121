"""Background work leaves to others what is theirs, and what a person's own click may need."""

from collections.abc import Callable
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


def delay_if_the_minute_is_divided(clients: int, *, day: tuple[Stated, ...] = ()) -> float:
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


def test_a_client_that_had_less_catches_up_although_nothing_is_known() -> None:
    had_much, had_little = delay(20), delay(100)

    assert 0 < had_much < had_little < 3 * had_much


def test_the_last_of_a_day_that_others_use_too_is_not_asked_for_at_once() -> None:
    last = (of_the_day(1, 25, NOW),)

    assert delay(1, day=last) <= 0.0
    assert delay(20, day=last) > MINUTE


@pytest.mark.parametrize("remaining", [10, 1])
def test_the_last_ten_of_a_day_last_until_its_reset(remaining: int) -> None:
    assert remaining * delay(1, day=of_a_day_with_windows(remaining)) == pytest.approx(UNTIL_RESET_OF_DAY)


def test_alone_a_day_is_used_as_fast_as_the_minute_permits_but_for_its_last_ten() -> None:
    assert delay(1, day=of_a_day_with_windows(11)) == pytest.approx(0.0, abs=0.01)


def test_alone_a_minute_with_windows_is_used_four_times_as_fast_as_it_lasts() -> None:
    """A client that comes to share the key finds something left."""
    wait = delay(1, minute=of_a_minute_with_windows(100))

    assert 4 * 100 * wait == pytest.approx(UNTIL_RESET_OF_MINUTE)


def test_a_day_that_others_use_too_is_used_three_times_as_fast_as_their_common_pace() -> None:
    """Work that goes on until the evening leaves nothing of the day to the night."""
    wait = delay(20, day=of_a_day_with_windows(5_000))

    assert 3 * wait == pytest.approx(sqrt(20) * UNTIL_RESET_OF_DAY / 5_000)


@pytest.mark.parametrize(
    ("day", "lasts", "remaining"),
    [
        (of_a_day_with_windows, UNTIL_RESET_OF_DAY, 30),
        (of_a_day_with_windows, UNTIL_RESET_OF_DAY, 5),
        (of_a_refilling_day, DAY, 30),
        (of_a_refilling_day, DAY, 1),
    ],
)
def test_desks_that_divide_the_minute_make_the_last_thirty_of_a_day_last_for_all_of_them(
    day: Callable[[int], tuple[Stated, ...]], lasts: float, remaining: int
) -> None:
    desks = 5
    wait = delay_if_the_minute_is_divided(desks, day=day(remaining))

    assert desks * lasts / wait == pytest.approx(remaining)


def test_desks_that_divide_the_minute_wait_for_the_reset_if_less_than_one_is_left_for_each() -> None:
    assert delay_if_the_minute_is_divided(5, day=of_a_day_with_windows(1)) == UNTIL_RESET_OF_DAY


def test_desks_that_divide_the_minute_keep_no_pace_before_the_last_thirty_of_a_day() -> None:
    assert delay_if_the_minute_is_divided(5, day=of_a_day_with_windows(31)) == 0.0
    assert delay_if_the_minute_is_divided(5) == 0.0


def test_in_a_minute_that_refills_each_client_goes_slower_the_less_remains_and_the_more_there_are() -> None:
    waits = [
        delay(clients, minute=of_a_refilling_minute(remaining))
        for clients, remaining in ((2, 60), (20, 60), (20, 20))
    ]

    assert 0.0 < waits[0] < waits[1] < waits[2]


def test_a_minute_that_refills_is_used_half_again_as_fast_as_what_remains_of_it_lasts() -> None:
    wait = delay(20, minute=of_a_refilling_minute(30))

    assert 1.5 * wait == pytest.approx(sqrt(20) * MINUTE / 30)


@pytest.mark.parametrize("clients", [5, 20])
def test_in_a_minute_that_refills_no_client_goes_much_faster_than_an_even_share(clients: int) -> None:
    """What was taken in one burst flows back in one burst, for which all would ask again."""
    assert delay(clients, minute=of_a_refilling_minute(299)) >= clients * MINUTE_REFILLS_IN


@pytest.mark.parametrize(("clients", "share"), [(2, 1 / 2), (3, 1 / 3), (5, 1 / 4), (20, 1 / 2)])
def test_however_little_remains_of_a_minute_that_refills_each_client_keeps_a_part_of_its_share(
    clients: int, share: float
) -> None:
    """A client that looks too rarely leaves its share to the others."""
    wait = delay(clients, minute=of_a_refilling_minute(1))

    assert clients * MINUTE_REFILLS_IN / wait == pytest.approx(share)


@pytest.mark.parametrize(("remaining", "flow_in"), [(1, 2), (2, 1), (4, 1 / 4)])
def test_alone_two_requests_stay_in_a_minute_that_refills(remaining: int, flow_in: float) -> None:
    wait = delay(1, minute=of_a_refilling_minute(remaining))

    assert wait == pytest.approx(flow_in * MINUTE_REFILLS_IN)


@pytest.mark.parametrize(("remaining", "flow_in"), [(1, 2), (10, 1), (20, 1 / 4)])
def test_alone_ten_requests_stay_in_a_day_that_refills(remaining: int, flow_in: float) -> None:
    wait = delay(1, day=of_a_refilling_day(remaining))

    assert wait == pytest.approx(flow_in * DAY_REFILLS_IN)


@pytest.mark.parametrize(("remaining", "flow_in"), [(1, 2), (2, 1)])
def test_of_a_small_day_that_refills_a_twentieth_stays(remaining: int, flow_in: float) -> None:
    wait = delay(1, day=of_a_refilling_day(remaining, per_day=40))

    assert wait == pytest.approx(flow_in * DAY / 40)


@pytest.mark.parametrize("remaining", [1, 20])
def test_near_the_end_of_a_day_that_refills_all_keep_the_same_pace_whatever_they_had(remaining: int) -> None:
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


@pytest.mark.parametrize(("used", "share"), [(0, 0), (150, 1 / 2), (298, 298 / 300)])
def test_the_more_of_the_minute_is_used_the_slower_it_is_down_to_a_little_above_the_even_pace(
    used: int, share: float
) -> None:
    wait = delay_by_our_log(used, oldest_is_free_in=5)

    assert 1.1 * wait == pytest.approx(share * MINUTE_REFILLS_IN)


def test_a_pause_since_the_last_request_counts_for_the_next_one() -> None:
    assert delay_by_our_log(150, oldest_is_free_in=5, sent_at=NOW - 1) <= 0.0


@pytest.mark.parametrize("per_minute", [2, PER_MINUTE])
def test_the_last_free_request_of_the_minute_is_left_for_a_click_if_no_other_is_free_in_a_second(
    per_minute: int,
) -> None:
    used, long_ago = per_minute - 1, NOW - MINUTE

    waits = [
        delay_by_our_log(used, oldest_is_free_in=free_in, per_minute=per_minute, sent_at=long_ago)
        for free_in in (0.5, 5, 40)
    ]

    assert waits == pytest.approx([0, 4, 39])


@pytest.mark.parametrize("per_minute", [1, PER_MINUTE])
def test_with_no_request_of_the_minute_left_the_next_one_waits_until_one_is_free(per_minute: int) -> None:
    long_ago = NOW - MINUTE
    wait = delay_by_our_log(per_minute, oldest_is_free_in=20, per_minute=per_minute, sent_at=long_ago)

    assert wait == pytest.approx(20)


def test_the_only_request_of_a_minute_is_not_kept_for_a_click() -> None:
    assert delay_by_our_log(0, oldest_is_free_in=0, per_minute=1) <= 0.0


def test_without_a_limit_our_log_slows_nothing() -> None:
    assert delay_by_our_log(10_000, oldest_is_free_in=20, per_minute=None) <= 0.01


@pytest.mark.parametrize(("chance", "part"), [(NoJitter(), 0.75), (MostJitter(), 1.25)])
def test_each_pause_is_up_to_a_quarter_shorter_or_longer(chance: Random, part: float) -> None:
    """Clients that keep the same time would keep colliding."""
    pace = Pace(*limits(20, day=of_a_day_with_windows(5_000)), chance)
    pace.start(NOW)

    average = delay(20, day=of_a_day_with_windows(5_000))
    assert pace.delay(NOW, PER_MINUTE) == pytest.approx(part * average)


def test_the_reset_of_a_minute_that_refills_holds_nothing_up() -> None:
    minute, day, sharing = limits(20, of_a_refilling_minute(60))
    minute.expire(NOW + 20)

    assert Pace(minute, day, sharing, Average()).delay(NOW + 20, PER_MINUTE) <= 0.0


def test_of_a_day_that_refills_the_last_is_kept_beyond_its_reset() -> None:
    minute, day, sharing = limits(5, day=of_a_refilling_day(10))
    pace = Pace(minute, day, sharing, Average())
    reset_at = NOW + 37_000
    day.expire(reset_at)
    pace.start(reset_at)

    assert pace.delay_by_the_day(reset_at) == 0.0, "enough has flowed in"
    for _ in range(840):
        day.start()
    assert pace.delay_by_the_day(reset_at) > DAY_REFILLS_IN


def delay_within_a_window(clients: int, remaining: int, seconds: float) -> float:
    """Return the delay of a client that has seen this remain so many seconds ago, and sent nothing since."""
    pace = Pace(*limits(clients, of_a_minute_with_windows(remaining)), Average())
    return pace.delay(NOW + seconds, None)


def test_nothing_is_sent_before_the_reset_once_others_may_have_used_up_the_window() -> None:
    """Of 30, eight remain then if 20 go on; as many as that can be fewer by chance."""
    assert delay_within_a_window(20, 30, 12.3) <= 0.0
    assert delay_within_a_window(20, 30, 13.0) == pytest.approx(UNTIL_RESET_OF_MINUTE - 13.0)


def test_alone_the_last_request_of_a_window_may_be_used() -> None:
    assert delay_within_a_window(1, 1, 0) <= 0.0


@pytest.mark.parametrize(
    ("chance", "latest"), [(NoJitter(), 0.0), (MostJitter(), sqrt(20) * MINUTE / PER_MINUTE)]
)
def test_those_who_share_a_minute_ask_one_by_one_after_its_end(chance: Random, latest: float) -> None:
    minute, day, sharing = limits(20, of_a_minute_with_windows(100))
    reset_at = NOW + UNTIL_RESET_OF_MINUTE
    minute.expire(reset_at)
    pace = Pace(minute, day, sharing, chance)
    pace.window_ended(PER_MINUTE)

    assert pace.delay(reset_at, PER_MINUTE) == pytest.approx(latest)
