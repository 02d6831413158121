"""Animals like one that is to be added are found without looking through its category."""

from menagerie.catalogue import tables
from menagerie.catalogue.reading import look_alikes
from menagerie.catalogue.recording import record_animals
from menagerie.domain.animal import Animal, NewAnimal


def steps_among(count: int) -> int:
    """Return how many steps SQLite takes to find two animals among so many others of their category."""
    connection = tables.connect_memory()
    record_animals(connection, [Animal(number, f"Fish {number}", 7, "sold") for number in range(count)], 1.0)
    alike = (Animal(count, "Rex", 7, "sold"), Animal(count + 1, "Rex", 7, "available"))
    record_animals(connection, [*alike, Animal(count + 2, "rex", 7, "sold")], 2.0)
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += 1

    connection.set_progress_handler(step, 1)
    assert look_alikes(connection, NewAnimal("Rex", 7)) == alike
    connection.close()
    return steps


def test_about_as_much_work_finds_them_in_a_large_category_as_in_a_small_one() -> None:
    # How deep an index is differs, and so may versions of SQLite.
    assert steps_among(2_000) <= 2 * steps_among(20)
