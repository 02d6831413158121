"""The statements of the shared ledger, for the thread of the store.

Each is one call of a function in ``migrations``, so that a request waits for one round trip.
Times go as spans, since only the server's clock counts.
"""

import math
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar

from msgspec import Meta

from menagerie.domain.clock import Clock
from menagerie.domain.plan import PLANS
from menagerie.governor.ledger import Asking
from menagerie.governor.record import OF_THIS_DESK, Moment, Record, UsedUp, Wait, WaitReason
from menagerie.governor.retry_after import (
    ENDLESS,
    FARTHEST,
    LONGEST_RESET,
    is_beyond_belief,
    reset_at_least,
)
from menagerie.shared.ledger_changes import Changes, Recorded
from menagerie.shared.rows import Count, EndlessSpan, Number, Span, Text, read

if TYPE_CHECKING:
    from menagerie.shared.link import Connection

# What is known, and how long ago the wait was told.
_STANDING = "k.*, (SELECT ledger_now() - s.wait_at FROM ledger_scope AS s WHERE s.scope = %s)"
_Span = TypeVar("_Span", Wait, UsedUp)
# Seconds by which two clocks may differ over a wait.
_SAME_END = 1.0
# Seconds. A limit of a day, the longest one, keeps a request back for no longer than that, a minute and a
# second (``ledger_leave``); the limit of a minute, as any other reason, for a minute and a second.
_LONGEST_LEAVE = 86_461.0
LONGEST_IN_A_MINUTE = 61.0
# What background work leaves of a day to a person (``ledger_leave``).
_RESERVED, _LARGEST_RESERVE = 0.05, 30

_Status = Annotated[int, Meta(ge=100, le=999)]


class Known(NamedTuple):
    """What is known of a scope: the columns of ``ledger_standing``, as spans in seconds from now on.

    ``wait_left`` is None if there is no wait, and ``wait_ago`` if it is not known when it was told.
    """

    changes: Number
    refusals: Number
    wait_left: EndlessSpan | None
    wait_firm_left: EndlessSpan | None
    wait_reason: Text | None
    wait_by: Text | None
    strikes: Count
    clean_ago: Span | None
    refused: _Status | None
    used_up_left: Span | None
    used_up_span: Span | None
    plan: Text | None
    told: Span
    wait_ago: float | None = None

    @property
    def is_encumbered(self) -> bool:
        """Whether a response has yet to show that the service takes requests (again)."""
        return self.wait_left is not None or self.refused is not None

    def lasts_longer_than(self, record: Record, clock: Clock) -> bool:
        """Whether a wait ends later by the store's clock, which counts, than this computer has it.

        One of the two may have slept. A second of difference is none.
        """
        return any(
            there is not None and there > (0.0 if here is None else here.remaining(clock)) + _SAME_END
            for there, here in ((self.wait_left, record.wait), (self.used_up_left, record.used_up))
        )

    def record(self, clock: Clock) -> Record:
        """Return it as a record, by the clock of this computer. It never ends earlier."""
        now = Moment.now(clock)
        wait = used_up = None
        if self.wait_left is not None:
            # An administrator, or another program, may have written anything.
            ago = 0.0 if self.wait_ago is None or not 0.0 <= self.wait_ago <= FARTHEST else self.wait_ago
            seconds = ago + self.wait_left
            firm = seconds if self.wait_firm_left is None else min(ago + self.wait_firm_left, seconds)
            if is_beyond_belief(firm - ago):
                firm = reset_at_least(firm)
            reason = next((one for one in WaitReason if one.value == self.wait_reason), WaitReason.LIMIT)
            wait = Wait(_before(now, ago), math.inf if seconds >= ENDLESS else seconds, firm, reason)
        if self.used_up_left is not None and self.used_up_span is not None:
            used_up = UsedUp(_before(now, self.used_up_span - self.used_up_left), self.used_up_span)
        return Record(
            wait=wait,
            strikes=self.strikes,
            clean_since=None if self.clean_ago is None else _before(now, self.clean_ago),
            refused=self.refused,
            used_up=used_up,
            plan=next((plan for plan in PLANS if plan.name == self.plan), None),
            told=0.0 if is_beyond_belief(self.told) else self.told,
        )


