"""A 429 makes everything wait as long as the service told, and nothing shortens it (interface 8.3)."""

import math

import pytest

from menagerie.domain.cases import GeneralCase
from menagerie.domain.errors import AskingStoppedError, WaitingError
from menagerie.governor.governor import Open, Probing, Purpose, Stopped, Waiting, WaitReason
from menagerie.governor.ledger import Scope
from menagerie.governor.record import Moment, Record, Wait
from menagerie.governor.registry import Governors
from support.asking import Desk, HeldLedger, MostJitter, NoJitter, stated
from support.clock import VirtualClock
from support.memory_ledger import MemoryLedger

DAY = 86_400
WRITE = Purpose.WRITE


async def after_refusals(count: int) -> Desk:
    """Return a desk that was refused so often in a row, without being told a wait, and overcame it."""
    desk = Desk()
    for _ in range(count):
        await desk.limited(None)
        await desk.clock.advance(desk.left())
    await desk.ask(200)
    return desk


async def test_a_request_waits_a_minute_at_most_and_is_refused_at_once_during_a_longer_wait() -> None:
    desk = Desk()
    await desk.limited("30")
    over = desk.clock.now() + 30
    assert desk.state() == Waiting(over, WaitReason.LIMIT)
    asking = await desk.queue()
    await desk.clock.advance(29.999)
    assert not asking.done()
    await desk.clock.advance(0.001)
    assert asking.done()
    assert desk.sent[-1] == pytest.approx(over)

    for status, headers in ((429, {"Retry-After": "60"}), (200, stated(60, 0, 59))):
        desk = Desk()
        await desk.ask(status, headers)
        assert desk.left() == 60
        asking = await desk.queue()
        await desk.clock.advance(60)
        assert asking.done()
        await asking

    desk = Desk()
    await desk.limited("61")
    assert await desk.refused() == 61
    await desk.clock.advance(1)
    asking = await desk.queue()
    await desk.clock.advance(60)
    assert asking.done()

    desk = Desk()
    late = await desk.send()
    await desk.limited("30")
    asking = await desk.queue()
    await desk.clock.advance(5)
    await late.finish(429, {"Retry-After": "300"})
    await desk.clock.advance(1)
    assert isinstance(asking.exception(), WaitingError)


async def test_a_request_that_is_refused_says_what_it_would_wait_for_and_if_it_has_no_end() -> None:
    for status, headers, case in (
        (429, {"Retry-After": "120"}, GeneralCase.WAITING),
        (429, {"Retry-After": "9" * 20}, GeneralCase.WAITING_WITHOUT_END),
        (200, stated(60, 0, 120), GeneralCase.QUOTA_USED_UP),
        (429, stated(60, 0, 120), GeneralCase.WAITING),
    ):
        desk = Desk()
        await desk.ask(status, headers)
        with pytest.raises(WaitingError) as caught:
            await desk.ask()
        assert caught.value.case is case
    desk = Desk()
    await desk.limited("9" * 20)
    await desk.clock.advance(10 * 366 * DAY)
    assert desk.waiting().until == math.inf
    await desk.refused()


async def test_a_refusal_that_tells_little_makes_us_wait_a_plausible_time_and_others_do_not() -> None:
    for retry_after, wait in ((None, 60), ("soon", 300), ("0", 60), ("1", 2)):
        desk = Desk()
        await desk.limited(retry_after)
        assert desk.left() == wait
        await desk.clock.advance(wait)
        assert desk.state() == Probing(in_flight=False)
    desk = Desk()
    await desk.ask(429, {"Retry-After": "5", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "40"})
    assert desk.left() == 41
    desk = Desk()
    await desk.ask(503, {"Retry-After": "20"})
    assert desk.state() == Waiting(desk.clock.now() + 20, WaitReason.UNAVAILABLE)
    desk = Desk(random=MostJitter())
    await desk.limited("30")
    assert desk.left() == pytest.approx(33)
    for status in (200, 400, 404, 500, 503):
        desk = Desk()
        await desk.governor.load()
        assert desk.state() == Open()
        await desk.ask(status)
        assert desk.state() == Open()


