"""The adds that leave next, read ahead of time."""

import asyncio
from collections import deque
from collections.abc import Callable

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import Animal, NewAnimal
from menagerie.domain.errors import UnusableFieldError
from menagerie.outbox.entry import Entry, Typed
from menagerie.outbox.store import Outbox
from menagerie.workflows.fields import read_typed

# Queued adds that are read at once.
_READ_AHEAD = 64


class ReadyAdds:
    """Reads the first queued adds of an outbox, and what is known that is like them.

    No add that is ``on_their_way`` is read. While another task holds ``choosing``, an add is being queued
    that must not be sent yet: then nothing is read or taken.
    """

    def __init__(
        self,
        outbox: Outbox,
        catalogue: Catalogue,
        choosing: asyncio.Lock,
        on_their_way: dict[int, asyncio.Event],
    ) -> None:
        self._outbox = outbox
        self._catalogue = catalogue
        self._choosing = choosing
        self._on_their_way = on_their_way
        self._ready: deque[Entry] = deque()
        # Replaced by another one when the queue is no longer as it was read.
        self._version = object()
        # The known animals like these adds, by number, while they are all.
        self._alike: dict[int, tuple[Animal, ...]] = {}
        self._are_all_alike: Callable[[], bool] = lambda: False

    def __len__(self) -> int:
        """Return how many are ready."""
        return len(self._ready)

    @property
    def singles(self) -> int:
        """Return how many of them belong to no job."""
        return sum(entry.job is None for entry in self._ready)

    def forget(self) -> None:
        """Read the queue again before the next add leaves: its order, or what is in it, has changed."""
        self._ready.clear()
        self._version = object()

    async def read(self, enough: int = 1) -> None:
        """Read ahead unless ``enough`` are ready. Raises StorageError."""
        if len(self._ready) >= enough:
            return
        while True:
            version = self._version
            while self._choosing.locked():
                async with self._choosing:
                    pass
            # What is queued from now on, while the lock is held, is not in this answer.
            queued = await self._outbox.next_queued(_READ_AHEAD, tuple(self._on_their_way))
            read = ((entry.number, _read_or_none(entry.typed)) for entry in queued)
            usable = {number: new for number, new in read if new is not None}
            alike, are_all = await self._catalogue.look_alikes_of_all(tuple(usable.values()))
            if version is self._version:
                break
        self._ready = deque(entry for entry in queued if entry.number not in self._on_their_way)
        self._alike, self._are_all_alike = dict(zip(usable, alike, strict=True)), are_all

    async def take(self, *, single: bool) -> Entry | None:
        """Return the add that leaves next; None if there is none, or ``single`` and it belongs to a job."""
        if self._choosing.locked():
            self._ready.clear()
            return None
        await self.read()
        while self._ready and not (single and self._ready[0].job is not None):
            entry = self._ready.popleft()
            # A person may have sent it since it was read.
            if entry.number not in self._on_their_way:
                return entry
        return None

    async def known_before(self, entry: Entry, new: NewAnimal) -> list[int]:
        """Return the ids of animals that cannot be this add's, since they are known before it is sent."""
        alike = self._alike.pop(entry.number, None)
        if alike is None or not self._are_all_alike():
            alike = await self._catalogue.look_alikes(new)
        return [animal.id for animal in alike]


def _read_or_none(typed: Typed) -> NewAnimal | None:
    try:
        return read_typed(typed)
    except UnusableFieldError:
        return None
