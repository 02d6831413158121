"""What works without a window, for it and for the command line, with the sandbox and the desktop's proxy."""

import logging
import random
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from menagerie.credentials.keys import KeyStore
from menagerie.domain.cases import StartCase
from menagerie.domain.clock import Clock
from menagerie.domain.errors import NewerDataError, StorageError
from menagerie.domain.facts import Fact, repair
from menagerie.domain.knowledge import Person
from menagerie.domain.network import Network
from menagerie.domain.secret import ApiKey
from menagerie.governor.ledger import Ledger, open_ledger
from menagerie.governor.registry import Governors
from menagerie.resources import resource
from menagerie.service.recent_requests import RecentRequests
from menagerie.service.retries import Retries
from menagerie.settings.environments import load_environments
from menagerie.settings.paths import Paths
from menagerie.storage import NewerFileError
from menagerie.storage.own_thread import OwnThread
from menagerie.system import is_macos, is_windows
from menagerie.system.network import proxies_of_portal
from menagerie.workflows.listing import Catalogues
from menagerie.workflows.session import NetworkChoice, SandboxAddress, SessionOpener, Situation
from menagerie.workflows.sharing import Sharing

if TYPE_CHECKING:
    from menagerie.sandbox.server import EmbeddedSandbox


_log = logging.getLogger(__name__)


def desktop_proxy(address: str) -> str | None:
    """Return the proxy for ``address``, such as ``http://proxy.example:8080``; "" for none.

    None where the desktop cannot be asked. It may take some seconds: call it in a thread.
    """
    if is_windows() or is_macos():
        return _by_qt(address)
    try:
        found = proxies_of_portal(address)
    except Exception as error:  # noqa: BLE001 - jeepney raises KeyError, OSError and errors of its own
        # Without a session, or with a desktop that has no portal.
        _log.info("The desktop cannot be asked for its proxy: %s", type(error).__name__)
        return None
    # The desktop names several, the best one first.
    return "" if not found or urlsplit(found[0]).scheme == "direct" else found[0]


def _by_qt(address: str) -> str:
    from PySide6.QtCore import QUrl  # noqa: PLC0415 - not at the start
    from PySide6.QtNetwork import QNetworkProxy, QNetworkProxyFactory, QNetworkProxyQuery  # noqa: PLC0415

    proxy = QNetworkProxyFactory.systemProxyForQuery(QNetworkProxyQuery(QUrl(address)))[0]
    kinds = QNetworkProxy.ProxyType
    if proxy.type() in {kinds.NoProxy, kinds.DefaultProxy}:
        return ""
    scheme = "socks5" if proxy.type() is kinds.Socks5Proxy else "http"
    host = f"[{proxy.hostName()}]" if ":" in proxy.hostName() else proxy.hostName()
    return f"{scheme}://{host}:{proxy.port()}"


def sample_category_names() -> Mapping[int, str]:
    """Return the names of the categories that the sandbox's sample animals are in.

    They are kept on this side: a service knows categories by their numbers only (interface 2).
    """
    names: dict[int, str] = msgspec.json.decode(
        resource("sandbox", "categories.json").read_bytes(), type=dict[int, str]
    )
    return names


class SandboxHost:
    """Starts the sandbox while it is open, hands out its address, and stops it when it is left.

    Starting imports a web server, so it happens after the first paint, on a thread where starts and stops
    wait for each other: two sandboxes must not share a database.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._sandbox: EmbeddedSandbox | None = None
        self._thread = OwnThread("sandbox-host")

    @property
    def warning(self) -> Fact | None:
        """What was wrong with the sandbox's file, if it could not be used as it was."""
        notice = None if self._sandbox is None else self._sandbox.notice
        return None if notice is None else repair(*notice)

    async def start(self) -> SandboxAddress:
        """Return where the sandbox listens, after starting it where it was not. Raises StorageError.

        A start that has begun goes on when this is cancelled, and what is called next waits for it.
        """
        return await self._thread.run(self._start)

    def practise(self, situation: Situation, seconds: int | None = None) -> None:
        """Bring a situation about, if the sandbox runs. ``seconds`` is the length of a wait."""
        self._thread.submit(partial(self._practise, situation, seconds)).result()

    async def stop(self) -> None:
        """Stop the sandbox, if it runs, and wait until it has; ``start`` starts it with the same data."""
        if self._thread.is_used:
            await self._thread.run(self._stop)

    async def close(self) -> None:
        """Stop the sandbox for good, and wait until it has."""
        await self._thread.close(self._stop)

    def _start(self) -> SandboxAddress:
        from menagerie.sandbox.server import EmbeddedSandbox  # noqa: PLC0415 - see the class

        sandbox = self._sandbox
        if sandbox is None:
            sandbox = EmbeddedSandbox(self._database, rescues=True)
            try:
                sandbox.start()
            except OSError as exc:
                # The job that started it may be gone.
                _log.warning("Starting the sandbox failed: %s", exc)
                if isinstance(exc.__cause__, NewerFileError):
                    version = exc.__cause__.written_by
                    path = str(self._database)
                    raise NewerDataError(StartCase.SANDBOX_NEWER, path=path, version=version) from exc
                # The sandbox's own errors are English sentences, for the log.
                raise StorageError(StartCase.SANDBOX, path=str(self._database), detail=str(exc)) from exc
            self._sandbox = sandbox
        return SandboxAddress(sandbox.base_url, ApiKey(sandbox.api_key))

    def _practise(self, situation: Situation, seconds: int | None) -> None:
        from menagerie.sandbox.practice import read_switch  # noqa: PLC0415 - see the class

        if self._sandbox is not None:
            self._sandbox.practice(read_switch({"situation": str(situation), "seconds": seconds}))

    def _stop(self) -> None:
        sandbox, self._sandbox = self._sandbox, None
        if sandbox is not None:
            sandbox.stop()


class Foundation:
    """The parts below the window, built once for each process. Nothing is opened or sent yet.

    ``person`` returns who works here now.

    At the end, close ``sandbox``, then ``sharing`` and ``ledger``.
    """

    def __init__(
        self,
        paths: Paths,
        variables: Mapping[str, str],
        clock: Clock,
        keys: KeyStore,
        network: Network,
        person: Callable[[], Person],
    ) -> None:
        self.ledger: Ledger = open_ledger(paths.ledger, clock)
        self.sandbox = SandboxHost(paths.sandbox_database)
        chance = random.Random()  # noqa: S311 - jitter is no secret
        governors = Governors(self.ledger, clock, chance)
        self.recent = RecentRequests(clock)
        self.network = NetworkChoice(keys.of_proxies(), network, desktop_proxy)
        retries = Retries(clock, chance)
        self.sharing = Sharing(keys, self.ledger, clock, person)
        self.opener = SessionOpener(
            keys, self.ledger, governors, self.sandbox.start, retries, self.recent, self.network, self.sharing
        )
        self.environments = load_environments(paths, variables)
        self.catalogues = Catalogues(paths, clock, sample_category_names, person, self.environments)
