"""The shared stores that environments name, and the ledgers and adds in them."""

import hmac
import logging
import uuid
from collections.abc import Callable, Collection
from functools import cached_property
from typing import TYPE_CHECKING

from menagerie.credentials.keys import KeyStore, SecretStore
from menagerie.domain.clock import Clock
from menagerie.domain.errors import KeyringError
from menagerie.domain.secret import ApiKey, Password
from menagerie.domain.sharing.knowledge import Person
from menagerie.governor.ledger import Ledger, Scope
from menagerie.outbox.store import Outbox
from menagerie.settings.environments import Environment
from menagerie.system.machine import host_name
from menagerie.workflows.fields import read_typed

if TYPE_CHECKING:
    # Most installations share nothing, and import nothing for it.
    from menagerie.catalogue.merge import Exchange
    from menagerie.domain.sharing.address import SharedAddress
    from menagerie.domain.sharing.knowledge import Merged
    from menagerie.shared.adds import SharedAdds
    from menagerie.shared.connection import SharedStore
    from menagerie.shared.ledger import SharedLedger
    from menagerie.workflows.shared_knowledge import SharedKnowledge

_log = logging.getLogger(__name__)


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
        """The passwords of the stores, each for a ``SharedAddress.place``."""
        # One for all: what no keyring takes is kept in it.
        return self._keys.of_shared_stores()

    @property
    def desk(self) -> str:
        """The name of this process in the stores: the computer's name, a colon, and what no other one has."""
        return f"{host_name()}:{self._number}"

    @property
    def person(self) -> Person:
        """Who works here now, as colleagues are told."""
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
            place=store.address.place,
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
        self, address: str, base_url: str, exchange: "Exchange", taken: "Callable[[Merged], None]"
    ) -> "SharedKnowledge":
        """Return what exchanges the knowledge of a catalogue through the store at ``address``.

        It has a connection of its own, so that a long batch never holds up a request. Close it.
        """
        from menagerie.shared.knowledge import KnowledgeLog  # noqa: PLC0415 - see above
        from menagerie.workflows.shared_knowledge import SharedKnowledge  # noqa: PLC0415 - see above

        store = (await self.store(address)).another("knowledge")
        return SharedKnowledge(exchange, KnowledgeLog(store, base_url, self._clock), store, taken)

    async def store(self, address: str) -> "SharedStore":
        """Return the store at ``address``, which connects in the background from now on."""
        if address not in self._stores:
            from menagerie.domain.sharing.address import parse_shared_address  # noqa: PLC0415 - see above
            from menagerie.shared.connection import SharedStore  # noqa: PLC0415 - see above

            parsed = parse_shared_address(address)
            password = await self._password(parsed)
            self._stores.setdefault(address, SharedStore(parsed, password, part="ledger")).open()
        return self._stores[address]

    async def renew(self, places: Collection[str], addresses: Collection[str]) -> None:
        """Log in anew where the password of one of ``places`` was changed; leave all but ``addresses``.

        What a person changed takes effect by it. ``places`` are as in ``SharedAddress.place``.
        """
        for address, store in tuple(self._stores.items()):
            if address not in addresses:
                del self._stores[address]
                ledgers = {scope: one for scope, one in self._ledgers.items() if one.store is store}
                for scope in ledgers:
                    del self._ledgers[scope]
                await self._leave(*ledgers.values(), store)
            elif store.address.place in places:
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
            return await self.passwords.load(address.place)
        except KeyringError as error:
            _log.warning("The password of the shared store cannot be read: %s", error.case)
            return None
