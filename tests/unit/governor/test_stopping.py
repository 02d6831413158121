"""A refused key stops everything until the person acts (interface 5.3)."""

import pytest

from menagerie.domain.errors import AskingStoppedError
from menagerie.governor.governor import Open, Probing, Purpose, Ramping, Stopped
from support.asking import Desk, OpenRequest, scenario


async def refused(desk: Desk) -> None:
    """Ask, and expect that nothing is sent."""
    sent = len(desk.sent)
    with pytest.raises(AskingStoppedError):
        await desk.ask()
    assert len(desk.sent) == sent


@pytest.mark.parametrize("status", [401, 403])
@scenario
async def test_after_a_refused_key_nothing_is_sent(status: int) -> None:
    desk = Desk()
    await desk.ask(status)

    assert desk.state() == Stopped(status)
    await desk.clock.advance(86_400)
    await refused(desk)


@scenario
async def test_those_in_line_are_refused_too() -> None:
    desk = Desk()
    first = await OpenRequest(desk, Purpose.WRITE).send()
    second = desk.start(desk.ask(purpose=Purpose.WRITE))
    await desk.clock.settle()

    await first.finish(401)
    await desk.clock.settle()

    assert isinstance(second.exception(), AskingStoppedError)


@scenario
async def test_a_late_200_does_not_start_asking_again() -> None:
    desk = Desk()
    late = await OpenRequest(desk).send()
    await desk.ask(401)

    await late.finish(200)

    assert desk.state() == Stopped(401)


@scenario
async def test_when_the_person_asks_again_one_request_goes_and_its_answer_decides() -> None:
    desk = Desk()
    await desk.ask(401)

    probe = await OpenRequest(desk, deliberate=True).send()
    assert desk.state() == Probing(in_flight=True)
    another = desk.start(desk.ask(deliberate=True))
    await desk.clock.advance(600)
    assert not another.done()

    await probe.finish(200)
    await another
    assert desk.state() == Ramping()


@scenario
async def test_a_key_that_is_refused_again_stops_again() -> None:
    desk = Desk()
    await desk.ask(401)
    await desk.ask(403, deliberate=True)

    assert desk.state() == Stopped(403)
    await refused(desk)


@scenario
async def test_asking_again_without_an_answer_was_the_one_request() -> None:
    desk = Desk()
    await desk.ask(401)
    await desk.ask_in_vain(deliberate=True)

    assert desk.state() == Stopped(401)
    await refused(desk)


@scenario
async def test_asking_again_that_was_cancelled_in_line_has_used_nothing_and_left_nothing() -> None:
    desk = Desk()
    slow = await OpenRequest(desk).send()
    await desk.ask(401)
    given_up = desk.start(desk.ask(deliberate=True))
    await desk.clock.settle()
    given_up.cancel()
    await slow.end()

    await refused(desk)
    await desk.ask(200, deliberate=True)

    assert desk.state() == Ramping()


@scenario
async def test_a_request_that_was_asked_for_before_the_key_was_refused_does_not_overrule_that() -> None:
    desk = Desk()
    first = await OpenRequest(desk, Purpose.WRITE).send()
    second = desk.start(desk.ask(purpose=Purpose.WRITE, deliberate=True))
    await desk.clock.settle()

    await first.finish(401)
    await desk.clock.settle()

    assert isinstance(second.exception(), AskingStoppedError)


@scenario
async def test_a_key_that_was_given_anew_is_tried_by_one_request_at_a_time() -> None:
    desk = Desk()
    await desk.ask(401)
    desk.governor.renew_key()
    assert desk.state() == Probing(in_flight=False)

    probe = await OpenRequest(desk).send()
    another = desk.start(desk.ask())
    await desk.clock.advance(600)
    assert not another.done()
    await probe.finish(200)
    await another

    assert desk.state() == Ramping()


@scenario
async def test_a_key_that_was_given_anew_and_is_refused_again_stops_again() -> None:
    desk = Desk()
    await desk.ask(401)
    desk.governor.renew_key()
    await desk.ask(403)

    assert desk.state() == Stopped(403)
    await refused(desk)


@scenario
async def test_giving_a_key_anew_changes_nothing_where_none_was_refused() -> None:
    desk = Desk()
    desk.governor.renew_key()

    assert desk.state() == Open()
    # It is not kept for a later refusal either.
    await desk.ask(401)
    assert desk.state() == Stopped(401)


@scenario
async def test_a_restart_is_not_the_person_asking_again() -> None:
    desk = Desk()
    await desk.ask(401)

    desk = desk.restarted()
    await desk.governor.load()

    assert desk.state() == Stopped(401)


@scenario
async def test_a_key_that_works_again_stays_so_after_a_restart() -> None:
    desk = Desk()
    await desk.ask(401)
    await desk.ask(200, deliberate=True)

    desk = desk.restarted()
    await desk.ask()

    assert desk.state() == Open()
