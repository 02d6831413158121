"""The rate of an import is what was really done in the last minutes."""

import pytest

from menagerie.domain.plan import FREE, Plan, Quota, enterprise
from menagerie.governor.states import PacingView, PlanSource
from menagerie.ui.importing.job.pace import Pace, Rate, permitted_rate

DAY = 86_400.0


def permitted(per_minute: float, rows: int, plan: Plan, sent_today: int = 0) -> Rate:
    pacing = PacingView(plan, PlanSource.DETECTED, sent_today, (), queued=rows, clients=1)
    return permitted_rate(per_minute, rows, pacing, Quota(), now=1_800_000_000.0)


def test_the_rate_counts_all_of_the_time_also_while_nothing_changed_and_anew_after_a_pause() -> None:
    pace = Pace()
    pace.measure(0.0, 0)
    pace.measure(1.0, 3)
    # At first it is unknown.
    assert pace.per_minute(1.0) is None
    pace.measure(10.0, 60)
    assert pace.per_minute(60.0) == pytest.approx(60)
    # WHEN a pause or a long wait is over
    pace.start_again()
    pace.measure(0.0, 0)
    pace.measure(30.0, 60)
    assert pace.per_minute(3_600.0) is None
    pace.measure(3_600.0, 61)
    pace.measure(3_660.0, 121)
    assert pace.per_minute(3_660.0) == pytest.approx(60)
    pace.start_again()
    assert pace.per_minute(3_690.0) is None


def test_the_rate_follows_the_last_minutes_in_little_memory() -> None:
    pace = Pace()
    # GIVEN an hour at one row a second
    for second in range(3600):
        pace.measure(float(second), second)
    # WHEN it then goes ten times as fast for three minutes
    for second in range(200):
        pace.measure(3600.0 + second, 3600 + 10 * second)
    # THEN only these count
    rate = pace.per_minute(3800.0)
    assert rate is not None
    assert 540 < rate < 620
    # A burst of changes is kept in little memory.
    pace = Pace()
    for change in range(100_000):
        pace.measure(change / 1000, change)
    assert len(pace._measured) < 250
    assert pace.per_minute(100.0) == pytest.approx(60_000, rel=0.01)


def test_it_promises_no_more_than_was_measured_and_than_the_plan_permits() -> None:
    assert permitted(349.0, 480, FREE) == Rate(60.0, 480.0)
    assert permitted(30.0, 480, FREE) == Rate(30.0, 960.0)
    # Rows for which nothing is left of the day take until tomorrow.
    assert permitted(60.0, 480, FREE, sent_today=1_000).seconds_left == pytest.approx(DAY + 480)
    assert permitted(30_000.0, 100_000, enterprise(None, None)) == Rate(30_000.0, 200.0)
