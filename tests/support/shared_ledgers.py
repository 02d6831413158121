"""Desks of a shop whose ledgers share a real PostgreSQL, with clocks that only tests move."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from menagerie.domain.clock import Clock
from menagerie.domain.shared_store import SharedAddress, parse_shared_address
from menagerie.governor.governor import Governor
from menagerie.governor.ledger import ASKING, Asking, LedgerInTwoPlaces, News, Scope
from menagerie.governor.record import Entry, Moment, Record, Reservation, Wait, WaitReason
from menagerie.shared.connection import SharedStore
from menagerie.shared.ledger import SharedLedger
from support.asking import SCOPE, NoJitter
from support.clock import VirtualClock
from support.ledgers import NOW
from support.patience import LONGEST_WAIT
from support.postgres import Postgres
from support.shared_stores import SOON

# Where no server listens.
_NOWHERE = parse_shared_address("postgresql://menagerie@127.0.0.1:1/menagerie?sslmode=disable")


class SharedDesk:
    """A desk: its own ledger, its connection to the store, and the shared ledger on both."""

    def __init__(
        self,
        name: str,
        address: SharedAddress,
        folder: Path,
        clock: Clock,
        scope: Scope,
        first_answer: float,
        within: float,
    ) -> None:
        self.clock = clock
        self.scope = scope
        self.news: asyncio.Queue[News] = asyncio.Queue()
        self.own = LedgerInTwoPlaces(folder / f"{name}.sqlite3", clock)
        self.store = SharedStore(address, None, first_pause=SOON)
        self.ledger = SharedLedger(
            self.own,
            self.store,
            scope,
            # Stands for the key.
            lambda salt: salt.hex(),
            name,
            clock,
            within=within,
            first_answer=first_answer,
        )
        self._numbers = count(1)
        self._name = name

    async def start(self) -> Entry:
        """Read the ledgers, and listen to the others from now on."""
        entry = await self.ledger.load(self.scope)
        listening = asyncio.Event()
        self.ledger.watch(self.scope, self.news.put_nowait)
        # After the ledger's own: what is notified from then on is heard.
        self.store.listen("menagerie_ledger", lambda: None, listening.set)
        if self.store.is_there:
            await asyncio.wait_for(listening.wait(), LONGEST_WAIT)
        return entry

    def request(self) -> Reservation:
        """Return a request that is about to leave."""
        number = f"{self._name}-{next(self._numbers)}"
        return Reservation(number, self.scope, Moment.now(self.clock))

    async def asks(self, asking: Asking = ASKING) -> float:
        """Ask for leave; a request that gets it is never answered."""
        return await self.ledger.reserve(self.request(), asking)

    async def sent(self, asking: Asking = ASKING) -> Reservation:
        """Return a request that has got leave."""
        request = self.request()
        assert await self.ledger.reserve(request, asking) == 0.0
        return request

    async def is_told(self, seconds: float, *settled: Reservation, firmly: float | None = None) -> None:
        """Be told to wait."""
        firm = seconds if firmly is None else firmly
        wait = Wait(Moment.now(self.clock), seconds, firm, WaitReason.LIMIT)
        await self.ledger.record(self.scope, Record(wait, strikes=1, told=seconds), settled)

    async def overcomes(self, request: Reservation) -> None:
        """Get a good response to a request."""
        record = Record(clean_since=Moment.now(self.clock))
        await self.ledger.record(self.scope, record, (request,))

    async def hears(self) -> News:
        """Return the next news of other desks."""
        return await asyncio.wait_for(self.news.get(), LONGEST_WAIT)

    async def hears_until(self, is_it: Callable[[Record], bool]) -> Record:
        """Wait for news with such a record."""
        while not is_it(record := (await self.hears()).record):
            pass
        return record

    def governor(self) -> Governor:
        """Return a governor on the shared ledger."""
        return Governor(self.scope, ledger=self.ledger, clock=self.clock, random=NoJitter())

    async def kept(self) -> Record:
        """Return what this desk would know after a start without the store."""
        store = SharedStore(_NOWHERE, None)
        ledger = SharedLedger(
            self.own, store, self.scope, lambda salt: salt.hex(), self._name, self.clock, first_answer=0.0
        )
        record = (await ledger.load(self.scope)).record
        await ledger.close()
        await store.close()
        return record

    async def close(self) -> None:
        await self.ledger.close()
        await self.store.close()
        await self.own.close()


class SharedShop:
    """Opens desks on one database. Their computers' clock and the server's are moved together.

    Each desk waits ``within`` real seconds for the store, at first ``first_answer``, then it goes alone. Both
    are long for a busy computer, unless a test is about them.
    """

    def __init__(self, server: Postgres, database: str, folder: Path, within: float) -> None:
        self.clock = VirtualClock(NOW)
        self.server = server
        self.database = database
        self._folder = folder
        self._within = within
        self._server_ahead = 0.0
        self._desks: list[SharedDesk] = []
        server.execute(f"ALTER DATABASE {database} SET menagerie.now = '{NOW}'")

    def desk(
        self, name: str, scope: Scope = SCOPE, clock: Clock | None = None, first_answer: float = LONGEST_WAIT
    ) -> SharedDesk:
        """Return a desk that has not begun."""
        address = self.server.socket_address(self.database)
        desk = SharedDesk(name, address, self._folder, clock or self.clock, scope, first_answer, self._within)
        self._desks.append(desk)
        return desk

    async def open(self, *names: str) -> list[SharedDesk]:
        """Return desks that have read the ledgers and listen."""
        desks = [self.desk(name) for name in names]
        for desk in desks:
            await desk.start()
        return desks

    async def advance(self, seconds: float) -> None:
        """Let time pass, on the server too. All desks that are there tell it afterwards."""
        # There first: what a desk has read before would else last longer by the time that has passed.
        await self._set_server_to(self.clock.now() + seconds)
        self.clock.move(seconds)
        for desk in self._desks:
            if desk.store.is_there and desk.ledger.is_shared:
                await desk.ledger.look()

    async def set_server(self, ahead: float) -> None:
        """Set the server's clock alone, so many seconds ahead of the computers'."""
        self._server_ahead = ahead
        await self._set_server_to(self.clock.now())

    async def _set_server_to(self, computers: float) -> None:
        now = f"'{computers + self._server_ahead}'"
        self.server.execute(f"ALTER DATABASE {self.database} SET menagerie.now = {now}")
        for desk in self._desks:
            if desk.store.is_there:
                await desk.store.run(
                    lambda one: one.execute(f"SET menagerie.now = {now}".encode()), LONGEST_WAIT
                )

    async def cut_off(self, desk: SharedDesk) -> None:
        """Break the connection of a desk for good, as where its network fails."""
        await desk.store.close()

    async def rows(self, statement: str, *values: object) -> list[Any]:
        """Return the rows of a statement, at the server's present time."""
        asking = next(desk for desk in self._desks if desk.store.is_there)
        return await asking.store.run(
            lambda one: one.execute(statement.encode(), values).fetchall(), LONGEST_WAIT
        )

    async def close_desk(self, desk: SharedDesk) -> None:
        """End a desk; what it has not settled stays so."""
        self._desks.remove(desk)
        await desk.close()

    async def close(self) -> None:
        for desk in self._desks:
            await desk.close()


@asynccontextmanager
async def shared_shop(
    server: Postgres, database: str, folder: Path, within: float = LONGEST_WAIT
) -> AsyncIterator[SharedShop]:
    """Give a shop, and close all of its desks."""
    shop = SharedShop(server, database, folder, within)
    try:
        yield shop
    finally:
        await shop.close()
