"""Time has passed only when both clocks say so."""

from menagerie.governor.stopwatch import Stopwatch
from support.asking import play
from support.clock import VirtualClock


def test_a_wall_clock_set_forward_passes_no_time() -> None:
    clock = VirtualClock()
    stopwatch = Stopwatch(clock)

    clock.set_wall(clock.now() + 3600)

    assert stopwatch.elapsed() == 0


def test_a_wall_clock_set_back_starts_the_count_anew_and_adds_no_more() -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        stopwatch = Stopwatch(clock)
        await clock.advance(20)

        clock.set_wall(clock.now() - 86_400)

        assert stopwatch.remaining(60) == 60
        await clock.advance(59)
        assert stopwatch.remaining(60) == 1
        await clock.advance(1)
        assert stopwatch.remaining(60) == 0

    play(scenario)


def test_a_start_before_this_process_counts_by_the_wall_clock() -> None:
    clock = VirtualClock()

    assert Stopwatch(clock, clock.now() - 45).elapsed() == 45


def test_a_start_in_the_future_is_taken_as_now() -> None:
    clock = VirtualClock()

    assert Stopwatch(clock, clock.now() + 9999).remaining(60) == 60
