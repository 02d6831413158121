"""A long wait that can be read as a shorter one: the person may try once, and nobody else may."""

import math

import pytest

from menagerie.domain.errors import WaitingError
from menagerie.governor.governor import Open, Probing, Purpose, Ramping
from menagerie.governor.record import Reservation
from support.asking import Desk, OpenRequest, play, scenario, stated
from support.memory_ledger import MemoryLedger

MINUTE = 60


async def long_wait(retry_after: str = "7200") -> Desk:
    """A wait of two hours, or of 7.2 seconds if milliseconds were meant."""
    desk = Desk()
    await desk.limited(retry_after)
    return desk


def offered_in(desk: Desk) -> float | None:
    shorter = desk.waiting().shorter
    return None if shorter is None else shorter - desk.clock.now()


async def nobody_goes(desk: Desk, *, deliberate: bool = False) -> None:
    sent = len(desk.sent)
    with pytest.raises(WaitingError):
        await desk.ask(deliberate=deliberate)
    assert len(desk.sent) == sent


@scenario
async def test_the_offer_is_told_with_the_wait() -> None:
    desk = await long_wait()

    assert offered_in(desk) == pytest.approx(7.2)


@pytest.mark.parametrize("retry_after", ["60", "3600", "Fri, 15 Jan 2027 20:00:00 GMT", "7200.5"])
@scenario
async def test_there_is_no_offer_where_only_one_reading_is_possible(retry_after: str) -> None:
    desk = await long_wait(retry_after)
    await desk.clock.advance(30)

    assert offered_in(desk) is None
    desk.start(desk.ask(deliberate=True))
    await desk.clock.advance(29)
    assert len(desk.sent) == 1
    await desk.end()


@scenario
async def test_there_is_no_trying_before_the_shorter_reading_has_passed() -> None:
    desk = await long_wait()
    await desk.clock.advance(7.1)

    with pytest.raises(WaitingError) as caught:
        await desk.ask(deliberate=True)

    assert caught.value.until == desk.clock.now() + 7200 - 7.1
    assert len(desk.sent) == 1


@scenario
async def test_nothing_goes_by_itself_when_the_shorter_reading_has_passed() -> None:
    desk = await long_wait()
    await desk.clock.advance(7100)

    await nobody_goes(desk)


@scenario
async def test_a_try_that_succeeds_ends_the_wait() -> None:
    desk = await long_wait()
    await desk.clock.advance(8)

    await desk.ask(200, deliberate=True)

    assert desk.state() == Ramping()


@scenario
async def test_while_the_try_is_on_its_way_nobody_else_goes() -> None:
    desk = await long_wait()
    await desk.clock.advance(8)
    attempt = await OpenRequest(desk, deliberate=True).send()

    assert desk.state() == Probing(in_flight=True)
    await nobody_goes(desk)
    second = desk.start(desk.ask(deliberate=True))
    await desk.clock.advance(10)
    assert not second.done()
    await attempt.finish(200)
    await second


@scenario
async def test_a_try_that_is_refused_withdraws_the_offer_until_the_wait_is_over() -> None:
    desk = await long_wait()
    await desk.clock.advance(8)
    await desk.limited("7200", deliberate=True)

    assert desk.waiting().until - desk.clock.now() == 7200
    await desk.clock.advance(7100)
    assert offered_in(desk) is None
    await nobody_goes(desk, deliberate=True)
    await desk.clock.advance(100)
    assert desk.state() == Probing(in_flight=False)


@scenario
async def test_a_try_without_an_answer_is_offered_again_after_a_pause() -> None:
    desk = await long_wait()
    await desk.clock.advance(8)
    await desk.ask_in_vain(deliberate=True)

    await nobody_goes(desk, deliberate=True)
    assert offered_in(desk) == 2
    await desk.clock.advance(2)
    await desk.ask(200, deliberate=True)
    assert desk.state() == Ramping()


