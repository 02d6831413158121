"""How much of what is permitted the governor uses, how often it is refused, and how others compare.

Everything runs in virtual time against ``support.simulation``. Each run goes to a JSON file as it is; the
Markdown tables at the end have a line for each plan and kind of limit, with the worst of its runs. The exit
status is 1 if the governor sent a single request too early, or against the service's word.
"""

import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, replace
from itertools import product
from pathlib import Path
from random import Random

from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan, enterprise
from support.comparison import Comparison, at_least, at_most, command_line, report
from support.simulation.desks import Work
from support.simulation.limiters import LimiterKind, ResetMeans
from support.simulation.network import Network, Wire
from support.simulation.policies import POLICIES, PolicyDesk
from support.simulation.service import Shows
from support.simulation.trial import HOUR, Desk, DeskMaker, World, governed, run

_RESULTS = Path(__file__).parents[2] / "build" / "benchmarks"
_PLANS = {"free": FREE, "pro": PRO, "business": BUSINESS, "enterprise": enterprise(2_500, None)}
_PLANS_BY_DEFAULT = ("free", "pro", "business")
_GOVERNOR = "governor"
_MANY_DESKS = 20
_HOURS_AT_FULL_PACE = 6
_HOURS_OF_AN_IMPORT = 2
_ROUND_TRIPS = (0.02, 0.2, 0.5)
# The most that may ever be in flight.
_ADDS_READY = 32
_HOURS_TOGETHER_AT_FULL_PACE = 2
_SLOW_NETWORK = Network(jitter=0.5)
_USUAL_NETWORK = Network(jitter=0.25)
_FAST_NETWORK = Network(jitter=0.1)
# Windows have only one meaning of their reset: their end.
_WINDOWS = {LimiterKind.FIXED, LimiterKind.OPENING}


@dataclass(frozen=True, slots=True)
class Job:
    """One run to make: for which part of the benchmark, with which policy, in which world."""

    part: str
    policy: str
    world: World


@dataclass(frozen=True, slots=True)
class Row:
    """What came of one run.

    ``share`` is of the most that anybody could get from that limit in that time, parts of windows counted
    whole. ``worst_hour`` and ``mean_hour`` are 429s of one desk in one hour; ``unfairness`` is how far, as a
    share, a desk is off an equal share. ``early`` requests went before the wait of a 429 was over, and
    ``unheeding`` ones although an answer had said that nothing remains. ``seconds`` are those that the
    simulation took.
    """

    part: str
    policy: str
    plan: str
    limit: str
    reset_means: str
    shows: str
    share: float
    refused: int
    worst_hour: int
    mean_hour: float
    unfairness: float
    early: int
    unheeding: int
    seconds: float


def alone(plans: Sequence[Plan], seed: int) -> Iterator[Job]:
    """A day alone."""
    for plan in _with_a_daily_limit(plans):
        world = World(plan, LimiterKind.FIXED, seed=seed, network=_SLOW_NETWORK)
        yield from (Job("alone", _GOVERNOR, varied) for varied in _varied(world, Shows))


def full_pace(plans: Sequence[Plan], seed: int) -> Iterator[Job]:
    """Six hours alone at the pace of the minute, on a custom plan without a day's limit.

    The governor counts a minute as 61 s, for services that count in whole seconds: it can use 60/61 = 98.4 %.
    """
    for plan in plans:
        endless = enterprise(plan.per_minute, None)
        world = World(
            endless,
            LimiterKind.FIXED,
            seconds=_HOURS_AT_FULL_PACE * HOUR,
            seed=seed,
            network=_FAST_NETWORK,
            work=Work(plan=endless),
        )
        yield from (Job("full pace", _GOVERNOR, varied) for varied in _varied(world, [Shows.MINUTE]))


def distances(plans: Sequence[Plan], seed: int) -> Iterator[Job]:
    """Two hours of an import: writes only, at the pace of the minute, over round trips of three lengths."""
    kinds = (LimiterKind.FIXED, LimiterKind.SLIDING, LimiterKind.TOKEN)
    for plan, round_trip, kind in product(plans, _ROUND_TRIPS, kinds):
        endless = enterprise(plan.per_minute, None)
        world = World(
            endless,
            kind,
            seconds=_HOURS_OF_AN_IMPORT * HOUR,
            seed=seed,
            network=Network(jitter=round_trip / 10, round_trip=round_trip),
            shows=Shows.MINUTE,
            work=Work(readers=0, writers=_ADDS_READY, plan=endless),
        )
        yield Job(f"writes at {round_trip * 1000:.0f} ms", _GOVERNOR, world)


