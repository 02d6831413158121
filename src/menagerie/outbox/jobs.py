"""The jobs in the outbox's database, and the rows of their deliveries."""

import json
import math
import re
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from menagerie.domain import facts
from menagerie.domain.cases import ReasonCase, TitleCase
from menagerie.outbox import tables
from menagerie.outbox.as_json import Reader, to_json, to_text
from menagerie.outbox.departure_log import LoggedJob, checked_line, content_of
from menagerie.outbox.entry import HIGHEST_NUMBER, Entry, IllegalStepError, NoSuchEntryError, State
from menagerie.outbox.job import Job, JobResult, JobRow
from menagerie.storage import DamagedFileError
from menagerie.storage.whole_file import write_in_parts
from menagerie.system.files import open_own, remove_file

# ``title``, ``who`` and ``about`` are JSON, so that half a surrogate pair can be stored, and ``content`` is a
# JobRow in JSON. ``size`` is the number of rows, ``entry`` the number of a row's add, and ``to_correct`` is 1
# while a row that was left out waits for a person, also while its add is a draft, 0 once the person has
# dismissed it, else NULL.
TO_CORRECT = (
    "ALTER TABLE delivered ADD COLUMN to_correct INTEGER",
    "CREATE INDEX row_to_correct ON delivered (job) WHERE to_correct = 1",
)
TABLES_OF_VERSION_2 = (
    """CREATE TABLE job (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        title TEXT NOT NULL,
        digest TEXT NOT NULL,
        begun_at REAL NOT NULL,
        who TEXT NOT NULL,
        is_paused INTEGER NOT NULL,
        is_cancelled INTEGER NOT NULL,
        ended_at REAL,
        left_out INTEGER NOT NULL,
        about TEXT NOT NULL,
        size INTEGER NOT NULL
    ) STRICT""",
    """CREATE TABLE delivered (
        job INTEGER NOT NULL,
        row INTEGER NOT NULL,
        content TEXT NOT NULL,
        entry INTEGER,
        PRIMARY KEY (job, row)
    ) STRICT, WITHOUT ROWID""",
)
TABLES = (*TABLES_OF_VERSION_2, *TO_CORRECT)

# Old jobs are forgotten beyond so many rows in sum.
ROWS_KEPT = 250_000
# More rows than any file has.
_MOST_ROWS = 2**31 - 1
_LOST_TITLE = facts.fact(TitleCase.DAMAGED)
_LOST_ROW = facts.fact(ReasonCase.ROW_DAMAGED)
# A row that was left out to be corrected: older versions left out others without a word.
_IS_LEFT_OUT = "CASE WHEN json_valid(content) THEN json_type(content, '$.to_correct') = 'object' END"
# The state of entries while a job is restored.
RESTORING = "restoring"
_ALL = -1  # as a LIMIT

_COLUMNS = (
    "number, title, digest, begun_at, who, is_paused, is_cancelled, ended_at, left_out, about"  # as in Job
)
_SELECT = f"SELECT {_COLUMNS} FROM job"  # noqa: S608 - the columns above

_text = Reader(str)
_about = Reader(dict[str, Any])
_row = Reader(JobRow)
# So many rows are encoded at once, while other threads wait.
_PORTION = 200


class Portion(NamedTuple):
    """Rows of a job as JSON. ``first`` is the number of the first one's add; None if these are not sent."""

    first: int | None
    rows: str


def insert(connection: sqlite3.Connection, job: Job, size: int) -> None:
    """Insert a job under its number."""
    connection.execute(
        f"INSERT INTO job ({_COLUMNS}, size) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - ours
        (
            job.number,
            to_text(job.title),
            job.digest,
            job.begun_at,
            to_text(job.who),
            job.is_paused,
            job.is_cancelled,
            job.ended_at,
            job.left_out,
            to_text(job.about),
            size,
        ),
    )


def update(connection: sqlite3.Connection, job: Job) -> None:
    """Write whether a job is paused, cancelled and over."""
    connection.execute(
        "UPDATE job SET is_paused = ?, is_cancelled = ?, ended_at = ? WHERE number = ?",
        (job.is_paused, job.is_cancelled, job.ended_at, job.number),
    )


def replace_job(connection: sqlite3.Connection, job: Job, size: int) -> None:
    """Insert a job under its number, in the place of what is there."""
    _delete(connection, [job.number])
    insert(connection, job, size)


def _delete(connection: sqlite3.Connection, numbers: Iterable[int]) -> None:
    connection.executemany("DELETE FROM job WHERE number = ?", ((number,) for number in numbers))


