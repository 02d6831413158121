"""A restart, a crash or a kill at any point never leads to an early request."""

import asyncio
from email.utils import formatdate

import pytest

from menagerie.domain.errors import WaitingError
from menagerie.governor.governor import Open, Probing, Purpose, Ramping, WaitReason
from menagerie.governor.ledger import Scope
from menagerie.governor.record import Entry, Moment
from support.asking import Desk, OpenRequest, play, stated
from support.memory_ledger import MemoryLedger

HOUR = 3600.0


async def restart(desk: Desk, *, after: float = 0.0) -> Desk:
    """Kill the process, wait some seconds, and start it again."""
    await desk.clock.advance(after)
    desk = desk.restarted()
    await desk.governor.load()
    return desk


def waiting(desk: Desk) -> tuple[float, WaitReason]:
    return desk.waiting().until - desk.clock.now(), desk.waiting().reason


def test_a_wait_goes_on_after_a_restart() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("300")

        desk = await restart(desk, after=100)

        assert waiting(desk) == (200, WaitReason.LIMIT)
        with pytest.raises(WaitingError):
            await desk.ask()

    play(scenario)


def test_a_wait_that_passed_meanwhile_is_followed_by_a_probe() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("30")

        desk = await restart(desk, after=86_400)
        assert desk.state() == Probing(in_flight=False)

        await desk.ask()
        assert desk.state() == Ramping()

    play(scenario)


def test_a_wait_that_was_overcome_is_not_met_again() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("30")
        await desk.clock.advance(30)
        await desk.ask()

        assert (await restart(desk)).state() == Open()

    play(scenario)


@pytest.mark.parametrize(("clean", "wait"), [(0, 240), (60, 120), (120, 60)])
def test_the_count_of_refusals_outlives_a_restart(clean: float, wait: float) -> None:
    async def scenario() -> None:
        # GIVEN two refusals in a row, overcome
        desk = Desk()
        await desk.limited(None)
        await desk.clock.advance(60)
        await desk.limited(None)
        await desk.clock.advance(120)
        await desk.ask()

        desk = await restart(desk, after=clean)
        await desk.limited(None)

        assert waiting(desk)[0] == wait

    play(scenario)


@pytest.mark.parametrize("leap", [-2 * HOUR, 2 * HOUR])
def test_a_wall_clock_that_leaps_while_nothing_runs_changes_no_wait(
    leap: float,
) -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("7200")
        await desk.clock.advance(100)

        desk.clock.set_wall(desk.clock.now() + leap)
        desk = await restart(desk)

        assert waiting(desk) == (7100, WaitReason.LIMIT)
        with pytest.raises(WaitingError):
            await desk.ask()
        await desk.clock.advance(7100)
        assert desk.state() == Probing(in_flight=False)

    play(scenario)


@pytest.mark.parametrize("leap", [-2 * HOUR, 2 * HOUR])
def test_nor_does_it_change_for_how_long_nothing_remains(leap: float) -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.ask(200, stated(60, 0, 7200))
        await desk.clock.advance(100)

        desk.clock.set_wall(desk.clock.now() + leap)
        desk = await restart(desk)

        assert waiting(desk) == (7101, WaitReason.USED_UP)

    play(scenario)


@pytest.mark.parametrize(("leap", "left"), [(-2 * HOUR, 300), (0, 200), (50, 150)])
def test_after_another_boot_the_wall_clock_counts_and_no_wait_is_longer_than_it_was(
    leap: float, left: float
) -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("300")
        await desk.clock.advance(100)

        desk.clock.reboot()
        desk.clock.set_wall(desk.clock.now() + leap)
        desk = await restart(desk)

        assert waiting(desk)[0] == pytest.approx(left)
        # Looked at once, it is a wait of this boot: the next leap changes nothing.
        desk.clock.set_wall(desk.clock.now() + 2 * HOUR)
        desk = await restart(desk, after=60)
        assert waiting(desk)[0] == pytest.approx(left - 60)

    play(scenario)


