"""What was sent is remembered as long as the limits ask for, and counted by the minutes of the wall clock."""

from hypothesis import given
from hypothesis import strategies as st

from menagerie.governor.history import History
from menagerie.governor.record import Moment, SentCount
from menagerie.governor.sliding_log import SlidingLog

MINUTE, MARGIN, GRAIN = 60.0, 1.0, 0.02


def minute_log() -> SlidingLog:
    return SlidingLog(MINUTE, MARGIN, GRAIN)


def test_a_slot_is_free_a_minute_after_the_sending_or_the_answer_and_in_the_order_of_their_times() -> None:
    log = minute_log()
    log.start()
    log.end(sent_at=10.0, ended_at=10.5)
    assert log.occupied(70.99) == 1
    assert log.occupied(71.03) == 0
    log = minute_log()
    log.start()
    log.end(sent_at=10.0, ended_at=30.0)
    assert log.occupied(90.0) == 1
    assert log.occupied(90.1) == 0
    log = minute_log()
    log.start()
    log.start()
    assert log.occupied(1e9) == 2
    assert log.delay(1e9, limit=2) > 0.0
    log = minute_log()
    log.start()
    log.take_back()
    assert log.occupied(0.0) == 0
    log = minute_log()
    for sent_at in (0.0, 40.0, 20.0):
        log.remember(sent_at, 1)
    assert log.delay(50.0, limit=2) == 31.0
    assert log.delay(50.0 + 31.0, limit=2) == 0.0
    log = minute_log()
    for second in range(10):
        log.remember(float(second), 1)
    assert log.delay(20.0, limit=11) == 0.0
    assert 41.0 <= log.delay(20.0, limit=10) < 41.0 + 2 * GRAIN
    assert 46.0 <= log.delay(20.0, limit=5) < 46.0 + 2 * GRAIN
    # What an earlier process sent occupies slots too, until the log is cleared.
    log = minute_log()
    log.remember(sent_at=-20.0, requests=3)
    assert log.occupied(40.99) == 3
    assert log.occupied(41.03) == 0
    log = minute_log()
    log.remember(sent_at=0.0, requests=3)
    log.start()
    log.clear()
    assert log.occupied(1.0) == 1
    assert log.delay(1.0, limit=2) == 0.0


@given(
    st.integers(1, 8),
    st.lists(st.tuples(st.floats(0.0, 5.0), st.floats(0.0, 1.0), st.floats(0.0, 20.0)), max_size=60),
)
def test_no_span_at_the_service_ever_holds_more_than_the_limit(
    limit: int, requests: list[tuple[float, float, float]]
) -> None:
    """``requests``: a pause before each, when in its round trip the service takes it, and the round trip."""
    log = minute_log()
    now, arrivals = 0.0, []
    for pause, part, round_trip in requests:
        now += pause
        now += log.delay(now, limit)
        log.start()
        arrivals.append(now + part * round_trip)
        log.end(now, now + round_trip)
    arrivals.sort()
    for first, one_too_many in zip(arrivals, arrivals[limit:], strict=False):
        assert one_too_many - first >= MINUTE


NOON = 1_800_014_400.0  # 15 January 2027, 12:00 UTC
DAY = 86_400.0


def test_the_last_hour_is_counted_by_minutes_and_what_is_taken_back_from_its_own_minute_alone() -> None:
    history = History()
    for at in (NOON - 3600, NOON - 3540, NOON - 61, NOON - 60, NOON):
        history.add(at)
    # The minute of an hour ago is over.
    assert history.last_hour(NOON) == (1, *[0] * 56, 1, 1, 1)
    sent = [SentCount(Moment(NOON + seconds, None, 0.0), count) for seconds, count in ((-1, 2), (-61, 3))]
    history = History(sent)
    history.add(NOON)
    history.take_back(NOON - 1)
    assert history.last_hour(NOON)[-3:] == (3, 1, 1)
    history = History()
    midnight = NOON - NOON % DAY
    history.add(midnight - 1)
    history.take_back(midnight - 1)
    assert history.today(midnight + 1) == 0
    assert sum(history.last_hour(midnight + 1)) == 0
    history = History()
    for at in (NOON, NOON + 60):
        history.add(at)
    history.take_back(NOON)
    assert history.last_hour(NOON + 60)[-2:] == (0, 1)
    # AND once there is nothing left to take, nothing is taken
    history.take_back(NOON)
    assert history.last_hour(NOON + 60)[-2:] == (0, 1)


def test_what_a_clock_that_was_ahead_counted_is_shown_now_and_in_no_hour_before() -> None:
    history = History()
    for _ in range(5):
        history.add(NOON + DAY)
    history.add(NOON)
    assert history.last_hour(NOON)[-1] == 6
    assert history.today(NOON) == 6
    history = History()
    for at in (NOON - 60, NOON + DAY, NOON + DAY + 60, NOON + DAY + 61, NOON + DAY + 120):
        history.add(at)
    history.add(NOON)
    history.add(NOON + 60)
    assert history.last_hour(NOON + 60)[-4:] == (0, 1, 5, 1)
    history = History()
    history.add(NOON + 60)
    assert sum(history.last_hour(NOON)) == 0
