"""What keeps desks from a shared store is said by its case, and by the step at which a trial of it ends."""

import asyncio
import errno
import socket
import ssl
import struct
import threading
from collections.abc import Callable
from pathlib import Path
from shutil import copy2
from typing import Any, NamedTuple, NoReturn

import pytest
from psycopg import pq

from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import SharedStoreAwayError, SharedStoreError
from menagerie.domain.facts import Fact, fact
from menagerie.domain.secret import Password
from menagerie.domain.shared_store import SharedAddress, Trial, TrialStep, parse_shared_address
from menagerie.shared.certificates import why_refused
from menagerie.shared.schema import VERSION
from menagerie.shared.trial import try_out
from menagerie.ui.words.messages import why
from support.patience import LONGEST_WAIT
from support.postgres import DESK, DESK_PASSWORD, OwnPostgres, Postgres, desk_password
from support.postgres_certificates import Kind, make_certificates, settings, tls_of
from support.shared_stores import connected, opened
from support.two_runs import sampled

# Messages of PostgreSQL's protocol.
ASK_FOR_TLS = struct.pack("!ii", 8, 80877103)
IN_PLAIN_TEXT = struct.pack("!cii", b"R", 8, 3)
# The digest is of the password and these four bytes.
AS_DIGEST = struct.pack("!cii4s", b"R", 12, 5, b"salt")
LONGEST_MESSAGE = 10_000
# A server that is reached, and asks for a password.
REACHED = (TrialStep.NAME, TrialStep.CONNECTION)


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("certificates")


@pytest.fixture(scope="module")
def trusted(certificates: Path) -> Path:
    """The file of the issuer to trust."""
    return make_certificates(certificates)


Secure = Callable[..., SharedAddress]


@pytest.fixture
def secure(own_postgres: OwnPostgres, certificates: Path, trusted: Path) -> Secure:
    """Start the server with a certificate of a kind, and return the address of a database of it."""

    def start(kind: Kind, options: str = "?sslmode=verify-full") -> SharedAddress:
        own_postgres.stop()
        own_postgres.start(settings(own_postgres, certificates, kind))
        database = own_postgres.make_database(with_schema=True)
        return own_postgres.address(database, host="localhost", options=options)

    return start


async def trouble_with(address: SharedAddress, password: Password | None = None) -> Fact:
    """Return why a store cannot be connected to."""
    async with opened(address, password or desk_password()) as store:
        with pytest.raises(SharedStoreAwayError) as raised:
            await store.connected(LONGEST_WAIT)
        assert store.trouble == raised.value.fact
        assert DESK_PASSWORD not in str(raised.value)
        return raised.value.fact


async def tried(address: SharedAddress, password: Password | None = None) -> tuple[Trial, list[Trial]]:
    """Return the result of a trial, and what it reported on the way."""
    reports: list[Trial] = []
    trial = await asyncio.wait_for(
        try_out(address, password or desk_password(), reports.append), LONGEST_WAIT
    )
    assert trial.is_over
    assert DESK_PASSWORD not in str(trial)
    return trial, reports


