"""In virtual time, against every kind of limit, the governor uses what is permitted and is not refused."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from menagerie.domain.plan import BUSINESS, FREE, enterprise
from menagerie.governor.governor import Priority
from support.simulation.desks import Work
from support.simulation.headers import HeaderManners
from support.simulation.limiters import LimiterKind, ResetMeans
from support.simulation.network import Network
from support.simulation.service import Shows
from support.simulation.trial import HOUR, Outcome, World, run

# Windows have only one meaning of their reset: their end.
KINDS_AND_RESETS = [
    (kind, reset_means)
    for kind in LimiterKind
    for reset_means in ResetMeans
    if reset_means is ResetMeans.FULL or kind not in {LimiterKind.FIXED, LimiterKind.OPENING}
]


# What headers alone give twenty desks on a day of the Free plan at worst: exact shares need a shared ledger.
MOST_IN_AN_HOUR = 4
MOST_UNEVEN = 0.6


def hourly_refusals(outcome: Outcome, hours: float = 24.0) -> float:
    """Return the 429s of one desk in one hour of the run, on the average."""
    return sum(outcome.refused) / len(outcome.refused) / hours


@pytest.mark.parametrize(("kind", "reset_means"), KINDS_AND_RESETS)
def test_alone_a_day_of_the_free_plan_is_used_up_without_a_refusal(
    kind: LimiterKind, reset_means: ResetMeans
) -> None:
    outcome = run(World(FREE, kind, reset_means=reset_means, network=Network(jitter=0.5)))

    assert outcome.share >= 0.98
    assert sum(outcome.refused) == 0
    assert outcome.unheeding == 0


@pytest.mark.parametrize("kind", [LimiterKind.FIXED, LimiterKind.SLIDING])
def test_without_any_header_our_own_log_keeps_the_limit(kind: LimiterKind) -> None:
    plan = enterprise(60, None)
    world = World(plan, kind, seconds=HOUR, manners=HeaderManners.MISSING, work=Work(plan=plan), seed=3)
    outcome = run(world)

    assert sum(outcome.refused) == 0
    assert outcome.granted[0] >= 0.98 * 60 * 60


def test_business_is_told_from_free_although_both_state_a_limit_of_a_thousand() -> None:
    world = World(BUSINESS, LimiterKind.OPENING, seconds=900, shows=Shows.TIGHTEST_COUNT)
    outcome = run(world)

    assert outcome.granted[0] >= 5_000
    assert sum(outcome.refused) == 0


@pytest.mark.parametrize("kind", LimiterKind)
def test_twenty_desks_on_one_key_share_a_day_of_the_free_plan_with_few_refusals(kind: LimiterKind) -> None:
    outcome = run(World(FREE, kind, desks=20))

    assert outcome.share >= 0.95
    assert hourly_refusals(outcome) <= 0.2
    assert outcome.worst_hour <= MOST_IN_AN_HOUR
    assert outcome.unfairness <= MOST_UNEVEN
    assert outcome.early == outcome.unheeding == 0


@pytest.mark.parametrize("kind", [LimiterKind.FIXED, LimiterKind.SLIDING, LimiterKind.TOKEN])
def test_twenty_desks_on_one_key_share_a_minute_without_a_limit_per_day(kind: LimiterKind) -> None:
    plan = enterprise(60, None)
    world = World(plan, kind, seconds=2 * HOUR, desks=20, shows=Shows.MINUTE, work=Work(plan=plan))
    outcome = run(world)

    assert outcome.share >= 0.8
    assert hourly_refusals(outcome, hours=2) <= 1
    assert outcome.unfairness <= 0.25
    assert outcome.early == outcome.unheeding == 0


def test_twenty_desks_share_a_day_of_which_they_see_nothing_until_it_is_nearly_over() -> None:
    outcome = run(World(FREE, LimiterKind.SLIDING, desks=20, shows=Shows.TIGHTEST_COUNT))

    assert outcome.share >= 0.95
    assert hourly_refusals(outcome) <= 0.2
    assert outcome.worst_hour <= MOST_IN_AN_HOUR
    assert outcome.unfairness <= MOST_UNEVEN
    assert outcome.early == outcome.unheeding == 0


@pytest.mark.parametrize("reset_means", ResetMeans)
def test_twenty_desks_are_seldom_refused_where_a_small_bucket_hides_the_day(
    reset_means: ResetMeans,
) -> None:
    world = World(FREE, LimiterKind.LEAKY, desks=20, shows=Shows.TIGHTEST_COUNT, reset_means=reset_means)
    outcome = run(world)

    assert outcome.share >= 0.95
    assert hourly_refusals(outcome) <= 0.2
    assert outcome.worst_hour <= MOST_IN_AN_HOUR
    assert outcome.early == outcome.unheeding == 0


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(data=st.data())
def test_nothing_is_ever_asked_too_early(data: st.DataObject) -> None:
    plan = enterprise(data.draw(st.integers(2, 40)), data.draw(st.integers(10, 300)))
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
        leap=data.draw(st.sampled_from([0.0, 2 * HOUR, 12 * HOUR])),
    )
    outcome = run(world)

    assert outcome.early == outcome.unheeding == 0
