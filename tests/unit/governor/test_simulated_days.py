"""In virtual time, against every kind of limit, the governor uses what is permitted and is not refused."""

import asyncio
import math
from dataclasses import replace
from itertools import product
from random import Random
from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan, enterprise
from menagerie.governor.governor import Priority
from support.every_case import every_case
from support.simulation.desks import ClickingDesk, Computer, Work
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
from support.simulation.trial import HOUR, Outcome, World, run
from support.two_runs import sampled

# Windows have only one meaning of their reset: their end.
KINDS_AND_RESETS = [
    (kind, reset_means)
    for kind in LimiterKind
    for reset_means in ResetMeans
    if reset_means is ResetMeans.FULL or kind not in {LimiterKind.FIXED, LimiterKind.OPENING}
]


# What headers alone give twenty clients on a day of the Free plan at worst. Exact shares need a shared
# ledger. How even the shares are depends on chance, so it is the median of several days that counts. Where a
# window opens with the first request, the client that opens it gets more of the day.
MOST_IN_AN_HOUR = 4
MOST_UNEVEN = 0.6
MOST_UNEVEN_WHERE_IT_OPENS = 0.9
SEEDS_OF_MORE_DAYS = range(1, 3)


def is_first(kind: LimiterKind) -> bool:
    return kind is LimiterKind.FIXED


def hourly_refusals(outcome: Outcome, hours: float = 24.0) -> float:
    """Return the 429s of one client in one hour of the run, on average."""
    return sum(outcome.refused) / len(outcome.refused) / hours


@pytest.mark.parametrize(
    ("kind", "reset_means"),
    sampled(KINDS_AND_RESETS, lambda case: case == (LimiterKind.TOKEN, ResetMeans.NEXT)),
)
def test_alone_a_day_of_the_free_plan_is_used_up_without_a_refusal(
    kind: LimiterKind, reset_means: ResetMeans
) -> None:
    outcome = run(World(FREE, kind, reset_means=reset_means, network=Network(jitter=0.5)))
    assert outcome.share >= 0.98
    assert sum(outcome.refused) == 0
    assert outcome.unheeding == 0


@pytest.mark.parametrize(
    "kind", sampled((kind for kind in LimiterKind if kind is not LimiterKind.LEAKY), is_first)
)
def test_alone_at_the_pace_of_the_minute_what_is_permitted_is_used_without_a_refusal(
    kind: LimiterKind,
) -> None:
    plan = enterprise(60, None)
    network, work = Network(jitter=0.1), Work(plan=plan)
    outcome = run(World(plan, kind, seconds=HOUR / 2, network=network, shows=Shows.MINUTE, work=work))
    # A minute is counted as 61 s, and the last part of the half hour counts as permitted in whole.
    assert outcome.share >= 0.94
    assert sum(outcome.refused) == 0


@pytest.mark.parametrize(
    ("kind", "round_trip"),
    sampled(product((LimiterKind.FIXED, LimiterKind.SLIDING, LimiterKind.TOKEN), (0.5, 0.02))),
)
def test_writes_keep_the_pace_of_the_limit_whatever_the_distance(
    kind: LimiterKind, round_trip: float
) -> None:
    plan, minutes = enterprise(1_000, None), 2
    network, work = Network(jitter=round_trip / 10, round_trip=round_trip), Work(0, writers=16, plan=plan)
    outcome = run(
        World(plan, kind, seconds=minutes * 60, network=network, shows=Shows.MINUTE, work=work, seed=1)
    )
    assert outcome.granted[0] >= 0.98 * 1_000 * minutes
    assert sum(outcome.refused) == outcome.early == outcome.unheeding == 0


