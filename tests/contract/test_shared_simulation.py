"""In virtual time, desks on one key and one shared store use what is permitted, evenly, also without it."""

import pytest

from support.postgres import Postgres
from support.simulation.limiters import LimiterKind
from support.simulation.sharing import Outage, share

pytestmark = pytest.mark.thorough

MINUTES, DESKS = 4, 20


@pytest.mark.parametrize("kind", [LimiterKind.FIXED, LimiterKind.SLIDING, LimiterKind.TOKEN])
def test_twenty_desks_share_a_minute(postgres: Postgres, shared_database: str, kind: LimiterKind) -> None:
    share(postgres, shared_database, kind, DESKS, MINUTES)


def test_some_desks_share_the_first_minutes(postgres: Postgres, shared_database: str) -> None:
    share(postgres, shared_database, LimiterKind.FIXED, DESKS // 2, MINUTES // 2)


@pytest.mark.parametrize(
    ("kind", "outage"),
    [
        # Away, or half open.
        (LimiterKind.FIXED, Outage(70, 190, 8)),
        (LimiterKind.SLIDING, Outage(70, 190, 8, silent=True)),
        # Some are cut off, and the others not.
        (LimiterKind.SLIDING, Outage(70, 190, 1)),
        (LimiterKind.FIXED, Outage(70, 190, 3, silent=True)),
    ],
)
def test_eight_desks_without_their_store_are_not_refused_and_use_what_they_may(
    postgres: Postgres, shared_database: str, kind: LimiterKind, outage: Outage
) -> None:
    share(postgres, shared_database, kind, 8, 4, outage)