async def test_a_wait_is_in_force_before_it_is_recorded_though_the_request_is_cancelled_or_endless() -> None:
    ledger = HeldLedger()
    ledger.may_record.clear()
    desk = Desk(ledger=ledger)
    reporting = desk.start(desk.limited("300"))
    await desk.clock.settle()
    assert await desk.refused() == 300
    assert not reporting.done()
    ledger.may_record.set()
    await reporting
    ledger = HeldLedger()
    ledger.may_record.clear()
    desk = Desk(ledger=ledger)
    desk.start(desk.limited("300"))
    await desk.clock.settle()
    await desk.end()
    assert await desk.refused() == 300
    desk = Desk()
    request = await desk.send()
    await request.answer(429, {"Retry-After": "300"})
    assert await desk.refused() == 300
    await request.end()


async def test_a_late_200_shortens_no_wait_and_ends_no_refusal_that_came_after() -> None:
    desk = Desk()
    await desk.open_window(3)
    fine, smaller, larger = await desk.send(), await desk.send(), await desk.send(WRITE)
    await larger.answer(429, {"Retry-After": "300"})
    await fine.finish(200)
    assert await desk.refused() == 300
    await desk.clock.advance(10)
    await smaller.finish(429, {"Retry-After": "5"})
    assert desk.left() == 290
    await larger.answer(429, {"Retry-After": "400"})
    assert desk.left() == 400
    await larger.end()

    for status in (429, 401):
        # GIVEN a refusal that was overcome, and two requests in flight
        desk = Desk()
        await desk.ask(status, {"Retry-After": "30"})
        await desk.clock.advance(30)
        for _ in range(3):
            await desk.ask(deliberate=True)
        late = await desk.send()
        # WHEN one is refused, and then the other is not
        await desk.ask(status, {"Retry-After": "300"})
        await late.finish(200)
        # THEN the refusal holds
        assert desk.left() == 300
        assert desk.governor.is_key_refused is (status == 401)

    for refusals in ((429, 401), (401, 429)):
        desk = Desk()
        await desk.open_window(3)
        first, second, late = [await desk.send() for _ in range(3)]
        for request, status in zip((first, second), refusals, strict=True):
            await request.finish(status, {"Retry-After": "300"})
        await late.finish(200)
        assert desk.left() == 300
        assert desk.governor.is_key_refused


async def test_each_refusal_in_a_row_doubles_our_own_wait_and_never_what_was_told() -> None:
    desk = Desk()
    await desk.open_window(3)
    others = [await desk.send(), await desk.send(WRITE)]
    await desk.limited("30")
    for other in others:
        await other.finish(429, {"Retry-After": "30"})
    assert desk.left() == 30
    # Only the next refusal in a row doubles our own wait.
    await desk.clock.advance(30)
    await desk.limited(None)
    assert desk.left() == 120
    for told, waits in (
        (None, [60, 120, 240, 480, 960, 1920, 3600, 3600]),
        ("soon", [300, 600, 1200, 2400, 3600, 3600]),
        ("30", [30, 30, 30, 30, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]),
        ("7200.5", [7200.5, 7200.5, 7200.5]),
    ):
        desk = Desk()
        for wait in waits:
            await desk.limited(told)
            assert desk.left() == wait
            await desk.clock.advance(wait)


async def test_the_count_of_refusals_halves_with_each_clean_minute_and_not_while_waiting() -> None:
    for clean, wait in ((0, 960), (59, 960), (60, 240), (120, 120), (180, 60), (999, 60)):
        desk = await after_refusals(4)
        await desk.clock.advance(clean)
        await desk.limited(None)
        # Four, two, one or none count beside it.
        assert desk.left() == wait
    desk = await after_refusals(4)
    await desk.limited(None)
    await desk.clock.advance(desk.left())
    await desk.limited(None)
    assert desk.left() == 1920


async def test_the_reason_shown_is_that_of_the_longest_wait_and_never_of_background_work() -> None:
    desk = Desk()
    await desk.open_window(3)
    shorter, longer = await desk.send(), await desk.send(WRITE)
    await desk.limited("300")
    await shorter.finish(503, {"Retry-After": "5"})
    assert desk.state() == Waiting(desk.clock.now() + 300, WaitReason.LIMIT)
    await longer.finish(503, {"Retry-After": "400"})
    assert desk.state() == Waiting(desk.clock.now() + 400, WaitReason.UNAVAILABLE)
    desk = Desk()
    await desk.ask(429, {**stated(60, 0, 120), "Retry-After": "121"})
    assert desk.waiting().reason is WaitReason.LIMIT
    # GIVEN a minute of which the last two requests are a person's
    desk = Desk()
    await desk.ask(200, stated(60, 2, 50))
    await desk.limited("10")
    now = desk.clock.now()
    assert desk.state() == Waiting(now + 10, WaitReason.LIMIT)
    assert desk.governor.background_state == Waiting(now + 51, WaitReason.USED_UP)


