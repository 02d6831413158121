"""How much of a minute's limit desks use together that share a ledger in PostgreSQL, and how evenly.

Everything but the database runs in virtual time against ``support.simulation``: the very statements that
desks execute decide, by the clock of the simulation. A day of Free takes 5 minutes, of Pro 25 and of Business
80, so without options it is an hour of each.
"""

import sys
from collections.abc import Sequence

from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan, enterprise
from support.comparison import Comparison, at_least, at_most, command_line, report
from support.postgres import running_postgres
from support.simulation.desks import Work
from support.simulation.limiters import LimiterKind
from support.simulation.network import Network
from support.simulation.service import Shows
from support.simulation.sharing import SimulatedServer, sharing
from support.simulation.trial import HOUR, Outcome, World, run

_PLANS = {"free": FREE, "pro": PRO, "business": BUSINESS}
_KINDS = {"fixed": LimiterKind.FIXED, "sliding": LimiterKind.SLIDING, "bucket": LimiterKind.TOKEN}
# Percent of what is permitted: how much is used at least, and how far a desk may be off an equal share.
_LEAST, _MOST_UNEVEN = 97, 10
_MINUTES_OF_AN_HOUR = 60


def measured(plan: Plan, kind: LimiterKind, hours: float, desks: int, seed: int) -> Outcome:
    """Return what came of so many hours of desks that never rest."""
    endless = enterprise(plan.per_minute, None)
    world = World(
        endless,
        kind,
        seconds=hours * HOUR,
        desks=desks,
        seed=seed,
        network=Network(jitter=0.1),
        shows=Shows.MINUTE,
        work=Work(readers=2, writers=1, plan=endless),
    )
    with running_postgres() as server, server.connect(server.make_database(with_schema=True)) as connection:
        return run(world, sharing(SimulatedServer(connection)))


def main(words: Sequence[str]) -> int:
    """Measure, print and store the table; return 1 if a request was early or against the service's word."""
    parser = command_line(__doc__)
    parser.add_argument("--plans", choices=_PLANS, nargs="+", default=list(_PLANS))
    parser.add_argument("--kinds", choices=_KINDS, nargs="+", default=list(_KINDS))
    parser.add_argument("--hours", type=float, default=1.0, help="(default: %(default)s)")
    parser.add_argument("--desks", type=int, default=20, help="(default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="decides everything that chance does")
    asked = parser.parse_args(words)
    comparisons, wrong = [], 0
    for name in asked.plans:
        for kind in asked.kinds:
            plan = _PLANS[name]
            outcome = measured(plan, _KINDS[kind], asked.hours, asked.desks, asked.seed)
            what = f"sharing, {plan.name}, {kind}"
            permitted = (plan.per_minute or 0) * _MINUTES_OF_AN_HOUR * asked.hours
            used, uneven = 100 * sum(outcome.granted) / permitted, 100 * outcome.unfairness
            refused = sum(outcome.refused)
            comparisons += [
                Comparison(f"{what}: used", "%", [used], goal=at_least(_LEAST, "%")),
                Comparison(f"{what}: unevenness", "%", [uneven], goal=at_most(_MOST_UNEVEN, "%")),
                Comparison(f"{what}: 429s", "", [refused], goal=at_most(0, "")),
            ]
            wrong += outcome.early + outcome.unheeding
            print(f"{what}: {used:.1f} % used, {uneven:.1f} % uneven, {refused} 429s", flush=True)
    report("sharing", comparisons)
    print(f"{wrong} requests too early or unheeding")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
