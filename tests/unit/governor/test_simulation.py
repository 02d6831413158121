"""The simulator can be believed: its limits are exact, its time is virtual, and it finds whoever is early."""

import asyncio
import time
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.plan import FREE, enterprise
from support.simulation.headers import EPOCH, Head, HeaderManners, HeaderWriter
from support.simulation.limiters import (
    Bucket,
    FixedWindow,
    Level,
    Limiter,
    LimiterKind,
    OpeningWindow,
    ResetMeans,
    SlidingWindow,
    make_limiter,
)
from support.simulation.loop import DeadlockError, cancel, simulate
from support.simulation.network import Network, Wire
from support.simulation.policies import POLICIES, PolicyDesk
from support.simulation.random_worlds import random_world
from support.simulation.service import Offence, Reply, Shows, SimulatedService
from support.simulation.trial import DAY, HOUR, MINUTE, Desk, Outcome, World, run

CHANCE = Random(0)  # noqa: S311 - simulated chance is no secret


def taken_at(limiter: Limiter, times: list[float]) -> list[float]:
    """Return those of ``times`` at which something remained, and was taken."""
    result = []
    for now in times:
        if limiter.level(now).remaining >= 1:
            limiter.take(now)
            result.append(now)
    return result


def most_in_any(span: float, times: list[float]) -> int:
    """Return the most of ``times`` that lie within one span, its end not included."""
    return max((sum(first <= one < first + span for one in times) for first in times), default=0)


def test_a_fixed_window_begins_anew_at_its_phase_and_not_before() -> None:
    window = FixedWindow(limit=2, span=60.0, phase=15.0)

    assert taken_at(window, [0.0, 1.0, 2.0, 14.9, 15.0, 16.0, 74.9, 75.0]) == [0.0, 1.0, 15.0, 16.0, 75.0]
    assert window.level(80.0) == Level(limit=2, remaining=1, reset_at=135.0)


def test_an_opening_window_begins_with_the_first_request_after_the_last_one() -> None:
    window = OpeningWindow(limit=2, span=60.0)

    assert taken_at(window, [10.0, 40.0, 69.9, 100.0, 159.9, 160.0]) == [10.0, 40.0, 100.0, 159.9, 160.0]
    assert window.level(161.0) == Level(limit=2, remaining=1, reset_at=220.0)


def test_a_sliding_window_frees_each_place_a_span_after_it_was_taken() -> None:
    window = SlidingWindow(2, 60.0, ResetMeans.NEXT)

    assert taken_at(window, [0.0, 30.0, 59.9, 60.0, 61.0, 90.0]) == [0.0, 30.0, 60.0, 90.0]
    assert window.level(91.0) == Level(limit=2, remaining=0, reset_at=120.0)


def test_a_bucket_fills_evenly_and_holds_no_more_than_its_capacity() -> None:
    bucket = Bucket(60, 60.0, capacity=2, reset_means=ResetMeans.NEXT)

    times = [0.0, 0.0, 0.0, 0.9, 1.0, 1.1, 100.0, 100.0, 100.0]
    assert taken_at(bucket, times) == [0.0, 0.0, 1.0, 100.0, 100.0]
    assert bucket.level(100.5) == Level(limit=60, remaining=0, reset_at=101.0)


def test_the_reset_means_what_it_is_said_to_mean() -> None:
    full = SlidingWindow(3, 60.0, ResetMeans.FULL)
    taken_at(full, [0.0, 10.0])
    assert full.level(20.0).reset_at == 70.0

    bucket = Bucket(60, 60.0, capacity=60, reset_means=ResetMeans.FULL)
    taken_at(bucket, [0.0, 0.0])
    assert bucket.level(0.5).reset_at == pytest.approx(2.0)


@given(
    st.integers(1, 6),
    st.lists(st.floats(0.0, 300.0).map(lambda number: round(number, 1)), max_size=80).map(sorted),
)
def test_no_span_of_a_sliding_window_ever_holds_more_than_the_limit(limit: int, times: list[float]) -> None:
    taken = taken_at(SlidingWindow(limit, 60.0, ResetMeans.FULL), times)

    assert most_in_any(60.0, taken) <= limit


@pytest.mark.parametrize("kind", LimiterKind)
@pytest.mark.parametrize("phase", [0.0, 0.3])
def test_whoever_asks_all_the_time_gets_what_is_permitted(kind: LimiterKind, phase: float) -> None:
    limiter = make_limiter(kind, 30, 60.0, phase)
    # Until just before the end: what is permitted at the end itself would belong to the next span.
    times = [tenth / 10 for tenth in range(3_000)]

    granted = len(taken_at(limiter, times))
    assert granted in {limiter.permitted(299.9), limiter.permitted(299.9) - 1}


