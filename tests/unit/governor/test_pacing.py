"""The pace keeps clear of the limits: by our own logs, by what the headers state, and for a person first."""

import pytest

from menagerie.domain.errors import NotConnectedError
from menagerie.domain.plan import BUSINESS, FREE, PRO, enterprise
from menagerie.governor.answer import Headers
from menagerie.governor.governor import Open, PlanSource, Priority, Purpose, Waiting, WaitReason
from menagerie.governor.pacing import Pacing
from menagerie.governor.record import Moment, SentCount
from support.asking import DATE, Desk, MostJitter, NoJitter, stated
from support.clock import VirtualClock
from support.memory_ledger import SharedInMemory

BACKGROUND, PERSON = Priority.BACKGROUND, Priority.PERSON
DAY = 86_400


async def after_requests(count: int, headers: Headers = ()) -> Desk:
    """Return a desk that has sent so many requests at once, as a person does."""
    desk = Desk()
    for _ in range(count):
        await desk.ask(200, headers)
    return desk


def without(name: str, headers: dict[str, str]) -> dict[str, str]:
    return {key: value for key, value in headers.items() if key != name}


async def test_the_sixty_first_request_of_a_minute_waits_and_background_work_one_sooner_for_a_click() -> None:
    desk = await after_requests(59)
    assert desk.state() == Open()
    await desk.ask()
    assert 61 <= await desk.refused() < 61.1
    # The person sees it as a wait.
    assert desk.waiting().reason is WaitReason.USED_UP
    assert 61 <= desk.left() < 61.1
    # It is kept after a restart.
    assert 60 < await desk.restarted().refused() <= 62
    desk = await after_requests(60)
    shown = desk.waiting()
    await desk.clock.advance(shown.until - desk.clock.now() - 1)
    assert desk.state() == shown
    await desk.clock.advance(2)
    assert desk.state() == Open()
    desk = await after_requests(59)
    wait = desk.governor.background_state
    assert isinstance(wait, Waiting)
    assert 55 < wait.until - desk.clock.now() < 62
    asking = await desk.queue(priority=BACKGROUND)
    assert not asking.done()
    await desk.ask()
    await desk.end()


async def test_once_nothing_remains_nothing_goes_before_the_reset_and_nothing_probes() -> None:
    desk = await after_requests(1, stated(1000, 1, 36_000))
    await desk.ask()
    assert await desk.refused() == pytest.approx(36_000, abs=2)
    desk = Desk()
    older, newer = await desk.send(), await desk.send()
    await older.finish(200, stated(60, 0, 600))
    await newer.finish(200, stated(60, 20, 620))
    assert await desk.refused() >= 600
    desk = await after_requests(1, stated(1000, 0, 7200))
    used_up = Waiting(desk.clock.now() + 7201, WaitReason.USED_UP)
    for _ in range(14):
        assert desk.state() == used_up
        await desk.refused(priority=BACKGROUND)
        await desk.clock.advance(500)
    await desk.clock.advance(202)
    assert desk.state() == Open()
    await desk.ask()
    desk = await after_requests(1, stated(1000, 0, 0))
    asking = await desk.queue()
    await desk.clock.advance(1.5)
    assert asking.done()


async def test_a_plan_s_day_is_any_24_hours_and_headers_lower_its_pace_and_never_lift_it() -> None:
    desk = Desk(plan=enterprise(None, 30))
    for _ in range(30):
        await desk.ask()
        await desk.clock.advance(1)
    assert DAY - 31 < await desk.refused() < DAY + 180
    for chosen, limit in ((FREE, 300), (PRO, 60)):
        desk = Desk(plan=chosen)
        for _ in range(60):
            await desk.ask(200, stated(limit, limit, 60))
        assert await desk.refused() > 60


async def test_what_is_kept_for_a_person_holds_background_work_back_and_no_click() -> None:
    desk = Desk()
    await desk.ask(200, stated(1000, 500, 36_000))
    await desk.ask(200, stated(1000, 10, 36_000))
    assert await desk.refused(priority=BACKGROUND) > 600
    await desk.ask()

    desk = await after_requests(1, stated(60, 2, 50))
    assert desk.state() == Open()
    wait = desk.governor.background_state
    assert isinstance(wait, Waiting)
    assert wait.reason is WaitReason.USED_UP
    # It tells the same end for as long as it lasts.
    await desk.clock.advance(1)
    states = [desk.governor.background_state]
    await desk.clock.advance(wait.until - desk.clock.now())
    states.append(desk.governor.background_state)
    assert states == [wait, Open()]

    desk = Desk()
    await desk.ask(200, stated(1000, 11, 36_000))
    await desk.ask(200, stated(1000, 10, 36_000))
    assert desk.state() == Open()
    wait = desk.governor.background_state
    assert isinstance(wait, Waiting)
    assert wait.reason is WaitReason.PACED
    refused = await desk.refused(priority=BACKGROUND)
    assert refused == pytest.approx(wait.until - desk.clock.now(), abs=1)

    desk = Desk()
    for number in range(7):
        await desk.ask(200, stated(1000, 900 - 100 * number, 36_000 - 30 * number))
        await desk.clock.advance(30)
    assert desk.governor.pacing.clients > 5
    assert await desk.refused(priority=BACKGROUND) > 60
    await desk.ask()