class Attended(NamedTuple):
    """What all desks use.

    ``used`` is how many requests all of them sent in the last minute, ``ours`` those of this one, and
    ``desks`` how many sent. ``sharing`` is how many share the key, and ``today`` how many requests of the day
    are counted.
    """

    used: Count
    ours: Count
    desks: Count
    sharing: Count
    today: Count


_OF_USE = len(Attended._fields)


class Leave(NamedTuple):
    """Whether a request may be sent: at once if ``wait`` is 0.0, else ask again after so many seconds."""

    wait: Annotated[float, Meta(ge=0, le=_LONGEST_LEAVE)]
    use: Attended
    known: Known

    def reason(self, asking: Asking) -> float:
        """Return for how many seconds what the store tells of its waits and limits is a reason to wait.

        That is 0.0 where it tells none.
        """
        known, use = self.known, self.use
        if known.refused is not None and not asking.tries_key:
            return LONGEST_IN_A_MINUTE
        told = max(known.wait_left or 0.0, known.used_up_left or 0.0)
        if asking.is_single_try:
            firm = math.inf if known.wait_firm_left is None else known.wait_firm_left
            told = min(known.wait_left or 0.0, firm)
        if told > 0.0:
            return told
        # Of a minute, each of the others may get one first; of a day, a share is kept for who is cut off.
        sharing = max(1, use.sharing)
        if asking.per_day is not None and use.today > 0:
            reserve = min(asking.per_day * _RESERVED, _LARGEST_RESERVE) if asking.is_background else 0
            if (use.today + reserve) * sharing >= asking.per_day:
                return _LONGEST_LEAVE
        is_full = asking.per_minute is not None and use.used + sharing >= asking.per_minute
        return LONGEST_IN_A_MINUTE if is_full else 0.0


class Exchanged(NamedTuple):
    """What is known after an exchange; ``changes_before`` are those before it."""

    changes_before: Number
    known: Known


def read_salt(connection: "Connection") -> bytes:
    """Return the salt of the store, for fingerprints."""
    return read(tuple[bytes], connection.execute("SELECT salt FROM about").fetchone())[0]


def take_leave(
    connection: "Connection",
    scope: str,
    request: str,
    desk: str,
    asking: Asking,
    changes: int,
    withdrawn: list[str],
) -> Leave:
    """Ask for leave to send a request; ``changes`` is how many this desk knows of.

    ``withdrawn`` are earlier requests that were never sent.
    """
    if asking.is_single_try:
        # A firm wait that no service could have told: its desk has let the person wait before the try.
        connection.execute(
            "UPDATE ledger_scope SET wait_firm_until = ledger_now()"
            " WHERE scope = %s AND least(wait_firm_until, wait_until) >= ledger_now() + %s",
            [scope, LONGEST_RESET],
        )
    row = connection.execute(
        f"SELECT l.*, {_STANDING} FROM"  # noqa: S608 - names of our own
        " ledger_permit(%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s::text[]) AS l,"
        # Depends on what the leave returns, so that it is read afterwards.
        " LATERAL ledger_standing(CASE WHEN l.wait IS NOT NULL THEN %s END) AS k",
        [
            scope,
            scope,
            request,
            desk,
            asking.is_background,
            asking.is_single_try,
            asking.tries_key,
            changes,
            asking.per_minute,
            asking.per_day,
            asking.day_began_ago,
            withdrawn,
            scope,
        ],
    ).fetchone()
    wait, *others = row or ()
    return read(Leave, (wait, others[:_OF_USE], others[_OF_USE:]))


def attend(connection: "Connection", scope: str, desk: str) -> Attended:
    """Tell that a desk is there; return what all desks use."""
    row = connection.execute(
        "SELECT u.*, a.* FROM ledger_attend(%s, %s, false) AS a, LATERAL ("
        "SELECT count(*), count(*) FILTER (WHERE desk = %s), count(DISTINCT desk)"
        # Depends on what comes before, so that it is read afterwards.
        " FROM ledger_send WHERE scope = %s AND frees_at > ledger_now() AND a.sharing > 0) AS u",
        [scope, desk, desk, scope],
    ).fetchone()
    return read(Attended, row)


