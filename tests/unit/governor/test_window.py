"""As many requests are in flight as the pace needs: one by one more, and one at the first trouble."""

import pytest

from menagerie.domain.plan import BUSINESS, FREE, enterprise
from menagerie.governor.governor import Purpose
from menagerie.governor.window import Window
from support.asking import Desk, stated

PER_SECOND = 1000 / 60


def opened(round_trip: float, per_second: float | None = PER_SECOND, answers: int = 40) -> Window:
    """Return a window after so many clean answers, one after the other."""
    window = Window()
    for number in range(1, answers + 1):
        window.open(number, number, round_trip, per_second)
    return window


@pytest.mark.parametrize(
    ("round_trip", "per_second", "size"),
    [
        (0.02, 1.0, 1),
        (0.5, 1.0, 1),
        (0.02, PER_SECOND, 1),
        (0.2, PER_SECOND, 5),
        (0.5, PER_SECOND, 11),
        (0.5, 2500 / 60, 27),
    ],
)
def test_as_many_are_in_flight_as_are_permitted_in_a_round_trip_and_a_quarter_more(
    round_trip: float, per_second: float, size: int
) -> None:
    assert opened(round_trip, per_second).size(per_second) == size


@pytest.mark.parametrize(("round_trip", "per_second"), [(0.02, None), (0.0, None), (30.0, PER_SECOND)])
def test_never_more_than_32_are_in_flight_and_without_a_limit_as_many(
    round_trip: float, per_second: float | None
) -> None:
    assert opened(round_trip, per_second).size(per_second) == 32


def test_it_begins_with_one_and_opens_by_one_in_a_round_trip() -> None:
    window = Window()
    assert window.size(PER_SECOND) == 1
    window.open(1, 1, 0.5, PER_SECOND)
    assert window.size(PER_SECOND) == 2

    # Both that went then are answered; the second answer opens nothing more.
    window.open(2, 3, 0.5, PER_SECOND)
    window.open(3, 4, 0.5, PER_SECOND)
    assert window.size(PER_SECOND) == 3


def test_answers_that_were_under_way_when_it_fell_do_not_open_it() -> None:
    window = opened(0.5, answers=20)
    window.fall(30)
    for number in range(21, 31):
        window.open(number, 30, 0.5, PER_SECOND)

    assert window.size(PER_SECOND) == 1
    window.open(31, 31, 0.5, PER_SECOND)
    assert window.size(PER_SECOND) == 2


def test_one_answer_that_takes_unusually_long_changes_nothing() -> None:
    window = opened(0.2)
    window.open(41, 41, 29.0, PER_SECOND)

    assert window.size(PER_SECOND) == 5


def test_a_distance_that_changes_is_followed() -> None:
    window = opened(0.02)
    for number in range(41, 120):
        window.open(number, number, 0.5, PER_SECOND)
    assert window.size(PER_SECOND) == 11
    for number in range(120, 200):
        window.open(number, number, 0.02, PER_SECOND)
    assert window.size(PER_SECOND) == 1


async def an_open_desk() -> Desk:
    desk = Desk()
    await desk.open_window(8)
    return desk


@pytest.mark.parametrize("status", [429, 500, 502, 503, 408])
async def test_the_first_refusal_or_failure_of_the_service_closes_it_to_one(status: int) -> None:
    desk = await an_open_desk()
    await desk.ask(status)

    assert desk.governor.window == 1


async def test_an_answer_that_never_comes_closes_it_to_one() -> None:
    desk = await an_open_desk()
    await desk.ask_in_vain(Purpose.WRITE)

    assert desk.governor.window == 1


async def test_an_answer_that_breaks_off_after_its_head_closes_it_to_one() -> None:
    desk = await an_open_desk()
    with pytest.raises(ConnectionError):
        await break_off(desk)

    assert desk.governor.window == 1


async def test_a_request_that_the_person_gives_up_closes_nothing() -> None:
    desk = await an_open_desk()
    asking = desk.start(hold(desk))
    await desk.clock.settle()
    asking.cancel()
    await desk.clock.settle()

    assert desk.governor.window == 8


async def break_off(desk: Desk) -> None:
    """Send a request of whose response only the head comes."""
    async with desk.governor.admission(Purpose.WRITE) as admission:
        await admission.answered(201, {})
        raise ConnectionError


async def hold(desk: Desk) -> None:
    """Send a request whose answer does not come."""
    async with desk.governor.admission(Purpose.READ):
        await desk.clock.sleep(30)


@pytest.mark.parametrize(("lowered", "window"), [(None, 9), (200, 2)])
async def test_the_rate_is_the_plan_s_or_what_the_headers_lower_it_to(
    lowered: int | None, window: int
) -> None:
    desk = Desk()
    desk.governor.choose_plan(BUSINESS)
    for number in range(40):
        request = await desk.send()
        await desk.clock.advance(0.4)
        limit = lowered or 1000
        await request.finish(200, stated(limit, limit - 1 - number, 60))

    assert desk.governor.window == window


async def test_after_a_plan_that_permits_more_is_chosen_it_opens_one_by_one() -> None:
    desk = Desk()
    for _ in range(5):
        request = await desk.send()
        await desk.clock.advance(0.5)
        await request.finish(200)

    desk.governor.choose_plan(enterprise(None, None))
    assert desk.governor.window == 1


async def test_a_plan_that_is_chosen_later_counts_at_once() -> None:
    desk = Desk()
    desk.governor.choose_plan(enterprise(None, None))
    for _ in range(40):
        request = await desk.send()
        await desk.clock.advance(0.5)
        await request.finish(200)
    assert desk.governor.window == 32

    desk.governor.choose_plan(FREE)
    assert desk.governor.window == 1
