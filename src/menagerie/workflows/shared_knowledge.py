"""Exchanges what a catalogue knows of animals with the other desks of a shop, for as long as it is open."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING

from menagerie.catalogue.merge import Exchange
from menagerie.domain.errors import SharedStoreError
from menagerie.domain.sharing.knowledge import Merged

if TYPE_CHECKING:
    from menagerie.shared.connection import SharedStore
    from menagerie.shared.knowledge import KnowledgeLog

_log = logging.getLogger(__name__)

# Entries in one batch. A person's own change waits for at most one.
_MOST = 1_000
# Seconds after which it looks for news without having heard of any.
_LOOK_AGAIN = 30.0


class SharedKnowledge:
    """Reads what other desks know, and publishes what this one does, in the background.

    It reads when it hears of something, when the store is back, and every half a minute; it publishes soon
    after something was written to the catalogue. While the store is away, nothing is lost: what is to be
    published is on the disk. ``taken`` is called with what was taken over. ``store`` is closed with it.
    """

    def __init__(
        self, exchange: Exchange, log: "KnowledgeLog", store: "SharedStore", taken: Callable[[Merged], None]
    ) -> None:
        self._exchange = exchange
        self._log = log
        self._store = store
        self._taken = taken
        self._wanted = asyncio.Event()
        # Everything is exchanged, as far as this desk knows.
        self._is_done = asyncio.Event()
        # Up to where the log was read.
        self._number = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to exchange. Raises SharedStoreAwayError after ``close``."""
        self._exchange.written = self._want
        self._store.on_back(self._want)
        self._log.listen(lambda: self._number, self._want)
        self._task = asyncio.get_running_loop().create_task(self._run(), name="exchange knowledge")

    async def finish(self, within: float) -> bool:
        """Wait until all is exchanged, for so many seconds at most, if the store is not away.

        Return whether it was. What is not is published at the next start.
        """
        self._want()
        if self._store.trouble is not None:
            return False
        try:
            async with asyncio.timeout(within):
                await self._is_done.wait()
        except TimeoutError:
            return False
        # There may be news again by now.
        return True

    async def close(self) -> None:
        """Stop, when what is being taken over has been written. A call that was cancelled can be repeated."""
        if self._exchange.written == self._want:
            self._exchange.written = None
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
            self._task = None
        await self._store.close()

    def _want(self) -> None:
        self._is_done.clear()
        self._wanted.set()

    async def _run(self) -> None:
        try:
            while True:
                await self._exchange_once()
                # Python 3.11's wait_for would lose the cancellation of ``close`` where both come at once.
                with suppress(TimeoutError):
                    async with asyncio.timeout(_LOOK_AGAIN):
                        await self._wanted.wait()
        except Exception:  # noqa: BLE001 - the log has to learn of a bug
            # It goes on at the next start.
            _log.exception("The exchange of knowledge met a bug")

    async def _exchange_once(self) -> None:
        self._wanted.clear()
        try:
            is_done = await self._exchange_all()
        except SharedStoreError as error:
            _log.info("Knowledge is not exchanged: %s", error.case)
            return
        if is_done and not self._wanted.is_set():
            self._is_done.set()

    async def _exchange_all(self) -> bool:
        """Read, then publish; return whether the catalogue could be written. Raises SharedStoreError."""
        standing = await self._log.stand(await self._exchange.read_up_to())
        number = await self._exchange.join(standing.store, standing.newest, standing.read)
        if number is None:
            return False
        self._number = number
        while await self._exchange.list_next():
            pass
        return await self._read() and await self._publish()

    async def _read(self) -> bool:
        while True:
            batch = await self._log.read(self._number, _MOST)
            if batch.end.number == self._number:
                return True
            if not await self._is_taken(self._exchange.merge(batch.entries, batch.end)):
                return False
            self._number = batch.end.number

    async def _publish(self) -> bool:
        while True:
            pending = await self._exchange.pending(_MOST)
            if not pending.numbers:
                return True
            published = await self._log.publish(pending.entries, self._number)
            is_alone = published.before == self._number
            up_to = published.after if is_alone else None
            if not await self._is_taken(self._exchange.settle(pending, published.unread, up_to)):
                return False
            if is_alone:
                self._number = published.after.number
            elif not await self._read():
                return False

    async def _is_taken(self, taking: Coroutine[object, object, Merged | None]) -> bool:
        """Take something over, say what, and return whether it could be written to the catalogue."""
        writing = asyncio.ensure_future(taking)
        try:
            taken = await asyncio.shield(writing)
        except asyncio.CancelledError:
            # It is written all the same, and the same catalogue may be shown on.
            self._note(await writing)
            raise
        self._note(taken)
        return taken is not None

    def _note(self, taken: Merged | None) -> None:
        if taken:
            self._taken(taken)