def say_goodbye(connection: "Connection", scope: str, desk: str) -> None:
    """Tell that a desk goes, so that nothing is kept for it."""
    connection.execute("DELETE FROM ledger_desk WHERE scope = %s AND desk = %s", [scope, desk])


def read_known(connection: "Connection", scope: str) -> Known | None:
    """Return what is known of a scope; None if nothing is."""
    statement = f"SELECT {_STANDING} FROM ledger_standing(%s) AS k"  # noqa: S608 - names of our own
    row = connection.execute(statement, [scope, scope]).fetchone()
    return None if row is None else read(Known, row)


def exchange(
    connection: "Connection", scope: str, desk: str, changes: Changes, clock: Clock
) -> Exchanged | None:
    """Tell the store what it does not know yet, a wait first; return what is known if there was a record."""
    if changes.sent or changes.sent_before or changes.ended or changes.withdrawn:
        with connection.transaction():
            exchanged = _tell_record(connection, scope, desk, changes.recorded, clock)
            _tell_requests(connection, scope, desk, changes, clock)
            return exchanged
    return _tell_record(connection, scope, desk, changes.recorded, clock)


def _tell_record(
    connection: "Connection", scope: str, desk: str, recorded: Recorded | None, clock: Clock
) -> Exchanged | None:
    if recorded is None:
        return None
    row = connection.execute(
        f"SELECT b.changes, {_STANDING} FROM ledger_lock(%s) AS b,"  # noqa: S608 - names of our own
        " LATERAL ledger_record("
        "b.scope, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s) AS r,"
        " LATERAL ledger_standing(r) AS k",
        [scope, scope, desk, recorded.is_refusal, recorded.known, *_spans(recorded, clock)],
    ).fetchone()
    before, *known = row or ()
    return read(Exchanged, (before, known))


def _tell_requests(connection: "Connection", scope: str, desk: str, changes: Changes, clock: Clock) -> None:
    with connection.cursor() as cursor:
        cursor.executemany(
            "SELECT ledger_sent(%s, %s, %s, %s)",
            [(scope, each, desk, at.seconds_ago(clock)) for each, at in changes.sent.items()],
        )
        cursor.executemany(
            "SELECT ledger_count(%s, ledger_now() - %s, %s) FROM ledger_lock(%s)",
            [(scope, at.seconds_ago(clock), count, scope) for at, count in changes.sent_before.values()],
        )
        cursor.executemany(
            "SELECT ledger_ended(%s, %s, %s)",
            [(scope, each, at.seconds_ago(clock)) for each, at in changes.ended.items()],
        )
        cursor.executemany("SELECT ledger_withdrawn(%s, %s)", [(scope, each) for each in changes.withdrawn])


def _spans(recorded: Recorded, clock: Clock) -> list[Any]:
    """Return the arguments of ``ledger_record`` from ``wait_left`` on."""
    record, own = recorded.record, recorded.record.of_this_desk
    # What no service could have told is left to who wrote it.
    wait = _believable(record.wait, own.wait, clock)
    used_up = _believable(record.used_up, own.used_up, clock)
    if wait is not None and wait.reason in OF_THIS_DESK:
        wait = None
    of_wait: list[Any] = [None] * 4
    if wait is not None:
        of_wait = [
            wait.remaining(clock),
            wait.firm_remaining(clock),
            wait.reason.value,
            wait.set_at.seconds_ago(clock),
        ]
    clean_ago = None if record.clean_since is None else record.clean_since.seconds_ago(clock)
    of_use = [None, None] if used_up is None else [used_up.remaining(clock), used_up.seconds]
    plan = None if record.plan is None else record.plan.name
    told = record.told if math.isfinite(record.told) else 0.0
    lifts = recorded.lifts, recorded.lifts_used_up
    return [*of_wait, record.strikes, clean_ago, record.refused, *of_use, plan, told, *lifts]


def _believable(known: _Span | None, own: _Span | None, clock: Clock) -> _Span | None:
    return own if known is None or is_beyond_belief(known.remaining(clock)) else known


def _before(moment: Moment, seconds: float) -> Moment:
    return Moment(moment.wall - seconds, moment.boot, moment.since_boot - seconds)