@pytest.mark.parametrize(
    ("plan", "kind"),
    [
        *((FREE, kind) for kind in (LimiterKind.FIXED, LimiterKind.SLIDING, LimiterKind.TOKEN)),
        # The same with more in flight: a click waits as long on each plan.
        *sampled([(PRO, LimiterKind.TOKEN), (BUSINESS, LimiterKind.SLIDING)], lambda _case: False),
    ],
    ids=lambda one: one.name,
)
def test_a_click_during_an_import_leaves_within_a_second(plan: Plan, kind: LimiterKind) -> None:
    # An import begins faster than the even pace. Until that has evened out, one click a minute is certain.
    clicks = (30.0, 95.0, 160.0, *(225.0 + 5.0 * number for number in range(15)))
    desk = None

    def with_clicks(world: World, wire: Wire, random: Random) -> ClickingDesk:
        nonlocal desk
        desk = ClickingDesk(wire, random, world.work, Computer())
        desk.clicks = clicks
        return desk

    world = World(
        plan,
        kind,
        seconds=300,
        network=Network(jitter=0.02, round_trip=0.2),
        shows=Shows.MINUTE,
        work=Work(0, writers=32, plan=plan),
    )
    outcome = run(world, with_clicks)
    assert desk is not None
    assert len(desk.waited) == len(clicks)
    assert max(desk.waited) <= 1.0
    assert sum(outcome.refused) == outcome.early == outcome.unheeding == 0


@pytest.mark.parametrize("kind", sampled([LimiterKind.FIXED, LimiterKind.SLIDING], is_first))
def test_without_any_header_our_own_log_keeps_the_limit(kind: LimiterKind) -> None:
    plan = enterprise(60, None)
    manners, minutes = HeaderManners.MISSING, 15
    outcome = run(World(plan, kind, seconds=60 * minutes, manners=manners, work=Work(plan=plan), seed=3))
    assert sum(outcome.refused) == 0
    # One request of each minute is kept for a person's click.
    assert outcome.granted[0] >= 0.98 * 59 * minutes


@pytest.mark.thorough
def test_business_is_told_from_free_although_both_state_a_limit_of_a_thousand() -> None:
    world = World(BUSINESS, LimiterKind.OPENING, seconds=180, shows=Shows.TIGHTEST_COUNT)
    outcome = run(world)
    # On Free it would be 180 at the most.
    assert outcome.granted[0] >= 1_000
    assert sum(outcome.refused) == 0


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("kind", "shows", "reset_means", "most_uneven"),
    [
        *(
            (kind, Shows.TIGHTEST_SHARE, ResetMeans.FULL, MOST_UNEVEN)
            for kind in LimiterKind
            if kind is not LimiterKind.OPENING
        ),
        (LimiterKind.OPENING, Shows.TIGHTEST_SHARE, ResetMeans.FULL, MOST_UNEVEN_WHERE_IT_OPENS),
        # They see nothing of the day until it is nearly over; a small bucket hides it, and then they divide
        # it as they happen to find out.
        (LimiterKind.SLIDING, Shows.TIGHTEST_COUNT, ResetMeans.FULL, MOST_UNEVEN),
        (LimiterKind.LEAKY, Shows.TIGHTEST_COUNT, ResetMeans.FULL, math.inf),
        (LimiterKind.LEAKY, Shows.TIGHTEST_COUNT, ResetMeans.NEXT, math.inf),
    ],
)
def test_twenty_clients_of_one_key_share_a_day_of_the_free_plan_with_few_refusals(
    kind: LimiterKind, shows: Shows, reset_means: ResetMeans, most_uneven: float
) -> None:
    world = World(FREE, kind, desks=20, shows=shows, reset_means=reset_means)
    outcome = run(world)
    # Where anything is even enough, one day shows the rest.
    more = () if math.isinf(most_uneven) else SEEDS_OF_MORE_DAYS
    days = [outcome, *(run(replace(world, seed=seed)) for seed in more)]
    assert outcome.share >= 0.95
    assert hourly_refusals(outcome) <= 0.2
    assert outcome.worst_hour <= MOST_IN_AN_HOUR
    assert median(day.unfairness for day in days) <= most_uneven
    assert all(day.early == day.unheeding == 0 for day in days)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("kind", "hours"),
    # What was taken from a sliding window at first flows back at once: the shares even out later.
    [(LimiterKind.FIXED, 1), (LimiterKind.SLIDING, 2), (LimiterKind.TOKEN, 1)],
)
def test_twenty_clients_of_one_key_share_a_minute_without_a_limit_per_day(
    kind: LimiterKind, hours: int
) -> None:
    plan = enterprise(60, None)
    world = World(plan, kind, seconds=hours * HOUR, desks=20, shows=Shows.MINUTE, work=Work(plan=plan))
    outcome = run(world)
    assert outcome.share >= 0.8
    assert hourly_refusals(outcome, hours) <= 1
    assert outcome.unfairness <= 0.25
    assert outcome.early == outcome.unheeding == 0