def is_known(connection: sqlite3.Connection, number: int) -> bool:
    """Return whether there is a job with this number."""
    return connection.execute("SELECT 1 FROM job WHERE number = ?", (number,)).fetchone() is not None


def is_cancelled(connection: sqlite3.Connection, entry: int) -> bool:
    """Return whether the job with which an entry is sent was cancelled."""
    row = connection.execute(
        "SELECT is_cancelled FROM entry JOIN job ON job.number = entry.lane WHERE entry.number = ?", (entry,)
    ).fetchone()
    return row is not None and bool(row[0])


def insert_rows(
    connection: sqlite3.Connection, job: Job, portion: Portion, state: str = State.QUEUED.value
) -> int:
    """Insert rows of a job and their adds, unless these numbers are taken; return how many rows are new.

    The adds are ``state``, in their place in the queue.
    """
    if portion.first is not None:
        connection.execute(
            "INSERT OR IGNORE INTO entry (number, typed, state, begun_at, changed_at, tries, reason,"
            " known_before, looks, place, job, row, lane)"
            " SELECT :first + key, json_extract(value, '$.typed'), :state, :at, :at, 0, '\"\"', '[]', '[]',"
            " :first + key, :job, json_extract(value, '$.number'), :job FROM json_each(:rows)",
            {
                "first": portion.first,
                "state": state,
                "at": job.begun_at,
                "job": job.number,
                "rows": portion.rows,
            },
        )
    return connection.execute(
        "INSERT OR IGNORE INTO delivered (job, row, content, entry, to_correct)"
        " SELECT ?, json_extract(value, '$.number'), value, ? + key,"
        " CASE json_type(value, '$.to_correct') WHEN 'object' THEN 1 END FROM json_each(?)",
        (job.number, portion.first, portion.rows),
    ).rowcount


def take_runs(connection: sqlite3.Connection, logged: LoggedJob) -> int:
    """Give entries that were restored the states that the log knows; return how many were restored."""
    number = logged.job.number
    restored = 0
    for state, runs in ((State.QUEUED, logged.queued), (State.CREATED, logged.created)):
        # What an old copy calls queued was created since.
        froms = (RESTORING, State.QUEUED.value) if state is State.CREATED else (RESTORING, RESTORING)
        for first, last in runs:
            restored += connection.execute(
                "UPDATE entry SET state = ? WHERE job = ? AND state IN (?, ?) AND number BETWEEN ? AND ?",
                (state.value, number, *froms, first, last),
            ).rowcount
    connection.execute(
        "UPDATE entry SET state = 'discarded' WHERE job = ? AND state = ?", (number, RESTORING)
    )
    return restored


def select(connection: sqlite3.Connection, number: int) -> Job:
    """Return a job with its counts. Raises NoSuchEntryError."""
    row = connection.execute(f"{_SELECT} WHERE number = ?", (number,)).fetchone()
    if row is None:
        raise NoSuchEntryError(f"no job {number}")
    return with_counts(connection, _job_in(row))


def select_newest(connection: sqlite3.Connection, limit: int | None = None) -> tuple[Job, ...]:
    """Return at most ``limit`` jobs with their counts, newest first; None for all."""
    rows = connection.execute(
        f"{_SELECT} ORDER BY number DESC LIMIT ?", (_ALL if limit is None else limit,)
    ).fetchall()
    return tuple(with_counts(connection, _job_in(row)) for row in rows)


def select_open(connection: sqlite3.Connection) -> tuple[Job, ...]:
    """Return the jobs that have not ended or have rows to correct, the oldest first, without counts."""
    rows = connection.execute(f"{_SELECT} WHERE {tables.IS_OPEN_JOB} ORDER BY number").fetchall()
    return tuple(map(_job_in, rows))


def done_numbers(connection: sqlite3.Connection) -> list[int]:
    """Return the numbers of the other jobs."""
    rows = connection.execute(f"SELECT number FROM job WHERE NOT ({tables.IS_OPEN_JOB})")  # noqa: S608 - constant
    return [number for (number,) in rows]


def running(connection: sqlite3.Connection) -> list[int]:
    """Return the numbers of the jobs that are sent, in their order."""
    rows = connection.execute(
        "SELECT number FROM job WHERE ended_at IS NULL AND NOT is_paused AND NOT is_cancelled ORDER BY number"
    )
    return [number for (number,) in rows]


