"""Desks of a shop whose outboxes are published in a real PostgreSQL."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from menagerie.domain.animal import NewAnimal
from menagerie.domain.knowledge import Person
from menagerie.outbox.colleague import ColleaguesAdd
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.outbox.store import Outbox
from menagerie.shared.adds import SharedAdds
from menagerie.shared.connection import SharedStore
from menagerie.workflows.fields import read_typed
from support.clock import WrongClock
from support.patience import LONGEST_WAIT
from support.postgres import Postgres, desk_password
from support.shared_stores import SOON, until

SERVICE = "https://animals.example.com/v1"
REX = NewAnimal("Rex", 7, None)


class AddingDesk:
    """A desk at which ``name`` works: its outbox, and what it tells and finds."""

    def __init__(
        self, name: str, store: SharedStore, outbox: Outbox, clock: WrongClock, base_url: str, within: float
    ) -> None:
        self.store = store
        self.outbox = outbox
        self.person = Person(name, f"till of {name}")
        self._clock = clock
        self._base_url = base_url
        self._within = within
        self.adds = self.open_adds()

    def open_adds(self) -> SharedAdds:
        """Return what tells and finds, as a session makes it when it is opened."""
        return SharedAdds(
            self.store,
            self.outbox,
            self._base_url,
            f"outbox of {self.person.name}",
            read_typed,
            lambda: self.person,
            self._clock,
            within=self._within,
        )

    async def queue(self, name: str = "Rex", category: str = "7", status: str | None = None) -> Entry:
        """Queue an add, as a person does."""
        entry = await self.outbox.queue_new(Typed(name, category, status))
        self.adds.note(entry)
        return entry

    async def leave(self, entry: Entry) -> tuple[ColleaguesAdd, ...]:
        """Let an add leave; return what keeps it back."""
        with self.adds.leaving(entry.number):
            found = await self.adds.claim(entry, read_typed(entry.typed))
            step = self.outbox.held(entry.number, "") if found else self.outbox.begin_sending(entry.number)
            self.adds.note(await step)
        return found

    async def create(self, animal_id: int | None, name: str = "Rex") -> Entry:
        """Add an animal, whatever others do."""
        entry = await self.queue(name)
        await self.outbox.begin_sending(entry.number)
        entry = await self.outbox.created(entry.number, animal_id)
        self.adds.note(entry)
        return entry

    async def told(self) -> None:
        """Wait until the store has everything."""
        await until(lambda: self.adds.is_told)

    async def is_away(self) -> None:
        """Wait until it is noticed that the store is away."""

        def is_noticed() -> bool:
            self.store.probe()
            return not self.store.is_there

        await until(is_noticed)

    async def found(self, new: NewAnimal = REX) -> list[tuple[str, State]]:
        """Return who at other desks adds the same, and how far that is."""
        return [(one.person.name, one.state) for one in await self.adds.alike([new])]


@asynccontextmanager
async def adding_desk(
    server: Postgres,
    database: str,
    folder: Path,
    name: str,
    *,
    clock: WrongClock | None = None,
    base_url: str = SERVICE,
    is_connected: bool = True,
    within: float = LONGEST_WAIT,
) -> AsyncIterator[AddingDesk]:
    """Give a desk whose outbox is in ``folder``; a later one of the same name is the desk started again.

    It waits ``within`` seconds for the store: long for a busy computer, unless a test is about that.
    """
    clock = clock or WrongClock()
    store = SharedStore(server.address(database), desk_password(), first_pause=SOON)
    outbox = Outbox(folder / f"{name}.sqlite3", clock)
    desk = AddingDesk(name, store, outbox, clock, base_url, within)
    try:
        store.open()
        if is_connected:
            await store.connected(LONGEST_WAIT)
            await desk.told()
        yield desk
    finally:
        await desk.adds.close()
        await outbox.close()
        await store.close()
