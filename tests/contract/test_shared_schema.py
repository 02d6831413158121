"""The schema of the shared store on a real PostgreSQL: made once, migrated forward, and never another's."""

from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from menagerie import __version__
from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import SharedStoreError
from menagerie.shared.schema import (
    OLDEST_READER,
    VERSION,
    Migration,
    State,
    check,
    migrate,
    migrations,
    read_about,
    state_of,
)
from support.postgres import DESK, Postgres


def content_of(connection: psycopg.Connection) -> list[tuple[object, ...]]:
    """Return the name and the kind of each table and index of the schema, with its columns."""
    return connection.execute(
        "SELECT relname, relkind, relowner::regrole::text, attname FROM pg_class LEFT JOIN pg_attribute"
        " ON attrelid = pg_class.oid WHERE relnamespace = to_regnamespace('menagerie') ORDER BY 1, 2, 4"
    ).fetchall()


def test_it_is_made_for_the_desks(postgres: Postgres, empty_database: str, shared_database: str) -> None:
    with postgres.connect(empty_database, DESK) as connection:
        assert state_of(connection) is State.MISSING
        assert read_about(connection) is None
        assert migrate(connection)
        about = read_about(connection)
        assert about is not None
        assert (about.version, about.oldest_reader) == (VERSION, OLDEST_READER)
        assert about.written_by == __version__
        assert len(about.salt) == 32
        assert {owner for _, _, owner, _ in content_of(connection)} == {DESK}
        check(connection)
        # Making it again changes nothing.
        before = content_of(connection)
        assert not migrate(connection)
        assert (content_of(connection), read_about(connection)) == (before, about)
    with postgres.connect(shared_database, DESK) as other:
        of_other = read_about(other)
        assert of_other is not None
        assert of_other.salt != about.salt


def test_several_commands_at_once_make_it_once(postgres: Postgres, empty_database: str) -> None:
    def make(_: int) -> bool:
        with postgres.connect(empty_database, DESK) as connection:
            return migrate(connection)

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(make, range(4))) == [False, False, False, True]


NEXT = [
    *migrations(),
    Migration(VERSION + 1, "CREATE TABLE first (id integer); INSERT INTO first VALUES (1)"),
    Migration(VERSION + 1, "CREATE TABLE second (id integer)"),
    Migration(VERSION + 2, "INSERT INTO first VALUES (2)"),
]


def test_an_older_version_is_migrated_forward(postgres: Postgres, shared_database: str) -> None:
    with postgres.connect(shared_database, DESK) as connection:
        connection.execute("UPDATE menagerie.about SET oldest_reader = 0, written_by = '0.0.1'")
        before = read_about(connection)
        assert before is not None
        assert migrate(connection, NEXT[:-1])
        assert migrate(connection, NEXT)
        assert not migrate(connection, NEXT)
        after = read_about(connection)
        assert after is not None
        assert (after.version, after.salt) == (VERSION + 2, before.salt)
        assert (after.oldest_reader, after.written_by) == (OLDEST_READER, __version__)
        assert connection.execute("SELECT id FROM menagerie.first").fetchall() == [(1,), (2,)]
        assert connection.execute("SELECT id FROM menagerie.second").fetchall() == []


def test_the_first_version_is_refused_until_migrated(postgres: Postgres, empty_database: str) -> None:
    with postgres.connect(empty_database, DESK) as connection:
        assert migrate(connection, [step for step in migrations() if step.version == 1])
        with pytest.raises(SharedStoreError) as raised:
            check(connection)
        assert raised.value.case is SharedCase.OLDER
        connection.execute("INSERT INTO menagerie.ledger_scope (scope) VALUES ('a key')")
        assert migrate(connection)
        check(connection)
        connection.execute("SET search_path TO menagerie")
        attend = "SELECT sharing FROM ledger_attend('a key', 'till-1', false)"
        assert connection.execute(attend).fetchall() == [(1,)]
        # Desks of the first version go on.
        about = read_about(connection)
        assert about is not None
        assert about.oldest_reader == 1


def test_a_migration_that_fails_leaves_everything_as_it_was(postgres: Postgres, shared_database: str) -> None:
    with postgres.connect(shared_database, DESK) as connection:
        before = content_of(connection), read_about(connection)
        with pytest.raises(psycopg.errors.UndefinedTable):
            migrate(connection, [*NEXT, Migration(VERSION + 3, "DROP TABLE nothing")])
        assert (content_of(connection), read_about(connection)) == before


def test_another_applications_schema_stays(postgres: Postgres, empty_database: str) -> None:
    with postgres.connect(empty_database, DESK) as connection:
        for statement in (
            "CREATE TABLE menagerie.animals (id integer)",
            "CREATE TABLE menagerie.about (version integer, application text)",
            "CREATE VIEW menagerie.about AS SELECT 1 AS version",
            "CREATE TYPE menagerie.colour AS ENUM ('red')",
            "CREATE FUNCTION menagerie.one() RETURNS integer LANGUAGE sql AS 'SELECT 1'",
            "CREATE SEQUENCE menagerie.numbers",
        ):
            connection.execute("CREATE SCHEMA menagerie")
            connection.execute(statement.encode())
            before = content_of(connection)
            for refuse in (migrate, check, read_about):
                with pytest.raises(SharedStoreError) as raised:
                    refuse(connection)
                assert raised.value.case is SharedCase.FOREIGN, statement
            assert content_of(connection) == before
            connection.execute("DROP SCHEMA menagerie CASCADE")


def test_a_newer_schema_is_left_as_it_is(postgres: Postgres, shared_database: str) -> None:
    with postgres.connect(shared_database, DESK) as connection:
        connection.execute("UPDATE menagerie.about SET version = 9, written_by = '9.0.0'")
        assert not migrate(connection)
        connection.execute("UPDATE menagerie.about SET oldest_reader = 9")
        with pytest.raises(SharedStoreError) as raised:
            migrate(connection)
        assert raised.value.case is SharedCase.NEWER
        assert raised.value.values == {"version": "9.0.0"}
        about = read_about(connection)
        assert about is not None
        assert about.version == 9


def test_a_schema_that_says_nothing_of_itself_stays(postgres: Postgres, shared_database: str) -> None:
    with postgres.connect(shared_database, DESK) as connection:
        connection.execute("DELETE FROM menagerie.about")
        for refuse in (migrate, check, read_about):
            with pytest.raises(SharedStoreError) as raised:
                refuse(connection)
            assert raised.value.case is SharedCase.FOREIGN
        assert connection.execute("SELECT count(*) FROM menagerie.about").fetchone() == (0,)


def test_the_search_path_of_the_user_leads_nothing_astray(postgres: Postgres, empty_database: str) -> None:
    # GIVEN a table of the same name in the schema that the user has by default
    postgres.execute(
        "CREATE TABLE public.about (version integer); GRANT ALL ON public.about TO desk", empty_database
    )
    with postgres.connect(empty_database, DESK) as connection:
        assert migrate(connection)
        assert connection.execute("SELECT count(*) FROM public.about").fetchone() == (0,)
        check(connection)
