"""The shared stores that environments name, the ledgers and adds in them, and what desks exchange there."""

import asyncio
import hmac
import logging
import uuid
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from menagerie.catalogue.merge import Exchange
from menagerie.credentials.keys import KeyStore, SecretStore
from menagerie.domain.clock import Clock
from menagerie.domain.errors import KeyringError, SharedStoreError
from menagerie.domain.knowledge import Merged, Person
from menagerie.domain.secret import ApiKey, Password
from menagerie.governor.ledger import Ledger, Scope
from menagerie.outbox.store import Outbox
from menagerie.settings.environments import Environment
from menagerie.system.machine import host_name
from menagerie.workflows.fields import read_typed

if TYPE_CHECKING:
    # Most installations share nothing, and import nothing for it.
    from menagerie.domain.shared_store import SharedAddress
    from menagerie.shared.adds import SharedAdds
    from menagerie.shared.connection import SharedStore
    from menagerie.shared.knowledge import KnowledgeLog
    from menagerie.shared.ledger import SharedLedger

_log = logging.getLogger(__name__)

# Entries in one batch. A person's own change waits for at most one.
_MOST = 1_000
# Seconds after which it looks for news without having heard of any.
_LOOK_AGAIN = 30.0


class SharedKnowledge:
    """Reads what other desks know, and publishes what this one does, in the background.

    It reads when it hears of something, when the store is back, and every half a minute; it publishes soon
    after something was written to the catalogue. While the store is away, nothing is lost: what is to be
    published is on the disk. ``merged`` is called with what was merged. ``store`` is closed with it.
    """

    def __init__(
        self, exchange: Exchange, log: "KnowledgeLog", store: "SharedStore", merged: Callable[[Merged], None]
    ) -> None:
        self._exchange = exchange
        self._log = log
        self._store = store
        self._merged = merged
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
        """Stop, when what is being merged has been written. A call that was cancelled can be repeated."""
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
            if not await self._is_merged(self._exchange.merge(batch.entries, batch.end)):
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
            if not await self._is_merged(self._exchange.settle(pending, published.unread, up_to)):
                return False
            if is_alone:
                self._number = published.after.number
            elif not await self._read():
                return False

    async def _is_merged(self, merging: Coroutine[object, object, Merged | None]) -> bool:
        """Merge something, notify of it, and return whether it could be written to the catalogue."""
        writing = asyncio.ensure_future(merging)
        try:
            merged = await asyncio.shield(writing)
        except asyncio.CancelledError:
            # It is written all the same, and the same catalogue may be shown on.
            self._note(await writing)
            raise
        self._note(merged)
        return merged is not None

    def _note(self, merged: Merged | None) -> None:
        if merged:
            self._merged(merged)


