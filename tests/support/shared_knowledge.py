"""Desks of a shop whose catalogues exchange what they know through a real PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList
from menagerie.catalogue.search import Wanted
from menagerie.domain.animal import Animal, AnimalList
from menagerie.domain.clock import Clock
from menagerie.domain.facts import Fact
from menagerie.domain.knowledge import Merged, Person
from menagerie.domain.searching import search_words
from menagerie.shared.connection import SharedStore
from menagerie.shared.knowledge import KnowledgeLog
from menagerie.workflows.sharing import SharedKnowledge
from support.clock import WrongClock
from support.patience import LONGEST_WAIT
from support.postgres import Postgres
from support.shared_stores import SOON

BASE_URL = "https://animals.example.com/v1"


class KnowingDesk:
    """A desk: its catalogue, and what exchanges it while it is ``shared``. ``taken`` is all it took over."""

    def __init__(self, path: Path, person: Person, server: Postgres, database: str) -> None:
        self.person = person
        self.server, self.database = server, database
        self.clock = WrongClock()
        self.catalogue = Catalogue(path, self.clock, person=lambda: self.person)
        self.taken = Merged()
        self._news = asyncio.Event()
        self._knowledge: SharedKnowledge | None = None

    def share(
        self,
        base_url: str = BASE_URL,
        log: Callable[[SharedStore, str, Clock], KnowledgeLog] = KnowledgeLog,
    ) -> None:
        address = self.server.socket_address(self.database)
        self.store = SharedStore(address, None, part="knowledge", first_pause=SOON)
        its_log = log(self.store, base_url, self.clock)
        self._knowledge = SharedKnowledge(self.catalogue.exchange, its_log, self.store, self._take)
        self._knowledge.start()

    async def exchanged(self, within: float = LONGEST_WAIT) -> None:
        """Wait until it has told all, and read all that there was."""
        assert self._knowledge is not None, "it does not share"
        assert await self._knowledge.finish(within), "the store is away"

    async def unshare(self) -> None:
        if self._knowledge is not None:
            await self._knowledge.close()
            self._knowledge = None

    async def until(self, is_it: Callable[[Merged], bool]) -> Merged:
        """Wait until it has taken over such things."""
        async with asyncio.timeout(LONGEST_WAIT):
            while not is_it(self.taken):
                self._news.clear()
                await self._news.wait()
        return self.taken

    async def sees(self, *animals: Animal, ago: float = 0.0) -> None:
        """Record a list of animals, as it came from the service so many seconds ago."""
        seen = SeenList(None, AnimalList(animals, 100), self.clock.now() - ago)
        await self.catalogue.record(seen)

    async def finds(self, text: str) -> tuple[int, ...]:
        """Return the ids of the animals that a search finds."""
        found = await self.catalogue.find_first(Wanted(search_words(text)))
        return tuple(known.animal.id for known in found.animals)

    async def knows(self, animal_id: int) -> Animal | None:
        known = await self.catalogue.animals([animal_id])
        return known[0].animal if known else None

    async def conflicts(self) -> tuple[Fact, ...]:
        """Return what its person wrote and another one has overruled."""
        return tuple(one.fact for one in await self.catalogue.exchange.conflicts(most=100))

    def entries(self) -> list[tuple[Any, ...]]:
        """Return kind, subject, name and person of each entry of the store, the oldest first."""
        with self.server.connect(self.database) as connection:
            return connection.execute(
                "SELECT kind, subject, name, person FROM menagerie.knowledge_log ORDER BY place, number"
            ).fetchall()

    async def close(self) -> None:
        await self.unshare()
        await self.catalogue.close()

    def _take(self, taken: Merged) -> None:
        self.taken |= taken
        self._news.set()


async def share(*some: KnowingDesk) -> None:
    """Let desks begin to exchange, each when the one before has told and read all."""
    for desk in some:
        desk.share()
        await desk.exchanged()


@asynccontextmanager
async def desks(
    server: Postgres, database: str, folder: Path, *names: str, share_at_once: bool = False
) -> AsyncIterator[list[KnowingDesk]]:
    """Give desks, each at a computer of its own."""
    made = [
        KnowingDesk(folder / f"{name}.sqlite3", Person(name, f"till {number}"), server, database)
        for number, name in enumerate(names, start=1)
    ]
    try:
        if share_at_once:
            await share(*made)
        yield made
    finally:
        for desk in made:
            await desk.close()
