"""Animals like one that is to be added are found without looking through its category."""

from collections.abc import Iterator
from itertools import product
from sqlite3 import Connection

from menagerie.catalogue import database
from menagerie.catalogue.record import AlikeAnimals, count_alike, known_like, look_alikes, record_animals
from menagerie.domain.animal import Animal, NewAnimal

NAMES = ("Rex", "R", "1")


def exactly_alike(connection: Connection, name: str) -> list[int]:
    return [animal.id for animal in look_alikes(connection, NewAnimal(name, 7))]


def apart_from_case(connection: Connection, name: str) -> list[int]:
    return [known.animal.id for known in known_like(connection, NewAnimal(name, 7))]


def found_among(count: int) -> Iterator[tuple[list[int], int]]:
    """Yield the ids of what is found among so many others of its category, for each name in both ways.

    Also how many steps SQLite takes for that. All others have the names in theirs, or in their ids.
    """
    connection = database.connect_memory()
    others = [Animal(number, f"Rex {number}", 7, "sold") for number in range(10_000, 10_000 + count)]
    record_animals(connection, others, 1.0)
    for place, name in enumerate(NAMES):
        alike = (Animal(10 * place + number, name, 7, status) for number, status in ((1, "sold"), (2, None)))
        accented = Animal(10 * place + 3, f"{name}\N{COMBINING ACUTE ACCENT}", 7, "sold")
        record_animals(connection, [*alike, accented], 2.0)
    steps: list[None] = []
    connection.set_progress_handler(lambda: steps.append(None), 1)
    for name, look in product(NAMES, (exactly_alike, apart_from_case)):
        steps.clear()
        yield look(connection, name), len(steps)
    connection.close()


def test_about_as_much_work_finds_them_in_a_large_category_as_in_a_small_one() -> None:
    among_many = [*found_among(2_000)]
    expected = [[base + one for one in ids] for base in (0, 10, 20) for ids in ([1, 2], [3, 2, 1])]
    assert [ids for ids, _steps in among_many] == expected
    # How deep an index is differs, and so may versions of SQLite.
    for (_ids, steps), (_same, of_few) in zip(among_many, found_among(20), strict=True):
        assert steps <= 2 * of_few


def test_animals_of_the_same_name_and_category_are_counted_by_status() -> None:
    connection = database.connect_memory()
    names = ("Bella", "available"), ("BELLÀ", "available"), ("bella", None), ("Max", "pending")
    alike = [Animal(number, name, 7, status) for number, (name, status) in enumerate(names, 3)]
    record_animals(connection, [*alike, Animal(9, "Bella", 8, "available")], 10.0)
    assert set(count_alike(connection, [("bella", 7), ("max", 8), ('"', 7)])) == {
        AlikeAnimals("bella", 7, "available", count=2, id=4),
        AlikeAnimals("bella", 7, None, count=1, id=5),
    }
    assert count_alike(connection, []) == ()
    connection.close()
