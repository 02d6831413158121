"""The words for the quota and the pace: what is left, the plan, what was sent and what is queued."""

import math
from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.plan import Quota
from menagerie.governor.states import PacingView, PlanSource
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import countdown, moment, number
from menagerie.ui.words.filling import joined
from menagerie.ui.words.states import Reason, reason_sentence

if TYPE_CHECKING:
    # Most installations share nothing.
    from menagerie.shared.ledger import Use

_LOW_SHARE = 0.25


class Level(StrEnum):
    """How much is left, as the style sheet shows it."""

    UNKNOWN = "unknown"
    CALM = "calm"
    LOW = "low"
    EMPTY = "empty"


class Fact(Struct, frozen=True):
    """A caption and its value. One that is not ``is_notable`` says nothing that a summary needs."""

    caption: str
    value: str
    is_notable: bool

    @property
    def line(self) -> str:
        """The fact as one line."""
        return f"{self.caption}: {self.value}"


def sensible(quota: Quota) -> Quota:
    """Return ``quota`` without what makes no sense: a limit below 1, or more left than the limit."""
    if quota.limit is None or quota.limit < 1:
        return replace(quota, limit=None)
    if quota.remaining is None:
        return quota
    return replace(quota, remaining=max(0, min(quota.remaining, quota.limit)))


def is_over(quota: Quota, now: float) -> bool:
    """Tell whether the reset has passed, so that ``remaining`` is out of date; ``now`` is Unix time."""
    return quota.reset_at is not None and quota.reset_at <= now


def share_left(quota: Quota, now: float) -> float | None:
    """Return the share of the limit that is left, from 0 to 1; None where it is unknown."""
    quota = sensible(quota)
    if quota.limit is None or quota.remaining is None:
        return None
    # After the reset the limit is there again.
    return 1.0 if is_over(quota, now) else quota.remaining / quota.limit


def level_of(share: float | None) -> Level:
    """Return the level of a share of the limit."""
    if share is None:
        return Level.UNKNOWN
    if share > _LOW_SHARE:
        return Level.CALM
    return Level.LOW if share > 0 else Level.EMPTY


def quota_left(quota: Quota, now: float) -> str:
    """Return what is left and when the count starts again; ``now`` is Unix time in seconds."""
    quota = sensible(quota)
    if quota.limit is None or quota.remaining is None:
        return translate("quota", "Quota unknown")
    if is_over(quota, now):
        return translate("quota", "Up to {limit} left").format(limit=number(quota.limit))
    left = translate("quota", "{remaining} of {limit} left").format(
        remaining=number(quota.remaining), limit=number(quota.limit)
    )
    if quota.reset_at is None:
        return left
    # Round down: the headers have whole seconds, and a minute would be shown as 1:01. A wait is rounded up.
    seconds = quota.reset_at - now
    time = countdown(math.floor(seconds) if quota.remaining else seconds)
    return translate("quota", "{left} · resets in {time}").format(left=left, time=time)


def requests_left(quota: Quota, now: float) -> str:
    """Return what stands behind "Requests left"; ``now`` is Unix time in seconds.

    When the count starts again is said where nothing is left.
    """
    quota = sensible(quota)
    if quota.limit is None or quota.remaining is None:
        return translate("quota", "Quota unknown")
    limit = number(quota.limit)
    if is_over(quota, now):
        return translate("quota", "up to {limit}", "Requests left").format(limit=limit)
    if quota.remaining:
        words = translate("quota", "{remaining} of {limit}", "Requests left")
        return words.format(remaining=number(quota.remaining), limit=limit)
    if quota.reset_at is None:
        return translate("quota", "none of {limit}", "Requests left").format(limit=limit)
    words = translate("quota", "none of {limit} · resets in {time}", "Requests left")
    return words.format(limit=limit, time=countdown(quota.reset_at - now))


def quota_origin(quota: Quota, now: float) -> str:
    """Return what is counted, how it is known and when all is back; ``now`` is Unix time in seconds."""
    quota = sensible(quota)
    if quota.limit is None or quota.remaining is None:
        return translate("quota", "The service did not say how many requests are left.")
    if quota.reset_at is None:
        return translate("quota", "Requests left, as the service last said.")
    when = moment(quota.reset_at, now)
    if is_over(quota, now):
        text = translate("quota", "The limit was reset at {when}. The next response says how many are left.")
        return text.format(when=when)
    if quota.remaining == 0:
        back = translate("quota", "More are back at {when}.").format(when=when)
        return joined([reason_sentence(Reason.USED_UP), back])
    text = translate("quota", "Requests left, as the service last said. All {limit} are back at {when}.")
    return text.format(limit=number(quota.limit), when=when)


def plan_and_source(pacing: PacingView) -> str:
    """Return the name of the plan and how it is known."""
    texts = {
        PlanSource.CHOSEN: translate("quota", "{plan}, as set for this environment"),
        PlanSource.DETECTED: translate("quota", "{plan}, detected"),
        PlanSource.ASSUMED: translate("quota", "{plan}, assumed until it is detected"),
    }
    return texts[pacing.plan_source].format(plan=pacing.plan.name)


def pace_facts(pacing: PacingView) -> tuple[Fact, ...]:
    """Return the plan, what was sent from here today, what is queued, and the clients on the key."""
    return (
        Fact(translate("quota", "Plan"), plan_and_source(pacing), is_notable=True),
        Fact(translate("quota", "Sent from here today"), number(pacing.sent_today), is_notable=True),
        Fact(translate("quota", "Waiting to be sent"), number(pacing.queued), is_notable=pacing.queued > 0),
        Fact(
            translate("quota", "Computers using this key"),
            translate("quota", "About {n}").format(n=number(pacing.clients)),
            is_notable=pacing.clients > 1,
        ),
    )


def sharing_line(use: "Use", limit: int | None) -> str:
    """Return what all desks used in the last minute; ``limit`` is how much they may, None for any number."""
    # This desk is one of them, also if it has sent nothing.
    desks = use.desks + (use.ours == 0)
    if limit is None:
        text = translate("quota", "%Ln desk(s), {used} used this minute, {ours} by you", n=desks)
    else:
        text = translate("quota", "%Ln desk(s), {used} of {limit} used this minute, {ours} by you", n=desks)
    return text.format(used=number(use.used), limit=number(limit or 0), ours=number(use.ours))


def hour_total(counts: tuple[int, ...]) -> str:
    """Return how many requests were sent in the last hour; ``counts`` has one count for each minute."""
    total = sum(counts)
    if not total:
        return translate("quota", "No requests")
    return translate("quota", "%Ln request(s)", n=total)


def hour_in_words(counts: tuple[int, ...]) -> str:
    """Return what the chart of the last hour shows, in words."""
    if not any(counts):
        return translate("quota", "No requests in the last hour")
    text = translate("quota", "%Ln request(s) in the last hour, at most {most} in one minute", n=sum(counts))
    return text.format(most=number(max(counts)))
