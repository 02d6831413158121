"""An answer with what was added since: where it stands, and that it is called no more than it is."""

import pytest

from menagerie.domain.animal import Animal, AnimalList, KnownAnimal
from menagerie.domain.answers import Answer, Question


def known(number: int, name: str = "Rex") -> KnownAnimal:
    return KnownAnimal(Animal(number, name, 12, "available"), 0.0, 0.0)


def answer(*ids: int, limit: int = 100, gathers: bool = False) -> Answer:
    rows = tuple(map(known, ids))
    animals = AnimalList(tuple(one.animal for one in rows), limit)
    return Answer(Question(None, 100, gathers), animals, 0.0, rows)


@pytest.mark.parametrize(
    ("listed", "shown"),
    [
        ((3, 2, 1), [5, 3, 2, 1]),
        ((9, 7, 1), [9, 7, 5, 1]),
        ((1, 2, 3), [1, 2, 3, 5]),
        ((1, 7, 9), [1, 5, 7, 9]),
        # No order that the numbers show: what the service listed stays as it came.
        ((2, 9, 1), [5, 2, 9, 1]),
        ((), [5]),
    ],
)
def test_an_added_animal_stands_in_its_place_or_first(listed: tuple[int, ...], shown: list[int]) -> None:
    after = answer(*listed).with_added(known(5))
    assert [one.animal.id for one in after.rows] == shown
    assert [animal.id for animal in after.animals.animals] == shown


def test_one_that_the_list_has_already_stays_in_its_place_and_is_as_it_was_added() -> None:
    after = answer(3, 2, 1).with_added(known(2, "Max"))
    assert [(one.animal.id, one.animal.name) for one in after.rows] == [(3, "Rex"), (2, "Max"), (1, "Rex")]


@pytest.mark.parametrize(
    ("before", "may_have_more"),
    [
        (answer(3, 2, 1, limit=5), False),
        # It is as long as its limit now, and is not called the total.
        (answer(3, 2, 1, limit=4), True),
        (answer(3, 2, 1, limit=3), True),
        # A merged list is as complete as it was.
        (answer(3, 2, 1, limit=4, gathers=True), False),
        (answer(3, 2, 1, limit=3, gathers=True), True),
    ],
)
def test_a_list_is_the_total_only_below_its_limit(before: Answer, *, may_have_more: bool) -> None:
    assert before.with_added(known(5)).animals.may_have_more is may_have_more
