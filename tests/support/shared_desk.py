"""A desk of many that share one key, as a process of its own, for tests and for measuring.

To be run as a program with one JSON object: see ``Task``. As many processes as wanted are forked from one
that has loaded everything; each prints one line of JSON at its end, or one for each command that it reads.
"""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import msgspec

from menagerie.domain.clock import SystemClock
from menagerie.domain.errors import WaitingError
from menagerie.domain.plan import Plan
from menagerie.domain.secret import ApiKey
from menagerie.domain.shared_store import parse_shared_address
from menagerie.governor.governor import Governor, Priority, Purpose
from menagerie.governor.ledger import Scope, open_ledger
from menagerie.shared.connection import WITHIN, SharedStore
from menagerie.shared.ledger import SharedLedger, identity

ASK, ASK_AND_DIE = "ask", "ask and die"
_OK = 200


class Task(msgspec.Struct):
    """What the desks do: ask ``base_url`` with ``key`` for some ``seconds``, or what they are told (None)."""

    base_url: str
    key: str
    address: str
    folder: str
    plan: Plan
    desks: int = 1
    seconds: float | None = None
    priority: Priority = Priority.BACKGROUND
    within: float = WITHIN


class Result(msgspec.Struct):
    """How many responses one desk got, short enough to be written in one piece."""

    desk: str
    ok: int = 0
    refused: int = 0


class Desk:
    """One desk: its governor on the shared ledger, and a client."""

    def __init__(self, name: str, governor: Governor, client: httpx.AsyncClient) -> None:
        self.governor = governor
        self.result = Result(name)
        self._client = client

    async def ask(self, priority: Priority, *, dies: bool = False) -> int:
        """Send one request and return its status. Raises WaitingError."""
        async with self.governor.admission(Purpose.READ, priority=priority) as admission:
            async with self._client.stream("GET", "pets", params={"limit": 1}) as response:
                await admission.answered(response.status_code, response.headers)
                if dies:
                    os.kill(os.getpid(), signal.SIGKILL)
                await response.aread()
            return response.status_code

    async def work(self, seconds: float, priority: Priority) -> None:
        """Ask as fast as is allowed."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                status = await asyncio.wait_for(self.ask(priority), left)
            except TimeoutError:
                return
            except WaitingError as waiting:
                await asyncio.sleep(max(0.01, min(left, waiting.until - time.time())))
                continue
            self.result.ok += status == _OK
            self.result.refused += status != _OK


@asynccontextmanager
async def opened(task: Task, name: str) -> AsyncIterator[Desk]:
    """Give a desk whose governor has read both ledgers."""
    clock = SystemClock()
    own = open_ledger(Path(task.folder) / f"ledger-{name}.sqlite3", clock)
    store = SharedStore(parse_shared_address(task.address), None)
    store.open()
    scope = Scope(task.base_url, "one key")
    key = ApiKey(task.key)
    ledger = SharedLedger(own, store, scope, identity(key, task.base_url), name, clock, within=task.within)
    governor = Governor(scope, ledger=ledger, clock=clock, random=Random())  # noqa: S311 - jitter
    governor.choose_plan(task.plan)
    headers = {"Authorization": f"Bearer {task.key}"}
    async with httpx.AsyncClient(base_url=task.base_url, headers=headers, timeout=30) as client:
        desk = Desk(name, governor, client)
        try:
            await governor.load()
            yield desk
        finally:
            await ledger.close()
            await store.close()
            await own.close()


async def live(task: Task, name: str) -> None:
    """Work for the time wanted, or do what standard input says, and say what came of it."""
    async with opened(task, name) as desk:
        if task.seconds is not None:
            await desk.work(task.seconds, task.priority)
            _say(msgspec.to_builtins(desk.result))
            return
        _say("ready")
        while command := (await asyncio.to_thread(sys.stdin.readline)).strip():
            try:
                _say(await desk.ask(task.priority, dies=command == ASK_AND_DIE))
            except WaitingError as waiting:
                _say(f"waits {waiting.until - time.time():.0f}")


def _say(something: object) -> None:
    # In one piece, whichever processes say something at the same time.
    os.write(sys.stdout.fileno(), (json.dumps(something) + "\n").encode())


def main(words: Sequence[str]) -> None:
    """Run the desks, and wait for their end."""
    task = msgspec.json.decode(words[0], type=Task)
    if task.desks == 1:
        asyncio.run(live(task, f"desk:{os.getpid()}"))
        return
    children = []
    for number in range(task.desks):
        child = os.fork()
        if child == 0:
            status = 1
            try:
                asyncio.run(live(task, f"desk-{number}:{os.getpid()}"))
                status = 0
            finally:
                os._exit(status)
        children.append(child)
    failed = [child for child in children if os.waitpid(child, 0)[1] != 0]
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
