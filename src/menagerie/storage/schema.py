"""What a SQLite file of ours looks like: application id, version and tables, and the errors about them."""

import errno
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from msgspec import Struct

from menagerie import __version__

Migration = Callable[[sqlite3.Connection], None]

# The application version that wrote the file last, its schema version, and the oldest schema version whose
# application can use the file. If the version differs from SQLite's ``user_version``, the file is damaged
# and not newer.
_ABOUT = """CREATE TABLE about (
    version INTEGER NOT NULL,
    written_by TEXT NOT NULL,
    readable_from INTEGER NOT NULL
) STRICT"""

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
# What SQLite and Python raise for the content of a file, or for the disk.
DATABASE_ERRORS = (sqlite3.Error, UnicodeDecodeError)

_OUT_OF_REACH = {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL}
# How systems say that a device or a server is gone. Windows: network path or name not found, network busy or
# gone, device not ready or not connected, network not reached.
_NOT_REACHED = {
    errno.ENOENT,
    errno.EIO,
    errno.EBADF,
    errno.ENXIO,
    errno.ENODEV,
    errno.ENOTCONN,
    errno.ESTALE,
    errno.ETIMEDOUT,
    errno.EHOSTDOWN,
    errno.EHOSTUNREACH,
    errno.ENETUNREACH,
}
_NOT_REACHED_ON_WINDOWS = {21, 53, 54, 55, 59, 64, 67, 1167, 1231}
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_PRIMARY_CODE = 0xFF
# The bytes with SQLite's mark, the page size, and the format version for writing.
HEAD = 19


class DamagedFileError(sqlite3.DatabaseError):
    """SQLite can read the file, but its content makes no sense."""


class ForeignFileError(DamagedFileError):
    """The file belongs to another program, or to another part of this one."""


class NewerFileError(sqlite3.DatabaseError):
    """A newer version of the application wrote the file, and this version cannot use it.

    ``written_by`` is that version. The file was not touched.
    """

    def __init__(self, written_by: str) -> None:
        super().__init__(f"written by version {written_by}")
        self.written_by = written_by


def is_damage(error: BaseException) -> bool:
    """Return whether the file itself is damaged, so that another try would fail as well.

    SQLite's error texts pass through Python's UTF-8 decoder: one flipped byte raises UnicodeDecodeError.
    """
    if isinstance(error, DamagedFileError | UnicodeDecodeError):
        return True
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Errors of Python, and ours, have no code. Of these, only undecodable text concerns the file.
        return isinstance(error, sqlite3.OperationalError)
    return code & _PRIMARY_CODE in _DAMAGE


def is_damage_at_opening(error: BaseException) -> bool:
    """Return whether the file is damaged, for an error of the first statements after opening.

    These statements are correct, so an error in one of them comes from the schema in the file.
    """
    return is_damage(error) or getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR


def is_busy(error: BaseException) -> bool:
    """Return whether another program has locked the file."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & _PRIMARY_CODE in _BUSY


def is_lost(error: BaseException) -> bool:
    """Return whether what is open may be of no use any more, as after a network folder was away.

    The file has to be opened again then.
    """
    if isinstance(error, OSError):
        return error.errno in _NOT_REACHED or getattr(error, "winerror", None) in _NOT_REACHED_ON_WINDOWS
    code: int | None = getattr(error, "sqlite_errorcode", None)
    # A write alone also fails where there is no room.
    return code is not None and code & _PRIMARY_CODE in _OUT_OF_REACH and code != sqlite3.SQLITE_IOERR_WRITE


def _accept(_connection: sqlite3.Connection) -> None:
    """Do nothing."""


class Schema(Struct, frozen=True):
    """One kind of file.

    ``name`` identifies it in notices. ``application_id`` identifies files of this kind.
    ``statements`` create the tables of ``version``; each of ``migrations`` upgrades its version to the next
    one. ``readable_from`` is the oldest version whose application can use a file of this version.
    ``first_tables`` identify a file of release 0.1.0, which has no application id.

    ``check`` raises DamagedFileError for content that makes no sense. ``after_rescue`` completes the rows
    copied from a damaged file, within a transaction.
    """

    name: str
    application_id: int
    version: int
    statements: tuple[str, ...]
    first_tables: frozenset[str]
    migrations: Mapping[int, Migration] = {}
    readable_from: int = 1
    check: Callable[[sqlite3.Connection], None] = _accept
    after_rescue: Callable[[sqlite3.Connection], None] = _accept


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit everything done in the block, or nothing of it."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


def migrate(*statements: str) -> Migration:
    """Return a migration that executes these statements."""

    def execute(connection: sqlite3.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return execute


def create_tables(connection: sqlite3.Connection, schema: Schema) -> None:
    """Create the tables in an empty file, within the caller's transaction."""
    for statement in schema.statements:
        connection.execute(statement)
    mark(connection, schema)


