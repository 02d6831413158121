"""Our own count of what was sent in a span of time, which keeps a limit wherever its windows begin."""

import math
from heapq import heappop, heappush

# Two computers' clocks do not run equally fast: a thousandth is far more than any of them is off.
_CLOCKS_DIFFER = 0.001


class SlidingLog:
    """What was sent, and when the service has certainly stopped counting it. All times in seconds.

    A request occupies a slot from before it leaves us until ``span`` after the service took it, which lies
    somewhere between the sending and the response. So a slot is kept until the later of

    - ``span`` + ``margin`` after the sending: the margin is for servers that count in whole seconds;
    - ``span`` after the response, which makes the log safe for any network delay.

    While no more than L slots are occupied, no L + 1 requests reach the service within any ``span``. That
    keeps a limit of L per span on fixed windows of any phase, on a sliding window, and on a bucket that holds
    L. The price is margin / (span + margin) of what is permitted: 1/61 for a minute.

    ``grain`` says how exactly this is remembered: slots are freed at multiples of it, never too early.
    """

    def __init__(self, span: float, margin: float, grain: float) -> None:
        self.span = span
        self._margin = margin
        self._grain = grain
        self._in_flight = 0
        self._settled = 0
        self._frees: list[int] = []
        self._counts: dict[int, int] = {}

    def start(self) -> None:
        """Occupy a slot for a request that is about to leave."""
        self._in_flight += 1

    def take_back(self) -> None:
        """Free the slot of a request that was never sent."""
        self._in_flight -= 1

    def end(self, sent_at: float, ended_at: float) -> None:
        """Keep the slot of a request that has ended as long as the service may count it."""
        self._in_flight -= 1
        after_the_answer = ended_at + self.span * (1.0 + _CLOCKS_DIFFER)
        self._occupy(max(sent_at + self.span + self._margin, after_the_answer), 1)

    def remember(self, sent_at: float, requests: int) -> None:
        """Occupy slots for what an earlier process sent, the last of it at ``sent_at``."""
        self._occupy(sent_at + self.span + self._margin, requests)

    def clear(self) -> None:
        """Free all slots but those of requests in flight."""
        self._frees.clear()
        self._counts.clear()
        self._settled = 0

    def occupied(self, now: float) -> int:
        """Return how many slots are occupied."""
        while self._frees and self._frees[0] * self._grain <= now:
            self._settled -= self._counts.pop(heappop(self._frees))
        return self._settled + self._in_flight

    def delay(self, now: float, limit: int) -> float:
        """Return the seconds until one of ``limit`` slots is free; 0.0 when one is."""
        too_many = self.occupied(now) - limit + 1
        if too_many <= 0:
            return 0.0
        free_at = now + self._margin  # only answers can free the slots of what is in flight: look again
        for grains in self._frees if too_many == 1 else sorted(self._frees):
            free_at = grains * self._grain
            too_many -= self._counts[grains]
            if too_many <= 0:
                break
        return free_at - now

    def _occupy(self, until: float, requests: int) -> None:
        grains = math.ceil(until / self._grain)
        if grains not in self._counts:
            heappush(self._frees, grains)
        self._counts[grains] = self._counts.get(grains, 0) + requests
        self._settled += requests