def test_a_day_takes_no_time() -> None:
    async def sleep_for_a_day() -> float:
        await asyncio.sleep(DAY)
        return asyncio.get_running_loop().time()

    began = time.monotonic()
    assert simulate(sleep_for_a_day()) == DAY
    assert time.monotonic() - began < 5.0


def test_timers_fire_in_the_order_in_which_they_are_due() -> None:
    async def sleep(seconds: float, woken: list[float]) -> None:
        await asyncio.sleep(seconds)
        assert asyncio.get_running_loop().time() == seconds
        woken.append(seconds)

    async def several() -> list[float]:
        woken: list[float] = []
        await asyncio.gather(*(sleep(seconds, woken) for seconds in (HOUR, 0.5, DAY, MINUTE)))
        return woken

    assert simulate(several()) == [0.5, MINUTE, HOUR, DAY]


def test_a_timer_for_less_than_a_float_can_show_fires_in_the_end() -> None:
    async def sleep_in_crumbs() -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(DAY)
        while loop.time() == DAY:  # noqa: ASYNC110 - what is tested
            await asyncio.sleep(1e-20)

    simulate(sleep_in_crumbs())


def test_waiting_for_what_never_comes_is_an_error_and_no_endless_run() -> None:
    async def wait_for_nothing() -> None:
        await asyncio.Event().wait()

    with pytest.raises(DeadlockError):
        simulate(wait_for_nothing())


def test_the_same_seed_gives_the_same_outcome_and_another_one_another() -> None:
    world = World(enterprise(30, 200), LimiterKind.TOKEN, desks=3, seed=7, seconds=HOUR, restarts_each=600.0)

    assert run(world) == run(world)
    assert run(world) != run(replace(world, seed=8))


def test_a_random_world_is_known_by_its_number() -> None:
    assert random_world(1, 17) == random_world(1, 17)
    assert len({random_world(1, number) for number in range(100)}) == 100


def test_random_worlds_have_all_there_is() -> None:
    worlds = [random_world(0, number) for number in range(300)]

    assert {world.kind for world in worlds} == set(LimiterKind)
    assert {world.shows for world in worlds} == set(Shows)
    assert {world.manners for world in worlds} == set(HeaderManners)
    assert {world.reset_means for world in worlds} == set(ResetMeans)
    assert {world.skew for world in worlds} == {0.0, 2 * HOUR}
    assert all(world.restarts_each for world in worlds)
    assert {world.leap for world in worlds} == {0.0, 2 * HOUR, 12 * HOUR}
    assert {world.boots for world in worlds} == {0.0, 0.3}


def test_a_wall_clock_that_leaps_is_found_out_where_there_is_nothing_else_to_count_by() -> None:
    leaps = World(enterprise(2, 20), LimiterKind.OPENING, seed=3, restarts_each=600.0, leap=12 * HOUR)

    assert run(leaps).early == 0
    # A computer that is started again each time has the wall clock only.
    assert run(replace(leaps, boots=1.0)).early > 0
    assert run(replace(leaps, leap=0.0, boots=1.0)).early == 0


class Asker:
    """A desk that asks once at each of the given times, and writes down what it was answered."""

    def __init__(self, wire: Wire, times: list[float]) -> None:
        self.replies: list[Reply] = []
        self._wire = wire
        self._times = times

    async def ask(self) -> None:
        async def ask_at(moment: float) -> None:
            await asyncio.sleep(moment)
            self.replies.append(await self._wire.exchange())

        await asyncio.gather(*map(ask_at, self._times))


def ask(service: SimulatedService, *times: float, jitter: float = 0.0) -> list[Reply]:
    """Let a desk ask the service at these times; return the answers in the order in which they came."""

    async def asking() -> list[Reply]:
        asker = Asker(Wire(0, service, Network(jitter), CHANCE), list(times))
        await asker.ask()
        return asker.replies

    return simulate(asking())


def true_service(*limiters: Limiter, shows: Shows = Shows.TIGHTEST_SHARE) -> SimulatedService:
    return SimulatedService(list(limiters), HeaderWriter(HeaderManners.TRUE, CHANCE), shows=shows, ban=600.0)


def test_a_request_that_was_told_nothing_is_never_early() -> None:
    service = true_service(FixedWindow(10, 60.0, 0.0))

    assert [reply.status for reply in ask(service, 0.0, 1.0, 2.0)] == [200] * 3
    assert not service.tally.offences