@settings(max_examples=settings().max_examples // 2, derandomize=True)
@given(data=st.data())
def test_nothing_is_ever_asked_too_early(data: st.DataObject) -> None:
    plan = enterprise(data.draw(st.integers(2, 40)), data.draw(st.integers(10, 300)))
    leap = data.draw(st.sampled_from([0.0, 2 * HOUR, 12 * HOUR]))
    work = Work(priority=data.draw(st.sampled_from(Priority)), plan=data.draw(st.sampled_from([None, plan])))
    world = World(
        plan,
        data.draw(st.sampled_from(LimiterKind)),
        seconds=3 * HOUR,
        desks=data.draw(st.integers(1, 3)),
        seed=data.draw(st.integers(0, 2**32)),
        network=Network(jitter=data.draw(st.floats(0.0, 5.0)), loss=data.draw(st.sampled_from([0.0, 0.02]))),
        reset_means=data.draw(st.sampled_from(ResetMeans)),
        shows=data.draw(st.sampled_from(Shows)),
        manners=data.draw(st.sampled_from(HeaderManners)),
        work=work,
        restarts_each=data.draw(st.sampled_from([0.0, 600.0, 3600.0])),
        skew=data.draw(st.sampled_from([0.0, 2 * HOUR])),
        leap=leap,
        # After a boot the wall clock is all there is: where it leaps, too, nothing can keep a wait.
        boots=0.0 if leap else data.draw(st.sampled_from([0.0, 0.3])),
    )
    outcome = run(world)
    assert outcome.early == outcome.unheeding == 0


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


def test_each_limiter_lets_through_exactly_its_limit_and_states_its_reset() -> None:
    limiters: list[tuple[Limiter, list[float], list[float], float, Level]] = [
        (FixedWindow(2, 60, 15), [0, 1, 2, 14.9, 15, 16, 74.9, 75], [0, 1, 15, 16, 75], 80, Level(2, 1, 135)),
        (
            OpeningWindow(2, 60),
            [10, 40, 69.9, 100, 159.9, 160],
            [10, 40, 100, 159.9, 160],
            161,
            Level(2, 1, 220),
        ),
        (SlidingWindow(2, 60, NEXT), [0, 30, 59.9, 60, 61, 90], [0, 30, 60, 90], 91, Level(2, 0, 120)),
        (SlidingWindow(3, 60, FULL), [0, 10], [0, 10], 20, Level(3, 1, 70)),
        (
            Bucket(60, 60, 2, NEXT),
            [0, 0, 0, 0.9, 1, 1.1, *[100] * 3],
            [0, 0, 1, 100, 100],
            100.5,
            Level(60, 0, 101),
        ),
        (Bucket(60, 60, 60, FULL), [0, 0], [0, 0], 0.5, Level(60, 58, 2)),
    ]
    with every_case() as case:
        for limiter, times, taken, level_at, level in limiters:
            with case((type(limiter).__name__, times)):
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


def test_early_and_unheeding_requests_are_counted_and_early_ones_ban_the_key() -> None:
    cases: list[tuple[int, list[float], list[int], dict[Offence, int]]] = [
        # A request that was told nothing is never early, nor is one that left before the 429 was read.
        (10, [0, 1, 2], [200, 200, 200], {}),
        (1, [0, 0, 60], [200, 429, 200], {}),
        # The first two leave together, and the second is told to wait until 60 s. The others are early, and
        # after the ban has begun another window does not help.
        (1, [0, 0, 59, 61, 658], [200, 429, 429, 429, 429], {Offence.EARLY: 3}),
        # Nothing remains after the second one; none was refused before the third, so there is no ban.
        (2, [0, 1, 59, 60], [200, 200, 429, 200], {Offence.UNHEEDING: 1}),
    ]
    for limit, times, statuses, offences in cases:
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
