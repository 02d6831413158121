"""What the service showed is remembered, with what can be told from it and no more."""

import sqlite3

from menagerie.catalogue import tables
from menagerie.catalogue.finding import Wanted, find_all
from menagerie.catalogue.reading import counts, history, known_animals, newest_answer
from menagerie.catalogue.recording import SeenList, look_at, record_animals, record_list, replace_answer
from menagerie.domain.animal import Animal, AnimalList
from menagerie.domain.known import KnownAnimal, Mark, News

BELLA = Animal(1, "Bella", 7, "available")
MAX = Animal(2, "Max", 7, "pending")
REX = Animal(3, "Rex", 9, "available")


def answer(at: float, *animals: Animal, status: str | None = None, limit: int = 20, bad: int = 0) -> SeenList:
    return SeenList(status, AnimalList(animals, limit, bad), at)


def known(connection: sqlite3.Connection, animal_id: int) -> KnownAnimal:
    (one,) = known_animals(connection, [animal_id])
    return one


def test_first_and_last_sight_are_remembered() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA))
    record_list(catalogue, answer(20.0, BELLA, MAX))

    assert known(catalogue, 1) == KnownAnimal(BELLA, 10.0, 20.0)
    assert known(catalogue, 2).first_seen == 20.0


def test_every_change_is_kept_with_the_time_it_was_seen() -> None:
    catalogue = tables.connect_memory()
    sold, renamed = Animal(1, "Bella", 7, "sold"), Animal(1, "Bello", 8, None)
    for at, animal in ((10.0, BELLA), (20.0, sold), (30.0, sold), (40.0, renamed), (50.0, BELLA)):
        record_list(catalogue, answer(at, animal))

    seen = history(catalogue, 1)

    assert [(one.at, one.animal) for one in seen] == [
        (10.0, BELLA),
        (20.0, sold),
        (40.0, renamed),
        (50.0, BELLA),
    ]
    assert history(catalogue, 99) == ()


def test_a_renamed_animal_is_found_by_its_new_name_only() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA))
    record_list(catalogue, answer(20.0, Animal(1, "Luna", 12, "available")))

    def found(word: str) -> list[int]:
        return list(find_all(catalogue, Wanted((word,))) or ())

    assert found("luna") == found("12") == [1]
    assert found("bella") == found("7") == []


def test_the_first_answer_ever_is_no_news() -> None:
    catalogue = tables.connect_memory()

    assert record_list(catalogue, answer(10.0, BELLA)) == News()
    assert known(catalogue, 1).mark is None


def test_what_came_and_changed_since_the_same_question_is_news() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA, MAX))

    news = record_list(catalogue, answer(20.0, BELLA, Animal(2, "Max", 7, "sold"), REX))

    assert news == News(frozenset({3}), frozenset({2}), now_sold=1, is_certain=True)
    assert known(catalogue, 3).mark is Mark.NEW
    assert known(catalogue, 2).mark is Mark.CHANGED


def test_what_a_cut_list_shows_for_the_first_time_may_have_been_there_before() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA, MAX, limit=2))

    # WHEN one went away and another moved up
    news = record_list(catalogue, answer(20.0, BELLA, REX, limit=2))

    assert news == News(frozenset({3}))
    assert not news.is_certain


def test_a_longer_list_than_ever_shows_what_may_have_been_there_before() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA, limit=1))

    news = record_list(catalogue, answer(20.0, BELLA, MAX, limit=2))

    assert news == News()
    assert known(catalogue, 2).mark is None


def test_after_a_list_that_was_not_cut_whatever_is_unknown_is_new() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA, limit=20))

    assert record_list(catalogue, answer(20.0, REX, status="available", limit=100)).new == {3}


def test_a_mark_stays_until_it_was_looked_at() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA))
    record_list(catalogue, answer(20.0, BELLA, MAX, REX))
    record_list(catalogue, answer(30.0, BELLA, MAX, REX))
    assert known(catalogue, 2).mark is Mark.NEW

    look_at(catalogue, [2])
    assert known(catalogue, 2).mark is None
    assert known(catalogue, 3).mark is Mark.NEW

    look_at(catalogue, None)
    assert known(catalogue, 3).mark is None


def test_an_animal_that_was_added_from_here_is_no_news_and_not_missing() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA))
    record_animals(catalogue, [MAX], 15.0)

    assert known(catalogue, 2) == KnownAnimal(MAX, 15.0, 15.0)


def test_an_animal_that_was_added_from_here_is_no_news_though_a_list_showed_it_first() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA))
    assert record_list(catalogue, answer(15.0, BELLA, MAX, REX)).new == {2, 3}

    # WHEN the service's word that it was added is taken down after that list
    record_animals(catalogue, [MAX], 15.0)

    assert known(catalogue, 2).mark is None
    assert known(catalogue, 3).mark is Mark.NEW


def test_an_animal_that_a_full_list_does_not_show_is_missing() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA, MAX))
    record_list(catalogue, answer(20.0, BELLA))

    assert known(catalogue, 2).missing_at == 20.0
    assert known(catalogue, 1).missing_at is None
    assert counts(catalogue).missing == 1

    record_list(catalogue, answer(30.0, BELLA, MAX))
    assert known(catalogue, 2).missing_at is None


def test_a_list_that_was_cut_or_not_read_whole_says_nothing_of_what_is_not_in_it() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA, MAX))
    record_list(catalogue, answer(20.0, BELLA, limit=1))
    record_list(catalogue, answer(30.0, BELLA, bad=1))

    assert known(catalogue, 2).missing_at is None


def test_a_full_list_of_one_status_speaks_of_animals_of_that_status_only() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA, MAX, limit=2))
    record_list(catalogue, answer(20.0, status="available"))

    assert known(catalogue, 1).missing_at == 20.0
    assert known(catalogue, 1).missing_from == "available"
    assert known(catalogue, 2).missing_at is None


def test_everything_is_counted_by_status_and_category() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA, MAX, REX, Animal(4, "?", 9, None), Animal(5, "!", 9, "odd")))

    counted = counts(catalogue)

    assert counted.total == 5
    assert counted.by_status == {"available": 2, "pending": 1, "odd": 1, None: 1}
    assert counted.by_category == ((9, 3), (7, 2))


def test_the_newest_answer_comes_back_as_it_was() -> None:
    catalogue = tables.connect_memory()
    assert newest_answer(catalogue) is None
    record_list(catalogue, answer(10.0, BELLA, MAX))
    newest = answer(20.0, REX, BELLA, status="available", limit=50, bad=2)
    record_list(catalogue, newest)

    recalled = newest_answer(catalogue)

    assert recalled is not None
    assert recalled[0] == newest
    assert [one.animal.id for one in recalled[1]] == [3, 1]


def test_several_lists_put_together_can_be_the_newest_answer() -> None:
    catalogue = tables.connect_memory()
    record_list(catalogue, answer(10.0, BELLA))
    record_list(catalogue, answer(20.0, MAX))
    together = answer(20.0, BELLA, MAX, limit=100)
    replace_answer(catalogue, together)

    recalled = newest_answer(catalogue)
    assert recalled is not None
    assert recalled[0] == together
