"""A real PostgreSQL server in a folder of its own, which nothing else on this computer can reach or disturb.

It is Debian's package, started directly: neither the system's own cluster nor its configuration is touched.
"""

import atexit
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path

import psycopg
from psycopg import sql

from menagerie.domain.secret import Password
from menagerie.domain.shared_store import SharedAddress, parse_shared_address
from menagerie.shared.schema import migrate
from support.desktop.deadlines import wait_until
from support.patience import LONGEST_WAIT
from support.ports import free_port

ADMINISTRATOR = "postgres"
# Owns the databases of tests, and logs in over TCP with the password.
DESK, DESK_PASSWORD = "desk", "desk password"
_TEMPLATE = "shared_template"
_READY = "ready"
# In the file postmaster.pid.
_STATE_LINE = 7
# What a test loses when the computer fails is no loss, no other server copies this one, and no table grows
# enough for the server to tidy it up. Making and dropping a database takes a third of the time so.
_SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "max_connections": "200",
}

# In memory: a database has 300 files, and a disk's file system spends more time on them than PostgreSQL does.
# Where little memory is set aside for files, as in some containers, the disk has to do.
_MEMORY = Path("/dev/shm")  # noqa: S108 - the folder made in it has a random name
_ROOM = 1024**3

_numbers = count(1)


class Postgres:
    """A server that runs, for this process.

    It listens on a unix socket, where everyone is who they say, and on ``port`` of 127.0.0.1, which asks for
    passwords.
    """

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self._administrator: psycopg.Connection | None = None

    @property
    def host(self) -> str:
        """The folder of the unix socket, as it stands in an address."""
        return str(self.folder).replace("/", "%2F")

    def connect(self, database: str = ADMINISTRATOR, user: str = ADMINISTRATOR) -> psycopg.Connection:
        """Return a connection of a user who need not say a password, in autocommit mode."""
        return psycopg.connect(
            host=str(self.folder), port=self.port, user=user, dbname=database, autocommit=True
        )

    def execute(self, statement: str, database: str = ADMINISTRATOR) -> None:
        """Execute a statement as the administrator."""
        if database == ADMINISTRATOR:
            self._as_administrator().execute(statement.encode())
            return
        with self.connect(database) as connection:
            connection.execute(statement.encode())

    def address(
        self, database: str, user: str = DESK, host: str = "127.0.0.1", options: str = ""
    ) -> SharedAddress:
        """Return the address over TCP, where a password is asked for."""
        return parse_shared_address(f"postgresql://{user}@{host}:{self.port}/{database}{options}")

    def socket_address(self, database: str, user: str = DESK) -> SharedAddress:
        """Return the address over the unix socket, where no password is asked for."""
        return self.address(database, user, self.host)

    def make_roles_and_template(self) -> None:
        """Make the role of the desks, and a database with our schema that others are copied from."""
        self.execute(f"CREATE ROLE {DESK} LOGIN PASSWORD '{DESK_PASSWORD}'")
        self.execute(f"CREATE DATABASE {_TEMPLATE} OWNER {DESK}")
        with self.connect(_TEMPLATE, DESK) as connection:
            migrate(connection)

    def make_database(self, *, with_schema: bool) -> str:
        """Make a database for one test, and return its name. It is empty, or has our schema."""
        # One server is for all processes of a run.
        name = f"test_{os.getpid()}_{next(_numbers)}"
        template = _TEMPLATE if with_schema else "template1"
        statement = sql.SQL("CREATE DATABASE {} OWNER {} TEMPLATE {} STRATEGY file_copy")
        self._as_administrator().execute(statement.format(*map(sql.Identifier, (name, DESK, template))))
        return name

    def drop_database(self, name: str) -> None:
        """Drop a database; what is connected to it loses the connection."""
        statement = sql.SQL("DROP DATABASE {} WITH (FORCE)")
        self._as_administrator().execute(statement.format(sql.Identifier(name)))

    def _as_administrator(self) -> psycopg.Connection:
        """Return a connection that is kept: each is a process of the server, which takes long to begin."""
        if self._administrator is None:
            self._administrator = self.connect()
        return self._administrator

    def disconnect(self) -> None:
        """Close the connection that is kept."""
        if self._administrator is not None:
            self._administrator.close()
            self._administrator = None


