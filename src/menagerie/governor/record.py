"""What is remembered of a scope: its waits, what remains, what was sent, and when all of that was."""

from collections.abc import Callable
from enum import StrEnum
from uuid import uuid4

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.clock import Clock
from menagerie.domain.plan import Plan
from menagerie.governor.retry_after import reset_at_least

# The shortest limit counts requests per minute (interface 8.1), so an unread 429 holds this long at least.
_UNREAD_RESPONSE_HOLDS = 60.0
# Date has whole seconds and arrives a moment late: clocks that differ by less are the same.
SAME_CLOCK = 2.0
# Where the operating system does not name the boot, the wall clock counts in the next process.
_BOOT_OF_THIS_PROCESS = f"process {uuid4().hex}"


class Moment(Struct, frozen=True):
    """A point in time that can be stored.

    ``wall`` is the Unix time, ``since_boot`` the seconds since the boot with the id ``boot`` (None: unknown).
    """

    wall: float
    boot: str | None
    since_boot: float

    @classmethod
    def now(cls, clock: Clock) -> "Moment":
        """Return this moment."""
        return cls(clock.now(), _boot_id(clock), clock.monotonic())

    def is_of_this_boot(self, clock: Clock) -> bool:
        """Tell whether the time since boot can be compared with the clock's."""
        # A virtual machine that is set back to an earlier state keeps its boot id, and its time goes back.
        return self.boot == _boot_id(clock) and self.since_boot <= clock.monotonic()

    def seconds_ago(self, clock: Clock) -> float:
        """Return how many seconds ago it was.

        In the same boot the time since boot counts, whatever the wall clock says. After another boot the wall
        clock counts. If that says that the moment is yet to come, no time has passed.
        """
        if self.is_of_this_boot(clock):
            return clock.monotonic() - self.since_boot
        return max(0.0, clock.now() - self.wall)

    def remaining(self, seconds: float, clock: Clock) -> float:
        """Return how many of the ``seconds`` from this moment on are left; 0.0 for none."""
        return max(0.0, seconds - self.seconds_ago(clock))

    def in_this_boot(self, clock: Clock) -> "Moment":
        """Return the same moment by the running boot, so that the wall clock no longer counts."""
        if self.is_of_this_boot(clock):
            return self
        since_boot = clock.monotonic() - self.seconds_ago(clock)
        return Moment(min(self.wall, clock.now()), _boot_id(clock), since_boot)


def _boot_id(clock: Clock) -> str:
    return clock.boot_id() or _BOOT_OF_THIS_PROCESS


class Scope(Struct, frozen=True):
    """What a limit counts for: one key at one origin. The key itself is never known here."""

    origin: str
    fingerprint: str


class WaitReason(StrEnum):
    """Why nothing is sent for a while."""

    LIMIT = "limit"
    """The service responded 429, or another 4xx, and told how long to wait (interface 8.3)."""

    REFUSED = "refused"
    """The service refused without telling how long to wait: Retry-After was missing, over or unreadable."""

    UNAVAILABLE = "unavailable"
    """The service responded 5xx and told how long to wait."""

    UNANSWERED = "unanswered"
    """The application ended before it read the last response, which may have been a 429."""

    LEDGER_LOST = "ledger-lost"
    """The record of earlier waits could not be read."""

    USED_UP = "used-up"
    """Nothing remains, as the service stated or by our own count of what the plan allows (interface 8.1)."""

    PACED = "paced"
    """The next request of background work is far away, so that the day's rest lasts. Never recorded."""


# Waits for a response that was never read. They concern this desk alone: other ones have sent since then, and
# were not refused.
OF_THIS_DESK = frozenset({WaitReason.UNANSWERED, WaitReason.LEDGER_LOST})


