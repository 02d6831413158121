"""One connection to PostgreSQL, for the thread that owns it.

It imports psycopg, which takes a while: import it on that thread.
"""

import contextlib
import logging
import math
import socket
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import psycopg
from psycopg import sql
from psycopg.rows import TupleRow

from menagerie import __version__
from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import SharedStoreError
from menagerie.domain.secret import Password
from menagerie.domain.shared_store import SharedAddress, TlsMode
from menagerie.shared.certificates import trusted_certificates

# psycopg warns of each transaction that a lost connection ends. The error itself becomes one of ours.
logging.getLogger("psycopg").setLevel(logging.ERROR)

T = TypeVar("T")
Connection: TypeAlias = psycopg.Connection[TupleRow]

SCHEMA = "menagerie"

# Seconds for each address of the host: TCP, TLS and login.
CONNECT_SECONDS = 5
# A dead peer is noticed about a minute after the last byte, and 10 s after one that was not acknowledged.
_KEEPALIVES = {
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# The server may not be the one that is meant: no certificate is checked.
_UNSECURED = {TlsMode.DISABLE, TlsMode.ALLOW, TlsMode.PREFER, TlsMode.REQUIRE}
# A server need not ask for anything: who runs on the same computer may be known to it.
_SAFE_METHODS = b"scram-sha-256,none"
# Milliseconds. A desk that is suspended within a transaction must not hold the locks of all others longer.
_LONGEST_PAUSE_IN_TRANSACTION = 2_000


class Link:
    """A connection to the store, and a second handle of its socket, through which any thread can break it.

    Raises psycopg.Error if it cannot be made, OSError if the certificates of the system cannot be read, and
    SharedStoreError if libpq is too old to protect the password.
    """

    def __init__(self, address: SharedAddress, password: Password | None, part: str) -> None:
        """Connect. ``part`` tells administrators what the connection is for."""
        with trusted_certificates(address) as certificates:
            parameters = _parameters(address, password, part, certificates)
            self.connection: Connection = psycopg.connect(**parameters, autocommit=True)
        self._statement_timeout = 0
        with contextlib.ExitStack() as opened:
            opened.callback(self.connection.close)
            self._socket = opened.enter_context(_second_handle(self.connection))
            self.connection.execute(
                f"SET search_path TO {SCHEMA}, pg_temp; SET client_min_messages TO error; "
                # Who has waited for a lock must see what was written meanwhile.
                "SET default_transaction_isolation TO 'read committed'; "
                f"SET idle_in_transaction_session_timeout TO {_LONGEST_PAUSE_IN_TRANSACTION}"
            )
            # Both stay open.
            opened.pop_all()

    def do(self, work: Callable[[Connection], T], within: float) -> T:
        """Return what ``work`` returns. The server cancels each of its statements after ``within`` seconds.

        Raises what ``work`` raises.
        """
        milliseconds = max(1, math.ceil(within * 1000))
        if milliseconds != self._statement_timeout:
            self.connection.execute(f"SET statement_timeout TO {milliseconds}")
            self._statement_timeout = milliseconds
        return work(self.connection)

    def listen(self, channel: str, within: float) -> None:
        """Let the server notify of ``channel``. Raises psycopg.Error."""
        statement = sql.SQL("LISTEN {}").format(sql.Identifier(channel))
        self.do(lambda connection: connection.execute(statement), within)

    def hear(self) -> None:
        """Take in what the server has sent by itself. Raises psycopg.Error if the connection was lost."""
        self.connection.pgconn.consume_input()
        while notice := self.connection.pgconn.notifies():
            handler = self.connection.pgconn.notify_handler
            if handler is not None:
                handler(notice)

    @property
    def is_broken(self) -> bool:
        """Whether the connection is known to have ended."""
        return self.connection.closed

    def break_off(self) -> None:
        """End the connection at once, from any thread: what waits for an answer of the server fails."""
        # It may have ended by itself.
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close the connection; on its own thread."""
        self.connection.close()
        self._socket.close()


def _second_handle(connection: Connection) -> socket.socket:
    # Only shut down and closed, for which the family does not matter.
    return socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM)


def _parameters(
    address: SharedAddress, password: Password | None, part: str, certificates: str
) -> dict[str, Any]:
    """Return libpq's parameters. Without a password, libpq looks for one (.pgpass, PGPASSWORD)."""
    parameters: dict[str, Any] = {
        "user": address.user,
        "host": address.host,
        # Not that of PGHOSTADDR: an address on this computer would lead to another one, without TLS.
        "hostaddr": "",
        "port": address.port,
        "dbname": address.database,
        "sslmode": address.tls.value,
        # TLS encrypts; a search for Kerberos tickets could take long.
        "gssencmode": "disable",
        "connect_timeout": CONNECT_SECONDS,
        "application_name": f"Menagerie {__version__} {part}".strip(),
        "client_encoding": "UTF8",
        **_KEEPALIVES,
    }
    # With certificates to trust, libpq checks also where TLS is only required.
    is_checked = address.tls is TlsMode.REQUIRE and address.certificates
    if address.tls in _UNSECURED and not is_checked:
        # While the server is away, another user of the computer can listen in its place, and ask for the
        # password, or for a digest of it that can be guessed from.
        # The person's own settings may ask for something else.
        asked = {one.keyword: one.val for one in psycopg.pq.Conninfo.get_defaults()}
        if b"require_auth" not in asked:
            # Before version 16, libpq tells a password to a server that asks for it in plain text.
            raise SharedStoreError(SharedCase.LIBRARY)
        parameters["require_auth"] = (asked.get(b"require_auth") or _SAFE_METHODS).decode()
    if password is not None:
        parameters["password"] = password.reveal()
    if certificates:
        parameters["sslrootcert"] = certificates
    return parameters
