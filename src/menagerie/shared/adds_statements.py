"""The statements of the adds that desks publish, for the thread of the store.

Each is one call of a function in ``migrations/1-adds.sql``, so that an add waits for one round trip. Times go
as spans, since only the server's clock counts.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from msgspec import Meta, Struct

from menagerie.domain.animal import LONGEST_NAME, NewAnimal
from menagerie.domain.clock import Clock
from menagerie.domain.knowledge import Person
from menagerie.outbox.colleague import ColleaguesAdd, likeness
from menagerie.outbox.entry import Entry, State
from menagerie.shared.rows import LATEST, LONGEST_TEXT, LeftOut, Number, Span, Text, read, read_each

if TYPE_CHECKING:
    from menagerie.shared.link import Connection

# Seconds for which an add that was created counts as something that a colleague has just done.
LATELY = 15 * 60.0
# Of adds with one likeness, so many are read while a person waits for the question; their statuses differ.
MOST_ALIKE = 500

# Characters of a name that are kept, and of the names of people and computers.
_LONGEST_NAME, _LONGEST_OTHER = 2_000, 100

# A text that is too long is not fetched. A time that is none, or is yet to come, is now: the person is asked.
_COLUMNS = (
    f"left({{0}}.installation, {LONGEST_TEXT + 1}), {{0}}.number, left({{0}}.name, {LONGEST_NAME + 1}),"
    f" {{0}}.category_id, left({{0}}.status, {LONGEST_TEXT + 1}), left({{0}}.state, {LONGEST_TEXT + 1}),"
    f" {{0}}.animal_id, left({{0}}.person, {LONGEST_TEXT + 1}), left({{0}}.computer, {LONGEST_TEXT + 1}),"
    " CASE WHEN {0}.changed_at BETWEEN 0 AND ledger_now() THEN ledger_now() - {0}.changed_at ELSE 0 END"
)
_STATES = {state.value: state for state in State}

Row = dict[str, Any]


class Outlet(NamedTuple):
    """An outbox as the store knows it: what stands for its service, and for the outbox itself."""

    place: str
    installation: str


class Met(NamedTuple):
    """Up to when all changes of an outbox were told, by its own clock (None: none), and its open adds."""

    told_at: float | None
    open: tuple[Number, ...]


class Rivals(Struct, frozen=True):
    """Which animals others added, and whether an add of theirs may be any other of those asked about."""

    taken: frozenset[int] = frozenset()
    may_own: bool = False


class _Add(NamedTuple):
    """The columns above."""

    outbox: Text
    number: Number
    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    category_id: Number
    status: Text | None
    state: Text
    animal_id: Number | None
    person: Text
    computer: Text
    ago: Span


class _Claimed(NamedTuple):
    number: Number
    other: _Add


def row_of(entry: Entry, new: NewAnimal | None, person: Person, clock: Clock, asked: Iterable[str]) -> Row:
    """Return what is told of an add; of a draft, or what cannot be an animal (None), only that it is one."""
    row: Row = {"number": entry.number, "state": entry.state.value}
    row["ago"] = max(0.0, clock.now() - entry.changed_at)
    if entry.state is State.DRAFT or new is None:
        return row | {"state": State.DRAFT.value}
    return row | {
        "name": _storable(new.name, _LONGEST_NAME),
        "likeness": likeness(new.name, new.category_id),
        "category_id": new.category_id,
        "status": None if new.status is None else new.status.value,
        "animal_id": entry.animal_id,
        "person": _storable(person.name, _LONGEST_OTHER),
        "computer": _storable(person.computer, _LONGEST_OTHER),
        "asked": list(asked),
    }


def claim_of(entry: Entry, new: NewAnimal, person: Person, clock: Clock, asked: Iterable[str]) -> Row:
    """Return what is told of a queued add that is about to leave."""
    # After a try, only the beginning is certainly not later than when the person was asked.
    since = entry.begun_at if entry.tries else entry.changed_at
    row = row_of(entry, new, person, clock, asked)
    return row | {"since": max(0.0, clock.now() - since), "ago": 0.0}


def meet(connection: "Connection", outlet: Outlet) -> Met:
    """Return what the store knows of an outbox."""
    row = connection.execute(
        # What is no time is not known.
        "SELECT CASE WHEN told_at BETWEEN 0 AND %s THEN told_at END, open FROM adds_meet(%s, %s)",
        [LATEST, *outlet],
    ).fetchone()
    return read(Met, row)


def tell(connection: "Connection", outlet: Outlet, rows: Sequence[Row], told_at: float | None) -> None:
    """Tell adds as they are now; ``told_at`` if nothing from before then is missing any more."""
    connection.execute("SELECT adds_tell(%s, %s, %s::jsonb, %s)", [*outlet, json.dumps(rows), told_at])


def claim(
    connection: "Connection", outlet: Outlet, claims: Sequence[Row], clock: Clock, left_out: LeftOut
) -> Mapping[int, tuple[ColleaguesAdd, ...]]:
    """Write down that adds leave; return those that do not, with the others' adds that keep them back."""
    rows = connection.execute(
        f"SELECT c.claimed, {_COLUMNS.format('(c.other)')}"  # noqa: S608 - the columns above
        " FROM adds_claim(%s, %s, %s::jsonb, %s) AS c",
        [*outlet, json.dumps(claims), LATELY],
    ).fetchall()
    found: dict[int, tuple[ColleaguesAdd, ...]] = {}
    for one in read_each(_Claimed, ((_key(row[1:]), (row[0], row[1:])) for row in rows), left_out):
        found[one.number] = (*found.get(one.number, ()), *_known([one.other], clock))
    return found