def together(plans: Sequence[Plan], seed: int) -> Iterator[Job]:
    """A day of twenty desks that share one key and begin within five seconds."""
    for plan in _with_a_daily_limit(plans):
        world = World(plan, LimiterKind.FIXED, seed=seed, desks=_MANY_DESKS, network=_USUAL_NETWORK)
        tightest = [Shows.TIGHTEST_SHARE, Shows.TIGHTEST_COUNT]
        yield from (Job("together", _GOVERNOR, varied) for varied in _varied(world, tightest))


def together_at_full_pace(plans: Sequence[Plan], seed: int) -> Iterator[Job]:
    """Two hours of twenty desks at the pace of the minute, on a custom plan without a day's limit."""
    for plan in plans:
        endless = enterprise(plan.per_minute, None)
        world = World(
            endless,
            LimiterKind.FIXED,
            seconds=_HOURS_TOGETHER_AT_FULL_PACE * HOUR,
            seed=seed,
            desks=_MANY_DESKS,
            network=_USUAL_NETWORK,
            work=Work(plan=endless),
        )
        for varied in _varied(world, [Shows.MINUTE]):
            yield Job("together at full pace", _GOVERNOR, varied)


def others(plans: Sequence[Plan], seed: int) -> Iterator[Job]:
    """A day of other policies: alone on Free and Pro, and twenty desks on Pro.

    Early requests have no consequences for them. A ban of ten minutes would leave hardly anything of some.
    """
    trials = [("others alone", plan, 1, _SLOW_NETWORK) for plan in (FREE, PRO) if plan in plans]
    trials += [("others together", PRO, _MANY_DESKS, _USUAL_NETWORK)] if PRO in plans else []
    for policy, (part, plan, desks, network) in product(POLICIES, trials):
        world = World(plan, LimiterKind.FIXED, seed=seed, desks=desks, network=network, ban=0.0)
        # They read no header but Retry-After, so it does not matter which limit the headers show.
        yield from (Job(part, policy, varied) for varied in _varied(world, [Shows.TIGHTEST_SHARE]))


PARTS = {
    "alone": alone,
    "full-pace": full_pace,
    "distances": distances,
    "together": together,
    "together-at-full-pace": together_at_full_pace,
    "others": others,
}


def _with_a_daily_limit(plans: Sequence[Plan]) -> list[Plan]:
    return [plan for plan in plans if plan.per_day is not None]


def _varied(world: World, shows: Iterable[Shows]) -> Iterator[World]:
    """Yield ``world`` with every kind of limit, every meaning of its reset, and these choices of headers."""
    for kind, reset_means, shown in product(LimiterKind, ResetMeans, shows):
        if kind not in _WINDOWS or reset_means is ResetMeans.FULL:
            yield replace(world, kind=kind, reset_means=reset_means, shows=shown)


def measure(job: Job) -> Row:
    """Make a run and return what came of it."""
    began = time.monotonic()
    world = job.world
    outcome = run(world, governed if job.policy == _GOVERNOR else _desk_maker(job.policy))
    desk_hours = world.desks * world.seconds / HOUR
    return Row(
        part=job.part,
        policy=job.policy,
        plan=f"{world.plan.name}, {world.plan.per_minute:,}",
        limit=world.kind.value,
        reset_means=world.reset_means.value,
        shows=world.shows.value,
        share=outcome.share,
        refused=sum(outcome.refused),
        worst_hour=outcome.worst_hour,
        mean_hour=sum(outcome.refused) / desk_hours,
        unfairness=outcome.unfairness,
        early=outcome.early,
        unheeding=outcome.unheeding,
        seconds=time.monotonic() - began,
    )


def _desk_maker(policy: str) -> DeskMaker:
    def make(world: World, wire: Wire, random: Random) -> Desk:
        return PolicyDesk(wire, POLICIES[policy](world.plan.per_minute or 0, random))

    return make