def select_first_in_queue(
    connection: sqlite3.Connection, count: int, besides: Sequence[int]
) -> tuple[Entry, ...]:
    """Return the entries to be sent next, at most ``count``, without those numbered ``besides``."""
    entries: list[Entry] = []
    for lane in (None, *running(connection)):
        rows = connection.execute(
            f"{tables.SELECT} WHERE state = 'queued' AND lane IS ?"  # noqa: S608 - the columns of the table
            " AND number NOT IN (SELECT value FROM json_each(?)) ORDER BY place LIMIT ?",
            (lane, json.dumps(list(besides)), count - len(entries)),
        )
        entries += map(tables.entry_in, rows)
        if len(entries) >= count:
            break
    return tuple(entries)


def is_idle(connection: sqlite3.Connection, since: float, now: float) -> bool:
    """Return whether an entry that may leave was begun before ``since``, and no other such one created since.

    What was begun later and was created says nothing of the older ones, nor does editing one of these.
    All times are Unix seconds. What claims to be later than ``now`` comes from a clock that was wrong: it is
    no sign that anything happened since.
    """
    ((idle,),) = connection.execute(
        "SELECT EXISTS (SELECT 1 FROM entry WHERE state = 'queued'"
        " AND NOT (begun_at > :since AND begun_at <= :now)"
        " AND (lane IS NULL OR lane IN (SELECT value FROM json_each(:running)))) AND NOT EXISTS"
        " (SELECT 1 FROM entry WHERE state = 'created' AND begun_at <= :since"
        " AND changed_at > :since AND changed_at <= :now)",
        {"since": since, "now": now, "running": json.dumps(running(connection))},
    ).fetchall()
    return bool(idle)


def with_counts(connection: sqlite3.Connection, job: Job) -> Job:
    """Return a job with the number of its entries in each state."""
    rows = connection.execute(
        "SELECT state, count(*) FROM entry WHERE job = ? GROUP BY state", (job.number,)
    ).fetchall()
    known = {state.value: state for state in State}
    ((to_correct,),) = connection.execute(
        "SELECT count(*) FROM delivered WHERE job = ? AND to_correct = 1", (job.number,)
    ).fetchall()
    counts = {known[state]: count for state, count in rows if state in known}
    return replace(job, counts=counts, to_correct=to_correct)


def select_rows(
    connection: sqlite3.Connection,
    number: int,
    states: Collection[State] | None,
    *,
    left_out: bool,
    to_correct: bool,
    after: int,
    limit: int | None,
) -> Iterator[JobResult]:
    """Yield what became of the rows of a job behind the row ``after``, in the file's order.

    These are rows whose entries are in ``states`` (None: in any), with ``left_out`` those without one, and
    with ``to_correct`` those that wait for a person.
    """
    columns = ", ".join(f"entry.{name}" for name in tables.COLUMNS)
    wanted = "1" if states is None else "entry.state IN (SELECT value FROM json_each(:states))"
    rows = connection.execute(
        f"SELECT delivered.row, CAST(delivered.content AS BLOB), {columns} FROM delivered LEFT JOIN entry"  # noqa: S608 - constants
        " ON entry.number = delivered.entry WHERE delivered.job = :job AND delivered.row > :after"
        f" AND (CASE WHEN entry.number IS NULL THEN :left_out ELSE {wanted} END"
        " OR (:to_correct AND delivered.to_correct = 1))"
        " ORDER BY delivered.row LIMIT :limit",
        {
            "job": number,
            "after": after,
            "states": json.dumps(list(states or ())),
            "left_out": left_out,
            "to_correct": to_correct,
            "limit": _ALL if limit is None else limit,
        },
    )
    for row_number, content, *values in rows:
        row = _row_in(content) or JobRow(row_number, (), None, facts.to_text(_LOST_ROW))
        entry = None if values[0] is None else tables.entry_in(tuple(values))
        yield JobResult(row.number, row.cells, row.reason, entry, row.to_correct)


def link(connection: sqlite3.Connection, entry: Entry) -> None:
    """Make an entry the add of the row that it names, which was left out. Raises IllegalStepError.

    A draft leaves the row waiting: it may never be added.
    """
    taken = connection.execute(
        "UPDATE delivered SET entry = ? WHERE job = ? AND row = ? AND entry IS NULL",
        (entry.number, entry.job, entry.row),
    )
    if not taken.rowcount:
        raise IllegalStepError(f"an add for row {entry.row} of job {entry.job}, which has one")
    connection.execute(
        "UPDATE job SET left_out = max(0, left_out - 1) WHERE number = ?",
        (entry.job,),
    )
    settle(connection, entry)