def upgrade(connection: sqlite3.Connection, schema: Schema) -> None:
    """Upgrade an older file to the current version, within the caller's transaction."""
    while (version := version_of(connection)) < schema.version:
        schema.migrations[version](connection)
        connection.execute(f"PRAGMA user_version = {version + 1}")
    mark(connection, schema)


def check_origin(connection: sqlite3.Connection, schema: Schema) -> None:
    """Check that this version can use or upgrade the file.

    Raises ForeignFileError, DamagedFileError and NewerFileError.
    """
    tables = tables_of(connection)
    mark = _pragma(connection, "application_id")
    if mark not in {0, schema.application_id} or (mark == 0 and not schema.first_tables <= tables):
        # Our tables with another id: a byte of the id was flipped.
        error = DamagedFileError if {"about"} | schema.first_tables <= tables else ForeignFileError
        raise error(f"application id {mark:#x}, tables {sorted(tables)}")
    version = version_of(connection)
    if "about" in tables:
        written, written_by, readable_from = _about(connection)
        if version != written:
            raise DamagedFileError(f"version {version} or {written}")
        if version > schema.version and readable_from > schema.version:
            raise NewerFileError(written_by)
    if version < schema.version and version not in schema.migrations:
        raise DamagedFileError(f"version {version}")
    if version > schema.version and "about" not in tables:
        raise DamagedFileError(f"version {version}, which does not say who wrote it")


def check_head(head: bytes) -> None:
    """Check that the first ``HEAD`` bytes of a file are those of a database that can be written.

    Raises DamagedFileError. SQLite opens a file with an unknown version for writing as read-only, and one
    with an unknown version for reading not at all.
    """
    if not head:
        raise DamagedFileError("it is empty")
    if head[:16] == b"SQLite format 3\0" and head[18:HEAD] not in (b"\1", b"\2"):
        raise DamagedFileError("a version for writing that does not exist")


def is_logged(head: bytes) -> bool:
    """Return whether a database with these first bytes has a write-ahead log while it is open."""
    return head[18:HEAD] == b"\2"


def check_integrity(connection: sqlite3.Connection) -> None:
    """Run SQLite's own check. Raises DamagedFileError."""
    # The quick check would miss a row that is missing in an index.
    ((findings,),) = connection.execute("PRAGMA integrity_check(1)").fetchall()
    # The check has read the whole file into the cache.
    connection.execute("PRAGMA shrink_memory").fetchall()
    if findings != "ok":
        raise DamagedFileError(findings)


def check_schema(connection: sqlite3.Connection, schema: Schema) -> None:
    """Check that all tables, columns and indexes of the current version exist; a newer file may have more.

    Raises DamagedFileError.
    """
    template = sqlite3.connect(":memory:")
    try:
        for statement in schema.statements:
            template.execute(statement)
        missing = _parts(template) - _parts(connection)
    finally:
        template.close()
    if missing:
        raise DamagedFileError(f"missing {sorted(missing)}")


def _parts(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Return the name of each table and index, and of each column with its table."""
    # Fetch all rows at once: if the second query fails, an open first one would hold the file.
    names = connection.execute("SELECT name, name FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
    columns = connection.execute(
        "SELECT tables.name, columns.name FROM pragma_table_list AS tables"
        " JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
    ).fetchall()
    return {*names, *columns}


def is_marked(connection: sqlite3.Connection) -> bool:
    """Return whether the file has the table ``about``, which files of release 0.1.0 have not."""
    return "about" in tables_of(connection)


def version_of(connection: sqlite3.Connection) -> int:
    """Return the schema version that the file states."""
    return _pragma(connection, "user_version")


def tables_of(connection: sqlite3.Connection) -> frozenset[str]:
    """Return the names of all tables, including virtual ones and their parts."""
    rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    return frozenset(name for (name,) in rows)


def mark(connection: sqlite3.Connection, schema: Schema) -> None:
    """Write the application id and the table ``about``, within the transaction of the caller."""
    if "about" not in tables_of(connection):
        connection.execute(_ABOUT)
    connection.execute("DELETE FROM about")
    about = (schema.version, __version__, schema.readable_from)
    connection.execute("INSERT INTO about (version, written_by, readable_from) VALUES (?, ?, ?)", about)
    connection.execute(f"PRAGMA application_id = {schema.application_id}")
    connection.execute(f"PRAGMA user_version = {schema.version}")


def _about(connection: sqlite3.Connection) -> tuple[int, str, int]:
    rows = connection.execute("SELECT version, written_by, readable_from FROM about").fetchall()
    if len(rows) != 1:
        raise DamagedFileError(f"{len(rows)} entries about the file")
    ((version, written_by, readable_from),) = rows
    return version, written_by, readable_from


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    # Fetch all rows: an open statement would lock the table.
    ((number,),) = connection.execute(f"PRAGMA {name}").fetchall()
    return int(number)