class OwnPostgres(Postgres):
    """A server of the one who made it: ``start`` and ``stop`` it, ``kill`` and ``stall`` it.

    Its socket and its port stay the same when it is started again.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, free_port())
        self.data = folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        _run("cp", "--archive", str(_new_data()), str(self.data))

    def start(self, settings: Mapping[str, str] | None = None, largest_file: int | None = None) -> None:
        """Start the server with settings of postgresql.conf, and wait until it takes connections.

        On reaching ``largest_file``, in bytes, its files fail as on a full disk.
        """
        everything = {**_SETTINGS, "unix_socket_directories": str(self.folder), **(settings or {})}
        everything |= {"listen_addresses": "127.0.0.1", "port": str(self.port)}
        words = [f"--{name}={value}" for name, value in everything.items()]
        limit = () if largest_file is None else ("prlimit", f"--fsize={largest_file}", "--")
        log = (self.folder / "log").open("ab")
        with log:
            self._process = subprocess.Popen(
                [*limit, *_other_user()[0], _program("postgres"), "-D", str(self.data), *words],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        wait_until("a server that takes connections", self._is_ready, otherwise=self._newest_log)

    def stop(self) -> None:
        """Stop the server: connections are closed by it."""
        self.disconnect()
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(LONGEST_WAIT)
            self._process = None

    def kill(self) -> None:
        """Kill all processes of the server at once, as a power cut does."""
        self.disconnect()
        if self._process is not None:
            processes = self._stopped()
            for process in processes:
                # A child that had ended is gone with the server, which is the first.
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            self._process.wait(LONGEST_WAIT)
            self._process = None
            # The kernel closes what the dead held, such as the memory that they shared, before they are gone.
            wait_until("the death of the server", lambda: not any(map(_is_alive, processes)))
            wait_until("the death of the server", self._takes_no_connections)

    @contextmanager
    def stalled(self) -> Iterator[None]:
        """Let the server do nothing in the block; it keeps its connections."""
        stopped = self._stopped()
        try:
            yield
        finally:
            # The server last: until then, the number of a child that has ended stays its own.
            for process in reversed(stopped):
                os.kill(process, signal.SIGCONT)

    def _is_ready(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self.folder / "log").read_text()
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        is_own = bool(lines) and lines[0] == str(self._process.pid)
        return is_own and len(lines) > _STATE_LINE and lines[_STATE_LINE].strip() == _READY

    def _takes_no_connections(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) != 0

    def _stopped(self) -> list[int]:
        """Let the server and its children stand still; return their ids, the server's first."""
        assert self._process is not None
        parent = self._process.pid
        # First, so that it starts no further ones.
        os.kill(parent, signal.SIGSTOP)
        children = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            fields = _stat(stat)
            if fields and int(fields[1]) == parent:
                children.append(int(stat.parent.name))
        for child in children:
            os.kill(child, signal.SIGSTOP)
        return [parent, *children]

    def _newest_log(self) -> str:
        return (self.folder / "log").read_text()[-2000:]


def _stat(file: Path) -> list[str]:
    """Return the state of a process, its parent and more; nothing where there is no such process any more."""
    try:
        # The name in parentheses may have spaces.
        return file.read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def _is_alive(process: int) -> bool:
    # One that its parent has not heard of yet holds nothing any more.
    return _stat(Path(f"/proc/{process}/stat"))[:1] not in ([], ["Z"], ["X"])


@contextmanager
def running_postgres() -> Iterator[OwnPostgres]:
    """Start a server for the block."""
    folder = _new_folder()
    try:
        server = OwnPostgres(folder)
        server.start()
        try:
            server.make_roles_and_template()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def desk_password() -> Password:
    """Return the password of the role ``desk``."""
    return Password(DESK_PASSWORD)


@cache
def _new_data() -> Path:
    """Return what initdb makes, for all servers of this process to copy: that takes a tenth of the time."""
    folder = _new_folder()
    atexit.register(shutil.rmtree, folder)
    words = ["--no-sync", "--auth-local=trust", "--auth-host=scram-sha-256", "--encoding=UTF8", "--locale=C"]
    _run("initdb", f"--pgdata={folder / 'data'}", f"--username={ADMINISTRATOR}", *words)
    return folder / "data"


def _new_folder() -> Path:
    """Return a new folder of the user that PostgreSQL runs as."""
    # Not below pytest's own folder, which no other user may enter; and a socket's path is short.
    has_room = _MEMORY.is_dir() and shutil.disk_usage(_MEMORY).free > _ROOM
    folder = Path(tempfile.mkdtemp(prefix="menagerie-postgres-", dir=_MEMORY if has_room else None))
    _prefix, uid, gid = _other_user()
    os.chown(folder, uid, gid)
    folder.chmod(0o755)
    return folder


def _run(program: str, *words: str) -> None:
    command = [*_other_user()[0], _program(program), *words]
    # In a folder that the other user may enter too.
    subprocess.run(command, check=True, cwd="/", capture_output=True, timeout=LONGEST_WAIT)


def _program(name: str) -> str:
    """Return the path of a program of the server, of the newest version: Debian puts none on the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    found = shutil.which(name, path=os.pathsep.join(map(str, [*reversed(folders), *os.get_exec_path()])))
    assert found is not None, f"PostgreSQL's program {name} is missing: install the package postgresql"
    return found


def _other_user() -> tuple[Sequence[str], int, int]:
    """Return what starts a program as a user that PostgreSQL accepts, and its ids: it never runs as root."""
    if os.geteuid() != 0:
        return (), os.getuid(), os.getgid()
    import pwd  # noqa: PLC0415 - Windows has none

    user = pwd.getpwnam(ADMINISTRATOR)
    ids = (f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}")
    return ("setpriv", *ids, "--init-groups", "--"), user.pw_uid, user.pw_gid
