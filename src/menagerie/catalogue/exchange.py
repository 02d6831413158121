"""How a catalogue exchanges what it knows with other desks, through a shared store."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence

from menagerie.catalogue import taking_over, unshared
from menagerie.catalogue.database import Database
from menagerie.catalogue.overruled import Overruled, forget_overruled, read_overruled
from menagerie.catalogue.unshared import Pending
from menagerie.domain.clock import Clock
from menagerie.domain.person import Person
from menagerie.domain.sharing.knowledge import Entry, ReadUpTo, Taken

# Animals that are listed for the store in one go, while other work waits.
_LISTED_AT_ONCE = 20_000


class Exchange:
    """What a catalogue has to tell, and what it takes over. ``person`` returns who works here.

    ``taking`` is called before other desks' animals are recorded and, on the writer's thread, after that.
    ``renamed`` is called on that thread with the connection when categories have other names.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        person: Callable[[], Person],
        taking: Callable[[], None],
        renamed: Callable[[sqlite3.Connection], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._person = person
        self._taking = taking
        self._renamed = renamed
        # Called on the event loop when there may be something to publish.
        self.written: Callable[[], None] | None = None

    def write(self) -> None:
        """Note that the catalogue was written to."""
        if self.written is not None:
            self.written()

    async def read_up_to(self) -> int:
        """Return up to which number the log was read."""
        return await self._database.write(unshared.read_up_to, 0)

    async def join(self, store: str, newest: int, read: ReadUpTo) -> int | None:
        """Take part in a store, see ``unshared.join``; return up to where its log was read.

        None: the catalogue is not in its file, so that nothing should be read into it.
        """
        number: int | None = await self._database.write(
            lambda connection: unshared.join(connection, store, newest, read), None
        )
        return number if self._database.is_file else None

    async def list_next(self) -> bool:
        """List more animals to publish, after joining; return whether any are left."""
        return await self._database.write(
            lambda connection: unshared.list_animals(connection, _LISTED_AT_ONCE), otherwise=False
        )

    async def pending(self, most: int) -> Pending:
        """Return what is to be published, ``most`` entries at a time, the newest first."""
        return await self._database.write(lambda connection: unshared.pending(connection, most), Pending())

    async def take_over(self, entries: Iterable[Entry], end: ReadUpTo) -> Taken | None:
        """Take over the next entries of the log, up to ``end``.

        None if they cannot be saved, or the catalogue has to join again first: it was rescued since, and no
        longer knows what is not told yet.
        """
        me, now = self._person(), self._clock.now()
        return await self._take(lambda connection: taking_over.take_over(connection, entries, end, me, now))

    async def settle(
        self, published: Pending, unread: Sequence[Entry], read_up_to: ReadUpTo | None
    ) -> Taken | None:
        """Note that entries were published; see ``taking_over.settle``. None as with ``take_over``."""
        me, now = self._person(), self._clock.now()
        return await self._take(
            lambda connection: taking_over.settle(connection, published, unread, read_up_to, me, now)
        )

    async def overruled(self, most: int, after: int = 0) -> tuple[Overruled, ...]:
        """Return what a person here and another one have overruled of each other, if it was not read yet.

        At most so many, the oldest first, and only those with a number ``after`` this one.
        """
        return await self._database.read(lambda connection: read_overruled(connection, most, after), ())

    async def forget_overruled(self, read: Iterable[Overruled]) -> None:
        """Forget what the person has read. What cannot be forgotten is still there at the next start."""
        numbers = [one.number for one in read]
        await self._database.write(lambda connection: forget_overruled(connection, numbers), None)

    async def _take(self, work: Callable[[sqlite3.Connection], Taken]) -> Taken | None:
        def take(connection: sqlite3.Connection) -> Taken | None:
            try:
                taken = work(connection) if unshared.has_joined(connection) else None
            finally:
                # Here, on the writer's thread: the caller may be cancelled.
                self._taking()
            if taken is not None and taken.categories:
                self._renamed(connection)
            return taken

        self._taking()
        return await self._database.write(take, None)
