"""Who wants to know what happens in a send queue."""

from typing import TYPE_CHECKING, Protocol

from menagerie.domain.errors import MenagerieError
from menagerie.outbox.entry import Entry
from menagerie.outbox.job import Job
from menagerie.outbox.store import Opened

if TYPE_CHECKING:
    from menagerie.workflows.queue.send_queue import SendQueue


class QueueListener(Protocol):
    """Receives what happens in send queues, in the event loop. It must not raise."""

    def on_loaded(self, queue: "SendQueue", opened: Opened) -> None:
        """Receive that the adds of the file are known, and what was found when it was opened."""
        ...

    def on_changed(self, queue: "SendQueue", entry: Entry) -> None:
        """Receive an add that is new or has changed."""
        ...

    def on_job_changed(self, queue: "SendQueue", job: Job) -> None:
        """Receive a job that is new or has changed, each time that one of its counts changes."""
        ...

    def on_state_changed(self, queue: "SendQueue") -> None:
        """Receive that sending began or ended, or waits for something else."""
        ...

    def on_stopped(self, queue: "SendQueue", error: MenagerieError) -> None:
        """Receive an error that a person has to know of before sending goes on."""
        ...

    def on_run_ended(self, queue: "SendQueue", entries: tuple[Entry, ...]) -> None:
        """Receive the adds that were sent in one run, without those that were sent with ``send``."""
        ...
