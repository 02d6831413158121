"""What the service showed is recorded, with what can be told from it and no more.

``test_model`` checks the rules of recording on any lists; these are examples of them.
"""

import sqlite3
from collections.abc import Iterator

import pytest

from menagerie.catalogue import database
from menagerie.catalogue.record import (
    AlikeAnimals,
    SeenList,
    count_alike,
    known_animals,
    look_at_all,
    mark_again,
    newest_answer,
    record_animals,
    record_list,
    replace_answer,
)
from menagerie.domain.animal import Animal, AnimalList, KnownAnimal, Mark, News

BELLA = Animal(1, "Bella", 7, "available")
MAX = Animal(2, "Max", 7, "pending")
REX = Animal(3, "Rex", 9, "available")


@pytest.fixture
def catalogue() -> Iterator[sqlite3.Connection]:
    connection = database.connect_memory()
    yield connection
    connection.close()


def answer(at: float, *animals: Animal, status: str | None = None, limit: int = 20, bad: int = 0) -> SeenList:
    return SeenList(status, AnimalList(animals, limit, bad), at)


def known(connection: sqlite3.Connection, animal_id: int) -> KnownAnimal:
    (one,) = known_animals(connection, [animal_id])
    return one


@pytest.mark.parametrize(
    ("earlier", "newest", "news"),
    [
        pytest.param([], answer(20.0, BELLA), News(), id="the first list ever"),
        pytest.param(
            [answer(10.0, BELLA, MAX)],
            answer(20.0, BELLA, Animal(2, "Max", 7, "sold"), REX),
            News(frozenset({3}), frozenset({2}), now_sold=1, is_certain=True),
            id="the same list again",
        ),
        pytest.param(
            [answer(10.0, BELLA, MAX, limit=2)],
            answer(20.0, BELLA, REX, limit=2),
            News(frozenset({3}), is_certain=False),
            id="a cut list, in which one may have moved up",
        ),
        pytest.param(
            [answer(10.0, BELLA, limit=1)],
            answer(20.0, BELLA, MAX, limit=2),
            News(),
            id="a longer list, in which one may have been before",
        ),
        pytest.param(
            [answer(10.0, BELLA, limit=20)],
            answer(20.0, REX, status="available", limit=100),
            News(frozenset({3}), is_certain=True),
            id="any list after a complete one",
        ),
    ],
)
def test_only_what_must_have_come_or_changed_since_is_news_and_marked(
    catalogue: sqlite3.Connection, earlier: list[SeenList], newest: SeenList, news: News
) -> None:
    for one in earlier:
        record_list(catalogue, one)
    assert record_list(catalogue, newest) == news
    marks = {animal.id: known(catalogue, animal.id).mark for animal in newest.animals.animals}
    assert {key for key, mark in marks.items() if mark is Mark.NEW} == news.new
    assert {key for key, mark in marks.items() if mark is Mark.CHANGED} == news.changed


def test_marks_that_were_removed_come_back_but_replace_no_newer_ones(catalogue: sqlite3.Connection) -> None:
    record_list(catalogue, answer(10.0, BELLA))
    record_list(catalogue, answer(20.0, BELLA, MAX, REX))
    marks = look_at_all(catalogue)
    record_list(catalogue, answer(30.0, BELLA, MAX, Animal(REX.id, "Rexy", REX.category_id, REX.status)))
    mark_again(catalogue, marks)
    assert [one.mark for one in known_animals(catalogue, [1, 2, 3])] == [None, Mark.NEW, Mark.CHANGED]


@pytest.mark.parametrize(
    ("later", "missing"),
    [
        pytest.param([answer(20.0, BELLA)], (20.0, None), id="a complete list without it"),
        pytest.param([answer(20.0, status="pending")], (20.0, "pending"), id="one of its status"),
        pytest.param([answer(20.0, status="available")], (None, None), id="one of another status"),
        pytest.param([answer(20.0, BELLA, limit=1)], (None, None), id="a cut list"),
        pytest.param([answer(20.0, BELLA, bad=1)], (None, None), id="a list that was not read whole"),
        pytest.param([answer(20.0), answer(30.0, MAX)], (None, None), id="seen again"),
    ],
)
def test_an_animal_is_missing_if_a_complete_list_should_have_had_it(
    catalogue: sqlite3.Connection, later: list[SeenList], missing: tuple[float | None, str | None]
) -> None:
    for one in (answer(10.0, BELLA, MAX, limit=2), *later):
        record_list(catalogue, one)
    max_now = known(catalogue, 2)
    assert (max_now.missing_at, max_now.missing_from) == missing


def test_several_lists_put_together_can_be_the_newest_list(catalogue: sqlite3.Connection) -> None:
    assert newest_answer(catalogue) is None
    record_list(catalogue, answer(10.0, BELLA))
    newest = answer(20.0, MAX, status="pending", limit=50, bad=2)
    record_list(catalogue, newest)
    assert newest_answer(catalogue) == (newest, (known(catalogue, 2),))
    together = answer(20.0, MAX, BELLA, limit=100)
    replace_answer(catalogue, together)
    assert newest_answer(catalogue) == (together, known_animals(catalogue, [2, 1]))


def test_animals_of_the_same_name_and_category_are_counted_by_status(catalogue: sqlite3.Connection) -> None:
    animals = (
        BELLA,
        Animal(4, "BELLÀ", 7, "available"),
        Animal(5, "bella", 7, None),
        Animal(6, "Bella", 8, "available"),
        MAX,
    )
    record_animals(catalogue, animals, 10.0)
    found = count_alike(catalogue, [("bella", 7), ("max", 8), ('"', 7)])
    assert set(found) == {
        AlikeAnimals("bella", 7, "available", count=2, id=4),
        AlikeAnimals("bella", 7, None, count=1, id=5),
    }
    assert count_alike(catalogue, []) == ()
