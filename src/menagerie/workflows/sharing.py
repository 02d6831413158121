"""The shared stores that environments name, and the ledgers in them."""

import logging
import uuid
from collections.abc import Callable
from typing import TYPE_CHECKING

from menagerie.credentials.keys import KeyStore
from menagerie.domain.api_key import ApiKey
from menagerie.domain.clock import Clock
from menagerie.domain.errors import KeyringError
from menagerie.domain.person import Person
from menagerie.governor.ledger import Ledger, Scope

if TYPE_CHECKING:
    # Most installations share nothing, and import nothing for it.
    from menagerie.catalogue.exchange import Exchange
    from menagerie.domain.knowledge import Taken
    from menagerie.domain.password import Password
    from menagerie.domain.shared_address import SharedAddress
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
        self._ledgers: dict[Scope, SharedLedger] = {}

    @property
    def desk(self) -> str:
        """The name of this process in the stores: the computer's name, a colon, and what no other one has."""
        import platform  # noqa: PLC0415 - see above

        return f"{platform.node()}:{self._number}"

    @property
    def person(self) -> Person:
        """Who works here now, as colleagues are told."""
        return self._person()

    async def ledger(self, address: str, scope: Scope, key: ApiKey) -> Ledger:
        """Return the ledger of ``scope`` in the store at ``address``, which is in normal form.

        The same one as long as this exists: another address counts from the next start on.
        """
        if scope not in self._ledgers:
            from menagerie.shared.ledger import SharedLedger, identity  # noqa: PLC0415 - see above

            store = await self.store(address)
            self._ledgers.setdefault(
                scope,
                SharedLedger(self._own, store, scope, identity(key, scope.origin), self.desk, self._clock),
            )
        return self._ledgers[scope]

    async def knowledge(
        self, address: str, base_url: str, exchange: "Exchange", taken: "Callable[[Taken], None]"
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
            from menagerie.domain.shared_address import parse_shared_address  # noqa: PLC0415 - see above
            from menagerie.shared.connection import SharedStore  # noqa: PLC0415 - see above

            parsed = parse_shared_address(address)
            password = await self._password(parsed)
            self._stores.setdefault(address, SharedStore(parsed, password, part="ledger")).open()
        return self._stores[address]

    async def close(self) -> None:
        """Tell the stores what they do not know yet, and close the connections."""
        for ledger in self._ledgers.values():
            await ledger.close()
        for store in self._stores.values():
            await store.close()

    async def _password(self, address: "SharedAddress") -> "Password | None":
        """Return the password that is kept for a store; None lets PostgreSQL's library look for one."""
        try:
            return await self._keys.of_shared_stores().load(address.place)
        except KeyringError as error:
            _log.warning("The password of the shared store cannot be read: %s", error.case)
            return None
