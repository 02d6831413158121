"""The ledger that all desks of a key share: what one of them is told, all of them know."""

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.cases import SharedCase
from menagerie.domain.clock import Clock
from menagerie.domain.errors import SharedStoreAwayError, SharedStoreError
from menagerie.domain.facts import Fact
from menagerie.domain.secret import ApiKey
from menagerie.domain.tasks import Tasks
from menagerie.governor.ledger import ASKING, Asking, Heard, Ledger, News
from menagerie.governor.record import Entry, Moment, Record, Reservation, Scope
from menagerie.governor.retry_after import is_beyond_belief
from menagerie.shared.connection import WITHIN, SharedStore
from menagerie.shared.ledger_changes import Changes, Recorded
from menagerie.shared.ledger_statements import (
    LONGEST_IN_A_MINUTE,
    Attended,
    Exchanged,
    Known,
    Leave,
    attend,
    exchange,
    read_known,
    read_salt,
    say_goodbye,
    take_leave,
)
from menagerie.shared.rows import read_notice

if TYPE_CHECKING:
    from menagerie.shared.link import Connection

T = TypeVar("T")

_CHANNEL = "menagerie_ledger"
# A request that was answered within so many seconds leaves nothing to correct: its slot is kept for a second
# more than a minute.
_QUICK = 0.9
# The fewest seconds for a piece of work.
_SHORTEST = 0.001
# A store that was there a moment ago is asked again after so many seconds.
_ASK_AGAIN = 0.1
# Seconds after which a desk that asks nothing tells that it is there.
_ATTEND_AFTER = 3.0
# The others take a desk that they have not seen for 6 s for cut off (``migrations/2-desks.sql``). Until then
# they use what becomes free of what it sent, and need as long again to leave it: so long, it sends nothing.
CUT_OFF_AFTER = 12.0
# A desk that the others may soon take for cut off tells that it is there before it asks for a leave.
_ATTEND_BEFORE_LEAVE = 5.0
# Then it takes the others a minute to leave its share.
LEFT_AFTER = CUT_OFF_AFTER + 61.0
# Longer than a request waits: the person is told that the requests are used up.
_USED_UP_FOR = 61.0
_DAY = 86_401.0
# Seconds for which a start waits for the store's first answer. Connecting with TLS takes ten round trips. A
# desk that did not wait for it would send its first request while others were told to wait.
FIRST_ANSWER = 2.0
# Seconds for a look at what all desks use, which may come a little late.
_LOOKING = 1.0
# Seconds for telling all that was missed.
_CATCHING_UP = 5.0

# Of what stands for a store in the own ledger.
_DIGITS = 16

_log = logging.getLogger(__name__)


class Use(Struct, frozen=True):
    """How many requests were sent in the last minute: by all, and by this desk; and how many desks sent."""

    used: int = 0
    ours: int = 0
    desks: int = 0


class _Contact(Struct, frozen=True):
    """When the store answered last (monotonic), and what all desks used then."""

    at: float
    use: Attended


class _PutOff(Struct, frozen=True):
    """Since when requests are put off without a reason, and when one was for the last time (monotonic)."""

    since: float
    at: float


class _Grant(Struct, frozen=True):
    """A leave: how many refusals were known then, when that was (monotonic), and whether it is the probe."""

    refusals: int
    at: float
    is_probe: bool


