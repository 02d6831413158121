"""A desk with a send queue, in front of a service that listens somewhere, and what the queue tells."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

from menagerie.domain.cases import WritingCase
from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError, StorageError
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.outbox.job import Job
from menagerie.outbox.store import Opened, Outbox
from menagerie.workflows.colleagues import Colleagues
from menagerie.workflows.listing import Browsing
from menagerie.workflows.queue.send_queue import SendQueue
from support.clock import VirtualClock
from support.outbox_desk import OUTBOX, Desk, outbox_desk


class TroubledDisk(Outbox):
    """An outbox that cannot be read or written, or meets a bug, as long as a test says so."""

    cannot_read: Exception | None = None
    cannot_write = False
    has_bug = False
    # Set when an outcome begins to be recorded.
    recording: asyncio.Event | None = None
    # Set when an add begins to be recorded as sending.
    leaving: asyncio.Event | None = None

    async def open(self) -> Opened:
        if self.cannot_read is not None:
            raise self.cannot_read
        return await super().open()

    async def begin_sending(self, number: int, known_before: Collection[int] = ()) -> Entry:
        if self.leaving is not None:
            asyncio.get_running_loop().call_soon(self.leaving.set)
        return await super().begin_sending(number, known_before)

    async def created(self, number: int, animal_id: int | None) -> Entry:
        if self.cannot_write:
            raise StorageError(WritingCase.DISK_FULL)
        if self.recording is not None:
            asyncio.get_running_loop().call_soon(self.recording.set)
        return await super().created(number, animal_id)

    async def next_queued(self, count: int = 1, besides: Iterable[int] = ()) -> tuple[Entry, ...]:
        if self.has_bug:
            raise RuntimeError
        return await super().next_queued(count, besides)


@dataclass
class Told:
    """Implements ``QueueListener`` and keeps what it receives."""

    opened: list[Opened] = field(default_factory=list)
    errors: list[MenagerieError] = field(default_factory=list)
    runs: list[list[str]] = field(default_factory=list)
    states: list[tuple[str, State]] = field(default_factory=list)
    jobs: list[Job] = field(default_factory=list)
    added_rows: list[str] = field(default_factory=list)

    def on_loaded(self, queue: SendQueue, opened: Opened) -> None:
        assert queue.is_loaded
        self.opened.append(opened)

    def on_changed(self, queue: SendQueue, entry: Entry) -> None:
        assert entry in queue.entries
        self.states.append((entry.typed.name, entry.state))

    def on_job_changed(self, queue: SendQueue, job: Job) -> None:
        assert job in queue.jobs
        self.jobs.append(job)

    def on_row_added(self, queue: SendQueue, entry: Entry) -> None:
        del queue
        self.added_rows.append(entry.typed.name)

    def on_state_changed(self, queue: SendQueue) -> None:
        """Keep nothing: what the queue is doing is read from it."""

    def on_stopped(self, queue: SendQueue, error: MenagerieError) -> None:
        del queue
        self.errors.append(error)

    def on_run_ended(self, queue: SendQueue, entries: tuple[Entry, ...]) -> None:
        del queue
        self.runs.append([entry.typed.name for entry in entries])


@dataclass(frozen=True)
class QueueDesk:
    """``desk`` has the session and the files; time passes only in ``until`` and ``wait``."""

    desk: Desk
    disk: TroubledDisk
    queue: SendQueue
    clock: VirtualClock
    told: Told

    def connect(self) -> None:
        """Give the queue the session of the desk."""
        self.queue.connect(self.desk.session, Browsing(self.desk.session, self.desk.catalogue, self.clock))

    async def add(self, *names: str) -> None:
        """Queue adds as a person does."""
        for name in names:
            self.queue.update(await self.queue.outbox.queue_new(Typed(name, "7")))

    def state(self, name: str) -> State | None:
        return next((entry.state for entry in self.queue.entries if entry.typed.name == name), None)

    def states(self) -> set[State]:
        return {entry.state for entry in self.queue.entries}

    async def until(self, is_so: Callable[[], object]) -> None:
        """Let time pass until something is so."""
        while not await self._becomes(is_so):
            await self.clock.advance(1)

    async def wait(self, seconds: float) -> None:
        """Let time pass, and what it leads to happen."""
        await self.clock.advance(seconds)
        await self.rest()

    async def rest(self) -> None:
        """Let everything happen that needs no time to pass."""
        await self._becomes(lambda: False, 50)

    @staticmethod
    async def _becomes(is_so: Callable[[], object], looks: int = 15) -> bool:
        # What is under way over the network and on the disk takes real time.
        for _ in range(looks):
            if is_so():
                return True
            await asyncio.sleep(0.001)
        return bool(is_so())


@asynccontextmanager
async def queue_desk(
    base_url: str,
    folder: Path,
    *,
    cannot_read: Exception | None = None,
    colleagues: Callable[[Outbox, Clock], Colleagues] | None = None,
    keep_awake: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> AsyncIterator[QueueDesk]:
    """Open a desk whose files are in ``folder``, with a queue that has a session and has read its adds."""
    clock, told = VirtualClock(), Told()
    disk = TroubledDisk(folder / OUTBOX, clock)
    disk.cannot_read = cannot_read
    async with outbox_desk(base_url, folder, clock=clock, make_outbox=lambda _path, _clock: disk) as desk:
        others = None if colleagues is None else colleagues(disk, clock)
        queue = SendQueue(disk, clock, told, others, keep_awake)
        at_desk = QueueDesk(desk, disk, queue, clock, told)
        queue.load()
        await at_desk.until(lambda: not queue.is_running)
        at_desk.connect()
        try:
            yield at_desk
        finally:
            await desk.session.close()
            await queue.close()
