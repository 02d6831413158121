"""The files of an outbox, used on one thread: opened, corrected by each other, and changed together."""

import logging
import secrets
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from menagerie.domain import facts
from menagerie.domain.cases import OutboxCase, ReasonCase, RepairedFile, StorageCase
from menagerie.domain.clock import Clock
from menagerie.domain.errors import NewerDataError, StorageError
from menagerie.domain.facts import Fact, Value, fact
from menagerie.outbox import jobs, tables
from menagerie.outbox.as_json import to_text
from menagerie.outbox.departure_log import DepartureLog, HighWaterMark, Logged, LoggedJob, Through
from menagerie.outbox.entry import (
    HIGHEST_NUMBER,
    UNREADABLE,
    Entry,
    IllegalStepError,
    NoSuchEntryError,
    State,
)
from menagerie.outbox.job import Job
from menagerie.outbox.jobs import JobFile, remove_unowned
from menagerie.outbox.recovery import Recovered, recover
from menagerie.storage import (
    DATABASE_ERRORS,
    DamagedFileError,
    NewerFileError,
    Notice,
    OpenFile,
    Schema,
    Trouble,
    check_origin,
    check_still_there,
    is_busy,
    is_damage,
    is_lost,
    migrate,
    open_file,
    transaction,
    version_of,
)
from menagerie.storage.files import connect_read_only, is_away, is_there, set_aside
from menagerie.storage.own_thread import End
from menagerie.storage.rescue import rescue

VERSION = 3
# Seconds. A time beyond it is that of no add.
_FARTHEST = 1e15

_DAMAGED = facts.to_text(facts.fact(ReasonCase.OUTBOX_DAMAGED))
_Result = TypeVar("_Result")

# What a rescue of a damaged file still takes for a counter.
_HIGHEST_ID = 2**52

_log = logging.getLogger(__name__)


def _check(connection: sqlite3.Connection) -> None:
    """Raise DamagedFileError unless every entry and every job can be read."""
    version = version_of(connection)
    for row in connection.execute(f"{tables.SELECT} WHERE NOT ({tables.IS_PLAIN})"):
        # A newer version may have more states.
        if tables.is_known_state(row) or version <= VERSION:
            tables.entry_in(row)
    if connection.execute(f"SELECT 1 FROM entry WHERE NOT ({tables.IS_PLACED})").fetchone():  # noqa: S608 - ours
        raise DamagedFileError("the place of an entry")
    jobs.check(connection)


def _after_rescue(connection: sqlite3.Connection) -> None:
    """Make entries unconfirmed that cannot be read in full: a person has to decide."""
    tables.delete_never_given(connection, "entry")
    # These become single adds: a job under such a number would give all later ones higher numbers.
    connection.execute(
        "UPDATE entry SET job = NULL, row = NULL, lane = NULL WHERE job NOT BETWEEN 1 AND ?",
        (HIGHEST_NUMBER,),
    )
    connection.execute(f"UPDATE entry SET changed_at = 0 WHERE NOT abs(changed_at) <= {_FARTHEST}")  # noqa: S608 - ours
    connection.execute(
        f"UPDATE entry SET begun_at = changed_at WHERE begun_at NOT BETWEEN 0 AND {_FARTHEST} OR begun_at = 0"  # noqa: S608 - ours
    )
    connection.execute(
        "UPDATE entry SET lane = NULL, place = NULL,"  # noqa: S608 - ours
        " reason = CASE state WHEN 'queued' THEN ? ELSE reason END,"
        " state = CASE state WHEN 'queued' THEN 'unconfirmed' ELSE state END"
        f" WHERE NOT ({tables.IS_PLACED})",
        (to_text(_DAMAGED),),
    )
    for row in connection.execute(f"{tables.SELECT} WHERE NOT ({tables.IS_PLAIN})").fetchall():
        try:
            tables.entry_in(row)
        except DamagedFileError:
            connection.execute("DELETE FROM entry WHERE number = ?", row[:1])
            tables.insert_if_missing(connection, _in_doubt(row))
    jobs.after_rescue(connection)


def _in_doubt(row: tuple[Any, ...]) -> Entry:
    """Return what can be read of a damaged entry. Its text may be in the log."""
    number, typed, _state, begun_at, changed_at, *_rest, job, place = row
    known = (
        State.UNCONFIRMED.value,
        begun_at,
        changed_at,
        1,
        None,
        to_text(_DAMAGED),
        "[]",
        "[]",
        job,
        place,
    )
    try:
        return tables.entry_in((number, typed, *known))
    except DamagedFileError:
        return tables.entry_in((number, to_text(UNREADABLE), *known))


