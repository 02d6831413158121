"""After a wait or a refused key one request finds out; then asking grows back (interface 5.3)."""

from menagerie.domain.errors import AskingStoppedError
from menagerie.governor.governor import Open, Probing, Purpose, Ramping, Stopped, Waiting, WaitReason
from support.asking import Desk, Diary, HeldLedger

READ, WRITE = Purpose.READ, Purpose.WRITE


async def after_a_wait(ledger: HeldLedger | None = None) -> Desk:
    desk = Desk(ledger=ledger)
    await desk.limited("30")
    await desk.clock.advance(30)
    return desk


async def test_while_a_probe_is_in_flight_nothing_else_goes_and_it_waits_for_what_left_before() -> None:
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


async def test_of_many_that_waited_one_read_probes_and_no_more_than_two_go_after_its_answer() -> None:
    desk = Desk()
    await desk.limited("30")
    writes = [desk.start(desk.ask_in_vain(WRITE)) for _ in range(3)]
    await desk.clock.advance(0.4)
    reads = [desk.start(desk.ask_in_vain(READ)) for _ in range(3)]
    await desk.clock.advance(30)
    assert len(desk.sent) == 2
    assert [task.done() for task in reads + writes] == [True] + 5 * [False]
    await desk.end()
    desk = await after_a_wait()
    for _ in range(2):
        await desk.ask()
    for _ in range(2):
        await desk.send()
    third = await desk.queue()
    assert not third.done()
    await desk.end()


async def test_asking_grows_back_from_one_to_two_to_as_usual_and_a_refusal_is_a_wait_again() -> None:
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
    desk = await after_a_wait()
    await desk.ask()
    await desk.limited(None)
    assert desk.left() == 120


async def test_only_a_response_to_what_was_asked_shows_that_the_wait_is_over_and_not_a_proxy_s() -> None:
    for status in (200, 201, 400, 404):
        desk = await after_a_wait()
        await desk.ask(status)
        assert desk.state() == Ramping()
    for status in (302, 407, 500, 502, 503):
        desk = await after_a_wait()
        await desk.ask(status)
        assert desk.state() == Probing(in_flight=False)


async def test_probes_without_a_response_are_paced_until_one_is_answered_and_count_as_no_refusal() -> None:
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


async def test_listeners_are_told_of_each_change_once_and_of_a_probe_when_it_starts() -> None:
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
    ledger, diary = HeldLedger(), Diary()
    desk = await after_a_wait(ledger)
    desk.governor.subscribe(diary)
    ledger.may_reserve.clear()
    await desk.queue()
    assert diary.states[-1] == Probing(in_flight=True)
    await desk.end()


async def test_an_admission_stands_for_a_minute_and_until_the_service_refuses_another_request() -> None:
    desk = Desk()
    request, stood = await desk.send(), []
    # The computer may sleep meanwhile.
    for seconds in (59, 1):
        await desk.clock.advance(seconds)
        stood.append(request.admission.still_stands)
    assert stood == [True, False]
    desk = Desk()
    one, other = await desk.send(), await desk.send(WRITE)
    await one.finish(200)
    assert other.admission.still_stands
    await desk.limited("30")
    assert not other.admission.still_stands


async def with_a_refused_key(status: int = 401) -> Desk:
    desk = Desk()
    await desk.ask(status)
    assert desk.state() == Stopped(status)
    return desk


async def test_after_a_refused_key_nothing_is_sent_of_what_was_queued_or_comes_later() -> None:
    desk = await with_a_refused_key()
    await desk.clock.advance(86_400)
    await desk.stopped()
    for deliberate in (False, True):
        desk = Desk()
        first, _ = await desk.send(WRITE), await desk.send(WRITE)
        second = await desk.queue(WRITE, deliberate=deliberate)
        await first.finish(401)
        await desk.clock.settle()
        assert isinstance(second.exception(), AskingStoppedError)
    desk = Desk()
    late = await desk.send()
    await desk.ask(401)
    await late.finish(200)
    assert desk.state() == Stopped(401)


async def test_a_403_stops_nothing_and_is_a_wait_if_it_tells_one() -> None:
    desk = Desk()
    await desk.ask(403)
    assert desk.state() == Open()
    await desk.ask(200)
    for headers in ({"Retry-After": "120"}, {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "120"}):
        desk = Desk()
        await desk.ask(403, headers)
        assert await desk.refused() >= 120
        await desk.clock.advance(200)
        await desk.ask(200)
        assert desk.state() == Ramping()


async def test_when_the_person_acts_one_request_goes_and_its_response_decides() -> None:
    for by_a_new_key in (False, True):
        desk, diary = await with_a_refused_key(), Diary()
        desk.governor.subscribe(diary)
        if by_a_new_key:
            desk.governor.renew_key()
            await desk.clock.settle()
            assert diary.states == [desk.state()] == [Probing(in_flight=False)]
        probe = await desk.send(deliberate=not by_a_new_key)
        assert desk.state() == Probing(in_flight=True)
        another = await desk.queue(deliberate=not by_a_new_key)
        await desk.clock.advance(600)
        assert not another.done()
        await probe.finish(200)
        await another
        assert desk.state() == Ramping()
    for by_a_new_key in (False, True):
        desk = await with_a_refused_key()
        if by_a_new_key:
            desk.governor.renew_key()
        await desk.ask(401, deliberate=not by_a_new_key)
        assert desk.state() == Stopped(401)
        await desk.stopped()


async def test_a_refusal_that_tells_how_long_it_lasts_is_obeyed_and_nothing_goes_on_by_itself() -> None:
    for by_a_new_key in (False, True):
        desk = Desk()
        await desk.ask(401, {"Retry-After": "120"})
        if by_a_new_key:
            desk.governor.renew_key()
        assert await desk.refused(deliberate=not by_a_new_key) >= 120
        await desk.clock.advance(200)
        await desk.ask(deliberate=not by_a_new_key)
        assert desk.state() == Ramping()
    desk = Desk()
    await desk.ask(401, {"Retry-After": "120"})
    # Also while the wait hides it.
    assert desk.governor.is_key_refused
    await desk.clock.advance(200)
    assert desk.state() == Stopped(401)
    await desk.stopped()


async def test_asking_again_without_a_response_was_the_one_request_and_a_cancelled_one_was_none() -> None:
    desk = await with_a_refused_key()
    await desk.ask_in_vain(deliberate=True)
    assert desk.state() == Stopped(401)
    await desk.stopped()
    desk = Desk()
    slow = await desk.send()
    await desk.ask(401)
    given_up = await desk.queue(deliberate=True)
    given_up.cancel()
    await slow.end()
    await desk.stopped()
    await desk.ask(200, deliberate=True)
    assert desk.state() == Ramping()
    # Nor does a key that is given anew before a refusal change anything, then or later.
    desk = Desk()
    desk.governor.renew_key()
    assert desk.state() == Open()
    await desk.ask(401)
    assert desk.state() == Stopped(401)
