"""Every fact of an animal is a column, and every status has its place: what a new one forgets fails here."""

from typing import Any

from menagerie.domain.animal import Animal, PetStatus
from menagerie.domain.columns import COLUMNS, NOT_LISTED, SENT_COLUMNS, STATUS
from menagerie.domain.known import KnownAnimal


def camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.title() for word in rest)


def test_every_field_of_an_animal_is_a_column_with_the_name_on_the_wire() -> None:
    assert {column.key for column in SENT_COLUMNS} == {camel(name) for name in Animal.__struct_fields__}


def test_a_column_shows_the_field_that_it_is_named_after() -> None:
    values: dict[str, Any] = {name: object() for name in Animal.__struct_fields__}
    known = KnownAnimal(Animal(**values), 0.0, 0.0)
    for name, value in values.items():
        (column,) = (column for column in SENT_COLUMNS if column.key == camel(name))
        assert column.value(known, None) is value, name


def test_no_two_columns_have_one_key_or_title() -> None:
    for names in ([column.key for column in COLUMNS], [column.title for column in COLUMNS]):
        assert len(names) == len(set(names))


def test_statuses_are_sorted_in_their_order_then_unlisted_ones_then_none() -> None:
    statuses = [*PetStatus, "adopted", "zombie", None]
    rows = [KnownAnimal(Animal(1, "Rex", 7, status), 0.0, 0.0) for status in reversed(statuses)]
    assert [known.animal.status for known in sorted(rows, key=STATUS.sorts_by)] == statuses


def test_where_nothing_is_known_a_row_comes_last() -> None:
    listed = KnownAnimal(Animal(1, "Rex", 7), 0.0, 0.0)
    missing = KnownAnimal(Animal(2, "Rex", 7), 0.0, 0.0, 5.0)
    assert sorted([listed, missing], key=NOT_LISTED.sorts_by) == [missing, listed]
