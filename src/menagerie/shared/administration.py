"""What an administrator does with a shared store: prepare its database, and look at it. Every call blocks.

Not for the window: its thread must not wait for a server.
"""

from collections.abc import Callable
from typing import TypeVar

import psycopg
from msgspec import Struct
from psycopg import sql

from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import SharedStoreError
from menagerie.domain.secret import Password
from menagerie.domain.shared_store import SharedAddress
from menagerie.shared.link import SCHEMA, Connection, Link
from menagerie.shared.rows import Number, Text, read
from menagerie.shared.schema import State, check_version, check_writing, migrate, read_about, state_of
from menagerie.shared.troubles import error_of, trouble_of

T = TypeVar("T")

# Seconds for each statement. Migrating rewrites tables.
_LONG = 3600.0


class Desk(Struct, frozen=True, array_like=True):
    """A connection of Menagerie: the computer's address (empty: this one), and what it is for."""

    host: Text
    part: Text


class Table(Struct, frozen=True, array_like=True):
    """A table: its rows, as PostgreSQL estimates them, and its size in bytes with all indexes."""

    name: Text
    rows: Number
    size: Number


class Status(Struct, frozen=True):
    """What a shared store is. ``desks`` are connected now; ``size`` is that of the database, in bytes."""

    version: int
    written_by: str
    server: str
    desks: tuple[Desk, ...]
    tables: tuple[Table, ...]
    size: int


class Preparation(Struct, frozen=True):
    """How preparing a database ended.

    ``is_changed``: something was made or migrated. ``statement``: nothing was done, because an administrator
    has to execute this one first.
    """

    is_changed: bool = False
    statement: str = ""


def prepare(address: SharedAddress, password: Password | None, *, is_new: bool) -> Preparation:
    """Make the schema, or migrate it; only migrate it unless ``is_new``. Repeating it changes nothing.

    Raises SharedStoreError.
    """

    def work(connection: Connection) -> Preparation:
        try:
            return _prepared(connection, is_new=is_new)
        except psycopg.errors.InsufficientPrivilege:
            return Preparation(statement=_missing_right(connection))
        except SharedStoreError as error:
            if error.case is not SharedCase.NO_RIGHT:
                raise
            return Preparation(statement=_missing_right(connection))

    try:
        return _on(address, password, work)
    except SharedStoreError as error:
        if is_new and error.case is SharedCase.DATABASE_UNKNOWN:
            # The encoding of other databases there may be another one, and an order that does not go with it.
            statement = sql.SQL(
                "CREATE DATABASE {} OWNER {} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C';"
            ).format(sql.Identifier(address.database), sql.Identifier(address.user))
            return Preparation(statement=statement.as_string())
        raise


def _prepared(connection: Connection, *, is_new: bool) -> Preparation:
    if not is_new and read_about(connection) is None:
        raise SharedStoreError(SharedCase.NOT_SET_UP)
    is_changed = migrate(connection)
    if is_changed:
        _let_desks_look_again(connection)
    check_writing(connection)
    return Preparation(is_changed=is_changed)


def status(address: SharedAddress, password: Password | None) -> Status:
    """Return what the shared store is. Raises SharedStoreError, also where desks could not use it."""

    def work(connection: Connection) -> Status:
        about = check_version(connection)
        check_writing(connection)
        return Status(
            about.version, about.written_by, _server(connection), _desks(connection), *_sizes(connection)
        )

    return _on(address, password, work)


def _on(address: SharedAddress, password: Password | None, work: Callable[[Connection], T]) -> T:
    """Return what ``work`` returns on a connection of its own. Raises SharedStoreError."""
    try:
        link = Link(address, password, "administration")
    except Exception as error:  # noqa: BLE001 - whatever a server makes psycopg raise is converted
        trouble = trouble_of(error, address)
        failure = SharedStoreError()
        failure.case = trouble.case
        failure.add(**trouble.values)
        # The foreign error holds the password.
        raise failure from None
    try:
        return link.do(work, _LONG)
    except Exception as error:  # noqa: BLE001 - the same
        raise error_of(error, address, is_broken=link.is_broken) from None
    finally:
        link.close()


def _missing_right(connection: Connection) -> str:
    """Return the statement by which an administrator lets this user prepare or use the database.

    Raises SharedStoreError with NO_RIGHT where only the owner of the schema should migrate it.
    """
    row = connection.execute(
        "SELECT current_user, nspowner::regrole::text, rolsuper FROM (SELECT) AS one_row"
        " LEFT JOIN (pg_namespace JOIN pg_roles ON pg_roles.oid = nspowner) ON nspname = %s",
        [SCHEMA],
    ).fetchone()
    user, owner, is_superuser = read(tuple[Text, Text | None, bool | None], row)
    names = {"schema": sql.Identifier(SCHEMA), "user": sql.Identifier(user)}
    state = state_of(connection)
    if state is State.MISSING:
        return sql.SQL("CREATE SCHEMA {schema} AUTHORIZATION {user};").format(**names).as_string()
    if state is State.EMPTY:
        return sql.SQL("ALTER SCHEMA {schema} OWNER TO {user};").format(**names).as_string()
    if not is_superuser:
        # What others made can be changed by those who belong to them. PostgreSQL has quoted this name.
        return f"GRANT {owner} TO {names['user'].as_string()};"
    try:
        check_writing(connection)
    except SharedStoreError:
        # All desks have this user's password: it must not become an administrator.
        return (
            sql.SQL(
                "GRANT USAGE ON SCHEMA {schema} TO {user}; "
                "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA {schema} TO {user};"
            )
            .format(**names)
            .as_string()
        )
    raise SharedStoreError(SharedCase.NO_RIGHT, user=user)


def _let_desks_look_again(connection: Connection) -> None:
    """Close the other connections of Menagerie: desks look at the version when they connect again."""
    connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name LIKE 'Menagerie %'"
        " AND pid <> pg_backend_pid() AND pg_has_role(usesysid, 'MEMBER')"
    )


def _server(connection: Connection) -> str:
    row = connection.execute("SHOW server_version").fetchone()
    return read(tuple[Text], row)[0]


def _desks(connection: Connection) -> tuple[Desk, ...]:
    """Return the connections of Menagerie but this one; each desk has several."""
    rows = connection.execute(
        "SELECT coalesce(host(client_addr), ''), application_name FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name LIKE 'Menagerie %'"
        " AND pid <> pg_backend_pid() ORDER BY 1, 2"
    ).fetchall()
    return read(tuple[Desk, ...], rows)


def _sizes(connection: Connection) -> tuple[tuple[Table, ...], int]:
    rows = connection.execute(
        "SELECT relname, greatest(reltuples, 0)::bigint, pg_total_relation_size(oid) FROM pg_class"
        " WHERE relnamespace = to_regnamespace(%s) AND relkind IN ('r', 'p') ORDER BY relname",
        [SCHEMA],
    ).fetchall()
    size = connection.execute("SELECT pg_database_size(current_database())").fetchone()
    return read(tuple[Table, ...], rows), read(tuple[Number], size)[0]
