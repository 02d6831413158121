"""The pace keeps clear of the limits: by our own logs, by what the headers say, and for a person first."""

import pytest

from menagerie.domain.errors import NotConnectedError, WaitingError
from menagerie.domain.plan import BUSINESS, FREE, PRO, enterprise
from menagerie.governor.answer import Headers
from menagerie.governor.governor import Open, PlanSource, Priority, Purpose, Waiting, WaitReason
from support.asking import DATE, Desk, OpenRequest, scenario, stated

BACKGROUND, PERSON = Priority.BACKGROUND, Priority.PERSON


async def ask(desk: Desk, priority: Priority, headers: Headers = ()) -> None:
    async with desk.governor.admission(Purpose.READ, priority=priority) as admission:
        desk.sent.append(desk.clock.now())
        await admission.answered(200, headers)


async def wait_of(desk: Desk, priority: Priority = BACKGROUND) -> float:
    """Ask while it would take longer than anybody sits out, and return how long, in seconds."""
    with pytest.raises(WaitingError) as caught:
        await ask(desk, priority)
    return caught.value.until - desk.clock.now()


@scenario
async def test_the_sixty_first_request_of_a_minute_waits_for_the_first_to_be_forgotten() -> None:
    desk = Desk()
    for _ in range(60):
        await ask(desk, PERSON)

    assert 61 <= await wait_of(desk, PERSON) < 61.1


@scenario
async def test_the_day_of_a_plan_is_any_24_hours() -> None:
    desk = Desk()
    desk.governor.choose_plan(enterprise(None, 30))
    for _ in range(30):
        await ask(desk, PERSON)
        await desk.clock.advance(1)

    assert 86_400 - 31 < await wait_of(desk, PERSON) < 86_400 + 180


@scenario
async def test_a_pace_that_was_kept_before_a_restart_is_kept_after_it() -> None:
    desk = Desk()
    for _ in range(60):
        await ask(desk, PERSON)

    assert 60 < await wait_of(desk.restarted(), PERSON) <= 62


@scenario
async def test_an_older_answer_does_not_lift_that_nothing_remains() -> None:
    desk = Desk()
    older = await OpenRequest(desk).send()
    newer = await OpenRequest(desk).send()
    await older.finish(200, stated(60, 0, 600))
    await newer.finish(200, stated(60, 20, 620))

    assert await wait_of(desk, PERSON) >= 600


@scenario
async def test_the_reserve_is_for_a_persons_clicks() -> None:
    desk = Desk()
    await ask(desk, PERSON, stated(1000, 500, 36_000))
    await ask(desk, PERSON, stated(1000, 10, 36_000))

    assert await wait_of(desk, BACKGROUND) > 600
    await ask(desk, PERSON)


@scenario
async def test_what_others_use_slows_background_work_and_no_person() -> None:
    desk = Desk()
    for number in range(7):
        await ask(desk, PERSON, stated(1000, 900 - 100 * number, 36_000 - 30 * number))
        await desk.clock.advance(30)

    assert desk.governor.pacing.desks > 5
    assert await wait_of(desk, BACKGROUND) > 60
    await ask(desk, PERSON)


@scenario
async def test_a_person_goes_before_background_work_that_came_earlier() -> None:
    desk = Desk()
    under_way = [await OpenRequest(desk).send() for _ in range(2)]
    order: list[Priority] = []

    async def join(priority: Priority) -> None:
        async with desk.governor.admission(Purpose.READ, priority=priority) as admission:
            order.append(priority)
            await admission.answered(200, {})

    for priority in (BACKGROUND, PERSON):
        desk.start(join(priority))
        await desk.clock.settle()
    for request in under_way:
        await request.finish(200)
    await desk.clock.advance(10)

    assert order == [PERSON, BACKGROUND]