SCHEMA = Schema(
    name=RepairedFile.OUTBOX,
    application_id=0x4D656E4F,
    version=VERSION,
    # An earlier version would send a job that is paused.
    readable_from=2,
    statements=(tables.TABLE, *tables.INDEXES, *jobs.TABLES),
    first_tables=frozenset({"entry"}),
    migrations={
        1: migrate(
            "ALTER TABLE entry ADD COLUMN job INTEGER",
            "ALTER TABLE entry ADD COLUMN row INTEGER",
            "ALTER TABLE entry ADD COLUMN lane INTEGER",
            "DROP INDEX IF EXISTS entry_by_place",
            *tables.INDEXES,
            *jobs.TABLES_OF_VERSION_2,
        ),
        # Rows that an older version left out stay with their import: none of them asks all at once.
        2: migrate(*jobs.TO_CORRECT),
    },
    check=_check,
    after_rescue=_after_rescue,
)


class Opened(Struct, frozen=True):
    """What was found when the file was opened.

    ``interrupted`` counts the adds that were being sent when Menagerie ended; they are unconfirmed now.
    ``warning`` says why, if the file could not be used as it was. ``stale`` is 0, or this may be an old copy
    of the outbox, or one from another computer: then so many of the queued adds may have been sent since.
    """

    interrupted: int
    warning: Fact | None = None
    stale: int = 0


class _Commit(Struct):
    """What is being written: to the database at once, to the log before the end."""

    entries: list[Entry] = field(default_factory=list)
    jobs: list[LoggedJob] = field(default_factory=list)
    departures: int = 0
    has_begun: bool = False


