"""The rate of an import is what was really done in the last minutes."""

import pytest

from menagerie.ui.importing.pace import Pace


def test_the_rate_is_unknown_at_first() -> None:
    pace = Pace()
    pace.measure(0.0, 0)
    pace.measure(1.0, 3)
    assert pace.per_minute(1.0) is None


def test_the_rate_counts_all_of_the_time_also_while_nothing_changed() -> None:
    pace = Pace()
    pace.measure(0.0, 0)
    pace.measure(10.0, 60)
    assert pace.per_minute(60.0) == pytest.approx(60)


def test_the_rate_follows_the_last_minutes() -> None:
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


def test_a_burst_of_changes_is_kept_in_little_memory() -> None:
    pace = Pace()
    for change in range(100_000):
        pace.measure(change / 1000, change)
    assert len(pace._measured) < 250
    assert pace.per_minute(100.0) == pytest.approx(60_000, rel=0.01)


def test_after_a_pause_the_rate_is_measured_anew() -> None:
    pace = Pace()
    pace.measure(0.0, 0)
    pace.measure(30.0, 60)
    pace.start_again()
    assert pace.per_minute(60.0) is None


def test_after_a_long_wait_the_rate_is_measured_anew() -> None:
    pace = Pace()
    pace.measure(0.0, 0)
    pace.measure(30.0, 60)
    assert pace.per_minute(3_600.0) is None
    pace.measure(3_600.0, 61)
    pace.measure(3_660.0, 121)
    assert pace.per_minute(3_660.0) == pytest.approx(60)