def settle(connection: sqlite3.Connection, entry: Entry) -> None:
    """Let the row of an entry that was left out wait again if this is a draft, and no more if it is not."""
    wanted = (1, None) if entry.state is State.DRAFT and not entry.tries else (None, 1)
    connection.execute(
        "UPDATE delivered SET to_correct = ? WHERE job = ? AND row = ? AND entry = ? AND to_correct IS ?"  # noqa: S608 - constant
        f" AND {_IS_LEFT_OUT}",
        (wanted[0], entry.job, entry.row, entry.number, wanted[1]),
    )


def let_go(connection: sqlite3.Connection, entry: Entry) -> Entry:
    """Let a row that was left out wait again if its add was discarded, never sent; return the add.

    It is the row's add no more, so that the row can be added.
    """
    freed = connection.execute(
        "UPDATE delivered SET entry = NULL, to_correct = coalesce(to_correct, 1)"  # noqa: S608 - constant
        f" WHERE job = ? AND row = ? AND entry = ? AND {_IS_LEFT_OUT}",
        (entry.job, entry.row, entry.number),
    )
    if not freed.rowcount:
        return entry
    connection.execute("UPDATE job SET left_out = left_out + 1 WHERE number = ?", (entry.job,))
    return replace(entry, job=None, row=None)


def link_all(connection: sqlite3.Connection) -> None:
    """Link the entries that name a row of a job, and are not yet its add: the rows came from another file.

    And let go of those that were discarded, according to the log.
    """
    freed = connection.execute(
        "UPDATE delivered SET entry = NULL, to_correct = coalesce(to_correct, 1)"  # noqa: S608 - constant
        f" WHERE entry IN (SELECT number FROM entry WHERE job IS NULL) AND {_IS_LEFT_OUT} RETURNING job"
    ).fetchall()
    for number in set(freed):
        count_left_out(connection, *number)
    unlinked = connection.execute(
        f"{tables.SELECT} WHERE lane IS NULL AND EXISTS (SELECT 1 FROM delivered"  # noqa: S608 - the columns of the table
        " WHERE delivered.job = entry.job AND delivered.row = entry.row AND delivered.entry IS NULL)"
        " ORDER BY number"
    ).fetchall()
    for row in unlinked:
        if tables.is_known_state(row):
            with suppress(IllegalStepError):
                link(connection, tables.entry_in(row))


def dismiss(connection: sqlite3.Connection, number: int, reason: str) -> None:
    """Let no row of a job wait for a person any more, because that person said so: ``reason`` says it."""
    connection.execute(
        "UPDATE delivered SET to_correct = 0,"
        " content = CASE WHEN json_valid(content) THEN json_set(content, '$.reason', ?) ELSE content END"
        " WHERE job = ? AND to_correct = 1",
        (reason, number),
    )


def count_left_out(connection: sqlite3.Connection, number: int) -> None:
    """Write how many rows of a job have no entry."""
    connection.execute(
        "UPDATE job SET left_out = (SELECT count(*) FROM delivered WHERE job = :job AND entry IS NULL)"
        " WHERE number = :job",
        {"job": number},
    )


def discard_queued(connection: sqlite3.Connection, number: int, now: float) -> None:
    """Discard what is queued with a job, or was left queued in it when it was cancelled."""
    connection.execute(
        "UPDATE entry SET state = 'discarded', changed_at = ? WHERE state = 'queued' AND lane = ?",
        (now, number),
    )


def delete_old(connection: sqlite3.Connection, keep: int = ROWS_KEPT) -> None:
    """Delete the oldest jobs that have ended, beyond ``keep`` rows in sum, unless a person is needed."""
    old = connection.execute(
        "SELECT number FROM (SELECT number, ended_at, total(size) OVER (ORDER BY number DESC) - size AS newer"
        " FROM job) WHERE ended_at IS NOT NULL AND newer > ? AND NOT EXISTS (SELECT 1 FROM entry"
        " WHERE job = number AND state NOT IN ('created', 'discarded'))"
        " AND NOT EXISTS (SELECT 1 FROM delivered WHERE job = number AND to_correct = 1)",
        (keep,),
    ).fetchall()
    connection.executemany("DELETE FROM delivered WHERE job = ?", old)
    connection.executemany("DELETE FROM entry WHERE job = ?", old)
    _delete(connection, (number for (number,) in old))


def highest_number(connection: sqlite3.Connection) -> int:
    """Return the highest number that was ever given to a job."""
    return tables.counter(connection, "job")


