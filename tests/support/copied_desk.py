"""A desk whose files are copied and put back while no process has them: each use of it is a real process.

``copied_desks`` gives a test such desks. To be run as a program, it forks a process for each line of JSON.
"""

import asyncio
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

# What the first request imports.
import anyio._backends._asyncio  # noqa: F401 - see above
import httpcore  # noqa: F401 - see above

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import Typed
from menagerie.outbox.store import Outbox
from menagerie.workflows.listing import Browsing
from menagerie.workflows.queue.send_queue import SendQueue
from support.clock import WrongClock
from support.deliveries import job_rows
from support.outbox_desk import outbox_desk
from support.programs import Parent, forking
from support.queue_desk import Told

CHECK, SEND, DISCARD = "check", "send", "discard"
_HOUR = 3600.0


class Desk:
    """A data folder and what a computer remembers beside it, in front of a service."""

    def __init__(self, programs: "CopiedDesks", base_url: str, data: Path, counts: Path) -> None:
        self._programs = programs
        self._base_url = base_url
        self.data = data
        self.counts = counts

    def use(
        self, *names: str, sends: bool = True, answer: str | None = None, hours: float = 0.0, rows: int = 0
    ) -> dict[str, Any]:
        """Open the desk, queue what is named, and a job of so many rows; answer what is asked, and send.

        Return how much was ``stale``, the case of the ``warning``, and how many adds are in each state then.
        """
        words = [self._base_url, str(self.data), str(self.counts), names, sends, answer, hours, rows]
        return self._programs.run(words)


class CopiedDesks:
    """The processes, one at a time."""

    def __init__(self, parent: Parent) -> None:
        self._parent = parent

    def run(self, words: list[Any]) -> dict[str, Any]:
        self._parent.tell(words)
        line = self._parent.hear()
        assert line.startswith("{"), f"a process failed: {line}"
        said: dict[str, Any] = json.loads(line)
        return said


@contextmanager
def copied_desks() -> Iterator[CopiedDesks]:
    """Load everything for the block."""
    with forking("-W", "error", "-m", "support.copied_desk") as parent:
        yield CopiedDesks(parent)


async def use(
    base_url: str,
    data: str,
    counts: str,
    names: list[str],
    sends: bool,
    answer: str | None,
    hours: float,
    rows: int,
) -> dict[str, Any]:
    """Do what ``Desk.use`` says, in this process."""
    clock = WrongClock(hours * _HOUR)

    def make_outbox(path: Path, clock: Clock) -> Outbox:
        return Outbox(path, clock, Path(counts))

    async with outbox_desk(base_url, Path(data), clock=clock, make_outbox=make_outbox) as desk:
        queue = SendQueue(desk.outbox, clock, Told())
        queue.load()
        await _until(lambda: queue.is_loaded and not queue.is_running)
        stale, warning = queue.stale, queue.warning
        for name in names:
            queue.update(await desk.outbox.queue_new(Typed(name, "7")))
        if rows:
            await queue.job_steps.begin_job("delivery.csv", "digest", "Anna", {}, job_rows(rows, name="Row"))
        if sends:
            queue.connect(desk.session, Browsing(desk.session, desk.catalogue, clock))
            if stale and answer is not None:
                answers = {CHECK: queue.check_stale, SEND: queue.send_stale, DISCARD: queue.discard_stale}
                await answers[answer]()
            queue.send_queued()
            await _until(lambda: queue.stale or not (queue.queued or queue.is_running))
        counts_now = await desk.outbox.counts()
        queue.prepare_to_close()
        await queue.finish_sending()
        await desk.session.close()
        await queue.close()
    states = {state.value: count for state, count in counts_now.items() if count}
    return {"stale": stale, "warning": None if warning is None else warning.case, "states": states}


async def _until(is_so: Callable[[], object]) -> None:
    while not is_so():  # noqa: ASYNC110 - the queue tells it in several ways
        await asyncio.sleep(0.002)


def main() -> None:
    """Fork a process for each line on standard input."""
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _say(json.dumps(asyncio.run(use(*json.loads(line)))))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if os.waitstatus_to_exitcode(status) != 0:
            _say("failed")


def _say(line: str) -> None:
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


if __name__ == "__main__":
    main()
