"""What eight real desks send while the store that they share is away, slow, or cut off from some of them.

Each desk is a process that never rests, in real time and over real HTTP, with a line of its own to a real
PostgreSQL. Every kind of trouble lasts a minute, and is measured by itself. All of them take 40 minutes.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from time import monotonic

import msgspec

from menagerie.domain.plan import enterprise
from menagerie.governor.governor import Priority
from support.comparison import Comparison, at_least, at_most, report
from support.limited_server import limited_server
from support.postgres import OwnPostgres, running_postgres
from support.programs import program_environment
from support.shared_desk import Exchange, Task
from support.simulation.limiters import LimiterKind
from support.troubled_line import Line, Trouble, troubled_line

_DESKS = 8
_MINUTE = 60.0
# Until a minute's limit is used evenly: they begin with a burst. And until the last one is connected again.
_BEFORE, _AFTER = 200.0, 45.0
# A response is on its way to a desk for so many seconds before it can keep back those that it tells of it.
_TOLD_AFTER = 0.25
# Percent of the limit.
_LEAST, _LEAST_ALONE = 85, 97
# As a shop runs it; each desk has two connections.
_LASTING = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on", "max_connections": "200"}


class Shop:
    """A server, and the line of each desk to it."""

    def __init__(self, server: OwnPostgres, lines: list[Line]) -> None:
        self.server = server
        self.lines = lines


Passing = Callable[[Shop], Awaitable[None]]


async def killed(shop: Shop) -> None:
    """Kill the server for a minute."""
    shop.server.kill()
    await asyncio.sleep(_MINUTE)
    await asyncio.to_thread(shop.server.start, _LASTING)


async def half_open(shop: Shop) -> None:
    """Let the server answer nothing for a minute; it keeps its connections."""
    with shop.server.stalled():
        await asyncio.sleep(_MINUTE)


def on_lines(desks: int, *troubles: Trouble) -> Passing:
    """Return what lets the lines of so many desks have these troubles for a minute, in turn."""

    async def trouble(shop: Shop) -> None:
        for number, line in enumerate(shop.lines[:desks]):
            await line.be(troubles[number % len(troubles)])
        await asyncio.sleep(_MINUTE)
        for line in shop.lines[:desks]:
            await line.be(Trouble.NONE)

    return trouble


async def nothing(_shop: Shop) -> None:
    """Let a minute pass."""
    await asyncio.sleep(_MINUTE)


# How many desks work, and what happens.
_TROUBLES: dict[str, tuple[int, Passing]] = {
    "killed": (_DESKS, killed),
    "half open": (_DESKS, half_open),
    "late": (_DESKS, on_lines(_DESKS, Trouble.LATE)),
    "one cut off": (_DESKS, on_lines(1, Trouble.CUT)),
    "one silent": (_DESKS, on_lines(1, Trouble.SILENT)),
    "three cut off": (_DESKS, on_lines(3, Trouble.SILENT, Trouble.CUT)),
    "alone at work": (1, nothing),
}


class Seen(msgspec.Struct):
    """What came of one trouble: the requests that were sent in its minute, also by each desk.

    And those of the whole run that were refused, and that left while another desk was told to wait.
    """

    sent: int
    refused: int
    early: int
    by_desk: list[int]


async def measured(name: str, per_minute: int, kind: LimiterKind, priority: Priority) -> Seen:
    """Let the desks work before, during and after a trouble."""
    working, happens = _TROUBLES[name]
    with (
        tempfile.TemporaryDirectory(prefix="away-", dir="/tmp") as folder,
        running_postgres() as server,
        limited_server(kind, per_minute) as base_url,
    ):
        server.stop()
        server.start(_LASTING)
        database = server.make_database(with_schema=True)
        async with AsyncExitStack() as stack:
            lines = []
            for number in range(_DESKS):
                place = Path(folder) / str(number)
                place.mkdir()
                chance = Random(number)  # noqa: S311 - which pieces are late
                lines.append(await stack.enter_async_context(troubled_line(server, place, chance)))
            told: list[list[Exchange]] = [[] for _ in lines]
            seconds = _BEFORE + _MINUTE + _AFTER
            for number, line in enumerate(lines):
                task = Task(
                    base_url,
                    "practice-key",
                    line.address(database).text,
                    str(Path(folder) / str(number)),
                    enterprise(per_minute, None),
                    seconds=seconds,
                    priority=priority,
                    tells=True,
                    rests=number >= working,
                )
                await stack.enter_async_context(_desk(task, told[number]))
            await asyncio.sleep(_BEFORE)
            begun = monotonic()
            await happens(Shop(server, lines))
            ended = begun + _MINUTE
            await asyncio.sleep(_AFTER + 5)
    return _seen(told, begun, ended)


def _seen(told: list[list[Exchange]], begun: float, ended: float) -> Seen:
    everything = [one for desk in told for one in desk]
    waits = [(one.answered_at + _TOLD_AFTER, one.answered_at + one.wait) for one in everything if one.wait]
    by_desk = [sum(begun <= one.sent_at < ended and one.is_ok for one in desk) for desk in told]
    return Seen(
        sum(by_desk),
        sum(not one.is_ok for one in everything),
        sum(any(since < one.sent_at < until for since, until in waits) for one in everything),
        by_desk,
    )


@asynccontextmanager
async def _desk(task: Task, told: list[Exchange]) -> AsyncIterator[None]:
    """Run a desk beside the block, and read what it tells."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "support.shared_desk",
        msgspec.json.encode(task).decode(),
        stdout=asyncio.subprocess.PIPE,
        env=program_environment(),
    )
    assert process.stdout is not None
    output = process.stdout

    async def read() -> None:
        while line := await output.readline():
            if b"sent_at" in line:
                told.append(msgspec.json.decode(line, type=Exchange))

    reading = asyncio.ensure_future(read())
    try:
        yield
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await reading


def main(words: Sequence[str]) -> int:
    """Measure, print and store the table; return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--troubles", choices=_TROUBLES, nargs="+", default=list(_TROUBLES))
    parser.add_argument("--per-minute", type=int, default=300, help="(default: %(default)s)")
    parser.add_argument(
        "--kind", choices=[one.value for one in LimiterKind], default=LimiterKind.SLIDING.value
    )
    parser.add_argument("--clicks", action="store_true", help="ask as a person does, without a pace")
    asked = parser.parse_args(words)
    comparisons = []
    for name in asked.troubles:
        priority = Priority.PERSON if asked.clicks else Priority.BACKGROUND
        seen = asyncio.run(measured(name, asked.per_minute, asked.kind, priority))
        used = 100 * seen.sent / asked.per_minute
        least = _LEAST_ALONE if _TROUBLES[name][0] == 1 else _LEAST
        comparisons += [
            Comparison(f"away, {name}: used", "%", [used], goal=at_least(least, "%")),
            Comparison(f"away, {name}: 429s", "", [seen.refused], goal=at_most(0, "")),
            Comparison(f"away, {name}: early requests", "", [seen.early], goal=at_most(0, "")),
        ]
        print(
            f"{name}: {used:.1f} % used {seen.by_desk}, {seen.refused} 429s, {seen.early} early", flush=True
        )
    report("away", comparisons)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