async def test_a_system_without_libpq(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("worker", "trial"):
        monkeypatch.setattr(f"menagerie.shared.{module}.has_library", lambda: False)
    address = parse_shared_address("postgresql://desk@127.0.0.1:9/shop")
    trouble = await trouble_with(address)
    trial, _reports = await tried(address)
    assert (trial.passed, trial.failed) == ((), TrialStep.CONNECTION)
    assert trial.trouble == fact(SharedCase.LIBRARY)
    assert trouble.case is SharedCase.LIBRARY
    assert "needs libpq 16" in why(trouble.case, trouble.values)


@pytest.mark.thorough
async def test_a_libpq_that_would_tell_the_password_in_plain_text(
    secure: Secure, own_postgres: OwnPostgres, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = secure(Kind.GOOD, "?sslmode=prefer")
    known = [one for one in pq.Conninfo.get_defaults() if one.keyword != b"require_auth"]
    monkeypatch.setattr(pq.Conninfo, "get_defaults", lambda: known)
    # WHEN an older one has to ask for no encryption, it is not used.
    assert (await trouble_with(address)).case is SharedCase.LIBRARY
    # With a server that is known by its certificate, it is as good as any.
    options = f"?sslmode=verify-full&sslrootcert={trusted}"
    known_by_it = own_postgres.address(address.database, host="localhost", options=options)
    async with opened(known_by_it, desk_password()) as store:
        await store.connected(LONGEST_WAIT)


class Met(NamedTuple):
    """What a desk meets: the case, the step at which a trial ends, and how it comes to that."""

    case: SharedCase
    step: TrialStep
    # Done before, in the database of the test.
    statement: str = ""
    # If not that of the test, and not the desks' own.
    database: str | None = None
    user: str = DESK
    # Of another server.
    address: str | None = None
    password: Password | None = None
    # What a person is told besides.
    said: str = ""


NAME, CONNECTION, _, LOGIN, SCHEMA, WRITING = TrialStep
ROLE, OF_DESKS = "LOGIN PASSWORD 'desk password'", "ON ALL TABLES IN SCHEMA menagerie FROM desk"
FOREIGN = "DROP TABLE menagerie.about; CREATE TABLE menagerie.about (version integer)"
NEWER = "UPDATE menagerie.about SET version = 9, oldest_reader = 9, written_by = '9.1.0'"
READ_ONLY = "ALTER DATABASE {} SET default_transaction_read_only TO on"
# As PostgreSQL makes one on a computer without a language.
ASCII = "CREATE DATABASE names OWNER desk TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'"
CLOSED = "CREATE DATABASE closed OWNER desk ALLOW_CONNECTIONS false"
MET = {
    "an unknown host": Met(SharedCase.HOST_UNKNOWN, NAME, address="desk@no-such-host.invalid"),
    # The port "discard", below those that are given out.
    "a port where nothing listens": Met(SharedCase.REFUSED, CONNECTION, address="desk@127.0.0.1:9"),
    "a unix socket that is not there": Met(SharedCase.REFUSED, CONNECTION, address="desk@%2Fno-such"),
    "a wrong password": Met(SharedCase.PASSWORD_WRONG, LOGIN, password=Password("wrong password")),
    "an unknown user": Met(SharedCase.PASSWORD_WRONG, LOGIN, user="nobody"),
    "a retired user": Met(
        SharedCase.LOGIN_REFUSED, LOGIN, f"CREATE ROLE retired NO{ROLE}", user="retired", said="not permitted"
    ),
    "too many connections": Met(
        SharedCase.TOO_MANY, CONNECTION, f"CREATE ROLE crowd {ROLE} CONNECTION LIMIT 0", user="crowd"
    ),
    "no such database": Met(SharedCase.DATABASE_UNKNOWN, LOGIN, database="no-such-database"),
    "no connections": Met(SharedCase.LOGIN_REFUSED, LOGIN, CLOSED, "closed", said="not currently accepting"),
    "a database that cannot store all names": Met(SharedCase.ENCODING, SCHEMA, ASCII, "names"),
    "not prepared": Met(SharedCase.NOT_SET_UP, SCHEMA, "DROP SCHEMA menagerie CASCADE"),
    "another application's schema": Met(SharedCase.FOREIGN, SCHEMA, FOREIGN),
    "a newer version that cannot be read": Met(SharedCase.NEWER, SCHEMA, NEWER, said="9.1.0"),
    "an older version": Met(SharedCase.OLDER, SCHEMA, "UPDATE menagerie.about SET version = 0"),
    "a stranger": Met(SharedCase.NO_RIGHT, SCHEMA, f"CREATE ROLE stranger {ROLE}", user="stranger"),
    "no right to read": Met(SharedCase.NO_RIGHT, SCHEMA, f"REVOKE SELECT {OF_DESKS}"),
    "no right to add": Met(SharedCase.NO_RIGHT, WRITING, f"REVOKE INSERT {OF_DESKS}"),
    "no right to change": Met(SharedCase.NO_RIGHT, WRITING, f"REVOKE UPDATE {OF_DESKS}"),
    "no right to remove": Met(SharedCase.NO_RIGHT, WRITING, f"REVOKE DELETE {OF_DESKS}"),
    "read-only": Met(SharedCase.READ_ONLY, WRITING, READ_ONLY),
}


@pytest.mark.parametrize("met", MET.values(), ids=MET)
async def test_what_keeps_desks_away_is_said_by_its_case_and_by_the_step_of_a_trial(
    postgres: Postgres, shared_database: str, met: Met
) -> None:
    if met.statement:
        postgres.execute(met.statement.format(shared_database), shared_database)
    address = postgres.address(met.database or shared_database, user=met.user)
    if met.address is not None:
        address = parse_shared_address(f"postgresql://{met.address}/shop")
    trouble = await trouble_with(address, met.password)
    trial, _reports = await tried(address, met.password)
    assert (trouble.case, trial.failed) == (met.case, met.step)
    steps = (NAME, CONNECTION, LOGIN, SCHEMA, WRITING)
    assert trial.passed == steps[: steps.index(met.step)]
    for told in (trouble, trial.trouble):
        assert told is not None
        assert told.case is met.case
        for part in {"host", "port", "user", "database"} & told.values.keys():
            assert told.values[part] == getattr(address, part)
        assert met.said in str(told.values)
        assert "wrong password" not in str(told)


async def test_a_password_that_libpq_finds_is_enough_and_none_is_said(
    postgres: Postgres, shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "pgpass"
    monkeypatch.delenv("PGPASSWORD", raising=False)
    monkeypatch.setenv("PGPASSFILE", str(file))
    async with opened(postgres.address(shared_database), None) as store:
        with pytest.raises(SharedStoreAwayError) as raised:
            await store.connected(LONGEST_WAIT)
        assert raised.value.case is SharedCase.PASSWORD_MISSING
    file.write_text(f"127.0.0.1:{postgres.port}:*:{DESK}:{DESK_PASSWORD}\n")
    file.chmod(0o600)
    # No variable leads to another computer than the address names.
    monkeypatch.setenv("PGHOSTADDR", "127.0.0.9")
    async with opened(postgres.address(shared_database), None) as store:
        await store.connected(LONGEST_WAIT)


async def test_a_newer_version_that_can_be_read_is_used_until_it_becomes_read_only(
    postgres: Postgres, shared_database: str
) -> None:
    postgres.execute("UPDATE menagerie.about SET version = 9, oldest_reader = 1", shared_database)
    async with connected(postgres, shared_database) as store:
        assert store.is_there
        await store.run(lambda c: c.execute("SET default_transaction_read_only TO on"), LONGEST_WAIT)
        with pytest.raises(SharedStoreError) as raised:
            await store.run(lambda c: c.execute("UPDATE about SET version = version"), LONGEST_WAIT)
        assert raised.value.case is SharedCase.READ_ONLY
        assert not store.is_there


@pytest.mark.parametrize("more", sampled([100, 8192]), ids=["within a page", "as a quota does"])
async def test_a_full_disk(own_postgres: OwnPostgres, more: int) -> None:
    database = own_postgres.make_database(with_schema=True)
    own_postgres.stop()
    # Larger than the files of the server's own log. What ends within a page has a code of its own.
    own_postgres.start(largest_file=16 * 1024 * 1024 + more)
    async with connected(own_postgres, database) as store:
        await store.run(lambda c: c.execute("CREATE UNLOGGED TABLE filling (content bytea)"), LONGEST_WAIT)
        await store.run(
            lambda c: c.execute("ALTER TABLE filling ALTER content SET STORAGE PLAIN"), LONGEST_WAIT
        )
        with pytest.raises(SharedStoreError) as raised:
            await store.run(
                lambda c: c.execute(
                    "INSERT INTO filling SELECT repeat('x', 8000)::bytea FROM generate_series(1, 3000)"
                ),
                within=LONGEST_WAIT,
            )
        assert raised.value.case is SharedCase.DISK_FULL
        assert raised.value.values["database"] == database
        # It may have room again at any moment.
        assert not store.is_there
        await store.connected(LONGEST_WAIT)
        assert await store.run(
            lambda c: c.execute("SELECT count(*) FROM filling").fetchone(), LONGEST_WAIT
        ) == (0,)


REFUSED_CERTIFICATES = {
    Kind.EXPIRED: SharedCase.CERTIFICATE_EXPIRED,
    Kind.SELF_SIGNED: SharedCase.CERTIFICATE_ISSUER,
    Kind.UNKNOWN_ISSUER: SharedCase.CERTIFICATE_ISSUER,
    Kind.OTHER_HOST: SharedCase.CERTIFICATE_HOST,
}


@pytest.mark.parametrize("kind", sampled(Kind, lambda kind: kind is not Kind.UNKNOWN_ISSUER))
async def test_a_certificate_is_checked(secure: Secure, trusted: Path, kind: Kind) -> None:
    address = secure(kind, f"?sslmode=verify-full&sslrootcert={trusted}")
    trial, _reports = await tried(address)
    if kind in REFUSED_CERTIFICATES:
        assert (await trouble_with(address)).case is REFUSED_CERTIFICATES[kind]
        assert (trial.passed, trial.failed) == (REACHED, TrialStep.SECURITY)
        assert trial.trouble is not None
        assert trial.trouble.case is REFUSED_CERTIFICATES[kind]
        # What libpq says more exactly, is still a certificate that is refused to who looks by themselves.
        if kind is Kind.OTHER_HOST:
            assert why_refused(address) is SharedCase.CERTIFICATE
        return
    assert (trial.passed, trial.is_encrypted) == (tuple(TrialStep), True)
    # It has passed where the login fails, too.
    trial, _reports = await tried(address, Password("wrong password"))
    assert (trial.passed, trial.failed) == ((*REACHED, TrialStep.SECURITY), TrialStep.LOGIN)
    async with opened(address, desk_password()) as store:
        await store.connected(LONGEST_WAIT)
        is_secure = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
        assert await store.run(lambda c: c.execute(is_secure).fetchone(), LONGEST_WAIT) == (True,)


async def test_an_issuer_that_only_the_test_trusts_is_not_trusted_by_this_computer(
    secure: Secure,
    own_postgres: OwnPostgres,
    certificates: Path,
    trusted: Path,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    # Nor by a Python that does not know where the system keeps its certificates.
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "missing"))
    address = secure(Kind.GOOD)
    assert (await trouble_with(address)).case is SharedCase.CERTIFICATE_ISSUER
    # And a file that is not there is named.
    options = f"?sslmode=verify-full&sslrootcert={trusted}.missing"
    trouble = await trouble_with(own_postgres.address(address.database, host="localhost", options=options))
    assert trouble.case is SharedCase.CERTIFICATE
    assert f"{trusted}.missing" in str(trouble.values["detail"])


def stored_in_windows(root: Path) -> Callable[[str], list[tuple[bytes, str, bool]]]:
    """Return a stand-in for ssl.enum_certificates on a Windows that trusts ``root``."""
    certificate = ssl.PEM_cert_to_DER_cert(root.read_text("ascii"))
    return lambda store: [(certificate, "x509_asn", True)] if store == "ROOT" else []


async def test_an_issuer_that_windows_trusts_is_trusted(
    secure: Secure, certificates: Path, trusted: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # GIVEN a Windows that knows the company's own authority
    monkeypatch.setenv("APPDATA", str(tmp_path))
    monkeypatch.setattr("menagerie.system.network.is_windows", lambda: True)
    monkeypatch.setattr(ssl, "enum_certificates", stored_in_windows(trusted), raising=False)
    address = secure(Kind.GOOD)
    # THEN libpq trusts it too
    async with opened(address, desk_password()) as store:
        await store.connected(LONGEST_WAIT)
    # WHEN Windows knows another one alone, THEN the next connection says so
    other = stored_in_windows(certificates / f"{Kind.SELF_SIGNED}.crt")
    monkeypatch.setattr(ssl, "enum_certificates", other, raising=False)
    assert (await trouble_with(address)).case is SharedCase.CERTIFICATE_ISSUER


@pytest.mark.thorough
async def test_windows_fetches_a_public_issuer_for_the_next_connection(
    secure: Secure, certificates: Path, trusted: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Judge(ssl.SSLContext):
        """Windows' own: as it judges, it stores the public root that it lacked."""

        def wrap_socket(self, *arguments: Any, **options: Any) -> ssl.SSLSocket:
            monkeypatch.setattr(ssl, "enum_certificates", stored_in_windows(trusted), raising=False)
            self.load_verify_locations(trusted)
            return super().wrap_socket(*arguments, **options)

    monkeypatch.setenv("APPDATA", str(tmp_path))
    for module in ("system.network", "shared.certificates"):
        monkeypatch.setattr(f"menagerie.{module}.is_windows", lambda: True)
    monkeypatch.setattr("truststore.SSLContext", Judge)
    other = stored_in_windows(certificates / f"{Kind.SELF_SIGNED}.crt")
    monkeypatch.setattr(ssl, "enum_certificates", other, raising=False)
    address = secure(Kind.GOOD)
    # The first connection does not know the issuer, and the next one does.
    assert (await trouble_with(address)).case is SharedCase.CERTIFICATE_ISSUER
    async with opened(address, desk_password()) as store:
        await store.connected(LONGEST_WAIT)


async def test_an_issuer_that_a_file_in_the_persons_home_names_is_trusted_but_not_for_ever(
    secure: Secure, trusted: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    own_file = tmp_path / ".postgresql" / "root.crt"
    own_file.parent.mkdir()
    copy2(trusted, own_file)
    assert (await trouble_with(secure(Kind.EXPIRED))).case is SharedCase.CERTIFICATE_EXPIRED


async def test_a_server_without_tls_is_not_spoken_to(postgres: Postgres, shared_database: str) -> None:
    address = postgres.address(shared_database, options="?sslmode=require")
    assert (await trouble_with(address)).case is SharedCase.NOT_SECURE
    # Nor is anything more to be found out about a certificate that it had before.
    assert why_refused(address) is SharedCase.CERTIFICATE


@pytest.mark.parametrize("question", [IN_PLAIN_TEXT, AS_DIGEST], ids=["in plain text", "as a digest"])
async def test_no_password_is_told_to_a_server_without_tls_that_asks_for_it(question: bytes) -> None:
    # GIVEN another program that listens where the server of this computer was
    heard = bytearray()

    async def ask_for_password(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.extend(await reader.readexactly(len(ASK_FOR_TLS)))
        writer.write(b"N")
        heard.extend(await reader.read(LONGEST_MESSAGE))
        writer.write(question)
        heard.extend(await reader.read(LONGEST_MESSAGE))
        writer.close()

    async with await asyncio.start_server(ask_for_password, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        trouble = await trouble_with(parse_shared_address(f"postgresql://{DESK}@127.0.0.1:{port}/shop"))
    # THEN it learns who wants to log in, and no more
    assert heard.startswith(ASK_FOR_TLS)
    assert DESK.encode() in heard
    assert DESK_PASSWORD.encode() not in heard
    assert b"md5" not in heard
    assert trouble.case is SharedCase.NOT_SECURE


@pytest.mark.parametrize(
    ("mode", "question"),
    [("allow", AS_DIGEST), ("prefer", IN_PLAIN_TEXT), ("require", AS_DIGEST), ("require", IN_PLAIN_TEXT)],
    ids=["allow, digest", "prefer, plain", "require, digest", "require, plain"],
)
async def test_no_password_is_told_to_a_server_whose_certificate_nobody_checks(
    certificates: Path, trusted: Path, question: bytes, mode: str
) -> None:
    # GIVEN another program with a certificate of its own
    heard = bytearray()

    async def ask_for_password(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if await reader.readexactly(len(ASK_FOR_TLS)) == ASK_FOR_TLS:
            writer.write(b"S")
            await writer.start_tls(tls_of(certificates, Kind.SELF_SIGNED))
        await reader.read(LONGEST_MESSAGE)
        writer.write(question)
        heard.extend(await reader.read(LONGEST_MESSAGE))
        writer.close()

    async with await asyncio.start_server(ask_for_password, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        address = parse_shared_address(f"postgresql://{DESK}@127.0.0.1:{port}/shop?sslmode={mode}")
        trouble = await trouble_with(address)
    # THEN it learns no more
    assert heard == b""
    assert trouble.case is SharedCase.NOT_SECURE


async def test_who_asks_for_another_login_gets_it(
    own_postgres: OwnPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = own_postgres.make_database(with_schema=True)
    # GIVEN a way that this server does not offer
    monkeypatch.setenv("PGREQUIREAUTH", "md5")
    async with opened(own_postgres.address(database), desk_password()) as store:
        with pytest.raises(SharedStoreAwayError) as raised:
            await store.connected(LONGEST_WAIT)
    assert "md5" in str(raised.value.values["detail"])


def message(kind: bytes, body: bytes) -> bytes:
    """Return a message of PostgreSQL's protocol."""
    return kind + struct.pack("!i", len(body) + 4) + body


LOGGED_IN, READY = message(b"R", struct.pack("!i", 0)), message(b"Z", b"I")
NONSENSE = {
    "a refusal for a terminal": message(
        b"E", b"SFATAL\0C28000\0M" + "go \x1b[2J\u202emoc.live".encode() + b"\0\0"
    ),
    "an empty refusal": message(b"E", b"\0"),
    "no parameters": LOGGED_IN + READY,
    "an odd version": LOGGED_IN + message(b"S", b"server_version\0\x1b\0") + READY,
    "another protocol": b"HTTP/1.1 400 Bad Request\r\n\r\n",
    "noise": bytes(range(256)) * 40,
    "nothing": b"",
}


@pytest.mark.parametrize("said", NONSENSE)
async def test_a_server_of_nonsense_is_away_and_what_it_says_is_plain(said: str) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readexactly(len(ASK_FOR_TLS))
        writer.write(b"N")
        await reader.read(LONGEST_MESSAGE)
        writer.write(NONSENSE[said])
        writer.close()

    async with await asyncio.start_server(talk, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        trouble = await trouble_with(parse_shared_address(f"postgresql://{DESK}@127.0.0.1:{port}/shop"))
    assert str(trouble.values["detail"]).isprintable()
    assert isinstance(trouble.case, SharedCase)
    assert "unpack" not in why(trouble.case, trouble.values)


# ---- What a trial reports


async def test_each_step_is_reported_as_it_is_done(postgres: Postgres, shared_database: str) -> None:
    trial, reports = await tried(postgres.address(shared_database))
    over_socket, _reports = await tried(postgres.socket_address(shared_database))
    assert (
        over_socket.passed == trial.passed == (*REACHED, TrialStep.LOGIN, TrialStep.SCHEMA, TrialStep.WRITING)
    )
    assert (trial.failed, trial.trouble) == (None, None)
    # On this computer, nothing has to be encrypted.
    assert trial.is_encrypted is False
    assert trial.version == VERSION
    assert [report.passed[-1] for report in reports] == list(trial.passed)


async def test_an_address_that_is_in_no_network() -> None:
    trial, _reports = await tried(parse_shared_address("postgresql://desk@[fe80::1]/shop"))
    assert (trial.passed, trial.failed) == ((NAME,), CONNECTION)
    assert trial.trouble is not None
    assert trial.trouble.case is SharedCase.UNREACHABLE


async def test_a_computer_nearby_that_macos_keeps_us_from(monkeypatch: pytest.MonkeyPatch) -> None:
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
