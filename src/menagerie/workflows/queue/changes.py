"""Takes what changes in an outbox, and tells the listener of its send queue."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.workflows.queue.kept_adds import KeptAdds
from menagerie.workflows.queue.queue_listener import QueueListener

if TYPE_CHECKING:
    from menagerie.workflows.queue.send_queue import SendQueue

# The person is told of an add in one of these states.
_OUTCOMES = (State.CREATED, State.REFUSED, State.UNCONFIRMED)


class Changes:
    """Keeps ``kept`` up to date, and collects the single adds that were sent in one run."""

    def __init__(self, queue: "SendQueue", kept: KeptAdds, listener: QueueListener) -> None:
        self._queue = queue
        self._kept = kept
        self._listener = listener
        self._awaited: set[int] = set()
        self._sent_in_run: dict[int, Entry] = {}

    @contextmanager
    def awaited(self, number: int) -> Iterator[None]:
        """Leave an add out of the run while a dialog waits for it."""
        self._awaited.add(number)
        try:
            yield
        finally:
            self._awaited.discard(number)

    def take(self, entry: Entry) -> Job | None:
        """Take an add that is new or has changed, and return its job."""
        if self._kept.take(entry):
            self._listener.on_changed(self._queue, entry)
        job = self._kept.job(entry.job)
        if job is not None:
            self._listener.on_job_changed(self._queue, job)
        return job

    def note_sent(self, entry: Entry) -> None:
        """Remember the outcome of an add for the end of the run."""
        if entry.job is None and entry.state in _OUTCOMES and entry.number not in self._awaited:
            self._sent_in_run[entry.number] = entry

    def tell_run(self) -> None:
        """Tell the adds that were sent in the run, which has ended."""
        if self._sent_in_run:
            run, self._sent_in_run = self._sent_in_run, {}
            self._listener.on_run_ended(self._queue, tuple(run.values()))
