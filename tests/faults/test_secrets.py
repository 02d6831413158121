"""The key and the passwords are in the keyring, and on the wire to whom they belong: nowhere else.

The real application uses a service behind a proxy and a shared store, meets errors of all three, is looked
at from outside and crashes; then everything that it has left is searched.
"""

import json
import resource
import signal
import stat
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import quote

import httpx
import pytest
from psycopg import sql

from menagerie.credentials.keys import PROXY_SERVICE_NAME, SERVICE_NAME, SHARED_SERVICE_NAME
from menagerie.domain.cases import AnswerCase, GeneralCase
from support.connect_proxy import ConnectProxy, connect_proxy
from support.desktop.deadlines import wait_until
from support.desktop.traces import is_in, traces_of
from support.import_command import write_csv
from support.looked_at import listeners_of, looking_at
from support.patience import LONGEST_WAIT
from support.postgres import DESK, Postgres
from support.postgres_certificates import ELSEWHERE, Kind, make_certificates, tls_of
from support.raw_server import Conversation, RawServer, answer, as_json, raw_server, scripted
from support.real_application import RealApplication, imported, started
from support.sentences import CRASHED, NEWEST_ENTRIES, NOT_SHARING, title
from support.served import in_a_thread
from support.system_keyring import Entries

KEY = "key-of-the-secrets-Jx52-mKq8"
PROXY_PASSWORD = "proxy pässword/Hv31&Lr%"
SHARED_PASSWORD = "shared password:Dn67@Tz"
SECRETS = (KEY, PROXY_PASSWORD, SHARED_PASSWORD)
PERSON = "anna"
STAGING = ("--environment", "staging", "--log-level", "debug")
REX = {"id": 1, "name": "Rex", "categoryId": 7, "status": "available"}
ECHO = as_json({"code": KEY, "message": f"You sent {KEY} and {quote(KEY)}", "status": 500})
SAMPLES = 100
# Databases, preferences, the lock.
SOME_FILES = 8
PRIVATE_FOLDER = 0o700
# Linux hands a dump to the program that collects them with any other limit, also with 0.
NO_DUMP_AT_ALL = 1


class World(NamedTuple):
    """What the application meets. While ``failures`` has some, the service answers with these."""

    folder: Path
    home: Path
    base_url: str
    server: RawServer
    proxy: ConnectProxy
    postgres: Postgres
    database: str
    user: str
    keyring: Entries
    variables: dict[str, str]
    failures: deque[bytes]

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def is_shared(self) -> bool:
        """Tell whether the application is connected to the shared store."""
        return bool(self._rows("SELECT 1 FROM pg_stat_activity WHERE usename = %s", self.user))

    def refuse_logins(self) -> None:
        """Let the shared store take the password no more, and end the connections that there are."""
        with self.postgres.connect() as connection:
            connection.execute(sql.SQL("ALTER ROLE {} PASSWORD 'another'").format(sql.Identifier(self.user)))
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = %s", [self.user]
            )

    def store_content(self) -> bytes:
        """Return all rows of the shared store, what its server shows of connections, and its log."""
        tables = self._rows("SELECT tablename FROM pg_tables WHERE schemaname = 'menagerie'")
        assert tables
        content = repr(self._rows("SELECT a::text FROM pg_stat_activity a"))
        for table in tables:
            content += repr(self._rows(f"TABLE menagerie.{table}"))
        return content.encode() + (self.postgres.folder / "log").read_bytes()

    def _rows(self, statement: str, *values: str) -> list[str]:
        with self.postgres.connect(self.database) as connection:
            rows = connection.execute(statement.encode(), values).fetchall()
        return [str(row[0]) if len(row) == 1 else repr(row) for row in rows]

    def check(self) -> None:
        """Check who has learnt what, and that nothing is left on the disk."""
        assert self.server.requests
        for request in self.server.requests:
            own = f"Authorization: Bearer {KEY}\r\n".encode()
            assert request.count(own) == 1
            assert_has_none(request.replace(own, b""))
        assert self.proxy.heads
        for head in self.proxy.heads:
            assert head.startswith(f"CONNECT {ELSEWHERE}:".encode())
            # Its own password is for it.
            assert not is_in(head, KEY)
            assert not is_in(head, SHARED_PASSWORD)
        assert_has_none(self.store_content())
        for secret in SECRETS:
            assert traces_of(secret, [self.folder, self.home]) == []


