"""The file of a catalogue: its tables and connections; it is opened on first use, and replaced if damaged."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import TypeVar

from menagerie.domain.cases import CatalogueCase, RepairedFile, StorageCase
from menagerie.domain.clock import Clock
from menagerie.domain.facts import Fact, fact, repair
from menagerie.domain.notes import tag_key
from menagerie.domain.text import folded_words
from menagerie.storage import (
    DATABASE_ERRORS,
    NewerFileError,
    OpenFile,
    Schema,
    check_origin,
    check_still_there,
    connect,
    create_tables,
    is_damage,
    is_lost,
    migrate,
    open_file,
    replace_damaged,
    transaction,
)
from menagerie.storage.files import is_away, journal_of, log_of, may_be_there
from menagerie.storage.own_thread import OwnThread

_TO_TELL = "EXISTS (SELECT 1 FROM joined WHERE NOT is_taking)"
# Only the beginning of a longer name is searched and sorted by.
_LONGEST_SEARCHED = 1000

# The trigrams of all names, kept by triggers. Contentless: the text is in the animal's row.
# SQLite 3.40 can overrun its memory when it merges row ids of both signs, and the process ends. So animals
# with an id below zero, which services hardly have, are not indexed; a search compares each of them.
_TRIGRAM = (
    """CREATE VIRTUAL TABLE trigram USING fts5(
        folded, content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1'
    )""",
    """CREATE TRIGGER animal_inserted AFTER INSERT ON animal WHEN new.id >= 0 BEGIN
        INSERT INTO trigram (rowid, folded) VALUES (new.id, new.folded);
    END""",
    """CREATE TRIGGER animal_renamed AFTER UPDATE OF folded ON animal
    WHEN new.id >= 0 AND new.folded <> old.folded BEGIN
        INSERT INTO trigram (trigram, rowid, folded) VALUES ('delete', old.id, old.folded);
        INSERT INTO trigram (rowid, folded) VALUES (new.id, new.folded);
    END""",
)

_BY_STATUS = "CREATE INDEX animal_by_status ON animal (status, id, folded, category_id)"

# What staff write about animals. It stays when the service shows other data, and has no copy elsewhere.
# ``tag`` is the folded ``label``. An animal need not be known: a note outlives a damaged row of its animal.
_NOTES = (
    """CREATE TABLE note (
        animal_id INTEGER PRIMARY KEY,
        text TEXT NOT NULL,
        folded TEXT NOT NULL,
        changed_at REAL NOT NULL
    ) STRICT""",
    """CREATE TABLE tagged (
        animal_id INTEGER NOT NULL,
        tag TEXT NOT NULL,
        label TEXT NOT NULL,
        changed_at REAL NOT NULL,
        PRIMARY KEY (animal_id, tag)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX tagged_by_tag ON tagged (tag, changed_at)",
)


def _trigger(name: str, event: str, kind: str, subject: str, condition: str = "") -> str:
    # The subject gets another number, by which one knows that it has changed since it was published.
    return (
        f"CREATE TRIGGER {name} AFTER {event} WHEN {_TO_TELL}{condition} BEGIN"  # noqa: S608 - own text
        f" DELETE FROM unshared WHERE kind = '{kind}' AND subject = {subject};"
        f" INSERT INTO unshared (kind, subject) VALUES ('{kind}', {subject}); END"
    )


_SHARED = (
    # The shared store in which this catalogue takes part; no row before the first time, an empty ``store``
    # from a rescue until it joins again. ``number`` is up to where its log was read. ``first_until`` was its
    # end when the catalogue joined. Animals from the id ``left_from`` on are still to be listed in
    # ``unshared``. ``is_taking`` is true only within a transaction that writes what other desks know.
    """CREATE TABLE joined (
        only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
        store TEXT NOT NULL,
        number INTEGER NOT NULL,
        first_until INTEGER NOT NULL,
        left_from INTEGER,
        is_taking INTEGER NOT NULL DEFAULT 0
    ) STRICT""",
    # What was not published to the shared store yet: see domain.knowledge.Kind.
    """CREATE TABLE unshared (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        subject INTEGER NOT NULL,
        UNIQUE (kind, subject)
    ) STRICT""",
    # Who wrote or added something, and when.
    """CREATE TABLE credited (
        kind TEXT NOT NULL,
        subject INTEGER NOT NULL,
        person TEXT NOT NULL,
        computer TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (kind, subject)
    ) STRICT, WITHOUT ROWID""",
    _trigger("animal_to_tell", "INSERT ON animal", "animal", "new.id"),
    _trigger(
        "change_to_tell",
        "UPDATE OF name, category_id, status ON animal",
        "animal",
        "new.id",
        " AND (old.name, old.category_id, old.status) IS NOT (new.name, new.category_id, new.status)",
    ),
    _trigger("category_to_tell", "INSERT ON category", "category", "new.id"),
    _trigger(
        "renaming_to_tell", "UPDATE OF name ON category", "category", "new.id", " AND old.name <> new.name"
    ),
    _trigger("note_to_tell", "INSERT ON note", "notes", "new.animal_id"),
    _trigger("note_change_to_tell", "UPDATE OF text ON note", "notes", "new.animal_id"),
    _trigger("note_removal_to_tell", "DELETE ON note", "notes", "old.animal_id"),
    _trigger("tag_to_tell", "INSERT ON tagged", "notes", "new.animal_id"),
    _trigger("tag_removal_to_tell", "DELETE ON tagged", "notes", "old.animal_id"),
    _trigger("credit_to_tell", "INSERT ON credited", "added", "new.subject", " AND new.kind = 'added'"),
)

