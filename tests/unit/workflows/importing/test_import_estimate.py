"""How long an import takes at the present plan and quota."""

import pytest

from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan, Quota, enterprise
from menagerie.governor.states import PacingView, PlanSource
from menagerie.workflows.importing import Estimate, estimate

NOW = 1_800_000_000.0
DAY = 86_400.0


def pacing(plan: Plan, sent_today: int = 0, queued: int = 0, clients: int = 1) -> PacingView:
    return PacingView(plan, PlanSource.DETECTED, sent_today, (), queued, clients)


def test_each_plan_takes_as_long_as_its_limits_say() -> None:
    for count, plan, estimated in (
        (0, FREE, Estimate(0, 0.0, 0)),
        (480, FREE, Estimate(480, 480.0, 1)),
        (1_000, FREE, Estimate(1_000, 1_000.0, 1)),
        # 1,000 on the first day and 1,000 on each of the next: the last 500 take 500 s of the third.
        (2_500, FREE, Estimate(2_500, 2 * DAY + 500, 3)),
        (3_000, FREE, Estimate(3_000, 2 * DAY + 1_000, 3)),
        (480, PRO, Estimate(480, 96.0, 1)),
        (10_001, PRO, Estimate(10_001, DAY + 0.2, 2)),
        (100_000, BUSINESS, Estimate(100_000, 6_000.0, 1)),
        (2_500, enterprise(2_500, None), Estimate(2_500, 60.0, 1)),
        (100_000, enterprise(None, None), Estimate(100_000, 1_000.0, 1)),
        (2_000, enterprise(None, 1_000), Estimate(2_000, DAY + 10.0, 2)),
    ):
        found = estimate(count, pacing(plan), Quota(), NOW)
        assert found.seconds == pytest.approx(estimated.seconds)
        assert (found.requests, found.days) == (estimated.requests, estimated.days)


def test_what_was_sent_what_waits_and_what_the_service_states_of_its_quota_count() -> None:
    in_an_hour = Quota(limit=1_000, remaining=80, reset_at=NOW + 3_600)
    over = Quota(limit=1_000, remaining=0, reset_at=NOW - 1)
    of_the_minute = Quota(limit=60, remaining=0, reset_at=NOW + 30)
    for at, stated, estimated in (
        (pacing(FREE, sent_today=900), Quota(), Estimate(480, DAY + 380, 2)),
        (pacing(FREE, sent_today=2_000), Quota(), Estimate(480, DAY + 480, 1)),
        # What the service states comes before our own count.
        (pacing(FREE), in_an_hour, Estimate(480, 3_600.0 + 400, 2)),
        (pacing(FREE, sent_today=1_000), over, Estimate(480, 480.0, 1)),
        (pacing(FREE), of_the_minute, Estimate(480, 480.0, 1)),
        # Other adds and other installations make it longer.
        (pacing(FREE, queued=60), Quota(), Estimate(480, 540.0, 1)),
        (pacing(FREE, clients=2), Quota(), Estimate(480, 960.0, 1)),
    ):
        assert estimate(480, at, stated, NOW) == estimated