def assert_has_none(content: bytes | str) -> None:
    content = content.encode() if isinstance(content, str) else content
    for secret in SECRETS:
        assert not is_in(content, secret), content


def closing(status: int, body: bytes = b"", **headers: str) -> bytes:
    """Return an answer after which the connection is closed, which the proxy would tell a little late."""
    return answer(status, body, {"Connection": "close", **headers})


def make_user(postgres: Postgres, database: str) -> str:
    """Make a user of the database with the marked password, and return its name."""
    name = f"anna_of_{database}"
    with postgres.connect() as connection:
        # Hashed here, as a good client does: the server's own log is searched too.
        hashed = connection.pgconn.encrypt_password(SHARED_PASSWORD.encode(), name.encode(), b"scram-sha-256")
        statement = sql.SQL("CREATE ROLE {} LOGIN IN ROLE {} PASSWORD {}")
        connection.execute(
            statement.format(sql.Identifier(name), sql.Identifier(DESK), sql.Literal(hashed.decode()))
        )
        # Every statement with its values.
        connection.execute(
            sql.SQL("ALTER DATABASE {} SET log_statement = 'all'").format(sql.Identifier(database))
        )
    return name


@pytest.fixture
def world(tmp_path: Path, postgres: Postgres, shared_database: str) -> Iterator[World]:
    # Not below what is searched.
    certificates = tmp_path / "tls"
    certificates.mkdir()
    issuer = make_certificates(certificates)
    folder = tmp_path / "searched"
    (folder / "data").mkdir(parents=True, mode=PRIVATE_FOLDER)
    failures: deque[bytes] = deque()

    async def service(conversation: Conversation) -> None:
        if failures:
            await conversation.send(failures.popleft())
        elif conversation.request.startswith(b"POST"):
            await conversation.send(closing(201, as_json(REX)))
        else:
            await conversation.send(closing(200, as_json([REX])))

    user = make_user(postgres, shared_database)
    store = postgres.address(shared_database, user)
    with (
        # The path of a socket is short.
        TemporaryDirectory(prefix="menagerie-home-") as home,
        in_a_thread(raw_server(service, tls=tls_of(certificates, Kind.OTHER_HOST))) as server,
        in_a_thread(connect_proxy(server.port, (PERSON, PROXY_PASSWORD))) as proxy,
    ):
        base_url = f"https://{ELSEWHERE}:{server.port}/v1"
        preferences = {
            "proxy": "address",
            "proxy_address": proxy.address,
            "proxy_user": PERSON,
            "ca_file": str(issuer),
        }
        (folder / "data/preferences.json").write_text(json.dumps(preferences), encoding="utf-8")
        stated = f'[staging]\nbase_url = "{base_url}"\nshared = "{store.text}"\n'
        (folder / "data/environments.toml").write_text(stated, encoding="utf-8")
        keyring = [
            (SERVICE_NAME, base_url, KEY),
            (PROXY_SERVICE_NAME, f"{PERSON}@{proxy.address}", quote(PROXY_PASSWORD, safe="")),
            (SHARED_SERVICE_NAME, store.origin, SHARED_PASSWORD),
        ]
        names = ("HOME", "TMPDIR", "XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CACHE_HOME")
        variables = dict.fromkeys(names, home)
        place = (folder, Path(home), base_url, server, proxy, postgres)
        yield World(*place, shared_database, user, keyring, variables, failures)
    with postgres.connect(shared_database) as connection:
        connection.execute(
            sql.SQL("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = {}").format(user)
        )
        for statement in ("DROP OWNED BY {}", "DROP ROLE {}"):
            connection.execute(sql.SQL(statement).format(sql.Identifier(user)))


@pytest.fixture
def _dumps_would_be_written() -> Iterator[None]:
    former = resource.getrlimit(resource.RLIMIT_CORE)
    resource.setrlimit(resource.RLIMIT_CORE, (former[1], former[1]))
    yield
    resource.setrlimit(resource.RLIMIT_CORE, former)


