"""Sets an outbox's file that cannot be used aside, and takes over from it what is safe to take over.

All of it can be ended by a crash at any moment: what was set aside has a name by which the next start knows
that it is still to be taken over. Taking over twice changes nothing, since every entry keeps its number.
"""

import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from menagerie.outbox import tables
from menagerie.outbox.entry import Entry, State
from menagerie.storage.aside import PARTS, free_place, move_part

# A number beyond is none that was given: it stands in a damaged row.
_HIGHEST_NUMBER = 2**53

_REASON = "The outbox was damaged, so it is not known whether this was sent."

_Result = TypeVar("_Result")

_log = logging.getLogger(__name__)


class _Found(Struct, frozen=True):
    """What can be read of a file: entries that are as they should be now, and the highest number given."""

    entries: tuple[Entry, ...] = ()
    highest_number: int = 0
    is_newer: bool = False


def is_pending(path: Path) -> bool:
    """Tell whether something was set aside from ``path`` and is still to be taken over."""
    return _aside(path).exists()


def set_aside(path: Path, now: float) -> None:
    """Move the file, and what belongs to it, out of the way; also to finish what a crash ended midway.

    Raises OSError.
    """
    # To be taken over is what was in use. Not so a file that was damaged as soon as it was begun, while
    # another is still to be taken over, nor a log without its file, which SQLite would give to the new one.
    was_in_use = path.exists() != is_pending(path)
    place = _aside(path) if was_in_use else free_place(path, "damaged", now)
    for part in PARTS:
        move_part(path, place, part)


def take_over(path: Path, connection: sqlite3.Connection, now: float) -> str:
    """Take what was set aside into the new file, and return a sentence for the person about it.

    What may have been sent becomes unconfirmed, and that is all that was in line: damage can have undone the
    newest changes. Raises sqlite3.Error, OSError.
    """
    found = _read(_aside(path), now)
    with tables.transaction(connection):
        for entry in found.entries:
            tables.insert_unless_there(connection, entry)
        tables.go_on_after(connection, found.highest_number)
    kept = free_place(path, "newer" if found.is_newer else "damaged", now)
    # The file last: without it, nothing would be known of what is left after a crash.
    for part in reversed(PARTS):
        move_part(_aside(path), kept, part)
    if found.is_newer:
        return (
            "The outbox was made by a newer version of Menagerie. A new one was begun, and nothing of the "
            f"other is sent. It was kept as {kept.name}."
        )
    return (
        "The outbox was damaged. A new one was begun. Adds that could be read and taken over: "
        f"{len(found.entries)}. Check the unconfirmed ones: they may have been sent. The damaged one was "
        f"kept as {kept.name}."
    )


def _read(path: Path, now: float) -> _Found:
    # Not to be changed, so that whoever looks into it later finds it as it was.
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    connection.text_factory = _text
    try:
        # Or else nothing could be read of a file that is shorter than it says.
        connection.execute("PRAGMA writable_schema = TRUE")
        highest_number = _attempt(lambda: tables.highest_number(connection), otherwise=0)
        if highest_number > _HIGHEST_NUMBER:
            highest_number = 0
        if _attempt(lambda: tables.is_newer(connection), otherwise=False):
            return _Found((), highest_number, is_newer=True)
        rows: dict[Any, tuple[Any, ...]] = {}
        # From both ends up to the damage: that leaves out little more than what is damaged.
        for backwards in (False, True):
            _attempt(partial(_read_rows, connection, rows, backwards=backwards), otherwise=None)
    finally:
        connection.close()
    entries = tuple(entry for row in rows.values() if (entry := _rescued(row, now)) is not None)
    numbers = [entry.number for entry in entries]
    return _Found(entries, max((highest_number, *numbers)))


def _attempt(reading: Callable[[], _Result], otherwise: _Result) -> _Result:
    """Return what can be read. Raises sqlite3.Error for what could be read another time."""
    try:
        return reading()
    except sqlite3.Error as error:
        if not tables.is_damage(error):
            raise
        _log.warning("The damaged outbox can be read in part: %s: %s", type(error).__name__, error)
        return otherwise


def _read_rows(connection: sqlite3.Connection, rows: dict[Any, tuple[Any, ...]], *, backwards: bool) -> None:
    for row in tables.select_for_rescue(connection, backwards=backwards):
        rows.setdefault(row[0], row)


def _rescued(row: tuple[Any, ...], now: float) -> Entry | None:
    """Return the entry in a row, unconfirmed if in doubt; None where what was typed cannot be read."""
    number, typed, _state, *times = row[:5]
    try:
        entry = tables.entry_in(row)
    except tables.DamagedFileError:
        begun_at, changed_at = (time if isinstance(time, float) else now for time in times)
        in_doubt = (number, typed, State.SENDING.value, begun_at, changed_at, 1, None, '""', "[]", "[]")
        try:
            entry = tables.entry_in(in_doubt)
        except tables.DamagedFileError:
            _log.warning("An add in the damaged outbox cannot be read")
            return None
    if not 0 < entry.number <= _HIGHEST_NUMBER:
        return None
    if entry.state in {State.QUEUED, State.SENDING}:
        return replace(entry, state=State.UNCONFIRMED, reason=_REASON)
    return entry


def _text(content: bytes) -> str:
    return content.decode("utf-8", "replace")


def _aside(path: Path) -> Path:
    return path.with_name(f"{path.name}.aside")
