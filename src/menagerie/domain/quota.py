"""The values of the rate limit headers (interface 8.2)."""

from msgspec import Struct


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