class SharedLedger:
    """A ``Ledger`` that asks the shared store for each leave, and writes all down in this desk's own as well.

    What only the store says stands there in a row of its own, which counts for this store alone: who leaves
    the store leaves it.

    It concerns one ``scope``; for all others the ``own`` ledger alone is used. ``identify`` returns the
    fingerprint of the scope for the salt of the store. ``desk`` names this process, differently from all
    others, and ``place`` the store, differently from other ones.

    No call waits for the store longer than ``within`` seconds, except ``load``: it waits ``first_answer``
    seconds for the first answer. While the store is away, the own ledger decides, and this desk keeps to its
    share of the limits: divided by the number of desks that were there, whether or not they were at work,
    since each of them may begin at any moment. What the store missed is told when it is back. ``use`` is what
    the newest leave showed.
    """

    def __init__(
        self,
        own: Ledger,
        store: SharedStore,
        scope: Scope,
        identify: Callable[[bytes], str],
        desk: str,
        clock: Clock,
        *,
        within: float = WITHIN,
        first_answer: float = FIRST_ANSWER,
        place: str = "",
    ) -> None:
        self._within = within
        self._first_answer = first_answer
        self.use = Use()
        self._own = own
        self._store = store
        self._scope = scope
        digits = hashlib.sha256(place.encode()).hexdigest()[:_DIGITS]
        # What counts in this store, where that is more than what this desk was told itself.
        self._scope_there = Scope(scope.origin, f"{scope.fingerprint} in {digits}")
        self._kept_there = Record()
        self._identify = identify
        self._desk = desk
        self._clock = clock
        # The fingerprint; found out on the store's thread.
        self._name: str | None = None
        self._has_met = False
        self._is_failing = False
        self._contact: _Contact | None = None
        # Since when it answered no leave, although it is there (monotonic).
        self._no_leave_since: float | None = None
        self._put_off: _PutOff | None = None
        # Until when this desk keeps to its share although the store is back: the others may not be yet.
        self._settled_at = 0.0
        self._attending: asyncio.Task[None] | None = None
        self._heard: Heard | None = None
        self._is_listening = False
        self._last = Record()
        self._changes, self._refusals = 0, 0
        self._granted: dict[str, _Grant] = {}
        self._untold = Changes()
        self._telling = 0
        self._is_closing = False
        self._tasks = Tasks()
        store.on_back(self._come_back)
        store.on_away(lambda _trouble: self._forget_database())

    @property
    def warning(self) -> Fact | None:
        """What the own ledger cannot record or read; ``SharedStore.trouble`` is about the store."""
        return self._own.warning

    @property
    def store(self) -> SharedStore:
        """The store that it lies in."""
        return self._store

    @property
    def is_shared(self) -> bool:
        """Whether the limits are divided among all desks: by the store, or by the number that it told."""
        return self._contact is not None

    def share(self, per_minute: int) -> int | None:
        """Return how many requests of a minute's limit are this desk's while the store does not divide it."""
        contact, now = self._contact, self._clock.monotonic()
        if contact is None:
            return None
        use, is_away = contact.use, now >= contact.at + CUT_OFF_AFTER
        if not is_away and now >= self._settled_at:
            return None
        share = max(1, per_minute // use.sharing)
        if is_away and now < contact.at + LEFT_AFTER:
            # The service still counts what the others sent.
            return min(share, use.ours + max(0, per_minute - use.used) // use.sharing)
        return share

    async def look(self) -> Use:
        """Return how much of the last minute is used now. Raises SharedStoreError."""
        await self._attend(_LOOKING)
        return self.use

    def watch(self, scope: Scope, heard: Heard | None) -> None:
        """Call ``heard`` with what other desks are told; None takes nothing of them any more."""
        if scope != self._scope:
            self._own.watch(scope, heard)
            return
        self._heard = heard
        if self._is_left:
            self._contact = None
            self._tasks.start(self._say_goodbye())
        elif heard is not None and self._attending is None:
            self._attending = asyncio.get_running_loop().create_task(self._stay())
        if self._is_listening:
            # Used again: others may have been told something since it was loaded.
            self._read_soon()
        elif heard is not None:
            self._is_listening = True
            self._store.listen(_CHANNEL, self._read_soon, self._read_soon, self._is_news)

    async def salt(self) -> bytes:
        """Return this installation's own salt."""
        return await self._own.salt()

    async def load(self, scope: Scope) -> Entry:
        """Return what is known of ``scope``, by this desk and by all."""
        if scope != self._scope:
            return await self._own.load(scope)
        self._store.open()
        deadline = _time() + self._first_answer
        entry = await self._own.load(scope)
        self._kept_there = (await self._own.load(self._scope_there)).record
        if self._kept_there != Record():
            entry = replace(entry, record=entry.record.beside(self._kept_there, self._clock))
        self._last = entry.record
        self._say(Recorded(entry.record))
        try:
            await self._meet(deadline)
            exchanged = await self._exchange(self._within)
        except SharedStoreError as error:
            self._note_failure(error)
            return entry
        with suppress(SharedStoreError):
            await self._attend(self._within)
        if exchanged is None or not exchanged.known.changes:
            return entry
        # The caller takes it: it is no news later.
        self._changes, self._refusals = exchanged.known.changes, exchanged.known.refusals
        record = self._hearing(exchanged.known, is_refusal=True)
        # A key that only this desk was refused: its person has seen that, and has not acted yet.
        refused = entry.record.of_this_desk.refused
        record = record.changed(lambda one: replace(one, refused=one.refused or refused))
        self._keep(record)
        return replace(entry, record=record)

    async def reserve(self, reservation: Reservation, asking: Asking = ASKING) -> float:
        """Ask for leave to send a request; record it here and there, and return 0.0, if it may be sent."""
        if reservation.scope != self._scope:
            return await self._own.reserve(reservation)
        wait, was_there = self._wait_alone(asking), self._store.is_there
        try:
            leave = await self._leave(reservation, asking)
            later = self._believe(leave, asking)
        except SharedStoreError as error:
            self._note_failure(error)
            if error.case is not SharedCase.AWAY and self._no_leave_since is None:
                self._no_leave_since = self._clock.monotonic()
            if wait > 0.0:
                if was_there:
                    # It may have been granted all the same.
                    self._untold.withdrawn.append(reservation.id)
                return wait
            self._untold.sent[reservation.id] = reservation.sent_at
        else:
            self._no_leave_since = None
            self._note_contact(leave.use)
            self._take(leave.known)
            if later > 0.0:
                return later
            self._granted[reservation.id] = _Grant(
                leave.known.refusals, self._clock.monotonic(), leave.known.is_encumbered
            )
        return await self._own.reserve(reservation)

    async def settle(self, reservation: Reservation) -> None:
        """Record that a request has ended."""
        self._end(reservation)
        if self._untold.may_hold_back:
            self._tasks.start(self._tell())
        await self._own.settle(reservation)

    async def withdraw(self, reservation: Reservation) -> None:
        """Record that a request was never sent."""
        if reservation.scope != self._scope:
            await self._own.withdraw(reservation)
            return
        self._granted.pop(reservation.id, None)
        self._untold.sent.pop(reservation.id, None)
        self._untold.withdrawn.append(reservation.id)
        self._tasks.start(self._tell())
        await self._own.withdraw(reservation)

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        """Record ``record`` here and there, and settle the requests that led to it."""
        if scope != self._scope:
            await self._own.record(scope, record, settled)
            return
        grants = [self._granted[one.id] for one in settled if one.id in self._granted]
        known = min((grant.refusals for grant in grants), default=self._refusals)
        before, self._last = self._last, record
        for reservation in settled:
            self._end(reservation)
        self._say(Recorded.of_change(before, record, known))
        # Both at once; a task, so that it goes on if the caller is cancelled or has waited long enough.
        telling = self._tasks.start(self._tell())
        self._keep_there(record)
        await self._own.record(scope, record.of_this_desk, settled)
        # Python 3.11's wait_for would lose a cancellation that comes with the end.
        done, _ = await asyncio.wait({telling}, timeout=self._within)
        for one in done:
            one.result()

    async def close(self) -> None:
        """Tell the store what it does not know yet, and end what was begun.

        The store and the own ledger stay open.
        """
        self._is_closing = True
        if self._attending is not None:
            self._attending.cancel()
            await asyncio.wait({self._attending})
        if self._untold and self._store.is_there:
            self._tasks.start(self._tell())
        await self._tasks.ended()
        await self._say_goodbye()
        self._heard = None

    # Leaves.

    async def _leave(self, reservation: Reservation, asking: Asking) -> Leave:
        deadline = _time() + self._within
        await self._meet(deadline)
        if self._untold.may_hold_back and not self._telling:
            # What the store missed may keep this very request back.
            await self._exchange(deadline - _time())
        contact = self._contact
        if (
            contact is not None
            and self._gives_leave
            and self._clock.monotonic() >= contact.at + _ATTEND_BEFORE_LEAVE
        ):
            await self._attend(deadline - _time())
        withdrawn = self._untold.withdrawn.copy()

        def ask(connection: "Connection") -> Leave:
            name = self._name_on(connection)
            return take_leave(connection, name, reservation.id, self._desk, asking, self._changes, withdrawn)

        leave = await self._run(ask, deadline - _time())
        self._untold.withdrawn = [one for one in self._untold.withdrawn if one not in withdrawn]
        return leave

    def _believe(self, leave: Leave, asking: Asking) -> float:
        """Return after how many seconds a request may ask again; 0.0 if it has leave.

        Raises SharedStoreError if requests are put off for longer than the store can have a reason for: one
        that it does not tell, such as another desk's probe after a wait, lasts no longer than a minute.
        """
        reason = leave.reason(asking)
        if leave.wait == 0.0 or reason > 0.0:
            self._put_off = None
            return min(leave.wait, max(reason, LONGEST_IN_A_MINUTE))
        before, now = self._put_off, self._clock.monotonic()
        if before is None or (self._no_leave_since is None and now >= before.at + LEFT_AFTER):
            # A request that did not ask again has not waited since.
            before = _PutOff(now, now)
        self._put_off = replace(before, at=now)
        left = before.since + LEFT_AFTER - now
        if left <= 0.0:
            raise SharedStoreError(SharedCase.FAILED)
        return min(leave.wait, left, LONGEST_IN_A_MINUTE)

    async def _meet(self, deadline: float) -> None:
        """Wait for the store's first answer: others may have been told to wait."""
        try:
            if not self._has_met:
                await self._store.connected(max(0.0, deadline - _time()))
        finally:
            self._has_met = True

    async def _run(self, work: "Callable[[Connection], T]", within: float) -> T:
        if not self._store.is_there:
            # Also while it connects again: a request does not wait for that.
            raise SharedStoreAwayError
        return await self._store.run(work, max(within, _SHORTEST))

    def _wait_alone(self, asking: Asking) -> float:
        """Return how many seconds a request has to wait if the store does not answer now."""
        contact, now = self._contact, self._clock.monotonic()
        if contact is None:
            return 0.0
        if now < contact.at + CUT_OFF_AFTER:
            return min(_ASK_AGAIN, contact.at + CUT_OFF_AFTER - now)
        # The governor keeps to the share of the minute; of the day it does not know what the others sent.
        if asking.per_day is not None:
            today = contact.use.today if now < contact.at + _DAY else 0
            share = max(0, asking.per_day - today) // contact.use.sharing
            if self._untold.sent_within(_DAY, self._clock) >= share:
                return _USED_UP_FOR
        return 0.0

    # Being there.

    async def _stay(self) -> None:
        """Tell that this desk is there, unless a request has just done so."""
        while True:
            contact = self._contact
            since = _ATTEND_AFTER if contact is None else self._clock.monotonic() - contact.at
            if since >= _ATTEND_AFTER and not self._is_left:
                try:
                    if self._untold and not self._telling:
                        await self._exchange(self._within)
                    await self._attend(self._within)
                except SharedStoreError as error:
                    self._note_failure(error)
                since = 0.0
            await asyncio.sleep(max(_ASK_AGAIN, _ATTEND_AFTER - since))

    @property
    def _gives_leave(self) -> bool:
        since = self._no_leave_since
        return since is None or self._clock.monotonic() < since + _ATTEND_AFTER

    async def _attend(self, within: float) -> None:
        if not self._gives_leave:
            # Who is there, and gets no leave, would wait for ever: it is there again after the next one.
            raise SharedStoreAwayError(SharedCase.FAILED)
        self._note_contact(await self._run(lambda one: attend(one, self._name_on(one), self._desk), within))

    def _note_contact(self, use: Attended) -> None:
        self._is_failing = False
        before, now = self._contact, self._clock.monotonic()
        if before is not None and now >= before.at + CUT_OFF_AFTER:
            self._settled_at = now + LEFT_AFTER
        # The store counts this desk again, after ten minutes without it, when it attends.
        self._contact = _Contact(now, use._replace(sharing=max(1, use.sharing)))
        self.use = Use(use.used, use.ours, use.desks)

    async def _say_goodbye(self) -> None:
        # Away, it takes this desk for cut off, and keeps its share for ten minutes.
        with suppress(SharedStoreError):
            await self._run(lambda one: say_goodbye(one, self._name_on(one), self._desk), self._within)

    def _name_on(self, connection: "Connection") -> str:
        if self._name is None:
            self._name = self._identify(read_salt(connection))
        return self._name

    def _forget_database(self) -> None:
        # Another database may come back at this address.
        self._name = None
        self._changes = -1

    def _note_failure(self, error: SharedStoreError) -> None:
        if not self._is_failing:
            _log.info("The shared ledger is not used: %s", error.case)
        self._is_failing = not self._store.trouble

    # What others are told.

    def _is_news(self, payload: str) -> bool:
        name, changes = read_notice(payload)
        return name == self._name and changes != self._changes

    @property
    def _is_left(self) -> bool:
        """Whether another ledger is used in place of this one: it only tells what the store missed."""
        return self._is_listening and self._heard is None

    def _read_soon(self) -> None:
        if not (self._is_closing or self._is_left):
            self._tasks.start(self._read())

    async def _read(self) -> None:
        try:
            known = await self._run(lambda one: read_known(one, self._name_on(one)), self._within)
        except SharedStoreError as error:
            self._note_failure(error)
            return
        if known is not None:
            self._take(known)

    def _take(self, known: Known) -> None:
        """Tell the governor what has changed, but nothing older than what this desk has yet to tell."""
        is_older = self._telling or self._untold.recorded is not None
        is_news = known.changes != self._changes or known.lasts_longer_than(self._last, self._clock)
        if self._is_left or is_older or not is_news:
            return
        is_refusal = known.refusals != self._refusals
        self._changes, self._refusals = known.changes, known.refusals
        record = self._hearing(known, is_refusal=is_refusal)
        # While the store is away, the own ledger is the truth.
        self._keep(record)
        if self._heard is not None:
            self._heard(News(record, is_refusal))

    def _hearing(self, known: Known, *, is_refusal: bool) -> Record:
        """Return what counts for this desk now; ``is_refusal`` is False if no wait was told meanwhile."""
        before, there = self._last, known.record(self._clock)
        if there.wait is not None and before.wait is not None:
            # What this desk knows already gets no shorter: the clock of the store may have leapt. Nor does
            # a wait that no service could have told make the person's try come before the end of another.
            was_told = not is_refusal and not is_beyond_belief(before.wait.remaining(self._clock))
            if was_told or is_beyond_belief(there.wait.remaining(self._clock)):
                there = there.with_wait(before.wait, self._clock)
        if there.used_up is not None and before.used_up is not None:
            there = there.with_used_up(before.used_up, self._clock)
        return before.hearing(there, self._clock)

    def _keep(self, record: Record) -> None:
        """Write down what was heard; first what counts in the store, as it may be all that holds back."""
        self._last = record
        self._keep_there(record)
        self._tasks.start(self._own.record(self._scope, record.of_this_desk, ()))

    def _keep_there(self, record: Record) -> None:
        there = Record() if record.own is None else replace(record, own=None)
        if there != self._kept_there:
            self._kept_there = there
            self._tasks.start(self._own.record(self._scope_there, there, ()))

    # What this desk tells.

    def _say(self, recorded: Recorded) -> None:
        self._untold.recorded = recorded.after(self._untold.recorded)

    def _end(self, reservation: Reservation) -> None:
        """Note the end of a request if it matters to others."""
        grant = self._granted.pop(reservation.id, None)
        if grant is not None and (grant.is_probe or self._clock.monotonic() - grant.at > _QUICK):
            self._untold.ended[reservation.id] = Moment.now(self._clock)

    async def _tell(self) -> None:
        """Tell the store all that it does not know; while it is away, that is kept."""
        end = _time() + _CATCHING_UP
        while self._untold:
            begun = _time()
            try:
                await self._exchange(self._within)
            except SharedStoreError as error:
                self._note_failure(error)
                if not self._store.is_there or (self._is_closing and begun >= end):
                    return
                # Longer work, such as catching up, holds the connection; or it refuses at once.
                if (left := begun + _ASK_AGAIN - _time()) > 0.0:
                    await asyncio.sleep(left)

    async def _exchange(self, within: float) -> Exchanged | None:
        if not self._untold:
            return None
        changes, self._untold = self._untold, Changes()
        self._telling += 1
        try:
            exchanged = await self._run(
                lambda one: exchange(one, self._name_on(one), self._desk, changes, self._clock), within
            )
        except BaseException:
            self._untold.put_back(changes)
            raise
        finally:
            self._telling -= 1
        self._is_failing = False
        if exchanged is None:
            return None
        known = exchanged.known
        if exchanged.changes_before == self._changes:
            self._changes, self._refusals = known.changes, known.refusals
        else:
            self._take(known)
        return exchanged

    def _come_back(self) -> None:
        if not self._has_met or self._is_closing:
            return
        if not self._is_left:
            # Where another database has come back, it knows nothing.
            self._say(Recorded(self._last))
        self._tasks.start(self._catch_up())

    async def _catch_up(self) -> None:
        self._untold.summarize(self._clock)
        try:
            await self._exchange(_CATCHING_UP)
            if not self._is_left:
                await self._attend(self._within)
        except SharedStoreError as error:
            self._note_failure(error)


def identity(key: ApiKey, origin: str) -> Callable[[bytes], str]:
    """Return what computes the fingerprint of a key at an origin from the store's salt, on its thread."""

    def identify(salt: bytes) -> str:
        from menagerie.shared.schema import fingerprint  # noqa: PLC0415 - imports psycopg

        return fingerprint(salt, key, origin)

    return identify


def _time() -> float:
    return asyncio.get_running_loop().time()
