"""Compares what the outbox's database says at the start with its departure log, which may know more."""

import sqlite3
from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from menagerie.outbox import tables
from menagerie.outbox.departures import Line, Logged
from menagerie.outbox.entry import DONE, Entry, State, Step, state_after
from menagerie.storage import transaction

# Of those that are done with, so many are remembered; of all others, each.
DONE_KEPT = 1_000

_INTERRUPTED = "Menagerie ended while this was being sent."
_MAYBE_SENT = "The outbox lost its newest changes. We don't know if this was sent."

_UNSENT = (State.QUEUED, State.DRAFT, State.REFUSED)


class Recovered(Struct, frozen=True):
    """What was found at the start.

    ``interrupted`` counts adds that were being sent when the process ended, ``unconfirmed`` those of which it
    is not known any more whether they were sent, these included. ``corrected`` counts adds that the log has
    put right. ``is_usual`` is True for a sound file, also after a kill.
    """

    interrupted: int
    unconfirmed: int
    corrected: int
    is_usual: bool


def recover(connection: sqlite3.Connection, logged: Logged, now: float, *, is_trusted: bool) -> Recovered:
    """Bring the database to what is certain, in one transaction.

    ``is_trusted`` is False for a database that was damaged or lost changes. What it calls queued, and the log
    does not, may then have been sent already.
    """
    with transaction(connection):
        steps = tables.steps(connection)
        lines = [line for line in logged.lines.values() if line.step > steps or not is_trusted]
        corrected, doubted = _correct(connection, lines, is_trusted=is_trusted)
        corrected += _correct_letters(connection, logged)
        if logged.begun > steps:
            doubted += _doubt(connection, _done_with(connection, logged), now)
        if not is_trusted:
            doubted += _doubt(connection, _unlogged(connection, logged), now)
        tables.go_on_after(connection, logged.highest_number)
        tables.count_step(connection, max(logged.steps, steps))
        # A kill leaves the database at most one step behind the log.
        is_trusted = is_trusted and corrected + doubted <= 1
        reason = _INTERRUPTED if is_trusted else _MAYBE_SENT
        sending = tables.select_newest(connection, (State.SENDING,), limit=None)
        for entry in sending:
            state = state_after(Step.LOSE_SIGHT, entry)
            tables.update(connection, replace(entry, state=state, reason=reason, changed_at=now))
        tables.delete_old(connection, DONE, DONE_KEPT)
    return Recovered(len(sending), len(sending) + doubted, corrected, is_trusted)


def open_entries(connection: sqlite3.Connection) -> tuple[Entry, ...]:
    """Return every add that is not done with, for the log."""
    return tables.select_newest(connection, [state for state in State if state not in DONE], limit=None)


def _correct(connection: sqlite3.Connection, lines: Iterable[Line], *, is_trusted: bool) -> tuple[int, int]:
    """Correct adds by lines of the log; return how many it put right, and how many it makes unconfirmed."""
    stored = {entry.number: entry for entry in open_entries(connection)}
    corrected = doubted = 0
    for _step, entry in sorted(lines, key=lambda line: line.entry.number):
        begun_at = tables.begun_at(connection, entry.number)
        if begun_at is None:
            # A row that a sound database once had is done with and was deleted.
            was_there = is_trusted and entry.number <= tables.highest_number(connection)
            if entry.state not in DONE and not was_there:
                # One that was being sent is made unconfirmed with all others.
                tables.insert_unless_there(connection, entry)
                _queue_again(connection, entry)
                corrected += 1
        elif begun_at != entry.begun_at and not is_trusted:
            # Damage has given the number of this add to another one.
            if entry.state not in DONE:
                new = tables.insert(connection, entry.typed, State.UNCONFIRMED, entry.begun_at)
                tables.update(connection, replace(new, reason=_MAYBE_SENT))
                doubted += 1
        elif entry.number in stored and (after := _corrected(stored[entry.number], entry)) is not None:
            tables.update(connection, after)
            _queue_again(connection, after)
            corrected += 1
    return corrected, doubted


def _correct_letters(connection: sqlite3.Connection, logged: Logged) -> int:
    """Put right what was typed where damage has changed a letter of a queued add; return of how many."""
    corrected = 0
    for entry in tables.select_newest(connection, (State.QUEUED,), limit=None):
        line = logged.lines.get(entry.number)
        # Written in the same step, both said the same.
        is_same_step = line is not None and line.entry.changed_at == entry.changed_at
        if line is not None and is_same_step and line.entry.typed != entry.typed:
            tables.update(connection, replace(entry, typed=line.entry.typed))
            corrected += 1
    return corrected


def _done_with(connection: sqlite3.Connection, logged: Logged) -> list[Entry]:
    """Return the unsent adds of an old copy that were done with when the log was written anew."""
    return [
        entry
        for entry in tables.select_newest(connection, _UNSENT, limit=None)
        if entry.number <= logged.through and entry.number not in logged.lines
    ]


def _unlogged(connection: sqlite3.Connection, logged: Logged) -> list[Entry]:
    """Return the queued adds of which the log does not say that they are."""
    queued = tables.select_newest(connection, (State.QUEUED,), limit=None)
    return [entry for entry in queued if entry.number not in logged.lines]


def _doubt(connection: sqlite3.Connection, entries: Collection[Entry], now: float) -> int:
    for entry in entries:
        unconfirmed = replace(entry, state=State.UNCONFIRMED, reason=_MAYBE_SENT, changed_at=now)
        tables.update(connection, unconfirmed)
    return len(entries)


def _corrected(stored: Entry, line: Entry) -> Entry | None:
    """Return what an add is by its line in the log; None where the database is right.

    Every step is in the log before it is in the database, except that what came of a try may be missing.
    """
    if stored.state is State.QUEUED is line.state and line.typed != stored.typed:
        return line
    if stored.state is line.state or stored.state in DONE:
        return None
    if stored.state in _UNSENT or (stored.state is State.SENDING and line.tries >= stored.tries):
        return line
    if stored.state is State.UNCONFIRMED and line.state in DONE:
        return line
    return None


def _queue_again(connection: sqlite3.Connection, entry: Entry) -> None:
    if entry.state is State.QUEUED:
        tables.put_last_in_line(connection, entry.number)
