"""What is remembered about asking: for which key at which origin, until when, and what was last sent."""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.clock import Clock
from menagerie.domain.plan import Plan
from menagerie.governor.stopwatch import Moment

# The limits count requests per minute at least (interface 8.1): as long holds an answer that was not read.
_UNREAD_ANSWER_HOLDS = 60.0
# Dates have whole seconds, and come a moment late: two clocks that differ by less show the same.
SAME_CLOCK = 2.0


class Scope(Struct, frozen=True):
    """What a limit counts for: one key at one origin. The key itself is never known here."""

    origin: str
    fingerprint: str


class WaitReason(StrEnum):
    """Why nothing is sent for a while."""

    LIMIT = "limit"
    """The service answered 429 and told how long to wait (interface 8.3)."""

    REFUSED = "refused"
    """The service refused without telling how long to wait: Retry-After was missing, over or unreadable."""

    UNAVAILABLE = "unavailable"
    """The service answered 5xx and told how long to wait."""

    UNANSWERED = "unanswered"
    """The application ended before it knew what its last request was answered: it may have been a 429."""

    LEDGER_LOST = "ledger-lost"
    """The record of earlier waits could not be read."""

    USED_UP = "used-up"
    """Nothing remains, by the service's word or by our own count of what the plan allows (interface 8.1)."""


class Wait(Struct, frozen=True):
    """A wait of ``seconds`` from ``set_at`` on; infinite where the service told no readable end.

    ``firm_seconds`` is less where what the service told can also be read as a shorter wait.
    """

    set_at: Moment
    seconds: float
    firm_seconds: float
    reason: WaitReason

    def remaining(self, clock: Clock) -> float:
        """Return the seconds still to wait; 0.0 where none are."""
        return max(0.0, self.seconds - self.set_at.seconds_ago(clock))

    def or_longer(self, other: "Wait | None", clock: Clock) -> "Wait":
        """Return the one of which more remains, firm for as long as either of them is."""
        if other is None or other == self:
            return self
        if other.remaining(clock) > self.remaining(clock):
            return other.or_longer(self, clock)
        firm = self.set_at.seconds_ago(clock) + other.firm_seconds - other.set_at.seconds_ago(clock)
        return replace(self, firm_seconds=min(max(self.firm_seconds, firm), self.seconds))


def unread_answer(sent_at: Moment, told: float, reason: WaitReason) -> Wait:
    """Return the wait for an answer that may have been a 429.

    It may have told the same as the last one that was read, ``told`` in seconds, or nothing.
    """
    return Wait(sent_at, max(_UNREAD_ANSWER_HOLDS, told), _UNREAD_ANSWER_HOLDS, reason)


class UsedUp(Struct, frozen=True):
    """That the service said at ``stated_at`` that nothing remains for ``seconds``."""

    stated_at: Moment
    seconds: float

    def remaining(self, clock: Clock) -> float:
        """Return the seconds for which nothing remains; 0.0 where it is over."""
        return max(0.0, self.seconds - self.stated_at.seconds_ago(clock))


class ServerClock(Struct, frozen=True):
    """That the server's clock showed ``shown`` (Unix seconds) at ``read_at``, other than ours."""

    read_at: Moment
    shown: float

    def now(self, clock: Clock) -> float:
        """Return what the server's clock shows now."""
        return self.shown + self.read_at.seconds_ago(clock)


class Record(Struct, frozen=True):
    """What is remembered about a scope.

    ``wait`` stays after it has passed, until an answer shows that the service takes requests again.
    ``strikes`` counts 429s, and ``clean_since`` is the moment from which none came; None while one stands.
    ``refused`` is the status, 401 or 403, with which the key was refused, else None. ``used_up`` is the
    newest word of the service that nothing remains; it may be over. ``plan`` is the one that the answers
    showed, None where they showed none. ``told`` is the length in seconds of the last wait that the service
    told, 0.0 for none. ``server_clock`` is what is known of the server's clock; None where it shows the same
    as ours.
    """

    wait: Wait | None = None
    strikes: int = 0
    clean_since: Moment | None = None
    refused: int | None = None
    used_up: UsedUp | None = None
    plan: Plan | None = None
    told: float = 0.0
    server_clock: ServerClock | None = None

    def in_this_boot(self, clock: Clock) -> "Record":
        """Return the record with moments of this boot: a wall clock that leaps then changes nothing."""
        wait, used_up, clean_since = self.wait, self.used_up, self.clean_since
        server = self.server_clock
        return replace(
            self,
            wait=wait and replace(wait, set_at=wait.set_at.in_this_boot(clock)),
            used_up=used_up and replace(used_up, stated_at=used_up.stated_at.in_this_boot(clock)),
            clean_since=clean_since and clean_since.in_this_boot(clock),
            server_clock=server and replace(server, read_at=server.read_at.in_this_boot(clock)),
        )

    def with_wait(self, wait: Wait, clock: Clock) -> "Record":
        """Return the record with this wait, or the longer one that it has."""
        if not wait.remaining(clock):
            return self
        return replace(self, wait=self.wait.or_longer(wait, clock) if self.wait else wait)


class Reservation(Struct, frozen=True):
    """One request, written down before it is sent at ``sent_at``."""

    id: str
    scope: Scope
    sent_at: Moment


class SentCount(Struct, frozen=True):
    """How many requests were written down in one minute of the wall clock, and the last of them when."""

    last: Moment
    requests: int


class Entry(Struct, frozen=True):
    """All that a ledger knows of a scope.

    ``unanswered`` are the requests of which it was never written down how they ended. ``lost_at`` is the
    moment at which an earlier ledger was found damaged or missing, or None. ``sent`` is what was sent in the
    last day, by minutes; it includes the unanswered.
    """

    record: Record
    unanswered: tuple[Reservation, ...] = ()
    lost_at: Moment | None = None
    sent: tuple[SentCount, ...] = ()