@scenario
async def test_tries_without_a_result_are_offered_after_ever_longer_pauses() -> None:
    desk = await long_wait()
    await desk.clock.advance(8)
    until = desk.waiting().until
    for pause in (2, 4, 8):
        await desk.ask(500, deliberate=True)
        assert offered_in(desk) == pause
        assert desk.waiting().until == until
        await desk.clock.advance(pause)


@scenario
async def test_a_try_that_was_cancelled_before_it_went_has_used_nothing_and_left_nothing() -> None:
    # GIVEN a try that stands in line behind a request that was sent before the wait began
    desk = Desk()
    slow = await OpenRequest(desk).send()
    await desk.limited("7200")
    await desk.clock.advance(8)
    given_up = desk.start(desk.ask(deliberate=True))
    await desk.clock.settle()

    # WHEN it is cancelled there
    given_up.cancel()
    await slow.end()

    # THEN no other request goes in its place, and the person may try
    await nobody_goes(desk)
    await desk.ask(200, deliberate=True)
    assert desk.state() == Ramping()


def test_a_try_that_was_cancelled_while_being_written_down_has_used_nothing_and_left_nothing() -> None:
    class SlowLedger(MemoryLedger):
        async def reserve(self, reservation: Reservation) -> None:
            await super().reserve(reservation)
            await desk.clock.sleep(0.5)

    desk = Desk(ledger=SlowLedger())

    async def scenario() -> None:
        limited = desk.start(desk.limited("7200"))
        await desk.clock.advance(0.5)
        await limited
        await desk.clock.advance(8)
        given_up = desk.start(desk.ask(deliberate=True))
        await desk.clock.settle()

        given_up.cancel()
        await desk.clock.settle()

        await nobody_goes(desk)
        attempt = desk.start(desk.ask(200, deliberate=True))
        await desk.clock.advance(0.5)
        await attempt
        assert desk.state() == Ramping()

    play(scenario)


@scenario
async def test_a_refusal_that_the_person_did_not_know_of_is_not_overruled() -> None:
    # GIVEN a try that stands in line
    desk = Desk()
    slow = await OpenRequest(desk).send()
    await desk.limited("7200")
    await desk.clock.advance(8)
    attempt = desk.start(desk.ask(deliberate=True))
    await desk.clock.settle()

    # WHEN another refusal comes meanwhile
    await slow.finish(429, {"Retry-After": "2"})
    await desk.clock.settle()

    # THEN the person is asked again
    assert isinstance(attempt.exception(), WaitingError)
    await desk.clock.advance(4)
    await desk.ask(200, deliberate=True)
    assert desk.state() == Ramping()


@scenario
async def test_a_late_refusal_with_a_shorter_offer_does_not_move_it_forward() -> None:
    desk = Desk()
    late = await OpenRequest(desk).send()
    await desk.limited("7200")
    await late.finish(429, {"Retry-After": "4000"})

    assert offered_in(desk) == pytest.approx(7.2)


@scenario
async def test_a_late_refusal_that_tells_plainly_moves_the_offer() -> None:
    desk = Desk()
    late = await OpenRequest(desk).send()
    await desk.limited("7200")
    await late.finish(429, {"Retry-After": "90"})

    assert offered_in(desk) == pytest.approx(90)


@scenario
async def test_a_wait_without_a_readable_end_is_left_only_by_the_person() -> None:
    # GIVEN a wait whose end cannot be read
    desk = await long_wait("9" * 20)
    assert offered_in(desk) == MINUTE
    await desk.clock.advance(MINUTE)

    # WHEN the person tries, and is refused for another two minutes
    await desk.limited("120", deliberate=True)

    # THEN it still has no end, and the next try is offered when those have passed
    assert desk.waiting().until == math.inf
    assert offered_in(desk) == 2 * MINUTE
    await desk.clock.advance(2 * MINUTE)
    await nobody_goes(desk)
    await desk.ask(200, deliberate=True)
    assert desk.state() == Ramping()


