"""The plan is told from what the answers state, and a limit of 1000 is not taken for Business too soon."""

from collections.abc import Iterable

from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan
from menagerie.governor.plan_detection import LONGEST_MINUTE, PlanDetection
from support.every_case import every_case

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
