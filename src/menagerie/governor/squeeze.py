"""Slows down when the service refuses although the plan and its headers would allow more."""

# Each refusal takes this share of the pace; a quiet minute gives so much of the plan's pace back.
_KEPT_AFTER_A_REFUSAL = 0.6
_LEAST = 1 / 128
_GIVEN_BACK = 0.05
_MINUTE = 60.0


class Squeeze:
    """An even spacing that appears with a refusal, grows with each further one and wears off with time.

    It covers what no header tells: a service that takes no bursts, other desks whose use is not stated, a
    plan that is smaller than chosen. Without a refusal there is none.
    """

    def __init__(self) -> None:
        self._share = 1.0
        self._since: float | None = None

    def refused(self, now: float) -> None:
        """Note a refusal, except further ones within the minute of the first: they are one event."""
        if self._since is not None and now - self._since < _MINUTE:
            return
        self._share = max(_LEAST, min(1.0, self._share_at(now)) * _KEPT_AFTER_A_REFUSAL)
        self._since = now

    def spacing(self, now: float, per_minute: int) -> float:
        """Return the seconds to leave between two requests; 0.0 when nothing squeezes."""
        share = self._share_at(now)
        return 0.0 if self._since is None or share > 1.0 else _MINUTE / (per_minute * share)

    def _share_at(self, now: float) -> float:
        minutes = 0.0 if self._since is None else (now - self._since) // _MINUTE
        return self._share + _GIVEN_BACK * minutes
