"""A session: one environment with its key, its governor and its client, from opening to closing."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from menagerie.credentials.keys import KeyStore, SecretStore
from menagerie.domain.address import origin_of
from menagerie.domain.cases import ConnectionCase
from menagerie.domain.errors import (
    AddressMissingError,
    KeyMissingError,
    KeyringError,
    NotConnectedError,
    UnusableAddressError,
)
from menagerie.domain.facts import Fact
from menagerie.domain.network import Network, ProxyMode
from menagerie.domain.secret import ApiKey
from menagerie.governor.governor import Governor
from menagerie.governor.ledger import Ledger, Scope, fingerprint
from menagerie.governor.registry import Governors
from menagerie.service.recent_requests import RecentRequests
from menagerie.service.retries import Retries
from menagerie.settings.environments import Environment
from menagerie.workflows.sharing import Sharing

if TYPE_CHECKING:
    from menagerie.service.client import AnimalStore

# The embedded sandbox has another port and key at each start; its waits still outlive a restart.
_SANDBOX_SCOPE = Scope("sandbox", "embedded")


class NetworkChoice:
    """Holds the network settings. A change applies to the next request, and cuts no request off.

    ``passwords`` keeps the proxies' passwords: one for each proxy and user. ``ask_desktop`` is as in Network.
    """

    def __init__(
        self,
        passwords: SecretStore[ApiKey],
        network: Network | None = None,
        ask_desktop: Callable[[str], str | None] | None = None,
    ) -> None:
        self._passwords = passwords
        self._ask_desktop = ask_desktop
        self._chosen = network or Network()
        # The settings with the password: read from the keyring once, when it is first needed.
        self._complete: Network | None = None

    @property
    def chosen(self) -> Network:
        """The settings, without the password."""
        return self._chosen

    def choose(self, network: Network) -> None:
        """Use other settings from now on."""
        self._chosen = network
        self._complete = None

    async def save_password(self, password: ApiKey) -> Fact | None:
        """Keep the password of the chosen proxy and user.

        Returns why it is kept for this run only, or None.
        """
        try:
            await self._passwords.save(_proxy_origin(self._chosen), password)
            return self._passwords.why_this_run
        finally:
            # Only now, and as other settings: a request may be reading the former password.
            self.choose(replace(self._chosen))

    async def forget_password(self, network: Network) -> None:
        """Forget the password of the proxy and user in ``network``. Raises KeyringError."""
        try:
            await self._passwords.forget(_proxy_origin(network))
        finally:
            # As above.
            self.choose(replace(self._chosen))

    async def resolve(self) -> Network:
        """Return the settings with the password. Raises NotConnectedError if the keyring fails."""
        while self._complete is None:
            chosen = self._chosen
            complete = replace(await self._with_password(chosen), ask_desktop=self._ask_desktop)
            if chosen is self._chosen:
                self._complete = complete
        return self._complete

    async def _with_password(self, network: Network) -> Network:
        if network.mode is not ProxyMode.ADDRESS or not network.user:
            return network
        try:
            password = await self._passwords.load(_proxy_origin(network))
        except KeyringError as error:
            raise NotConnectedError(ConnectionCase.PROXY_PASSWORD) from error
        return replace(network, password=password)


def _proxy_origin(network: Network) -> str:
    return f"{network.user}@{network.address}"


class Situation(StrEnum):
    """The situations, by the names that the sandbox uses. Each is over when it was met once."""

    LIMIT_REACHED = "limit-reached"
    ANSWER_LOST = "answer-lost"
    SERVER_ERROR = "server-error"


class SandboxAddress(Struct, frozen=True):
    """Where the embedded sandbox listens, and the key it made."""

    base_url: str
    key: ApiKey


class Session(Struct, frozen=True):
    """One environment, open. ``base_url`` is where its key belongs."""

    environment: Environment
    base_url: str
    governor: Governor
    store: "AnimalStore"

    async def close(self) -> None:
        """End what still runs, after a short grace, and close the connections."""
        await self.store.close()

    async def close_when_answered(self) -> None:
        """Send nothing more, wait for the responses to what was sent, and close the connections.

        An unread response may be the one that asks for a wait (interface 8.3).
        """
        await self.store.close(grace=math.inf)


class SessionOpener:
    """Opens sessions.

    ``start_sandbox`` starts the embedded sandbox, or returns where it already listens. ``retries`` is for the
    reads that fail; None for none. ``recent`` records the requests of all sessions. ``network`` is how the
    service is reached. ``sharing`` connects to the shared stores that environments name; None to none.
    """

    def __init__(
        self,
        keys: KeyStore,
        ledger: Ledger,
        governors: Governors,
        start_sandbox: Callable[[], Awaitable[SandboxAddress]],
        retries: Retries | None = None,
        recent: RecentRequests | None = None,
        network: NetworkChoice | None = None,
        sharing: Sharing | None = None,
    ) -> None:
        self._sharing = sharing
        self._network = network
        self._keys = keys
        self._recent = recent or RecentRequests()
        self._retries = retries
        self._ledger = ledger
        self._governors = governors
        self._start_sandbox = start_sandbox

    async def open(self, environment: Environment) -> Session:
        """Open ``environment`` with the key that is kept for it.

        Raises AddressMissingError or UnusableAddressError, KeyMissingError, KeyringError, and StorageError
        when the sandbox's data cannot be opened. Nothing is sent.
        """
        if environment.is_sandbox:
            sandbox = await self._start_sandbox()
            session = await self._open(environment, sandbox.base_url, sandbox.key, _SANDBOX_SCOPE)
            # Its key is another one at each start; that the last one was refused says nothing about it.
            session.governor.renew_key()
            return session
        base_url = _base_url(environment)
        key = await self._keys.load(base_url)
        if key is None:
            raise KeyMissingError
        return await self.open_with_key(environment, key)

    async def open_with_key(self, environment: Environment, key: ApiKey) -> Session:
        """Open ``environment`` with a key that is not kept yet, to test it."""
        base_url = _base_url(environment)
        scope = Scope(origin_of(base_url), fingerprint(key, await self._ledger.salt()))
        return await self._open(environment, base_url, key, scope)

    async def _open(self, environment: Environment, base_url: str, key: ApiKey, scope: Scope) -> Session:
        # First, so that it connects meanwhile.
        ledger = await self._ledger_of(environment, key, scope)
        animal_store = await asyncio.to_thread(_import_animal_store)
        governor = self._governors.for_scope(scope, ledger)
        # Another one, if the person has changed with whom the environment shares.
        await governor.use_ledger(ledger)
        await governor.load()
        governor.choose_plan(environment.plan)
        recorder = self._recent.of(environment.name)
        network = None if self._network is None else self._network.resolve
        store = animal_store(
            base_url, key, governor, recorder=recorder, retries=self._retries, network=network
        )
        return Session(environment, base_url, governor, store)

    async def _ledger_of(self, environment: Environment, key: ApiKey, scope: Scope) -> Ledger:
        if self._sharing is None or environment.shared is None or environment.is_sandbox:
            return self._ledger
        return await self._sharing.ledger(environment.shared, scope, key)


def _import_animal_store() -> type["AnimalStore"]:
    """Import the client, which brings httpx: too slow before the first paint or on the GUI thread."""
    from menagerie.service.client import AnimalStore  # noqa: PLC0415 - see above

    return AnimalStore


def _base_url(environment: Environment) -> str:
    if environment.base_url is not None:
        return environment.base_url
    if environment.problem is not None:
        raise UnusableAddressError(environment.problem.case, **environment.problem.values)
    raise AddressMissingError
