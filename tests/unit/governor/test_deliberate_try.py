"""A long wait that can be read as a shorter one: the person may try once, and nothing goes by itself."""

import math

import pytest

from menagerie.governor.governor import Open, Probing, Purpose, Ramping, WaitReason
from menagerie.governor.record import Moment, Reservation
from support.asking import SCOPE, Desk, HeldLedger, MostJitter, stated

MINUTE = 60
WITHOUT_END = "9" * 20
# Until a reset 300 days away nothing remains, if that can be believed.
FAR_RESET = stated(1000, 0, 300 * 86_400)


async def long_wait(retry_after: str = "7200", *, after: float = 0.0) -> Desk:
    """Return a desk in a wait of two hours, or of 7.2 seconds if milliseconds were meant."""
    desk = Desk()
    await desk.limited(retry_after)
    await desk.clock.advance(after)
    return desk


async def assert_a_try_succeeds(desk: Desk) -> None:
    await desk.ask(200, deliberate=True)
    assert desk.state() == Ramping()


async def test_a_try_is_offered_when_the_shorter_reading_is_over_and_never_if_only_one_is_possible() -> None:
    for retry_after in ("60", "3600", "Fri, 15 Jan 2027 20:00:00 GMT", "7200.5"):
        desk = await long_wait(retry_after, after=30)
        assert desk.offered_in() is None
        desk.start(desk.ask(deliberate=True))
        await desk.clock.advance(29)
        assert len(desk.sent) == 1
        await desk.end()
    for retry_after, offered in (("7200", 7.2), ("soon", MINUTE), (WITHOUT_END, MINUTE)):
        desk = await long_wait(retry_after)
        wait = desk.left()
        assert desk.offered_in() == pytest.approx(offered)
        await desk.clock.advance(offered - 0.1)
        assert await desk.refused(deliberate=True) == pytest.approx(wait - offered + 0.1)
        await desk.clock.advance(100)
        await desk.refused()
        await assert_a_try_succeeds(desk)
    desk = Desk(random=MostJitter())
    await desk.limited("7200")
    offer = desk.offered_in()
    assert offer is not None
    assert offer >= 7.2


async def test_while_the_try_is_in_flight_nothing_else_goes_and_a_refusal_withdraws_the_offer() -> None:
    desk = await long_wait(after=8)
    attempt = await desk.send(deliberate=True)
    assert desk.state() == Probing(in_flight=True)
    await desk.refused()
    second = await desk.queue(deliberate=True)
    await desk.clock.advance(10)
    assert not second.done()
    await attempt.finish(200)
    await second
    desk = await long_wait(after=8)
    await desk.limited("7200", deliberate=True)
    assert desk.left() == 7200
    await desk.clock.advance(7100)
    assert desk.offered_in() is None
    await desk.refused(deliberate=True)
    await desk.clock.advance(100)
    assert desk.state() == Probing(in_flight=False)
    desk = await long_wait(after=8)
    until = desk.waiting().until
    await desk.ask_in_vain(deliberate=True)
    for pause in (2, 4, 8):
        assert desk.offered_in() == pause
        assert desk.waiting().until == until
        await desk.refused(deliberate=True)
        await desk.clock.advance(pause)
        await desk.ask(500, deliberate=True)


async def test_a_try_that_was_cancelled_has_used_nothing_and_overrules_no_refusal_unknown_to_the_person() -> (
    None
):
    # GIVEN a try that is queued behind a request from before the wait
    for is_cancelled in (True, False):
        desk = Desk()
        slow = await desk.send()
        await desk.limited("7200")
        await desk.clock.advance(8)
        attempt = await desk.queue(deliberate=True)
        if is_cancelled:
            # WHEN it is cancelled there, THEN no other request goes in its place, and the person may try
            attempt.cancel()
            await slow.end()
            await desk.refused()
        else:
            # WHEN another refusal comes meanwhile, THEN the person is asked again
            await slow.finish(429, {"Retry-After": "2"})
            await desk.clock.settle()
            assert attempt.exception() is not None
            await desk.clock.advance(4)
        await assert_a_try_succeeds(desk)

    ledger = HeldLedger()
    desk = Desk(ledger=ledger)
    await desk.limited("7200")
    await desk.clock.advance(8)
    ledger.may_reserve.clear()
    given_up = await desk.queue(deliberate=True)
    given_up.cancel()
    await desk.clock.settle()
    ledger.may_reserve.set()
    await desk.refused()
    await assert_a_try_succeeds(desk)


