"""Pointing out what is like an animal to add: from what this desk has seen, and from its own outbox."""

import asyncio
from pathlib import Path

import pytest

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import Animal
from menagerie.domain.errors import UnusableFieldError
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.workflows.sending.duplicates import Duplicates, find_duplicates
from support.clock import VirtualClock


def found(folder: Path, typed: Typed, *animals: Animal, entries: tuple[Entry, ...] = ()) -> Duplicates:
    async def scenario() -> Duplicates:
        catalogue = Catalogue(folder / "catalogue.sqlite3", VirtualClock())
        try:
            await catalogue.record_animals(animals)
            return await find_duplicates(typed, catalogue, entries)
        finally:
            await catalogue.close()

    return asyncio.run(scenario())


@pytest.mark.parametrize(
    ("typed", "like"),
    [
        (Typed(" rex ", "7"), {1, 2}),
        (Typed("rex", "7", "available"), {1}),
        (Typed("t.  rex", "7"), set()),
        (Typed("T. Rex", "7"), {6}),
        (Typed("Nobody", "7"), set()),
    ],
)
def test_animals_of_the_same_name_category_and_status_are_pointed_out(
    tmp_path: Path, typed: Typed, like: set[int]
) -> None:
    seen = (
        Animal(1, "Rex", 7, "available"),
        Animal(2, "RÉX", 7, "sold"),
        Animal(3, "Rex", 8, "available"),
        Animal(4, "Rex II", 7, "available"),
        Animal(5, "Rex", 77, "available"),
        Animal(6, "T. Rex", 7, "available"),
    )
    duplicates = found(tmp_path, typed, *seen)
    assert {one.animal.id for one in duplicates.known} == like
    assert bool(duplicates) is bool(like)


@pytest.mark.parametrize(
    ("state", "is_pointed_out"),
    [
        (State.DRAFT, False),
        (State.QUEUED, True),
        (State.SENDING, True),
        (State.UNCONFIRMED, True),
        (State.REFUSED, False),
        (State.CREATED, False),
        (State.DISCARDED, False),
    ],
)
def test_adds_that_no_list_has_shown_yet_are_pointed_out(
    tmp_path: Path, state: State, *, is_pointed_out: bool
) -> None:
    entry = Entry(1, Typed("REX", "7"), state, 0, 0)
    duplicates = found(tmp_path, Typed("Rex", "7", "sold"), entries=(entry,))
    assert duplicates.unsettled == ((entry,) if is_pointed_out else ())


@pytest.mark.parametrize(
    "other", [Typed("Rex", "8"), Typed("Rexa", "7"), Typed("Rex", "7", "available"), Typed("", "7")]
)
def test_other_adds_are_not(tmp_path: Path, other: Typed) -> None:
    entry = Entry(1, other, State.QUEUED, 0, 0)
    assert not found(tmp_path, Typed("Rex", "7", "sold"), entries=(entry,))


def test_what_cannot_be_added_has_no_duplicates(tmp_path: Path) -> None:
    with pytest.raises(UnusableFieldError):
        found(tmp_path, Typed("", "7"))