class OutboxFiles:
    """The database of an outbox and what stands beside it, for one thread.

    In the folder ``counts``, outside the data folder, it is remembered how much was sent; None: nowhere.
    """

    def __init__(self, path: Path, clock: Clock, counts: Path | None = None) -> None:
        self.path = path
        self.opened = Opened(0)
        self._mark = None if counts is None else HighWaterMark(counts, path)
        self._clock = clock
        self._file: OpenFile | None = None
        self._was_open = False
        self._departures = DepartureLog(path.with_suffix(".departures"))
        self._commit: _Commit | None = None
        self._is_flushing = True

    def open(self) -> sqlite3.Connection:
        """Return the connection to the database, which is opened on first use, and after it was away."""
        if self._file is None:
            if self._was_open:
                check_still_there(self.path)
            now = self._clock.now()
            file = open_file(self.path, SCHEMA, now=now)
            try:
                if self._was_open and file.notice is None:
                    self._take_up(file.connection)
                else:
                    self.opened = self._recover(file, now)
            except BaseException:
                file.close()
                raise
            self._file, self._was_open = file, True
        elif self._commit is None and self._file.is_removed:
            self._write_again(self._file)
        return self._file.connection

    def perform(self, work: Callable[[], _Result]) -> _Result:
        """Do ``work``, and turn errors of the disk and of SQLite into ours."""
        try:
            return work()
        except (*DATABASE_ERRORS, OSError) as error:
            raise self._ours(error) from error

    def perform_together(self, works: Sequence[Callable[[], Any]]) -> list[End]:
        """Do several steps with one commit and one flush, and return the end of each.

        An illegal step fails alone. If they cannot be written together, each is tried by itself.
        """
        try:
            with self.commit(is_flushed=False):
                return [_end_of_step(work) for work in works]
        except Exception as error:  # noqa: BLE001 - the callers get it
            if len(works) > 1:
                return [end for work in works for end in self.perform_together([work])]
            is_foreign = isinstance(error, (*DATABASE_ERRORS, OSError))
            return [End(error=self._ours(error) if is_foreign else error)]

    @contextmanager
    def commit(self, *, is_flushed: bool = True) -> Iterator[None]:
        """Write what is passed to ``write`` within the block to both files, or to neither.

        With ``is_flushed`` False, a power cut may undo what is not flushed in the log.
        """
        commit, log_size, sent, connection = _Commit(), None, 0, self.open()
        self._flush_commits(connection, is_flushed=is_flushed)
        self._commit = commit
        try:
            yield
            if commit.entries or commit.jobs:
                step = tables.take_step(connection)
                # An old copy counts on from where the newest one was, once the user has decided about it.
                if commit.departures and not self.opened.stale:
                    sent = tables.take_sent(connection, commit.departures)
                log_size = self._departures.append(
                    commit.entries, step, jobs=commit.jobs, flush=bool(commit.departures), sent=sent
                )
            if commit.has_begun:
                connection.execute("COMMIT")
        except BaseException:
            if log_size is not None:
                self._departures.cut_to(log_size)
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        finally:
            self._commit = None
        if sent and self._mark is not None:
            # Before the first byte of these adds leaves.
            self._mark.raise_to(sent)
        if self._departures.is_grown:
            self._rewrite_log(connection)

    def begin(self) -> sqlite3.Connection:
        """Return the connection to write with, in the transaction of ``commit``."""
        commit, connection = self._present_commit, self.open()
        if not commit.has_begun:
            connection.execute("BEGIN IMMEDIATE")
            commit.has_begun = True
        return connection

    def log(self, entry: Entry, *, departs: bool = False) -> None:
        """Write a changed add to the log with the commit. If it departs, that survives a power cut."""
        commit = self._present_commit
        commit.entries.append(entry)
        commit.departures += departs

    def log_job(self, job: Job) -> None:
        """Write a changed job to the log with the commit."""
        self._present_commit.jobs.append(_logged(self.open(), job, tables.steps(self.open()) + 1))

    @property
    def _present_commit(self) -> _Commit:
        if self._commit is None:
            raise RuntimeError("outside of a commit")
        return self._commit

    def job_file(self, number: int) -> JobFile:
        """Return the file with the rows of a job."""
        return JobFile(self.path, number)

    def accept(self) -> None:
        """Remember this copy of the outbox as the one that sends: the user has decided what is sent of it."""
        connection, mark = self.open(), self._mark
        if mark is not None:
            outbox, sent = tables.identity(connection)
            # Any other copy is an old one as soon as this one sends.
            sent = max(sent, mark.read(outbox) or 0)
            with transaction(connection):
                tables.set_identity(connection, outbox, sent)
            self._rewrite_log(connection)
            mark.keep(outbox, sent)
        self.opened = replace(self.opened, stale=0)

    def disconnect(self) -> None:
        """Close the files; the next use opens them again."""
        self._departures.close()
        if self._file is not None:
            self._file.close()
            self._file = None

    def _let_go(self) -> None:
        """Close the files, as far as they let themselves be closed."""
        try:
            self.disconnect()
        except (*DATABASE_ERRORS, OSError) as error:
            _log.info("A file that is away could not be closed: %s", error)
            self._file = None

    def end(self) -> None:
        """Close the files at the end, after writing them again if they were removed."""
        if self._file is not None and self._file.is_removed:
            try:
                self._write_again(self._file)
            except (*DATABASE_ERRORS, OSError) as error:
                _log.warning("The removed outbox cannot be written: %s", type(error).__name__)
        self.disconnect()

    def _write_again(self, removed: OpenFile) -> None:
        """Write the files again that were removed while they were open: adds wait in them, and drafts.

        What is in flight is still in flight, so nothing is corrected as at a start.
        """
        removed.write_again()
        self.disconnect()
        file = self._file = open_file(self.path, SCHEMA, now=self._clock.now())
        self._take_up(file.connection)
        if self._mark is not None and not self.opened.stale:
            self._mark.keep(*tables.identity(file.connection))

    def _take_up(self, connection: sqlite3.Connection) -> None:
        """Go on with a database that this run had open before: what is in flight is still in flight."""
        self._make_durable(connection)
        # What was logged of a step that failed with the database is no step.
        self._rewrite_log(connection)

    def _make_durable(self, connection: sqlite3.Connection) -> None:
        self._is_flushing = False
        self._flush_commits(connection, is_flushed=True)

    def _recover(self, file: OpenFile, now: float) -> Opened:
        connection = file.connection
        self._make_durable(connection)
        logged = self._departures.read()
        is_trusted = file.notice is None and not self._take_over_aside(connection, now)
        recovered = recover(connection, logged, now, self.job_file, is_trusted=is_trusted)
        stale = self._identify(connection, logged)
        self._rewrite_log(connection)
        self._remove_unowned_files(connection, is_sound=recovered.is_usual)
        problem = None if self._mark is None else self._mark.problem
        return Opened(recovered.interrupted, _warning(file.notice, recovered, problem), stale)

    def _identify(self, connection: sqlite3.Connection, logged: Logged) -> int:
        """Find out which outbox this is, and return how many queued adds a newer copy may have sent.

        Each outbox gets a random id when it is remembered first, and counts its departures from then on.
        """
        mark = self._mark
        if mark is None:
            return 0
        stored = tables.identity(connection)
        outbox, sent = stored[0] or logged.outbox, max(stored[1], logged.sent)
        known = mark.read(outbox)
        if outbox:
            # Also where one of the two files is from another outbox.
            is_older = known is None or sent < known or logged.outbox not in {0, outbox}
        else:
            # An older version wrote it; but an outbox that this version had at this path has an id.
            is_older = mark.knows_path()
            outbox = 1 + secrets.randbelow(_HIGHEST_ID)
        queued = tables.count(connection)[State.QUEUED] if is_older else 0
        newer = max(0, (known or 0) - sent)
        sent += 0 if queued else newer
        if (outbox, sent) != stored:
            with transaction(connection):
                tables.set_identity(connection, outbox, sent)
        if queued:
            mark.try_folder()
        else:
            mark.keep(outbox, sent)
        return min(queued, newer or queued)

    def _flush_commits(self, connection: sqlite3.Connection, *, is_flushed: bool) -> None:
        """Let the next commit reach the disk before it returns, or not."""
        if is_flushed != self._is_flushing:
            connection.execute(f"PRAGMA synchronous = {'FULL' if is_flushed else 'NORMAL'}")
            self._is_flushing = is_flushed

    def _remove_unowned_files(self, connection: sqlite3.Connection, *, is_sound: bool) -> None:
        """Remove what is left if the process was killed as a job began or ended.

        After damage, the rows of a job that nothing knows any more are kept.
        """
        done = set(jobs.done_numbers(connection))
        going = {job.number for job in jobs.select_open(connection)}
        remove_unowned(self.path, lambda number: number in going if is_sound else number not in done)

    def _take_over_aside(self, connection: sqlite3.Connection, now: float) -> bool:
        """Copy the rows of a file that release 0.1.0 set aside when it ended during a rescue of its own."""
        aside = self.path.with_name(f"{self.path.name}.aside")
        if not is_there(aside):
            return False
        rescue(aside, connection, SCHEMA)
        set_aside(aside, Trouble.DAMAGED, now)
        return True

    def _rewrite_log(self, connection: sqlite3.Connection) -> None:
        try:
            through = Through(
                tables.highest_number(connection),
                jobs.highest_number(connection),
                tables.steps(connection),
                *tables.identity(connection),
            )
            logged = [_logged(connection, job, through.step) for job in jobs.select_open(connection)]
            self._departures.rewrite(through, tables.select_open(connection), logged)
        except (*DATABASE_ERRORS, OSError) as error:
            # The old log has the same content in more lines, and what was committed stays so.
            _log.warning("The departure log could not be rewritten: %s", error)

    def _ours(self, error: Exception) -> StorageError:
        if isinstance(error, NewerFileError):
            return _newer(error)
        _log.warning("The outbox failed: %s: %s", type(error).__name__, error)
        file = self.path.name
        # What was removed is only where it is open.
        if is_lost(error) and self._file is not None and not self._file.is_removed:
            self._let_go()
        # Another folder may be in the place of one that is away.
        if is_lost(error) and is_away(self.path if self._was_open else self.path.parent):
            return StorageError(StorageCase.AWAY, folder=str(self.path.parent))
        if is_damage(error):
            return StorageError(OutboxCase.DAMAGED, file=file)
        if is_busy(error):
            return StorageError(OutboxCase.HELD, file=file)
        detail = (error.strerror if isinstance(error, OSError) else None) or str(error)
        return StorageError(OutboxCase.FAILED, file=file, detail=detail)