def test_after_a_429_a_request_is_early_until_the_told_wait_is_over() -> None:
    service = true_service(FixedWindow(1, 60.0, 0.0))

    # Nobody has read the answer to the first one when the second one leaves.
    replies = ask(service, 0.0, 0.0, 60.0)

    assert [reply.status for reply in replies] == [200, 429, 200]
    assert not service.tally.offences


def test_an_early_request_is_counted_and_bans_the_key() -> None:
    service = true_service(FixedWindow(1, 60.0, 0.0))

    # The first two leave together, and the second is told to wait until 60 s. The others are early, and after
    # the ban has begun another window does not help.
    replies = ask(service, 0.0, 0.0, 59.0, 61.0, 658.0)

    assert [reply.status for reply in replies] == [200, 429, 429, 429, 429]
    assert service.tally.offences == {Offence.EARLY: 3}
    assert replies[-1].head.wait_until == 658.0 + 600.0
    assert service.tally.refused_in == {(0, 0): 4}


def test_asking_although_nothing_remains_is_counted_and_does_not_ban_the_key() -> None:
    service = true_service(FixedWindow(2, 60.0, 0.0))

    # Nothing remains after the second one; nobody was refused before the third.
    replies = ask(service, 0.0, 1.0, 59.0, 60.0)

    assert [reply.status for reply in replies] == [200, 200, 429, 200]
    assert service.tally.offences == {Offence.UNHEEDING: 1}


def test_a_stated_reset_counts_as_told_only_where_nothing_remains() -> None:
    service = true_service(FixedWindow(2, 60.0, 0.0))
    first, second = ask(service, 0.0, 1.0)

    assert first.head.headers["X-RateLimit-Remaining"] == "1"
    assert first.head.nothing_until == 0.0
    assert second.head.headers["X-RateLimit-Remaining"] == "0"
    assert second.head.nothing_until == 60.0


@pytest.mark.parametrize(
    ("shows", "limit"),
    [(Shows.TIGHTEST_SHARE, "1000"), (Shows.TIGHTEST_COUNT, "60"), (Shows.MINUTE, "60")],
)
def test_which_limit_the_headers_show_is_a_matter_of_the_service(shows: Shows, limit: str) -> None:
    minute, day = FixedWindow(60, MINUTE, 0.0), FixedWindow(1_000, DAY, 0.0)
    taken_at(day, [0.0] * 900)
    (reply,) = ask(true_service(minute, day, shows=shows), 0.0)

    assert reply.head.headers["X-RateLimit-Limit"] == limit


@pytest.mark.parametrize(
    ("shows", "limit"),
    [(Shows.TIGHTEST_SHARE, "9"), (Shows.TIGHTEST_COUNT, "9"), (Shows.MINUTE, "60")],
)
def test_a_limit_of_which_nothing_is_left_comes_first(shows: Shows, limit: str) -> None:
    minute, day = FixedWindow(60, MINUTE, 0.0), FixedWindow(9, DAY, 0.0)
    taken_at(day, [0.0] * 9)
    (reply,) = ask(true_service(minute, day, shows=shows), 5.0)

    assert reply.status == 429
    assert reply.head.headers["X-RateLimit-Limit"] == limit
    assert reply.head.wait_until == DAY


def test_a_refused_request_uses_up_nothing() -> None:
    minute, day = FixedWindow(1, MINUTE, 0.0), FixedWindow(100, DAY, 0.0)
    ask(true_service(minute, day), 0.0, 0.0, 0.0)

    assert day.level(1.0).remaining == 99


LEVEL = Level(60, 0, 45.5)


def heads(manners: HeaderManners) -> list[Head]:
    """Return many heads of a 429 at 10.25 s whose reason is over at 45.5 s."""
    writer = HeaderWriter(manners, Random(1))  # noqa: S311 - as above
    return [writer.refuse(10.25, LEVEL, 45.5) for _ in range(200)]


def waits(answers: list[Head]) -> set[tuple[str | None, float]]:
    """Return what Retry-After reads, with the moment until which it tells to wait."""
    return {(head.headers.get("Retry-After"), head.wait_until) for head in answers}


def test_a_true_retry_after_is_seconds_or_a_date_and_always_there() -> None:
    date = ("Fri, 15 Jan 2027 08:00:46 GMT", 46.0)

    assert waits(heads(HeaderManners.TRUE)) == {("36", 46.25), date}
    assert {head.nothing_until for head in heads(HeaderManners.TRUE)} == {46.0}
    assert EPOCH == 1_800_000_000.0


