"""What this desk adds, told to colleagues, and what they add: published by each desk in the shared store."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from menagerie.domain.animal import NewAnimal
from menagerie.domain.clock import Clock
from menagerie.domain.errors import (
    NewerDataError,
    SharedStoreAwayError,
    SharedStoreError,
    StorageError,
    UnusableFieldError,
)
from menagerie.domain.knowledge import Person
from menagerie.outbox.colleague import ColleaguesAdd, likeness
from menagerie.outbox.entry import DONE, Entry, State, Typed
from menagerie.outbox.store import Outbox
from menagerie.shared.adds_statements import (
    Outlet,
    Rivals,
    Row,
    alike,
    claim,
    claim_of,
    meet,
    rivals,
    row_of,
    tell,
)
from menagerie.shared.connection import WITHIN, SharedStore
from menagerie.shared.ledger_statements import read_salt

if TYPE_CHECKING:
    from menagerie.shared.link import Connection

T = TypeVar("T")

# Adds that are told together, and seconds between two tellings: a person's leave goes in between.
_AT_ONCE = 100
_PAUSE = 0.1
# Seconds for reading what all colleagues add.
_ALL_WITHIN = 1.0
# An outbox that was never told tells what happened in a day; else what happened since it told last, and an
# hour before: its clock may have been set.
_DAY, _HOUR = 86_400.0, 3_600.0
# Seconds after which nobody needs it any more. The store forgets it, too.
_LONG = 90 * _DAY

_PRIVATE = (State.DRAFT, State.DISCARDED)

_log = logging.getLogger(__name__)


class _Claim(Struct):
    row: Row
    found: asyncio.Future[tuple[ColleaguesAdd, ...]]


class SharedAdds:
    """Tells the store what becomes of the adds of an outbox, and finds colleagues' adds like them.

    ``base_url`` is the address of the service in normal form. ``installation`` identifies the outbox, now and
    after each restart. ``read`` returns the animal that was typed, and raises UnusableFieldError. ``person``
    returns who works here.

    Telling goes on in the background. While the store is away, all is as if there were no colleagues; when it
    is back, it is told what it missed, also in earlier runs. No call waits for it longer than ``within``
    seconds, except ``alike`` for all.
    """

    def __init__(
        self,
        store: SharedStore,
        outbox: Outbox,
        base_url: str,
        installation: str,
        read: Callable[[Typed], NewAnimal],
        person: Callable[[], Person],
        clock: Clock,
        *,
        within: float = WITHIN,
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._base_url = base_url
        self._installation = installation
        self._read = read
        self._person = person
        self._clock = clock
        self._within = within
        # What stands for the service in the store; found out on the store's thread.
        self._place: str | None = None
        # The numbers of adds to tell, in their order, and of those of which the store may know.
        self._untold: dict[int, None] = {}
        self._told: set[int] = set()
        # By number, the keys of the others' adds of which the person was told.
        self._asked: dict[int, frozenset[str]] = {}
        # Adds that are on the point of leaving: what was read of them before is no longer told.
        self._leaving: set[int] = set()
        self._claims: list[_Claim] = []
        self._claiming: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._catching_up: asyncio.Task[None] | None = None
        # Whether all that earlier runs may have left untold is told, or among what is to be told.
        self._is_complete = False
        self._is_closing = False
        store.on_back(self.look_again)
        store.on_away(lambda _trouble: self._forget())
        if store.is_there:
            self.look_again()

    @property
    def is_told(self) -> bool:
        """Whether the store has everything as it is now."""
        is_looking = self._catching_up is not None
        return self._is_complete and not self._untold and self._telling is None and not is_looking

    # What this desk tells.

    def note(self, entry: Entry) -> None:
        """Tell soon that an add has changed. Drafts are private."""
        number = entry.number
        if entry.state not in _PRIVATE or number in self._told:
            self._tell_soon([number])
        if entry.state in DONE:
            self._asked.pop(number, None)

    def note_asked(self, number: int, adds: Iterable[ColleaguesAdd]) -> None:
        """Remember that the person was told of these, and adds it all the same."""
        keys = frozenset(one.key for one in adds)
        if keys:
            self._asked[number] = self._asked.get(number, frozenset()) | keys
            self._tell_soon([number])

    def look_again(self) -> None:
        """Find out what the store does not know, and tell it: it was away, or many adds have changed."""
        if not self._is_closing and self._catching_up is None:
            self._catching_up = asyncio.get_running_loop().create_task(self._catch_up())

    async def close(self) -> None:
        """Tell what is untold, if that is possible now. The store and the outbox stay open."""
        self._is_closing = True
        if self._catching_up is not None:
            self._catching_up.cancel()
        tasks = (self._catching_up, self._telling, self._claiming)
        if pending := [task for task in tasks if task is not None]:
            await asyncio.wait(pending)
        await self._attempt(self._tell_some())

    # What colleagues add.

    async def alike(self, animals: Collection[NewAnimal] | None) -> tuple[ColleaguesAdd, ...]:
        """Return colleagues' adds like any of these animals, None for all, whatever their status.

        Those are adds that wait, that may have been added, or that were added lately; the newest first.
        """
        likes = None if animals is None else [likeness(one.name, one.category_id) for one in animals]
        within = _ALL_WITHIN if animals is None else self._within
        found = await self._attempt(
            self._run(
                lambda one, outlet: alike(one, outlet, likes, self._clock, self._store.left_out), within
            )
        )
        return found or ()

    @contextmanager
    def leaving(self, number: int) -> Iterator[None]:
        """Let nothing older be told of an add while it is claimed and recorded as sending, in the block."""
        self._leaving.add(number)
        try:
            yield
        finally:
            self._leaving.discard(number)
            self._tell_soon([number])

    async def claim(self, entry: Entry, new: NewAnimal) -> tuple[ColleaguesAdd, ...]:
        """Publish that a queued add leaves now, unless colleagues add one like it; return their adds then.

        Those of which the person was told do not count, and these count only once.
        """
        if self._is_closing:
            return ()
        loop = asyncio.get_running_loop()
        asked = self._asked.get(entry.number, frozenset())
        mine = _Claim(claim_of(entry, new, self._person(), self._clock, asked), loop.create_future())
        self._told.add(entry.number)
        self._claims.append(mine)
        if self._claiming is None:
            self._claiming = loop.create_task(self._claim_all())
        done, _ = await asyncio.wait({mine.found}, timeout=self._within)
        return mine.found.result() if done else ()

    async def rivals(self, new: NewAnimal, ids: Sequence[int]) -> Rivals:
        """Return which animals colleagues added, and whether their adds like this one may be the others."""
        found = await self._attempt(
            self._run(lambda one, outlet: rivals(one, outlet, new, ids), self._within)
        )
        return found or Rivals()

    async def _claim_all(self) -> None:
        """Claim what waits, together. Claims that come meanwhile are the next ones."""
        try:
            while self._claims:
                claims, self._claims = self._claims, []
                rows = [one.row for one in claims]
                found = await self._attempt(self._run(self._claim_of(rows), self._within))
                for one in claims:
                    one.found.set_result((found or {}).get(one.row["number"], ()))
        finally:
            self._claiming = None

    # Telling.

    def _tell_soon(self, numbers: Iterable[int]) -> None:
        self._untold.update(dict.fromkeys(numbers))
        if self._telling is None and self._store.is_there and not self._is_closing:
            self._telling = asyncio.get_running_loop().create_task(self._tell_all())

    async def _tell_all(self) -> None:
        try:
            while self._untold and not self._is_closing and await self._insist(self._tell_some):
                if self._untold:
                    await asyncio.sleep(_PAUSE)
        finally:
            self._telling = None

    async def _tell_some(self) -> None:
        """Tell the first of what is untold, as it is in the outbox now."""
        at = self._clock.now()
        numbers = tuple(islice(self._untold, _AT_ONCE))
        for number in numbers:
            del self._untold[number]
        try:
            entries = await self._outbox.some_entries(numbers)
            # From here to the call, nothing may be awaited: a claim would be overwritten.
            left = dict.fromkeys(number for number in numbers if number in self._leaving)
            self._untold.update(left)
            told = [entry for entry in entries if entry.number not in left]
            rows = [self._row(entry) for entry in told]
            told_at = at if self._is_complete and not self._untold else None
            self._told.update(entry.number for entry in told)
            await self._run(lambda one, outlet: tell(one, outlet, rows, told_at), self._within)
        except BaseException:
            self._untold = {**dict.fromkeys(numbers), **self._untold}
            raise

    def _row(self, entry: Entry) -> Row:
        try:
            new = self._read(entry.typed)
        except UnusableFieldError:
            new = None
        asked = self._asked.get(entry.number, frozenset())
        return row_of(entry, new, self._person(), self._clock, asked)

    async def _catch_up(self) -> None:
        """Find the adds that the store may know less of than the outbox, and tell them."""
        try:
            await self._insist(self._find_missed)
        finally:
            self._catching_up = None
        self._tell_soon(())

    async def _find_missed(self) -> None:
        self._is_complete = False
        met = await self._run(meet, self._within)
        self._untold.update(dict.fromkeys(met.open))
        now = self._clock.now()
        since = now - _DAY
        if met.told_at is not None:
            told_at = met.told_at - _HOUR
            # Where its clock was ahead then, it is not known when that was.
            since = max(told_at if told_at <= now else 0.0, now - _LONG)
        after: int | None = 0
        while after is not None:
            numbers, after = await self._outbox.changed_since(since, after)
            self._untold.update(dict.fromkeys(numbers))
        self._is_complete = True

    def _forget(self) -> None:
        # Another database may come back at this address.
        self._place = None
        self._is_complete = False

    async def _run(self, work: "Callable[[Connection, Outlet], T]", within: float) -> T:
        if not self._store.is_there:
            # Also while it connects again: an add does not wait for that.
            raise SharedStoreAwayError
        return await self._store.run(lambda one: work(one, self._outlet_on(one)), within)

    def _outlet_on(self, connection: "Connection") -> Outlet:
        from menagerie.shared.schema import place_of  # noqa: PLC0415 - imports psycopg, on the thread

        if self._place is None:
            self._place = place_of(read_salt(connection), self._base_url)
        return Outlet(self._place, self._installation)

    async def _insist(self, work: Callable[[], Coroutine[Any, Any, object]]) -> bool:
        """Do ``work``, again while longer work holds the connection; return whether it was done."""
        while True:
            try:
                await work()
            except (SharedStoreError, StorageError, NewerDataError) as error:
                _log.info("The shared adds are not told: %s", error.case)
                # Where the store is away, all is told when it is back.
                is_busy = isinstance(error, SharedStoreError) and self._store.is_there
                if self._is_closing or not is_busy:
                    return False
                await asyncio.sleep(_PAUSE)
            else:
                return True

    def _claim_of(self, rows: Sequence[Row]) -> "Callable[[Connection, Outlet], Any]":
        return lambda one, outlet: claim(one, outlet, rows, self._clock, self._store.left_out)

    @staticmethod
    async def _attempt(work: Coroutine[Any, Any, T]) -> T | None:
        """Return the result of ``work``; None if the store or the outbox fails, which others report."""
        try:
            return await work
        except (SharedStoreError, StorageError, NewerDataError) as error:
            _log.info("The shared adds are not used: %s", error.case)
            return None
