"""In virtual time, twenty desks on one key and one shared store use what is permitted, evenly."""

import pytest

from menagerie.domain.plan import enterprise
from support.postgres import Postgres
from support.simulation.desks import Work
from support.simulation.limiters import LimiterKind
from support.simulation.network import Network
from support.simulation.service import Shows
from support.simulation.sharing import SimulatedServer, sharing
from support.simulation.trial import World, run

pytestmark = pytest.mark.thorough

# Of the requests that a limit permits in this time. A minute is counted as 61 s, and the last request of a
# minute that refills is kept back.
LEAST_SHARE = 0.96
MINUTES, DESKS, PER_MINUTE = 10, 20, 60


@pytest.mark.thorough
@pytest.mark.parametrize("kind", [LimiterKind.FIXED, LimiterKind.SLIDING, LimiterKind.TOKEN])
def test_twenty_desks_share_a_minute(postgres: Postgres, shared_database: str, kind: LimiterKind) -> None:
    share(postgres, shared_database, kind, DESKS, MINUTES)


def test_some_desks_share_the_first_minutes(postgres: Postgres, shared_database: str) -> None:
    share(postgres, shared_database, LimiterKind.FIXED, DESKS // 2, MINUTES // 5)


def share(postgres: Postgres, shared_database: str, kind: LimiterKind, desks: int, minutes: int) -> None:
    """Let all desks ask for some minutes, and check that none is refused and all have their share."""
    plan = enterprise(PER_MINUTE, None)
    work = Work(readers=1, writers=0, plan=plan)
    with postgres.connect(shared_database) as connection:
        outcome = run(
            World(
                plan,
                kind,
                seconds=60 * minutes,
                desks=desks,
                seed=1,
                network=Network(jitter=0.1),
                shows=Shows.MINUTE,
                work=work,
                arrivals=0.1,
            ),
            sharing(SimulatedServer(connection)),
        )
    assert sum(outcome.refused) == outcome.early == outcome.unheeding == 0
    assert sum(outcome.granted) >= LEAST_SHARE * PER_MINUTE * minutes
    assert outcome.unfairness <= 0.1
