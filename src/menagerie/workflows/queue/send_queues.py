"""The send queues of all environments."""

import asyncio
from functools import partial

from menagerie.domain.clock import Clock
from menagerie.outbox.store import Outbox
from menagerie.settings.environments import Environment
from menagerie.settings.paths import Paths
from menagerie.system.machine import keep_awake
from menagerie.workflows.colleagues import Colleagues, Join
from menagerie.workflows.queue.send_queue import QueueListener, SendQueue
from menagerie.workflows.sharing import Sharing


class SendQueues:
    """Finds the send queue of each environment.

    Each stays until all are closed: after a change to another environment and back, an add that is still on
    its way is found in the same outbox, and not in a file where it looks interrupted. ``sharing`` connects to
    the colleagues of environments that share what is added; None to none.
    """

    def __init__(
        self, paths: Paths, clock: Clock, listener: QueueListener, sharing: Sharing | None = None
    ) -> None:
        self._sharing = sharing
        self._paths = paths
        self._clock = clock
        self._listener = listener
        self._queues: dict[tuple[str, str | None], SendQueue] = {}
        # The address at which each of them shares what is added.
        self._shared: dict[tuple[str, str | None], str | None] = {}

    def of(self, environment: Environment) -> SendQueue:
        """Return the queue of an environment, which shares as the environment says; nothing is opened yet."""
        data_key = environment.data_key
        if data_key not in self._queues:
            outbox = Outbox(self._paths.outbox(*data_key), self._clock, self._paths.sent_counts)
            colleagues = Colleagues(self._join(environment, outbox))
            self._queues[data_key] = SendQueue(outbox, self._clock, self._listener, colleagues, keep_awake)
        elif environment.shared != self._shared[data_key]:
            # The person has changed it.
            queue = self._queues[data_key]
            queue.share(self._join(environment, queue.outbox))
        self._shared[data_key] = environment.shared
        return self._queues[data_key]

    def _join(self, environment: Environment, outbox: Outbox) -> Join | None:
        address = environment.shared
        if self._sharing is None or address is None or environment.is_sandbox:
            return None
        return partial(self._sharing.adds, address, environment, outbox)

    @property
    def is_sending(self) -> bool:
        """Tell whether an add is on its way, in any environment."""
        return any(queue.is_sending for queue in self._queues.values())

    def prepare_to_close(self) -> None:
        """Begin to send nothing more, until ``stay_open``. What is on its way comes to its end."""
        for queue in self._queues.values():
            queue.prepare_to_close()

    def stay_open(self) -> None:
        """Take back ``prepare_to_close``."""
        for queue in self._queues.values():
            queue.stay_open()

    async def finish_sending(self) -> None:
        """Wait until nothing is on its way in any environment."""
        await asyncio.gather(*(queue.finish_sending() for queue in self._queues.values()))

    async def settle_left(self) -> None:
        """Wait until what was sent through sessions that were left is recorded, where that is possible."""
        await asyncio.gather(*(queue.settle_left() for queue in self._queues.values()))

    async def close(self) -> None:
        """Close every queue; nothing may be called afterwards. Raises as ``SendQueue.close`` does."""
        queues = self._queues.values()
        ends = await asyncio.gather(*(queue.close() for queue in queues), return_exceptions=True)
        for end in ends:
            if end is not None:
                raise end
