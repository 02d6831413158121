"""How long an import takes at the plan and quota of now."""

from msgspec import Struct

from menagerie.domain.plan import Quota
from menagerie.governor.states import PacingView

_MINUTE = 60.0
_DAY = 86_400.0
# Adds per second where the plan sets no limit: what a service a tenth of a second away takes at the least.
_WITHOUT_LIMIT = 100.0


class Estimate(Struct, frozen=True):
    """How many requests an import needs, in how many seconds, and on how many days requests are sent."""

    requests: int
    seconds: float
    days: int


def estimate(count: int, pacing: PacingView, quota: Quota, now: float) -> Estimate:
    """Return how long ``count`` adds take; ``now`` is Unix time.

    What is queued already goes first. Other installations that use the key get their share. What is left
    of the day is what the service stated, or what our own count leaves of the plan's limit.
    """
    if count <= 0:
        return Estimate(0, 0.0, 0)
    before = count + pacing.queued
    per_minute, per_day = pacing.plan.per_minute, pacing.plan.per_day
    sharers = max(1, pacing.clients)
    per_second = _WITHOUT_LIMIT if per_minute is None else min(_WITHOUT_LIMIT, per_minute / _MINUTE)
    per_second /= sharers
    if per_day is None:
        return Estimate(count, before / per_second, 1)
    left, next_day = _left_of_day(per_day, per_minute, pacing, quota, now)
    if before <= left:
        return Estimate(count, before / per_second, 1)
    whole_days, rest = divmod(before - left, per_day)
    if not rest:
        whole_days, rest = whole_days - 1, per_day
    seconds = next_day + whole_days * _DAY + rest / per_second
    return Estimate(count, seconds, bool(left) + whole_days + 1)


def _left_of_day(
    per_day: int, per_minute: int | None, pacing: PacingView, quota: Quota, now: float
) -> tuple[int, float]:
    """Return how many requests are left of this day, and the seconds until the next one."""
    is_of_day = quota.limit == per_day != per_minute
    if is_of_day and quota.remaining is not None:
        is_over = quota.reset_at is not None and quota.reset_at <= now
        left = per_day if is_over else quota.remaining
        seconds = _DAY if is_over or quota.reset_at is None else quota.reset_at - now
        return left, seconds
    return max(0, per_day - pacing.sent_today), _DAY
