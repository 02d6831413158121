"""How a record is stored, in the database and in the text file alike, and how two records are merged."""

import math

from msgspec import Struct

from menagerie.domain.clock import Clock
from menagerie.domain.plan import PLANS
from menagerie.governor.record import Moment, Record, ServerClock, UsedUp, Wait, WaitReason

# In place of a fingerprint that was made with a lost salt: the record counts for any key.
ANY_KEY = ""


class Row(Struct, frozen=True):
    """A record in plain values. Its fields are the names of the stored columns: never change one.

    Each moment is three columns: Unix time, boot id, time since boot. ``wait_until`` and the like are Unix
    times by the clock of that moment, None for a wait without an end.
    """

    strikes: int = 0
    clean_since: float | None = None
    clean_boot: str | None = None
    clean_since_boot: float | None = None
    refused: int | None = None
    wait_set_at: float | None = None
    wait_boot: str | None = None
    wait_since_boot: float | None = None
    wait_until: float | None = None
    wait_firm_until: float | None = None
    wait_reason: str | None = None
    used_up_stated_at: float | None = None
    used_up_boot: str | None = None
    used_up_since_boot: float | None = None
    used_up_until: float | None = None
    plan: str | None = None
    told: float = 0.0
    server_read_at: float | None = None
    server_read_boot: str | None = None
    server_read_since_boot: float | None = None
    server_clock: float | None = None

    @classmethod
    def of(cls, record: Record) -> "Row":
        """Return what is stored of ``record``."""
        wait, used_up, server = record.wait, record.used_up, record.server_clock
        return cls(
            record.strikes,
            *columns_of(record.clean_since),
            record.refused,
            *columns_of(wait.set_at if wait else None),
            _end(wait.set_at, wait.seconds) if wait else None,
            _end(wait.set_at, wait.firm_seconds) if wait else None,
            wait.reason.value if wait else None,
            *columns_of(used_up.stated_at if used_up else None),
            _end(used_up.stated_at, used_up.seconds) if used_up else None,
            record.plan.name if record.plan else None,
            record.told,
            *columns_of(server.read_at if server else None),
            server.shown if server else None,
        )

    def record(self) -> Record:
        """Return the record. A reason that only a newer version knows is read as ``LIMIT``."""
        set_at = moment_from(self.wait_set_at, self.wait_boot, self.wait_since_boot)
        stated_at = moment_from(self.used_up_stated_at, self.used_up_boot, self.used_up_since_boot)
        wait = used_up = None
        if set_at is not None:
            seconds = _seconds(set_at, self.wait_until)
            firm_seconds = min(seconds, _seconds(set_at, self.wait_firm_until))
            wait = Wait(set_at, seconds, firm_seconds, _reason(self.wait_reason))
        if stated_at is not None:
            used_up = UsedUp(stated_at, _seconds(stated_at, self.used_up_until))
        clean_since = moment_from(self.clean_since, self.clean_boot, self.clean_since_boot)
        plan = next((plan for plan in PLANS if plan.name == self.plan), None)
        read_at = moment_from(self.server_read_at, self.server_read_boot, self.server_read_since_boot)
        server = None
        if read_at is not None and self.server_clock is not None:
            server = ServerClock(read_at, self.server_clock)
        return Record(wait, self.strikes, clean_since, self.refused, used_up, plan, self.told, server)


def columns_of(moment: Moment | None) -> tuple[float | None, str | None, float | None]:
    """Return the three columns of a moment."""
    return (None, None, None) if moment is None else (moment.wall, moment.boot, moment.since_boot)


def moment_from(wall: float | None, boot: str | None, since_boot: float | None) -> Moment | None:
    """Return the moment of three columns, None for none."""
    return None if wall is None else known_moment(wall, boot, since_boot)


def known_moment(wall: float, boot: str | None, since_boot: float | None) -> Moment:
    """Return the moment of three columns; version 0.1.0 stored the first one only."""
    return Moment(wall, None, 0.0) if since_boot is None else Moment(wall, boot, since_boot)


def lasting(record: Record, clock: Clock) -> Record:
    """Return the waits of a record that are not over. All else concerns one key, which is not known."""
    wait = record.wait if record.wait and record.wait.remaining(clock) else None
    used_up = record.used_up if record.used_up and record.used_up.remaining(clock) else None
    return Record(wait=wait, used_up=used_up)


def _end(start: Moment, seconds: float) -> float | None:
    return None if math.isinf(seconds) else start.wall + seconds


def _seconds(start: Moment, end: float | None) -> float:
    return math.inf if end is None else end - start.wall


def _reason(text: str | None) -> WaitReason:
    return next((reason for reason in WaitReason if reason.value == text), WaitReason.LIMIT)
