"""As many at once as the window says, each in its turn; one that gives up holds up no others."""

import asyncio
from collections.abc import Sequence

import pytest

from menagerie.domain.plan import BUSINESS, FREE, Quota, enterprise
from menagerie.governor.governor import GovernorState, Open, Priority, Purpose
from menagerie.governor.record import Moment, Record, Reservation, Scope
from menagerie.governor.window import Window
from support.asking import Desk, Diary, HeldLedger, stated
from support.memory_ledger import MemoryLedger

READ, WRITE = Purpose.READ, Purpose.WRITE
BACKGROUND = Priority.BACKGROUND
MINUTE = 60.0


async def with_a_held_ledger() -> tuple[Desk, HeldLedger]:
    ledger = HeldLedger()
    desk = Desk(ledger=ledger)
    await desk.governor.load()
    return desk, ledger


async def test_as_many_go_at_once_as_the_window_says_and_a_person_waits_only_for_the_person_s_own() -> None:
    desk = Desk()
    await desk.open_window(3)
    in_flight = [await desk.send(purpose, priority=BACKGROUND) for purpose in (WRITE, READ, WRITE)]
    fourth = await desk.queue(WRITE, priority=BACKGROUND)
    await desk.clock.advance(3600)
    assert not fourth.done()
    await in_flight[1].finish(200)
    await fourth
    for request in (in_flight[0], in_flight[2]):
        await request.finish(201)
    desk = Desk()
    await desk.open_window(16)
    for _ in range(16):
        await desk.send(WRITE, priority=BACKGROUND)
    click = await desk.queue(READ)
    assert click.done()
    desk = Desk()
    first, second = await desk.send(), await desk.send()
    third = await desk.queue()
    await desk.clock.advance(3600)
    assert not third.done()
    await second.finish(200)
    await third
    await first.finish(200)


async def test_a_place_is_held_until_the_body_has_ended_and_then_a_person_goes_first() -> None:
    desk = Desk()
    first, _ = await desk.send(WRITE), await desk.send(WRITE)
    second = await desk.queue(WRITE)
    await first.answer(201)
    await desk.clock.settle()
    assert not second.done()
    await first.end()
    await second
    desk = Desk()
    order: list[int] = []

    async def ask(number: int, priority: Priority) -> None:
        async with desk.governor.admission(WRITE, priority=priority) as admission:
            order.append(number)
            await admission.answered(201, {})

    first = await desk.send(WRITE)
    for number in range(10):
        desk.start(ask(number, Priority.BACKGROUND if number < 3 else Priority.PERSON))
        await desk.clock.settle()
    await first.finish(201)
    await desk.clock.advance(10)
    assert order == [*range(3, 10), 0, 1, 2]


async def test_one_that_gives_up_in_the_queue_or_in_a_wait_or_while_being_recorded_holds_up_nothing() -> None:
    for after_it_was_woken in (False, True):
        desk = Desk()
        open_one, _ = await desk.send(WRITE), await desk.send(WRITE)
        first, second = await desk.queue(WRITE), await desk.queue(WRITE)
        # The memory ledger never suspends: when ending returns, both have been woken and none has run since.
        if after_it_was_woken:
            await open_one.end()
        first.cancel()
        if not after_it_was_woken:
            await open_one.finish(201)
        await second
        assert first.cancelled()
        assert len(desk.sent) == 3
    # During the wait, or at its very end
    for after in (29.5, 30.0):
        desk = Desk()
        await desk.limited("30")
        first, second = await desk.queue(READ), await desk.queue(WRITE)
        desk.start(cancel_after(desk, after, first))
        await desk.clock.advance(30)
        assert first.done()
        assert second.done()
    desk, ledger = await with_a_held_ledger()
    ledger.may_reserve.clear()
    first, second = await desk.queue(WRITE), await desk.queue(WRITE)
    first.cancel()
    await desk.clock.settle()
    ledger.may_reserve.set()
    await second
    assert first.cancelled()
    assert (await desk.remembered()).unanswered == ()


async def cancel_after(desk: Desk, seconds: float, asking: asyncio.Task[None]) -> None:
    await desk.clock.sleep(seconds)
    asking.cancel()


async def test_a_request_is_recorded_before_it_goes_at_once_with_others_and_settled_by_its_response() -> None:
    desk = Desk()
    request = await desk.send()
    (reservation,) = (await desk.remembered()).unanswered
    assert reservation.sent_at == Moment.now(desk.clock)
    await request.answer(200)
    assert (await desk.remembered()).unanswered == ()
    await request.end()
    desk, ledger = await with_a_held_ledger()
    await desk.open_window(4)
    ledger.may_reserve.clear()
    asking = [await desk.queue(WRITE) for _ in range(4)]
    assert len((await desk.remembered()).unanswered) == 4
    ledger.may_reserve.set()
    await asyncio.gather(*asking)


