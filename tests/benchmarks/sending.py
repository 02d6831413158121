"""The speed of an import: the rows of a job through the send queue, on a plan without a limit.

Each add is written to the disk before it is sent, and its result afterwards. Bare httpx posts the same, one
at a time, to the same cheap server in another process, which answers at once or after a round trip. They take
turns, in a process without a window, together with bare httpx that does the least to keep an add safe from a
power cut: it writes one row to the disk before sending, on another thread, because a window's own thread must
not wait for a disk.
Then the real window sends adds with a million known animals, and the time is measured for which its thread is
held.
"""

import argparse
import asyncio
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import httpx

from menagerie.domain.clock import SystemClock
from menagerie.domain.errors import MenagerieError
from menagerie.domain.plan import enterprise
from menagerie.governor.ledger import open_ledger
from menagerie.outbox.entry import Entry, Typed
from menagerie.outbox.job import Job, JobRow
from menagerie.outbox.store import Opened
from menagerie.workflows.listing import Browsing
from menagerie.workflows.queue.send_queue import SendQueue
from support.comparison import Comparison, at_most, command_line, ratio_at_least, report
from support.large_catalogue import kept_catalogue
from support.outbox_desk import KEY, outbox_desk
from support.plain_server import plain_server

_PORTIONS = 10
_KNOWN = 1_000_000
_ROUND_TRIPS = (0.0, 0.05)
_BARE_SECONDS = 5.0
_PREFIX = "menagerie-bench-"
_MB = 1e6
_RESULTS = Path(__file__).parents[2] / "build" / "benchmarks"


def typed(count: int) -> Iterator[Typed]:
    """Return different animals as a person may type them."""
    return (Typed(f"Bella {number}", str(number % 40), "available") for number in range(count))


