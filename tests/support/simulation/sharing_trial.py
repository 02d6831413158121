"""Desks that share a key in virtual time, and what has to come of it."""

from menagerie.domain.plan import enterprise
from support.postgres import Postgres
from support.simulation.desks import Work
from support.simulation.limiters import LimiterKind
from support.simulation.network import Network
from support.simulation.service import Shows
from support.simulation.sharing import Outage, SimulatedServer, sharing
from support.simulation.trial import World, run

_PER_MINUTE = 60
# Of the requests that a limit permits in this time. A minute is counted as 61 s, and the last request of a
# minute that refills is kept back.
_LEAST_SHARE, _MOST_UNEVEN = 0.96, 0.1
# Shares of a larger limit: without the store, each desk keeps the last request of its own for a click.
_PER_MINUTE_WITHOUT, _LEAST_SHARE_WITHOUT, _MOST_UNEVEN_WITHOUT = 200, 0.85, 0.15


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
