"""Opens an outbox, uses it and closes it, as one session of the application does."""

import shutil
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from menagerie.outbox.departure_log import DepartureLog, Logged
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.outbox.store import Opened, Outbox
from support.clock import VirtualClock
from support.idle_loop import run

NOW = 1_800_000_000.0
Use = Callable[[Outbox], Coroutine[Any, Any, None]]


@asynccontextmanager
async def outbox_at(path: Path, at: float = NOW) -> AsyncIterator[Outbox]:
    """Give an outbox for the block, and close it: its thread would keep a test that fails from ending.

    ``at`` is when that is, in Unix seconds.
    """
    outbox = Outbox(path, VirtualClock(at))
    try:
        yield outbox
    finally:
        await outbox.close()


def use_outbox(path: Path, *uses: Use, at: float = NOW) -> Opened:
    """Open an outbox, use it in each of these ways, close it, and return what was found; ``at`` as above."""
    found: list[Opened] = []

    async def scenario() -> None:
        async with outbox_at(path, at) as outbox:
            found.append(await outbox.open())
            for use in uses:
                await use(outbox)

    run(scenario())
    return found[0]


def with_outbox(path: Path, use: Use) -> tuple[Opened, dict[int, Entry]]:
    """Open an outbox, use it, and return what was found and its adds afterwards, by their numbers."""
    adds: list[Entry] = []

    async def read(outbox: Outbox) -> None:
        adds.extend(await outbox.entries())

    opened = use_outbox(path, use, read)
    return opened, {entry.number: entry for entry in adds}


def found_in(path: Path) -> tuple[Opened, dict[int, Entry]]:
    """Return what is found when an outbox is opened, and its adds."""
    return with_outbox(path, nothing)


async def nothing(_outbox: Outbox) -> None:
    """Only open it."""


def use_and_put_back(path: Path, before: Use, *sessions: Use, at: float = NOW) -> None:
    """Use an outbox, go on with it in these sessions, and put a copy from before them back in its place.

    ``at`` is when the sessions are.
    """
    use_outbox(path, before)
    old = path.with_name("old copy")
    shutil.copy(path, old)
    for use in sessions:
        use_outbox(path, use, at=at)
    old.replace(path)


def order_in(path: Path) -> list[str]:
    """Return the names of the adds in the order in which they would be sent."""
    names: list[str] = []

    async def read(outbox: Outbox) -> None:
        names.extend(entry.typed.name for entry in await outbox.next_queued(99))

    use_outbox(path, read)
    return names


def logged(path: Path) -> Logged:
    """Return what the departure log of an outbox has."""
    return DepartureLog(path.with_suffix(".departures")).read()


def states(entries: dict[int, Entry]) -> list[State]:
    """Return the states of adds, in the order of their numbers."""
    return [entries[number].state for number in sorted(entries)]


async def queue(outbox: Outbox, count: int) -> None:
    """Queue so many adds: Rex 1, Rex 2 and so on."""
    await outbox.queue_all([Typed(f"Rex {number}", "7") for number in range(1, count + 1)])


async def send(outbox: Outbox, numbers: Iterable[int]) -> None:
    """Send these adds, which become the animals from 1001 on."""
    for number in numbers:
        await outbox.begin_sending(number)
        await outbox.created(number, 1000 + number)
