"""One limit: what we sent by our own log, and what the response headers state of it (interface 8.2)."""

from msgspec import Struct
from msgspec.structs import replace

from menagerie.governor.plan_detection import SAME_WINDOW
from menagerie.governor.sharing import Sharing
from menagerie.governor.sliding_log import SlidingLog

# Only this share of an even refill is counted on.
_CERTAIN_REFILL = 0.99
# A limit that refills may state the same reset until one more request is allowed. Windows do so for longer.
_RESETS_STAND_FOR = 1.5

# A person's click and a request of background work may leave at the same moment.
_LITTLE = 3


class Stated(Struct, frozen=True):
    """What one response stated of a limit.

    ``number`` counts our requests in the order they were sent; ``stated_at`` and ``reset_at`` are seconds of
    the monotonic clock; ``in_flight`` is how many of our requests the service may not have counted yet.
    """

    number: int
    limit: int
    remaining: int
    stated_at: float
    reset_at: float
    in_flight: int

    @property
    def used(self) -> int:
        """How many requests all clients have used of the limit."""
        return self.limit - self.remaining


class Limit:
    """A limit of requests per ``span`` seconds, in whatever way the service counts them.

    ``log`` holds what we sent. Some limits have windows that end at their reset. Others refill all the time
    (sliding windows, buckets): there the reset moves on with each response. ``is_window`` tells which it is,
    None until the responses show it. ``current`` is the newest statement until its reset, ``last`` the newest
    one also after it. ``ended_at`` is when the newest window that we saw ended.
    """

    def __init__(self, log: SlidingLog, sharing: Sharing) -> None:
        self.log = log
        self.span = log.span
        self._sharing = sharing
        self.forget()

    def forget(self) -> None:
        """Forget all statements: they were about another limit."""
        self.current: Stated | None = None
        self.last: Stated | None = None
        self.is_window: bool | None = None
        self.ended_at: float | None = None
        # The most that any statement of the same limit left.
        self._most = 0
        self._sent_since = 0
        self._base: Stated | None = None

    def start(self) -> None:
        """Count a request that is about to leave."""
        self.log.start()
        self._sent_since += 1

    def take_back(self) -> None:
        """Count a request less: it was not sent."""
        self.log.take_back()
        self._sent_since -= 1

    def known(self, now: float) -> Stated | None:
        """Return the statement to pace by, or None. It outlasts its reset, unless the limit is a window."""
        if self.current is None and not self.is_window and self.last is not None:
            return self.last if now < self.last.stated_at + self.span else None
        return self.current

    def remaining(self, known: Stated, now: float) -> float:
        """Return what remains by what is known, less our requests since and with our share of the refill."""
        refilled = (now - known.stated_at) * self._refill_for_us
        return min(known.limit, known.remaining - self._sent_since + refilled)

    def foreseen(self, known: Stated, now: float) -> float:
        """Return what still remains if others have gone on using it."""
        remaining = self.remaining(known, now)
        if not self.is_window:
            return remaining
        left_then = known.reset_at - known.stated_at
        return self._sharing.foresee(remaining, (known.reset_at - now) / left_then)

    def horizon(self, known: Stated, now: float) -> float:
        """Return for how many seconds what remains has to last."""
        return min(self.span, known.reset_at - now) if self.is_window else self.span

    def blocked_for(self, now: float) -> float:
        """Return the seconds in which nothing remains, as stated and by our requests since; 0.0 for none."""
        if self.current is None:
            return 0.0
        remaining = self.remaining(self.current, now)
        if remaining >= 1.0:
            return 0.0
        until_reset = self.current.reset_at - now
        if not self._refill_for_us:
            return until_reset
        return min(until_reset, (1.0 - remaining) / self._refill_for_us)

    def is_running_out(self, now: float) -> bool:
        """Tell whether the limit refills and so little remained that one more request may leave nothing."""
        known = self.known(now)
        return self.is_window is False and known is not None and known.remaining - self._sent_since < _LITTLE

    def used_between(self, before: Stated, stated: Stated) -> float:
        """Return how many requests all clients used between two statements, the refill included."""
        refilled = 0.0
        if self.is_window is False:
            missing = max(0, before.limit - before.remaining)
            # A bucket may hold less than its limit. At its highest level so far, it does not refill further.
            is_full = before.remaining >= self._most - 1
            room = self._most + 1 - before.remaining if is_full else missing
            refilled = min(room, missing / self.span * (stated.stated_at - before.stated_at))
        return before.remaining - stated.remaining + refilled

    def expire(self, now: float) -> Stated | None:
        """Forget the statement if its reset has come. Return it if what remains is now unknown."""
        ended = self.current
        if ended is None or now < ended.reset_at:
            return None
        self.ended_at = ended.reset_at
        self.current = None
        return None if self.is_window is False else ended

    def take(self, stated: Stated) -> Stated:
        """Take what a response stated, and return what counts now. Responses may come in any order."""
        is_same_limit = self.last is not None and self.last.limit == stated.limit
        self._most = max(self._most, stated.remaining) if is_same_limit else stated.remaining
        current = self.current
        is_newer = self.last is None or stated.number > self.last.number
        if is_newer:
            self._learn_kind(stated)
            self.last = stated
        if current is None:
            counts = stated
        elif abs(stated.reset_at - current.reset_at) <= SAME_WINDOW:
            # Requests overtake each other: of one window the lowest figure is the newest. Only a limit that
            # refills can have more by a newer response.
            may_be_more = is_newer and self.is_window is False
            lowest = stated.remaining if may_be_more else min(current.remaining, stated.remaining)
            counts = replace(stated, remaining=lowest, reset_at=current.reset_at)
        elif is_newer:
            counts = stated
        else:
            return current
        self.current = counts
        self._sent_since = counts.in_flight
        return counts

    @property
    def _refill_for_us(self) -> float:
        """The requests that flow in each second, shared among all clients."""
        if self.last is None or self.is_window is not False:
            return 0.0
        return _CERTAIN_REFILL * self.last.limit / self.span / self._sharing.clients

    def _learn_kind(self, stated: Stated) -> None:
        base, self._base = self._base, stated
        if base is None:
            return
        moved = stated.reset_at - base.reset_at
        if SAME_WINDOW < abs(moved) < self.span - 2 * SAME_WINDOW:
            self.is_window = False
        elif moved > SAME_WINDOW:
            pass  # the next window, or a long pause: it tells nothing
        elif self._is_long_enough(base, stated) and 0 < stated.remaining < base.remaining:
            # The reset stood still although requests were used and some are left.
            self.is_window = True
        else:
            self._base = base  # too soon to tell

    def _is_long_enough(self, before: Stated, stated: Stated) -> bool:
        """Tell whether a reset that does not end a window would have moved on between two statements."""
        longest = max(2 * SAME_WINDOW, _RESETS_STAND_FOR * self.span / stated.limit)
        return stated.stated_at - before.stated_at > longest
