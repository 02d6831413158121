"""At most two reads and one write at once, each in its turn; whoever gives up never holds up the others."""

import asyncio
from random import Random

import pytest

from menagerie.domain.quota import Quota
from menagerie.governor.governor import GovernorState, Open, Purpose
from menagerie.governor.record import Moment, Reservation
from support.asking import Desk, Diary, OpenRequest, play, scenario
from support.memory_ledger import MemoryLedger

READ, WRITE = Purpose.READ, Purpose.WRITE


@scenario
async def test_two_reads_and_one_write_go_at_once() -> None:
    desk = Desk()
    under_way = [await OpenRequest(desk, purpose).send() for purpose in (READ, READ, WRITE)]
    third_read = desk.start(desk.ask(purpose=READ))
    second_write = desk.start(desk.ask(purpose=WRITE))
    await desk.clock.advance(3600)
    assert not third_read.done()
    assert not second_write.done()

    await under_way[2].finish(201)
    await second_write
    assert not third_read.done()
    await under_way[0].finish(200)
    await third_read
    await under_way[1].finish(200)


@scenario
async def test_the_place_is_held_until_the_body_has_ended() -> None:
    desk = Desk()
    first = await OpenRequest(desk, WRITE).send()
    second = desk.start(desk.ask(purpose=WRITE))

    await first.answer(201)
    await desk.clock.settle()
    assert not second.done()

    await first.end()
    await second


@scenario
async def test_requests_of_a_kind_go_in_the_order_they_came() -> None:
    desk = Desk()
    order: list[int] = []

    async def ask(number: int) -> None:
        async with desk.governor.admission(WRITE) as admission:
            order.append(number)
            await admission.answered(201, {})

    first = await OpenRequest(desk, WRITE).send()
    for number in range(10):
        desk.start(ask(number))
        await desk.clock.settle()
    await first.finish(201)
    await desk.clock.settle()

    assert order == list(range(10))


@scenario
async def test_one_who_gives_up_in_line_holds_up_nobody() -> None:
    desk = Desk()
    first = await OpenRequest(desk, WRITE).send()
    second = desk.start(desk.ask(purpose=WRITE))
    third = desk.start(desk.ask(purpose=WRITE))
    await desk.clock.settle()

    second.cancel()
    await first.finish(201)
    await third

    assert second.cancelled()


@scenario
async def test_one_who_gives_up_between_being_woken_and_running_holds_up_nobody() -> None:
    desk = Desk()
    first = await OpenRequest(desk, WRITE).send()
    second = desk.start(desk.ask(purpose=WRITE))
    third = desk.start(desk.ask(purpose=WRITE))
    await desk.clock.settle()

    # The memory ledger never suspends, so ending goes through at once: everybody has been woken, and
    # none has run since.
    await first.end()
    second.cancel()
    await third

    assert second.cancelled()
    assert len(desk.sent) == 2


@scenario
async def test_one_who_gives_up_while_sleeping_holds_up_nobody() -> None:
    desk = Desk()
    await desk.limited("30")
    first = desk.start(desk.ask())
    second = desk.start(desk.ask())
    await desk.clock.advance(29.5)

    first.cancel()
    await desk.clock.advance(0.5)

    assert first.cancelled()
    assert second.done()


@scenario
async def test_one_who_gives_up_at_the_very_end_of_a_wait_holds_up_nobody() -> None:
    desk = Desk()
    await desk.limited("30")
    first = desk.start(desk.ask(purpose=READ))
    second = desk.start(desk.ask(purpose=WRITE))

    async def give_up_when_the_wait_ends() -> None:
        await desk.clock.sleep(30)
        first.cancel()

    desk.start(give_up_when_the_wait_ends())
    await desk.clock.advance(30)

    assert first.done()
    assert second.done()