def test_a_request_whose_answer_was_never_known_is_followed_by_a_minute_s_wait_and_a_probe() -> None:
    async def scenario() -> None:
        desk = Desk()
        await OpenRequest(desk).send()

        desk = await restart(desk, after=20)
        assert waiting(desk) == (40, WaitReason.UNANSWERED)
        # A second kill during that wait changes nothing.
        desk = await restart(desk, after=20)
        assert waiting(desk) == (20, WaitReason.UNANSWERED)

        await desk.clock.advance(20)
        assert desk.state() == Probing(in_flight=False)
        await desk.ask()
        assert desk.state() == Ramping()

    play(scenario)


def test_a_request_that_was_cut_off_while_closing_counts_as_one_whose_answer_was_never_known() -> None:
    async def scenario() -> None:
        desk = Desk()

        async def ask_a_silent_service() -> None:
            async with desk.governor.admission(Purpose.READ):
                await asyncio.Event().wait()

        asking = asyncio.create_task(ask_a_silent_service())
        await desk.clock.advance(5)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)

        desk = await restart(desk, after=15)
        assert waiting(desk) == (40, WaitReason.UNANSWERED)

    play(scenario)


def test_a_request_whose_connection_failed_holds_nobody_up() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.ask_in_vain()

        desk = await restart(desk, after=1)
        assert desk.state() == Open()

    play(scenario)


def test_a_request_sent_more_than_a_minute_ago_holds_nobody_up() -> None:
    async def scenario() -> None:
        desk = Desk()
        await OpenRequest(desk).send()

        desk = await restart(desk, after=60)

        assert desk.state() == Open()
        assert (await desk.remembered()).unanswered == ()

    play(scenario)


@pytest.mark.parametrize("leap", [-2 * HOUR, 2 * HOUR])
def test_a_request_sent_before_the_wall_clock_leapt_holds_a_minute(leap: float) -> None:
    async def scenario() -> None:
        desk = Desk()
        await OpenRequest(desk).send()
        desk.clock.set_wall(desk.clock.now() + leap)

        desk = await restart(desk, after=10)

        assert waiting(desk) == (50, WaitReason.UNANSWERED)
        await desk.clock.advance(50)
        assert desk.state() == Probing(in_flight=False)

    play(scenario)


@pytest.mark.parametrize(("told", "holds"), [("30", 60), ("300", 300), ("7200", 7200)])
def test_an_answer_that_a_kill_cut_off_holds_as_long_as_the_last_wait_that_was_told(
    told: str, holds: float
) -> None:
    async def scenario() -> None:
        # GIVEN a wait that is over, and a request on its way when the process is killed
        desk = Desk()
        await desk.limited(told)
        await desk.clock.advance(float(told))
        await desk.ask()
        await OpenRequest(desk).send()

        # WHEN the application starts again
        desk = await restart(desk, after=10)

        # THEN what it may have been answered is what was told the last time
        assert waiting(desk) == (holds - 10, WaitReason.UNANSWERED)

    play(scenario)


def test_as_such_a_wait_is_a_guess_the_person_may_try_once_after_a_minute() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("7200")
        await desk.clock.advance(7200)
        await OpenRequest(desk).send()
        desk = await restart(desk)

        with pytest.raises(WaitingError):
            await desk.ask(deliberate=True)
        await desk.clock.advance(60)
        await desk.ask(deliberate=True)

        assert desk.state() == Ramping()

    play(scenario)


def test_an_unreadable_wait_is_not_what_an_unread_answer_is_taken_for() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("9" * 20)
        await desk.clock.advance(60)
        await desk.ask(deliberate=True)
        await OpenRequest(desk).send()

        assert waiting(await restart(desk)) == (60, WaitReason.UNANSWERED)

    play(scenario)


def test_a_longer_wait_stands_over_an_unknown_answer() -> None:
    async def scenario() -> None:
        desk = Desk()
        await OpenRequest(desk).send()
        await desk.limited("300")

        assert waiting(await restart(desk, after=10)) == (290, WaitReason.LIMIT)

    play(scenario)


def test_an_unknown_answer_stands_over_a_shorter_wait() -> None:
    async def scenario() -> None:
        desk = Desk()
        await OpenRequest(desk).send()
        await desk.limited("15")

        assert waiting(await restart(desk, after=10)) == (50, WaitReason.UNANSWERED)

    play(scenario)


