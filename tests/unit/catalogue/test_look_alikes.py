"""Animals like one that is to be added are found without looking through its category."""

from collections.abc import Callable
from sqlite3 import Connection

import pytest

from menagerie.catalogue import database
from menagerie.catalogue.record import known_like, look_alikes, record_animals
from menagerie.domain.animal import Animal, NewAnimal


def exactly_alike(connection: Connection, name: str) -> list[int]:
    return [animal.id for animal in look_alikes(connection, NewAnimal(name, 7))]


def apart_from_case(connection: Connection, name: str) -> list[int]:
    return [known.animal.id for known in known_like(connection, NewAnimal(name, 7))]


def steps_among(count: int, name: str, look: Callable[[Connection, str], list[int]]) -> tuple[list[int], int]:
    """Return the ids of the animals like one that are found among so many others of their category.

    Also how many steps SQLite takes for that. All others have the name in theirs, or in their ids.
    """
    connection = database.connect_memory()
    others = [Animal(number, f"Rex {number}", 7, "sold") for number in range(10_000, 10_000 + count)]
    record_animals(connection, others, 1.0)
    alike = (Animal(1, name, 7, "sold"), Animal(2, name, 7, "available"))
    record_animals(connection, [*alike, Animal(3, f"{name}\N{COMBINING ACUTE ACCENT}", 7, "sold")], 2.0)
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += 1

    connection.set_progress_handler(step, 1)
    found = look(connection, name)
    connection.close()
    return found, steps


@pytest.mark.parametrize(("look", "ids"), [(exactly_alike, [1, 2]), (apart_from_case, [3, 2, 1])])
@pytest.mark.parametrize("name", ["Rex", "R", "1"])
def test_about_as_much_work_finds_them_in_a_large_category_as_in_a_small_one(
    look: Callable[[Connection, str], list[int]], ids: list[int], name: str
) -> None:
    found, steps = steps_among(2_000, name, look)
    assert found == ids
    # How deep an index is differs, and so may versions of SQLite.
    assert steps <= 2 * steps_among(20, name, look)[1]