async def test_the_last_request_of_a_minute_that_refills_stays_while_it_runs_out() -> None:
    """Its response could state the reset of the whole minute, and then nothing could be sent before."""
    desk = await after_requests(1, stated(60, 2, 50))
    await desk.clock.advance(10)
    for _ in range(58):
        await desk.ask(200, stated(60, 2, 50))
    asking = await desk.queue()
    await desk.clock.advance(50)
    assert not asking.done()
    await desk.clock.advance(2)
    assert asking.done()


async def test_while_nothing_is_known_or_stated_background_work_does_not_wait_and_nothing_shows_others() -> (
    None
):
    desk = Desk(random=MostJitter())
    await desk.send(priority=BACKGROUND)
    assert desk.governor.background_state == Open()
    desk = await after_requests(20)
    assert desk.governor.pacing.clients == 1
    asking = desk.start(desk.ask(priority=BACKGROUND))
    await desk.clock.advance(0.5)
    assert asking.done()
    # Neither a limit that is not stated nor a refusal shows others.
    desk = Desk()
    for sent in range(1, 51):
        await desk.ask(200, without("X-RateLimit-Limit", stated(60, 60 - sent, 60)))
    assert desk.state() == Open()
    # Nor is what is missing from the day's limit taken for others' use.
    assert desk.governor.pacing.clients == 1
    desk = Desk()
    for number in range(8):
        await desk.ask(200, stated(60, 59 - number, 30))
    in_flight = [await desk.send(purpose) for purpose in Purpose]
    for request in in_flight:
        await request.finish(429, {**stated(60, 1, 30), "Retry-After": "1"})
    assert desk.governor.pacing.clients == 1


async def test_what_the_person_sees_of_the_pace_and_of_a_detected_plan_after_a_restart() -> None:
    desk = await after_requests(1)
    await desk.clock.advance(120)
    await desk.ask(200, stated(300, 298, 60))
    in_flight = [await desk.send() for _ in range(2)]
    await desk.queue()
    view = desk.governor.pacing
    assert (view.plan, view.plan_source) == (PRO, PlanSource.DETECTED)
    assert view.sent_today == 4
    assert view.last_hour[-3:] == (1, 0, 3)
    assert len(view.last_hour) == 60
    assert view.queued == 1
    for request in in_flight:
        await request.finish(200)
    desk.governor.choose_plan(FREE)
    view = desk.governor.pacing
    assert (view.plan, view.plan_source) == (FREE, PlanSource.CHOSEN)
    desk = await after_requests(1, stated(100_000, 99_000, 36_000))
    assert desk.restarted().governor.pacing.plan_source is PlanSource.ASSUMED
    for one in (desk, await desk.restart()):
        assert one.governor.pacing.plan == BUSINESS
        assert one.governor.pacing.plan_source is PlanSource.DETECTED


async def test_a_reset_is_believed_as_far_as_it_can_be_and_no_single_try_goes_before_it() -> None:
    for headers, at_least, at_most in (
        # By the server's own clock it is believed for as long as a limit can last; without it, for a day.
        (stated(1000, 0, 25 * 3600 - 1), 25 * 3600, 25 * 3600),
        (without("Date", stated(1000, 0, 30 * DAY)), 90_000, 90_002),
        # One in seconds needs no clock.
        (without("Date", {**stated(60, 0, 0), "X-RateLimit-Reset": "600"}), 600, 602),
    ):
        desk = await after_requests(1, headers)
        assert at_least <= await desk.refused() <= at_most
    desk = Desk()
    first, second = await desk.send(), await desk.send()
    await first.finish(200, stated(60, 0, 7200))
    await second.finish(429, {"Retry-After": "7000", "Date": DATE})
    await desk.clock.advance(60)
    await desk.refused(deliberate=True)


async def test_what_provably_never_left_counts_for_nothing_and_what_is_on_its_way_does() -> None:
    desk = await after_requests(1, stated(1000, 3, 36_000))
    for _ in range(5):
        with pytest.raises(NotConnectedError):
            async with desk.governor.admission(Purpose.READ):
                raise NotConnectedError
    assert desk.governor.pacing.sent_today == 1
    assert [count.requests for count in (await desk.remembered()).sent] == [1]
    # Nor are they taken for requests that the service has not counted yet.
    await desk.ask(200, stated(1000, 2, 36_000))
    await desk.ask()
    desk = Desk()
    await desk.open_window(3)
    on_its_way, answered = await desk.send(), await desk.send()
    with pytest.raises(NotConnectedError):
        async with desk.governor.admission(Purpose.READ):
            raise NotConnectedError
    # The service may not have counted the one that is on its way: then nothing remains.
    await answered.finish(200, stated(1000, 1, 36_000))
    assert await desk.refused() > 60
    await on_its_way.end()