@scenario
async def test_headers_lower_the_pace_of_a_plan_and_never_lift_it() -> None:
    generous, strict = Desk(), Desk()
    generous.governor.choose_plan(FREE)
    for _ in range(60):
        await ask(generous, PERSON, stated(300, 299, 60))
    assert await wait_of(generous, PERSON) > 60

    strict.governor.choose_plan(PRO)
    for sent in range(60):
        await ask(strict, PERSON, stated(60, 60, 60))
        assert len(strict.sent) == sent + 1
    assert await wait_of(strict, PERSON) > 60


@scenario
async def test_what_the_person_sees_of_the_pace() -> None:
    desk = Desk()
    await ask(desk, PERSON)
    await desk.clock.advance(120)
    await ask(desk, PERSON, stated(300, 298, 60))
    under_way = [await OpenRequest(desk).send() for _ in range(2)]
    desk.start(ask(desk, PERSON))
    await desk.clock.settle()

    view = desk.governor.pacing
    assert (view.plan, view.plan_source) == (PRO, PlanSource.DETECTED)
    assert view.sent_today == 4
    assert view.last_hour[-3:] == (1, 0, 3)
    assert len(view.last_hour) == 60
    assert view.in_line == 1
    for request in under_way:
        await request.finish(200)

    desk.governor.choose_plan(FREE)
    view = desk.governor.pacing
    assert (view.plan, view.plan_source) == (FREE, PlanSource.CHOSEN)


@scenario
async def test_the_plan_that_was_detected_is_known_after_a_restart() -> None:
    desk = Desk()
    await ask(desk, PERSON, stated(100_000, 99_000, 36_000))
    assert desk.governor.pacing.plan == BUSINESS

    again = desk.restarted()
    assert again.governor.pacing.plan_source is PlanSource.ASSUMED
    await again.governor.load()
    assert (again.governor.pacing.plan, again.governor.pacing.plan_source) == (
        BUSINESS,
        PlanSource.DETECTED,
    )


@scenario
async def test_a_quota_that_is_used_up_is_a_wait_that_the_person_sees() -> None:
    desk = Desk()
    await ask(desk, PERSON, stated(1000, 0, 7200))

    state = desk.state()
    assert isinstance(state, Waiting)
    assert state.reason is WaitReason.USED_UP
    assert state.until == desk.clock.now() + 7201
    await desk.clock.advance(600)
    assert desk.state() == state

    await desk.clock.advance(6602)
    assert desk.state() == Open()
    await ask(desk, PERSON)


@scenario
async def test_our_own_full_log_is_a_wait_that_the_person_sees() -> None:
    desk = Desk()
    for _ in range(59):
        await ask(desk, PERSON)
    assert desk.state() == Open()

    await ask(desk, PERSON)

    assert desk.waiting().reason is WaitReason.USED_UP
    assert 61 <= desk.waiting().until - desk.clock.now() < 61.1


@scenario
async def test_a_used_up_day_is_not_probed_every_minute() -> None:
    desk = Desk()
    await ask(desk, BACKGROUND, stated(1000, 0, 36_000))
    for _ in range(60):
        await desk.clock.advance(500)
        with pytest.raises(WaitingError):
            await ask(desk, BACKGROUND)

    assert len(desk.sent) == 1


@scenario
async def test_a_reset_by_the_servers_own_clock_is_believed_for_as_long_as_a_limit_can_last() -> None:
    desk = Desk()
    await ask(desk, PERSON, stated(1000, 0, 25 * 3600 - 1))

    assert await wait_of(desk, PERSON) == 25 * 3600


@scenario
async def test_without_the_servers_clock_a_reset_holds_nobody_for_longer_than_a_day() -> None:
    desk = Desk()
    headers = dict(stated(1000, 0, 30 * 86_400))
    del headers["Date"]
    await ask(desk, PERSON, headers)

    assert 90_000 <= await wait_of(desk, PERSON) <= 90_002


@scenario
async def test_a_reset_in_seconds_needs_no_clock() -> None:
    desk = Desk()
    limits = {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "600"}
    await ask(desk, PERSON, limits)

    assert await wait_of(desk, PERSON) >= 600


