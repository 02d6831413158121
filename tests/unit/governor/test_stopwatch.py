"""In one boot only the time since boot counts; across boots the wall clock does, and never backwards."""

import pytest

from menagerie.domain.clock import SystemClock
from menagerie.governor.stopwatch import Moment, Stopwatch
from support.asking import play
from support.clock import VirtualClock

HOUR = 3600.0


@pytest.mark.parametrize("leap", [-2 * HOUR, 2 * HOUR])
def test_within_a_process_a_wall_clock_that_is_set_changes_nothing(leap: float) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        stopwatch = Stopwatch(clock)
        await clock.advance(20)

        clock.set_wall(clock.now() + leap)

        assert stopwatch.elapsed() == 20
        assert stopwatch.remaining(60) == 40
        assert stopwatch.remaining(10) == 0

    play(scenario)


@pytest.mark.parametrize("leap", [-2 * HOUR, 0, 2 * HOUR])
def test_in_the_same_boot_a_stored_moment_is_as_long_ago_as_the_time_since_boot_says(leap: float) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        moment = Moment.now(clock)
        await clock.advance(20)

        clock.set_wall(clock.now() + leap)

        assert moment.seconds_ago(clock) == 20
        assert Stopwatch(clock, moment).remaining(60) == 40
        assert moment.in_this_boot(clock) == moment

    play(scenario)


@pytest.mark.parametrize(("leap", "passed"), [(-2 * HOUR, 0), (0, 20), (100, 120)])
def test_after_another_boot_the_wall_clock_counts_and_nothing_has_passed_where_it_went_back(
    leap: float, passed: float
) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        moment = Moment.now(clock)
        await clock.advance(20)

        clock.reboot()
        clock.set_wall(clock.now() + leap)

        assert moment.seconds_ago(clock) == passed
        assert Stopwatch(clock, moment).elapsed() == passed

    play(scenario)


def test_once_taken_over_into_this_boot_a_moment_no_longer_depends_on_the_wall_clock() -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        moment = Moment.now(clock)
        clock.reboot()
        await clock.advance(20)

        here = moment.in_this_boot(clock)
        clock.set_wall(clock.now() + 2 * HOUR)

        assert here.seconds_ago(clock) == 20

    play(scenario)


def test_where_one_boot_cannot_be_told_from_another_the_wall_clock_counts() -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        clock.forget_boot()
        moment = Moment.now(clock)
        stopwatch = Stopwatch(clock)
        await clock.advance(20)

        clock.set_wall(clock.now() + 100)

        assert moment.seconds_ago(clock) == 120
        assert moment.in_this_boot(clock) is moment
        # Within the process it is the same one.
        assert stopwatch.elapsed() == 20

    play(scenario)


def test_a_virtual_machine_that_was_set_back_to_an_earlier_state_counts_by_the_wall_clock() -> None:
    clock = VirtualClock()
    later = Moment(clock.now() - 30, clock.boot_id(), clock.monotonic() + 500)

    assert later.seconds_ago(clock) == 30


def test_the_system_s_clock_counts_from_a_boot_that_it_can_name() -> None:
    clock = SystemClock()

    assert clock.boot_id() == SystemClock().boot_id()
    assert 0 <= Moment.now(clock).seconds_ago(SystemClock()) < HOUR
