"""The service's word on the day counts instead of our own log, as long as it is certainly about our day."""

import pytest

from menagerie.domain.plan import BUSINESS, FREE, Plan, enterprise
from menagerie.governor.answer import Headers
from menagerie.governor.governor import Priority
from support.asking import Desk, stated

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


@pytest.mark.parametrize("shows_limit", [True, False])
async def test_what_is_stated_of_the_day_counts_instead_of_our_own_log(*, shows_limit: bool) -> None:
    desk = Desk()
    desk.governor.choose_plan(SMALL)
    headers = stated(30, 20, FAR)
    if not shows_limit:
        del headers["X-RateLimit-Limit"]
    await ask(desk, 40, headers)

    assert len(desk.sent) == 40


async def test_what_was_stated_of_a_day_that_refills_counts_also_after_its_reset() -> None:
    # GIVEN a full log of ours, and a day of which much remains; its reset is when the next flows in
    desk = Desk()
    desk.governor.choose_plan(SMALL)
    await ask(desk, 40, stated(30, 29, 1))

    # WHEN background work asks after that reset
    asking = desk.start(desk.ask(200, stated(30, 29, 1), priority=Priority.BACKGROUND))
    await desk.clock.advance(10)

    # THEN it does not go as slowly as where nothing is known but our own log
    assert asking.done()
    assert asking.exception() is None


async def test_as_long_as_the_plan_is_assumed_a_limit_of_a_thousand_is_no_word_on_the_day() -> None:
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


@pytest.mark.parametrize(("plan", "per_day"), [(FREE, 1_000), (BUSINESS, 100_000)])
async def test_what_was_stated_of_another_plans_day_counts_no_more(plan: Plan, per_day: int) -> None:
    desk = Desk()
    desk.governor.choose_plan(plan)
    await ask(desk, 9, stated(per_day, 900, FAR))

    desk.governor.choose_plan(SMALL)
    await ask(desk, 21)

    assert len(desk.sent) == 30
    await assert_day_is_used_up(desk)


@pytest.mark.parametrize("headers", [{}, stated(30, 20, FAR)], ids=["alone", "with what remains"])
async def test_after_a_refusal_what_is_stated_of_the_day_is_believed_no_more(headers: dict[str, str]) -> None:
    desk = Desk()
    desk.governor.choose_plan(SMALL)
    await ask(desk, 40, stated(30, 20, FAR))

    late = await desk.send()
    await desk.ask(429, {**headers, "Retry-After": "2"})
    await late.finish(200, stated(30, 20, FAR))
    await desk.clock.advance(2)

    await assert_day_is_used_up(desk)


async def test_a_refusal_for_the_minute_takes_nothing_from_what_is_stated_of_the_day() -> None:
    desk = Desk()
    desk.governor.choose_plan(enterprise(60, 30))
    await ask(desk, 29, stated(30, 20, FAR))
    await desk.ask(429, stated(60, 0, 10))
    await desk.clock.advance(20)

    # Our own log of the day is full.
    await ask(desk, 5)


async def test_a_refusal_before_the_day_was_stated_leaves_what_is_stated_later_believed() -> None:
    desk = Desk()
    desk.governor.choose_plan(SMALL)
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