async def test_what_comes_while_a_request_is_recorded_keeps_it_back_or_has_it_recorded_anew() -> None:
    desk, ledger = await with_a_held_ledger()
    early = await desk.send()
    ledger.may_reserve.clear()
    late = await desk.queue()
    await early.finish(429, {"Retry-After": "30"})
    ledger.may_reserve.set()
    await desk.clock.advance(29)
    assert len(desk.sent) == 1
    await desk.clock.advance(1)
    assert late.done()
    assert len(desk.sent) == 2
    desk, ledger = await with_a_held_ledger()
    ledger.may_reserve.clear()
    sending = asyncio.create_task(desk.send())
    await desk.clock.advance(3600)
    # Meanwhile another one begins to be recorded.
    another = asyncio.create_task(desk.send())
    await desk.clock.settle()
    ledger.may_reserve.set()
    reservations = [(await one).admission.reservation for one in (sending, another)]
    assert [one.sent_at for one in reservations] == [Moment.now(desk.clock)] * 2
    assert {one.id for one in (await desk.remembered()).unanswered} == {one.id for one in reservations}


@pytest.mark.parametrize("is_probe", [False, True])
async def test_a_request_that_cannot_be_recorded_gives_its_place_back_and_counts_for_nothing(
    is_probe: bool,
) -> None:
    # GIVEN a governor that is open, or has a wait behind it
    desk, ledger = await with_a_held_ledger()
    if is_probe:
        await desk.limited("2")
        await desk.clock.advance(2)
    before, sent_today = desk.state(), desk.governor.pacing.sent_today
    # WHEN recording fails as often as requests may be sent in a minute
    ledger.fails = True
    for number in range(60):
        with pytest.raises(OSError):  # noqa: PT011 - any
            await desk.ask(purpose=WRITE if number % 3 else READ)
    # THEN nothing was sent, none is queued, and as many requests go as before
    assert desk.state() == before
    assert desk.governor.pacing.queued == 0
    assert desk.governor.pacing.sent_today == sent_today
    assert not (await desk.remembered()).unanswered
    ledger.fails = False
    for _ in range(59):
        await desk.ask(purpose=WRITE)
    assert len(desk.sent) == 59 + is_probe


async def test_the_queue_looks_again_when_another_request_starts_and_not_when_it_is_recorded() -> None:
    # GIVEN a write and a read that wait for the minute to pass; the write looks first, the read goes first
    desk, ledger = await with_a_held_ledger()
    for _ in range(60):
        await desk.ask()
    await desk.clock.advance(5)
    desk.start(desk.ask(purpose=WRITE))
    await desk.clock.advance(0.5)
    await desk.queue(READ)
    # WHEN their time has come, and the disk does not get on with the read
    ledger.may_reserve.clear()
    await desk.clock.advance(MINUTE)
    # THEN both have left the queue
    assert desk.governor.pacing.queued == 0
    await desk.end()


async def test_leaving_without_a_response_is_no_refusal_and_what_one_states_is_recorded_once() -> None:
    desk = Desk()
    for _ in range(5):
        await desk.ask_in_vain(WRITE)
        with pytest.raises(ConnectionError):
            async with desk.governor.admission(WRITE):
                raise ConnectionError
    assert desk.state() == Open()
    assert (await desk.remembered()).unanswered == ()

    class Counting(MemoryLedger):
        records = 0

        async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
            self.records += 1
            await super().record(scope, record, settled)

    ledger = Counting()
    desk = Desk(ledger=ledger)
    for left in (200, 199, 198):
        await desk.ask(200, stated(300, left, 60))
    # That it is Pro. Each record costs a flush of the disk.
    assert ledger.records == 1


@pytest.mark.parametrize("priority", Priority)
async def test_after_a_reset_one_request_finds_out_what_remains(priority: Priority) -> None:
    # GIVEN a minute that has windows, of which much remained
    desk = Desk()
    for number in range(4):
        await desk.ask(200, stated(60, 50 - 5 * number, 30 - 3 * number))
        await desk.clock.advance(3)
    assert desk.state() == Open()
    # WHEN its reset is over and several ask
    await desk.clock.advance(MINUTE)
    sent = 0
    response = asyncio.Event()

    async def ask() -> None:
        nonlocal sent
        async with desk.governor.admission(READ, priority=priority) as admission:
            sent += 1
            await response.wait()
            await admission.answered(200, {})

    for _ in range(2):
        desk.start(ask())
    await desk.clock.advance(20)
    # THEN one goes; the other when it has been answered; and then two at once as before
    assert sent == 1
    response.set()
    await desk.clock.advance(20)
    assert sent == 2
    for request in [await desk.send() for _ in range(2)]:
        await request.finish(200)


