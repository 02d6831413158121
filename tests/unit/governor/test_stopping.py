"""A refused key stops everything until the person acts (interface 5.3)."""

import pytest

from menagerie.domain.errors import AskingStoppedError
from menagerie.governor.governor import Open, Probing, Purpose, Ramping, Stopped
from support.asking import Desk, Diary

WRITE = Purpose.WRITE


async def with_a_refused_key(status: int = 401) -> Desk:
    desk = Desk()
    await desk.ask(status)
    assert desk.state() == Stopped(status)
    return desk


async def test_after_a_refused_key_nothing_is_sent() -> None:
    desk = await with_a_refused_key()

    await desk.clock.advance(86_400)
    await desk.stopped()


@pytest.mark.parametrize("deliberate", [False, True])
async def test_what_was_queued_before_the_refusal_is_refused_too(deliberate: bool) -> None:
    desk = Desk()
    first, _ = await desk.send(WRITE), await desk.send(WRITE)
    second = await desk.queue(WRITE, deliberate=deliberate)

    await first.finish(401)
    await desk.clock.settle()

    assert isinstance(second.exception(), AskingStoppedError)


async def test_a_403_is_not_about_the_key_and_stops_nothing() -> None:
    desk = Desk()
    await desk.ask(403)
    assert desk.state() == Open()
    await desk.ask(200)


@pytest.mark.parametrize(
    "headers", [{"Retry-After": "120"}, {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "120"}]
)
async def test_a_403_that_tells_a_wait_is_a_wait_like_any_other(headers: dict[str, str]) -> None:
    desk = Desk()
    await desk.ask(403, headers)
    assert await desk.refused() >= 120
    await desk.clock.advance(200)
    await desk.ask(200)
    assert desk.state() == Ramping()


async def test_a_late_200_does_not_start_asking_again() -> None:
    desk = Desk()
    late = await desk.send()
    await desk.ask(401)

    await late.finish(200)

    assert desk.state() == Stopped(401)


@pytest.mark.parametrize("by_a_new_key", [False, True])
async def test_when_the_person_acts_one_request_goes_and_its_response_decides(by_a_new_key: bool) -> None:
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


@pytest.mark.parametrize("by_a_new_key", [False, True])
async def test_a_key_that_is_refused_again_stops_again(by_a_new_key: bool) -> None:
    desk = await with_a_refused_key()
    if by_a_new_key:
        desk.governor.renew_key()
    await desk.ask(401, deliberate=not by_a_new_key)

    assert desk.state() == Stopped(401)
    await desk.stopped()


@pytest.mark.parametrize("by_a_new_key", [False, True])
async def test_a_refusal_that_tells_how_long_it_lasts_is_obeyed_whatever_the_person_does(
    by_a_new_key: bool,
) -> None:
    desk = Desk()
    await desk.ask(401, {"Retry-After": "120"})
    if by_a_new_key:
        desk.governor.renew_key()

    assert await desk.refused(deliberate=not by_a_new_key) >= 120

    await desk.clock.advance(200)
    await desk.ask(deliberate=not by_a_new_key)
    assert desk.state() == Ramping()


async def test_after_a_refusal_that_told_how_long_it_lasts_nothing_goes_on_by_itself() -> None:
    desk = Desk()
    await desk.ask(401, {"Retry-After": "120"})
    # Also while the wait hides it.
    assert desk.governor.is_key_refused

    await desk.clock.advance(200)

    assert desk.state() == Stopped(401)
    await desk.stopped()


async def test_asking_again_without_a_response_was_the_one_request() -> None:
    desk = await with_a_refused_key()
    await desk.ask_in_vain(deliberate=True)

    assert desk.state() == Stopped(401)
    await desk.stopped()


async def test_asking_again_that_was_cancelled_in_the_queue_has_used_nothing_and_left_nothing() -> None:
    desk = Desk()
    slow = await desk.send()
    await desk.ask(401)
    given_up = await desk.queue(deliberate=True)
    given_up.cancel()
    await slow.end()

    await desk.stopped()
    await desk.ask(200, deliberate=True)
    assert desk.state() == Ramping()


async def test_giving_a_key_anew_changes_nothing_if_none_was_refused() -> None:
    desk = Desk()
    desk.governor.renew_key()

    assert desk.state() == Open()
    # It is not kept for a later refusal either.
    await desk.ask(401)
    assert desk.state() == Stopped(401)
