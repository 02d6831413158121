"""A trial of a shared store says how far it came, and why it went no further, with a real PostgreSQL."""

import asyncio
import errno
import socket
import threading
from pathlib import Path
from typing import NoReturn

import pytest

from menagerie.domain.facts import fact
from menagerie.domain.secret import Password
from menagerie.domain.sharing.address import SharedAddress, parse_shared_address
from menagerie.domain.sharing.cases import SharedCase
from menagerie.domain.sharing.trial import Trial, TrialStep
from menagerie.shared.schema import VERSION
from menagerie.shared.trial import try_out
from support.patience import LONGEST_WAIT
from support.postgres import DESK_PASSWORD, OwnPostgres, Postgres, desk_password
from support.postgres_certificates import Kind, make_certificates, settings

# A server that is reached, and asks for a password.
REACHED = (TrialStep.NAME, TrialStep.CONNECTION)


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("certificates")
    make_certificates(folder)
    return folder


async def tried(address: SharedAddress, password: Password | None = None) -> tuple[Trial, list[Trial]]:
    """Return the result of a trial, and what it reported on the way."""
    reports: list[Trial] = []
    trial = await asyncio.wait_for(
        try_out(address, password or desk_password(), reports.append), LONGEST_WAIT
    )
    assert trial.is_over
    assert DESK_PASSWORD not in str(trial)
    return trial, reports


async def test_each_step_is_reported_as_it_is_done(postgres: Postgres, shared_database: str) -> None:
    trial, reports = await tried(postgres.address(shared_database))
    assert trial.passed == (*REACHED, TrialStep.LOGIN, TrialStep.SCHEMA, TrialStep.WRITING)
    assert (trial.failed, trial.trouble) == (None, None)
    # On this computer, nothing has to be encrypted.
    assert trial.is_encrypted is False
    assert trial.version == VERSION
    assert [report.passed[-1] for report in reports] == list(trial.passed)


async def test_a_system_without_libpq(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.shared.trial.has_library", lambda: False)
    trial, _reports = await tried(parse_shared_address("postgresql://desk@127.0.0.1:9/shop"))
    assert (trial.passed, trial.failed) == ((), TrialStep.CONNECTION)
    assert trial.trouble == fact(SharedCase.LIBRARY)


async def test_a_unix_socket_is_tried_too(postgres: Postgres, shared_database: str) -> None:
    trial, _reports = await tried(postgres.socket_address(shared_database))
    assert trial.passed == (*REACHED, TrialStep.LOGIN, TrialStep.SCHEMA, TrialStep.WRITING)


async def test_a_wrong_password(postgres: Postgres, shared_database: str) -> None:
    trial, _reports = await tried(postgres.address(shared_database), Password("wrong password"))
    assert (trial.passed, trial.failed) == (REACHED, TrialStep.LOGIN)
    assert trial.trouble is not None
    assert trial.trouble.case is SharedCase.PASSWORD_WRONG
    assert "wrong password" not in str(trial)


async def test_an_unknown_host() -> None:
    trial, _reports = await tried(parse_shared_address("postgresql://desk@no-such-host.invalid/shop"))
    assert (trial.passed, trial.failed) == ((), TrialStep.NAME)
    assert trial.trouble is not None
    assert trial.trouble == fact(
        SharedCase.HOST_UNKNOWN, host="no-such-host.invalid", port=5432, user="desk", database="shop"
    )


@pytest.mark.parametrize(
    ("host", "stated", "port", "case"),
    [
        # The port "discard", below those that are given out.
        ("127.0.0.1", "127.0.0.1", 9, SharedCase.REFUSED),
        # An address that is in no network.
        ("fe80::1", "[fe80::1]", 5432, SharedCase.UNREACHABLE),
    ],
)
async def test_a_port_where_nothing_listens(host: str, stated: str, port: int, case: SharedCase) -> None:
    trial, _reports = await tried(parse_shared_address(f"postgresql://desk@{stated}:{port}/shop"))
    assert (trial.passed, trial.failed) == ((TrialStep.NAME,), TrialStep.CONNECTION)
    assert trial.trouble == fact(case, host=host, port=port, user="desk", database="shop")


async def test_a_computer_nearby_that_macos_keeps_the_application_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_arguments: object) -> NoReturn:
        raise OSError(errno.EHOSTUNREACH, "No route to host")

    monkeypatch.setattr("menagerie.system.network.is_macos", lambda: True)
    monkeypatch.setattr(socket, "create_connection", refuse)
    trial, _reports = await tried(parse_shared_address("postgresql://desk@127.0.0.1:9/shop"))
    assert (trial.passed, trial.failed) == ((TrialStep.NAME,), TrialStep.CONNECTION)
    assert trial.trouble is not None
    assert trial.trouble.case is SharedCase.LOCAL_NETWORK


