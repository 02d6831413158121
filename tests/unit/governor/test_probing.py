"""After a wait exactly one request finds out whether it is over; then asking grows back step by step."""

import pytest

from menagerie.governor.governor import Open, Probing, Purpose, Ramping, Waiting, WaitReason
from support.asking import Desk, Diary, HeldLedger

READ, WRITE = Purpose.READ, Purpose.WRITE


async def after_a_wait(ledger: HeldLedger | None = None) -> Desk:
    desk = Desk(ledger=ledger)
    await desk.limited("30")
    await desk.clock.advance(30)
    return desk


async def test_while_a_probe_is_in_flight_nothing_else_goes() -> None:
    desk = await after_a_wait()
    probe = await desk.send()
    assert desk.state() == Probing(in_flight=True)

    for purpose in Purpose:
        await desk.queue(purpose)
    await desk.clock.advance(3600)
    assert len(desk.sent) == 2

    await probe.finish(200)
    await desk.clock.settle()
    assert len(desk.sent) == 4


async def test_of_many_that_waited_one_read_probes() -> None:
    desk = Desk()
    await desk.limited("30")
    writes = [desk.start(desk.ask_in_vain(WRITE)) for _ in range(3)]
    await desk.clock.advance(0.4)
    reads = [desk.start(desk.ask_in_vain(READ)) for _ in range(3)]

    await desk.clock.advance(30)

    assert len(desk.sent) == 2
    assert [task.done() for task in reads + writes] == [True] + 5 * [False]
    await desk.end()


async def test_a_probe_waits_for_what_was_in_flight_before() -> None:
    desk = Desk()
    old = await desk.send()
    await desk.limited("30")
    await desk.queue()
    await desk.clock.advance(40)
    assert len(desk.sent) == 2

    await old.finish(429, {"Retry-After": "20"})
    await desk.clock.advance(19.9)
    assert len(desk.sent) == 2
    await desk.clock.advance(0.1)
    assert len(desk.sent) == 3


async def test_asking_grows_back_from_one_to_two_to_as_usual() -> None:
    desk = await after_a_wait()
    await desk.ask()
    assert desk.state() == Ramping()

    # One at a time.
    first = await desk.send(WRITE)
    second = desk.start(desk.ask())
    await desk.clock.settle()
    assert not second.done()
    await first.finish(201)
    await second

    # Two.
    third, fourth = await desk.send(), await desk.send()
    fifth = await desk.queue(WRITE)
    assert not fifth.done()
    assert desk.state() == Ramping()
    await third.answer(200)

    # As usual.
    assert desk.state() == Open()
    await third.end()
    await fifth
    await fourth.end()


async def test_after_the_first_good_response_no_more_than_two_go_at_once() -> None:
    desk = await after_a_wait()
    for _ in range(2):
        await desk.ask()

    for _ in range(2):
        await desk.send()
    third = await desk.queue()
    assert not third.done()
    await desk.end()


async def test_a_refusal_while_growing_back_is_a_wait_again() -> None:
    desk = await after_a_wait()
    await desk.ask()
    await desk.limited(None)

    assert desk.left() == 120


@pytest.mark.parametrize("status", [200, 201, 400, 404])
async def test_a_response_to_what_was_asked_shows_that_the_wait_is_over(status: int) -> None:
    desk = await after_a_wait()
    await desk.ask(status)

    assert desk.state() == Ramping()


@pytest.mark.parametrize("status", [302, 407, 500, 502, 503])
async def test_a_response_that_may_come_from_a_proxy_shows_nothing(status: int) -> None:
    desk = await after_a_wait()
    await desk.ask(status)

    assert desk.state() == Probing(in_flight=False)


async def test_probes_without_a_response_are_paced_and_count_as_no_refusal() -> None:
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
    assert desk.left() == 120


async def test_a_probe_that_is_answered_ends_the_pauses() -> None:
    desk = await after_a_wait()
    await desk.ask_in_vain()
    await desk.clock.advance(2)
    await desk.ask(200)

    await desk.ask()

    assert len(desk.sent) == 4
    # After another wait, they begin anew.
    await desk.limited("30")
    await desk.clock.advance(30)
    await desk.ask_in_vain()
    probe = desk.start(desk.ask())
    await desk.clock.advance(2)
    assert probe.done()


async def test_listeners_are_told_of_each_change_once() -> None:
    desk, diary = Desk(), Diary()
    unsubscribe = desk.governor.subscribe(diary)
    await desk.ask()
    await desk.ask()
    await desk.clock.settle()
    assert diary.states == []
    assert diary.quotas == []

    await desk.limited("30")
    over = desk.clock.now() + 30
    await desk.queue()
    await desk.clock.advance(30)

    assert diary.states == [Waiting(over, WaitReason.LIMIT), Probing(in_flight=True), Ramping()]

    # What happened just before a listener leaves does not reach it any more.
    await desk.limited("30")
    unsubscribe()
    unsubscribe()
    await desk.clock.settle()
    assert len(diary.states) == 3


async def test_listeners_are_told_of_a_probe_when_it_starts_and_not_when_it_is_recorded() -> None:
    ledger, diary = HeldLedger(), Diary()
    desk = await after_a_wait(ledger)
    desk.governor.subscribe(diary)

    ledger.may_reserve.clear()
    await desk.queue()

    assert diary.states[-1] == Probing(in_flight=True)
    await desk.end()


async def test_an_admission_stands_until_the_service_refuses_another_request() -> None:
    desk = Desk()
    one, other = await desk.send(), await desk.send(WRITE)

    await one.finish(200)
    assert other.admission.still_stands
    await desk.limited("30")
    assert not other.admission.still_stands


async def test_an_admission_stands_for_a_minute_only_as_the_computer_may_sleep_meanwhile() -> None:
    desk = Desk()
    request = await desk.send()
    await desk.clock.advance(59)
    assert request.admission.still_stands
    await desk.clock.advance(1)
    assert not request.admission.still_stands