async def test_a_listener_s_error_is_reported_and_holds_up_nothing() -> None:
    class Failing(Diary):
        def quota_changed(self, quota: Quota) -> None:
            super().quota_changed(quota)
            raise ZeroDivisionError

        def state_changed(self, state: GovernorState) -> None:
            super().state_changed(state)
            raise ZeroDivisionError

    reported: list[object] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: reported.append(type(context["exception"]))
    )
    desk = Desk()
    desk.governor.subscribe(Failing())
    await desk.ask(429, {"Retry-After": "30", "X-RateLimit-Remaining": "0"})
    asking = await desk.queue()
    await desk.clock.advance(30)
    assert asking.done()
    assert set(reported) == {ZeroDivisionError}


PER_SECOND = 1000 / 60


def opened(round_trip: float, per_second: float | None = PER_SECOND, answers: int = 40) -> Window:
    """Return a window after so many clean answers, one after the other."""
    window = Window()
    for number in range(1, answers + 1):
        window.open(number, number, round_trip, per_second)
    return window


def test_as_many_are_in_flight_as_are_permitted_in_a_round_trip_and_never_more_than_32() -> None:
    cases = [
        (0.02, 1.0, 1),
        (0.5, 1.0, 1),
        (0.02, PER_SECOND, 1),
        (0.2, PER_SECOND, 5),
        (0.5, PER_SECOND, 11),
    ]
    cases += [(0.5, 2500 / 60, 27), (30.0, PER_SECOND, 32)]
    for round_trip, per_second, size in cases:
        assert opened(round_trip, per_second).size(per_second) == size
    for round_trip in (0.02, 0.0):
        assert opened(round_trip, None).size(None) == 32


def test_it_opens_by_one_in_a_round_trip_and_follows_a_distance_that_changes_and_no_single_slow_answer() -> (
    None
):
    window = Window()
    assert window.size(PER_SECOND) == 1
    window.open(1, 1, 0.5, PER_SECOND)
    assert window.size(PER_SECOND) == 2
    # Both that went then are answered; the second answer opens nothing more.
    window.open(2, 3, 0.5, PER_SECOND)
    window.open(3, 4, 0.5, PER_SECOND)
    assert window.size(PER_SECOND) == 3
    window = opened(0.5, answers=20)
    window.fall(30)
    for number in range(21, 31):
        window.open(number, 30, 0.5, PER_SECOND)
    assert window.size(PER_SECOND) == 1
    window.open(31, 31, 0.5, PER_SECOND)
    assert window.size(PER_SECOND) == 2
    window = opened(0.2)
    window.open(41, 41, 29.0, PER_SECOND)
    assert window.size(PER_SECOND) == 5
    window = opened(0.02)
    for number in range(41, 120):
        window.open(number, number, 0.5, PER_SECOND)
    assert window.size(PER_SECOND) == 11
    for number in range(120, 200):
        window.open(number, number, 0.02, PER_SECOND)
    assert window.size(PER_SECOND) == 1


async def test_a_refusal_or_failure_closes_it_to_one_and_a_person_who_gives_up_closes_nothing() -> None:
    async def get_only_the_head() -> None:
        async with desk.governor.admission(Purpose.WRITE) as admission:
            await admission.answered(201, {})
            raise ConnectionError

    async def ask_a_silent_service() -> None:
        async with desk.governor.admission(Purpose.READ):
            await desk.clock.sleep(30)

    for status in (429, 500, 502, 503, 408):
        desk = Desk()
        await desk.open_window(8)
        await desk.ask(status)
        assert desk.governor.window == 1
    desk = Desk()
    await desk.open_window(8)
    await desk.ask_in_vain(Purpose.WRITE)
    assert desk.governor.window == 1
    await desk.open_window(8)
    with pytest.raises(ConnectionError):
        await get_only_the_head()
    assert desk.governor.window == 1
    await desk.open_window(8)
    asking = desk.start(ask_a_silent_service())
    await desk.clock.settle()
    asking.cancel()
    await desk.clock.settle()
    assert desk.governor.window == 8


async def answered_one_by_one(desk: Desk, requests: int, limit: int | None = None) -> int:
    """Send so many requests one after the other, and return the window that this opens."""
    for number in range(requests):
        request = await desk.send()
        await desk.clock.advance(0.4 if limit else 0.5)
        await request.finish(200, stated(limit, limit - 1 - number, 60) if limit else ())
    return desk.governor.window


async def test_the_rate_is_the_plan_s_or_what_the_headers_lower_it_to_and_a_chosen_plan_counts_at_once() -> (
    None
):
    for limit, window in ((1000, 9), (200, 2)):
        assert await answered_one_by_one(Desk(plan=BUSINESS), 40, limit) == window
    desk = Desk()
    await answered_one_by_one(desk, 5)
    desk.governor.choose_plan(enterprise(None, None))
    assert desk.governor.window == 1
    desk = Desk(plan=enterprise(None, None))
    assert await answered_one_by_one(desk, 40) == 32
    desk.governor.choose_plan(FREE)
    assert desk.governor.window == 1
