"""Compares what the outbox's database says at the start with its departure log, which may know more."""

import sqlite3

from msgspec import Struct
from msgspec.structs import replace

from menagerie.outbox import tables
from menagerie.outbox.departures import Logged
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


def recover(
    connection: sqlite3.Connection, logged: Logged | None, now: float, *, is_trusted: bool
) -> Recovered:
    """Bring the database to what is certain, in one transaction.

    ``is_trusted`` is False for a database that was damaged or lost changes. Without a sound log, everything
    that it calls queued may then have been sent already.
    """
    with transaction(connection):
        corrected, doubted = (0, 0) if logged is None else _correct(connection, logged, now)
        if not is_trusted and (logged is None or not logged.is_whole):
            doubted += _doubt_queued(connection, now)
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


def _correct(connection: sqlite3.Connection, logged: Logged, now: float) -> tuple[int, int]:
    """Correct adds by the log; return how many it put right, and of how many it can only raise doubts."""
    stored = {entry.number: entry for entry in open_entries(connection)}
    corrected = doubted = 0
    for number, line in sorted(logged.entries.items()):
        before = stored.get(number)
        if before is None:
            if line.state not in DONE and not tables.is_known(connection, number):
                # One that was being sent is made unconfirmed with all others.
                tables.insert_unless_there(connection, line)
                _queue_again(connection, line)
                corrected += 1
            continue
        after = _corrected(before, line)
        if after is not None:
            tables.update(connection, replace(after, changed_at=now))
            _queue_again(connection, after)
            corrected += 1
    for entry in stored.values():
        # An old copy: the log was written anew when this was done with.
        if entry.number <= logged.through and entry.number not in logged.entries and entry.state in _UNSENT:
            tables.update(connection, _doubted(entry, now))
            doubted += 1
    tables.go_on_after(connection, logged.highest_number)
    return corrected, doubted


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


def _doubt_queued(connection: sqlite3.Connection, now: float) -> int:
    queued = tables.select_newest(connection, (State.QUEUED,), limit=None)
    for entry in queued:
        tables.update(connection, _doubted(entry, now))
    return len(queued)


def _doubted(entry: Entry, now: float) -> Entry:
    return replace(entry, state=State.UNCONFIRMED, reason=_MAYBE_SENT, changed_at=now)