def assert_dumps_hold_nothing(process: int) -> None:
    """Check that no core dump of a process would hold a key."""
    soft, hard = resource.prlimit(process, resource.RLIMIT_CORE)
    assert soft == NO_DUMP_AT_ALL
    # Who examines crashes of programs that it starts, such as a browser, may allow it.
    assert hard == resource.getrlimit(resource.RLIMIT_CORE)[1]
    # And one that is made where an administrator has set it to 0 has nothing of the memory.
    assert int(Path(f"/proc/{process}/coredump_filter").read_text(encoding="ascii"), 16) == 0


def read_report(application: RealApplication) -> str:
    """Open the support report with all that a person can add, copy it, and return it as it was copied."""
    application.press("itTeamAction")
    application.press("supportDialogTab")
    application.wait_for(NEWEST_ENTRIES)
    application.press("supportNamesBox")
    application.press("copyReportButton")

    def copied() -> str:
        text: str = application.tell("clipboard")
        return text if NEWEST_ENTRIES in text else ""

    return wait_until("the copied report", copied)


@pytest.mark.usefixtures("_dumps_would_be_written")
def test_the_window_lets_no_secret_out_in_use_in_errors_and_in_a_crash(world: World) -> None:
    options = {"keyring": world.keyring, "variables": world.variables}
    with (
        started(world.data, *STAGING, **options) as application,  # type: ignore[arg-type] # both are there
        looking_at(application.process.pid) as seen,
    ):
        # GIVEN a window with animals from behind the proxy, that shares with others
        application.wait_until(lambda look: look["rows"] == 1, "a row")
        wait_until("the shared store", world.is_shared)
        assert_dumps_hold_nothing(application.process.pid)
        assert_has_none(world.store_content())

        # WHEN everything is opened that could show one
        for action in ("itTeamAction", "logDialogTab", "settingsAction", "environmentsAction"):
            application.press(action)
            assert_has_none(application.look()["texts"])
        assert_has_none(read_report(application))

        # AND the service fails, and repeats the key as it does
        elsewhere = f"http://127.0.0.1:1/{KEY}"
        for failure, sentence in (
            (closing(500, ECHO), title(AnswerCase.SERVER_FAILED)),
            (closing(302, Location=elsewhere), title(AnswerCase.REDIRECTED)),
            (closing(200, ECHO), title(AnswerCase.UNREADABLE)),
            (closing(401, ECHO), title(AnswerCase.KEY_REFUSED)),
        ):
            # As often as a read may be repeated.
            world.failures.extend([failure] * 3)
            application.press("refreshAction")
            look = application.wait_until(
                lambda look, sentence=sentence: sentence in look["texts"],  # type: ignore[misc]
                sentence,
            )
            assert_has_none(look["texts"])
            world.failures.clear()

        # AND the shared store refuses the password
        world.refuse_logins()
        application.wait_for(NOT_SHARING)
        assert_has_none(application.look()["texts"])
        assert_has_none(read_report(application))

        # AND the process crashes
        application.process.send_signal(signal.SIGSEGV)
        assert application.process.wait(LONGEST_WAIT) == -signal.SIGSEGV
    assert_has_none(seen.content)
    assert b"support.obedient_application" in seen.content
    assert list(world.folder.rglob("core*")) == []

    # THEN the next start tells of the crash, and still nothing is anywhere
    with started(world.data, *STAGING, **options) as application:  # type: ignore[arg-type] # as above
        application.wait_for(CRASHED)
        report = read_report(application)
        assert "Segmentation fault" in report
        assert_has_none(report)
        assert application.end() == 0
    assert_has_none(application.errors)
    world.check()


