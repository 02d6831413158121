"""What the headers state of a limit is believed as far as it goes, and shows who shares it, and the plan."""

from collections.abc import Iterable

import pytest

from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan
from menagerie.governor.limit import Limit, Stated
from menagerie.governor.plan_detection import LONGEST_MINUTE, PlanDetection
from menagerie.governor.sharing import Sharing
from menagerie.governor.sliding_log import SlidingLog
from support.every_case import every_case

MINUTE = 60.0


def limit(span: float, clients: int) -> Limit:
    """Return a limit that so many clients share."""
    sharing = Sharing()
    for number in range(1, 40):
        sharing.learn(clients * number, number)
    return Limit(SlidingLog(span, 1.0, 0.02), sharing)


def stated(number: int, remaining: int, at: float, reset_at: float, limit: int = 60) -> Stated:
    return Stated(number, limit, remaining, at, reset_at, in_flight=0)


def limit_after(*statements: Stated, span: float = MINUTE, clients: int = 1) -> Limit:
    one = limit(span, clients)
    for statement in statements:
        one.take(statement)
    return one


def window(clients: int = 1) -> Limit:
    """Return a limit of which the responses have shown that its windows end."""
    return limit_after(stated(1, 59, 0.0, 60.0), stated(2, 50, 10.0, 60.0), clients=clients)


def bucket(clients: int = 1) -> Limit:
    """Return a limit of which the responses have shown that it refills."""
    return limit_after(stated(1, 40, 0.0, 20.0), stated(2, 30, 1.0, 31.0), clients=clients)


def left(one: Limit, now: float) -> float | None:
    """Return what remains, None if nothing is known of it."""
    known = one.known(now)
    return None if known is None else one.remaining(known, now)


def test_a_window_is_known_until_its_reset_and_blocks_if_nothing_remains() -> None:
    one = window()
    assert left(one, 59.0) == 50
    assert one.expire(60.0)
    assert left(one, 60.0) is None
    assert one.ended_at == 60.0
    one = window()
    one.take(stated(3, 0, 20.0, 60.0))
    assert one.blocked_for(20.0) == 40.0
    one = window()
    for _ in range(3):
        one.start()
    one.take_back()
    assert left(one, 10.0) == 48


def test_a_reset_that_moves_on_shows_that_a_limit_refills_and_one_that_stands_still_shows_nothing() -> None:
    with every_case() as case:
        for statements, is_window in (
            ([], None),
            ([stated(1, 59, 0.0, 60.0), stated(2, 50, 10.0, 60.0)], True),
            ([stated(1, 40, 0.0, 20.0), stated(2, 30, 1.0, 31.0)], False),
            ([stated(1, 59, 0.0, 60.0), stated(2, 1, 6.0, 60.0)], True),
            # It moved on by less than a minute.
            ([stated(1, 5, 0.0, 1.0), stated(2, 5, 54.0, 55.0)], False),
            # The next window, whose reset was rounded.
            ([stated(1, 5, 0.0, 10.0), stated(2, 5, 12.0, 67.0)], None),
        ):
            with case((statements, is_window)):
                assert limit_after(*statements).is_window is is_window
    for before, after in ((4, 0), (0, 0), (30, 30), (0, 12)):
        one = bucket()
        one.take(stated(3, before, 20.0, 80.0))
        one.take(stated(4, after, 60.0, 80.5))
        assert one.is_window is False
    looks = [(1, 40, 0.0, 60.0), (2, 40, 70.0, 146.0), (3, 39, 80.0, 146.0)]
    assert limit_after(*(stated(*one, limit=1000) for one in looks), span=86_400.0).is_window is False


def test_what_flows_in_is_counted_and_a_limit_that_refills_blocks_until_enough_has() -> None:
    one = bucket()
    assert left(one, 11.0) == pytest.approx(40, abs=0.5)
    assert not one.expire(31.0), "nothing ends with its reset"
    assert left(one, 59.0) == 60
    assert left(one, 61.0) is None, "in a minute all of it may have been used"
    one = bucket()
    for _ in range(30):
        one.start()
    assert one.blocked_for(1.0) == pytest.approx(1.0, abs=0.2)
    one = limit_after(
        stated(1, 2, 0.0, 70_000.0, limit=100), stated(2, 1, 60.0, 71_000.0, limit=100), span=86_400.0
    )
    for _ in range(3):
        one.start()
    # Three have to flow in until one more may go.
    assert one.blocked_for(60.0) == pytest.approx(3 * 864, rel=0.02)
    one = bucket()
    one.expire(31.0)
    for _ in range(61):
        one.start()
    assert one.blocked_for(31.0) == 0.0


