"""What the rate-limit headers of an answer said (interface 8.2)."""

from msgspec import Struct

# Below this share of the limit, everything that is left is for people.
_LEAST_SHARE_FOR_BACKGROUND = 0.5


class Quota(Struct, frozen=True):
    """The quota as the newest answer stated it. None stands for a header that was absent or unreadable.

    ``reset_at`` is Unix time in seconds by this computer's clock: the server's clock may differ from ours, so
    the header is read relative to the answer's Date.
    """

    limit: int | None = None
    remaining: int | None = None
    reset_at: float | None = None

    @property
    def is_known(self) -> bool:
        """Tell whether there is enough to draw a bar."""
        return self.limit is not None and self.remaining is not None

    def leaves_some_for_background(self, now: float) -> bool:
        """Tell whether so much is left at ``now`` (Unix seconds) that requests may go without a person.

        Where the service did not say, the governor's own count is what limits them.
        """
        if self.limit is None or self.remaining is None:
            return True
        has_reset = self.reset_at is not None and self.reset_at <= now
        return has_reset or self.remaining > self.limit * _LEAST_SHARE_FOR_BACKGROUND
