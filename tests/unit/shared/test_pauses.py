"""Desks come back to a shared store neither all at once nor too often."""

from menagerie.shared.pauses import FIRST_PAUSE, LONGEST_PAUSE, Pauses

# Seconds that a connection lasted: one that does not count yet, and one that does.
SHORT, LONG = 60.0, 60.1


def test_a_pause_is_between_half_of_its_length_and_all_of_it_and_differs_between_desks() -> None:
    first = {Pauses(2.0).after(0.0) for _desk in range(1_000)}
    assert 1.0 <= min(first) < 1.1
    assert 1.9 < max(first) <= 2.0
    assert len(first) > 900


def test_the_pauses_double_up_to_the_longest() -> None:
    desks = [
        [pauses.after(0.0) for _ in range(8)] for pauses in (Pauses(FIRST_PAUSE) for _desk in range(1_000))
    ]
    for place, length in enumerate((1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0)):
        longest = max(desk[place] for desk in desks)
        assert 0.95 * length < longest <= length


def test_they_begin_again_only_after_a_connection_that_lasted() -> None:
    pauses = Pauses(FIRST_PAUSE)
    for _ in range(9):
        pauses.after(0.0)
    assert pauses.after(SHORT) >= LONGEST_PAUSE / 2
    assert pauses.after(LONG) <= FIRST_PAUSE
    assert FIRST_PAUSE <= pauses.after(0.0) <= 2 * FIRST_PAUSE
