"""What the rate-limit headers of an answer said (interface 8.2)."""

from msgspec import Struct


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