async def test_no_clock_that_leaps_or_is_far_ahead_hides_what_was_sent_or_holds_anything_up() -> None:
    desk = Desk()
    desk.clock.set_wall(desk.clock.now() + 5 * 365 * DAY)
    for _ in range(60):
        await desk.ask()
    desk.clock.set_wall(desk.clock.now() - 5 * 365 * DAY)
    desk.clock.reboot()
    await desk.restarted().ask()
    for leap in (-3 * DAY, 3 * DAY):
        desk = await after_requests(60)
        desk.clock.set_wall(desk.clock.now() + leap)
        desk = await desk.restart(after=10)
        asking = await desk.queue()
        await desk.clock.advance(45)
        assert desk.sent == []
        await desk.clock.advance(10)
        await asking
    clock = VirtualClock()
    far_ahead = Moment(clock.now() + 3 * 86_400.0, "another boot", 1000.0)
    pacing = Pacing(clock, NoJitter())
    pacing.restore([SentCount(far_ahead, 1), SentCount(Moment.now(clock), 60)], None)
    assert 60.0 < pacing.delay(PERSON, is_divided=False) < 62.0
    clock = VirtualClock()
    before = Moment(clock.now() - 10.0, "another boot", 1000.0)
    pacing = Pacing(clock, NoJitter())
    pacing.restore([SentCount(before, 60)], None)
    assert 50.0 < pacing.delay(PERSON, is_divided=False) < 52.0


async def test_no_figure_of_the_headers_breaks_the_pace() -> None:
    for limit in (0, 1, 10**18 - 1):
        for remaining in (0, 10**18 - 1):
            desk = await after_requests(1, stated(limit, remaining, 30))
            await desk.clock.advance(100)
            for _ in range(3):
                asking = desk.start(desk.ask(200, stated(limit, remaining, 30), priority=BACKGROUND))
                await desk.clock.advance(120)
                assert asking.done()
                assert asking.exception() is None


async def test_others_are_counted_by_what_they_use_of_a_minute_and_not_by_what_we_sent_before() -> None:
    desk = Desk(plan=PRO)
    await desk.ask(200, stated(300, 190, 30))
    await desk.clock.advance(5)
    # All together use ten in five seconds, and as many flow in; one of them is ours.
    for _ in range(20):
        await desk.ask(200, stated(300, 180, 40))
        await desk.clock.advance(5)
    assert desk.governor.pacing.clients == 10

    desk = Desk(plan=PRO)
    for sent in range(1, 41):
        await desk.ask(200, stated(300, 300 - sent, 60 - sent))
        await desk.clock.advance(1)
    assert desk.governor.pacing.clients == 1
    await desk.clock.advance(30)
    for second in range(20):
        used = 5 * (second + 1)
        await desk.ask(200, stated(300, 300 - used, 50 - second))
        await desk.clock.advance(1)
    assert desk.governor.pacing.clients == 5

    desk = Desk()
    for sent in range(1, 21):
        await desk.ask(200, stated(60, 60 - sent, 60 - sent))
        await desk.clock.advance(1)
    desk = await desk.restart()
    for sent in range(21, 28):
        await desk.ask(200, stated(60, 60 - sent, 60 - sent))
        assert desk.governor.pacing.clients == 1
        await desk.clock.advance(1)


async def test_how_many_requests_desks_that_share_may_send_in_a_minute_and_in_a_day() -> None:
    for reset_in, usable in ((50, 60), (60, 59)):
        ledger = SharedInMemory()
        desk = Desk(ledger=ledger)
        await desk.ask(200, stated(60, 50, 60))
        await desk.clock.advance(10)
        await desk.ask(200, stated(60, 40, reset_in))
        await desk.ask()
        # Before it is known what the minute does, the last request is kept as well.
        assert [asking.per_minute for asking in ledger.asked] == [59, 59, usable]
    ledger = SharedInMemory()
    desk = Desk(ledger=ledger, plan=enterprise(1, None))
    await desk.ask()
    assert [asking.per_minute for asking in ledger.asked] == [1]
    ledger = SharedInMemory()
    desk = Desk(ledger=ledger, plan=enterprise(None, 30))
    for _ in range(2):
        await desk.ask(200, stated(30, 20, 7200))
    # The stated day ends, and the service says nothing of the next one.
    await desk.clock.advance(7300)
    for _ in range(2):
        await desk.ask()
    assert [asking.per_day for asking in ledger.asked] == [30, None, 30, 30]
    assert [asking.day_began_ago for asking in ledger.asked] == [None, None, *[pytest.approx(99)] * 2]