def _logged(connection: sqlite3.Connection, job: Job, step: int) -> LoggedJob:
    first, last = tables.numbers_of(connection, job.number)
    queued = tables.runs(connection, job.number, tables.UNTOUCHED)
    created = tables.runs(connection, job.number, tables.CREATED)
    return LoggedJob(step, job, first, last, queued, created)


def _end_of_step(work: Callable[[], Any]) -> End:
    try:
        return End(work())
    except (IllegalStepError, NoSuchEntryError) as error:
        # Raised before anything is written.
        return End(error=error)


def _newer(error: NewerFileError) -> NewerDataError:
    return NewerDataError(OutboxCase.NEWER, version=error.written_by)


def _warning(notice: Notice | None, recovered: Recovered, problem: Fact | None) -> Fact | None:
    """Return what was found when the file was opened; None for nothing unusual.

    ``problem`` is why it cannot be remembered how much was sent.
    """
    if notice is None and recovered.is_usual:
        return problem
    values: dict[str, Value] = {"corrected": recovered.corrected, "unconfirmed": recovered.unconfirmed}
    if notice is not None:
        values |= {"repair": notice.trouble.value, "file": RepairedFile.OUTBOX.value, "kept": notice.kept}
    lost = [fact(OutboxCase.ROWS_LOST, rows=rows, title=title) for title, rows in recovered.lost]
    if lost or problem:
        values["lost"] = facts.to_text(*lost, *filter(None, [problem]))
    return Fact(OutboxCase.CORRECTED, values)


def count_queued(path: Path) -> int:
    """Return how many adds are queued in a file; 0 if it cannot be read."""
    try:
        with closing(connect_read_only(path)) as connection:
            check_origin(connection, SCHEMA)
            return tables.count(connection)[State.QUEUED]
    except (OSError, *DATABASE_ERRORS) as error:
        # It says what is wrong with it when its address is set again.
        _log.warning("The outbox %s cannot be looked into: %s", path.name, type(error).__name__)
        return 0
