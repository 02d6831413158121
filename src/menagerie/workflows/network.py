"""The network settings that apply, with the proxy's password from the keyring."""

from collections.abc import Callable

from msgspec.structs import replace

from menagerie.credentials.keys import SecretStore
from menagerie.domain.cases import ConnectionCase
from menagerie.domain.errors import KeyringError, NotConnectedError
from menagerie.domain.facts import Fact
from menagerie.domain.network import Network, ProxyMode
from menagerie.domain.secret import ApiKey


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
            await self._passwords.save(_place(self._chosen), password)
            return self._passwords.why_this_run
        finally:
            # Only now, and as other settings: a request may be reading the former password.
            self.choose(replace(self._chosen))

    async def forget_password(self, network: Network) -> None:
        """Forget the password of the proxy and user in ``network``. Raises KeyringError."""
        try:
            await self._passwords.forget(_place(network))
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
            password = await self._passwords.load(_place(network))
        except KeyringError as error:
            raise NotConnectedError(ConnectionCase.PROXY_PASSWORD) from error
        return replace(network, password=password)


def _place(network: Network) -> str:
    return f"{network.user}@{network.address}"
