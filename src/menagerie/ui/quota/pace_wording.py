"""How the quota and the pace are said: what is left, which plan counts, what was sent and what waits."""

import math

from msgspec.structs import replace

from menagerie.domain.plan import Plan
from menagerie.domain.quota import Quota
from menagerie.governor.governor import PacingView, PlanSource
from menagerie.ui.look.wording import countdown, moment, number, translate


def sensible(quota: Quota) -> Quota:
    """Return what makes sense of ``quota``: no more is left than the limit, and none below 1 is a limit."""
    if quota.limit is None or quota.limit < 1:
        return replace(quota, limit=None)
    if quota.remaining is None:
        return quota
    return replace(quota, remaining=max(0, min(quota.remaining, quota.limit)))


def is_over(quota: Quota, now: float) -> bool:
    """Tell whether its reset has passed, so that what was left then is not what is left now."""
    return quota.reset_at is not None and quota.reset_at <= now


def quota_left(quota: Quota, now: float) -> str:
    """Return what is left and when it starts anew; ``now`` in Unix seconds."""
    quota = sensible(quota)
    if quota.limit is None or quota.remaining is None:
        return translate("Quota unknown")
    if is_over(quota, now):
        return translate("Limit {limit} · a new count has begun").format(limit=number(quota.limit))
    left = translate("{remaining} of {limit} left").format(
        remaining=number(quota.remaining), limit=number(quota.limit)
    )
    if quota.reset_at is None:
        return left
    # Rounded down: the header and the Date it is read by have whole seconds, and a minute is no 1:01.
    time = countdown(math.floor(quota.reset_at - now))
    return translate("{left} · resets in {time}").format(left=left, time=time)


def quota_origin(quota: Quota, now: float) -> str:
    """Return how the quota is known, and the moment at which it starts anew."""
    if not sensible(quota).is_known:
        return translate("The newest answer did not say how many requests are left.")
    if quota.reset_at is None:
        return translate("As the newest answer said.")
    when = moment(quota.reset_at, now)
    if is_over(quota, now):
        text = translate("A new count began at {when}. The next answer says how many requests are left.")
        return text.format(when=when)
    return translate("As the newest answer said. The count starts anew at {when}.").format(when=when)


def plan_and_source(pacing: PacingView) -> str:
    """Return the plan that counts, and how it is known."""
    texts = {
        PlanSource.CHOSEN: translate("{plan}, as set for this environment"),
        PlanSource.DETECTED: translate("{plan}, as the answers show"),
        PlanSource.ASSUMED: translate("{plan}, assumed until the answers show another"),
    }
    return texts[pacing.plan_source].format(plan=pacing.plan.name)


def plan_limits(plan: Plan) -> str:
    """Return what a plan allows, such as ``60 a minute, 1,000 a day`` (interface 8.1)."""
    if plan.per_minute is None and plan.per_day is None:
        return translate("no limit")
    minute, day = plan.per_minute, plan.per_day
    return translate("{minute}, {day}").format(
        minute=translate("no limit a minute")
        if minute is None
        else translate("{n} a minute").format(n=number(minute)),
        day=translate("no limit a day") if day is None else translate("{n} a day").format(n=number(day)),
    )


def desks_estimate(pacing: PacingView) -> str:
    """Return how many desks seem to use the key, as a figure."""
    return translate("About {n}").format(n=number(pacing.desks))


def say_plan(pacing: PacingView) -> str:
    """Return the plan and how it is known, as one line."""
    return translate("Plan: {plan}").format(plan=plan_and_source(pacing))


def say_today(pacing: PacingView) -> str:
    """Return this desk's own count, as one line."""
    return translate("Sent from here today: {n}").format(n=number(pacing.sent_today))


def say_in_line(pacing: PacingView) -> str:
    """Return how many requests wait for their turn, as one line."""
    return translate("Waiting in line: {n}").format(n=number(pacing.in_line))


def say_desks(pacing: PacingView) -> str:
    """Return how many desks seem to use the key, as one line."""
    return translate("About {n} desks seem to use this key").format(n=number(pacing.desks))


def pace_lines(pacing: PacingView) -> list[str]:
    """Return everything about the pace that is worth a line."""
    lines = [say_plan(pacing), say_today(pacing)]
    if pacing.in_line:
        lines.append(say_in_line(pacing))
    if pacing.desks > 1:
        lines.append(say_desks(pacing))
    return lines


def hour_total(counts: tuple[int, ...]) -> str:
    """Return how many requests were sent within the hour whose minutes are counted."""
    total = sum(counts)
    if not total:
        return translate("No requests")
    return translate("{n} request" if total == 1 else "{n} requests").format(n=number(total))


def hour_in_words(counts: tuple[int, ...]) -> str:
    """Return in words what the drawing of the last hour shows."""
    if not any(counts):
        return translate("No requests in the last hour")
    return translate("{requests} in the last hour, at most {most} in one minute").format(
        requests=hour_total(counts), most=number(max(counts))
    )
