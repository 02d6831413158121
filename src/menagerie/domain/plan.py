"""What a plan permits (interface 8.1), and what of it is left (interface 8.2)."""

from msgspec import Struct


class Plan(Struct, frozen=True):
    """A plan. None means no limit, as an Enterprise plan may have it."""

    name: str
    per_minute: int | None
    per_day: int | None


FREE = Plan("Free", per_minute=60, per_day=1_000)
PRO = Plan("Pro", per_minute=300, per_day=10_000)
BUSINESS = Plan("Business", per_minute=1_000, per_day=100_000)
PLANS = (FREE, PRO, BUSINESS)


def enterprise(per_minute: int | None, per_day: int | None) -> Plan:
    """Return a plan with the limits agreed with the service. Raises ValueError for limits below 1."""
    if any(limit is not None and limit < 1 for limit in (per_minute, per_day)):
        msg = "a limit is at least 1"
        raise ValueError(msg)
    return Plan("Enterprise", per_minute, per_day)


class Quota(Struct, frozen=True):
    """The quota stated by the newest response. None: the header was missing or unreadable.

    ``reset_at`` is Unix time in seconds by this computer's clock: the header is read relative to the Date of
    the response, since the server's clock may differ.
    """

    limit: int | None = None
    remaining: int | None = None
    reset_at: float | None = None

    @property
    def is_known(self) -> bool:
        """Whether limit and remaining are both known."""
        return self.limit is not None and self.remaining is not None
