"""Columns have names of their own, and rows are sorted by them in one way."""

from menagerie.domain.animal import Animal, KnownAnimal, PetStatus
from menagerie.domain.columns import CATEGORY, COLUMNS, NOT_LISTED, STATUS


def test_no_two_columns_have_one_key_or_title() -> None:
    for names in ([column.key for column in COLUMNS], [column.title for column in COLUMNS]):
        assert len(names) == len(set(names))


def test_statuses_are_sorted_in_their_order_then_unlisted_ones_then_none() -> None:
    statuses = [*PetStatus, "adopted", "zombie", None]
    rows = [KnownAnimal(Animal(1, "Rex", 7, status), 0.0, 0.0) for status in reversed(statuses)]
    assert [known.animal.status for known in sorted(rows, key=STATUS.sorts_by)] == statuses


def test_categories_are_sorted_by_the_names_that_are_shown_and_then_by_number() -> None:
    names = {40: "Ferrets", 7: "ärmel", 300: "Birds"}
    rows = [KnownAnimal(Animal(1, "Rex", number), 0.0, 0.0) for number in (7, 12, 9, 40, 300)]
    rows.sort(key=lambda known: CATEGORY.sorts_by(known, names.get(known.animal.category_id)))
    assert [known.animal.category_id for known in rows] == [7, 300, 40, 9, 12]


def test_where_nothing_is_known_a_row_comes_last() -> None:
    listed = KnownAnimal(Animal(1, "Rex", 7), 0.0, 0.0)
    missing = KnownAnimal(Animal(2, "Rex", 7), 0.0, 0.0, 5.0)
    assert sorted([listed, missing], key=NOT_LISTED.sorts_by) == [missing, listed]