def test_answers_that_overtake_each_other_or_come_late_do_not_raise_what_remains() -> None:
    one = window()
    one.take(stated(4, 20, 12.0, 60.0))
    one.take(stated(3, 21, 12.1, 60.0))
    assert left(one, 12.1) == 20
    one = bucket()
    one.take(stated(4, 32, 1.4, 31.2))
    assert left(one, 1.4) == 32
    one.take(stated(3, 33, 1.5, 31.3))
    assert left(one, 1.5) == 32
    one = window()
    one.take(stated(4, 59, 61.0, 120.0))
    one.take(stated(3, 5, 61.5, 60.0))
    assert left(one, 62.0) == 59


def test_a_limit_that_refills_runs_out_with_our_own_requests_and_a_window_with_those_of_others() -> None:
    refilling, ending = bucket(), window()
    assert not refilling.is_running_out(1.0)
    for _ in range(27):
        refilling.start()
    assert not refilling.is_running_out(1.0)
    refilling.start()
    for _ in range(50):
        ending.start()
    assert refilling.is_running_out(1.0)
    assert not ending.is_running_out(10.0)
    now = 30.0
    for one, is_used_up in ((window(clients=5), True), (bucket(clients=5), False)):
        known = one.known(now)
        assert known is not None
        assert (one.foreseen(known, now) < one.remaining(known, now) / 2) is is_used_up


def test_use_by_others_is_what_all_used_and_what_flowed_in_and_no_bucket_that_never_holds_its_limit() -> None:
    assert stated(2, 50, 10.0, 60.0).used == 10
    assert window().used_between(stated(1, 59, 0.0, 60.0), stated(2, 50, 10.0, 60.0)) == 9
    assert bucket().used_between(stated(1, 40, 0.0, 20.0), stated(2, 30, 1.0, 31.0)) == pytest.approx(
        10 + 20 / 60
    )
    one = bucket()
    assert one.used_between(stated(3, 20, 30.0, 70.0), stated(4, 20, 60.0, 100.0)) == pytest.approx(20)
    assert one.used_between(stated(3, 20, 30.0, 70.0), stated(4, 20, 90.0, 130.0)) == pytest.approx(40)
    one = bucket()
    one.take(stated(3, 60, 100.0, 100.0))
    assert one.used_between(stated(3, 60, 100.0, 100.0), stated(4, 50, 160.0, 170.0)) == 10
    statements = [stated(number, 5, 3.0 * number, 3.0 * number + 3.0) for number in range(10)]
    one = limit_after(*statements)
    assert one.is_window is False
    assert one.used_between(statements[-2], statements[-1]) == 1
    # Nor is one that is nearly as full as ever.
    one.take(stated(10, 4, 30.0, 33.0))
    assert one.used_between(stated(10, 4, 30.0, 33.0), stated(11, 5, 60.0, 63.0)) == 1
    statements = [stated(number, 5, 3.0 * number, 3.0 * number + 3.0) for number in range(1, 11)]
    one = limit_after(stated(0, 900, 0.0, 60.0, limit=1000), *statements)
    assert one.is_window is False
    assert one.used_between(statements[-2], statements[-1]) == 1


def sharing_after(*looks: tuple[float, int]) -> Sharing:
    sharing = Sharing()
    for used_by_all, used_by_us in looks:
        sharing.learn(used_by_all, used_by_us)
    return sharing


def test_a_few_clients_are_assumed_until_responses_show_how_many_there_are_and_none_for_ever() -> None:
    assert sharing_after().is_shared
    assert sharing_after().clients == 3
    assert [sharing_after(*[(9, 3)] * looks).clients_seen for looks in (0, 5, 6)] == [1, 1, 3]
    assert sharing_after((1, 1)).is_shared
    sharing = sharing_after(*((number, number) for number in range(1, 7)))
    assert not sharing.is_shared
    assert sharing.clients == pytest.approx(1.0, abs=0.1)
    assert sharing.interval(MINUTE, 30) < 1.0
    for clients in (2, 5, 20):
        sharing = sharing_after(*[(3 * clients, 3)] * 10)
        assert sharing.clients == pytest.approx(clients, rel=0.1)
        assert sharing.is_shared
    assert sharing_after((10**9, 1)).clients <= 200
    shared_once = [(60, 3)] * 10
    alone_since = [(number, number) for number in range(1, 30)]
    assert not sharing_after(*shared_once, *alone_since).is_shared