async def test_another_program_that_listens_there() -> None:
    async def close(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()

    async with await asyncio.start_server(close, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        trial, reports = await tried(parse_shared_address(f"postgresql://desk@127.0.0.1:{port}/shop"))
    # It was reached, but is no PostgreSQL.
    assert [report.passed for report in reports] == [(TrialStep.NAME,), REACHED]
    assert (trial.passed, trial.failed) == ((TrialStep.NAME,), TrialStep.CONNECTION)
    assert trial.trouble is not None
    assert trial.trouble.case is SharedCase.AWAY


async def test_no_such_database(postgres: Postgres) -> None:
    for address in (postgres.address, postgres.socket_address):
        trial, _reports = await tried(address("no-such-database"))
        assert (trial.passed, trial.failed) == (REACHED, TrialStep.LOGIN)
        assert trial.is_encrypted is None
        assert trial.trouble is not None
        assert trial.trouble.case is SharedCase.DATABASE_UNKNOWN


@pytest.mark.parametrize(
    ("statement", "case"),
    [
        ("SELECT 1", SharedCase.NOT_SET_UP),
        ("CREATE SCHEMA menagerie; CREATE TABLE menagerie.about (version integer)", SharedCase.FOREIGN),
    ],
)
async def test_a_schema_that_is_missing_or_another_applications(
    postgres: Postgres, empty_database: str, statement: str, case: SharedCase
) -> None:
    postgres.execute(statement, empty_database)
    trial, _reports = await tried(postgres.address(empty_database))
    assert (trial.passed, trial.failed) == ((*REACHED, TrialStep.LOGIN), TrialStep.SCHEMA)
    assert trial.trouble is not None
    assert trial.trouble.case is case


@pytest.mark.parametrize(
    ("statement", "passed", "failed"),
    [
        ("REVOKE SELECT ON menagerie.about FROM desk", TrialStep.LOGIN, TrialStep.SCHEMA),
        ("REVOKE INSERT ON menagerie.ledger_send FROM desk", TrialStep.SCHEMA, TrialStep.WRITING),
    ],
)
async def test_a_user_who_may_not_read_or_not_write(
    postgres: Postgres, shared_database: str, statement: str, passed: TrialStep, failed: TrialStep
) -> None:
    postgres.execute(statement, shared_database)
    trial, _reports = await tried(postgres.address(shared_database))
    assert (trial.passed[-1], trial.failed) == (passed, failed)
    assert trial.trouble is not None
    assert trial.trouble.case is SharedCase.NO_RIGHT
    assert trial.trouble.values["user"] == "desk"


@pytest.mark.parametrize(
    ("kind", "case"),
    [(Kind.SELF_SIGNED, SharedCase.CERTIFICATE_ISSUER), (Kind.EXPIRED, SharedCase.CERTIFICATE_EXPIRED)],
)
async def test_a_certificate_that_is_not_trusted(
    own_postgres: OwnPostgres, certificates: Path, kind: Kind, case: SharedCase
) -> None:
    own_postgres.stop()
    own_postgres.start(settings(own_postgres, certificates, kind))
    options = f"?sslmode=verify-full&sslrootcert={certificates / 'issuer.crt'}"
    trial, _reports = await tried(own_postgres.address("postgres", host="localhost", options=options))
    assert (trial.passed, trial.failed) == (REACHED, TrialStep.SECURITY)
    assert trial.trouble is not None
    assert trial.trouble.case is case


async def test_a_good_certificate_is_a_step_of_its_own(own_postgres: OwnPostgres, certificates: Path) -> None:
    own_postgres.stop()
    own_postgres.start(settings(own_postgres, certificates, Kind.GOOD))
    database = own_postgres.make_database(with_schema=True)
    options = f"?sslmode=verify-full&sslrootcert={certificates / 'issuer.crt'}"
    address = own_postgres.address(database, host="localhost", options=options)
    trial, _reports = await tried(address)
    assert trial.passed == tuple(TrialStep)
    assert trial.is_encrypted is True
    # It has passed where the login fails, too.
    trial, _reports = await tried(address, Password("wrong password"))
    assert (trial.passed, trial.failed) == ((*REACHED, TrialStep.SECURITY), TrialStep.LOGIN)
    assert trial.is_encrypted is True


def test_a_trial_that_goes_on_as_the_application_ends_is_no_error_then(own_postgres: OwnPostgres) -> None:
    database = own_postgres.make_database(with_schema=True)

    async def give_up() -> None:
        reported = asyncio.Event()
        address = own_postgres.address(database)
        trying = asyncio.ensure_future(try_out(address, desk_password(), lambda _: reported.set()))
        await asyncio.wait_for(reported.wait(), LONGEST_WAIT)
        trying.cancel()

    with own_postgres.stalled():
        asyncio.run(give_up())
        threads = [each for each in threading.enumerate() if each.name == "shared store trial"]
    # An exception on a thread fails the test.
    for thread in threads:
        thread.join(LONGEST_WAIT)
        assert not thread.is_alive()


async def test_a_trial_that_is_given_up_reports_nothing_more(own_postgres: OwnPostgres) -> None:
    database = own_postgres.make_database(with_schema=True)
    reports: list[Trial] = []
    reported = asyncio.Event()

    def report(trial: Trial) -> None:
        reports.append(trial)
        reported.set()

    with own_postgres.stalled():
        trying = asyncio.ensure_future(try_out(own_postgres.address(database), desk_password(), report))
        await asyncio.wait_for(reported.wait(), LONGEST_WAIT)
        # It does not hold up the end of the application either.
        threads = [each for each in threading.enumerate() if each.name == "shared store trial"]
        assert [each.daemon for each in threads] == [True] * len(threads) != []
        trying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await trying
        said = len(reports)
    # WHEN the server goes on, the thread ends by itself.
    other, _reports = await tried(own_postgres.address(database))
    assert other.failed is None
    assert len(reports) == said
