"""Opens an outbox, uses it and closes it, as one session of the application does."""

from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from typing import Any

from menagerie.outbox.entry import Entry
from menagerie.outbox.store import Opened, Outbox
from support.asking import play
from support.clock import VirtualClock

NOW = 1_800_000_000.0
Use = Callable[[Outbox], Coroutine[Any, Any, None]]


def use_outbox(path: Path, *uses: Use, at: float = NOW) -> Opened:
    """Open an outbox, use it in each of these ways, close it, and return what was found.

    ``at`` is when that is, in Unix seconds.
    """
    found: list[Opened] = []

    async def scenario() -> None:
        outbox = Outbox(path, VirtualClock(at))
        try:
            found.append(await outbox.open())
            for use in uses:
                await use(outbox)
        finally:
            # Its thread would keep a test that fails from ending.
            await outbox.close()

    play(scenario)
    return found[0]


def entries_in(path: Path) -> list[Entry]:
    """Return the adds of an outbox that nothing else uses any more."""
    found: list[Entry] = []

    async def read(outbox: Outbox) -> None:
        found.extend(await outbox.entries())

    use_outbox(path, read)
    return found


async def send(outbox: Outbox, numbers: Iterable[int]) -> None:
    """Send these adds, which become the animals from 1001 on."""
    for number in numbers:
        await outbox.begin_sending(number)
        await outbox.created(number, 1000 + number)
