"""A request goes when it is written down; meanwhile and after a failure, others take their turns."""

import asyncio

import pytest

from menagerie.governor.governor import Open, Priority, Probing, Purpose
from menagerie.governor.record import Reservation
from support.asking import Desk, Diary, OpenRequest, scenario, stated
from support.memory_ledger import MemoryLedger

MINUTE = 60.0


class HeldLedger(MemoryLedger):
    """A disk that writes reservations down when the test says so, or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.may_write = asyncio.Event()
        self.may_write.set()
        self.fails = False

    async def reserve(self, reservation: Reservation) -> None:
        await self.may_write.wait()
        await super().reserve(reservation)
        if self.fails:
            raise OSError


@pytest.mark.parametrize("is_probe", [False, True])
@scenario
async def test_a_request_that_cannot_be_written_down_gives_its_place_back(is_probe: bool) -> None:
    # GIVEN a governor that is open, or has a wait behind it
    ledger = HeldLedger()
    desk = Desk(ledger=ledger)
    if is_probe:
        await desk.limited("2")
        await desk.clock.advance(2)
    await desk.governor.load()
    before, sent_today = desk.state(), desk.governor.pacing.sent_today

    # WHEN writing fails, as often as there are places
    ledger.fails = True
    for purpose in (Purpose.READ, Purpose.READ, Purpose.WRITE):
        with pytest.raises(OSError):  # noqa: PT011 - any
            await desk.ask(purpose=purpose)

    # THEN nothing was sent, none stands in line, and requests go as before
    assert desk.state() == before
    assert desk.governor.pacing.in_line == 0
    assert desk.governor.pacing.sent_today == sent_today
    assert not (await desk.remembered()).unanswered
    ledger.fails = False
    await (await OpenRequest(desk).send()).finish(200)
    under_way = await OpenRequest(desk, Purpose.WRITE).send()
    await under_way.finish(201)


@scenario
async def test_what_could_not_be_written_down_counts_for_nothing() -> None:
    ledger = HeldLedger()
    desk = Desk(ledger=ledger)
    ledger.fails = True
    for _ in range(60):
        with pytest.raises(OSError):  # noqa: PT011 - any
            await desk.ask()
    ledger.fails = False

    for _ in range(60):
        await desk.ask()

    assert len(desk.sent) == 60


@scenario
async def test_those_in_line_look_again_when_another_starts_and_not_when_it_is_written_down() -> None:
    # GIVEN a write and a read that wait for the minute to pass; the write looks first, a read goes first
    ledger = HeldLedger()
    desk = Desk(ledger=ledger)
    for _ in range(60):
        await desk.ask()
    await desk.clock.advance(5)
    desk.start(desk.ask(purpose=Purpose.WRITE))
    await desk.clock.advance(0.5)
    desk.start(desk.ask(purpose=Purpose.READ))
    await desk.clock.settle()

    # WHEN their time has come, and the disk does not get on with the read
    ledger.may_write.clear()
    await desk.clock.advance(MINUTE)

    # THEN both have left the line
    assert desk.governor.pacing.in_line == 0
    await desk.end()


@scenario
async def test_listeners_hear_of_a_probe_when_it_starts() -> None:
    ledger = HeldLedger()
    desk = Desk(ledger=ledger)
    diary = Diary()
    await desk.limited("2")
    await desk.clock.advance(2)
    desk.governor.subscribe(diary)

    ledger.may_write.clear()
    desk.start(desk.ask())
    await desk.clock.settle()

    assert diary.states[-1] == Probing(in_flight=True)
    await desk.end()


@pytest.mark.parametrize("priority", Priority)
@scenario
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
    news = asyncio.Event()

    async def ask() -> None:
        nonlocal sent
        async with desk.governor.admission(Purpose.READ, priority=priority) as admission:
            sent += 1
            await news.wait()
            await admission.answered(200, {})

    for _ in range(2):
        desk.start(ask())
    await desk.clock.advance(20)

    # THEN one goes; the other when it has been answered; and then two at once as before
    assert sent == 1
    news.set()
    await desk.clock.advance(20)
    assert sent == 2
    under_way = [await OpenRequest(desk).send() for _ in range(2)]
    for request in under_way:
        await request.finish(200)
