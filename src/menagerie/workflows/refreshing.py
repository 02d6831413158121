"""Asking again by itself: every so many minutes, and only while enough of the limit is left."""

from collections.abc import Callable
from typing import Protocol

from menagerie.domain.clock import Clock
from menagerie.domain.plan import Quota

_MINUTE = 60.0
# The rest of the limit is for the person.
_LEAST_SHARE_LEFT = 0.5


class _KnowsQuota(Protocol):
    @property
    def quota(self) -> Quota: ...


async def refresh_regularly(
    minutes: int, governor: _KnowsQuota, is_wanted: Callable[[], bool], ask: Callable[[], None], clock: Clock
) -> None:
    """Call ``ask`` every so many ``minutes`` until cancelled.

    An interval passes without a call while not ``is_wanted``, and while half of the limit or less is left.
    ``ask`` has to ask in the background, which gives way to everything that a person does.
    """
    while True:
        await clock.sleep(minutes * _MINUTE)
        if is_wanted() and _has_enough_left(governor.quota, clock.now()):
            ask()


def _has_enough_left(quota: Quota, now: float) -> bool:
    if quota.limit is None or quota.remaining is None:
        return True  # the governor's own count holds the request back where it has to
    if quota.reset_at is not None and quota.reset_at <= now:
        return True  # the count has started again since
    return quota.remaining > quota.limit * _LEAST_SHARE_LEFT
