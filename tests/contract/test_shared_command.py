"""menagerie-shared on a real PostgreSQL: as a program, and in this process with a keyring of the test."""

import os
import pty
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import NamedTuple

import pytest

from menagerie.app.sharing.command import Exit, run
from menagerie.credentials.keys import KeyStore
from menagerie.domain.errors import SharedStoreAwayError
from menagerie.shared.schema import VERSION, State, migrate, state_of
from support.patience import LONGEST_WAIT
from support.postgres import DESK, DESK_PASSWORD, Postgres
from support.shared_stores import connected, opened
from support.vault import Vault

COMMAND = [sys.executable, "-W", "error", "-m", "menagerie.app.sharing.command"]


class Ended(NamedTuple):
    """What came of a command."""

    returncode: int
    stdout: str
    stderr: str


def program(*words: str, password: str = DESK_PASSWORD, **variables: str) -> Ended:
    """Start the program, and wait for its end."""
    surroundings = (
        os.environ | {"PGPASSFILE": "/nonexistent", "PGPASSWORD": password, "LC_ALL": "C.UTF-8"} | variables
    )
    ended = subprocess.run(
        [*COMMAND, *words],
        check=False,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env=surroundings,
        timeout=LONGEST_WAIT,
    )
    return Ended(ended.returncode, ended.stdout, ended.stderr)


def shared(*words: str, password: str = DESK_PASSWORD) -> Ended:
    """Do what the program does once it has started, without a terminal."""
    with (
        pytest.MonkeyPatch.context() as surroundings,
        redirect_stdout(StringIO()) as out,
        redirect_stderr(StringIO()) as errors,
    ):
        surroundings.setenv("PGPASSFILE", "/nonexistent")
        surroundings.setenv("PGPASSWORD", password)
        status = run(words, KeyStore(Vault), None)
    return Ended(status, out.getvalue(), errors.getvalue())


@pytest.mark.thorough
def test_without_libpq_it_says_what_is_missing_and_still_has_help_with_the_exit_statuses() -> None:
    # psycopg's compiled half of this kind is not installed.
    without = {"PSYCOPG_IMPL": "c"}
    ended = program("status", "postgresql://desk@127.0.0.1:9/shop", **without)
    assert (ended.returncode, ended.stdout) == (Exit.FAILED, "")
    assert ended.stderr == (
        "To share, this computer needs libpq 16 or newer. Ask your IT team to install it, "
        "then start Menagerie again.\n"
    )
    ended = program("--help", **without)
    assert ended.returncode == Exit.DONE
    said = " ".join(ended.stdout.split())
    assert all(f" {status.value} " in said for status in Exit)


def test_init_makes_the_schema_and_repeating_it_changes_nothing(
    postgres: Postgres, empty_database: str
) -> None:
    address = postgres.address(empty_database).text
    first = program("init", address)
    assert (first.returncode, first.stdout) == (Exit.DONE, "The shared store is ready.\n")
    assert first.stderr == ""
    with postgres.connect(empty_database, DESK) as connection:
        assert state_of(connection) is State.OURS
    for command in ("init", "migrate"):
        again = shared(command, address)
        assert (again.returncode, again.stdout) == (Exit.DONE, "The shared store was ready already.\n")


async def test_status_shows_desks_and_sizes(postgres: Postgres, shared_database: str) -> None:
    other_database = postgres.make_database(with_schema=True)
    async with connected(postgres, shared_database), connected(postgres, other_database):
        shown = shared("status", postgres.address(shared_database).text)
    async with opened(postgres.socket_address(shared_database), None) as store:
        await store.connected(LONGEST_WAIT)
        local = shared("status", postgres.address(shared_database).text)
    assert "1 connection of desks\n  this computer: Menagerie" in local.stdout
    postgres.drop_database(other_database)
    assert shown.returncode == Exit.DONE, shown.stderr
    assert f"Schema {VERSION}, made by Menagerie" in shown.stdout
    with postgres.connect() as connection:
        assert f"PostgreSQL {connection.info.parameter_status('server_version')}," in shown.stdout
    assert "1 connection of desks\n  127.0.0.1: Menagerie" in shown.stdout
    assert "  about: about 1 row" in shown.stdout or "  about: about 0 rows" in shown.stdout


NO_RIGHT = "desk lacks rights in the database."
NO_SCHEMA = "DROP SCHEMA menagerie CASCADE"
LIONS = f"{NO_SCHEMA}; CREATE SCHEMA menagerie; CREATE TABLE menagerie.lions (id integer)"


