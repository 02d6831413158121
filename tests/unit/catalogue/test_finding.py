"""Both ways of searching find what the rule says, in the wanted order; and animals like one to add."""

import itertools
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from itertools import product
from sqlite3 import Connection

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from menagerie.catalogue import database, search
from menagerie.catalogue.notes import read_notes, save_notes
from menagerie.catalogue.record import (
    AlikeAnimals,
    count_alike,
    known_like,
    look_alikes,
    name_category,
    record_animals,
)
from menagerie.catalogue.search import (
    FIRST_ROWS,
    SortBy,
    Wanted,
    find_all,
    find_first,
    numbers_beginning_with,
)
from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal, NewAnimal, PetStatus
from menagerie.domain.notes import NO_NOTES, Notes, note_from, tag_key, tags_from
from menagerie.domain.searching import matches, search_words, whole_number
from menagerie.domain.text import folded, folded_words
from support.large_catalogue import animals as shop_animals
from support.two_runs import sampled

SMALL = [
    Animal(1041, "Bella", 7, "available"),
    Animal(1042, "Isabella Fluff", 70, "sold"),
    Animal(-5, "Étoile", 12, None),
    Animal(2**63 - 1, "小虎", 7, "pending"),
    Animal(77, 'O\'Neil "Max"', -3, "resting"),
    Animal(3, "C3-PO", 0, "available"),
    Animal(4, "a" * 40 + "b", 0, "available"),
    Animal(5, "", 9, "sold"),
]
TEXTS = st.text("aeb 123-é虎'\"*^AND\x00\ue001ﬁ", max_size=12)


@contextmanager
def catalogue(
    animals: Sequence[Animal], names: dict[int, str] | None = None, notes: dict[int, Notes] | None = None
) -> Iterator[sqlite3.Connection]:
    with closing(database.connect_memory()) as connection:
        for at, animal in enumerate(animals):
            record_animals(connection, [animal], 1000.0 + at % 7)
        for number, name in (names or {}).items():
            name_category(connection, number, name)
        save_notes(connection, notes or {}, 1000.0)
        yield connection


def place_of(status: str | None) -> int:
    """Return the place of a status in the order: the usual course, then unknown ones, one without at last."""
    if status is None:
        return len(PetStatus) + 1
    return list(PetStatus).index(PetStatus(status)) if status in set(PetStatus) else len(PetStatus)


def place_of_category(animal: Animal, names: Mapping[int, str]) -> tuple[object, ...]:
    """Return the place of a category in the order: the named ones by name, then the others by number."""
    name = names.get(animal.category_id)
    return name is None, folded_words(name or "").encode(), animal.category_id


KEYS: dict[SortBy, Callable[[Animal, float, Mapping[int, str]], tuple[object, ...]]] = {
    SortBy.ID: lambda animal, _seen, _names: (animal.id,),
    SortBy.NAME: lambda animal, _seen, _names: (folded(animal.name).encode(), animal.id),
    SortBy.CATEGORY: lambda animal, _seen, names: (*place_of_category(animal, names), animal.id),
    SortBy.STATUS: lambda animal, _seen, _names: (place_of(animal.status), animal.status or "", animal.id),
    SortBy.LAST_SEEN: lambda animal, seen, _names: (seen, animal.id),
}


