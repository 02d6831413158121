"""A restart, a crash or a kill at any point never leads to an early request."""

import asyncio
from email.utils import formatdate

import pytest

from menagerie.domain.clock import SystemClock
from menagerie.governor.governor import Open, Probing, Purpose, Ramping, Stopped, WaitReason
from menagerie.governor.ledger import Scope
from menagerie.governor.record import Entry, Moment
from support.asking import Desk, stated
from support.clock import VirtualClock
from support.memory_ledger import MemoryLedger

HOUR = 3600.0
LEAPS = [-2 * HOUR, 2 * HOUR]


def wait(desk: Desk) -> tuple[float, WaitReason]:
    return desk.left(), desk.waiting().reason


async def test_a_wait_and_the_count_of_refusals_outlive_a_restart_and_what_passed_leads_to_a_probe() -> None:
    desk = Desk()
    await desk.limited("300")
    desk = await desk.restart(after=100)
    assert wait(desk) == (200, WaitReason.LIMIT)
    await desk.refused()
    # Asking reads the ledger by itself.
    await desk.restarted().refused()
    desk = Desk()
    await desk.limited("30")
    desk = await desk.restart(after=86_400)
    assert desk.state() == Probing(in_flight=False)
    await desk.ask()
    assert desk.state() == Ramping()
    # A wait that was overcome does not come back.
    assert (await desk.restart()).state() == Open()
    for clean, seconds in ((0, 240), (60, 120), (120, 60)):
        desk = Desk()
        for pause in (60, 120):
            await desk.limited(None)
            await desk.clock.advance(pause)
        await desk.ask()
        desk = await desk.restart(after=clean)
        await desk.limited(None)
        assert desk.left() == seconds


async def test_no_leap_of_the_wall_clock_changes_a_wait_and_no_boot_makes_one_longer() -> None:
    for leap in LEAPS:
        desk, other = Desk(), Desk()
        await desk.limited("7200")
        await other.ask(200, stated(60, 0, 7200))
        for one in (desk, other):
            await one.clock.advance(100)
            one.clock.set_wall(one.clock.now() + leap)
        desk, other = await desk.restart(), await other.restart()
        assert wait(desk) == (7100, WaitReason.LIMIT)
        assert wait(other) == (7101, WaitReason.USED_UP)
        await desk.refused()
        await desk.clock.advance(7100)
        assert desk.state() == Probing(in_flight=False)

    for leap, left in ((-2 * HOUR, 300), (0, 200), (50, 150)):
        desk = Desk()
        await desk.limited("300")
        await desk.clock.advance(100)
        desk.clock.reboot()
        desk.clock.set_wall(desk.clock.now() + leap)
        desk = await desk.restart()
        assert desk.left() == pytest.approx(left)
        # Once loaded, it is a wait of this boot: the next leap changes nothing.
        desk.clock.set_wall(desk.clock.now() + 2 * HOUR)
        desk = await desk.restart(after=60)
        assert desk.left() == pytest.approx(left - 60)

    for leap in LEAPS:
        desk = Desk()
        await desk.ask(200, stated(60, 0, 7200))
        desk.clock.reboot()
        desk = await desk.restart(after=100)
        desk.clock.set_wall(desk.clock.now() + leap)
        assert wait(desk) == (7101, WaitReason.USED_UP)


async def test_a_request_without_a_known_response_is_followed_by_a_minute_s_wait_and_a_probe() -> None:
    for leap in [0, *LEAPS]:
        desk = Desk()
        await desk.send()
        desk.clock.set_wall(desk.clock.now() + leap)
        # A second kill during that wait changes nothing.
        for left in (40, 20):
            desk = await desk.restart(after=20)
            assert wait(desk) == (left, WaitReason.UNANSWERED)
        await desk.clock.advance(20)
        assert desk.state() == Probing(in_flight=False)
        await desk.ask()
        assert desk.state() == Ramping()

    desk = Desk()

    async def ask_a_silent_service() -> None:
        async with desk.governor.admission(Purpose.READ):
            await asyncio.Event().wait()

    asking = asyncio.create_task(ask_a_silent_service())
    await desk.clock.advance(5)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert wait(await desk.restart(after=15)) == (40, WaitReason.UNANSWERED)

    desk = Desk()
    await desk.ask_in_vain()
    assert (await desk.restart()).state() == Open()
    await desk.send()
    desk = await desk.restart(after=60)
    assert desk.state() == Open()
    assert (await desk.remembered()).unanswered == ()

    desk = Desk()
    await desk.send()
    desk = await desk.restart()
    await desk.clock.advance(60)
    await desk.limited("30")
    assert desk.left() == 30