class Wait(Struct, frozen=True):
    """A wait of ``seconds`` from ``set_at`` on; infinite if the service told no readable end.

    ``firm_seconds`` is less if what the service told can also be read as a shorter wait.
    """

    set_at: Moment
    seconds: float
    firm_seconds: float
    reason: WaitReason

    def remaining(self, clock: Clock) -> float:
        """Return the seconds left to wait; 0.0 for none."""
        return self.set_at.remaining(self.seconds, clock)

    def firm_remaining(self, clock: Clock) -> float:
        """Return the seconds left to wait however the service is read; 0.0 for none."""
        return self.set_at.remaining(self.firm_seconds, clock)

    def or_longer(self, other: "Wait | None", clock: Clock) -> "Wait":
        """Return the one that has more left, firm for as long as either of them is.

        It is told from the newer moment on: were the wall clock set between the two, the older one would seem
        to be longer ago after the next boot.
        """
        if other is None or other == self:
            return self
        longer = other if other.remaining(clock) > self.remaining(clock) else self
        newer = min(self, other, key=lambda wait: wait.set_at.seconds_ago(clock))
        ago = newer.set_at.seconds_ago(clock)
        seconds = longer.seconds if longer is newer else ago + longer.remaining(clock)
        firmer = max(self, other, key=lambda wait: wait.firm_remaining(clock))
        firm = firmer.firm_seconds if firmer is newer else ago + firmer.firm_remaining(clock)
        return Wait(newer.set_at, seconds, min(firm, seconds), longer.reason)


def unread_response(sent_at: Moment, told: float, reason: WaitReason) -> Wait:
    """Return the wait for a response that may have been a 429.

    It may have told the same as the last one that was read (``told``, in seconds), or nothing.
    """
    return Wait(sent_at, max(_UNREAD_RESPONSE_HOLDS, told), _UNREAD_RESPONSE_HOLDS, reason)


class UsedUp(Struct, frozen=True):
    """That the service said at ``stated_at`` that nothing remains for ``seconds``."""

    stated_at: Moment
    seconds: float

    def remaining(self, clock: Clock) -> float:
        """Return the seconds for which nothing remains; 0.0 for none."""
        return self.stated_at.remaining(self.seconds, clock)

    @property
    def firm_seconds(self) -> float:
        """For how many seconds nothing remains for certain: a reset beyond belief may be an error."""
        return reset_at_least(self.seconds)

    def firm_remaining(self, clock: Clock) -> float:
        """Return the seconds for which nothing remains however the service is read; 0.0 for none."""
        return self.stated_at.remaining(self.firm_seconds, clock)


class ServerClock(Struct, frozen=True):
    """That the server's clock showed ``shown`` (Unix seconds) at ``read_at``, other than ours."""

    read_at: Moment
    shown: float

    def now(self, clock: Clock) -> float:
        """Return what the server's clock shows now."""
        return self.shown + self.read_at.seconds_ago(clock)


