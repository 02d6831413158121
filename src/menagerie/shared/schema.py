"""The schema of the shared store: its migrations, and whether a database has one that can be used.

``migrations`` has a file NUMBER-SUBJECT.sql for each subject of each version. A file that was released never
changes.
"""

import hmac
import secrets
from collections.abc import Sequence
from enum import Enum, auto
from importlib.resources import files
from typing import NamedTuple

from msgspec import Struct

from menagerie import __version__
from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import SharedStoreError
from menagerie.domain.secret import ApiKey
from menagerie.domain.text import printable
from menagerie.shared.link import SCHEMA, Connection
from menagerie.shared.rows import Count, Text, read

# The version that this program makes and uses, and the lowest that a program must know to use it.
VERSION = 2
OLDEST_READER = 1

_APPLICATION = "menagerie"
_SALT_BYTES = 32
# Held while migrating, so that two commands at the same time do not both do it. An arbitrary number.
_LOCK = 0x6D656E6167657269


class State(Enum):
    """What a database has."""

    MISSING = auto()
    EMPTY = auto()
    OURS = auto()
    FOREIGN = auto()


class About(Struct, frozen=True, array_like=True):
    """The row of the table ``about``."""

    version: Count
    oldest_reader: Count
    written_by: Text
    salt: bytes


class Migration(NamedTuple):
    """Statements that bring the schema to a version; several can belong to one version."""

    version: int
    statements: str


def check(connection: Connection) -> None:
    """Check that the database has a schema that this program can use, and may write to it.

    Raises SharedStoreError as ``check_version`` and ``check_writing`` do.
    """
    check_version(connection)
    check_writing(connection)


def check_version(connection: Connection) -> About:
    """Return what the schema says of itself, if this program can use it.

    Raises SharedStoreError with NOT_SET_UP, ENCODING, FOREIGN, NEWER or OLDER.
    """
    about = read_about(connection)
    if about is None:
        raise SharedStoreError(SharedCase.NOT_SET_UP)
    if about.version < VERSION:
        raise SharedStoreError(SharedCase.OLDER)
    if about.oldest_reader > VERSION:
        raise SharedStoreError(SharedCase.NEWER, version=printable(about.written_by))
    return about


def check_writing(connection: Connection) -> None:
    """Check that this user may read and write. Raises SharedStoreError with READ_ONLY or NO_RIGHT."""
    row = connection.execute(
        "SELECT current_setting('transaction_read_only')::boolean, current_user,"
        " bool_and(has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')"
        " AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))"
        " FROM pg_class WHERE relnamespace = to_regnamespace(%s) AND relkind IN ('r', 'p')",
        [SCHEMA],
    ).fetchone()
    is_read_only, user, has_rights = read(tuple[bool, Text, bool | None], row)
    if is_read_only:
        raise SharedStoreError(SharedCase.READ_ONLY)
    if not has_rights:
        raise SharedStoreError(SharedCase.NO_RIGHT, user=printable(user))


def read_about(connection: Connection) -> About | None:
    """Return what the schema says of itself; None if there is none, or an empty one.

    Raises SharedStoreError with ENCODING for a database that cannot store all names, and with FOREIGN for
    another application's schema.
    """
    if connection.info.parameter_status("server_encoding") != "UTF8":
        raise SharedStoreError(SharedCase.ENCODING)
    match state_of(connection):
        case State.MISSING | State.EMPTY:
            return None
        case State.FOREIGN:
            raise SharedStoreError(SharedCase.FOREIGN)
    row = connection.execute(
        "SELECT version, oldest_reader, written_by, salt FROM menagerie.about"
    ).fetchone()
    if row is None:
        raise SharedStoreError(SharedCase.FOREIGN)
    return read(About, row)