# Of the entry up to which the log was read: after a backup of the store, another one may have its number.
_DIGEST = "ALTER TABLE joined ADD COLUMN digest TEXT NOT NULL DEFAULT ''"

# What a person wrote here and another one has overruled, as the text of facts, until the person has read it:
# the last copy of it.
_OVERRULED = "CREATE TABLE overruled (number INTEGER PRIMARY KEY AUTOINCREMENT, fact TEXT NOT NULL) STRICT"

_TABLES = (
    # ``since`` is when it was first seen in its present state, ``last_list`` the number of the newest list at
    # the time when it was last seen (see ``asked``).
    """CREATE TABLE animal (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL,
        category_id INTEGER NOT NULL,
        status TEXT,
        first_seen REAL NOT NULL,
        since REAL NOT NULL,
        last_seen REAL NOT NULL,
        last_list INTEGER NOT NULL,
        mark TEXT
    ) STRICT""",
    # Each has all columns that a search compares, so that reading animals in order reads the index alone.
    "CREATE INDEX animal_by_name ON animal (folded, id, category_id, status)",
    "CREATE INDEX animal_by_category ON animal (category_id, id, folded, status)",
    _BY_STATUS,
    "CREATE INDEX animal_by_last_seen ON animal (last_seen, id, folded, category_id, status)",
    "CREATE INDEX animal_by_mark ON animal (mark) WHERE mark IS NOT NULL",
    *_TRIGRAM,
    # The former states of each animal; the newest has the highest number.
    """CREATE TABLE sighting (
        animal_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        at REAL NOT NULL,
        name TEXT NOT NULL,
        category_id INTEGER NOT NULL,
        status TEXT,
        PRIMARY KEY (animal_id, number)
    ) STRICT, WITHOUT ROWID""",
    "CREATE TABLE category (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT",
    # For each requested status ('' for all): the largest limit, and the newest complete list.
    """CREATE TABLE asked (
        status TEXT PRIMARY KEY,
        widest INTEGER NOT NULL,
        full_list INTEGER NOT NULL DEFAULT 0,
        full_at REAL
    ) STRICT, WITHOUT ROWID""",
    # The newest list, to be shown at the next start.
    """CREATE TABLE answer (
        list INTEGER PRIMARY KEY,
        at REAL NOT NULL,
        status TEXT,
        question_limit INTEGER NOT NULL,
        unreadable INTEGER NOT NULL
    ) STRICT""",
    "CREATE TABLE answered (place INTEGER PRIMARY KEY, animal_id INTEGER NOT NULL) STRICT",
    *_NOTES,
    *_SHARED,
    _DIGEST,
    _OVERRULED,
)

# Room for the upper levels of all indexes of a million animals.
_READERS_CACHE_KIB = 8 * 1024
_log = logging.getLogger(__name__)

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Result]


def searchable(name: str) -> str:
    """Return the folded part of a name in which a search looks."""
    return folded_words(name)[:_LONGEST_SEARCHED]


def _fold_again(connection: sqlite3.Connection) -> None:
    """Fold all names, notes and tags again: they were folded by an older rule, or in a damaged file."""
    connection.create_function("searchable", 1, searchable, deterministic=True)
    connection.create_function("tag_key", 1, tag_key, deterministic=True)
    connection.execute("UPDATE animal SET folded = searchable(name) WHERE folded <> searchable(name)")
    connection.execute("UPDATE note SET folded = searchable(text) WHERE folded <> searchable(text)")
    connection.execute("UPDATE OR REPLACE tagged SET tag = tag_key(label) WHERE tag <> tag_key(label)")


