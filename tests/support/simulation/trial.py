"""One run of desks against a service, and what came of it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from menagerie.domain.plan import Plan
from support.simulation.desks import Computer, GovernedDesk, Work
from support.simulation.headers import HeaderManners, HeaderWriter
from support.simulation.limiters import Limiter, LimiterKind, ResetMeans, make_limiter
from support.simulation.loop import cancel, simulate
from support.simulation.network import Network, Wire
from support.simulation.service import Offence, Shows, SimulatedService

MINUTE = 60.0
HOUR = 3600.0
DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class World:
    """What a run takes place in; everything that chance decides in it follows from ``seed``.

    Several desks begin at any time within the first ``arrivals`` seconds. ``restarts_each`` is the mean of
    the seconds between two kill -9 of a desk, 0.0 for none. ``skew`` is the most by which a desk's clock is
    wrong at first, in seconds, either way; ``leap`` is the most by which it leaps while the desk does not
    run, and ``boots`` the probability that its computer is started again then. ``ban`` is for how long the
    key is banned after an early request.
    """

    plan: Plan
    kind: LimiterKind
    seconds: float = DAY
    desks: int = 1
    seed: int = 0
    network: Network = Network(jitter=0.25)  # noqa: RUF009 - frozen
    reset_means: ResetMeans = ResetMeans.FULL
    shows: Shows = Shows.TIGHTEST_SHARE
    manners: HeaderManners = HeaderManners.TRUE
    work: Work = Work()  # noqa: RUF009 - frozen
    arrivals: float = 5.0
    restarts_each: float = 0.0
    skew: float = 0.0
    leap: float = 0.0
    boots: float = 0.0
    ban: float = 600.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a run. ``granted`` and ``refused`` are counts of each desk, in their order.

    ``worst_hour`` is the most 429s that one desk got in one clock hour of the run. ``early`` and
    ``unheeding`` count what ``support.simulation.service.Offence`` says.
    """

    permitted: int
    granted: tuple[int, ...]
    refused: tuple[int, ...]
    worst_hour: int
    early: int
    unheeding: int

    @property
    def share(self) -> float:
        """The share of the permitted requests that was used."""
        return sum(self.granted) / self.permitted

    @property
    def unfairness(self) -> float:
        """By how much of an equal share the desk farthest from it is off."""
        equal = sum(self.granted) / len(self.granted)
        return max(abs(granted - equal) for granted in self.granted) / equal if equal else 0.0


class Desk(Protocol):
    """One client in a world."""

    def start(self) -> None:
        """Begin to ask."""
        ...

    async def kill(self) -> None:
        """End at once."""
        ...


DeskMaker = Callable[[World, Wire, Random], Desk]


def governed(world: World, wire: Wire, random: Random) -> Desk:
    """Return a desk with the application's governor."""
    computer = Computer(random.uniform(-world.skew, world.skew), world.leap, world.boots)
    own_chance = Random(random.random())  # noqa: S311 - simulated chance is no secret
    return GovernedDesk(wire, own_chance, world.work, computer)


def make_limiters(world: World, random: Random) -> list[Limiter]:
    """Return the limits of the world's plan, in windows whose phase chance decides; the minute's first."""
    spans = ((world.plan.per_minute, MINUTE), (world.plan.per_day, DAY))
    return [
        make_limiter(world.kind, limit, span, random.random(), world.reset_means)
        for limit, span in spans
        if limit is not None
    ]


def run(world: World, make_desk: DeskMaker = governed) -> Outcome:
    """Let the world's desks ask, each as fast as its governor lets it, or whatever ``make_desk`` makes."""
    return simulate(_run(world, make_desk))


async def _run(world: World, make_desk: DeskMaker) -> Outcome:
    random = Random(world.seed)  # noqa: S311 - simulated chance is no secret
    writer = HeaderWriter(world.manners, random)
    service = SimulatedService(make_limiters(world, random), writer, shows=world.shows, ban=world.ban)
    wires = [Wire(number, service, world.network, random) for number in range(world.desks)]
    desks = [make_desk(world, wire, random) for wire in wires]
    lives = [asyncio.create_task(_live(desk, world, random)) for desk in desks]
    await asyncio.sleep(world.seconds)
    try:
        await cancel(lives)
    finally:
        await asyncio.gather(*(desk.kill() for desk in desks))
    tally = service.tally
    return Outcome(
        permitted=service.permitted(world.seconds),
        granted=tuple(tally.granted[number] for number in range(world.desks)),
        refused=tuple(tally.refused[number] for number in range(world.desks)),
        worst_hour=max(tally.refused_in.values(), default=0),
        early=tally.offences[Offence.EARLY],
        unheeding=tally.offences[Offence.UNHEEDING],
    )


async def _live(desk: Desk, world: World, random: Random) -> None:
    if world.desks > 1:
        await asyncio.sleep(random.uniform(0.0, world.arrivals))
    while True:
        desk.start()
        if not world.restarts_each:
            return
        await asyncio.sleep(random.expovariate(1.0 / world.restarts_each))
        await desk.kill()