@pytest.mark.parametrize(
    ("command", "statement", "why"),
    [
        ("status", "REVOKE INSERT ON menagerie.ledger_send FROM desk", NO_RIGHT),
        ("status", "REVOKE SELECT ON menagerie.about FROM desk", NO_RIGHT),
        (
            "status",
            "UPDATE menagerie.about SET version = 0",
            "The database was prepared for an older version.",
        ),
        ("status", NO_SCHEMA, "The database is not prepared yet."),
        ("migrate", NO_SCHEMA, "The database is not prepared yet."),
        (
            "init",
            f"{NO_SCHEMA}; ALTER DATABASE {{}} SET default_transaction_read_only TO on",
            "The database cannot be written to.",
        ),
        *((command, LIONS, "Another program uses the schema") for command in ("init", "migrate", "status")),
    ],
)
def test_it_says_why_desks_cannot_use_the_store(
    postgres: Postgres, shared_database: str, command: str, statement: str, why: str
) -> None:
    postgres.execute(statement.format(shared_database), shared_database)
    ended = shared(command, postgres.address(shared_database).text)
    assert (ended.returncode, ended.stdout) == (Exit.FAILED, "")
    assert ended.stderr.startswith(why)


def test_what_others_wrote_into_the_store_is_not_obeyed_by_a_terminal(
    postgres: Postgres, shared_database: str
) -> None:
    with postgres.connect(shared_database, DESK) as connection:
        connection.execute("UPDATE menagerie.about SET written_by = E'9.9\\x1b[2J\\nSchema 1'")
        connection.execute('CREATE TABLE menagerie."\x1b]0;owned\x07" ()')
    shown = shared("status", postgres.address(shared_database).text)
    assert shown.returncode == Exit.DONE, shown.stderr
    assert [line for line in shown.stdout.splitlines() if not line.isprintable()] == []
    assert "made by Menagerie 9.9 [2J Schema 1\n" in shown.stdout


@pytest.mark.parametrize(
    ("database_as_it_is", "statement"),
    [
        ("ALTER DATABASE {} OWNER TO postgres", 'CREATE SCHEMA "menagerie" AUTHORIZATION "desk";\n'),
        # An empty schema that somebody else made
        ("CREATE SCHEMA menagerie; GRANT USAGE ON SCHEMA menagerie TO desk", None),
    ],
)
def test_where_the_user_may_not_the_statement_for_an_administrator_is_printed_and_is_enough(
    postgres: Postgres, empty_database: str, database_as_it_is: str, statement: str | None
) -> None:
    address = postgres.address(empty_database).text
    postgres.execute(database_as_it_is.format(empty_database), empty_database)
    ended = shared("init", address)
    assert ended.returncode == Exit.ADMINISTRATOR_NEEDED
    assert statement in {None, ended.stdout}
    postgres.execute(ended.stdout, empty_database)
    assert shared("init", address).returncode == Exit.DONE


def test_a_schema_of_another_user_can_be_migrated_after_the_statement(
    postgres: Postgres, shared_database: str
) -> None:
    address = postgres.address(shared_database).text
    # GIVEN a schema of an older version, of another owner
    postgres.execute('CREATE ROLE "former Owner"')
    postgres.execute(
        'ALTER SCHEMA menagerie OWNER TO "former Owner"; ALTER TABLE menagerie.about OWNER TO "former Owner"',
        shared_database,
    )
    ended = shared("migrate", address)
    assert ended.returncode == Exit.ADMINISTRATOR_NEEDED
    assert ended.stdout == 'GRANT "former Owner" TO "desk";\n'
    postgres.execute(ended.stdout)
    assert shared("migrate", address).returncode == Exit.DONE


def test_what_an_administrator_made_can_be_used_after_the_statement_without_becoming_one(
    postgres: Postgres, empty_database: str
) -> None:
    address = postgres.address(empty_database).text
    with postgres.connect(empty_database) as connection:
        migrate(connection)
    ended = shared("init", address)
    assert ended.returncode == Exit.ADMINISTRATOR_NEEDED
    assert ended.stdout.startswith('GRANT USAGE ON SCHEMA "menagerie" TO "desk"; GRANT SELECT, ')
    # Who may only read, needs the same.
    postgres.execute("GRANT USAGE ON SCHEMA menagerie TO desk", empty_database)
    postgres.execute("GRANT SELECT ON ALL TABLES IN SCHEMA menagerie TO desk", empty_database)
    assert shared("init", address) == ended
    postgres.execute(ended.stdout, empty_database)
    with postgres.connect(empty_database, DESK) as connection:
        row = connection.execute("SELECT pg_has_role('postgres', 'MEMBER')").fetchone()
        assert row == (False,)
    assert shared("init", address).stdout == "The shared store was ready already.\n"
    assert shared("status", address).returncode == Exit.DONE
    # A new version is a matter of the administrator.
    postgres.execute("UPDATE menagerie.about SET version = 0", empty_database)
    older = shared("migrate", address)
    assert (older.returncode, older.stdout) == (Exit.FAILED, "")
    assert older.stderr.startswith("desk lacks rights in the database.")


async def test_desks_look_again_at_a_changed_version(postgres: Postgres, shared_database: str) -> None:
    other_database = postgres.make_database(with_schema=True)
    async with connected(postgres, shared_database) as store, connected(postgres, other_database) as other:
        postgres.execute("DROP SCHEMA menagerie CASCADE", shared_database)
        assert shared("init", store.address.text).stdout == "The shared store is ready.\n"
        # WHEN it is used next, THEN not without a look at the version
        with pytest.raises(SharedStoreAwayError):
            await store.run(lambda connection: connection.execute("SELECT 1").fetchone())
        await store.connected(LONGEST_WAIT)
        # AND all others go on
        assert shared("init", store.address.text).stdout == "The shared store was ready already.\n"
        for each in (store, other):
            await each.run(lambda connection: connection.execute("SELECT 1").fetchone(), LONGEST_WAIT)
    postgres.drop_database(other_database)