def continue_after(connection: sqlite3.Connection, number: int) -> None:
    """Give new jobs higher numbers than ``number``."""
    tables.set_counter(connection, "job", max(number, highest_number(connection)))


def check(connection: sqlite3.Connection) -> None:
    """Raise DamagedFileError unless every job can be read."""
    for row in connection.execute(_SELECT):
        _job_in(row)


def after_rescue(connection: sqlite3.Connection) -> None:
    """Delete jobs and rows that cannot be read."""
    tables.delete_never_given(connection, "job")
    for row in connection.execute(_SELECT).fetchall():
        try:
            _job_in(row)
        except DamagedFileError:
            _delete(connection, row[:1])
    # These come back from the file of their job.
    connection.execute(
        "DELETE FROM delivered WHERE NOT json_valid(content)"
        " AND job IN (SELECT number FROM job WHERE ended_at IS NULL)"
    )


def adopt(connection: sqlite3.Connection, now: float) -> None:
    """Give entries whose job was lost another one with its number, which is paused or over."""
    lost = connection.execute(
        "SELECT job, min(begun_at), count(*), max(state = 'queued') FROM entry WHERE job IS NOT NULL"
        " AND job NOT IN (SELECT number FROM job) GROUP BY job"
    ).fetchall()
    for number, begun_at, size, has_queued in lost:
        ended_at = None if has_queued else now
        insert(
            connection,
            Job(number, facts.to_text(_LOST_TITLE), "", begun_at, is_paused=True, ended_at=ended_at),
            size,
        )


def _job_in(row: tuple[Any, ...]) -> Job:
    number, title, digest, begun_at, who, is_paused, is_cancelled, ended_at, left_out, about = row
    try:
        _check_figures(number, begun_at, ended_at, left_out)
        return Job(
            number,
            _text.read(title),
            digest,
            begun_at,
            _text.read(who),
            bool(is_paused),
            bool(is_cancelled),
            ended_at,
            left_out,
            about=_about.read(about),
        )
    except (TypeError, ValueError) as error:
        raise DamagedFileError(f"job {number}") from error


def _check_figures(number: int, begun_at: float, ended_at: float | None, left_out: int) -> None:
    """Raise ValueError for figures that no job has."""
    are_times = math.isfinite(begun_at) and (ended_at is None or math.isfinite(ended_at))
    if not (are_times and 1 <= number <= HIGHEST_NUMBER and 0 <= left_out <= _MOST_ROWS):
        raise ValueError


def _row_in(content: bytes) -> JobRow | None:
    """Return the row in a row of the table; None for a damaged one."""
    try:
        return _row.read(content)
    except (TypeError, ValueError):
        return None


class JobFile:
    """The file with the rows of job ``number`` of the outbox ``path``. Methods raise OSError."""

    def __init__(self, path: Path, number: int) -> None:
        self._path = path.with_suffix(f".job-{number}")

    def write(self, rows: Sequence[JobRow], first: int) -> None:
        """Write the rows, flushed; the adds of those that are to be sent are numbered from ``first``."""
        sent = [row for row in rows if row.typed is not None]
        left_out = [row for row in rows if row.typed is None]
        write_in_parts(self._path, chain(_lines(sent, first), _lines(left_out, None)))

    def read(self) -> Iterator[Portion]:
        """Yield the rows that can be read; none if there is no file."""
        with suppress(FileNotFoundError), open(self._path, "rb", opener=open_own) as file:
            for line in file:
                content = content_of(line.rstrip(b"\n"))
                if content is not None:
                    first, _, rows = content.partition(b" ")
                    yield Portion(int(first) or None, rows.decode())

    def remove(self) -> None:
        """Remove the file; never raises."""
        with suppress(OSError):
            remove_file(self._path)


def remove_unowned(path: Path, is_owned: Callable[[int], bool]) -> None:
    """Remove the files of jobs of the outbox ``path`` that are not owned, or were not complete; never raises.

    Nothing may be written meanwhile.
    """
    name = re.compile(rf"{re.escape(path.stem)}\.job-([0-9]+)(\.new)?")
    with suppress(OSError):
        for file in path.parent.iterdir():
            match = name.fullmatch(file.name)
            if match and (match[2] or not is_owned(int(match[1]))):
                remove_file(file)


def _lines(rows: Sequence[JobRow], first: int | None) -> Iterator[bytes]:
    """Yield lines with the number of the first row's add, 0 for none, and the rows."""
    for start in range(0, len(rows), _PORTION):
        number = 0 if first is None else first + start
        yield checked_line(b"%d %s" % (number, to_json(rows[start : start + _PORTION])))