async def test_a_late_refusal_moves_the_offer_back_and_a_restart_keeps_it() -> None:
    for retry_after, offered in (("4000", 7.2), ("90", 90)):
        desk = Desk()
        late = await desk.send()
        await desk.limited("7200")
        await late.finish(429, {"Retry-After": retry_after})
        assert desk.offered_in() == pytest.approx(offered)
    desk = await (await long_wait(WITHOUT_END)).restart(after=20)
    assert desk.waiting().until == math.inf
    assert desk.offered_in() == 40
    desk = await long_wait(after=8)
    await desk.send(deliberate=True)
    desk = await desk.restart()
    # It may have been told the same wait once more, which began with it.
    assert desk.left() == 7200
    assert desk.offered_in() == MINUTE


async def test_a_wait_without_a_readable_end_is_left_only_by_the_person() -> None:
    # GIVEN a wait whose end cannot be read
    desk = await long_wait(WITHOUT_END, after=MINUTE)
    # WHEN the person tries, and is refused for another two minutes
    await desk.limited("120", deliberate=True)
    # THEN it still has no end, and the next try is offered when those have passed
    assert desk.waiting().until == math.inf
    assert desk.offered_in() == 2 * MINUTE
    await desk.clock.advance(2 * MINUTE)
    await desk.refused()
    await assert_a_try_succeeds(desk)


async def test_a_reset_300_days_away_locks_the_key_for_25_hours_and_may_be_tried_each_minute() -> None:
    for status in (200, 429):
        # GIVEN a response that says that nothing remains for 300 days
        desk = Desk()
        await desk.ask(status, {**FAR_RESET, "Retry-After": "30"})
        assert desk.left() == 25 * 3600 + 1
        assert desk.offered_in() == MINUTE
        # WHEN the person tries after a minute, also in the next process, and hears that something remains
        await desk.refused(deliberate=True)
        desk = desk.restarted()
        await desk.clock.advance(MINUTE)
        await desk.refused()
        await desk.ask(200, {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "900"}, deliberate=True)
        # THEN requests go again
        await desk.ask()
        assert len(desk.sent) == 2
    desk = Desk()
    headers = {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "9000000"}
    await desk.ask(200, headers)
    await desk.clock.advance(MINUTE)
    first = await desk.send(deliberate=True)
    second = await desk.queue(deliberate=True)
    assert not second.done()
    second.cancel()
    await first.finish(200, headers)
    assert desk.offered_in() == MINUTE
    await desk.refused(deliberate=True)


async def test_after_a_far_reset_a_try_that_hears_of_a_near_one_is_offered_again_when_that_is_over() -> None:
    for status in (500, 401):
        # GIVEN a reset that cannot be believed, and a try a minute later that is told to wait for 20 s
        desk = Desk()
        await desk.ask(200, FAR_RESET)
        await desk.clock.advance(MINUTE)
        near = {**stated(1000, 0, MINUTE + 20), "Date": "Fri, 15 Jan 2027 08:01:00 GMT"}
        await desk.ask(status, near, deliberate=True)
        assert desk.offered_in() == 21
        recorded = (await desk.remembered()).record.wait
        assert recorded is not None
        assert recorded.reason is WaitReason.USED_UP
        # THEN the person may try again when those have passed and not before, also in the next process
        desk = await desk.restart(after=20)
        await desk.refused(deliberate=True)
        await desk.clock.advance(1)
        await assert_a_try_succeeds(desk)


async def test_a_deliberate_request_is_like_any_other_without_a_long_wait() -> None:
    desk = Desk()
    requests = [await desk.send(purpose, deliberate=True) for purpose in Purpose]
    assert desk.state() == Open()
    for request in requests:
        await request.finish(200)
    # It is not kept for a later wait either.
    await desk.limited("7200")
    await desk.clock.advance(8)
    await desk.refused()
    desk = Desk()
    await desk.limited("30")
    attempt = await desk.queue(deliberate=True)
    await desk.clock.advance(29.9)
    assert not attempt.done()
    await desk.clock.advance(0.2)
    await attempt


async def test_what_our_own_count_of_the_day_holds_back_offers_no_single_try() -> None:
    # GIVEN a wait that can be read in two ways, and all requests of the day sent
    desk = await long_wait()
    assert desk.offered_in() is not None
    for number in range(1000):
        request = Reservation(str(number), SCOPE, Moment.now(desk.clock))
        await desk.ledger.reserve(request)
        await desk.ledger.settle(request)
    desk = await desk.restart()
    assert desk.waiting().reason is WaitReason.USED_UP
    assert desk.offered_in() is None
