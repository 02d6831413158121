"""A desk whose processes are killed, at each step of its outbox or at random, for tests to look at the rest.

To be run as a program: service's base address, folder, number of runs. Each run is a separate process,
forked from one that has loaded everything, which queues some adds, says so on standard output, and sends all
that it finds. Half of them are killed at a step, each at a later one than the one before; the others at a
random time.
"""

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeVar

# What the first request imports.
import anyio._backends._asyncio  # noqa: F401 - see above
import httpcore  # noqa: F401 - see above

from menagerie.domain.clock import Clock
from menagerie.domain.errors import SurroundingsError
from menagerie.governor.ledger import open_ledger
from menagerie.outbox.store import Outbox
from support.clock import PassingClock
from support.outbox_desk import outbox_desk

KILLED, QUEUED = "killed", "queued"

_NEW_ADDS = 3
# About the number of steps of a run without old adds: one before and one after each use of the outbox.
_STEPS = 44
# A run lasts about this long, in seconds.
_LONGEST_SECONDS = 0.07
# No wait of one run lasts until the next.
_DAY = 86_400
_BEGIN = 1_800_000_000
_DONE = 0

_Result = TypeVar("_Result")


class MortalOutbox(Outbox):
    """An outbox whose process ends at a step: before or after it does something."""

    def __init__(self, path: Path, clock: Clock, steps_to_live: int | None) -> None:
        super().__init__(path, clock, path.with_name("counts"))
        self._steps_to_live = steps_to_live

    async def _perform(self, work: Callable[[], _Result], *, is_grouped: bool = False) -> _Result:
        self._come_nearer()
        result = await super()._perform(work, is_grouped=is_grouped)
        self._come_nearer()
        return result

    def _come_nearer(self) -> None:
        if self._steps_to_live is None:
            return
        if self._steps_to_live == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        self._steps_to_live -= 1


async def live(base_url: str, folder: Path, run: int, steps_to_live: int | None) -> None:
    """Queue adds and send all that there are, up to the end."""
    clock = PassingClock(_BEGIN + run * _DAY)
    ledger = open_ledger(folder / "ledger.sqlite3", clock)

    def make_outbox(path: Path, clock: Clock) -> Outbox:
        return MortalOutbox(path, clock, steps_to_live)

    async with outbox_desk(base_url, folder, clock=clock, ledger=ledger, make_outbox=make_outbox) as desk:
        # The computer's own outbox is never taken for an old copy, whenever the process was killed.
        assert not (await desk.outbox.open()).stale
        for number in range(_NEW_ADDS):
            name = f"Rex {run}-{number}"
            await desk.queue(name)
            say(QUEUED, name)
        # What is left is for the next run.
        with contextlib.suppress(SurroundingsError):
            await desk.sending.send_all()
    await ledger.close()


def say(*words: str) -> None:
    """Say something in one piece, whichever processes say something at the same time."""
    os.write(sys.stdout.fileno(), ("\t".join(words) + "\n").encode())


def run_and_kill(base_url: str, folder: Path, run: int, chance: Random) -> None:
    """Run one process up to its end, or to the moment at which it is killed."""
    at_a_step = run % 2 == 0
    child = os.fork()
    if child == 0:
        asyncio.run(live(base_url, folder, run, run // 2 % _STEPS if at_a_step else None))
        os._exit(_DONE)
    if not at_a_step:
        time.sleep(chance.uniform(0, _LONGEST_SECONDS))
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    assert code in {_DONE, -signal.SIGKILL}, f"run {run} failed: {code}"
    if code != _DONE:
        say(KILLED, str(run))


def main(base_url: str, folder: Path, runs: int) -> None:
    """Run this number of processes, one after the other."""
    chance = Random(5)  # noqa: S311 - a test's chance, the same each time
    for run in range(runs):
        run_and_kill(base_url, folder, run, chance)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