async def test_a_response_that_a_kill_cut_off_holds_as_long_as_the_last_told_wait() -> None:
    for then_one_that_tells_nothing in (False, True):
        for told, holds in (("30", 60), ("300", 300), ("7200", 7200)):
            desk = Desk()
            await desk.limited(told)
            await desk.clock.advance(float(told))
            if then_one_that_tells_nothing:
                await desk.limited(None)
                await desk.clock.advance(desk.left())
            await desk.ask()
            await desk.send()
            desk = await desk.restart(after=10)
            assert wait(desk) == (holds - 10, WaitReason.UNANSWERED)
            # As that is a guess, the person may try once after a minute.
            if holds > HOUR:
                await desk.refused(deliberate=True)
                await desk.clock.advance(50)
                await desk.ask(deliberate=True)
                assert desk.state() == Ramping()

    desk = Desk()
    for told in ("300", "1"):
        await desk.limited(told)
        await desk.clock.advance(desk.left())
    await desk.ask()
    await desk.send()
    assert wait(await desk.restart()) == (60, WaitReason.UNANSWERED)

    desk = Desk()
    await desk.limited("9" * 20)
    await desk.clock.advance(60)
    await desk.ask(deliberate=True)
    await desk.send()
    assert wait(await desk.restart()) == (60, WaitReason.UNANSWERED)

    for told, left in (("300", (290, WaitReason.LIMIT)), ("15", (50, WaitReason.UNANSWERED))):
        desk = Desk()
        await desk.send()
        await desk.limited(told)
        assert wait(await desk.restart(after=10)) == left


class LostLedger(MemoryLedger):
    """A ledger that was begun because an earlier one could not be read."""

    def __init__(self, lost_at: Moment) -> None:
        super().__init__()
        self._lost_at = lost_at

    async def load(self, scope: Scope) -> Entry:
        entry = await super().load(scope)
        return Entry(entry.record, entry.unanswered, self._lost_at)


async def test_after_a_lost_ledger_all_waits_a_minute_and_refusals_that_wore_off_stay_away() -> None:
    clock = Desk().clock
    desk = await Desk(clock, LostLedger(Moment.now(clock))).restart()
    assert wait(desk) == (60, WaitReason.LEDGER_LOST)
    await clock.advance(60)
    assert desk.state() == Probing(in_flight=False)
    # One that was lost long ago delays nothing.
    assert (await Desk(clock, LostLedger(Moment(clock.now() - 60, None, 0))).restart()).state() == Open()

    # GIVEN four refusals in a row, overcome two minutes ago, and a request in flight at the kill
    desk = Desk()
    for _ in range(4):
        await desk.limited("30")
        await desk.clock.advance(desk.left())
    await desk.ask()
    await desk.clock.advance(120)
    await desk.send()
    # WHEN the minute's wait is overcome and another refusal comes
    desk = await desk.restart(after=20)
    await desk.clock.advance(desk.left())
    await desk.ask()
    await desk.limited("30")
    # THEN none of the four counts beside it: three clean minutes have passed
    assert desk.left() == 30


async def test_reading_the_ledger_again_changes_nothing_and_tells_whether_the_key_was_refused() -> None:
    desk = Desk()
    request = await desk.send()
    # Read again, the ledger would show a request that is merely in flight.
    await desk.governor.load()
    assert desk.state() == Open()
    await request.finish(200)
    desk = Desk()
    await desk.ask(401)
    assert (await desk.restart()).state() == Stopped(401)
    await desk.ask(200, deliberate=True)
    assert (await desk.restart()).state() == Open()


async def test_the_difference_to_the_server_s_clock_is_known_after_a_restart_and_written_once() -> None:
    for ahead in (50 * 60.0, -50 * 60.0):
        for reboots in (False, True):
            # GIVEN a wrong clock on this computer, which a response with a Date has shown
            desk = Desk()
            server = desk.clock.now()
            desk.clock.set_wall(server + ahead)
            await desk.ask(200, {"Date": formatdate(server, usegmt=True)})
            if reboots:
                desk.clock.reboot()
            desk = await desk.restart(after=600)
            # WHEN a refusal without a Date names a moment one hour ahead of the server
            await desk.limited(formatdate(server + 600 + HOUR, usegmt=True))
            # THEN the wait is an hour, and a little more for dates that came late
            assert desk.waiting().reason is WaitReason.LIMIT
            assert HOUR <= desk.left() <= HOUR + 5
    # It is written once, and not if there is none.
    desk = Desk()
    for late in (0, 1):
        await desk.ask(200, {"Date": formatdate(desk.clock.now() - late, usegmt=True)})
    assert (await desk.remembered()).record.server_clock is None
    desk = Desk()
    known = []
    for _ in range(2):
        await desk.ask(200, {"Date": formatdate(desk.clock.now() + HOUR, usegmt=True)})
        known.append((await desk.remembered()).record.server_clock)
        await desk.clock.advance(600)
    assert known[0] is not None
    assert known[1] == known[0]


async def test_in_the_same_boot_a_wall_clock_that_is_set_changes_nothing_and_after_another_it_counts() -> (
    None
):
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
    # After another boot or an earlier state it counts, and never backwards.
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