def test_an_unknown_answer_is_no_refusal() -> None:
    async def scenario() -> None:
        desk = Desk()
        await OpenRequest(desk).send()
        desk = await restart(desk, after=0)
        await desk.clock.advance(60)

        await desk.limited("30")

        assert waiting(desk)[0] == 30

    play(scenario)


def test_refusals_that_wore_off_before_a_kill_do_not_come_back() -> None:
    async def scenario() -> None:
        # GIVEN four refusals in a row, overcome two minutes ago, and a request under way when we are killed
        desk = Desk()
        for _ in range(4):
            await desk.limited("30")
            await desk.clock.advance(desk.waiting().until - desk.clock.now())
        await desk.ask()
        await desk.clock.advance(120)
        await OpenRequest(desk).send()

        # WHEN the minute's wait is overcome and another refusal comes
        desk = await restart(desk, after=20)
        await desk.clock.advance(waiting(desk)[0])
        await desk.ask()
        await desk.limited("30")

        # THEN of the four none counts beside it: three clean minutes have passed
        assert waiting(desk)[0] == 30

    play(scenario)


def test_a_failure_that_was_known_before_the_restart_holds_nobody_up() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.ask_in_vain()

        assert (await restart(desk)).state() == Open()

    play(scenario)


class LostLedger(MemoryLedger):
    """A ledger that was begun because an earlier one could not be read."""

    def __init__(self, lost_at: Moment) -> None:
        super().__init__()
        self._lost_at = lost_at

    async def load(self, scope: Scope) -> Entry:
        entry = await super().load(scope)
        return Entry(entry.record, entry.unanswered, self._lost_at)


def test_after_a_lost_ledger_everybody_waits_a_minute_and_probes() -> None:
    async def scenario() -> None:
        desk = Desk()
        desk = Desk(desk.clock, LostLedger(Moment.now(desk.clock)))
        await desk.governor.load()
        assert waiting(desk) == (60, WaitReason.LEDGER_LOST)

        await desk.clock.advance(60)

        assert desk.state() == Probing(in_flight=False)

    play(scenario)


def test_a_ledger_lost_long_ago_holds_nobody_up() -> None:
    async def scenario() -> None:
        desk = Desk()
        ledger = LostLedger(Moment.now(desk.clock))
        await desk.clock.advance(60)
        desk = Desk(desk.clock, ledger)
        await desk.governor.load()

        assert desk.state() == Open()

    play(scenario)


def test_asking_reads_the_ledger_by_itself() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("300")

        desk = desk.restarted()

        with pytest.raises(WaitingError):
            await desk.ask()

    play(scenario)


def test_reading_the_ledger_twice_changes_nothing() -> None:
    async def scenario() -> None:
        desk = Desk()
        request = await OpenRequest(desk).send()

        # Read again, the ledger would show a request that is merely on its way.
        await desk.governor.load()

        assert desk.state() == Open()
        await request.finish(200)

    play(scenario)


@pytest.mark.parametrize("ahead", [50 * 60.0, -50 * 60.0])
@pytest.mark.parametrize("reboots", [False, True])
def test_the_difference_to_the_servers_clock_is_known_after_a_restart(ahead: float, reboots: bool) -> None:
    async def scenario() -> None:
        # GIVEN a wrong clock on this computer, which an answer with a Date has shown
        desk = Desk()
        server = desk.clock.now()
        desk.clock.set_wall(server + ahead)
        await desk.ask(200, {"Date": formatdate(server, usegmt=True)})
        if reboots:
            desk.clock.reboot()
        desk = await restart(desk, after=600)

        # WHEN a refusal without a Date names a moment one hour ahead of the server
        await desk.limited(formatdate(server + 600 + HOUR, usegmt=True))

        # THEN the wait is an hour, and a little more for dates that came late
        seconds, reason = waiting(desk)
        assert reason is WaitReason.LIMIT
        assert HOUR <= seconds <= HOUR + 5

    play(scenario)


def test_a_clock_that_is_right_needs_nothing_to_be_remembered() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.ask(200, {"Date": formatdate(desk.clock.now(), usegmt=True)})
        await desk.ask(200, {"Date": formatdate(desk.clock.now() - 1, usegmt=True)})

        assert (await desk.remembered()).record.server_clock is None

    play(scenario)
