"""Desks that share a key are noticed by what they use, and keep the same pace."""

import pytest

from menagerie.governor.sharing import Sharing
from support.asking import Desk, scenario, stated

MINUTE = 60.0


def sharing_after(*looks: tuple[float, int]) -> Sharing:
    sharing = Sharing()
    for used_by_all, used_by_us in looks:
        sharing.learn(used_by_all, used_by_us)
    return sharing


def test_before_anything_is_known_a_few_desks_are_assumed() -> None:
    assert sharing_after().is_shared
    assert sharing_after().desks == 3


def test_a_person_is_told_of_others_only_once_they_were_seen_often_enough() -> None:
    assert sharing_after().desks_noticed == 1
    assert sharing_after(*[(9, 3)] * 5).desks_noticed == 1
    assert sharing_after(*[(9, 3)] * 6).desks_noticed == 3


def test_who_is_alone_finds_out_after_a_few_answers() -> None:
    sharing = sharing_after(*((number, number) for number in range(1, 7)))

    assert not sharing.is_shared
    assert sharing.desks == pytest.approx(1.0, abs=0.1)
    assert sharing.interval(MINUTE, 30) < 1.0


@pytest.mark.parametrize("desks", [2, 5, 20])
def test_others_are_counted_by_what_they_use(desks: int) -> None:
    sharing = sharing_after(*[(3 * desks, 3)] * 10)

    assert sharing.desks == pytest.approx(desks, rel=0.1)


def test_what_was_learned_long_ago_counts_no_more() -> None:
    shared_once = [(60, 3)] * 10
    alone_since = [(number, number) for number in range(1, 30)]

    assert not sharing_after(*shared_once, *alone_since).is_shared


def test_the_less_remains_the_slower() -> None:
    sharing = sharing_after(*[(60, 3)] * 10)
    intervals = [sharing.interval(MINUTE, remaining) for remaining in (60, 30, 10, 1)]

    assert intervals == sorted(intervals)
    assert intervals[0] < intervals[-1]


@pytest.mark.parametrize(("mine", "other"), [(40, 20), (54, 6), (59, 1)])
def test_who_has_more_than_a_fair_share_comes_to_have_less_of_it(mine: int, other: int) -> None:
    """Two desks that keep their paces from now on divide the next minute more evenly than the last one."""
    rich = sharing_after(*[(60, mine)] * 12).interval(MINUTE, 30, at_least=0.25)
    poor = sharing_after(*[(60, other)] * 12).interval(MINUTE, 30, at_least=0.25)

    assert poor / rich < mine / other


def test_how_much_others_leave_is_foreseen() -> None:
    alone = sharing_after(*((number, number) for number in range(1, 30)))
    shared = sharing_after(*[(60, 3)] * 10)

    assert alone.foresee(40, 0.5) == pytest.approx(40, rel=0.05)
    assert shared.foresee(40, 0.5) < 5
    assert shared.foresee(40, 1.0) == 40
    assert shared.foresee(40, -0.1) == 0


@scenario
async def test_what_we_sent_before_a_restart_is_not_taken_for_the_use_of_others() -> None:
    desk = Desk()
    for sent in range(1, 21):
        await desk.ask(200, stated(60, 60 - sent, 60 - sent))
        await desk.clock.advance(1)

    again = desk.restarted()
    for sent in range(21, 28):
        await again.ask(200, stated(60, 60 - sent, 60 - sent))
        await again.clock.advance(1)

    assert again.governor.pacing.desks == 1


@scenario
async def test_no_desk_is_invented_by_the_first_answers() -> None:
    desk = Desk()
    seen = []
    for sent in range(1, 9):
        await desk.ask(200, stated(60, 60 - sent, 60))
        seen.append(desk.governor.pacing.desks)

    assert seen == [1] * 8
