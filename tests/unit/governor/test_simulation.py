"""The simulator can be believed: its limits are exact, its time is virtual, and it finds early requests."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from menagerie.domain.plan import enterprise
from support.simulation.headers import HeaderManners, HeaderWriter
from support.simulation.limiters import (
    Bucket,
    FixedWindow,
    Level,
    Limiter,
    LimiterKind,
    OpeningWindow,
    ResetMeans,
    SlidingWindow,
)
from support.simulation.loop import cancel, simulate
from support.simulation.network import Network, Wire
from support.simulation.service import Offence, Reply, Shows, SimulatedService
from support.simulation.trial import HOUR, World, run

CHANCE = Random(0)  # noqa: S311 - simulated chance is no secret
NEXT, FULL = ResetMeans.NEXT, ResetMeans.FULL


def taken_at(limiter: Limiter, times: list[float]) -> list[float]:
    """Return those of ``times`` at which something remained, and was taken."""
    result = []
    for now in times:
        if limiter.level(now).remaining >= 1:
            limiter.take(now)
            result.append(now)
    return result


@pytest.mark.parametrize(
    ("make", "times", "taken", "level_at", "level"),
    [
        (
            lambda: FixedWindow(limit=2, span=60.0, phase=15.0),
            [0.0, 1.0, 2.0, 14.9, 15.0, 16.0, 74.9, 75.0],
            [0.0, 1.0, 15.0, 16.0, 75.0],
            80.0,
            Level(limit=2, remaining=1, reset_at=135.0),
        ),
        (
            lambda: OpeningWindow(limit=2, span=60.0),
            [10.0, 40.0, 69.9, 100.0, 159.9, 160.0],
            [10.0, 40.0, 100.0, 159.9, 160.0],
            161.0,
            Level(limit=2, remaining=1, reset_at=220.0),
        ),
        (
            lambda: SlidingWindow(2, 60.0, NEXT),
            [0.0, 30.0, 59.9, 60.0, 61.0, 90.0],
            [0.0, 30.0, 60.0, 90.0],
            91.0,
            Level(limit=2, remaining=0, reset_at=120.0),
        ),
        (lambda: SlidingWindow(3, 60.0, FULL), [0.0, 10.0], [0.0, 10.0], 20.0, Level(3, 1, 70.0)),
        (
            lambda: Bucket(60, 60.0, capacity=2, reset_means=NEXT),
            [0.0, 0.0, 0.0, 0.9, 1.0, 1.1, 100.0, 100.0, 100.0],
            [0.0, 0.0, 1.0, 100.0, 100.0],
            100.5,
            Level(limit=60, remaining=0, reset_at=101.0),
        ),
        (
            lambda: Bucket(60, 60.0, capacity=60, reset_means=FULL),
            [0.0, 0.0],
            [0.0, 0.0],
            0.5,
            Level(60, 58, 2.0),
        ),
    ],
)
def test_each_limiter_lets_through_exactly_its_limit_and_states_its_reset(
    make: Callable[[], Limiter], times: list[float], taken: list[float], level_at: float, level: Level
) -> None:
    limiter = make()
    assert taken_at(limiter, times) == taken
    assert limiter.level(level_at) == level


@pytest.mark.thorough
def test_a_wall_clock_that_leaps_is_found_out_if_there_is_nothing_else_to_count_by() -> None:
    leaps = World(enterprise(2, 20), LimiterKind.OPENING, seed=3, restarts_each=600.0, leap=12 * HOUR)
    assert run(leaps).early == 0
    # A computer that is started again each time has the wall clock only.
    assert run(replace(leaps, boots=1.0)).early > 0
    assert run(replace(leaps, leap=0.0, boots=1.0)).early == 0


def ask(service: SimulatedService, *times: float, jitter: float = 0.0) -> list[Reply]:
    """Let a client ask at these times; return the responses in the order in which they came."""
    replies: list[Reply] = []

    async def ask_at(moment: float, wire: Wire) -> None:
        await asyncio.sleep(moment)
        replies.append(await wire.exchange())

    async def asking() -> None:
        wire = Wire(0, service, Network(jitter), CHANCE)
        await asyncio.gather(*(ask_at(moment, wire) for moment in times))

    simulate(asking())
    return replies


def true_service(*limiters: Limiter, shows: Shows = Shows.TIGHTEST_SHARE) -> SimulatedService:
    return SimulatedService(list(limiters), HeaderWriter(HeaderManners.TRUE, CHANCE), shows=shows, ban=600.0)


@pytest.mark.parametrize(
    ("limit", "times", "statuses", "offences"),
    [
        # A request that was told nothing is never early, nor is one that left before the 429 was read.
        (10, (0.0, 1.0, 2.0), [200, 200, 200], {}),
        (1, (0.0, 0.0, 60.0), [200, 429, 200], {}),
        # The first two leave together, and the second is told to wait until 60 s. The others are early, and
        # after the ban has begun another window does not help.
        (1, (0.0, 0.0, 59.0, 61.0, 658.0), [200, 429, 429, 429, 429], {Offence.EARLY: 3}),
        # Nothing remains after the second one; none was refused before the third, so there is no ban.
        (2, (0.0, 1.0, 59.0, 60.0), [200, 200, 429, 200], {Offence.UNHEEDING: 1}),
    ],
)
def test_early_and_unheeding_requests_are_counted_and_early_ones_ban_the_key(
    limit: int, times: tuple[float, ...], statuses: list[int], offences: dict[Offence, int]
) -> None:
    service = true_service(FixedWindow(limit, 60.0, 0.0))
    replies = ask(service, *times)
    assert [reply.status for reply in replies] == statuses
    assert service.tally.offences == offences
    if Offence.EARLY in offences:
        assert replies[-1].head.wait_until == times[-1] + 600.0
        assert service.tally.refused_in == {(0, 0): 4}


class Impatient:
    """A client that asks each second and reads nothing: what the simulator has to find."""

    fails = False

    def __init__(self, _world: World, wire: Wire, _random: Random) -> None:
        self._wire = wire
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._ask_for_ever())]

    async def kill(self) -> None:
        await cancel(self._tasks)

    async def _ask_for_ever(self) -> None:
        while True:
            await self._wire.exchange()
            await asyncio.sleep(1 / (not self.fails))


@pytest.mark.parametrize("kind", LimiterKind)
def test_a_client_that_ignores_retry_after_is_found_early(kind: LimiterKind) -> None:
    outcome = run(World(enterprise(30, None), kind, seconds=HOUR / 3), Impatient)
    assert outcome.early > 100
    assert outcome.share < 0.2
    assert outcome.worst_hour == sum(outcome.refused) > 100
