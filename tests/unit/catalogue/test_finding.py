"""A search finds what the rule says, in the person's order, whichever way is the quick one."""

import sqlite3
from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from menagerie.catalogue import finding, narrowing, tables
from menagerie.catalogue.finding import FIRST_ROWS, Wanted, find_all, find_first
from menagerie.catalogue.narrowing import Found, find_for_later
from menagerie.catalogue.order import Order, SortBy, put_together
from menagerie.catalogue.recording import name_category, record_animals
from menagerie.catalogue.words import numbers_beginning_with
from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal, PetStatus
from menagerie.domain.folding import folded
from menagerie.domain.searching import matches, search_words
from support.large_catalogue import animals as shop_animals

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


def catalogue(animals: Sequence[Animal], names: dict[int, str] | None = None) -> sqlite3.Connection:
    connection = tables.connect_memory()
    for at, animal in enumerate(animals):
        record_animals(connection, [animal], 1000.0 + at % 7)
    for number, name in (names or {}).items():
        name_category(connection, number, name)
    return connection


def place_of(status: str | None) -> int:
    """Return the place of a status in the order: the usual course, then unknown ones, one without at last."""
    if status is None:
        return len(PetStatus) + 1
    return list(PetStatus).index(PetStatus(status)) if status in set(PetStatus) else len(PetStatus)


KEYS: dict[SortBy, Callable[[Animal, float], tuple[object, ...]]] = {
    SortBy.ID: lambda animal, _seen: (animal.id,),
    SortBy.NAME: lambda animal, _seen: (folded(animal.name).encode(), animal.id),
    SortBy.CATEGORY: lambda animal, _seen: (animal.category_id, animal.id),
    SortBy.STATUS: lambda animal, _seen: (place_of(animal.status), animal.status or "", animal.id),
    SortBy.LAST_SEEN: lambda animal, seen: (seen, animal.id),
}


