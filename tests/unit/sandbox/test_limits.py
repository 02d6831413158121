"""A key has as many requests as its plan, and asking during a wait makes it longer."""

import pytest

from menagerie.sandbox.limits import FREE, Plan, RateLimiter, RateLimitExceededError, RetryAfterForm, Standing
from support.clock import VirtualClock

START = 1_800_000_000.0
DAY = 24 * 60 * 60


class Caller:
    """A key on a plan, at a time that the test sets."""

    def __init__(self, plan: Plan) -> None:
        self.clock = VirtualClock(START)
        self.limiter = RateLimiter(plan, self.clock.now)

    def pass_seconds(self, seconds: float) -> None:
        self.clock.set_wall(self.clock.now() + seconds)

    def ask(self, times: int = 1) -> None:
        for _ in range(times):
            self.limiter.admit()

    def refused(self) -> str | None:
        """Ask once too often and return the Retry-After."""
        with pytest.raises(RateLimitExceededError) as caught:
            self.limiter.admit()
        return caught.value.retry_after


def test_a_window_opens_with_its_first_request_and_resets_as_a_whole() -> None:
    # GIVEN a window that opened ten seconds ago
    caller = Caller(Plan(2, 1000))
    caller.ask()
    caller.pass_seconds(10)
    caller.ask()
    # THEN its end counts from its first request, and from then on all of it is there again
    assert caller.limiter.standing() == Standing(2, 0, START + 60)
    caller.pass_seconds(50)
    assert caller.limiter.standing() == Standing(2, 2, START + 60 + 60)
    caller.ask(2)


def test_one_request_too_many_has_to_wait_for_the_reset() -> None:
    caller = Caller(Plan(2, 1000))
    caller.ask(2)
    caller.pass_seconds(14.5)
    assert caller.refused() == "46"  # 45.5 s, and never too early
    assert caller.limiter.standing().remaining == 0


def test_the_headers_show_the_day_when_the_day_has_less_left_than_the_minute() -> None:
    caller = Caller(Plan(5, 7))
    caller.ask(4)
    assert caller.limiter.standing() == Standing(5, 1, START + 60)
    caller.pass_seconds(60)
    caller.ask(1)
    assert caller.limiter.standing() == Standing(7, 2, START + DAY)


def test_with_both_windows_used_up_the_later_reset_counts() -> None:
    caller = Caller(Plan(3, 3))
    caller.ask(3)
    assert caller.limiter.standing() == Standing(3, 0, START + DAY)
    assert caller.refused() == str(DAY)


def test_asking_during_a_wait_makes_it_longer_each_time() -> None:
    # GIVEN a wait of a minute
    caller = Caller(Plan(1, 1000))
    caller.ask()
    assert caller.refused() == "60"
    # WHEN a client does not wait
    caller.pass_seconds(1)
    # THEN it waits longer and longer, and the headers say until when
    assert caller.refused() == "120"
    assert caller.refused() == "240"
    assert caller.limiter.standing() == Standing(1, 0, START + 1 + 240)
    caller.pass_seconds(240)
    caller.ask()


def test_a_long_wait_grows_by_an_hour_at_a_time() -> None:
    caller = Caller(Plan(9, 1))
    caller.ask()
    assert caller.refused() == str(DAY)
    assert caller.refused() == str(DAY + 3600)
    assert caller.refused() == str(DAY + 7200)


def test_refused_requests_use_up_nothing() -> None:
    caller = Caller(Plan(2, 4))
    caller.ask(2)
    caller.refused()
    caller.pass_seconds(60)
    assert caller.limiter.standing() == Standing(4, 2, START + DAY)


def test_a_clock_that_was_set_back_ends_the_wait() -> None:
    caller = Caller(Plan(1, 1000))
    caller.ask()
    caller.refused()
    caller.clock.set_wall(START - DAY)
    caller.ask()


def test_a_practised_wait_begins_with_the_next_request() -> None:
    # GIVEN a switch that was pressed a while ago
    caller = Caller(FREE)
    caller.limiter.practise_wait(20, RetryAfterForm.SECONDS)
    caller.pass_seconds(100)
    assert caller.limiter.standing().remaining == 60
    # WHEN the next request comes, THEN the whole wait begins, and ends
    assert caller.refused() == "20"
    assert caller.limiter.standing() == Standing(60, 0, START + 120)
    caller.pass_seconds(20)
    caller.ask()
    # THEN a practised wait grows like a real one
    caller.limiter.practise_wait(20, RetryAfterForm.SECONDS)
    assert [caller.refused(), caller.refused()] == ["20", "40"]


def test_retry_after_can_be_a_date_or_missing() -> None:
    caller = Caller(FREE)
    caller.limiter.practise_wait(20, RetryAfterForm.DATE)
    assert caller.refused() == "Fri, 15 Jan 2027 08:00:20 GMT"
    caller.limiter.practise_wait(20, RetryAfterForm.MISSING)
    assert caller.refused() is None


@pytest.mark.parametrize("has_begun", [False, True])
def test_ending_the_practice_ends_its_wait(has_begun: bool) -> None:
    caller = Caller(FREE)
    caller.limiter.practise_wait(20, RetryAfterForm.SECONDS)
    if has_begun:
        caller.refused()
    caller.limiter.end_practice()
    caller.ask()


def test_ending_the_practice_leaves_a_real_wait_alone() -> None:
    caller = Caller(Plan(1, 1000))
    caller.ask()
    caller.refused()
    caller.limiter.end_practice()
    assert caller.refused() == "120"