class Record(Struct, frozen=True):
    """What is remembered about a scope.

    ``wait`` stays after it has passed, until a response shows that the service takes requests again.
    ``strikes`` counts 429s in a row; ``clean_since`` is when the last of them was overcome, None before.
    ``refused`` is the status that refused the key: 401, and up to 0.3.0 also 403. ``used_up`` is the newest
    statement that nothing remains; it may be over. ``plan`` is the plan that the responses showed. ``told``
    is the last wait that the service told, in seconds, 0.0 for none. ``server_clock`` is None if it shows the
    same as ours.

    Where a shared store says more than this desk was told itself, ``own`` is what this desk knows without the
    store, and all else is what counts. It is None where that is the same.
    """

    wait: Wait | None = None
    strikes: int = 0
    clean_since: Moment | None = None
    refused: int | None = None
    used_up: UsedUp | None = None
    plan: Plan | None = None
    told: float = 0.0
    server_clock: ServerClock | None = None
    own: "Record | None" = None

    @property
    def of_this_desk(self) -> "Record":
        """What this desk knows without a shared store."""
        return self if self.own is None else self.own

    def changed(self, change: "Callable[[Record], Record]") -> "Record":
        """Return the record after ``change`` to what counts, and to what this desk knows itself alike."""
        record = change(self)
        if record.own is None:
            return record
        own = change(record.own)
        return own if replace(record, own=None) == own else replace(record, own=own)

    def in_this_boot(self, clock: Clock) -> "Record":
        """Return the record by the running boot, so that a wall clock that leaps changes nothing."""

        def in_this_boot(record: Record) -> Record:
            wait, used_up, clean_since = record.wait, record.used_up, record.clean_since
            server = record.server_clock
            return replace(
                record,
                wait=wait and replace(wait, set_at=wait.set_at.in_this_boot(clock)),
                used_up=used_up and replace(used_up, stated_at=used_up.stated_at.in_this_boot(clock)),
                clean_since=clean_since and clean_since.in_this_boot(clock),
                server_clock=server and replace(server, read_at=server.read_at.in_this_boot(clock)),
            )

        return self.changed(in_this_boot)

    def with_wait(self, wait: Wait, clock: Clock) -> "Record":
        """Return the record with this wait, or with its own if that is longer."""
        if not wait.remaining(clock):
            return self
        return replace(self, wait=self.wait.or_longer(wait, clock) if self.wait else wait)

    def with_used_up(self, used_up: UsedUp, clock: Clock) -> "Record":
        """Return the record with this used-up quota, or with its own if that lasts longer, firm as either."""
        longer, shorter = used_up, self.used_up
        if shorter is not None and shorter.remaining(clock) > used_up.remaining(clock):
            longer, shorter = shorter, used_up
        record = self if longer is self.used_up else replace(self, used_up=longer)
        if shorter is not None and shorter.firm_remaining(clock) > longer.firm_remaining(clock):
            # The longer time may be an error. The person may try once, but not before this one is over.
            firm = Wait(shorter.stated_at, shorter.seconds, shorter.firm_seconds, WaitReason.USED_UP)
            record = record.with_wait(firm, clock)
        return record

    def with_restraints_of(self, other: "Record", clock: Clock) -> "Record":
        """Return the record with the wait and the used-up quota of ``other``, where those last longer."""

        def restrained(record: Record) -> Record:
            if other.wait is not None and other.wait.remaining(clock):
                strikes = max(record.strikes, other.strikes)
                record = replace(record.with_wait(other.wait, clock), strikes=strikes, clean_since=None)
            return record if other.used_up is None else record.with_used_up(other.used_up, clock)

        return self.changed(restrained)

    def or_longer(self, other: "Record", clock: Clock) -> "Record":
        """Return a record that forbids all that either of two does, for as long as the longer one."""
        if other == self:
            return self
        struck = max(self, other, key=lambda record: record.strikes)
        record = replace(
            self,
            wait=self.wait.or_longer(other.wait, clock) if self.wait else other.wait,
            strikes=struck.strikes,
            clean_since=struck.clean_since,
            refused=self.refused or other.refused,
            plan=self.plan or other.plan,
            told=max(self.told, other.told),
            server_clock=self.server_clock or other.server_clock,
        )
        return record if other.used_up is None else record.with_used_up(other.used_up, clock)

    def beside(self, known: "Record", clock: Clock) -> "Record":
        """Return what counts for this desk if its shared store says ``known``."""
        own = self.of_this_desk
        record = replace(replace(known, own=None).or_longer(own, clock), server_clock=own.server_clock)
        return own if record == own else replace(record, own=own)

    def hearing(self, known: "Record", clock: Clock) -> "Record":
        """Return what counts for this desk if its shared store now says ``known``.

        What is over for all is over for this desk. What else the service told it stays in ``own``.
        """
        own = self.of_this_desk
        is_own_matter = own.wait is not None and own.wait.reason in OF_THIS_DESK
        still = replace(
            own,
            wait=own.wait if known.wait is not None or is_own_matter else None,
            used_up=None if known.used_up is None else own.used_up,
            refused=None if known.refused is None else own.refused,
            strikes=min(own.strikes, known.strikes),
            clean_since=known.clean_since,
        )
        return still.beside(known, clock)


class Reservation(Struct, frozen=True):
    """One request, recorded before it is sent at ``sent_at``."""

    id: str
    scope: Scope
    sent_at: Moment


class SentCount(Struct, frozen=True):
    """How many requests were recorded in one minute of the wall clock, and when the last of them was."""

    last: Moment
    requests: int


class Entry(Struct, frozen=True):
    """All that a ledger knows of a scope.

    ``unanswered`` are the requests without a recorded end. ``lost_at`` is when an earlier ledger was found
    damaged or missing, or None. ``sent`` is what was sent in the last day, by minutes, the unanswered
    included.
    """

    record: Record
    unanswered: tuple[Reservation, ...] = ()
    lost_at: Moment | None = None
    sent: tuple[SentCount, ...] = ()
