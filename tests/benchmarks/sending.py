"""The speed of adds through the outbox, on a plan without a limit.

Each add is written to the disk before it is sent, and its result afterwards. Bare httpx posts the same to the
same cheap server in another process. They take turns, in a process without a window, together with bare httpx
that does the least to keep an add safe from a power cut: it writes one row to the disk before sending, on
another thread, because a window's own thread must not wait for a disk.
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
from menagerie.domain.plan import enterprise
from menagerie.outbox.entry import Typed
from support.comparison import Comparison, at_most, ratio_at_least, report
from support.large_catalogue import kept_catalogue
from support.outbox_desk import KEY, Desk, outbox_desk
from support.plain_server import plain_server

_PORTIONS = 10
_KNOWN = 1_000_000
_MB = 1e6
_RESULTS = Path(__file__).parents[2] / "build" / "benchmarks"


def typed(count: int) -> Iterator[Typed]:
    """Return different animals as a person may type them."""
    return (Typed(f"Bella {number}", str(number % 40), "available") for number in range(count))


async def measure(base_url: str, folder: Path, rows: int) -> list[Comparison]:
    """Measure the outbox and bare httpx in turns."""
    portion = max(1, rows // _PORTIONS)
    async with outbox_desk(base_url, folder, clock=SystemClock()) as desk:
        desk.session.governor.choose_plan(enterprise(None, None))
        headers = {"Authorization": f"Bearer {KEY.reveal()}"}
        async with httpx.AsyncClient(base_url=base_url, headers=headers) as client:
            queued, ours, bare, kept, memory = [], [], [], [], []
            for number in range(_PORTIONS):
                bare.append(await _post(client, portion))
                kept.append(await _post_kept(client, folder / f"kept-{number}.sqlite3", portion))
                # The first turn imports everything and fills every cache.
                memory.append(_memory())
                began = time.perf_counter()
                await desk.outbox.queue_all(typed(portion))
                queued.append(portion / (time.perf_counter() - began))
                ours.append(await _send(desk, portion))
        memory.append(_memory())
    return [
        Comparison("sending: adds put in line", "a second", queued),
        Comparison("sending: adds sent", "a second", ours, bare, ratio_at_least(0.8)),
        Comparison("sending: bare httpx, each on the disk before it leaves", "a second", kept, bare),
        Comparison(
            f"sending: memory that {rows - portion:,} more adds take",
            "MB",
            [max(memory[1:]) - memory[1]],
            goal=at_most(20, "MB"),
        ),
    ]


async def _send(desk: Desk, count: int) -> float:
    # Do not count the memory of the test's own records.
    desk.told.clear()
    began = time.perf_counter()
    await desk.sending.send_all()
    return count / (time.perf_counter() - began)


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
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
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
    with plain_server() as base_url, tempfile.TemporaryDirectory(prefix="menagerie-bench-") as name:
        comparisons = asyncio.run(measure(base_url, Path(name), asked.rows))
        if asked.window:
            comparisons += measure_window(base_url, Path(name), asked.window_rows)
    report("sending", comparisons)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