async def measure(base_url: str, folder: Path, rows: int, round_trip: float) -> list[Comparison]:
    """Measure a job and bare httpx in turns."""
    portion = max(1, rows // _PORTIONS)
    # Bare httpx spends most of a round trip waiting: a few are enough.
    bare_portion = portion if not round_trip else max(1, round(_BARE_SECONDS / round_trip))
    clock = SystemClock()
    async with outbox_desk(
        base_url, folder, clock=clock, ledger=open_ledger(folder / "ledger", clock)
    ) as desk:
        desk.session.governor.choose_plan(enterprise(None, None))
        listener = _Listener()
        queue = SendQueue(desk.outbox, clock, listener)
        queue.connect(desk.session, Browsing(desk.session, desk.catalogue, clock))
        queue.load()
        await listener.loaded.wait()
        headers = {"Authorization": f"Bearer {KEY.reveal()}"}
        async with httpx.AsyncClient(base_url=base_url, headers=headers) as client:
            queued, ours, bare, kept, memory = [], [], [], [], []
            for number in range(_PORTIONS):
                bare.append(await _post(client, bare_portion))
                if not round_trip:
                    kept.append(await _post_kept(client, folder / f"kept-{number}.sqlite3", portion))
                # The first turn imports everything and fills every cache.
                memory.append(_memory())
                began = time.perf_counter()
                await _begin_job(queue, portion)
                queued.append(portion / (time.perf_counter() - began))
                ours.append(await listener.rate(portion))
        memory.append(_memory())
        queue.disconnect()
    what = f"import, round trip {1000 * round_trip:.0f} ms"
    comparisons = [
        Comparison(f"{what}: rows queued", "a second", queued),
        Comparison(f"{what}: rows sent", "a second", ours, bare, ratio_at_least(6 if round_trip else 0.6)),
        Comparison(
            f"{what}: memory that {rows - portion:,} more rows take",
            "MB",
            [max(memory[1:]) - memory[1]],
            goal=at_most(20, "MB"),
        ),
    ]
    if kept:
        comparisons.append(
            Comparison(f"{what}: bare httpx, each on the disk before it leaves", "a second", kept, bare)
        )
    return comparisons


class _Listener:
    """Implements ``QueueListener``: waits until a job has ended."""

    def __init__(self) -> None:
        self.loaded = asyncio.Event()
        self._ended = asyncio.Event()

    async def rate(self, rows: int) -> float:
        """Return how many rows a second were sent until the job ended."""
        began = time.perf_counter()
        self._ended.clear()
        await self._ended.wait()
        return rows / (time.perf_counter() - began)

    def on_loaded(self, queue: SendQueue, opened: Opened) -> None:
        del queue, opened
        self.loaded.set()

    def on_job_changed(self, queue: SendQueue, job: Job) -> None:
        del queue
        if job.ended_at is not None:
            self._ended.set()

    def on_changed(self, queue: SendQueue, entry: Entry) -> None:
        del queue
        raise AssertionError(f"{entry} needs a person")

    def on_row_added(self, queue: SendQueue, entry: Entry) -> None:
        """Nothing is shown."""

    def on_state_changed(self, queue: SendQueue) -> None:
        """Nothing is shown."""

    def on_stopped(self, queue: SendQueue, error: MenagerieError) -> None:
        del queue
        raise error

    def on_run_ended(self, queue: SendQueue, entries: tuple[Entry, ...]) -> None:
        """Only single adds are told."""


async def _begin_job(queue: SendQueue, count: int) -> None:
    rows = [
        JobRow(number, (add.name, add.category, add.status or ""), add)
        for number, add in enumerate(typed(count), start=1)
    ]
    await queue.job_steps.begin_job("delivery.csv", "", "", {}, rows)


async def _post(client: httpx.AsyncClient, count: int) -> float:
    began = time.perf_counter()
    for add in typed(count):
        await _post_one(client, add)
    return count / (time.perf_counter() - began)


async def _post_kept(client: httpx.AsyncClient, path: Path, count: int) -> float:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    with closing(connection):
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE kept (name TEXT, category TEXT, status TEXT)")
        began = time.perf_counter()
        for add in typed(count):
            row = (add.name, add.category, add.status)
            await asyncio.to_thread(connection.execute, "INSERT INTO kept VALUES (?, ?, ?)", row)
            await _post_one(client, add)
        return count / (time.perf_counter() - began)


async def _post_one(client: httpx.AsyncClient, add: Typed) -> None:
    animal = {"name": add.name, "categoryId": int(add.category), "status": add.status}
    (await client.post("/pets", json=animal)).raise_for_status()


def _memory() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / _MB


def measure_window(base_url: str, folder: Path, rows: int) -> list[Comparison]:
    """Send adds from the real window and return for how long its thread was held."""
    # Import Qt only if a window is measured.
    from support.sending_window import SendingWindow  # noqa: PLC0415 - see above

    window = SendingWindow(base_url, folder)
    shutil.copy(kept_catalogue(_RESULTS, _KNOWN), window.catalogue_file)
    window.send(list(typed(rows)))
    probe = window.probe
    what = f"sending from a window that knows {_KNOWN:,} animals"
    return [
        Comparison(f"{what}: adds sent", "a second", [window.rate]),
        Comparison(f"{what}: stall, p99.9", "ms", [1000 * probe.at_most(0.999)], goal=at_most(16, "ms")),
        Comparison(f"{what}: longest stall", "ms", [1000 * probe.longest[0].length]),
    ]


def main(words: Sequence[str]) -> int:
    """Measure, print and store the table; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument("--rows", type=int, default=100_000, help="adds to send (default: %(default)s)")
    parser.add_argument(
        "--window",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="send adds out of the real window as well",
    )
    parser.add_argument(
        "--window-rows", type=int, default=2_000, help="adds to send out of it (default: %(default)s)"
    )
    asked = parser.parse_args(words)
    comparisons: list[Comparison] = []
    for round_trip in _ROUND_TRIPS:
        with plain_server(round_trip) as base_url, tempfile.TemporaryDirectory(prefix=_PREFIX) as name:
            comparisons += asyncio.run(measure(base_url, Path(name), asked.rows, round_trip))
    if asked.window:
        with plain_server() as base_url, tempfile.TemporaryDirectory(prefix=_PREFIX) as name:
            comparisons += measure_window(base_url, Path(name), asked.window_rows)
    report("sending", comparisons)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
