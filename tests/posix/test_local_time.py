"""What is counted of a day follows this computer's time zone, which a test can change on POSIX only."""

import pytest

from menagerie.governor.history import History


@pytest.mark.usefixtures("berlin")
def test_today_begins_at_midnight_also_on_the_day_on_which_the_clocks_change() -> None:
    midnight = 1_792_879_200.0  # 25 October 2026, in Berlin; at noon the zone is another
    history = History()
    history.add(midnight - 1)
    history.add(midnight)

    assert history.today(midnight + 12 * 3600) == 1
    # That day has 25 hours.
    history.add(midnight + 24.5 * 3600)
    assert history.today(midnight + 24.5 * 3600) == 2