async def test_the_end_of_a_wait_does_not_move_with_the_wall_clock_or_from_one_look_to_the_next() -> None:
    for leap in (-DAY, DAY):
        desk = Desk()
        await desk.limited("300")
        await desk.clock.advance(100)
        desk.clock.set_wall(desk.clock.now() + leap)
        assert await desk.refused() == 200
        await desk.clock.advance(200)
        assert desk.state() == Probing(in_flight=False)

    desk = Desk(random=MostJitter())
    await desk.limited("7200")
    first = desk.waiting()
    await desk.clock.advance(1234.567)
    assert desk.state() == first
    # Nor if the clocks drift apart a little, also after one was set: they never agree exactly.
    desk.clock.set_wall(desk.clock.now() + 0.2)
    assert desk.state() == first
    set_to = desk.clock.now() + 600
    shown = set()
    for look in range(50):
        desk.clock.set_wall(set_to + look * 1e-6)
        shown.add(desk.waiting())
    assert len(shown) == 1
    assert shown.pop().until == pytest.approx(first.until + 600.2)

    desk = Desk()
    await desk.ask(200, stated(60, 0, 7200))
    first = desk.waiting()
    await desk.clock.advance(1234.567)
    desk.clock.set_wall(desk.clock.now() + 0.2)
    assert desk.state() == first


async def test_a_refused_key_during_a_wait_stops_and_the_wait_stays() -> None:
    desk = Desk()
    late = await desk.send()
    await desk.limited("300")
    await late.finish(401)
    assert desk.left() == 300
    with pytest.raises(AskingStoppedError):
        await desk.ask()
    await desk.refused(deliberate=True)
    await desk.clock.advance(300)
    assert desk.state() == Stopped(401)


PRODUCTION = Scope("https://store.example/v1", "a")
STAGING = Scope("https://staging.example/v1", "a")


async def with_a_wait(clock: VirtualClock) -> MemoryLedger:
    """Return a ledger that knows of a wait at production."""
    ledger = MemoryLedger()
    wait = Wait(Moment.now(clock), 120.0, 120.0, WaitReason.LIMIT)
    await ledger.record(PRODUCTION, Record(wait=wait), ())
    return ledger


def test_the_same_scope_has_the_same_governor_and_another_has_another() -> None:
    governors = Governors(MemoryLedger(), VirtualClock(), NoJitter())
    production = governors.for_scope(PRODUCTION)
    assert governors.for_scope(Scope("https://store.example/v1", "a")) is production
    assert governors.for_scope(STAGING) is not production
    assert governors.for_scope(Scope("https://store.example/v1", "b")) is not production


async def test_a_wait_holds_for_its_own_scope_alone_in_the_common_ledger_and_in_a_governor_s_own() -> None:
    clock = VirtualClock()
    governors = Governors(await with_a_wait(clock), clock, NoJitter())
    production, staging = governors.for_scope(PRODUCTION), governors.for_scope(STAGING)
    for governor in (production, staging):
        await governor.load()
    assert production.state == Waiting(clock.now() + 120, WaitReason.LIMIT)
    assert staging.state == Open()
    clock = VirtualClock()
    governors = Governors(MemoryLedger(), clock, NoJitter())
    governor = governors.for_scope(PRODUCTION, await with_a_wait(clock))
    await governor.load()
    assert governor.state == Waiting(clock.now() + 120, WaitReason.LIMIT)
    clock = VirtualClock()
    governor = Governors(MemoryLedger(), clock, MostJitter()).for_scope(PRODUCTION)
    async with governor.admission(Purpose.READ) as admission:
        await admission.answered(429, {"Retry-After": "30"})
    assert isinstance(governor.state, Waiting)
    assert governor.state.until - clock.now() == pytest.approx(33)