class Rule:
    """What the rule says of a catalogue, by comparing every animal."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        rows = connection.execute("SELECT id, name, category_id, status, last_seen FROM animal")
        self._seen = [(Animal(*row[:4]), row[4]) for row in rows]

    def matching(self, wanted: Wanted) -> set[int]:
        """Return what the words find, whatever its status."""
        return {
            animal.id
            for animal, _seen in self._seen
            if matches(wanted.words, animal, wanted.names.get(animal.category_id))
        }

    def in_order(self, wanted: Wanted) -> list[int]:
        """Return all animals of the wanted status in the wanted order, whatever the words."""
        key = KEYS[wanted.sort_by]
        some = [one for one in self._seen if wanted.status in {None, one[0].status}]
        some.sort(key=lambda one: key(*one), reverse=wanted.descending)
        return [animal.id for animal, _seen in some]

    def expected(self, wanted: Wanted) -> list[int]:
        matching = self.matching(wanted)
        return [animal_id for animal_id in self.in_order(wanted) if animal_id in matching]


def order_of(connection: sqlite3.Connection, wanted: Wanted) -> Order:
    """Return the order that ``wanted`` is in, as it is known after the first look at all."""
    ids = find_all(connection, replace(wanted, words=()), None, lambda: True)
    assert ids is not None
    return Order(wanted.order, ids)


def found(connection: sqlite3.Connection, wanted: Wanted, order: Order | None = None) -> list[int]:
    """Return what is found, all of it, and check that the first rows are its beginning.

    They are looked for without an order, and with the one that is known if there is one.
    """
    everything = find_all(connection, wanted, order, lambda: True)
    assert everything is not None
    for known_order in (None, order) if order else (None,):
        first = find_first(connection, wanted, known_order)
        assert [one.animal.id for one in first.animals] == list(everything[:FIRST_ROWS])
        assert first.count in {None, len(everything)}
    return list(everything)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("bella", {1041, 1042}),
        ("ell", {1041, 1042}),
        ("BELLA fluff", {1042}),
        ("fluff isa", {1042}),
        ("104", {1041, 1042}),
        ("41", set[int]()),
        ("etoile", {-5}),
        ("ÉTOILE", {-5}),
        ("虎", {2**63 - 1}),
        ("小虎", {2**63 - 1}),
        ("9223372036854775807", {2**63 - 1}),
        ("-5", {-5}),
        ("7", {1041, 1042, 2**63 - 1, 77}),
        ("dog", {1041, 2**63 - 1}),
        ("dog 1041", {1041}),
        ("o'neil", {77}),
        ('"max"', {77}),
        ("3-p", {3}),
        ("a" * 20 + "b", {4}),
        ("b" + "a" * 20, set[int]()),
        ("available", set[int]()),
        ("*", set[int]()),
        ("bella NOT fluff", set[int]()),
        ("", {one.id for one in SMALL}),
    ],
)
def test_words_are_found_where_the_rule_says(text: str, ids: set[int]) -> None:
    names = {7: "Dogs"}
    connection = catalogue(SMALL, names)
    wanted = Wanted(search_words(text), names=names)

    assert set(found(connection, wanted)) == ids


@settings(max_examples=200, deadline=None)
@given(
    text=TEXTS,
    status=st.sampled_from([None, "available", "sold", "resting"]),
    sort_by=st.sampled_from(SortBy),
    descending=st.booleans(),
    with_order=st.booleans(),
    more=st.lists(st.builds(Animal, st.integers(-99, 99), TEXTS, st.integers(-9, 30), st.just("sold"))),
)
def test_what_is_found_is_what_the_rule_says_in_the_wanted_order(
    *,
    text: str,
    status: str | None,
    sort_by: SortBy,
    descending: bool,
    with_order: bool,
    more: list[Animal],
) -> None:
    names = {7: "Éab 1", 12: "虎"}
    connection = catalogue([*SMALL, *more], names)
    wanted = Wanted(search_words(text), status, sort_by, descending, names)

    order = order_of(connection, wanted) if with_order else None

    assert found(connection, wanted, order) == Rule(connection).expected(wanted)


NARROWED = [
    ("zoe", "zoe bro"),
    ("ko", "kota"),
    ("10", "100"),
    ("1", "10"),
    ("7", "7 z"),
    ("z", "7 z"),
    ("xq", "xqa"),
]
TEXTS_IN_THE_SHOP = ("", "a", "1", "ko", "zoe", "zoe bro", "xq", "100", "7 z")


@pytest.fixture(scope="module")
def shop() -> Iterator[sqlite3.Connection]:
    """Return a catalogue that is large enough for every way of finding."""
    connection = tables.connect_memory()
    record_animals(connection, shop_animals(40_000), 5.0)
    yield connection
    connection.close()


@pytest.fixture(scope="module")
def shop_rule(shop: sqlite3.Connection) -> Rule:
    return Rule(shop)


@pytest.fixture(scope="module")
def matching(shop_rule: Rule) -> dict[str, set[int]]:
    """Return what each text finds: comparing takes long, and neither order nor status changes it."""
    return {text: shop_rule.matching(Wanted(search_words(text))) for text in TEXTS_IN_THE_SHOP}


@pytest.mark.parametrize("status", [None, "pending"])
@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("sort_by", SortBy)
def test_every_way_of_finding_finds_the_same(
    *,
    shop: sqlite3.Connection,
    shop_rule: Rule,
    matching: dict[str, set[int]],
    sort_by: SortBy,
    descending: bool,
    status: str | None,
) -> None:
    all_of_them = Wanted((), status, sort_by, descending)
    order, in_order = order_of(shop, all_of_them), shop_rule.in_order(all_of_them)

    for text, some in matching.items():
        wanted = replace(all_of_them, words=search_words(text))
        expected = [animal_id for animal_id in in_order if animal_id in some]

        assert found(shop, wanted, order) == expected, text


@settings(max_examples=200, deadline=None)
@given(
    before=TEXTS,
    more=TEXTS,
    status=st.sampled_from([None, "available", "sold"]),
    animals=st.lists(st.builds(Animal, st.integers(-99, 99), TEXTS, st.integers(-9, 30), st.just("sold"))),
)
def test_what_is_found_among_what_was_found_before_is_what_the_rule_says(
    before: str, more: str, status: str | None, animals: list[Animal]
) -> None:
    names = {7: "Éab 1", 12: "虎"}
    connection = catalogue([*SMALL, *animals], names)
    earlier, wanted = (Wanted(search_words(text), status, names=names) for text in (before, before + more))
    order = order_of(connection, wanted)

    found = find_for_later(connection, earlier, order, None)
    first = narrowing.find_first(connection, wanted, order, found)

    assert [one.animal.id for one in first.animals] == Rule(connection).expected(wanted)


@pytest.mark.parametrize("status", [None, "pending"])
@pytest.mark.parametrize(("before", "after"), NARROWED)
def test_the_next_letter_finds_the_same_among_what_was_found_before(
    shop: sqlite3.Connection, shop_rule: Rule, before: str, after: str, status: str | None
) -> None:
    wanted = Wanted(search_words(after), status)
    order = order_of(shop, wanted).prepared()
    shorter = replace(wanted, words=search_words(before))
    expected = shop_rule.expected(wanted)

    earlier = find_for_later(shop, shorter, order, None)
    first = narrowing.find_first(shop, wanted, order, earlier)

    assert [one.animal.id for one in first.animals] == expected[:FIRST_ROWS]
    assert first.count in {None, len(expected)}
    if earlier is not None:
        assert earlier.holds_all_of(wanted)
        assert list(earlier.ids) == shop_rule.expected(shorter)


def test_what_was_found_whole_is_not_looked_for_elsewhere(shop: sqlite3.Connection, shop_rule: Rule) -> None:
    little = Wanted(search_words("zoe bro"))
    order = order_of(shop, little).prepared()
    whole = find_for_later(shop, little, order, None)
    assert whole is not None
    assert whole.is_whole

    longer, nowhere = replace(little, words=search_words("zoe brole")), tables.connect_memory()
    within = find_for_later(nowhere, longer, order, whole)
    nowhere.close()
    assert within is not None
    assert within.is_whole
    assert list(within.ids) == shop_rule.expected(longer)
    # BUT it is where the search became another, and not where too much matches to be kept
    other = find_for_later(shop, replace(little, words=search_words("rex bro")), order, whole)
    assert other is not None
    assert list(other.ids) == shop_rule.expected(other.wanted)
    assert find_for_later(shop, replace(little, words=("a",)), order, None) is None


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Wanted(("zoe",)), Wanted(("zo",))),
        (Wanted(("zoe",)), Wanted(("joe", "bro"))),
        (Wanted(("zoe", "bro")), Wanted(("zoe",))),
        (Wanted(("zoe",)), Wanted(("zoe",), "sold")),
        (Wanted(("zoe",)), Wanted(("zoe",), sort_by=SortBy.NAME)),
        (Wanted(("zoe",)), Wanted(("zoe",), names={7: "Zoes"})),
        (Wanted(("23",)), Wanted(("123",))),
    ],
)
def test_what_was_found_before_does_not_hold_what_other_searches_find(before: Wanted, after: Wanted) -> None:
    assert not Found(before, [], ()).holds_all_of(after)
    assert Found(before, [], ()).holds_all_of(before)


@pytest.mark.parametrize("text", ["7" * 5000, f"-{'7' * 5000}", f"rex {'7' * 5000}"])
def test_a_number_that_is_longer_than_any_is_found_nowhere_but_in_names(text: str) -> None:
    connection = catalogue([Animal(7, "Rex", 77, "sold"), Animal(8, f"Rex {'7' * 60}", 1, "sold")], {})
    wanted = Wanted(search_words(text))

    assert not narrowing.find_first(connection, wanted, order_of(connection, wanted), None).animals
    assert not finding.find_all(connection, wanted, None, lambda: True)


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


def test_the_first_within_ranges_are_the_first_of_all_in_order() -> None:
    # GIVEN an order of more ids than are sorted at once, with gaps between them
    ids = array("q", [7919 * number % 45_007 * 2 for number in range(45_007)])
    order = Order((SortBy.ID, False, None), ids).prepared()

    within = order.first_within([(-5, 3), (50_000, 99_999)], [4, 10, 60_000, 1_000_000, -8], 50)

    wanted = {0, 2, 4, 10, *range(50_000, 100_000)}
    assert within == [animal_id for animal_id in ids if animal_id in wanted][:50]


@pytest.mark.parametrize("lengths", [(), (0,), (3,), (3, 0, 2), (200_000, 5, 300_000)])
def test_portions_are_put_together_one_after_the_other(lengths: tuple[int, ...]) -> None:
    ends = [*accumulate(lengths, initial=0)]
    portions = (array("q", range(start, end)) for start, end in pairwise(ends))

    assert put_together("q", portions) == array("q", range(ends[-1]))


def test_many_matches_at_the_end_of_the_order_are_found_too(shop: sqlite3.Connection) -> None:
    # GIVEN many animals that all come last by name, so that passing them in order would take too long
    connection = tables.connect_memory()
    shop.backup(connection)
    many = range(finding.MANY + 1)
    record_animals(connection, [Animal(number, f"~{number}", 1, "sold") for number in many], 6.0)
    wanted = Wanted(("~",), None, SortBy.NAME, descending=False)

    assert found(connection, wanted) == sorted(many, key=str)
    connection.close()


def test_a_search_that_is_no_longer_wanted_does_not_begin_and_ends_when_it_runs(
    shop: sqlite3.Connection,
) -> None:
    assert find_all(catalogue(SMALL), Wanted(), None, lambda: False) is None

    # GIVEN a search that is outdated while its first ids come
    answers = iter([True, False])
    asked: list[bool] = []

    def is_wanted() -> bool:
        asked.append(next(answers, False))
        return asked[-1]

    assert find_all(shop, Wanted(), None, is_wanted) is None
    # Before it began; with the first page, which was not read on from; and at the end.
    assert asked == [True, False, False]
    assert not shop.in_transaction


def test_every_way_of_finding_is_taken_in_the_shop_of_these_tests(matching: dict[str, set[int]]) -> None:
    counts = {text: len(some) for text, some in matching.items()}

    # By order; by the order that is known already; by a sort; and nothing at all.
    assert counts["a"] > finding.MANY
    assert finding._FEW < counts["ko"] <= finding.MANY
    assert FIRST_ROWS < counts["zoe"] <= finding._FEW
    assert 0 < counts["zoe bro"] < FIRST_ROWS
    assert counts["xq"] == 0


def test_a_service_that_makes_up_a_status_for_each_animal_costs_no_search() -> None:
    connection = tables.connect_memory()
    record_animals(connection, [Animal(number, "Rex", 7, f"s{number:04}") for number in range(600)], 1.0)

    found = find_first(connection, Wanted(("rex",), None, SortBy.STATUS, descending=False), None)

    assert [one.animal.id for one in found.animals] == list(range(FIRST_ROWS))
    connection.close()
