"""What is known of animals and categories, how they are sorted, and where one that was added stands."""

from menagerie.domain.animal import Animal, AnimalList, Category, KnownAnimal, PetStatus
from menagerie.domain.answers import Answer, Question
from menagerie.domain.columns import CATEGORY, COLUMNS, NOT_LISTED, STATUS


def known(number: int, name: str = "Rex") -> KnownAnimal:
    return KnownAnimal(Animal(number, name, 12, "available"), 0.0, 0.0)


def answer(*ids: int, limit: int = 100, gathers: bool = False) -> Answer:
    rows = tuple(map(known, ids))
    animals = AnimalList(tuple(one.animal for one in rows), limit)
    return Answer(Question(None, 100, gathers), animals, 0.0, rows)


def test_an_added_animal_stands_in_its_place_or_first() -> None:
    for listed, shown in (
        *(((3, 2, 1), [5, 3, 2, 1]), ((9, 7, 1), [9, 7, 5, 1]), ((1, 2, 3), [1, 2, 3, 5])),
        ((1, 7, 9), [1, 5, 7, 9]),
        # No order that the numbers show: what the service listed stays as it came.
        *(((2, 9, 1), [5, 2, 9, 1]), ((), [5])),
    ):
        after = answer(*listed).with_added(known(5))
        assert [one.animal.id for one in after.rows] == shown
        assert [animal.id for animal in after.animals.animals] == shown
    after = answer(3, 2, 1).with_added(known(2, "Max"))
    assert [(one.animal.id, one.animal.name) for one in after.rows] == [(3, "Rex"), (2, "Max"), (1, "Rex")]


def test_a_list_is_the_total_only_below_its_limit() -> None:
    for before, may_have_more in (
        (answer(3, 2, 1, limit=5), False),
        # It is as long as its limit now, and is not called the total.
        (answer(3, 2, 1, limit=4), True),
        (answer(3, 2, 1, limit=3), True),
        # A merged list is as complete as it was.
        (answer(3, 2, 1, limit=4, gathers=True), False),
        (answer(3, 2, 1, limit=3, gathers=True), True),
    ):
        assert before.with_added(known(5)).animals.may_have_more is may_have_more


def test_no_two_columns_have_one_key_or_title() -> None:
    for names in ([column.key for column in COLUMNS], [column.title for column in COLUMNS]):
        assert len(names) == len(set(names))


def test_rows_are_sorted_by_statuses_by_names_of_categories_and_by_what_is_known() -> None:
    statuses = [*PetStatus, "adopted", "zombie", None]
    rows = [KnownAnimal(Animal(1, "Rex", 7, status), 0.0, 0.0) for status in reversed(statuses)]
    assert [known.animal.status for known in sorted(rows, key=STATUS.sorts_by)] == statuses
    names = {40: "Ferrets", 7: "ärmel", 300: "Birds"}
    rows = [KnownAnimal(Animal(1, "Rex", number), 0.0, 0.0) for number in (7, 12, 9, 40, 300)]
    rows.sort(key=lambda known: CATEGORY.sorts_by(known, names.get(known.animal.category_id)))
    assert [known.animal.category_id for known in rows] == [7, 300, 40, 9, 12]
    listed = KnownAnimal(Animal(1, "Rex", 7), 0.0, 0.0)
    missing = KnownAnimal(Animal(2, "Rex", 7), 0.0, 0.0, 5.0)
    assert sorted([listed, missing], key=NOT_LISTED.sorts_by) == [missing, listed]


def test_a_category_is_shown_with_its_name_and_no_name_turns_its_number_around() -> None:
    for turning in ("\u202e", "\u202d", "\u2067", "\u202a\u2066"):
        assert Category(12, f"Do{turning}gs{turning}").label == "Dogs · 12"
    assert [Category(12, name).label for name in ("ארנבות", "👩‍🌾", None)] == [
        "ארנבות · 12",
        "👩‍🌾 · 12",
        "12",
    ]
