"""A 429 makes everybody wait as long as the service told, and nothing shortens it (interface 8.3)."""

import asyncio
import math
from collections.abc import Sequence

import pytest

from menagerie.domain.errors import AskingStoppedError, WaitingError
from menagerie.governor.governor import Open, Probing, Purpose, Stopped, Waiting, WaitReason
from menagerie.governor.ledger import Scope
from menagerie.governor.record import Record, Reservation
from support.asking import Desk, MostJitter, OpenRequest, play
from support.memory_ledger import MemoryLedger


def until(desk: Desk) -> float:
    """Return the end of the wait, from now, in seconds."""
    return desk.waiting().until - desk.clock.now()


async def refuse_at_once(desk: Desk) -> float:
    """Ask, expect to be refused without anything being sent, and return for how long, in seconds."""
    sent = len(desk.sent)
    with pytest.raises(WaitingError) as caught:
        await desk.ask()
    assert len(desk.sent) == sent
    return caught.value.until - desk.clock.now()


def test_a_new_governor_is_open() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.governor.load()

        assert desk.state() == Open()
        await desk.ask()
        assert desk.state() == Open()

    play(scenario)


def test_a_request_during_a_short_wait_goes_when_it_is_over_and_not_before() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("30")
        over = desk.clock.now() + 30
        assert desk.state() == Waiting(over, WaitReason.LIMIT)

        asking = desk.start(desk.ask())
        await desk.clock.advance(29.999)
        assert not asking.done()
        await desk.clock.advance(0.001)

        assert asking.done()
        assert desk.sent[-1] == pytest.approx(over)

    play(scenario)


def test_a_request_during_a_long_wait_is_refused_at_once() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("61")

        assert await refuse_at_once(desk) == 61
        await desk.clock.advance(1)
        asking = desk.start(desk.ask())
        await desk.clock.advance(60)
        assert asking.done()

    play(scenario)


def test_a_wait_that_grows_while_somebody_stands_in_line_refuses_them() -> None:
    async def scenario() -> None:
        desk = Desk()
        late = await OpenRequest(desk).send()
        await desk.limited("30")
        asking = desk.start(desk.ask())
        await desk.clock.advance(5)

        await late.finish(429, {"Retry-After": "300"})
        await desk.clock.advance(1)

        assert isinstance(asking.exception(), WaitingError)

    play(scenario)


def test_a_wait_ends_by_itself() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("30")

        await desk.clock.advance(30)

        assert desk.state() == Probing(in_flight=False)

    play(scenario)


@pytest.mark.parametrize(("retry_after", "wait"), [(None, 60), ("soon", 300), ("0", 60), ("1", 2)])
def test_a_refusal_that_tells_little_makes_us_wait_a_plausible_time(
    retry_after: str | None, wait: float
) -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited(retry_after)

        assert until(desk) == wait

    play(scenario)


def test_the_reset_counts_where_it_is_later_than_retry_after() -> None:
    async def scenario() -> None:
        desk = Desk()
        headers = {"Retry-After": "5", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "40"}
        await desk.ask(429, headers)

        assert until(desk) == 41

    play(scenario)


def test_a_503_with_retry_after_is_a_wait_with_its_own_reason() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.ask(503, {"Retry-After": "20"})

        assert desk.state() == Waiting(desk.clock.now() + 20, WaitReason.UNAVAILABLE)

    play(scenario)


@pytest.mark.parametrize("status", [200, 400, 404, 500, 503])
def test_other_answers_are_no_wait(status: int) -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.ask(status)

        assert desk.state() == Open()

    play(scenario)


def test_jitter_only_makes_a_wait_longer() -> None:
    async def scenario() -> None:
        desk = Desk(random=MostJitter())
        await desk.limited("30")

        assert until(desk) == pytest.approx(33)

    play(scenario)