@scenario
async def test_a_reset_that_is_now_is_over_in_a_moment() -> None:
    desk = Desk()
    await ask(desk, PERSON, stated(1000, 0, 0))
    asking = desk.start(ask(desk, PERSON))

    await desk.clock.advance(1.5)
    assert asking.done()


@scenario
async def test_the_single_try_does_not_go_before_the_reset_when_nothing_remains() -> None:
    desk = Desk()
    first, second = await OpenRequest(desk).send(), await OpenRequest(desk).send()
    await first.finish(200, stated(60, 0, 7200))
    await second.finish(429, {"Retry-After": "7000", "Date": DATE})
    await desk.clock.advance(60)

    with pytest.raises(WaitingError):
        await desk.ask(deliberate=True)


@scenario
async def test_what_provably_never_left_counts_for_nothing() -> None:
    desk = Desk()
    await ask(desk, PERSON, stated(1000, 3, 36_000))
    for _ in range(5):
        with pytest.raises(NotConnectedError):
            async with desk.governor.admission(Purpose.READ):
                raise NotConnectedError

    assert desk.governor.pacing.sent_today == 1
    assert [count.requests for count in (await desk.remembered()).sent] == [1]
    await ask(desk, PERSON)


@scenario
async def test_counts_from_far_in_the_future_hold_nobody() -> None:
    desk = Desk()
    desk.clock.set_wall(desk.clock.now() + 5 * 365 * 86_400)
    for _ in range(60):
        await ask(desk, PERSON)
    desk.clock.set_wall(desk.clock.now() - 5 * 365 * 86_400)
    desk.clock.reboot()

    await ask(desk.restarted(), PERSON)


@pytest.mark.parametrize("leap", [-3 * 86_400, 3 * 86_400])
@scenario
async def test_a_wall_clock_that_leaps_while_nothing_runs_takes_nothing_from_what_was_sent(
    leap: float,
) -> None:
    desk = Desk()
    for _ in range(60):
        await ask(desk, PERSON)
    desk.clock.set_wall(desk.clock.now() + leap)

    desk = desk.restarted()
    await desk.clock.advance(10)
    asking = desk.start(ask(desk, PERSON))
    await desk.clock.advance(45)
    assert desk.sent == []
    await desk.clock.advance(10)

    await asking


@pytest.mark.parametrize("limit", [0, 1, 10**18 - 1])
@pytest.mark.parametrize("remaining", [0, 10**18 - 1])
@scenario
async def test_no_figure_of_the_headers_breaks_the_pace(limit: int, remaining: int) -> None:
    desk = Desk()
    await ask(desk, PERSON, stated(limit, remaining, 30))
    await desk.clock.advance(100)
    for _ in range(3):
        asking = desk.start(ask(desk, BACKGROUND, stated(limit, remaining, 30)))
        await desk.clock.advance(120)
        assert asking.done()
        assert asking.exception() is None


@scenario
async def test_without_a_limit_what_remains_does_not_lower_the_plan() -> None:
    desk = Desk()
    for sent in range(1, 51):
        headers = dict(stated(60, 60 - sent, 60))
        del headers["X-RateLimit-Limit"]
        await ask(desk, PERSON, headers)

    assert desk.state() == Open()


@scenario
async def test_where_headers_say_nothing_nobody_makes_room_for_others() -> None:
    desk = Desk()
    for _ in range(20):
        await ask(desk, PERSON)

    assert desk.governor.pacing.desks == 1
    asking = desk.start(ask(desk, BACKGROUND))
    await desk.clock.advance(0.5)
    assert asking.done()


@scenario
async def test_a_refusal_although_something_remains_teaches_nothing_of_what_is_shown() -> None:
    desk = Desk()
    for number in range(8):
        await desk.ask(200, stated(60, 59 - number, 30))
    under_way = [await OpenRequest(desk, purpose).send() for purpose in (Purpose.READ, Purpose.WRITE)]

    for request in under_way:
        await request.finish(429, {**stated(60, 1, 30), "Retry-After": "1"})

    assert desk.governor.pacing.desks == 1
