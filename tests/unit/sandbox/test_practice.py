"""A practice switch does what it says, for as long as it says."""

import pytest

from menagerie.sandbox.limits import FREE, RateLimiter, RetryAfterForm
from menagerie.sandbox.practice import Practice, PracticeSwitch, Situation, read_switch
from support.clock import VirtualClock


def limiter() -> RateLimiter:
    return RateLimiter(FREE, VirtualClock().now)


def practice(*switches: PracticeSwitch) -> Practice:
    pressed = Practice(limiter())
    for switch in switches:
        pressed.press(switch)
    return pressed


def test_the_number_of_slow_answers_can_be_chosen() -> None:
    slow = practice(PracticeSwitch(Situation.SLOW_ANSWERS, seconds=9, count=2))

    assert [slow.take_delay() for _ in range(3)] == [9, 9, 0]


def test_switches_add_up_and_normal_turns_all_of_them_off() -> None:
    # GIVEN every switch there is
    limited = limiter()
    everything = Practice(limited)
    for situation in Situation:
        everything.press(PracticeSwitch(situation))
    assert (everything.key_is_valid, everything.take_delay()) == (False, 5)

    # WHEN things are to be normal again
    everything.press(PracticeSwitch(Situation.NORMAL))

    # THEN they are
    assert everything.key_is_valid
    assert (everything.take_delay(), everything.take_failure(), everything.take_lost_answer()) == (
        0,
        False,
        False,
    )
    limited.admit()


def test_a_switch_is_read_with_its_options() -> None:
    given = {"situation": "limit-reached", "retry_after": "date", "seconds": 3, "count": 2, "more": "ignored"}

    expected = PracticeSwitch(Situation.LIMIT_REACHED, RetryAfterForm.DATE, seconds=3, count=2)
    assert read_switch(given) == expected
    assert read_switch({"situation": "normal"}) == PracticeSwitch(Situation.NORMAL)


@pytest.mark.parametrize(
    ("given", "named"),
    [
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
    ],
)
def test_an_invalid_switch_is_refused_with_the_name_of_its_field(given: object, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        read_switch(given)