def measure_all(jobs: list[Job], pool: ProcessPoolExecutor) -> list[Row]:
    """Make all runs, print each as it ends, and return them in the order of the jobs."""
    running = {pool.submit(measure, job): number for number, job in enumerate(jobs)}
    rows: dict[int, Row] = {}
    for future in as_completed(running):
        row = rows[running[future]] = future.result()
        what = (row.part, row.policy, row.plan, row.limit, row.reset_means, row.shows)
        print(f"{len(rows)}/{len(jobs)} ", " | ".join((*what, *_figures([row]))), flush=True)
    return [rows[number] for number in range(len(jobs))]


def _figures(rows: Sequence[Row]) -> tuple[str, ...]:
    """Return the worst of the figures of these runs, as they stand in the columns of ``_FIGURES``."""
    return (
        f"{min(row.share for row in rows):.1%}",
        str(max(row.refused for row in rows)),
        str(max(row.worst_hour for row in rows)),
        f"{max(row.mean_hour for row in rows):.2f}",
        f"{max(row.unfairness for row in rows):.1%}",
        str(sum(row.early for row in rows)),
        str(sum(row.unheeding for row in rows)),
    )


_FIGURES = ("used", "429s", "worst hour", "mean hour", "unfair", "early", "unheeding")


def tables(rows: Iterable[Row]) -> Iterator[str]:
    """Yield the lines of a Markdown table for each part, with the worst of the runs that share a line."""
    lines: dict[str, dict[tuple[str, str, str, str], list[Row]]] = {}
    for row in rows:
        names = (row.policy, row.plan, row.limit, row.shows)
        lines.setdefault(row.part, {}).setdefault(names, []).append(row)
    for part, groups in lines.items():
        columns = ("policy", "plan, per minute", "limit", "headers show", *_FIGURES)
        yield from ("", f"**{part}**", "", _markdown(columns), "|" + " --- |" * len(columns))
        yield from (_markdown((*names, *_figures(group))) for names, group in groups.items())


def against_goals(rows: Sequence[Row]) -> Iterator[Comparison]:
    """Yield the worst that the governor reached in each part: the runs differ in more than chance."""
    for part, share, hourly in (("alone", 98, 0), ("together", 80, 1), ("together at full pace", 80, 1)):
        own = [row for row in rows if row.part == part and row.policy == _GOVERNOR]
        if own:
            used = 100 * min(row.share for row in own)
            yield Comparison(f"pacing, {part}: used, at worst", "%", [used], goal=at_least(share, "%"))
            refused, unit = max(row.mean_hour for row in own), "a desk and hour"
            what = f"pacing, {part}: 429s, at worst"
            yield Comparison(what, unit, [refused], goal=at_most(hourly, unit))
            early = sum(row.early + row.unheeding for row in own)
            yield Comparison(f"pacing, {part}: early or unheeding", "sent", [early], goal=at_most(0, "sent"))


def _markdown(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main(words: Sequence[str]) -> int:
    """Measure what the words say, print it and write it as JSON; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument(
        "--only-part", choices=PARTS, nargs="+", default=list(PARTS), help="these tables only"
    )
    parser.add_argument(
        "--plans", choices=_PLANS, nargs="+", default=_PLANS_BY_DEFAULT, help="these plans only"
    )
    parser.add_argument("--quick", action="store_true", help="the plan Free only")
    parser.add_argument("--seed", type=int, default=0, help="decides everything that chance does")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes; as many as cores")
    asked = parser.parse_args(words)
    began = time.monotonic()
    with ProcessPoolExecutor(asked.jobs) as pool:
        plans = [FREE] if asked.quick else [_PLANS[name] for name in asked.plans]
        jobs = [job for name in asked.only_part for job in PARTS[name](plans, asked.seed)]
        rows = measure_all(jobs, pool)
        print(*tables(rows), sep="\n")
        _write("pacing.json", [asdict(row) for row in rows])
        if comparisons := list(against_goals(rows)):
            report("pacing", comparisons)
        wrong = sum(row.early + row.unheeding for row in rows if row.policy == _GOVERNOR)
    print(f"\n{time.monotonic() - began:.0f} s; {wrong} requests of the governor too early or unheeding")
    return 1 if wrong else 0


def _write(name: str, results: object) -> None:
    _RESULTS.mkdir(parents=True, exist_ok=True)
    (_RESULTS / name).write_text(json.dumps(results, indent=2), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
