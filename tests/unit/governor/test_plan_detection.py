"""The plan is told from what the answers state, and a limit of 1000 is not taken for Business too soon."""

import pytest

from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan
from menagerie.governor.plan_detection import LONGEST_MINUTE, PlanDetection

FAR = 40_000.0
DAY = 86_400.0
# The computer has been running for a while.
BEGIN = 2 * DAY


def test_nothing_is_known_before_an_answer() -> None:
    assert PlanDetection().plan is None


@pytest.mark.parametrize(
    ("limit", "plan"), [(60, FREE), (300, PRO), (10_000, PRO), (100_000, BUSINESS), (77, None)]
)
def test_a_limit_that_belongs_to_one_plan_tells_it(limit: int, plan: Plan | None) -> None:
    detection = PlanDetection()
    detection.take(limit, 10, FAR, 1, 0.0)

    assert detection.plan == plan


def test_a_thousand_with_a_reset_far_away_is_free_by_the_day() -> None:
    detection = PlanDetection()
    detection.take(1000, 999, FAR, 1, 0.0)

    assert detection.plan == FREE


def test_a_thousand_in_two_minutes_of_which_the_second_starts_anew_is_business() -> None:
    detection = PlanDetection()
    detection.take(1000, 999, 40.0, 1, BEGIN)
    for number in range(2, 20):
        detection.take(1000, 1000 - number, 40.0 - number, number, BEGIN + number)
    assert detection.plan is None

    detection.take(1000, 999, 55.0, 20, BEGIN + 45.0)

    assert detection.plan == BUSINESS


@pytest.mark.parametrize(("missing", "plan"), [(9, BUSINESS), (11, None)])
def test_a_window_starts_anew_if_most_of_what_we_sent_before_is_not_missing_from_it(
    missing: int, plan: Plan | None
) -> None:
    detection = PlanDetection()
    detection.take(1000, 900, 40.0, 1, BEGIN)
    detection.take(1000, 900 - missing, 55.0, 22, BEGIN + 45.0)

    assert detection.plan == plan


@pytest.mark.parametrize("after", [0.0, 3600.0])
def test_a_second_window_tells_from_the_end_of_the_first_on_for_an_hour(after: float) -> None:
    detection = PlanDetection()
    detection.take(1000, 900, 40.0, 1, BEGIN)
    detection.take(1000, 890, 55.0, 100, BEGIN + 40.0 + after)

    assert detection.plan == BUSINESS


def test_a_reset_that_may_still_be_a_minute_s_does_not_show_a_limit_per_day() -> None:
    detection = PlanDetection()
    detection.take(1000, 999, LONGEST_MINUTE, 1, BEGIN)

    assert detection.plan is None


@pytest.mark.parametrize("stated", [(60, FREE), (300, PRO)])
def test_after_another_plan_was_shown_business_takes_two_windows_again(stated: tuple[int, Plan]) -> None:
    limit, plan = stated
    detection = PlanDetection()
    detection.take(1000, 999, 40.0, 1, BEGIN)
    detection.take(limit, 10, 30.0, 2, BEGIN + 10.0)
    detection.take(1000, 999, 55.0, 30, BEGIN + 45.0)
    assert detection.plan == plan

    detection.take(1000, 999, 55.0, 60, BEGIN + 105.0)
    assert detection.plan == BUSINESS


def test_two_windows_of_a_limit_that_belongs_to_no_plan_tell_nothing() -> None:
    detection = PlanDetection()
    detection.take(1500, 1400, 40.0, 1, BEGIN)
    detection.take(1500, 1400, 55.0, 30, BEGIN + 45.0)

    assert detection.plan is None


@pytest.mark.parametrize(
    ("reset_in", "at"), [(50.0, 30.0), (1.0, 41.0)], ids=["it moves on", "it was rounded up"]
)
def test_an_end_of_a_window_that_changes_a_little_is_no_second_window(reset_in: float, at: float) -> None:
    detection = PlanDetection()
    detection.take(1000, 999, 40.0, 1, BEGIN)
    detection.take(1000, 999, reset_in, 30, BEGIN + at)

    assert detection.plan is None


def test_a_few_requests_do_not_tell() -> None:
    detection = PlanDetection()
    detection.take(1000, 999, 40.0, 1, 0.0)
    detection.take(1000, 999, 55.0, 3, 45.0)

    assert detection.plan is None


def test_the_last_minute_of_a_free_day_is_not_business() -> None:
    detection = PlanDetection()
    detection.take(1000, 500, 50.0, 500, 0.0)
    detection.take(1000, 999, DAY, 501, 51.0)

    assert detection.plan == FREE


def test_the_last_minutes_of_two_free_days_are_not_business() -> None:
    detection = PlanDetection()
    for day in range(2):
        for number in range(30):
            at = day * DAY + number
            detection.take(1000, 900 - number, 50.0 - number, 30 * day + number, at)

    assert detection.plan is None


def test_a_sliding_day_whose_next_slot_is_always_near_is_not_business() -> None:
    detection = PlanDetection()
    for number in range(100):
        detection.take(1000, 500 - number, 1.0, number, 10.0 * number)

    assert detection.plan is None


def test_a_bucket_of_a_day_that_is_asked_as_fast_as_it_refills_is_not_business() -> None:
    detection = PlanDetection()
    for number in range(200):
        detection.take(1000, 15, 1.0, number, number * DAY / 1000)

    assert detection.plan is None


def test_business_stays_business_when_its_day_is_shown() -> None:
    detection = PlanDetection()
    detection.take(100_000, 90_000, FAR, 1, 0.0)
    detection.take(1000, 999, 30.0, 2, 1.0)

    assert detection.plan == BUSINESS
