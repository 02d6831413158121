"""What the headers state of a limit is believed as far as it goes, in whatever order it comes."""

import pytest

from menagerie.governor.limit import Limit, Stated
from menagerie.governor.sharing import Sharing
from menagerie.governor.sliding_log import SlidingLog

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


def test_nothing_remains_known_of_a_window_after_its_reset() -> None:
    one = window()

    assert left(one, 59.0) == 50
    assert one.expire(60.0)
    assert left(one, 60.0) is None
    assert one.ended_at == 60.0


@pytest.mark.parametrize(
    ("statements", "is_window"),
    [
        ([], None),
        ([stated(1, 59, 0.0, 60.0), stated(2, 50, 10.0, 60.0)], True),
        ([stated(1, 40, 0.0, 20.0), stated(2, 30, 1.0, 31.0)], False),
        ([stated(1, 59, 0.0, 60.0), stated(2, 1, 6.0, 60.0)], True),
        # It moved on by less than a minute.
        ([stated(1, 5, 0.0, 1.0), stated(2, 5, 54.0, 55.0)], False),
        # The next window, whose reset was rounded.
        ([stated(1, 5, 0.0, 10.0), stated(2, 5, 12.0, 67.0)], None),
    ],
)
def test_a_reset_that_moves_on_shows_that_a_limit_refills(
    statements: list[Stated], is_window: bool | None
) -> None:
    assert limit_after(*statements).is_window is is_window


@pytest.mark.parametrize(("before", "after"), [(4, 0), (0, 0), (30, 30), (0, 12)])
def test_a_reset_that_stands_still_while_nothing_is_used_shows_nothing(before: int, after: int) -> None:
    one = bucket()
    one.take(stated(3, before, 20.0, 80.0))
    one.take(stated(4, after, 60.0, 80.5))

    assert one.is_window is False


def test_what_flows_in_is_counted_and_not_beyond_the_limit() -> None:
    one = bucket()

    assert left(one, 11.0) == pytest.approx(40, abs=0.5)
    assert not one.expire(31.0), "nothing ends with its reset"
    assert left(one, 59.0) == 60
    assert left(one, 61.0) is None, "in a minute all of it may have been used"


def test_our_own_requests_since_are_missing_from_what_remains() -> None:
    one = window()
    for _ in range(3):
        one.start()
    one.take_back()

    assert left(one, 10.0) == 48


def test_answers_that_overtake_each_other_do_not_raise_what_remains() -> None:
    one = window()
    one.take(stated(4, 20, 12.0, 60.0))
    one.take(stated(3, 21, 12.1, 60.0))

    assert left(one, 12.1) == 20


def test_a_newer_answer_can_state_more_of_a_limit_that_refills_and_an_older_one_cannot() -> None:
    one = bucket()
    one.take(stated(4, 32, 1.4, 31.2))
    assert left(one, 1.4) == 32

    one.take(stated(3, 33, 1.5, 31.3))
    assert left(one, 1.5) == 32


def test_an_answer_about_a_window_that_is_over_changes_nothing() -> None:
    one = window()
    one.take(stated(4, 59, 61.0, 120.0))
    one.take(stated(3, 5, 61.5, 60.0))

    assert left(one, 62.0) == 59


def test_a_window_of_which_nothing_remains_blocks_until_its_reset() -> None:
    one = window()
    one.take(stated(3, 0, 20.0, 60.0))

    assert one.blocked_for(20.0) == 40.0


def test_a_limit_that_refills_blocks_until_a_request_has_flowed_in() -> None:
    one = bucket()
    for _ in range(30):
        one.start()

    assert one.blocked_for(1.0) == pytest.approx(1.0, abs=0.2)


def test_a_day_that_refills_blocks_for_all_that_was_sent_beyond_what_remained() -> None:
    one = limit_after(
        stated(1, 2, 0.0, 70_000.0, limit=100), stated(2, 1, 60.0, 71_000.0, limit=100), span=86_400.0
    )
    for _ in range(3):
        one.start()

    # Three have to flow in until one more may go.
    assert one.blocked_for(60.0) == pytest.approx(3 * 864, rel=0.02)


def test_once_its_reset_is_over_what_was_stated_of_a_limit_that_refills_blocks_nothing() -> None:
    one = bucket()
    one.expire(31.0)
    for _ in range(61):
        one.start()

    assert one.blocked_for(31.0) == 0.0


def test_what_others_may_have_used_since_is_missing_from_a_window_and_flows_in_again_elsewhere() -> None:
    now = 30.0
    for one, is_used_up in ((window(clients=5), True), (bucket(clients=5), False)):
        known = one.known(now)
        assert known is not None
        assert (one.foreseen(known, now) < one.remaining(known, now) / 2) is is_used_up


def test_a_limit_that_refills_runs_out_with_our_own_requests_and_a_window_never_does() -> None:
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


def test_a_bucket_that_never_holds_its_whole_limit_is_not_taken_for_others_use() -> None:
    statements = [stated(number, 5, 3.0 * number, 3.0 * number + 3.0) for number in range(10)]
    one = limit_after(*statements)

    assert one.is_window is False
    assert one.used_between(statements[-2], statements[-1]) == 1
    # Nor is one that is nearly as full as ever.
    one.take(stated(10, 4, 30.0, 33.0))
    assert one.used_between(stated(10, 4, 30.0, 33.0), stated(11, 5, 60.0, 63.0)) == 1


def test_what_another_limit_had_left_shows_nothing_of_how_much_a_bucket_holds() -> None:
    statements = [stated(number, 5, 3.0 * number, 3.0 * number + 3.0) for number in range(1, 11)]
    one = limit_after(stated(0, 900, 0.0, 60.0, limit=1000), *statements)

    assert one.is_window is False
    assert one.used_between(statements[-2], statements[-1]) == 1


def test_what_flows_into_a_bucket_that_others_use_is_taken_for_theirs() -> None:
    one = bucket()

    assert one.used_between(stated(3, 20, 30.0, 70.0), stated(4, 20, 60.0, 100.0)) == pytest.approx(20)
    assert one.used_between(stated(3, 20, 30.0, 70.0), stated(4, 20, 90.0, 130.0)) == pytest.approx(40)


def test_nothing_flows_into_a_full_bucket() -> None:
    one = bucket()
    one.take(stated(3, 60, 100.0, 100.0))

    assert one.used_between(stated(3, 60, 100.0, 100.0), stated(4, 50, 160.0, 170.0)) == 10


def test_a_reset_that_stands_until_the_next_request_flows_in_does_not_end_a_window() -> None:
    looks = [(1, 40, 0.0, 60.0), (2, 40, 70.0, 146.0), (3, 39, 80.0, 146.0)]

    assert limit_after(*(stated(*one, limit=1000) for one in looks), span=86_400.0).is_window is False


def test_use_by_others_is_what_all_used() -> None:
    assert stated(2, 50, 10.0, 60.0).used == 10
    assert window().used_between(stated(1, 59, 0.0, 60.0), stated(2, 50, 10.0, 60.0)) == 9
    assert bucket().used_between(stated(1, 40, 0.0, 20.0), stated(2, 30, 1.0, 31.0)) == pytest.approx(
        10 + 20 / 60
    )