def _after_rescue(connection: sqlite3.Connection) -> None:
    """Complete what was copied from a damaged file."""
    _fold_again(connection)
    connection.execute("DELETE FROM note WHERE text = ''")
    connection.execute("DELETE FROM tagged WHERE tag = ''")
    # The next exchange joins the shared store again, and brings back from it what could not be read.
    connection.execute("UPDATE joined SET store = '', number = 0, left_from = NULL, is_taking = 0")
    connection.execute("DELETE FROM unshared")


SCHEMA = Schema(
    name=RepairedFile.ANIMALS,
    application_id=0x4D656E43,
    version=9,
    statements=_TABLES,
    first_tables=frozenset({"animal", "category", "asked"}),
    migrations={
        # Version 1 stored the rank of each status.
        1: migrate("DROP INDEX animal_by_status", "ALTER TABLE animal DROP COLUMN course", _BY_STATUS),
        # Version 2 indexed words.
        2: migrate(
            "DROP TABLE word",
            *_TRIGRAM,
            "INSERT INTO trigram (rowid, folded) SELECT id, folded FROM animal WHERE id >= 0",
        ),
        3: migrate(*_NOTES),
        4: migrate(*_SHARED),
        5: migrate(_DIGEST),
        6: migrate(_OVERRULED),
        # Versions 7 and 8 folded otherwise. What both wrote is folded again once.
        7: migrate(),
        8: _fold_again,
    },
    # An older version folds otherwise, and would take a known name for a new one.
    readable_from=9,
    after_rescue=_after_rescue,
)


def connect_reader(path: Path) -> sqlite3.Connection:
    """Open an existing file for reading only. Raises sqlite3.Error."""
    # Mode "ro" could not create the log's index after a kill.
    connection = connect(path)
    try:
        connection.execute("PRAGMA query_only = TRUE")
        connection.execute(f"PRAGMA cache_size = -{_READERS_CACHE_KIB}")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_untouched(path: Path) -> sqlite3.Connection:
    """Open a file for reading, without changing it or anything beside it.

    Raises sqlite3.Error and UnicodeDecodeError.
    """
    if may_be_there(log_of(path)) or may_be_there(journal_of(path)):
        try:
            return _connect_for_reading(path, "ro")
        except sqlite3.OperationalError:
            # The log's index cannot be created there, so the log cannot be read.
            pass
    return _connect_for_reading(path, "ro&immutable=1")


