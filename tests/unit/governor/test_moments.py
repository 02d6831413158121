"""In one boot only the time since boot counts; across boots the wall clock does, and never backwards."""

from menagerie.domain.clock import SystemClock
from menagerie.governor.record import Moment
from support.clock import VirtualClock

HOUR = 3600.0


async def test_in_the_same_boot_a_wall_clock_that_is_set_changes_nothing() -> None:
    for names_boots in (True, False):
        for leap in (-2 * HOUR, 0, 2 * HOUR):
            clock = VirtualClock()
            if not names_boots:
                clock.forget_boot()
            moment = Moment.now(clock)
            await clock.advance(20)
            clock.set_wall(clock.now() + leap)
            assert moment.seconds_ago(clock) == 20
            assert (moment.remaining(60, clock), moment.remaining(10, clock)) == (40, 0)
            assert moment.in_this_boot(clock) == moment


async def test_after_another_boot_or_an_earlier_state_the_wall_clock_counts_and_never_backwards() -> None:
    for boot in ("another", "", None):
        for leap, passed in ((-2 * HOUR, 0), (0, 20), (100, 120)):
            clock = VirtualClock()
            moment = Moment(clock.now(), boot, clock.monotonic())
            await clock.advance(20)
            clock.set_wall(clock.now() + leap)
            assert moment.seconds_ago(clock) == passed
            # Taken over into this boot, it no longer depends on the wall clock.
            here = moment.in_this_boot(clock)
            clock.set_wall(clock.now() + 2 * HOUR)
            assert here.seconds_ago(clock) == passed
    clock = VirtualClock()
    later = Moment(clock.now() - 30, clock.boot_id(), clock.monotonic() + 500)
    assert later.seconds_ago(clock) == 30


def test_the_system_s_clock_counts_from_a_boot_that_it_can_name() -> None:
    clock = SystemClock()
    assert clock.boot_id() == SystemClock().boot_id()
    assert 0 <= Moment.now(clock).seconds_ago(SystemClock()) < HOUR
