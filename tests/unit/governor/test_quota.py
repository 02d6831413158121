"""The newest response states the quota; that nothing remains is believed of each (interface 8.2)."""

import pytest

from menagerie.domain.plan import BUSINESS, FREE, PRO, Quota, enterprise
from menagerie.governor.answer import Headers
from menagerie.governor.governor import Priority, Waiting, WaitReason
from support.asking import DATE, Desk, Diary, HeldLedger, stated


def remaining(number: int) -> dict[str, str]:
    return {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": str(number)}


async def test_every_answer_tells_the_quota_and_one_without_the_headers_makes_it_unknown() -> None:
    assert Desk().governor.quota == Quota()
    desk = Desk()
    for number, status in enumerate((200, 201, 400, 404, 500, 401), start=10):
        await desk.ask(status, remaining(number))
        assert desk.governor.quota == Quota(60, number)
    # An answer to an older request, or a reset that is over, tells nothing new.
    desk, diary = Desk(), Diary()
    desk.governor.subscribe(diary)
    await desk.ask(200, remaining(40))
    older = await desk.send()
    await desk.ask(200, remaining(40))
    await older.finish(200, remaining(42))
    await desk.clock.settle()
    assert desk.governor.quota == Quota(60, 40)
    assert diary.quotas == [Quota(60, 40)]
    await desk.ask(200)
    await desk.clock.settle()
    assert desk.governor.quota == Quota()
    assert diary.quotas == [Quota(60, 40), Quota()]
    desk = Desk()
    await desk.ask(200, {**remaining(42), **DATED, "X-RateLimit-Reset": "1799990000"})
    assert desk.governor.quota == Quota(60, 42)


DATED = {"Date": DATE}


async def test_the_reset_that_is_told_is_the_one_that_is_kept_to() -> None:
    for status, headers, kept_to in (
        # By the service's own clock every reset is believed; without it, a minute is over within a minute.
        (200, {"X-RateLimit-Reset": "1800000600"} | DATED, 600),
        (200, {"X-RateLimit-Reset": "1800000600"}, 60),
        (200, {"X-RateLimit-Reset": "1800000020"}, 20),
        (500, {"X-RateLimit-Reset": "1800000600"}, 60),
        # Nothing remains, and it is not said until when.
        (200, {}, 60),
        (200, {"X-RateLimit-Reset": "1799990000"} | DATED, 60),
        # A refusal's wait is made of the reset that it states.
        (429, {"X-RateLimit-Reset": "1800000600"}, 600),
        (403, {"X-RateLimit-Reset": "1800000600", "Retry-After": "soon"}, 600),
    ):
        desk = Desk()
        await desk.ask(status, {**remaining(0), **headers})
        now = desk.clock.now()
        assert desk.governor.quota.reset_at == now + kept_to
        assert now + kept_to <= desk.waiting().until <= now + kept_to + 1
    # A far one without a date is believed where it can be the day's.
    for plan, limit in ((enterprise(None, 1000), {}), (enterprise(60, 60), {"X-RateLimit-Limit": "60"})):
        desk = Desk(plan=plan)
        reset = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1800007200"}
        await desk.ask(200, {**limit, **reset})
        assert desk.waiting().until >= desk.clock.now() + 7200


async def test_nothing_is_left_while_our_own_count_holds_back_and_of_two_waits_the_longer_is_told() -> None:
    desk = Desk()
    for _ in range(60):
        await desk.ask(200, stated(60, 57, 60))
    assert desk.governor.quota == Quota(60, 0, desk.waiting().until)
    await desk.clock.advance(62)
    assert desk.governor.quota.remaining == 57
    desk = Desk()
    late = await desk.send()
    await desk.ask(200, stated(60, 0, 7200))
    await late.finish(503, {"Retry-After": "1800"})
    assert desk.waiting().reason is WaitReason.USED_UP
    assert desk.left() == 7201
    desk = Desk()
    await desk.ask(200, stated(60, 0, 600))
    desk.clock.set_wall(desk.clock.now() + 400)
    again = await desk.restart()
    again.clock.set_wall(again.clock.now() - 400)
    assert await again.refused() == 601


async def test_that_nothing_remains_is_believed_of_every_response_and_kept_over_a_restart() -> None:
    for status in (500, 502, 503, 301, 400, 401, 404, 407, 408):
        desk = Desk()
        await desk.ask(200, stated(300, 200, 60))
        await desk.ask(status, stated(300, 0, 600))
        desk.governor.renew_key()
        assert desk.governor.pacing.plan == PRO
        assert desk.governor.background_state == Waiting(desk.clock.now() + 601, WaitReason.USED_UP)
        assert await desk.refused() == 601
        again = await desk.restart()
        again.governor.renew_key()
        assert await again.refused() == 601
    # Without a usable reset, too
    for status in (200, 500):
        for reset in ({}, {"X-RateLimit-Reset": "soon"}, {"X-RateLimit-Reset": "1000000000"}):
            for limit, wait in (("300", 61), ("1000", 3600)):
                desk = Desk()
                headers = {"Date": DATE, "X-RateLimit-Limit": limit, "X-RateLimit-Remaining": "0"}
                await desk.ask(status, headers | reset)
                await desk.clock.advance(0.5)
                assert await desk.restarted().refused() == pytest.approx(wait - 0.5)


async def test_what_a_proxy_says_of_limits_is_no_good_news() -> None:
    for status in (502, 504, 301, 407):
        for told in ({}, {"Retry-After": "1"}):
            desk = Desk()
            await desk.ask(200, stated(60, 3, 60))
            await desk.ask(status, {**stated(300, 200, 55), **told})
            assert desk.governor.pacing.plan == FREE
            await desk.clock.advance(5)
            for _ in range(2):
                await desk.ask()
            assert desk.waiting().reason is WaitReason.USED_UP


async def test_that_nothing_remains_keeps_back_what_is_being_recorded_and_what_was_admitted() -> None:
    ledger = HeldLedger()
    desk = Desk(ledger=ledger)
    early = await desk.send()
    ledger.may_reserve.clear()
    late = await desk.queue()
    await early.finish(200, stated(60, 0, 30))
    ledger.may_reserve.set()
    await desk.clock.advance(30)
    assert len(desk.sent) == 1
    await desk.clock.advance(1)
    await late
    assert len(desk.sent) == 2
    desk = Desk()
    await desk.open_window(3)
    one, another, last = [await desk.send() for _ in range(3)]
    await one.finish(200, stated(60, 2, 30))
    assert last.admission.still_stands
    await another.finish(200, stated(60, 0, 30))
    assert not last.admission.still_stands


FAR = 36_000
DAY = 86_400
SMALL = enterprise(None, 30)


async def ask(desk: Desk, requests: int, headers: Headers = (), *, pause: float = 3) -> None:
    """Ask as a person does, with a pause after each answer."""
    for _ in range(requests):
        await desk.ask(200, headers)
        await desk.clock.advance(pause)


async def assert_day_is_used_up(desk: Desk) -> None:
    assert DAY - 600 < await desk.refused() <= DAY + 60


async def test_what_is_stated_of_the_day_counts_instead_of_our_log_also_after_a_reset_that_refills() -> None:
    for shows_limit in (True, False):
        desk = Desk(plan=SMALL)
        headers = stated(30, 20, FAR)
        if not shows_limit:
            del headers["X-RateLimit-Limit"]
        await ask(desk, 40, headers)
        assert len(desk.sent) == 40
    # GIVEN a full log of ours, and a day of which much remains; its reset is when the next flows in
    desk = Desk(plan=SMALL)
    await ask(desk, 40, stated(30, 29, 1))
    # WHEN background work asks after that reset
    asking = desk.start(desk.ask(200, stated(30, 29, 1), priority=Priority.BACKGROUND))
    await desk.clock.advance(10)
    # THEN it does not go as slowly as where nothing is known but our own log
    assert asking.done()
    assert asking.exception() is None


async def test_what_was_stated_is_no_word_on_the_day_of_an_assumed_or_another_plan() -> None:
    # GIVEN a limit that is Business's per minute, or Free's per day shortly before its reset
    desk = Desk()
    await ask(desk, 9, stated(1000, 999, 1))
    assert desk.governor.pacing.plan == FREE
    # WHEN the person says which plan it is
    desk.governor.choose_plan(SMALL)
    await ask(desk, 21)
    # THEN all requests before count in its day
    assert len(desk.sent) == 30
    await assert_day_is_used_up(desk)
    for plan, per_day in ((FREE, 1_000), (BUSINESS, 100_000)):
        desk = Desk(plan=plan)
        await ask(desk, 9, stated(per_day, 900, FAR))
        desk.governor.choose_plan(SMALL)
        await ask(desk, 21)
        assert len(desk.sent) == 30
        await assert_day_is_used_up(desk)


async def test_a_refusal_ends_the_belief_in_the_stated_day_unless_it_is_the_minute_s_or_came_before() -> None:
    for headers in ({}, stated(30, 20, FAR)):
        desk = Desk(plan=SMALL)
        await ask(desk, 40, stated(30, 20, FAR))
        late = await desk.send()
        await desk.ask(429, {**headers, "Retry-After": "2"})
        await late.finish(200, stated(30, 20, FAR))
        await desk.clock.advance(2)
        await assert_day_is_used_up(desk)
    desk = Desk(plan=enterprise(60, 30))
    await ask(desk, 29, stated(30, 20, FAR))
    await desk.ask(429, stated(60, 0, 10))
    await desk.clock.advance(20)
    # Our own log of the day is full.
    await ask(desk, 5)
    desk = Desk(plan=SMALL)
    await desk.ask(429, {"Retry-After": "2"})
    await desk.clock.advance(3)
    await ask(desk, 40, stated(30, 20, FAR))
    assert len(desk.sent) == 41


async def test_resets_that_only_our_own_clock_tells_show_no_plan() -> None:
    desk = Desk()
    for _window in range(3):
        for number in range(12):
            left, reset = 999 - number, desk.clock.now() + 40 - 3 * number
            headers = {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": str(left)}
            await ask(desk, 1, {**headers, "X-RateLimit-Reset": f"{reset:.0f}"})
        await desk.clock.advance(24)
    assert desk.governor.pacing.plan == FREE