def alike(
    connection: "Connection", outlet: Outlet, likes: Sequence[str] | None, clock: Clock, left_out: LeftOut
) -> tuple[ColleaguesAdd, ...]:
    """Return others' adds with one of these likenesses, None for any: the open ones, and those of lately.

    Of those with a likeness, the newest are enough for a question.
    """
    rows = connection.execute(
        f"SELECT {_COLUMNS.format('a')} FROM adds_alike(%s, %s, %s, %s) AS a LIMIT %s",  # noqa: S608 - as above
        [*outlet, None if likes is None else list(likes), LATELY, None if likes is None else MOST_ALIKE],
    ).fetchall()
    return _known(read_each(_Add, ((_key(row), row) for row in rows), left_out), clock)


def rivals(connection: "Connection", outlet: Outlet, new: NewAnimal, ids: Sequence[int]) -> Rivals:
    """Return which of these animals others added, and whether an add of theirs like this may be one."""
    status = None if new.status is None else new.status.value
    row = connection.execute(
        "SELECT taken, may_own FROM adds_rivals(%s, %s, %s, %s, %s)",
        [*outlet, likeness(new.name, new.category_id), status, list(ids)],
    ).fetchone()
    taken, may_own = read(tuple[tuple[Number, ...], bool], row)
    return Rivals(frozenset(taken), may_own)


def _key(columns: Sequence[Any]) -> str:
    """Return what tells an add from others, whatever its columns have."""
    return f"add {columns[:2]}"


def _known(rows: Iterable[_Add], clock: Clock) -> tuple[ColleaguesAdd, ...]:
    now = clock.now()
    return tuple(
        ColleaguesAdd(
            one.outbox,
            one.number,
            one.name,
            one.category_id,
            one.status,
            _STATES[one.state],
            one.animal_id,
            Person(one.person, one.computer),
            max(0.0, now - one.ago),
        )
        for one in rows
        if one.state in _STATES  # else only a newer version knows it
    )


def _storable(text: str, longest: int) -> str:
    """Return a text as PostgreSQL can store it."""
    return text[:longest].encode("utf-8", "replace").decode().replace("\0", " ")