class HeldLedger(MemoryLedger):
    """A disk that takes as long as the test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.may_write = asyncio.Event()

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        await self.may_write.wait()
        await super().record(scope, record, settled)


def test_a_wait_is_in_force_before_it_is_written_down_and_reported_after() -> None:
    async def scenario() -> None:
        ledger = HeldLedger()
        desk = Desk(ledger=ledger)

        reporting = desk.start(desk.limited("300"))
        await desk.clock.settle()

        assert await refuse_at_once(desk) == 300
        assert not reporting.done()
        ledger.may_write.set()
        await reporting

    play(scenario)


def test_a_wait_stays_in_force_when_the_one_who_met_it_is_cancelled() -> None:
    async def scenario() -> None:
        desk = Desk(ledger=HeldLedger())
        desk.start(desk.limited("300"))
        await desk.clock.settle()

        await desk.end()

        assert await refuse_at_once(desk) == 300

    play(scenario)


def test_a_429_whose_body_never_ends_counts() -> None:
    async def scenario() -> None:
        desk = Desk()
        request = await OpenRequest(desk).send()

        await request.answer(429, {"Retry-After": "300"})

        assert await refuse_at_once(desk) == 300
        await request.end()

    play(scenario)


def test_a_late_200_shortens_nothing() -> None:
    async def scenario() -> None:
        desk = Desk()
        late = await OpenRequest(desk).send()
        await desk.limited("300")

        await late.finish(200)

        assert await refuse_at_once(desk) == 300

    play(scenario)


def test_a_smaller_429_shortens_nothing_and_a_larger_one_extends() -> None:
    async def scenario() -> None:
        desk = Desk()
        smaller = await OpenRequest(desk).send()
        larger = await OpenRequest(desk, Purpose.WRITE).send()
        await desk.limited("300")
        await desk.clock.advance(10)

        await smaller.finish(429, {"Retry-After": "5"})
        assert until(desk) == 290

        await larger.finish(429, {"Retry-After": "400"})
        assert until(desk) == 400

    play(scenario)


def test_refusals_of_requests_that_were_on_their_way_together_are_one_event() -> None:
    async def scenario() -> None:
        desk = Desk()
        others = [await OpenRequest(desk).send(), await OpenRequest(desk, Purpose.WRITE).send()]
        await desk.limited("30")
        for other in others:
            await other.finish(429, {"Retry-After": "30"})
        assert until(desk) == 30

        # Only the next refusal in a row doubles our own wait.
        await desk.clock.advance(30)
        await desk.limited(None)
        assert until(desk) == 120

    play(scenario)


@pytest.mark.parametrize(
    ("told", "waits"),
    [
        (None, [60, 120, 240, 480, 960, 1920, 3600, 3600]),
        ("soon", [300, 600, 1200, 2400, 3600, 3600]),
        ("30", [30, 30, 30, 30, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]),
        ("7200.5", [7200.5, 7200.5, 7200.5]),
    ],
)
def test_each_refusal_in_a_row_doubles_our_own_wait_up_to_an_hour_and_never_what_was_told(
    told: str | None, waits: list[float]
) -> None:
    async def scenario() -> None:
        desk = Desk()
        for wait in waits:
            await desk.limited(told)
            assert until(desk) == wait
            await desk.clock.advance(wait)

    play(scenario)


@pytest.mark.parametrize(
    ("clean", "wait"), [(0, 960), (59, 960), (60, 240), (120, 120), (180, 60), (999, 60)]
)
def test_the_count_of_refusals_halves_with_each_clean_minute(clean: float, wait: float) -> None:
    async def scenario() -> None:
        # GIVEN four refusals in a row, overcome
        desk = Desk()
        for _ in range(4):
            await desk.limited(None)
            await desk.clock.advance(until(desk))
        await desk.ask(200)

        # WHEN some time passes before the next
        await desk.clock.advance(clean)
        await desk.limited(None)

        # THEN four, two, one or none count beside it
        assert until(desk) == wait

    play(scenario)


def test_time_spent_waiting_is_no_clean_time() -> None:
    async def scenario() -> None:
        # GIVEN four refusals in a row, overcome, and a fifth at once
        desk = Desk()
        for _ in range(4):
            await desk.limited(None)
            await desk.clock.advance(until(desk))
        await desk.ask(200)
        await desk.limited(None)
        assert until(desk) == 960

        # WHEN those sixteen minutes have passed and the next is refused too
        await desk.clock.advance(960)
        await desk.limited(None)

        # THEN it is the sixth
        assert until(desk) == 1920

    play(scenario)


def test_the_reason_told_is_that_of_the_longest_wait() -> None:
    async def scenario() -> None:
        desk = Desk()
        late = [await OpenRequest(desk).send(), await OpenRequest(desk, Purpose.WRITE).send()]
        await desk.limited("300")

        await late[0].finish(503, {"Retry-After": "5"})
        assert desk.waiting().reason is WaitReason.LIMIT
        await late[1].finish(503, {"Retry-After": "400"})
        assert desk.waiting().reason is WaitReason.UNAVAILABLE

    play(scenario)


def test_a_wait_is_kept_when_the_wall_clock_is_set_forward() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("300")

        desk.clock.set_wall(desk.clock.now() + 86_400)

        assert await refuse_at_once(desk) == 300

    play(scenario)


def test_a_wait_is_as_long_as_before_when_the_wall_clock_is_set_back() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("300")
        await desk.clock.advance(100)

        desk.clock.set_wall(desk.clock.now() - 86_400)

        assert await refuse_at_once(desk) == 200
        await desk.clock.advance(200)
        assert desk.state() == Probing(in_flight=False)

    play(scenario)


def test_the_end_of_a_wait_does_not_move_from_one_look_to_the_next() -> None:
    async def scenario() -> None:
        desk = Desk(random=MostJitter())
        await desk.limited("7200")
        first = desk.state()
        await desk.clock.advance(1234.567)

        assert desk.state() == first
        # Nor when the clocks drift apart a little, as clocks do.
        desk.clock.set_wall(desk.clock.now() + 0.2)
        assert desk.state() == first

    play(scenario)


def test_a_wait_without_a_readable_end_says_so() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("9" * 20)

        await desk.clock.advance(10 * 366 * 86_400)

        assert desk.waiting().until == math.inf
        with pytest.raises(WaitingError, match="choose yourself when to try once"):
            await desk.ask()

    play(scenario)


def test_a_refused_key_during_a_wait_stops_and_the_wait_stays() -> None:
    async def scenario() -> None:
        desk = Desk()
        late = await OpenRequest(desk).send()
        await desk.limited("300")
        await late.finish(401)
        assert until(desk) == 300
        with pytest.raises(AskingStoppedError):
            await desk.ask()
        with pytest.raises(WaitingError):
            await desk.ask(deliberate=True)

        await desk.clock.advance(300)

        assert desk.state() == Stopped(401)

    play(scenario)


def test_a_wait_is_told_alike_at_each_look_after_a_clock_was_set() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.limited("7200")
        set_to = desk.clock.now() + 600
        told = set()

        # Clocks that are read one after the other never agree exactly.
        for look in range(50):
            desk.clock.set_wall(set_to + look * 1e-6)
            told.add(desk.waiting())

        assert {round(wait.until) for wait in told} == {set_to + 7200}
        assert len(told) == 1

    play(scenario)
