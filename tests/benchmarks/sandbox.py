"""The speed of the sandbox: with 1,000,000 animals against 1,000, and against a bare Starlette route.

Each server is a separate process, and they take turns. Lists are requested one after another on one
connection. For the requests a second, several connections keep the server busy; the bare route returns the
same twenty animals from memory, on uvicorn with h11 like the sandbox.
"""

import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import median
from urllib.parse import urlsplit

from menagerie.sandbox.store import NewAnimal, Store
from support.comparison import Comparison, command_line, ratio_at_least, ratio_at_most, report
from support.large_catalogue import animals

_FEW, _MANY = 1_000, 1_000_000
_KEY = "sk-of-the-benchmark"
# A plan whose limits are never reached.
_PLAN = "999999999/999999999"
_CONNECTIONS = 8
_LARGEST_PIECE = 65_536
_QUESTIONS = ("", "?limit=100", "?limit=100&status=pending")
_BARE_ROUTE = Path(__file__).parent / "references" / "bare_route.py"


class Connection:
    """A persistent connection that costs as little as possible, so that the server is measured."""

    def __init__(self, port: int, question: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port))
        head = [f"GET /v1/pets{question} HTTP/1.1", "Host: localhost", f"Authorization: Bearer {_KEY}"]
        self._request = "\r\n".join([*head, "", ""]).encode()

    def ask(self) -> None:
        """Send the request."""
        self._socket.sendall(self._request)

    def receive(self) -> bytes:
        """Return the body of the response, whose status must be 200."""
        received = b""
        while b"\r\n\r\n" not in received:
            received += self._socket.recv(_LARGEST_PIECE)
        head, _, body = received.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200"), head
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
        while len(body) < length:
            body += self._socket.recv(_LARGEST_PIECE)
        return body

    def close(self) -> None:
        """Close the connection."""
        self._socket.close()


def fill(database: Path, count: int) -> None:
    """Make the sandbox's database with this number of animals."""
    made = Random(count)  # noqa: S311 - names of animals are no secret
    samples = [NewAnimal(one.name, one.category_id, one.status) for one in animals(min(count, _FEW))]
    Store(database, [made.choice(samples) for _number in range(count)]).close()


@contextmanager
def server(*command: str | Path) -> Iterator[int]:
    """Run a server that prints a line when it listens, and yield its port."""
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = json.loads(process.stdout.readline())
            port = said if isinstance(said, int) else urlsplit(said["base_url"]).port
            assert port is not None
            yield port
        finally:
            process.terminate()


def sandbox(stack: ExitStack, database: Path) -> int:
    """Start a sandbox and return its port."""
    options = ("--plan", _PLAN, "--api-key", _KEY, "--database", database)
    return stack.enter_context(server("-m", "menagerie.sandbox", *options))


def answer_times(port: int, question: str, count: int) -> list[float]:
    """Return how many microseconds each of ``count`` requests took, one after another."""
    connection = Connection(port, question)
    times = []
    for _number in range(count):
        began = time.perf_counter()
        connection.ask()
        connection.receive()
        times.append(1e6 * (time.perf_counter() - began))
    connection.close()
    return times


def requests_a_second(port: int, count: int) -> float:
    """Return the requests that a server answers in a second when more are always waiting."""
    connections = [Connection(port, "") for _number in range(_CONNECTIONS)]
    began = time.perf_counter()
    for _turn in range(count // _CONNECTIONS):
        for connection in connections:
            connection.ask()
        for connection in connections:
            connection.receive()
    seconds = time.perf_counter() - began
    for connection in connections:
        connection.close()
    return count // _CONNECTIONS * _CONNECTIONS / seconds


def measure(folder: Path, turns: int, count: int) -> Iterator[Comparison]:
    """Measure the servers in turns."""
    with ExitStack() as stack:
        ports = {}
        for known in (_FEW, _MANY):
            database = folder / f"animals-{known}.sqlite3"
            fill(database, known)
            ports[known] = sandbox(stack, database)
        for question in _QUESTIONS:
            middles: dict[int, list[float]] = {known: [] for known in ports}
            for _turn in range(turns):
                for known, values in middles.items():
                    values.append(median(answer_times(ports[known], question, count)))
            what = f"sandbox: GET /pets{question}, p50, {_MANY:,} animals against {_FEW:,}"
            yield Comparison(what, "µs", middles[_MANY], middles[_FEW], ratio_at_most(1.2))
        given = folder / "answer.json"
        given.write_bytes(_answer(ports[_FEW]))
        bare = stack.enter_context(server(_BARE_ROUTE, given))
        theirs, ours = [], []
        for _turn in range(turns):
            theirs.append(requests_a_second(bare, count))
            ours.append(requests_a_second(ports[_FEW], count))
        what = "sandbox: requests, against a bare Starlette route"
        yield Comparison(what, "a second", ours, theirs, ratio_at_least(0.5))


def _answer(port: int) -> bytes:
    connection = Connection(port, "")
    connection.ask()
    body = connection.receive()
    connection.close()
    return body


def main(words: Sequence[str]) -> int:
    """Measure, print and store the table; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument("--turns", type=int, default=10, help="turns of each server (default: %(default)s)")
    parser.add_argument("--requests", type=int, default=400, help="of each turn (default: %(default)s)")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="menagerie-bench-") as folder:
        report("sandbox", list(measure(Path(folder), asked.turns, asked.requests)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
