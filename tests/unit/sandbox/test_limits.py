"""A key has as many requests as its plan, and a practice switch does what it says."""

import pytest

from menagerie.sandbox.limits import FREE, Plan, RateLimiter, RateLimitExceededError, RetryAfterForm, Standing
from menagerie.sandbox.practice import Practice, PracticeSwitch, Situation, read_switch
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


def test_a_window_opens_with_its_first_request_and_the_headers_show_what_has_less_left() -> None:
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
    caller = Caller(Plan(2, 1000))
    caller.ask(2)
    caller.pass_seconds(14.5)
    assert caller.refused() == "46"  # 45.5 s, and never too early
    assert caller.limiter.standing().remaining == 0
    caller = Caller(Plan(2, 4))
    caller.ask(2)
    caller.refused()
    caller.pass_seconds(60)
    assert caller.limiter.standing() == Standing(4, 2, START + DAY)
    # The headers show the day when it has less left, and the later reset counts.
    caller = Caller(Plan(5, 7))
    caller.ask(4)
    assert caller.limiter.standing() == Standing(5, 1, START + 60)
    caller.pass_seconds(60)
    caller.ask(1)
    assert caller.limiter.standing() == Standing(7, 2, START + DAY)
    caller = Caller(Plan(3, 3))
    caller.ask(3)
    assert caller.limiter.standing() == Standing(3, 0, START + DAY)
    assert caller.refused() == str(DAY)


def test_asking_during_a_wait_makes_it_longer_and_a_clock_that_was_set_back_ends_it() -> None:
    caller = Caller(Plan(1, 1000))
    caller.ask()
    assert caller.refused() == "60"
    caller.pass_seconds(1)
    # THEN it waits longer and longer, and the headers say until when
    assert caller.refused() == "120"
    assert caller.refused() == "240"
    assert caller.limiter.standing() == Standing(1, 0, START + 1 + 240)
    caller.pass_seconds(240)
    caller.ask()
    caller = Caller(Plan(9, 1))
    caller.ask()
    assert caller.refused() == str(DAY)
    assert caller.refused() == str(DAY + 3600)
    assert caller.refused() == str(DAY + 7200)
    caller = Caller(Plan(1, 1000))
    caller.ask()
    caller.refused()
    caller.clock.set_wall(START - DAY)
    caller.ask()


def test_a_practised_wait_begins_with_the_next_request_in_any_form_and_ends_with_the_practice() -> None:
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
    caller = Caller(FREE)
    caller.limiter.practise_wait(20, RetryAfterForm.DATE)
    assert caller.refused() == "Fri, 15 Jan 2027 08:00:20 GMT"
    caller.limiter.practise_wait(20, RetryAfterForm.MISSING)
    assert caller.refused() is None
    # Ending the practice ends its wait, and leaves a real one alone.
    for has_begun in (False, True):
        caller = Caller(FREE)
        caller.limiter.practise_wait(20, RetryAfterForm.SECONDS)
        if has_begun:
            caller.refused()
        caller.limiter.end_practice()
        caller.ask()
    caller = Caller(Plan(1, 1000))
    caller.ask()
    caller.refused()
    caller.limiter.end_practice()
    assert caller.refused() == "120"


def limiter() -> RateLimiter:
    return RateLimiter(FREE, VirtualClock().now)


def practice(*switches: PracticeSwitch) -> Practice:
    pressed = Practice(limiter())
    for switch in switches:
        pressed.press(switch)
    return pressed


def test_switches_add_up_and_normal_turns_all_of_them_off() -> None:
    slow = practice(PracticeSwitch(Situation.SLOW_ANSWERS, seconds=9, count=2))
    assert [slow.take_delay() for _ in range(3)] == [9, 9, 0]
    limited = limiter()
    everything = Practice(limited)
    for situation in Situation:
        everything.press(PracticeSwitch(situation))
    assert (everything.key_is_valid, everything.take_delay()) == (False, 5)
    everything.press(PracticeSwitch(Situation.NORMAL))
    assert everything.key_is_valid
    assert (everything.take_delay(), everything.take_failure(), everything.take_lost_answer()) == (
        0,
        False,
        False,
    )
    limited.admit()


def test_a_switch_is_read_with_its_options_or_refused_with_the_name_of_its_invalid_field() -> None:
    given = {"situation": "limit-reached", "retry_after": "date", "seconds": 3, "count": 2, "more": "ignored"}
    expected = PracticeSwitch(Situation.LIMIT_REACHED, RetryAfterForm.DATE, seconds=3, count=2)
    assert read_switch(given) == expected
    assert read_switch({"situation": "normal"}) == PracticeSwitch(Situation.NORMAL)
    invalid: tuple[tuple[object, str], ...] = (
        ([], "object"),
        ({}, "situation"),
        ({"situation": "holiday"}, "situation"),
        ({"situation": ["normal"]}, "situation"),
        ({"situation": "limit-reached", "retry_after": "soon"}, "retry_after"),
        ({"situation": "limit-reached", "retry_after": None}, "retry_after"),
        ({"situation": "limit-reached", "seconds": 0}, "seconds"),
        ({"situation": "limit-reached", "seconds": 3601}, "seconds"),
        ({"situation": "limit-reached", "seconds": 1.5}, "seconds"),
        ({"situation": "limit-reached", "seconds": True}, "seconds"),
        ({"situation": "server-error", "count": "2"}, "count"),
        ({"situation": "server-error", "count": -1}, "count"),
    )
    for wrong, named in invalid:
        with pytest.raises(ValueError, match=named):
            read_switch(wrong)
