"""After a wait exactly one request finds out whether it is over; then asking grows back step by step."""

import asyncio

import pytest

from menagerie.governor.governor import Open, Probing, Purpose, Ramping, Waiting, WaitReason
from support.asking import Desk, Diary, OpenRequest, scenario


async def after_a_wait() -> Desk:
    desk = Desk()
    await desk.limited("30")
    await desk.clock.advance(30)
    return desk


@scenario
async def test_while_a_probe_is_on_its_way_nothing_else_goes() -> None:
    desk = await after_a_wait()
    probe = await OpenRequest(desk).send()
    assert desk.state() == Probing(in_flight=True)

    for purpose in (Purpose.READ, Purpose.WRITE):
        desk.start(desk.ask(purpose=purpose))
    await desk.clock.advance(3600)
    assert len(desk.sent) == 2

    await probe.finish(200)
    await desk.clock.advance(0)
    assert len(desk.sent) == 4


@scenario
async def test_of_many_who_sat_out_a_wait_one_probes() -> None:
    desk = Desk()
    await desk.limited("30")
    waiting = [OpenRequest(desk) for _ in range(20)]
    tasks = [asyncio.create_task(request.send()) for request in waiting]

    await desk.clock.advance(30)

    assert len(desk.sent) == 2
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@scenario
async def test_a_waiting_read_probes_before_a_waiting_write() -> None:
    desk = Desk()
    await desk.limited("30")
    order: list[Purpose] = []

    async def ask(purpose: Purpose) -> None:
        async with desk.governor.admission(purpose) as admission:
            order.append(purpose)
            await admission.answered(200, {})

    desk.start(ask(Purpose.WRITE))
    await desk.clock.advance(0.4)
    desk.start(ask(Purpose.READ))
    await desk.clock.advance(30)

    assert order == [Purpose.READ, Purpose.WRITE]


@scenario
async def test_a_probe_waits_for_what_was_on_its_way_before() -> None:
    desk = Desk()
    old = await OpenRequest(desk).send()
    await desk.limited("30")
    desk.start(desk.ask())
    await desk.clock.advance(40)
    assert len(desk.sent) == 2

    await old.finish(429, {"Retry-After": "20"})
    await desk.clock.advance(19.9)
    assert len(desk.sent) == 2
    await desk.clock.advance(0.1)
    assert len(desk.sent) == 3


@scenario
async def test_asking_grows_back_from_one_to_two_to_as_usual() -> None:
    desk = await after_a_wait()
    await desk.ask()
    assert desk.state() == Ramping()

    # One at a time.
    first = await OpenRequest(desk, Purpose.WRITE).send()
    second = OpenRequest(desk)
    sending_second = asyncio.create_task(second.send())
    await desk.clock.settle()
    assert not sending_second.done()
    await first.finish(201)
    await sending_second

    # Two.
    third = await OpenRequest(desk).send()
    fourth = OpenRequest(desk, Purpose.WRITE)
    sending_fourth = asyncio.create_task(fourth.send())
    await desk.clock.settle()
    assert not sending_fourth.done()
    assert desk.state() == Ramping()
    await second.answer(200)
    assert desk.state() == Ramping()
    await third.answer(200)

    # As usual.
    assert desk.state() == Open()
    await second.end()
    await sending_fourth
    await third.end()
    await fourth.end()


@scenario
async def test_a_refusal_while_growing_back_is_a_wait_again() -> None:
    desk = await after_a_wait()
    await desk.ask()
    await desk.limited(None)

    assert desk.waiting().until == desk.clock.now() + 120


@pytest.mark.parametrize("status", [200, 201, 400, 404])
@scenario
async def test_an_answer_to_what_was_asked_shows_that_the_wait_is_over(status: int) -> None:
    desk = await after_a_wait()
    await desk.ask(status)

    assert desk.state() == Ramping()


@pytest.mark.parametrize("status", [302, 407, 500, 502, 503])
@scenario
async def test_an_answer_that_may_come_from_elsewhere_shows_nothing(status: int) -> None:
    desk = await after_a_wait()
    await desk.ask(status)

    assert desk.state() == Probing(in_flight=False)


@scenario
async def test_probes_without_an_answer_are_paced_and_count_as_no_refusal() -> None:
    desk = await after_a_wait()
    await desk.ask_in_vain()
    for pause in (2, 4, 8, 16, 32, 60, 60):
        probe = desk.start(desk.ask_in_vain())
        await desk.clock.advance(pause - 0.01)
        assert not probe.done()
        assert desk.state() == Probing(in_flight=False)
        await desk.clock.advance(0.01)
        assert probe.done()

    # The next refusal is the second in a row, not the tenth.
    await desk.clock.advance(60)
    await desk.limited(None)
    assert desk.waiting().until - desk.clock.now() == 120


@scenario
async def test_a_probe_that_is_answered_ends_the_pauses() -> None:
    desk = await after_a_wait()
    await desk.ask_in_vain()
    await desk.clock.advance(2)
    await desk.ask(200)

    sent = len(desk.sent)
    await desk.ask()

    assert len(desk.sent) == sent + 1


@scenario
async def test_listeners_hear_of_each_change_once() -> None:
    desk = Desk()
    diary = Diary()
    unsubscribe = desk.governor.subscribe(diary)
    await desk.ask()
    await desk.ask()
    await desk.clock.settle()
    assert diary.states == []

    await desk.limited("30")
    over = desk.clock.now() + 30
    desk.start(desk.ask())
    await desk.clock.advance(30)

    assert diary.states == [Waiting(over, WaitReason.LIMIT), Probing(in_flight=True), Ramping()]

    # What happened just before a listener leaves does not reach it any more.
    await desk.limited("30")
    unsubscribe()
    unsubscribe()
    await desk.clock.settle()
    assert len(diary.states) == 3


@scenario
async def test_an_admission_stands_until_the_service_refuses_another_request() -> None:
    desk = Desk()
    one, other = await OpenRequest(desk).send(), await OpenRequest(desk, Purpose.WRITE).send()

    await one.finish(200)
    assert other.admission.still_stands
    await desk.limited("30")
    assert not other.admission.still_stands
