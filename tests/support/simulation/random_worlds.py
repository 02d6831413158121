"""Worlds of all kinds by chance, each a day long: what no table would think of."""

from dataclasses import replace
from random import Random

from menagerie.domain.plan import enterprise
from menagerie.governor.governor import Priority
from support.simulation.desks import Work
from support.simulation.headers import HeaderManners
from support.simulation.limiters import LimiterKind, ResetMeans
from support.simulation.network import Network
from support.simulation.service import Shows
from support.simulation.trial import HOUR, World


def random_world(seed: int, number: int) -> World:
    """Return the ``number``-th world of a ``seed``: any limits and headers, clocks off, losses, and kills.

    Its limits are small, since a day with few requests has as much that can go wrong.
    """
    random = Random(f"{seed}/{number}")  # noqa: S311 - simulated chance is no secret
    plan = enterprise(random.randint(2, 60), random.randint(20, 300))
    world = World(
        plan,
        random.choice(list(LimiterKind)),
        desks=random.choice((1, 1, 1, 2, 3)),
        seed=random.getrandbits(32),
        network=Network(random.choice((0.0, 0.5, 5.0)), random.choice((0.0, 0.01))),
        reset_means=random.choice(list(ResetMeans)),
        shows=random.choice(list(Shows)),
        manners=random.choice(list(HeaderManners)),
        work=Work(priority=random.choice(list(Priority)), plan=random.choice((None, plan))),
        restarts_each=random.choice((600.0, HOUR, 4 * HOUR)),
        skew=random.choice((0.0, 2 * HOUR)),
    )
    leap = random.choice((0.0, 2 * HOUR, 12 * HOUR))
    # After a boot the wall clock is all there is: where it leaps, too, nothing can keep a wait.
    return replace(world, leap=leap, boots=random.choice((0.0, 0.3)) if not leap else 0.0)