def _connect_for_reading(path: Path, mode: str) -> sqlite3.Connection:
    # The first paint of the window waits for it.
    connection = connect(path, mode, patience=0.0)
    try:
        check_origin(connection, SCHEMA)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_memory() -> sqlite3.Connection:
    """Create a catalogue in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    with transaction(connection):
        create_tables(connection, SCHEMA)
    return connection


def write_durably(connection: sqlite3.Connection) -> None:
    """Let commits survive a power cut as well."""
    connection.execute("PRAGMA synchronous = FULL")


def write_safely(connection: sqlite3.Connection) -> None:
    """Let commits survive a kill; a power cut may lose the last few, and damages nothing."""
    connection.execute("PRAGMA synchronous = NORMAL")


class _Worker(OwnThread):
    """A thread with its own connection, which only this thread uses."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.connection: sqlite3.Connection | None = None

    def connected_here(self) -> sqlite3.Connection:
        """Return the connection; on this thread. Raises sqlite3.Error while there is none."""
        if self.connection is None:
            raise sqlite3.ProgrammingError("not connected")
        return self.connection

    def disconnect_here(self) -> None:
        """Close the connection; on this thread."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def disconnect(self) -> None:
        """Close the connection from another thread, and return when that is done."""
        if self.is_used:
            self.submit(self.disconnect_here).result()


class _Access(Enum):
    """What can be done with the file."""

    # Not opened yet, or being replaced.
    NONE = auto()
    WRITE = auto()
    # The writer's connection is the only one, and everything is read on it.
    READ = auto()
    MEMORY = auto()


class Database:
    """One writer, and two readers that never wait for it: one for what is on screen, one for long work.

    Each has its own thread; methods whose names end in ``_here`` run on the writer's. The file is opened
    on first use. After ``close`` nothing is done any more.
    """

    def __init__(self, path: Path, clock: Clock) -> None:
        self.path = path
        self._clock = clock
        self._writer = _Worker("catalogue-writer")
        self._quick = _Worker("catalogue-reader")
        self._slow = _Worker("catalogue-long-reader")
        self._access = _Access.NONE
        self._was_open = False
        # Increased when another file takes the place of this one.
        self._age = 0
        self._closed = asyncio.Event()
        self._file: OpenFile | None = None
        self._file_warning: Fact | None = None
        self._write_warning: Fact | None = None
        self._read_warning: Fact | None = None

    @property
    def warning(self) -> Fact | None:
        """What is not saved, or was lost, or cannot be read; None when all is well."""
        return self._write_warning or self._read_warning or self._file_warning

    @property
    def is_file(self) -> bool:
        """Whether what was written last is in the file at its place."""
        return self._access is _Access.WRITE and self._write_warning is None

    @property
    def is_in_memory(self) -> bool:
        """Whether the file cannot be used at all, so that nothing is known of what is in it."""
        return self._access is _Access.MEMORY

    async def write(self, work: Work[Result], otherwise: Result) -> Result:
        """Do ``work`` on the writer's connection. Cancelling the caller does not stop it.

        Returns ``otherwise`` when it could not be saved; ``warning`` then says why.
        """
        if self._closed.is_set():
            return otherwise
        return await self._writer.run(lambda: self._write_here(work, otherwise))

    async def read(self, work: Work[Result], otherwise: Result) -> Result:
        """Do quick ``work`` for what is on screen. Returns ``otherwise`` when the file cannot be read."""
        return await self._read(self._quick, work, otherwise)

    async def read_at_length(self, work: Work[Result], otherwise: Result) -> Result:
        """Do ``work`` that may take long. Returns ``otherwise`` when the file cannot be read."""
        return await self._read(self._slow, work, otherwise)

    async def close(self) -> None:
        """Wait for running work, and close the file. A call that was cancelled can be made again."""
        self._closed.set()
        if self._writer.is_used:
            # A write that is still running may replace the file, and disconnects the readers then.
            await self._writer.run(lambda: None)
            for reader in (self._quick, self._slow):
                await reader.close(reader.disconnect_here)
            await self._writer.run(self._end_here)
        for worker in (self._quick, self._slow, self._writer):
            await worker.close(worker.disconnect_here)

    async def _read(self, worker: _Worker, work: Work[Result], otherwise: Result) -> Result:
        if self._access is _Access.NONE and not self._closed.is_set():
            await self._writer.run(self._open_here)
        if self._closed.is_set():
            return otherwise
        age = self._age
        try:
            if self._access is _Access.WRITE:
                result = await worker.run(lambda: work(self._reader_here(worker)))
            else:
                result = await self._writer.run(lambda: work(self._writer.connected_here()))
        except DATABASE_ERRORS as error:
            if self._closed.is_set():
                return otherwise
            failure = error
            return await self._writer.run(lambda: self._read_again_here(failure, age, work, otherwise))
        self._read_warning = None
        return result

    def _reader_here(self, worker: _Worker) -> sqlite3.Connection:
        # No reader may connect to a file that is being replaced.
        if self._access is not _Access.WRITE:
            raise sqlite3.OperationalError("the file is being replaced")
        if worker.connection is None:
            worker.connection = connect_reader(self.path)
        return worker.connection

    def _open_here(self) -> None:
        if self._access is not _Access.NONE:
            return
        try:
            if self._was_open:
                check_still_there(self.path)
            self._use_here(open_file(self.path, SCHEMA, now=self._clock.now()))
        except (*DATABASE_ERRORS, OSError) as error:
            if self._was_open and is_lost(error):
                self._file_warning = self._away()
            else:
                self._recover_here(error)

    def _open_lost_again_here(self, error: Exception) -> None:
        """Open the file again whose folder may have been away; if it still is, the next use tries again."""
        # What was removed is only where it is open.
        if is_lost(error) and self._file is not None and not self._file.is_removed:
            self._leave_file_here()
            self._open_here()

    def _use_here(self, file: OpenFile) -> None:
        self._file = file
        self._writer.connection = file.connection
        write_safely(file.connection)
        self._access, self._was_open = _Access.WRITE, True
        self._file_warning = None if file.notice is None else repair(*file.notice)

    def _close_file_here(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
        self._writer.disconnect_here()

    def _end_here(self) -> None:
        if self._file is not None and self._file.is_removed:
            self._write_again_here(self._file)
        # The last connection removes the log.
        self._close_file_here()

    def _write_here(self, work: Work[Result], otherwise: Result) -> Result:
        self._open_here()
        is_kept = True
        if self._access is _Access.READ:
            self._try_to_write_here()
        elif self._file is not None and self._file.is_removed:
            is_kept = self._write_again_here(self._file)
            if is_kept:
                self._leave_file_here()
                self._open_here()
        for attempt in (1, 2):
            age = self._age
            try:
                result = work(self._writer.connected_here())
            except DATABASE_ERRORS as error:
                _log.warning("The catalogue could not be written: %s: %s", type(error).__name__, error)
                if attempt == 1 and is_damage(error):
                    self._recover_here(error)
                elif attempt == 1:
                    self._open_lost_again_here(error)
                # Only another file, or the same one opened again, is worth another attempt.
                if self._age == age or self._access is _Access.READ:
                    break
            else:
                self._write_warning = None if is_kept else self._not_saved()
                return result
        self._write_warning = self._not_saved()
        return otherwise

    def _read_again_here(self, error: Exception, age: int, work: Work[Result], otherwise: Result) -> Result:
        """Replace the file if it is damaged, and read its replacement; ``age`` is that of the file read."""
        _log.warning("The catalogue could not be read: %s: %s", type(error).__name__, error)
        # Both readers can meet the same damage: the second one must not replace the new file.
        if is_damage(error) and age == self._age:
            self._recover_here(error)
        elif age == self._age:
            self._open_lost_again_here(error)
        if age != self._age:
            try:
                return work(self._writer.connected_here())
            except DATABASE_ERRORS as second_error:
                _log.warning(
                    "The new file could not be read: %s: %s", type(second_error).__name__, second_error
                )
        self._read_warning = (
            self._away() if self._is_away_here() else fact(CatalogueCase.MAY_MISS, file=self.path.name)
        )
        return otherwise

    def _try_to_write_here(self) -> None:
        """Open a file for writing that could only be read before: there may be room on the disk again."""
        # A connection for reading would keep the log's index write-protected.
        self._writer.disconnect_here()
        try:
            self._use_here(open_file(self.path, SCHEMA, now=self._clock.now()))
        except (*DATABASE_ERRORS, OSError) as error:
            _log.info("The catalogue can still not be written: %s: %s", type(error).__name__, error)
            self._continue_reading_here()

    def _write_again_here(self, removed: OpenFile) -> bool:
        """Write a file again that was removed while it was open: notes are only there. Tell whether it is."""
        try:
            removed.write_again()
        except (*DATABASE_ERRORS, OSError) as error:
            _log.warning("The removed catalogue cannot be written: %s", type(error).__name__)
            return False
        return True

    def _leave_file_here(self) -> None:
        """Close every connection to the file, in whose place another one comes."""
        self._age += 1
        self._access = _Access.NONE
        # Closing the last connection to a file that was moved would delete the log of the new file.
        for worker in (self._quick, self._slow):
            worker.disconnect()
        self._close_file_here()

    def _recover_here(self, error: Exception) -> None:
        """Continue with a new file, by reading only, or in memory."""
        _log.warning("The catalogue cannot be used: %s: %s", type(error).__name__, error)
        self._leave_file_here()
        if isinstance(error, NewerFileError):
            self._continue_in_memory_here(fact(CatalogueCase.NEWER, version=error.written_by))
            return
        if is_damage(error):
            try:
                self._use_here(replace_damaged(self.path, SCHEMA, now=self._clock.now()))
            except (*DATABASE_ERRORS, OSError) as second_error:
                _log.warning(
                    "The damaged file could not be replaced: %s: %s",
                    type(second_error).__name__,
                    second_error,
                )
            else:
                return
        self._continue_reading_here()

    def _continue_reading_here(self) -> None:
        try:
            self._writer.connection = connect_untouched(self.path)
        except DATABASE_ERRORS as error:
            _log.info("It cannot be read either: %s", type(error).__name__)
            self._continue_in_memory_here(fact(CatalogueCase.IN_MEMORY, file=self.path.name))
        else:
            self._access = _Access.READ
            self._file_warning = self._not_saved()

    def _continue_in_memory_here(self, warning: Fact) -> None:
        self._writer.connection = connect_memory()
        self._access = _Access.MEMORY
        self._file_warning = warning

    def _not_saved(self) -> Fact:
        if self._is_away_here():
            return self._away()
        return fact(CatalogueCase.NOT_WRITTEN, file=self.path.name)

    def _is_away_here(self) -> bool:
        return self._access is _Access.NONE or is_away(self.path.parent)

    def _away(self) -> Fact:
        return fact(StorageCase.AWAY, folder=str(self.path.parent))
