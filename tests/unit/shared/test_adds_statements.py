"""What is told of an add: nothing of a draft, texts as PostgreSQL can store them, and times as spans."""

from menagerie.domain.animal import NewAnimal, PetStatus
from menagerie.domain.knowledge import Person
from menagerie.outbox.colleague import likeness
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.shared.adds_statements import claim_of, row_of
from support.clock import VirtualClock
from support.ledgers import NOW

ANNA = Person("Anna", "till 1")
REX = NewAnimal("Rex", 7, PetStatus.SOLD)


def entry(state: State, tries: int = 0) -> Entry:
    """Return an add that was begun 100 s ago, and has changed 40 s ago."""
    return Entry(3, Typed("Rex", "7"), state, NOW - 100, NOW - 40, tries)


def test_of_an_add_all_is_told_that_colleagues_need_and_of_a_draft_only_that() -> None:
    assert row_of(entry(State.QUEUED), REX, ANNA, VirtualClock(NOW), ["till-2 5"]) == {
        "number": 3,
        "state": "queued",
        "ago": 40.0,
        "name": "Rex",
        "likeness": likeness("Rex", 7),
        "category_id": 7,
        "status": "sold",
        "animal_id": None,
        "person": "Anna",
        "computer": "till 1",
        "asked": ["till-2 5"],
    }
    for state, new in ((State.DRAFT, REX), (State.REFUSED, None)):
        told = row_of(entry(state), new, ANNA, VirtualClock(NOW), ["till-2 5"])
        assert told == {"number": 3, "state": "draft", "ago": 40.0}
    assert row_of(entry(State.QUEUED), REX, ANNA, VirtualClock(NOW - 1000), ())["ago"] == 0.0


def test_texts_are_told_as_far_as_postgresql_can_store_them() -> None:
    told = row_of(
        entry(State.QUEUED),
        NewAnimal("nul \0, half \ud83d " + "x" * 3000, 7, None),
        Person("p" * 300, "c" * 300),
        VirtualClock(NOW),
        (),
    )
    assert told["name"].startswith("nul  , half ? xx")
    assert len(told["name"]) == 2000
    assert (told["person"], told["computer"]) == ("p" * 100, "c" * 100)


def test_an_add_that_leaves_says_since_when_its_person_was_not_asked() -> None:
    for tries, since in ((0, 40.0), (1, 100.0)):
        leaving = claim_of(entry(State.QUEUED, tries), REX, ANNA, VirtualClock(NOW), ())
        assert (leaving["since"], leaving["ago"], leaving["name"]) == (since, 0.0, "Rex")
        set_back = claim_of(entry(State.QUEUED, tries), REX, ANNA, VirtualClock(NOW - 1000), ())
        assert set_back["since"] == 0.0
