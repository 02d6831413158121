"""What this desk sent is counted by the minutes of the wall clock, however that is set."""

from menagerie.governor.history import History
from menagerie.governor.record import Moment, SentCount

NOON = 1_800_014_400.0  # 15 January 2027, 12:00 UTC
DAY = 86_400.0


def test_the_last_hour_is_counted_by_minutes() -> None:
    history = History()
    for at in (NOON - 3600, NOON - 3540, NOON - 61, NOON - 60, NOON):
        history.add(at)

    # The minute of an hour ago is over.
    assert history.last_hour(NOON) == (1, *[0] * 56, 1, 1, 1)


def test_what_an_earlier_process_sent_is_counted_in_its_minutes() -> None:
    sent = [SentCount(Moment(NOON + seconds, None, 0.0), count) for seconds, count in ((-1, 2), (-61, 3))]
    history = History(sent)
    history.add(NOON)
    history.take_back(NOON - 1)

    assert history.last_hour(NOON)[-3:] == (3, 1, 1)


def test_what_is_taken_back_is_taken_from_its_own_minute() -> None:
    history = History()
    midnight = NOON - NOON % DAY
    history.add(midnight - 1)
    history.take_back(midnight - 1)

    assert history.today(midnight + 1) == 0
    assert sum(history.last_hour(midnight + 1)) == 0


def test_what_is_taken_back_is_taken_from_no_minute_after_its_own() -> None:
    history = History()
    for at in (NOON, NOON + 60):
        history.add(at)
    history.take_back(NOON)
    assert history.last_hour(NOON + 60)[-2:] == (0, 1)

    # AND once there is nothing left to take, nothing is taken
    history.take_back(NOON)
    assert history.last_hour(NOON + 60)[-2:] == (0, 1)


def test_what_a_clock_that_was_ahead_counted_is_shown_now() -> None:
    history = History()
    for _ in range(5):
        history.add(NOON + DAY)
    history.add(NOON)

    assert history.last_hour(NOON)[-1] == 6
    assert history.today(NOON) == 6


def test_what_such_a_clock_counted_before_in_other_minutes_stays_there() -> None:
    history = History()
    for at in (NOON - 60, NOON + DAY, NOON + DAY + 60, NOON + DAY + 61, NOON + DAY + 120):
        history.add(at)
    history.add(NOON)
    history.add(NOON + 60)

    assert history.last_hour(NOON + 60)[-4:] == (0, 1, 5, 1)


def test_what_a_clock_that_was_ahead_counted_is_in_no_hour_before_it() -> None:
    history = History()
    history.add(NOON + 60)

    assert sum(history.last_hour(NOON)) == 0