def test_the_less_is_foreseen_to_remain_the_slower_and_a_more_than_fair_share_becomes_less() -> None:
    sharing = sharing_after(*[(60, 3)] * 10)
    intervals = [sharing.interval(MINUTE, remaining) for remaining in (60, 30, 10, 1)]
    assert intervals == pytest.approx([intervals[-1] / remaining for remaining in (60, 30, 10, 1)])
    # Two clients that keep their paces from now on divide the next minute more evenly than the last one.
    for mine, other in ((40, 20), (54, 6), (59, 1)):
        rich = sharing_after(*[(60, mine)] * 12).interval(MINUTE, 30, at_least=0.25)
        poor = sharing_after(*[(60, other)] * 12).interval(MINUTE, 30, at_least=0.25)
        assert poor / rich < mine / other
    alone = sharing_after(*((number, number) for number in range(1, 30)))
    shared = sharing_after(*[(60, 3)] * 10)
    assert alone.foresee(40, 0.5) == pytest.approx(40, rel=0.05)
    assert shared.foresee(40, 0.5) < 5
    assert shared.foresee(40, 1.0) == 40
    assert shared.foresee(40, -0.1) == 0


FAR = 40_000.0
DAY = 86_400.0
# The computer has been running for a while.
BEGIN = 2 * DAY
# What an answer states, and when: limit, remaining, seconds until the reset, its number, and the time.
Taken = tuple[int, int, float, int, float]


def plan_after(taken: Iterable[Taken]) -> Plan | None:
    detection = PlanDetection()
    for one in taken:
        detection.take(*one)
    return detection.plan


def test_after_two_windows_a_thousand_is_business_also_after_another_plan_was_shown() -> None:
    first = [(1000, 1000 - number, 41.0 - number, number, BEGIN + number) for number in range(1, 20)]
    assert plan_after(first) is None
    assert plan_after([*first, (1000, 999, 55.0, 20, BEGIN + 45)]) == BUSINESS
    for limit, plan in ((60, FREE), (300, PRO)):
        taken = [(1000, 999, 40, 1, BEGIN), (limit, 10, 30, 2, BEGIN + 10), (1000, 999, 55, 30, BEGIN + 45)]
        assert plan_after(taken) == plan
        assert plan_after([*taken, (1000, 999, 55, 60, BEGIN + 105)]) == BUSINESS


# What was taken, and which plan it shows.
CASES: dict[str, tuple[list[Taken], Plan | None]] = {
    "before an answer": ([], None),
    "a reset far away is the day's": ([(1000, 999, FAR, 1, 0)], FREE),
    "a reset that may be a minute's": ([(1000, 999, LONGEST_MINUTE, 1, BEGIN)], None),
    "half of it is missing": ([(1000, 900, 40, 1, BEGIN), (1000, 890, 55, 21, BEGIN + 45)], None),
    "no plan's limit": ([(1500, 1400, 40, 1, BEGIN), (1500, 1400, 55, 30, BEGIN + 45)], None),
    "the end moves on": ([(1000, 999, 40, 1, BEGIN), (1000, 999, 50, 30, BEGIN + 30)], None),
    "it was rounded up": ([(1000, 999, 40, 1, BEGIN), (1000, 999, 1, 30, BEGIN + 41)], None),
    "a few requests": ([(1000, 999, 40, 1, 0), (1000, 999, 55, 3, 45)], None),
    "the end of a free day": ([(1000, 500, 50, 500, 0), (1000, 999, DAY, 501, 51)], FREE),
    "the last minutes of two free days": (
        [
            (1000, 900 - number, 50.0 - number, 30 * day + number, day * DAY + number)
            for day in range(2)
            for number in range(30)
        ],
        None,
    ),
    "a sliding day whose next slot is always near": (
        [(1000, 500 - number, 1, number, 10.0 * number) for number in range(100)],
        None,
    ),
    "a bucket of a day that is asked as fast as it refills": (
        [(1000, 15, 1, number, number * DAY / 1000) for number in range(200)],
        None,
    ),
    "business whose day was shown": ([(100_000, 90_000, FAR, 1, 0), (1000, 999, 30, 2, 1)], BUSINESS),
}


def test_what_the_answers_tell_of_the_plan() -> None:
    with every_case() as case:
        for words, (taken, plan) in CASES.items():
            with case(words):
                assert plan_after(taken) == plan
        for limit, shown in ((60, FREE), (300, PRO), (10_000, PRO), (100_000, BUSINESS), (77, None)):
            with case(f"a limit of {limit}"):
                assert plan_after([(limit, 10, FAR, 1, 0)]) == shown
        # Most of what we sent is not missing from the second window, or more than half of it is.
        for missing, shown in ((9, BUSINESS), (11, None)):
            with case(f"{missing} are missing"):
                taken = [(1000, 900, 40, 1, BEGIN), (1000, 900 - missing, 55, 22, BEGIN + 45)]
                assert plan_after(taken) == shown
        # A second window at the end of the first, or an hour after it.
        for after in (0, 3600):
            with case(f"{after} s later"):
                taken = [(1000, 900, 40, 1, BEGIN), (1000, 890, 55, 100, BEGIN + 40 + after)]
                assert plan_after(taken) == BUSINESS