def test_without_a_date_only_seconds_are_told() -> None:
    answers = heads(HeaderManners.UNDATED)

    assert waits(answers) == {("36", 46.25)}
    assert {head.nothing_until for head in answers} == {0.0}
    assert not any("Date" in head.headers for head in answers)


def test_missing_headers_tell_nothing_but_perhaps_the_wait() -> None:
    answers = heads(HeaderManners.MISSING)

    assert waits(answers) == {(None, 0.0), ("36", 46.25)}
    assert not any(name.startswith("X-RateLimit") for head in answers for name in head.headers)


def test_lies_are_told_like_truths() -> None:
    answers = heads(HeaderManners.LYING)

    told_in_seconds = {wait for wait in waits(answers) if wait[0] is not None and wait[0].isdigit()}
    assert told_in_seconds == {("0", 10.25), ("36", 46.25), ("108", 118.25)}
    assert {40.0, 3610.0} < {head.nothing_until for head in answers}


def test_garbage_tells_nothing() -> None:
    answers = heads(HeaderManners.GARBAGE)

    assert ("36", 46.25) in waits(answers)
    assert len(waits(answers)) > 5
    assert all(until == 0.0 for text, until in waits(answers) if text != "36")


def test_with_jitter_answers_overtake_each_other() -> None:
    replies = ask(true_service(FixedWindow(60, 60.0, 0.0)), *[0.0] * 20, jitter=5.0)

    remaining = [int(reply.head.headers["X-RateLimit-Remaining"]) for reply in replies]
    assert sorted(remaining, reverse=True) == list(range(59, 39, -1))
    assert remaining != sorted(remaining, reverse=True)


def test_what_is_lost_on_either_way_is_never_answered_and_may_still_count() -> None:
    service = true_service(FixedWindow(200, 60.0, 0.0))

    async def ask_all() -> int:
        wire = Wire(0, service, Network(loss=0.3), CHANCE)
        outcomes = await asyncio.gather(*(wire.exchange() for _ in range(100)), return_exceptions=True)
        return sum(isinstance(outcome, TimeoutError) for outcome in outcomes)

    lost = simulate(ask_all())
    assert 0 < 100 - service.tally.granted.total() < lost < 100


class Impatient:
    """A desk that asks each second and reads nothing: what the simulator has to find."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._ask_for_ever())]

    async def kill(self) -> None:
        await cancel(self._tasks)

    async def _ask_for_ever(self) -> None:
        while True:
            await self._wire.exchange()
            await asyncio.sleep(1.0)


class Broken(Impatient):
    """A desk that fails in the midst of the run."""

    async def _ask_for_ever(self) -> None:
        await self._wire.exchange()
        raise ZeroDivisionError


def impatient(_world: World, wire: Wire, _random: Random) -> Desk:
    return Impatient(wire)


def broken(_world: World, wire: Wire, _random: Random) -> Desk:
    return Broken(wire)


@pytest.mark.parametrize("kind", LimiterKind)
def test_whoever_ignores_retry_after_is_found_early(kind: LimiterKind) -> None:
    outcome = run(World(enterprise(30, None), kind, seconds=HOUR), impatient)

    assert outcome.early > 100
    assert outcome.share < 0.2
    assert outcome.worst_hour == sum(outcome.refused) > 100


@pytest.mark.parametrize("restarts_each", [0.0, 600.0])
def test_a_desk_that_fails_fails_the_run(restarts_each: float) -> None:
    with pytest.raises(ZeroDivisionError):
        run(World(FREE, LimiterKind.FIXED, seconds=HOUR, desks=2, restarts_each=restarts_each), broken)


def test_the_outcome_tells_share_and_unfairness() -> None:
    outcome = Outcome(
        permitted=100, granted=(20, 30, 40), refused=(0, 0, 1), worst_hour=1, early=0, unheeding=0
    )

    assert outcome.share == pytest.approx(0.9)
    assert outcome.unfairness == pytest.approx(1 / 3)


@pytest.mark.parametrize("policy", POLICIES)
def test_other_policies_ask_and_get_something(policy: str) -> None:
    def make(_world: World, wire: Wire, random: Random) -> Desk:
        return PolicyDesk(wire, POLICIES[policy](60, random))

    world = World(enterprise(60, None), LimiterKind.TOKEN, seconds=10 * MINUTE, seed=4, ban=0.0)

    assert run(world, make).share > 0.3
    assert run(world, make) == run(world, make)