def state_of(connection: Connection) -> State:
    """Return whose schema ``menagerie`` in the database is. It reads the system's catalogue only."""
    # What the schema has, tables and functions and types; and the constraint that only our table "about" has.
    row = connection.execute(
        """
        SELECT to_regnamespace(%(schema)s) IS NOT NULL,
            EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace(%(schema)s))
                OR EXISTS (SELECT FROM pg_proc WHERE pronamespace = to_regnamespace(%(schema)s))
                OR EXISTS (SELECT FROM pg_type WHERE typnamespace = to_regnamespace(%(schema)s)),
            EXISTS (
                SELECT FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
                WHERE relnamespace = to_regnamespace(%(schema)s) AND relname = 'about' AND contype = 'c'
                    AND position('menagerie' IN pg_get_constraintdef(pg_constraint.oid)) > 0
            )
        """,
        {"schema": SCHEMA},
    ).fetchone()
    exists, has_content, is_ours = read(tuple[bool, bool, bool], row)
    if not exists:
        return State.MISSING
    if is_ours:
        return State.OURS
    return State.FOREIGN if has_content else State.EMPTY


def migrate(connection: Connection, steps: Sequence[Migration] | None = None) -> bool:
    """Make the schema, or bring it to the newest version, in one transaction; tell whether anything was done.

    Of several installations, one does it, and the others wait. A newer schema is left as it is. ``steps`` are
    ``migrations()``. Raises SharedStoreError with ENCODING, FOREIGN or NEWER, and what PostgreSQL refuses
    (psycopg.Error).
    """
    steps = migrations() if steps is None else steps
    newest = steps[-1].version
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
        about = read_about(connection)
        if about is not None and about.version >= newest:
            if about.oldest_reader > newest:
                raise SharedStoreError(SharedCase.NEWER, version=printable(about.written_by))
            return False
        if state_of(connection) is State.MISSING:
            connection.execute(f"CREATE SCHEMA {SCHEMA}")
        connection.execute(f"SET LOCAL search_path TO {SCHEMA}, pg_temp")
        for step in steps:
            if about is None or step.version > about.version:
                connection.execute(step.statements.encode())
        _describe(connection, newest)
    return True


def migrations() -> list[Migration]:
    """Return the migrations in the order of execution."""
    folder = files("menagerie.shared").joinpath("migrations")
    names = sorted((each.name for each in folder.iterdir() if each.name.endswith(".sql")), key=_order)
    return [Migration(_order(name)[0], folder.joinpath(name).read_text(encoding="utf-8")) for name in names]


def fingerprint(salt: bytes, api_key: ApiKey, base_url: str) -> str:
    """Return what stands for an API key and its service in the shared store; it does not show the key.

    ``base_url`` is the address that counts, in normal form: of the whole service, or its origin for limits.
    The same on every desk, since ``salt`` lies in the store.
    """
    text = f"{base_url}\n{api_key.reveal()}"
    return hmac.new(salt, text.encode(), "sha256").hexdigest()


def place_of(salt: bytes, base_url: str) -> str:
    """Return what stands for a service in the shared store, whatever the key: its data is that of all desks.

    ``base_url`` is the address of the service in normal form.
    """
    return hmac.new(salt, f"place\n{base_url}".encode(), "sha256").hexdigest()


def store_of(salt: bytes) -> str:
    """Return what tells one shared store from another one, whatever their addresses are."""
    return hmac.new(salt, b"store", "sha256").hexdigest()


def _order(name: str) -> tuple[int, str]:
    number, _, subject = name.partition("-")
    return int(number), subject


def _describe(connection: Connection, version: int) -> None:
    # The salt stays what it was.
    connection.execute(
        "INSERT INTO about (application, version, oldest_reader, written_by, salt)"
        " VALUES (%s, %s, %s, %s, %s)"
        " ON CONFLICT (only_row) DO UPDATE SET version = excluded.version,"
        " oldest_reader = excluded.oldest_reader, written_by = excluded.written_by",
        [_APPLICATION, version, OLDEST_READER, __version__, secrets.token_bytes(_SALT_BYTES)],
    )
