"""The plan is told from what the answers state, and a limit of 1000 is not taken for Business too soon."""

from collections.abc import Iterable

import pytest

from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan
from menagerie.governor.plan_detection import LONGEST_MINUTE, PlanDetection

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


@pytest.mark.parametrize(
    ("taken", "plan"),
    [
        pytest.param([], None, id="before an answer"),
        *(
            pytest.param([(limit, 10, FAR, 1, 0)], plan, id=f"a limit of {limit}")
            for limit, plan in ((60, FREE), (300, PRO), (10_000, PRO), (100_000, BUSINESS), (77, None))
        ),
        pytest.param([(1000, 999, FAR, 1, 0)], FREE, id="a reset far away is the day's"),
        pytest.param([(1000, 999, LONGEST_MINUTE, 1, BEGIN)], None, id="a reset that may be a minute's"),
        *(
            pytest.param(
                [(1000, 900, 40, 1, BEGIN), (1000, 900 - missing, 55, 22, BEGIN + 45)], plan, id=words
            )
            for missing, plan, words in (
                (9, BUSINESS, "most of what we sent is not missing from the second window"),
                (11, None, "more than half of it is missing"),
            )
        ),
        *(
            pytest.param(
                [(1000, 900, 40, 1, BEGIN), (1000, 890, 55, 100, BEGIN + 40 + after)], BUSINESS, id=words
            )
            for after, words in ((0, "a second window at the end of the first"), (3600, "an hour after it"))
        ),
        pytest.param(
            [(1000, 900, 40, 1, BEGIN), (1000, 890, 55, 21, BEGIN + 45)], None, id="half of it is missing"
        ),
        pytest.param(
            [(1500, 1400, 40, 1, BEGIN), (1500, 1400, 55, 30, BEGIN + 45)], None, id="no plan's limit"
        ),
        pytest.param(
            [(1000, 999, 40, 1, BEGIN), (1000, 999, 50, 30, BEGIN + 30)], None, id="the end moves on"
        ),
        pytest.param(
            [(1000, 999, 40, 1, BEGIN), (1000, 999, 1, 30, BEGIN + 41)], None, id="it was rounded up"
        ),
        pytest.param([(1000, 999, 40, 1, 0), (1000, 999, 55, 3, 45)], None, id="a few requests"),
        pytest.param([(1000, 500, 50, 500, 0), (1000, 999, DAY, 501, 51)], FREE, id="the end of a free day"),
        pytest.param(
            [
                (1000, 900 - number, 50.0 - number, 30 * day + number, day * DAY + number)
                for day in range(2)
                for number in range(30)
            ],
            None,
            id="the last minutes of two free days",
        ),
        pytest.param(
            [(1000, 500 - number, 1, number, 10.0 * number) for number in range(100)],
            None,
            id="a sliding day whose next slot is always near",
        ),
        pytest.param(
            [(1000, 15, 1, number, number * DAY / 1000) for number in range(200)],
            None,
            id="a bucket of a day that is asked as fast as it refills",
        ),
        pytest.param(
            [(100_000, 90_000, FAR, 1, 0), (1000, 999, 30, 2, 1)], BUSINESS, id="business whose day was shown"
        ),
    ],
)
def test_what_the_answers_tell_of_the_plan(taken: list[Taken], plan: Plan | None) -> None:
    assert plan_after(taken) == plan