class Sharing:
    """Connects to shared stores, once to each, when an environment that names one is opened.

    ``own`` is this installation's ledger, which the shared ones write to as well. ``person`` returns who
    works here now.
    """

    def __init__(
        self, keys: KeyStore, own: Ledger, clock: Clock, person: Callable[[], Person] = Person
    ) -> None:
        self._person = person
        self._number = uuid.uuid4().hex[:8]
        self._keys = keys
        self._own = own
        self._clock = clock
        self._stores: dict[str, SharedStore] = {}
        # What no environment names any more, until it is closed: ledgers, each before its store.
        self._left: list[SharedLedger | SharedStore] = []
        self._ledgers: dict[Scope, SharedLedger] = {}

    @cached_property
    def passwords(self) -> SecretStore[Password]:
        """The passwords of the stores, each for a ``SharedAddress.origin``."""
        # One for all: what no keyring takes is kept in it.
        return self._keys.of_shared_stores()

    @property
    def desk(self) -> str:
        """The name of this process in the stores: the computer's name, a colon, and what no other one has."""
        return f"{host_name()}:{self._number}"

    @property
    def person(self) -> Person:
        """Who works here now, as colleagues see it."""
        return self._person()

    async def ledger(self, address: str, scope: Scope, key: ApiKey) -> Ledger:
        """Return the ledger of ``scope`` in the store at ``address``, which is in normal form.

        The same one as long as the address is the same. Another address ends the one before.
        """
        store = await self.store(address)
        known = self._ledgers.get(scope)
        if known is not None and known.store is store:
            return known
        from menagerie.shared.ledger import SharedLedger, identity  # noqa: PLC0415 - see above

        ledger = SharedLedger(
            self._own,
            store,
            scope,
            identity(key, scope.origin),
            self.desk,
            self._clock,
            place=store.address.origin,
        )
        self._ledgers[scope] = ledger
        if known is not None:
            await self._leave(known)
        return ledger

    def ledger_of(self, governor_scope: Scope) -> "SharedLedger | None":
        """Return the shared ledger of a scope that was opened; None if it shares nothing."""
        return self._ledgers.get(governor_scope)

    def open_store(self, address: str) -> "SharedStore | None":
        """Return the store at ``address`` if it was opened."""
        return self._stores.get(address)

    async def adds(self, address: str, environment: Environment, outbox: Outbox) -> "SharedAdds":
        """Return what publishes the adds of ``outbox`` in the store at ``address``. Close it yourself."""
        from menagerie.shared.adds import SharedAdds  # noqa: PLC0415 - see above

        store = await self.store(address)
        # The same after each restart, and no other outbox has it, nor a copy of this one on another computer.
        # A domain would change with the network.
        computer = self.person.computer.partition(".")[0].casefold()
        text = f"outbox of {environment.id} at {computer}"
        installation = hmac.new(await self._own.salt(), text.encode(), "sha256").hexdigest()
        base_url = environment.base_url or ""
        return SharedAdds(store, outbox, base_url, installation, read_typed, lambda: self.person, self._clock)

    async def knowledge(
        self, address: str, base_url: str, exchange: Exchange, merged: Callable[[Merged], None]
    ) -> SharedKnowledge:
        """Return what exchanges the knowledge of a catalogue through the store at ``address``.

        It has a connection of its own, so that a long batch never holds up a request. Close it.
        """
        from menagerie.shared.knowledge import KnowledgeLog  # noqa: PLC0415 - see above

        store = (await self.store(address)).another("knowledge")
        return SharedKnowledge(exchange, KnowledgeLog(store, base_url, self._clock), store, merged)

    async def store(self, address: str) -> "SharedStore":
        """Return the store at ``address``, which connects in the background from now on."""
        if address not in self._stores:
            from menagerie.domain.shared_store import parse_shared_address  # noqa: PLC0415 - see above
            from menagerie.shared.connection import SharedStore  # noqa: PLC0415 - see above

            parsed = parse_shared_address(address)
            password = await self._password(parsed)
            self._stores.setdefault(address, SharedStore(parsed, password, part="ledger")).open()
        return self._stores[address]

    async def renew(self, origins: Collection[str], addresses: Collection[str]) -> None:
        """Log in anew where the password of one of ``origins`` was changed; leave all but ``addresses``.

        What a person changed takes effect by it. ``origins`` are as in ``SharedAddress.origin``.
        """
        for address, store in tuple(self._stores.items()):
            if address not in addresses:
                del self._stores[address]
                ledgers = {scope: one for scope, one in self._ledgers.items() if one.store is store}
                for scope in ledgers:
                    del self._ledgers[scope]
                await self._leave(*ledgers.values(), store)
            elif store.address.origin in origins:
                store.use_password(await self._password(store.address))

    async def close(self) -> None:
        """Tell the stores what they do not know yet, and close the connections."""
        for one in (*self._ledgers.values(), *self._left, *self._stores.values()):
            await one.close()

    async def _leave(self, *left: "SharedLedger | SharedStore") -> None:
        """Close these. ``close`` does it where that is cancelled."""
        self._left += left
        for one in left:
            await one.close()
            self._left.remove(one)

    async def _password(self, address: "SharedAddress") -> Password | None:
        """Return the password that is kept for a store; None lets PostgreSQL's library look for one."""
        try:
            return await self.passwords.load(address.origin)
        except KeyringError as error:
            _log.warning("The password of the shared store cannot be read: %s", error.case)
            return None
