"""What the headers say of a limit is believed as far as it goes, in whatever order it comes."""

import pytest

from menagerie.governor.sharing import Sharing
from menagerie.governor.statement import Said, Statement

MINUTE = 60.0


def alone() -> Sharing:
    sharing = Sharing()
    for number in range(1, 40):
        sharing.learn(number, number)
    return sharing


def statement() -> Statement:
    return Statement(MINUTE, alone())


def said(number: int, remaining: int, at: float, reset_at: float, limit: int = 60) -> Said:
    return Said(number, limit, remaining, at, reset_at, in_flight=0)


def window() -> Statement:
    """Return a statement on a window of which it has shown that it ends for good."""
    one = statement()
    one.take(said(1, 59, 0.0, 60.0))
    one.take(said(2, 50, 10.0, 60.0))
    return one


def bucket() -> Statement:
    """Return a statement on a limit of which it has shown that it refills."""
    one = statement()
    one.take(said(1, 40, 0.0, 20.0))
    one.take(said(2, 30, 1.0, 31.0))
    return one


def test_nothing_remains_known_of_a_window_after_its_reset() -> None:
    one = window()

    assert one.remaining(59.0) == 50
    assert one.expire(60.0)
    assert one.remaining(60.0) is None
    assert one.ended_at == 60.0


def test_a_reset_that_moves_on_shows_that_a_limit_refills() -> None:
    assert window().is_window is True
    assert bucket().is_window is False
    assert statement().is_window is None


@pytest.mark.parametrize(("before", "after"), [(4, 0), (0, 0), (30, 30), (0, 12)])
def test_a_reset_that_stands_still_while_nobody_takes_anything_shows_nothing(before: int, after: int) -> None:
    one = bucket()
    one.take(said(3, before, 20.0, 80.0))
    one.take(said(4, after, 60.0, 80.5))

    assert one.is_window is False


def test_what_flows_in_is_counted_and_not_beyond_the_limit() -> None:
    one = bucket()

    assert one.remaining(11.0) == pytest.approx(40, abs=0.5)
    assert not one.expire(31.0), "nothing ends with its reset"
    assert one.remaining(59.0) == 60


def test_our_own_requests_since_are_missing_from_what_remains() -> None:
    one = window()
    one.charge()
    one.charge()
    one.take_back()

    assert one.remaining(10.0) == 49


def test_answers_that_overtake_each_other_do_not_raise_what_remains() -> None:
    one = window()
    one.take(said(4, 20, 12.0, 60.0))
    one.take(said(3, 21, 12.1, 60.0))

    assert one.remaining(12.1) == 20


def test_an_answer_about_a_window_that_is_over_changes_nothing() -> None:
    one = window()
    one.take(said(4, 59, 61.0, 120.0))
    one.take(said(3, 5, 61.5, 60.0))

    assert one.remaining(62.0) == 59


def test_a_window_of_which_nothing_remains_blocks_until_its_reset() -> None:
    one = window()
    one.take(said(3, 0, 20.0, 60.0))

    assert one.blocked_for(20.0) == 40.0


def test_a_limit_that_refills_blocks_until_a_request_has_flowed_in() -> None:
    one = bucket()
    for _ in range(30):
        one.charge()

    assert one.blocked_for(1.0) == pytest.approx(1.0, abs=0.2)


def test_a_bucket_that_never_holds_its_whole_limit_is_not_taken_for_others_use() -> None:
    one = statement()
    words = [said(number, 5, 3.0 * number, 3.0 * number + 3.0) for number in range(10)]
    for word in words:
        one.take(word)

    assert one.is_window is False
    assert one.used_between(words[-2], words[-1]) == 1


def test_a_bucket_that_looks_nearly_as_full_as_ever_takes_little() -> None:
    one = statement()
    for number, remaining in enumerate((5, 4, 5, 4)):
        one.take(said(number, remaining, 3.0 * number, 3.0 * number + 3.0))

    assert one.used_between(said(8, 4, 30.0, 33.0), said(9, 5, 60.0, 63.0)) == 1


def test_what_flows_into_a_bucket_that_others_use_is_taken_for_theirs() -> None:
    one = bucket()

    assert one.used_between(said(3, 20, 30.0, 70.0), said(4, 20, 60.0, 100.0)) == pytest.approx(20)


def test_a_reset_that_moves_on_by_less_than_a_minute_is_not_that_of_a_window() -> None:
    one = statement()
    one.take(said(1, 5, 0.0, 1.0))
    one.take(said(2, 5, 50.0, 51.0))

    assert one.is_window is False


def test_a_reset_that_stands_until_the_next_request_flows_in_is_not_that_of_a_window() -> None:
    one = Statement(86_400.0, alone())
    one.take(said(1, 40, 0.0, 60.0, limit=1000))
    one.take(said(2, 40, 70.0, 146.0, limit=1000))
    one.take(said(3, 39, 80.0, 146.0, limit=1000))

    assert one.is_window is False


def test_use_by_others_is_what_everybody_used() -> None:
    assert window().used() == 10
    assert window().used_between(said(1, 59, 0.0, 60.0), said(2, 50, 10.0, 60.0)) == 9
    assert bucket().used_between(said(1, 40, 0.0, 20.0), said(2, 30, 1.0, 31.0)) == pytest.approx(
        10 + 20 / 60
    )


def test_an_answer_that_shows_another_limit_says_that_this_one_has_no_less() -> None:
    one = bucket()
    one.raise_to(said(9, 45, 2.0, 30.0))
    assert one.remaining(2.0) == 45

    one.raise_to(said(10, 3, 2.0, 30.0))
    assert one.remaining(2.0) == 45
