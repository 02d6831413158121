"""Clients that share a key are noticed by what they use, and keep the same pace."""

import pytest

from menagerie.governor.sharing import Sharing

MINUTE = 60.0


def sharing_after(*looks: tuple[float, int]) -> Sharing:
    sharing = Sharing()
    for used_by_all, used_by_us in looks:
        sharing.learn(used_by_all, used_by_us)
    return sharing


def test_before_anything_is_known_a_few_clients_are_assumed_and_not_shown() -> None:
    assert sharing_after().is_shared
    assert sharing_after().clients == 3
    assert [sharing_after(*[(9, 3)] * looks).clients_seen for looks in (0, 5, 6)] == [1, 1, 3]


def test_one_response_does_not_show_that_a_client_is_alone() -> None:
    assert sharing_after((1, 1)).is_shared


def test_a_client_that_is_alone_finds_out_after_a_few_responses() -> None:
    sharing = sharing_after(*((number, number) for number in range(1, 7)))

    assert not sharing.is_shared
    assert sharing.clients == pytest.approx(1.0, abs=0.1)
    assert sharing.interval(MINUTE, 30) < 1.0


@pytest.mark.parametrize("clients", [2, 5, 20])
def test_others_are_counted_by_what_they_use(clients: int) -> None:
    sharing = sharing_after(*[(3 * clients, 3)] * 10)
    assert sharing.clients == pytest.approx(clients, rel=0.1)
    assert sharing.is_shared


def test_a_remaining_that_falls_beyond_reason_is_not_taken_for_more_than_200_clients() -> None:
    assert sharing_after((10**9, 1)).clients <= 200


def test_what_was_learned_long_ago_counts_no_more() -> None:
    shared_once = [(60, 3)] * 10
    alone_since = [(number, number) for number in range(1, 30)]

    assert not sharing_after(*shared_once, *alone_since).is_shared


def test_the_less_remains_the_slower() -> None:
    sharing = sharing_after(*[(60, 3)] * 10)
    intervals = [sharing.interval(MINUTE, remaining) for remaining in (60, 30, 10, 1)]

    assert intervals == pytest.approx([intervals[-1] / remaining for remaining in (60, 30, 10, 1)])


@pytest.mark.parametrize(("mine", "other"), [(40, 20), (54, 6), (59, 1)])
def test_a_client_with_more_than_a_fair_share_comes_to_have_less_of_it(mine: int, other: int) -> None:
    """Two clients that keep their paces from now on divide the next minute more evenly than the last one."""
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