class SlowLedger(MemoryLedger):
    """A disk on which each reservation takes as long as the test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.may_write = asyncio.Event()

    async def reserve(self, reservation: Reservation) -> None:
        await super().reserve(reservation)
        await self.may_write.wait()


@scenario
async def test_one_who_gives_up_while_being_written_down_leaves_nothing_behind() -> None:
    ledger = SlowLedger()
    desk = Desk(ledger=ledger)
    first = desk.start(desk.ask(purpose=WRITE))
    second = desk.start(desk.ask(purpose=WRITE))
    await desk.clock.settle()

    first.cancel()
    await desk.clock.settle()
    ledger.may_write.set()
    await second

    assert first.cancelled()
    assert (await desk.remembered()).unanswered == ()


@scenario
async def test_a_refusal_that_comes_while_a_request_is_written_down_keeps_it_back() -> None:
    ledger = SlowLedger()
    desk = Desk(ledger=ledger)
    ledger.may_write.set()
    early = await OpenRequest(desk).send()
    ledger.may_write.clear()
    late = desk.start(desk.ask())
    await desk.clock.settle()

    await early.finish(429, {"Retry-After": "30"})
    ledger.may_write.set()
    await desk.clock.advance(29)
    assert len(desk.sent) == 1
    await desk.clock.advance(1)

    assert late.done()
    assert len(desk.sent) == 2


@scenario
async def test_leaving_without_an_answer_gives_the_place_back_and_is_no_refusal() -> None:
    desk = Desk()
    for _ in range(5):
        await desk.ask_in_vain(WRITE)

    assert desk.state() == Open()
    assert (await desk.remembered()).unanswered == ()


@scenario
async def test_an_error_inside_passes_through_and_gives_the_place_back() -> None:
    desk = Desk()
    for _ in range(3):
        with pytest.raises(ConnectionError):
            async with desk.governor.admission(WRITE):
                raise ConnectionError
    await desk.ask(purpose=WRITE)


@scenario
async def test_a_request_is_written_down_before_it_goes_and_settled_by_its_answer() -> None:
    desk = Desk()
    request = await OpenRequest(desk).send()
    (reservation,) = (await desk.remembered()).unanswered
    assert reservation.sent_at == Moment.now(desk.clock)

    await request.answer(200)

    assert (await desk.remembered()).unanswered == ()
    await request.end()


def test_a_listener_s_mistake_is_reported_and_holds_up_nobody() -> None:
    class Clumsy(Diary):
        def quota_changed(self, quota: Quota) -> None:
            super().quota_changed(quota)
            raise ZeroDivisionError

        def state_changed(self, state: GovernorState) -> None:
            super().state_changed(state)
            raise ZeroDivisionError

    async def scenario() -> None:
        reported: list[object] = []
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: reported.append(type(context["exception"]))
        )
        desk = Desk()
        desk.governor.subscribe(Clumsy())
        await desk.ask(429, {"Retry-After": "30", "X-RateLimit-Remaining": "0"})
        asking = desk.start(desk.ask())
        await desk.clock.advance(30)

        assert asking.done()
        assert set(reported) == {ZeroDivisionError}

    play(scenario)


@pytest.mark.parametrize("seed", range(30))
def test_whatever_happens_to_whom_the_rules_hold_and_nobody_is_left_behind(seed: int) -> None:
    """Many desks' worth of requests: answered, refused, lost and cancelled at random moments."""

    async def scenario() -> None:
        chance = Random(seed)  # noqa: S311 - only chance, repeatable
        desk = Desk(random=Random(seed))  # noqa: S311 - the same
        under_way = {READ: 0, WRITE: 0}
        not_before = 0.0

        async def ask(purpose: Purpose) -> None:
            nonlocal not_before
            async with desk.governor.admission(purpose) as admission:
                assert desk.clock.now() >= not_before
                under_way[purpose] += 1
                assert under_way[READ] <= 2
                assert under_way[WRITE] <= 1
                try:
                    await desk.clock.sleep(chance.uniform(0, 3))
                    match chance.randrange(5):
                        case 0:
                            told = chance.randrange(2, 8)
                            not_before = max(not_before, desk.clock.now() + told)
                            await admission.answered(429, {"Retry-After": str(told)})
                        case 1:
                            pass
                        case _:
                            await admission.answered(200, {})
                finally:
                    under_way[purpose] -= 1

        tasks = []
        for _ in range(60):
            tasks.append(asyncio.create_task(ask(chance.choice([READ, WRITE]))))
            await desk.clock.advance(chance.uniform(0, 2))
            chance.choice(tasks).cancel()
        # Every wait ends some time, so that everybody has gone, given up, or was told to come back later.
        await desk.clock.advance(10_000)
        results = await asyncio.gather(*tasks, return_exceptions=True)

        unexpected = [result for result in results if isinstance(result, AssertionError)]
        assert unexpected == []
        assert all(task.done() for task in tasks)
        assert under_way == {READ: 0, WRITE: 0}
        # The gate is sound: everything that may go at once still does.
        await desk.clock.advance(4000)
        for purpose in (READ, READ, READ, WRITE, READ):
            desk.start(desk.ask(purpose=purpose))
        await desk.clock.advance(200)
        assert len(desk.sent) == 5
        assert desk.state() == Open()

    play(scenario)