class Rule:
    """What the rule says of a catalogue, by comparing every animal."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        rows = connection.execute("SELECT id, name, category_id, status, last_seen FROM animal")
        self._seen = [(Animal(*row[:4]), row[4]) for row in rows]
        self._notes = read_notes(connection, [animal.id for animal, _seen in self._seen])
        self._tags = {animal_id: set(map(tag_key, notes.tags)) for animal_id, notes in self._notes.items()}
        self._orders: dict[tuple[object, ...], list[Animal]] = {}

    def notes(self, animal: Animal) -> Notes:
        return self._notes.get(animal.id, NO_NOTES)

    def matching(self, wanted: Wanted) -> set[int]:
        """Return what the words find, whatever its status."""
        return {
            animal.id
            for animal, _seen in self._seen
            if matches(wanted.words, animal, wanted.names.get(animal.category_id), self.notes(animal))
        }

    def in_order(self, wanted: Wanted) -> list[int]:
        """Return all animals that are wanted apart from the words, in the wanted order."""
        return [
            animal.id
            for animal in self._all_in_order(wanted.sort_by, wanted.names, descending=wanted.descending)
            if wanted.status in {None, animal.status}
            and (not wanted.categories or animal.category_id in wanted.categories)
            and (not wanted.tags or wanted.tags & self._tags.get(animal.id, set()))
        ]

    def _all_in_order(self, sort_by: SortBy, names: Mapping[int, str], *, descending: bool) -> list[Animal]:
        """Return all animals in an order. It is kept: to make it takes longer than to search."""
        order = sort_by, descending, *names.items()
        if order not in self._orders:
            key = KEYS[sort_by]
            seen = sorted(self._seen, key=lambda one: key(one[0], one[1], names), reverse=descending)
            self._orders[order] = [animal for animal, _seen in seen]
        return self._orders[order]

    def expected(self, wanted: Wanted) -> list[int]:
        matching = self.matching(wanted)
        return number_first(wanted, (one for one in self.in_order(wanted) if one in matching))


def number_first(wanted: Wanted, ids: Iterable[int]) -> list[int]:
    """Return these ids, before all others the one that was typed."""
    number = whole_number(wanted.words)
    return sorted(ids, key=lambda animal_id: animal_id != number)


def found(connection: sqlite3.Connection, wanted: Wanted) -> list[int]:
    """Return the ids of all that is found, and check that the first rows are its beginning."""
    everything = find_all(connection, wanted)
    assert everything is not None
    first = find_first(connection, wanted)
    assert [one.animal.id for one in first.animals] == list(everything[:FIRST_ROWS])
    assert first.count in {None, len(everything)}
    return list(everything)


# What finds which animals.
EACH_FOUND: tuple[tuple[tuple[str, ...], set[int]], ...] = (
    (("bella", "ell", "104"), {1041, 1042}),
    (("BELLA fluff", "fluff isa"), {1042}),
    (("etoile", "ÉTOILE", "-5"), {-5}),
    (("虎", "小虎", "9223372036854775807"), {2**63 - 1}),
    (("7",), {1041, 1042, 2**63 - 1, 77}),
    (("dog",), {1041, 2**63 - 1}),
    (("dog 1041",), {1041}),
    (("o'neil", '"max"'), {77}),
    (("3-p",), {3}),
    (("a" * 20 + "b",), {4}),
    (("",), {one.id for one in SMALL}),
    (("41", "b" + "a" * 20, "available", "*", "bella NOT fluff"), set()),
)


def test_words_and_numbers_are_found_where_the_rule_says() -> None:
    names = {7: "Dogs"}
    with catalogue(SMALL, names) as connection:
        for texts, ids in EACH_FOUND:
            for text in texts:
                assert set(found(connection, Wanted(search_words(text), names=names))) == ids, text
    both_ends = [Animal(INT64_MIN, "Rex", INT64_MAX, None), Animal(INT64_MAX, "Max", INT64_MIN, None)]
    long = Animal(7, f"Rex {'7' * 60} {'x' * 60}", 1, "sold")
    with catalogue([*both_ends, long]) as connection:
        for text in ("-", "-922", "922", str(INT64_MIN), str(INT64_MAX)):
            assert sorted(found(connection, Wanted((text,)))) == [INT64_MIN, INT64_MAX]
        # A pasted word may have thousands of characters.
        for text in ("7" * 5000, f"-{'7' * 5000}", f"rex {'7' * 5000}", "x" * 5000):
            assert found(connection, Wanted(search_words(text))) == []


@settings(max_examples=3 * settings().max_examples)
@given(
    text=TEXTS,
    status=st.sampled_from([None, "available", "sold", "resting"]),
    sort_by=st.sampled_from(SortBy),
    descending=st.booleans(),
    more=st.lists(st.builds(Animal, st.integers(-99, 99), TEXTS, st.integers(-9, 30), st.just("sold"))),
    categories=st.frozensets(st.sampled_from([-3, 0, 7, 12, 70, INT64_MIN, INT64_MAX])),
    notes=st.dictionaries(
        st.sampled_from([one.id for one in SMALL]),
        st.builds(Notes, TEXTS.map(note_from), TEXTS.map(lambda typed: tags_from(typed.replace(" ", ",")))),
    ),
    tags=st.frozensets(st.sampled_from(["a", "b", "12"])),
)
def test_a_search_finds_what_the_rule_says_in_the_wanted_order(
    *,
    text: str,
    status: str | None,
    sort_by: SortBy,
    descending: bool,
    more: list[Animal],
    categories: frozenset[int],
    notes: dict[int, Notes],
    tags: frozenset[str],
) -> None:
    names = {7: "Éab 1", 12: "虎", 70: "baa"}
    wanted = Wanted(search_words(text), status, sort_by, descending, names, categories, tags)
    with catalogue([*SMALL, *more], names, notes) as connection:
        assert found(connection, wanted) == Rule(connection).expected(wanted)


# They find all, many, some, few or nothing: by words that the index has, by shorter ones, and by numbers.
TEXTS_IN_THE_SHOP = (
    *("", "a", "1", "mon", "zoe", "zoe b", "zoe bro", "xq", "xqx", "100", "7 z", "rex 7", "jab", "vip"),
)


@pytest.fixture(scope="module")
def shop() -> Iterator[sqlite3.Connection]:
    """Return a catalogue that is large enough for both ways of finding, and for several pages."""
    connection = database.connect_memory()
    record_animals(connection, shop_animals(12_500), 5.0)
    # More of one category than are sorted after they were found.
    record_animals(connection, [Animal(number, f"Mona {number}", 0, "sold") for number in range(7_500)], 6.0)
    # More with one tag than are named by their ids, and few with another one and a note.
    jabbed = {1_000_000 + number: Notes(tags=("Jabbed",)) for number in range(3_000)}
    save_notes(connection, jabbed | {1_000_007: Notes("Rex's friend", ("Jabbed", "VIP"))}, 7.0)
    yield connection
    connection.close()


@pytest.fixture(scope="module")
def shop_rule(shop: sqlite3.Connection) -> Rule:
    return Rule(shop)


@pytest.fixture(scope="module")
def matching(shop_rule: Rule) -> dict[str, set[int]]:
    """Return what each text finds: comparing takes long, and neither order nor status changes it."""
    return {text: shop_rule.matching(Wanted(search_words(text))) for text in TEXTS_IN_THE_SHOP}


# Any; one of a few animals; one of many; and several.
CATEGORIES_IN_THE_SHOP: tuple[list[int], ...] = ([], [300], [0], [0, 7, 80, 300])
# What narrows the search besides, the first of them not at all: a status, and a tag of many or of one.
NARROWED: tuple[tuple[str | None, list[str]], ...] = tuple(
    itertools.product([None, "pending"], [[], ["jabbed"], ["vip"]])
)
# Not in the order of the numbers, and without any of the texts.
NAMES_IN_THE_SHOP = {80: "犬", 0: "猫", 300: "虎", 40: "馬"}
# Each order in each of the categories, once with nothing besides and once with something, in turns.
SEARCHES_IN_THE_SHOP = [
    (*order, *narrowed)
    for number, order in enumerate(itertools.product(SortBy, [False, True], CATEGORIES_IN_THE_SHOP))
    for narrowed in (NARROWED[0], NARROWED[1 + number % (len(NARROWED) - 1)])
]


@pytest.mark.parametrize(
    ("sort_by", "descending", "categories", "status", "tags"),
    # In each order all without a category, and something of several.
    sampled(
        SEARCHES_IN_THE_SHOP,
        lambda one: one[2:] == ([], *NARROWED[0]) or (len(one[2]) > 1 and one[3:] != NARROWED[0]),
    ),
)
def test_both_ways_of_finding_find_the_same_in_every_order(
    *,
    shop: sqlite3.Connection,
    shop_rule: Rule,
    matching: dict[str, set[int]],
    sort_by: SortBy,
    descending: bool,
    status: str | None,
    categories: list[int],
    tags: list[str],
) -> None:
    all_of_them = Wanted(
        (), status, sort_by, descending, NAMES_IN_THE_SHOP, frozenset(categories), frozenset(tags)
    )
    in_order = shop_rule.in_order(all_of_them)
    for text, some in matching.items():
        wanted = replace(all_of_them, words=search_words(text))
        assert found(shop, wanted) == number_first(wanted, (one for one in in_order if one in some)), text


def test_what_is_outside_is_all_else_that_has_the_words(
    shop: sqlite3.Connection, matching: dict[str, set[int]]
) -> None:
    for narrowed in (
        Wanted(status="pending"),
        Wanted(categories=frozenset({0, 7})),
        Wanted(tags=frozenset({"jabbed"})),
        Wanted(status="pending", categories=frozenset({0}), changed_since=1.0),
    ):
        for text in ("a", "mon", "zoe", "xq"):
            wanted = replace(narrowed, words=search_words(text))
            inside, outside = found(shop, wanted), found(shop, wanted.outside())
            assert len(inside) + len(outside) == len(matching[text])
            assert {*inside, *outside} == matching[text]
            # AND what is not wanted by its number is in neither
            without = frozenset(outside[:3])
            assert found(shop, replace(wanted.outside(), without=without)) == outside[3:]


def test_these_searches_and_categories_take_both_ways(shop_rule: Rule, matching: dict[str, set[int]]) -> None:
    counts = {text: len(some) for text, some in matching.items()}
    assert counts["a"] > search._PAGE
    assert counts["mon"] > search._FEW > counts["zoe"] > FIRST_ROWS > counts["zoe bro"] > 0
    assert counts["xq"] == counts["xqx"] == 0
    any_one, few, many, several = (
        len(shop_rule.in_order(Wanted(categories=frozenset(one)))) for one in CATEGORIES_IN_THE_SHOP
    )
    assert any_one > several > many > search._FEW > few > 0


IDS = st.one_of(st.integers(INT64_MIN, INT64_MAX), st.integers(-999, 999))


@given(
    number=IDS,
    word=st.one_of(st.text("-0123456789", min_size=1, max_size=21), IDS.map(str)),
    length=st.integers(1, 20),
)
def test_the_ranges_of_a_word_hold_the_ids_that_begin_with_it(number: int, word: str, length: int) -> None:
    for one in (word[:length], str(number)[:length]):
        ranges = numbers_beginning_with(one)
        assert any(lowest <= number <= highest for lowest, highest in ranges) == str(number).startswith(one)
        assert all(INT64_MIN <= lowest <= highest <= INT64_MAX for lowest, highest in ranges)


def test_a_search_that_is_no_longer_wanted_does_not_begin_or_ends_early(shop: sqlite3.Connection) -> None:
    asked: list[bool] = []

    def is_wanted_until(number: int) -> Callable[[], bool]:
        def is_wanted() -> bool:
            asked.append(len(asked) < number)
            return asked[-1]

        return is_wanted

    assert find_all(shop, Wanted(), is_wanted_until(0)) is None
    assert asked == [False]
    # WHEN it is outdated after the first of its pages
    asked.clear()
    assert find_all(shop, Wanted(), is_wanted_until(2)) is None
    assert asked == [True, True, False]
    assert not shop.in_transaction


def test_thousands_of_unknown_statuses_are_sorted() -> None:
    made_up = [f"{beginning}{number:04}" for beginning in ("a", "b", "q", "z") for number in range(600)]
    with closing(database.connect_memory()) as connection:
        record_animals(connection, [Animal(place, "Rex", 7, one) for place, one in enumerate(made_up)], 1.0)
        for descending in (False, True):
            wanted = Wanted(("r",), None, SortBy.STATUS, descending)
            assert found(connection, wanted) == Rule(connection).expected(wanted)


def test_what_has_changed_since_is_new_then_or_in_another_state_since() -> None:
    with closing(database.connect_memory()) as connection:
        rex, max_, bella = (Animal(number, "Rex", 9, "available") for number in (1, 2, 3))
        record_animals(connection, [rex, max_], 10.0)
        record_animals(connection, [max_, replace(rex, status="sold"), bella], 20.0)
        for sort_by in SortBy:
            wanted = Wanted(sort_by=sort_by, descending=False, changed_since=15.0)
            assert set(find_all(connection, wanted) or ()) == {1, 3}
            narrowed = replace(wanted, words=("rex",), status="sold", categories=frozenset({9}))
            first = find_first(connection, narrowed)
            assert ([one.animal.id for one in first.animals], first.count) == ([1], 1)


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