def test_a_missing_database_is_for_others(postgres: Postgres) -> None:
    ended = shared("init", postgres.address("new-shop").text)
    assert ended.returncode == Exit.ADMINISTRATOR_NEEDED
    # Whatever the encoding of the other databases is
    assert ended.stdout == (
        'CREATE DATABASE "new-shop" OWNER "desk"'
        " TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C';\n"
    )
    postgres.execute(ended.stdout)
    assert shared("init", postgres.address("new-shop").text).returncode == Exit.DONE
    for command in ("status", "migrate"):
        ended = shared(command, postgres.address("no-shop").text)
        assert (ended.returncode, ended.stdout) == (Exit.FAILED, "")


def test_a_database_for_some_names_is_refused(postgres: Postgres) -> None:
    postgres.execute("CREATE DATABASE ascii OWNER desk TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'")
    ended = shared("init", postgres.address("ascii").text)
    assert (ended.returncode, ended.stdout) == (Exit.FAILED, "")
    assert "UTF8" in ended.stderr
    with postgres.connect("ascii") as connection:
        assert state_of(connection) is State.MISSING


def test_a_wrong_password_is_not_repeated(postgres: Postgres, shared_database: str) -> None:
    ended = shared("status", postgres.address(shared_database).text, password="wrong word")
    assert ended.returncode == Exit.FAILED
    assert "was refused" in ended.stderr
    assert "wrong word" not in ended.stderr + ended.stdout


def test_a_password_on_the_command_line_is_refused(postgres: Postgres) -> None:
    ended = program("status", postgres.address("shop").text.replace("desk@", "desk:word@"))
    assert ended.returncode == Exit.WRONG_OPTIONS
    assert "Remove the password" in ended.stderr


@pytest.fixture
def without_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PGPASSWORD", raising=False)
    monkeypatch.setenv("PGPASSFILE", "/nonexistent")


def never(_prompt: str) -> str:
    pytest.fail("no password was to be asked for")


@pytest.mark.usefixtures("without_password")
def test_the_password_in_the_keyring_is_used_else_a_person_is_asked(
    postgres: Postgres, shared_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return DESK_PASSWORD

    vault, of_database = Vault(), postgres.address(shared_database)
    address = of_database.text
    vault.entries["Menagerie shared store", of_database.origin] = DESK_PASSWORD
    assert run(["status", address], KeyStore(lambda: vault), never) == Exit.DONE
    vault.is_locked = True
    assert run(["status", address], KeyStore(lambda: vault), ask) == Exit.DONE
    assert prompts == ["Password of desk on 127.0.0.1: "]
    assert "keyring is locked" in capsys.readouterr().err


@pytest.mark.thorough
def test_without_a_terminal_nothing_waits(postgres: Postgres, shared_database: str) -> None:
    no_keyring = {"PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring"}
    ended = program("status", postgres.address(shared_database).text, password="", **no_keyring)
    assert ended.returncode == Exit.FAILED
    assert "asks for the password of desk" in ended.stderr


def test_on_a_terminal_no_password_is_shown(postgres: Postgres, shared_database: str) -> None:
    own, others = pty.openpty()
    surroundings = os.environ | {
        "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",
        "PGPASSWORD": "",
        "LC_ALL": "C.UTF-8",
        "PGPASSFILE": "/nonexistent",
    }
    with subprocess.Popen(
        [*COMMAND, "status", postgres.address(shared_database).text],
        stdin=others,
        stdout=others,
        stderr=others,
        env=surroundings,
        start_new_session=True,
    ) as process:
        os.close(others)
        shown = read_until(own, b"127.0.0.1: ")
        os.write(own, DESK_PASSWORD.encode() + b"\n")
        shown += read_until(own, b"of desks")
        assert process.wait(LONGEST_WAIT) == Exit.DONE
    os.close(own)
    assert DESK_PASSWORD.encode() not in shown


def read_until(terminal: int, words: bytes) -> bytes:
    shown = b""
    while words not in shown:
        shown += os.read(terminal, 4096)
    return shown


@pytest.mark.usefixtures("without_password")
def test_who_interrupts_it_after_the_schema_was_made_is_not_told_that_nothing_was_changed(
    postgres: Postgres,
    empty_database: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupt(_connection: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("menagerie.shared.administration.check_writing", interrupt)
    ended = run(
        ["init", postgres.address(empty_database).text], KeyStore(Vault), lambda _prompt: DESK_PASSWORD
    )
    assert ended == Exit.FAILED
    with postgres.connect(empty_database, DESK) as connection:
        assert state_of(connection) is State.OURS
    assert capsys.readouterr().err == "Interrupted. It can be run again without harm.\n"