@scenario
async def test_the_offer_survives_a_restart() -> None:
    desk = await long_wait("9" * 20)
    await desk.clock.advance(20)

    desk = desk.restarted()
    await desk.governor.load()

    assert desk.waiting().until == math.inf
    assert offered_in(desk) == 40


@scenario
async def test_a_kill_during_the_try_moves_the_offer_by_the_minute_an_unread_answer_holds() -> None:
    desk = await long_wait()
    await desk.clock.advance(8)
    await OpenRequest(desk, deliberate=True).send()

    desk = desk.restarted()
    await desk.governor.load()

    # It may have been told the same wait once more, which began with it.
    assert desk.waiting().until - desk.clock.now() == 7200
    assert offered_in(desk) == MINUTE


@pytest.mark.parametrize("status", [200, 429])
@scenario
async def test_a_reset_300_days_away_locks_the_key_for_25_hours_and_may_be_tried(status: int) -> None:
    # GIVEN an answer that says that nothing remains for 300 days
    desk = Desk()
    await desk.ask(status, {**stated(1000, 0, 300 * 86_400), "Retry-After": "30"})
    assert desk.waiting().until - desk.clock.now() == 25 * 3600 + 1
    assert offered_in(desk) == MINUTE

    # WHEN the person tries after a minute, also in the next process, and hears that something remains
    await nobody_goes(desk, deliberate=True)
    desk = desk.restarted()
    await desk.clock.advance(MINUTE)
    await nobody_goes(desk)
    await desk.ask(200, {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "900"}, deliberate=True)

    # THEN requests go again
    await desk.ask()
    assert len(desk.sent) == 2


@scenario
async def test_a_try_that_hears_of_the_far_reset_again_is_offered_again_after_a_minute() -> None:
    desk = Desk()
    headers = {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "9000000"}
    await desk.ask(200, headers)
    await desk.clock.advance(MINUTE)
    await desk.ask(200, headers, deliberate=True)

    assert offered_in(desk) == MINUTE
    await nobody_goes(desk, deliberate=True)


@scenario
async def test_only_one_try_is_on_its_way_at_once() -> None:
    desk = Desk()
    await desk.ask(200, stated(1000, 0, 300 * 86_400))
    await desk.clock.advance(MINUTE)
    first = await OpenRequest(desk, deliberate=True).send()
    second = desk.start(desk.ask(deliberate=True))
    await desk.clock.settle()

    assert not second.done()
    await first.finish(200, stated(1000, 900, 300 * 86_400))
    await second


@scenario
async def test_an_unreadable_wait_of_minutes_may_be_tried_after_one() -> None:
    desk = await long_wait("soon")

    assert desk.waiting().until - desk.clock.now() == 300
    assert offered_in(desk) == MINUTE
    await desk.clock.advance(MINUTE)
    await desk.ask(200, deliberate=True)
    assert desk.state() == Ramping()


@scenario
async def test_a_deliberate_request_is_like_any_other_where_there_is_no_wait() -> None:
    desk = Desk()
    requests = [
        await OpenRequest(desk, purpose, deliberate=True).send() for purpose in (Purpose.READ, Purpose.WRITE)
    ]

    assert desk.state() == Open()
    for request in requests:
        await request.finish(200)
    # It is not kept for a later wait either.
    await desk.limited("7200")
    await desk.clock.advance(8)
    await nobody_goes(desk)


@scenario
async def test_a_deliberate_request_waits_out_an_ordinary_wait() -> None:
    desk = Desk()
    await desk.limited("30")
    attempt = desk.start(desk.ask(deliberate=True))

    await desk.clock.advance(29.9)
    assert len(desk.sent) == 1
    await desk.clock.advance(0.2)
    await attempt
    assert len(desk.sent) == 2
