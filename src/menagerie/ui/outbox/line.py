"""The outbox of the open environment: what stands in it, and the line that goes by itself."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.domain.clock import Clock
from menagerie.domain.errors import (
    AskingStoppedError,
    KeyRefusedError,
    MenagerieError,
    NewerDataError,
    NotConnectedError,
    StorageError,
    WaitingError,
)
from menagerie.outbox.entry import DONE, Entry, State
from menagerie.outbox.store import Outbox
from menagerie.ui.session.errors import Errors
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.workflows.checking import Checking
from menagerie.workflows.outboxes import Outboxes
from menagerie.workflows.sending import Sending

_LOAD, _SEND = "load the outbox", "send the outbox"

# Every add that is not done with, and so many of the others as anybody looks back at.
_OPEN = tuple(state for state in State if state not in DONE)
RECENT = 200
# Of these, somebody has to hear.
_TOLD = (State.CREATED, State.REFUSED, State.UNCONFIRMED)

# While the service cannot be reached it is tried again after so many seconds, and then always after the last.
RETRY_AFTER = (15.0, 30.0, 60.0, 120.0, 300.0)
# Where the quota of a day is used up, the moment may be many hours away; Qt's timers count up to 24 days.
_LONGEST_TIMER = 3600.0


class OutboxLine(QObject):
    """Knows the adds of the open environment, and sends what is in line whenever the service can be asked.

    Nothing gets into the line here: that takes a person's word. ``outbox`` is where it is given; whoever
    changes an add there passes it to ``take``.

    Signals: ``loaded`` when all adds are other ones; ``changed(object)`` with an Entry that is new or has
    changed; ``moved`` when the line stops, goes on or waits for something else; ``stopped(object)`` with the
    MenagerieError for which somebody has to do something before it goes on; ``opened(object)`` with what was
    found when the file was opened for the first time; ``run_ended(object)`` with the adds that were sent in
    one run; ``quiet`` when nothing is on its way any more, also from an environment that was left.
    """

    loaded = Signal()
    changed = Signal(object)
    moved = Signal()
    stopped = Signal(object)
    opened = Signal(object)
    run_ended = Signal(object)
    quiet = Signal()

    def __init__(
        self,
        opened: OpenEnvironment,
        jobs: Jobs,
        waits: WaitWatch,
        errors: Errors,
        ask: Callable[[], None],
        outboxes: Outboxes,
        clock: Clock,
    ) -> None:
        """``ask`` asks for a list, which is what goes on after a refused key."""
        super().__init__(opened)
        self._opened = opened
        self._jobs = jobs
        self._waits = waits
        self._errors = errors
        self._ask = ask
        self._outboxes = outboxes
        self._clock = clock
        # Of no environment yet: it is not opened before one is entered.
        self.outbox = outboxes.of(opened.environment)
        self._is_loaded = False
        self._entries: dict[int, Entry] = {}
        self._sending: Sending | None = None
        self._checking: Checking | None = None
        # Those of environments that were left, whose last add may still be on its way.
        self._left: list[Sending] = []
        self._run: dict[int, Entry] = {}
        # Those for which somebody waits.
        self._alone: set[int] = set()
        self._opened_before: set[Outbox] = set()
        # A sentence when the open environment's file could not be used as it was.
        self.warning: str | None = None
        self._choosing: defaultdict[Outbox, asyncio.Lock] = defaultdict(asyncio.Lock)
        # The outboxes whose line waits for a person.
        self._stopped: set[Outbox] = set()
        # Those that only a newer version can use.
        self._unusable: set[Outbox] = set()
        self._is_closing = False
        self._is_reached = False
        self._failures = 0
        self._again_at: float | None = None
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self.go)
        opened.entered.connect(self._enter)
        opened.opened.connect(self._open)
        opened.left.connect(self._leave)
        waits.began.connect(lambda _wait: self.moved.emit())
        # After the read that may be in line as well: it is the safer one to try with.
        waits.ended.connect(lambda: QTimer.singleShot(0, self, self.go))
        waits.count_in_line(self._held_back)
        self._jobs.started.connect(self._job_changed)
        self._jobs.ended.connect(self._job_changed)
        self._jobs.failed.connect(self._failed)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every add that is not done with, and the recent ones of the others."""
        return tuple(self._entries.values())

    @property
    def counts(self) -> Mapping[State, int]:
        """How many adds are in each state; of those done with, the recent ones."""
        counts = dict.fromkeys(State, 0)
        for entry in self._entries.values():
            counts[entry.state] += 1
        return counts

    @property
    def in_line(self) -> int:
        """How many adds go by themselves as soon as they may."""
        return len(self._queued())

    @property
    def is_sending(self) -> bool:
        """Tell whether an add is on its way, also one of an environment that was left."""
        is_out = any(entry.state is State.SENDING for entry in self._entries.values())
        here = self._sending is not None and self._sending.is_under_way and is_out
        return here or any(sending.is_under_way for sending in self._left)

    @property
    def is_loaded(self) -> bool:
        """Tell whether the adds are known that were in the file."""
        return self._is_loaded

    @property
    def runs(self) -> bool:
        """Tell whether the line is being sent."""
        return self._jobs.is_running(_SEND)

    @property
    def can_send(self) -> bool:
        """Tell whether there is a session to send through."""
        return self._sending is not None

    @property
    def is_stopped(self) -> bool:
        """Tell whether the line waits for a person."""
        return self.outbox in self._stopped

    @property
    def again_at(self) -> float | None:
        """When the line is tried again by itself (Unix seconds); None where that is not known."""
        return self._again_at

    def newest_draft(self) -> Entry | None:
        """Return the draft that was begun last."""
        drafts = (entry for entry in self._entries.values() if entry.state is State.DRAFT)
        return max(drafts, key=lambda entry: entry.changed_at, default=None)

    def take(self, entry: Entry, outbox: Outbox | None = None) -> None:
        """Take an add of ``outbox`` that is new or has changed; None stands for that of the open environment.

        Nothing is taken of an environment that was left.
        """
        if outbox is None or outbox is self.outbox:
            self._entries[entry.number] = entry
            self.changed.emit(entry)

    def choosing(self, outbox: Outbox) -> asyncio.Lock:
        """Return the lock to hold while an add is queued that must not leave by itself yet."""
        return self._choosing[outbox]

    def resume(self) -> None:
        """Send what is in line, because a person said so."""
        self._stopped.discard(self.outbox)
        self.go_on()

    def go_on(self) -> None:
        """Take back ``stop``. A line that waits for a person goes on waiting."""
        self._is_closing = False
        self.go()

    def go(self) -> None:
        """Send what is in line, unless it waits for a person or the service may not or cannot be asked."""
        self._stop_waiting()
        if not self._is_loaded:
            self._read()
            return
        sending = self._sending
        may_go = not self.is_stopped and not self._is_closing and not self._waits.is_waiting
        if sending is not None and may_go and (self.in_line or sending.has_unwritten):
            self._jobs.start(_SEND, lambda: self._send_all(sending))
        else:
            self.moved.emit()

    def stop(self) -> None:
        """Begin to send nothing any more, until ``go_on``. What is on its way is heard to its end."""
        self._is_closing = True
        self._stop_waiting()
        self._jobs.cancel(_SEND)
        sending = self._sending
        if sending is not None and sending.is_under_way:
            self._jobs.start(f"hear {id(sending)}", lambda: self._hear(sending), outlives_environment=True)

    async def send(self, number: int) -> Entry:
        """Send one add before all others in line, because the person waits for it; return what became of it.

        Raises what keeps it from leaving, as ``Sending.send`` does.
        """
        if self._sending is None:
            raise NotConnectedError
        self._alone.add(number)
        try:
            entry = await self._sending.send(number)
        finally:
            self._alone.discard(number)
        if entry.state in _TOLD:
            self.reached()
        return entry

    async def look(self, entry: Entry) -> Entry:
        """Look for an unconfirmed add in the service's list, as ``Checking.look`` does."""
        if self._checking is None:
            raise NotConnectedError
        looked = await self._checking.look(entry, deliberate=True)
        self.take(looked)
        return looked

    def hold_up(self, error: MenagerieError) -> None:
        """Take what kept an add from leaving: it goes later by itself, or when somebody has acted."""
        if isinstance(error, WaitingError):
            if not self._waits.is_waiting:
                self._go_at(error.until)
        elif isinstance(error, NotConnectedError):
            self._is_reached = False
            self._failures += 1
            self._go_later()
        elif isinstance(error, KeyRefusedError | AskingStoppedError):
            self._errors.show(error, self._ask)
        elif isinstance(error, StorageError):
            # The disk may have room again soon; nothing leaves before that is so.
            self._go_later()
            self.stopped.emit(error)
        else:
            self._stopped.add(self.outbox)
            self.stopped.emit(error)
        self.moved.emit()

    async def close(self) -> None:
        """Let what is under way be written down, and close every outbox. All sessions are closed before.

        Raises StorageError where something cannot be written down: the next start finds it unconfirmed.
        """
        self._stop_waiting()
        every = (*self._left, *filter(None, [self._sending]))
        ends = await asyncio.gather(*(sending.settled() for sending in every), return_exceptions=True)
        await self._outboxes.close()
        for end in ends:
            if end is not None:
                raise end

    def _enter(self) -> None:
        outbox = self._outboxes.of(self._opened.environment)
        if outbox is self.outbox and self._is_loaded:
            return
        self.outbox = outbox
        self.warning = None
        self._entries = {}
        self._is_loaded = False
        self.loaded.emit()
        self._read()

    def _read(self) -> None:
        outbox = self.outbox
        if self._opened.environment.has_place and outbox not in self._unusable:
            self._jobs.start(_LOAD, lambda: self._load(outbox))

    def _open(self) -> None:
        session, catalogue, browsing = self._opened.session, self._opened.catalogue, self._opened.browsing
        if session is None:
            return
        sent = partial(self._sent_of, self.outbox)
        self._sending = Sending(self.outbox, session, catalogue, sent, self._choosing[self.outbox])
        self._checking = None if browsing is None else Checking(self.outbox, browsing)
        # The list that is asked for now shows whether it can be reached; this is for when that fails.
        self._failures = 0
        self._go_later()

    def _leave(self) -> None:
        sending, self._sending, self._checking = self._sending, None, None
        self._is_reached = False
        self._stop_waiting()
        if sending is not None:
            self._left.append(sending)
            self._jobs.start(
                f"settle {id(sending)}", lambda: self._settle(sending), outlives_environment=True
            )
        self.moved.emit()

    async def _hear(self, sending: Sending) -> None:
        """Hear what is still on its way to its end, also where that cannot be written down."""
        try:
            await sending.settled()
        finally:
            self._say_quiet()

    async def _settle(self, left: Sending) -> None:
        """Hear what is still on its way, and write it down, while another environment is open already.

        Called off, it is left to ``close``.
        """
        while left in self._left:
            try:
                await self._hear(left)
            except StorageError as error:
                self.stopped.emit(error)
                await self._clock.sleep(RETRY_AFTER[0])
            else:
                self._left.remove(left)
        self._say_quiet()

    async def _load(self, outbox: Outbox) -> None:
        opened = await outbox.open()
        kept = (*await outbox.entries(_OPEN), *await outbox.entries(DONE, RECENT))
        if outbox is not self.outbox:
            return
        # What changed while they were read is newer.
        self._entries = {entry.number: entry for entry in kept} | self._entries
        self._is_loaded = True
        self.warning = opened.warning
        self.loaded.emit()
        if outbox not in self._opened_before:
            self._opened_before.add(outbox)
            self.opened.emit(opened)
        if self._is_reached:
            self.go()

    async def _send_all(self, sending: Sending) -> None:
        while True:
            before = self._queued()
            await sending.send_all()
            # What got in line just as the line was found empty is there now, and was not before.
            if self._queued() <= before:
                return

    def _held_back(self) -> int:
        """Return how many are in line without the one that the governor counts."""
        is_counted = self._sending is not None and self._sending.is_under_way and not self.is_sending
        return max(0, self.in_line - (1 if is_counted else 0))

    def _queued(self) -> set[int]:
        return {entry.number for entry in self._entries.values() if entry.state is State.QUEUED}

    def _sent_of(self, outbox: Outbox, entry: Entry) -> None:
        if outbox is self.outbox and entry.state in _TOLD and entry.number not in self._alone:
            self._run[entry.number] = entry
        self.take(entry, outbox)
        if not self.runs:
            self._tell_run()
        if entry.state is not State.SENDING:
            # Its sending still has to come to its end.
            QTimer.singleShot(0, self, self._say_quiet)

    def _say_quiet(self) -> None:
        if not self.is_sending:
            self.quiet.emit()

    def _tell_run(self) -> None:
        if self._run:
            run, self._run = self._run, {}
            self.run_ended.emit(tuple(run.values()))

    def reached(self) -> None:
        """Take that the service has just answered, so that adds may be sent."""
        self._is_reached = True
        self._failures = 0
        self.go()

    def _job_changed(self, name: str) -> None:
        if name != _SEND:
            return
        self.moved.emit()
        if not self.runs:
            self._tell_run()

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name == _LOAD and isinstance(error, NewerDataError):
            # Only another version of the application can change that.
            self._unusable.add(self.outbox)
            self.stopped.emit(error)
        elif name == _LOAD and isinstance(error, StorageError):
            self._go_at(self._clock.now() + RETRY_AFTER[0])
            self.stopped.emit(error)
        elif name == _SEND:
            self.hold_up(error)

    def _go_later(self) -> None:
        place = min(max(0, self._failures - 1), len(RETRY_AFTER) - 1)
        self._go_at(self._clock.now() + RETRY_AFTER[place])

    def _go_at(self, moment: float) -> None:
        has_unwritten = self._sending is not None and self._sending.has_unwritten
        if self._is_loaded and not self.in_line and not has_unwritten:
            return
        self._again_at = moment
        # A moment that is further away is looked at again on the way, and ``go`` finds out.
        self._again.start(round(1000 * min(max(0.0, moment - self._clock.now()), _LONGEST_TIMER)))

    def _stop_waiting(self) -> None:
        self._again.stop()
        self._again_at = None
