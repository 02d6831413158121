"""What is remembered about asking: for which key at which origin, until when, and what was last sent."""

from enum import StrEnum

from msgspec import Struct

from menagerie.domain.plan import Plan


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
    """A wait. All moments in Unix seconds of this computer's clock.

    ``until`` is infinite where the service told no readable end. ``firm_until`` is earlier than ``until``
    where what the service told can also be read as a shorter wait.
    """

    set_at: float
    until: float
    firm_until: float
    reason: WaitReason


class UsedUp(Struct, frozen=True):
    """That the service said at ``stated_at`` that nothing remains before ``until`` (both Unix seconds)."""

    stated_at: float
    until: float


class Record(Struct, frozen=True):
    """What is remembered about a scope.

    ``wait`` stays after it has passed, until an answer shows that the service takes requests again.
    ``strikes`` counts 429s, and ``clean_since`` is the Unix time from which none came; None while one stands.
    ``refused`` is the status, 401 or 403, with which the key was refused, else None. ``used_up`` is the
    newest word of the service that nothing remains; it may be over. ``plan`` is the one that the answers
    showed, None where they showed none.
    """

    wait: Wait | None = None
    strikes: int = 0
    clean_since: float | None = None
    refused: int | None = None
    used_up: UsedUp | None = None
    plan: Plan | None = None


class Reservation(Struct, frozen=True):
    """One request, written down before it is sent (``sent_at``, Unix seconds)."""

    id: str
    scope: Scope
    sent_at: float


class SentCount(Struct, frozen=True):
    """How many requests were written down in one minute, and the last of them when (Unix seconds)."""

    last_at: float
    requests: int


class Entry(Struct, frozen=True):
    """All that a ledger knows of a scope.

    ``unanswered`` are the requests of which it was never written down how they ended. ``lost_at`` is the
    Unix time at which an earlier ledger was found unreadable, or None. ``sent`` is what was sent in the last
    day, by minutes; it includes the unanswered.
    """

    record: Record
    unanswered: tuple[Reservation, ...] = ()
    lost_at: float | None = None
    sent: tuple[SentCount, ...] = ()
