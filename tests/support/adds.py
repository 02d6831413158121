"""Adds as the outbox has them, for tests of what is shown of them."""

import time

from msgspec.structs import replace

from menagerie.outbox.entry import Entry, Look, Outcome, State, Typed

# Noon wherever the tests run, so that some minutes earlier it is the same day.
NOW = time.mktime((2027, 1, 15, 12, 0, 0, 0, 0, -1))
_A_MOMENT = 60.0


def add(
    number: int,
    state: State,
    *looks: Look,
    name: str = "Rex",
    category: str = "12",
    status: str | None = "available",
    reason: str = "",
    animal_id: int | None = None,
    tries: int | None = None,
) -> Entry:
    """Return an add that changed a minute before NOW; it was tried once unless it still waits."""
    if tries is None:
        tries = 0 if state in {State.DRAFT, State.QUEUED} else 1
    typed = Typed(name, category, status)
    at = NOW - _A_MOMENT
    return Entry(number, typed, state, at, at, tries, animal_id, reason, (), looks)


def found(animal_id: int = 1043, ago: float = 30.0, *, is_new: bool = True) -> Look:
    return Look(NOW - ago, Outcome.FOUND, animal_id, is_new)


def absent(ago: float) -> Look:
    return Look(NOW - ago, Outcome.ABSENT)


def unclear(ago: float = 30.0) -> Look:
    return Look(NOW - ago, Outcome.UNCLEAR)


def changed(entry: Entry, state: State, *, animal_id: int | None = None, reason: str = "") -> Entry:
    """Return what became of an add."""
    return replace(entry, state=state, animal_id=animal_id, reason=reason, changed_at=NOW)
