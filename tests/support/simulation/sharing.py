"""Desks that share a ledger in a real PostgreSQL, in the time of the simulation, and what comes of it."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar, cast

import psycopg

from menagerie.domain.errors import SharedStoreAwayError
from menagerie.domain.facts import Fact
from menagerie.domain.plan import enterprise
from menagerie.governor.ledger import Ledger
from menagerie.shared.connection import WITHIN, SharedStore
from menagerie.shared.ledger import SharedLedger
from menagerie.shared.link import SCHEMA
from support.postgres import Postgres
from support.simulation.desks import SCOPE, Computer, GovernedDesk, Work
from support.simulation.headers import EPOCH
from support.simulation.limiters import LimiterKind
from support.simulation.network import Network, Wire
from support.simulation.service import Shows
from support.simulation.trial import DeskMaker, World, run

T = TypeVar("T")

# The most seconds that a call of the store takes.
_DELAY = 0.02
# The most seconds until a desk is connected again.
_COMING_BACK = 20.0

_PER_MINUTE = 60
# Of the requests that a limit permits in this time. A minute is counted as 61 s, and the last request of a
# minute that refills is kept back.
_LEAST_SHARE, _MOST_UNEVEN = 0.96, 0.1
# Shares of a larger limit: without the store, each desk keeps the last request of its own for a click.
_PER_MINUTE_WITHOUT, _LEAST_SHARE_WITHOUT, _MOST_UNEVEN_WITHOUT = 200, 0.85, 0.15


@dataclass(frozen=True, slots=True)
class Outage:
    """The first ``desks`` desks are cut off from the store for some seconds; all, if it is away.

    If it is ``silent``, connections stay open and nothing is answered.
    """

    begin: float
    end: float
    desks: int
    silent: bool = False


class SimulatedServer:
    """One connection for all desks: each call is over before the next one begins, in no time."""

    def __init__(self, connection: psycopg.Connection) -> None:
        self._connection = connection
        self._heard: list[tuple[Callable[[], None], Callable[[str], bool]]] = []
        self.calls = 0
        connection.execute(f"SET search_path TO {SCHEMA}; LISTEN menagerie_ledger".encode())
        connection.add_notify_handler(self._tell)

    def do(self, work: Callable[[psycopg.Connection], T]) -> T:
        """Return what ``work`` returns now, by the clock of the simulation."""
        self.calls += 1
        now = EPOCH + asyncio.get_running_loop().time()
        self._connection.execute("SELECT set_config('menagerie.now', %s, false)", [str(now)])
        return work(self._connection)

    def listen(self, heard: Callable[[], None], is_news: Callable[[str], bool]) -> None:
        """Call ``heard`` after each notification that counts."""
        self._heard.append((heard, is_news))

    def _tell(self, notice: psycopg.Notify) -> None:
        for heard, is_news in self._heard:
            if is_news(notice.payload):
                asyncio.get_running_loop().call_later(_DELAY / 2, heard)


class SimulatedStore:
    """What one desk's ledger uses of a ``SharedStore``. It is there but for the ``outages``."""

    trouble: Fact | None = None

    def __init__(self, server: SimulatedServer, random: Random, outages: Sequence[Outage]) -> None:
        self._server = server
        self._random = random
        self._outages = [(one, one.end + random.uniform(0.0, _COMING_BACK)) for one in outages]

    @property
    def is_there(self) -> bool:
        """Whether it is connected."""
        return self._outage is None or self._outage.silent

    @property
    def _outage(self) -> Outage | None:
        now = asyncio.get_running_loop().time()
        return next((one for one, back_at in self._outages if one.begin <= now < back_at), None)

    def open(self) -> None:
        pass

    def on_back(self, callback: Callable[[], None]) -> None:
        for _, back_at in self._outages:
            asyncio.get_running_loop().call_at(back_at, callback)

    def on_away(self, callback: Callable[[Fact], None]) -> None:
        pass

    def listen(
        self, _channel: str, heard: Callable[[], None], _listening: Any, is_news: Callable[[str], bool]
    ) -> None:
        self._server.listen(heard, is_news)

    async def connected(self, within: float) -> None:
        pass

    async def run(self, work: Callable[[psycopg.Connection], T], within: float = WITHIN) -> T:
        if self._outage is not None:
            await asyncio.sleep(within if self._outage.silent else 0.0)
            raise SharedStoreAwayError
        await asyncio.sleep(self._random.uniform(0.0, _DELAY / 2))
        result = self._server.do(work)
        await asyncio.sleep(self._random.uniform(0.0, _DELAY / 2))
        return result


class SharingDesk(GovernedDesk):
    """A desk whose governor asks the shared ledger."""

    def __init__(
        self, wire: Wire, random: Random, work: Work, computer: Computer, store: SimulatedStore, name: str
    ) -> None:
        super().__init__(wire, random, work, computer)
        self._store = store
        self._name = name

    def _ledger(self) -> Ledger:
        # Only what SimulatedStore has is used.
        store = cast("SharedStore", self._store)
        return SharedLedger(self._life, store, SCOPE, lambda _salt: "one key", self._name, self._clock)


def sharing(server: SimulatedServer, *outages: Outage) -> DeskMaker:
    """Return what makes desks that share the ledger of ``server``, for ``support.simulation.trial.run``."""
    made = 0

    def make(world: World, wire: Wire, random: Random) -> SharingDesk:
        nonlocal made
        made += 1
        computer = Computer(random.uniform(-world.skew, world.skew), world.leap, world.boots)
        own_chance = Random(random.random())  # noqa: S311 - simulated chance is no secret
        store = SimulatedStore(server, own_chance, [one for one in outages if made <= one.desks])
        return SharingDesk(wire, own_chance, world.work, computer, store, f"till {made}:{made}")

    return make


def share(
    postgres: Postgres,
    database: str,
    kind: LimiterKind,
    desks: int,
    minutes: int,
    outage: Outage | None = None,
) -> None:
    """Let all desks ask for some minutes, and check that none is refused and all have their share."""
    per_minute = _PER_MINUTE if outage is None else _PER_MINUTE_WITHOUT
    plan = enterprise(per_minute, None)
    with postgres.connect(database) as connection:
        outcome = run(
            World(
                plan,
                kind,
                seconds=60 * minutes,
                desks=desks,
                seed=1,
                network=Network(jitter=0.1),
                shows=Shows.MINUTE,
                work=Work(readers=1, writers=0, plan=plan),
                arrivals=0.1,
            ),
            sharing(SimulatedServer(connection), *([] if outage is None else [outage])),
        )
    assert sum(outcome.refused) == outcome.early == outcome.unheeding == 0
    least = _LEAST_SHARE if outage is None else _LEAST_SHARE_WITHOUT
    assert sum(outcome.granted) >= least * per_minute * minutes
    assert outcome.unfairness <= (_MOST_UNEVEN if outage is None else _MOST_UNEVEN_WITHOUT)
