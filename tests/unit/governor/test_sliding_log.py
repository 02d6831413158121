"""Our own log keeps a limit wherever the service's windows begin, and forgets nothing too early."""

from hypothesis import given
from hypothesis import strategies as st

from menagerie.governor.sliding_log import SlidingLog

MINUTE, MARGIN, GRAIN = 60.0, 1.0, 0.02


def minute_log() -> SlidingLog:
    return SlidingLog(MINUTE, MARGIN, GRAIN)


def test_a_slot_is_free_a_minute_and_the_margin_after_the_sending() -> None:
    log = minute_log()
    log.start()
    log.end(sent_at=10.0, ended_at=10.5)

    assert log.occupied(70.99) == 1
    assert log.occupied(71.03) == 0


def test_after_a_long_round_trip_a_slot_is_free_a_minute_after_the_answer() -> None:
    log = minute_log()
    log.start()
    log.end(sent_at=10.0, ended_at=30.0)

    assert log.occupied(90.0) == 1
    assert log.occupied(90.1) == 0


def test_several_slots_become_free_in_the_order_of_their_times() -> None:
    log = minute_log()
    for sent_at in (0.0, 40.0, 20.0):
        log.remember(sent_at, 1)

    assert log.delay(50.0, limit=2) == 31.0
    assert log.delay(50.0 + 31.0, limit=2) == 0.0


def test_requests_on_their_way_keep_their_slots() -> None:
    log = minute_log()
    log.start()
    log.start()

    assert log.occupied(1e9) == 2
    assert log.delay(1e9, limit=2) > 0.0


def test_a_request_that_was_never_sent_leaves_no_slot() -> None:
    log = minute_log()
    log.start()
    log.take_back()

    assert log.occupied(0.0) == 0


def test_the_delay_is_until_enough_slots_are_free() -> None:
    log = minute_log()
    for second in range(10):
        log.remember(float(second), 1)

    assert log.delay(20.0, limit=11) == 0.0
    assert 41.0 <= log.delay(20.0, limit=10) < 41.0 + 2 * GRAIN
    assert 46.0 <= log.delay(20.0, limit=5) < 46.0 + 2 * GRAIN


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


def test_what_an_earlier_process_sent_occupies_as_many_slots() -> None:
    log = minute_log()
    log.remember(sent_at=-20.0, requests=3)

    assert log.occupied(40.99) == 3
    assert log.occupied(41.03) == 0


def test_a_cleared_log_knows_only_what_is_on_its_way() -> None:
    log = minute_log()
    log.remember(sent_at=0.0, requests=3)
    log.start()
    log.clear()

    assert log.occupied(1.0) == 1
    assert log.delay(1.0, limit=2) == 0.0
