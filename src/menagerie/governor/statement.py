"""What the service's headers say remains of one limit, and until when (interface 8.2)."""

from msgspec import Struct
from msgspec.structs import replace

from menagerie.governor.plan_detection import SAME_WINDOW
from menagerie.governor.sharing import Sharing

# A limit that refills gives back this share of what it would evenly.
_CERTAIN_REFILL = 0.99
# Where the reset is when the next request flows in, it may stand still until then; longer in windows only.
_RESETS_STAND_FOR = 1.5


class Said(Struct, frozen=True):
    """What one answer said of a limit.

    ``number`` counts our requests in the order they were sent; ``said_at`` and ``reset_at`` are seconds on
    the pacing's own time; ``in_flight`` is how many requests of ours the service may not have counted yet.
    """

    number: int
    limit: int
    remaining: int
    said_at: float
    reset_at: float
    in_flight: int


class Statement:
    """The newest word on one limit, which counts requests per ``span`` seconds.

    Some limits have windows that all end for good at their reset. Others refill all the time (sliding
    windows, buckets): there the reset moves on with each look. ``is_window`` tells which it is, None until it
    shows.
    ``said`` is the newest word until its reset; ``last`` stays after it. ``ended_at`` is when the newest
    window that we saw ended, and ``most`` the most that any word on the same limit said remains.
    """

    def __init__(self, span: float, sharing: Sharing) -> None:
        self.span = span
        self._sharing = sharing
        self.forget()

    def forget(self) -> None:
        """Forget everything: what was stated was of another limit."""
        self.said: Said | None = None
        self.last: Said | None = None
        self.is_window: bool | None = None
        self.ended_at: float | None = None
        self.most = 0
        self._charged = 0
        self._base: Said | None = None

    def word(self, now: float) -> Said | None:
        """Return the word to pace by: the newest, also after its reset where nothing ended with it."""
        if self.said is None and not self.is_window and self.last is not None:
            return self.last if now < self.last.said_at + self.span else None
        return self.said

    def remaining(self, now: float) -> float | None:
        """Return what remains: by the word, without our requests since, and with our share of what flowed in.

        None where no word holds.
        """
        word = self.word(now)
        if word is None:
            return None
        refilled = (now - word.said_at) * self._inflow_for_us
        return min(word.limit, word.remaining - self._charged + refilled)

    def foreseen(self, now: float) -> float | None:
        """Return what must still remain as others go on using it; None where no word holds."""
        remaining = self.remaining(now)
        if remaining is None or self.said is None or not self.is_window:
            return remaining
        left_then = self.said.reset_at - self.said.said_at
        return self._sharing.foresee(remaining, (self.said.reset_at - now) / left_then)

    def horizon(self, now: float) -> float:
        """Return for how many seconds what remains has to last."""
        if self.said is None or not self.is_window:
            return self.span
        return min(self.span, self.said.reset_at - now)

    def blocked_for(self, now: float) -> float:
        """Return the seconds in which nothing remains, by the word and our requests since; 0.0 for none."""
        remaining = self.remaining(now)
        if self.said is None or remaining is None or remaining >= 1.0:
            return 0.0
        until_the_reset = self.said.reset_at - now
        if not self._inflow_for_us:
            return until_the_reset
        return min(until_the_reset, (1.0 - remaining) / self._inflow_for_us)

    def used(self) -> int:
        """Return how many of the limit's requests everybody used, by the newest word."""
        return 0 if self.said is None else max(0, self.said.limit - self.said.remaining)

    def used_between(self, before: Said, said: Said) -> float:
        """Return how many everybody used between two words, with what flowed in meanwhile."""
        flowed = 0.0
        if self.is_window is False:
            missing = max(0, before.limit - before.remaining)
            # A bucket may hold less than it states: what looks as full as ever, or nearly, takes no more.
            is_full = before.remaining >= self.most - 1
            room = self.most + 1 - before.remaining if is_full else missing
            flowed = min(room, missing / self.span * (said.said_at - before.said_at))
        return before.remaining - said.remaining + flowed

    def charge(self) -> None:
        """Count a request that is about to leave."""
        self._charged += 1

    def take_back(self) -> None:
        """Count a request that was not sent after all."""
        self._charged = max(0, self._charged - 1)

    def expire(self, now: float) -> bool:
        """Forget the word if its reset has come. Returns True if what remains is not known any more."""
        if self.said is None or now < self.said.reset_at:
            return False
        self.ended_at = self.said.reset_at
        self.said = None
        return self.is_window is not False

    def take(self, said: Said) -> None:
        """Take what an answer said. Answers may come in any order."""
        is_same_limit = self.last is not None and self.last.limit == said.limit
        self.most = max(self.most, said.remaining) if is_same_limit else said.remaining
        current = self.said
        is_newer = self.last is None or said.number > self.last.number
        if is_newer:
            self._learn(said)
            self.last = said
        if current is None:
            self._adopt(said)
        elif abs(said.reset_at - current.reset_at) <= SAME_WINDOW:
            # Requests overtake each other: the lowest of what they found in one window is the newest. Only
            # where the limit refills may a newer answer truly find more.
            may_be_more = is_newer and self.is_window is False
            lowest = said.remaining if may_be_more else min(current.remaining, said.remaining)
            number = max(current.number, said.number)
            self._adopt(replace(said, number=number, remaining=lowest, reset_at=current.reset_at))
        elif is_newer:
            self._adopt(said)

    def raise_to(self, other: Said) -> None:
        """Raise what remains to what an answer shows of another limit: the service shows the tighter one.

        So at least as much remains of this one. It matters where a limit refills: as long as it is not shown,
        nothing else tells how much has flowed in.
        """
        remaining = self.remaining(other.said_at)
        if self.said is None or remaining is None or self.is_window is not False:
            return
        if remaining < other.remaining:
            self._adopt(
                replace(
                    self.said,
                    remaining=other.remaining,
                    said_at=other.said_at,
                    in_flight=other.in_flight,
                )
            )

    @property
    def _inflow_for_us(self) -> float:
        """The requests that flow in each second for us: others take theirs."""
        if self.last is None or self.is_window is not False:
            return 0.0
        return _CERTAIN_REFILL * self.last.limit / self.span / self._sharing.desks

    def _adopt(self, said: Said) -> None:
        self.said = said
        self._charged = said.in_flight

    def _learn(self, said: Said) -> None:
        base, self._base = self._base, said
        if base is None:
            return
        moved = said.reset_at - base.reset_at
        if SAME_WINDOW < abs(moved) < self.span - 2 * SAME_WINDOW:
            self.is_window = False
        elif moved > SAME_WINDOW:
            pass  # the next window, or a long pause: it tells nothing
        elif self._is_long_enough(base, said) and 0 < said.remaining < base.remaining:
            # Used, and still it stood: where nobody takes anything, or nothing is left, every reset does.
            self.is_window = True
        else:
            self._base = base  # too soon to tell

    def _is_long_enough(self, before: Said, said: Said) -> bool:
        """Tell whether a reset that does not end a window would have moved on between two words."""
        longest = max(2 * SAME_WINDOW, _RESETS_STAND_FOR * self.span / said.limit)
        return said.said_at - before.said_at > longest