@pytest.mark.thorough
def test_an_import_lets_no_secret_out(world: World) -> None:
    path = write_csv(world.folder / "delivery.csv", "Rex,7,,", "Bella,7,,", "Max,7,,")
    world.failures.extend([closing(500, ECHO), closing(400, ECHO)])
    said = b""
    with (
        started(
            world.data,
            *("import", "--yes", "--json", path, *STAGING, "--report", world.folder / "rest.csv"),
            keyring=world.keyring,
            variables=world.variables,
        ) as application,
        looking_at(application.process.pid) as seen,
    ):
        assert application.process.stdout is not None
        for line in application.process.stdout:
            said += line.encode()
        assert application.wait() == 3
    assert b"You sent" in said
    assert_has_none(said)
    assert_has_none(seen.content)
    # AND where the key is refused
    world.failures.extend([closing(401, ECHO)] * 3)
    path = write_csv(world.folder / "next.csv", "Luna,7,,")
    status, events, _ = imported(world.data, path, *STAGING, keyring=world.keyring, variables=world.variables)
    assert status in {3, 4}
    assert_has_none(json.dumps(events))
    world.check()


# ---- The files, and the sandbox


@pytest.fixture
def open_home() -> Iterator[Path]:
    """A home that others can enter."""
    with TemporaryDirectory(prefix="menagerie-home-") as home:
        Path(home).chmod(0o755)
        yield Path(home)


@pytest.mark.thorough
def test_all_files_are_for_their_owner_and_the_sandbox_for_this_application_alone(open_home: Path) -> None:
    variables = {
        **dict.fromkeys(("HOME", "TMPDIR", "XDG_RUNTIME_DIR"), str(open_home)),
        "MENAGERIE_STAGING_URL": "http://127.0.0.1:1/v1",
    }
    with started(open_home / "data", variables=variables) as application:
        application.wait_until(lambda look: look["rows"] == SAMPLES, "the samples")
        # WHEN others on this computer guess at the key of the sandbox
        ((host, port),) = listeners_of(application.process.pid)
        assert host == "127.0.0.1"
        with httpx.Client(trust_env=False) as client:
            for guess in (None, "Bearer", "Bearer sandbox", f"Bearer {KEY}", "Basic Og=="):
                headers = {} if guess is None else {"Authorization": guess}
                body = {"name": "Theirs", "categoryId": 7}
                for answered in (
                    client.get(f"http://{host}:{port}/v1/pets", headers=headers),
                    client.post(f"http://{host}:{port}/v1/pets", json=body, headers=headers),
                    client.post(
                        f"http://{host}:{port}/practice", json={"situation": "key_refused"}, headers=headers
                    ),
                ):
                    assert answered.status_code == 401
        # THEN it does nothing for them
        application.press("refreshAction")
        application.wait_for("Updated just now")
        assert application.look()["rows"] == SAMPLES
        # WHEN it has files of each kind, and is killed
        application.press("addAction")
        application.type("nameEdit", "Half typed")
        application.press("cancelButton")
        application.press("stagingAction")
        application.wait_for(title(GeneralCase.KEY_MISSING))
        application.process.send_signal(signal.SIGKILL)
        application.wait()
    # THEN other users can read none of them
    found = {path: stat.S_IMODE(path.lstat().st_mode) for path in open_home.rglob("*")}
    # What it said here belongs to the test.
    found = {path: mode for path, mode in found.items() if "data-output" not in path.parts}
    assert len(found) > SOME_FILES
    wrong = {str(path): oct(mode) for path, mode in found.items() if mode & (stat.S_IRWXG | stat.S_IRWXO)}
    assert wrong == {}


@pytest.mark.thorough
def test_addresses_that_others_planted_get_no_key(tmp_path: Path) -> None:
    # GIVEN a key for the shop's own service, and a file that names another one in its place
    own = "https://animals.example/v1"
    data = tmp_path / "data"
    data.mkdir()
    with in_a_thread(raw_server(scripted(*[answer(200, as_json([REX]))] * 9))) as theirs:
        planted = f'[staging]\nbase_url = "{theirs.base_url}"\n'
        (data / "environments.toml").write_text(planted, encoding="utf-8")
        (data / "environments.toml").chmod(0o666)
        with started(data, *STAGING, keyring=[(SERVICE_NAME, own, KEY)]) as application:
            application.wait_for(title(GeneralCase.KEY_MISSING))
            application.press("keyAction")
            # THEN the person is asked for a key of that address, which is named
            look = application.wait_for("It is sent only to")
            assert f"It is sent only to {theirs.base_url}" in look["texts"]
            assert application.end() == 0
        assert theirs.requests == []
    assert traces_of(KEY, [tmp_path]) == []
