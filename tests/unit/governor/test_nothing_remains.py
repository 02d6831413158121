"""That nothing remains is believed of every response, and of a proxy nothing better (interface 8.2)."""

import pytest

from menagerie.domain.plan import FREE, PRO
from menagerie.governor.governor import Waiting, WaitReason
from support.asking import DATE, Desk, HeldLedger, stated


@pytest.mark.parametrize("status", [500, 502, 503, 301, 400, 401, 404, 407, 408])
async def test_that_nothing_remains_is_believed_of_every_response(status: int) -> None:
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


@pytest.mark.parametrize("status", [200, 500])
@pytest.mark.parametrize("reset", [{}, {"X-RateLimit-Reset": "soon"}, {"X-RateLimit-Reset": "1000000000"}])
@pytest.mark.parametrize(("limit", "wait"), [("300", 61), ("1000", 3600)])
async def test_that_nothing_remains_is_kept_over_a_restart_without_a_usable_reset(
    status: int, reset: dict[str, str], limit: str, wait: float
) -> None:
    desk = Desk()
    headers = {"Date": DATE, "X-RateLimit-Limit": limit, "X-RateLimit-Remaining": "0"}
    await desk.ask(status, headers | reset)
    await desk.clock.advance(0.5)

    assert await desk.restarted().refused() == pytest.approx(wait - 0.5)


@pytest.mark.parametrize("status", [502, 504, 301, 407])
@pytest.mark.parametrize("told", [{}, {"Retry-After": "1"}])
async def test_what_a_proxy_says_of_limits_is_no_good_news(status: int, told: dict[str, str]) -> None:
    desk = Desk()
    await desk.ask(200, stated(60, 3, 60))
    await desk.ask(status, {**stated(300, 200, 55), **told})

    assert desk.governor.pacing.plan == FREE
    await desk.clock.advance(5)
    for _ in range(2):
        await desk.ask()
    assert desk.waiting().reason is WaitReason.USED_UP


async def test_of_a_refusal_and_a_quota_that_is_used_up_the_longer_is_told() -> None:
    desk = Desk()
    late = await desk.send()
    await desk.ask(200, stated(60, 0, 7200))
    await late.finish(503, {"Retry-After": "1800"})

    assert desk.waiting().reason is WaitReason.USED_UP
    assert desk.left() == 7201


async def test_a_clock_that_was_ahead_at_the_start_does_not_shorten_it() -> None:
    desk = Desk()
    await desk.ask(200, stated(60, 0, 600))
    desk.clock.set_wall(desk.clock.now() + 400)
    again = await desk.restart()
    again.clock.set_wall(again.clock.now() - 400)

    assert await again.refused() == 601


async def test_what_comes_while_a_request_is_recorded_keeps_it_back() -> None:
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


async def test_an_admission_stands_until_nothing_remains() -> None:
    desk = Desk()
    await desk.open_window(3)
    one, another, last = [await desk.send() for _ in range(3)]

    await one.finish(200, stated(60, 2, 30))
    assert last.admission.still_stands
    await another.finish(200, stated(60, 0, 30))
    assert not last.admission.still_stands
