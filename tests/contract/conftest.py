"""A sandbox that is spoken to over real HTTP."""

import ssl
import sys
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from menagerie.sandbox.certificates import make_certificates
from menagerie.sandbox.limits import Plan
from menagerie.sandbox.server import EmbeddedSandbox
from menagerie.sandbox.store import IN_MEMORY
from support.clock import VirtualClock
from support.patience import LONGEST_WAIT
from support.sandbox_desk import Desk, OpenDesk

if TYPE_CHECKING:
    from menagerie.shared.connection import SharedStore
    from support.postgres import Postgres
    from support.shared_ledgers import SharedShop

# No schemathesis for this Python yet: pyproject.toml says why, and the marker there is the same.
collect_ignore = ["test_sandbox_description.py"] if sys.version_info >= (3, 15) else []
# They start Debian's PostgreSQL, stall it and kill it.
collect_ignore_glob = [] if sys.platform == "linux" else ["test_shared_*.py"]

KEY = "practice-key"
MANY_REQUESTS = Plan(per_minute=1_000_000, per_day=100_000_000)


@pytest.fixture
def open_desk() -> Iterator[OpenDesk]:
    """Start sandboxes with the options given, and stop them all at the end."""
    with ExitStack() as stack:

        def start(**options: Any) -> Desk:
            clock = VirtualClock()
            settings = {"plan": MANY_REQUESTS, "clock": clock.now, "api_key": KEY, **options}
            sandbox = EmbeddedSandbox(settings.pop("database", IN_MEMORY), **settings)
            sandbox.start()
            stack.callback(sandbox.stop)
            headers = {"Authorization": f"Bearer {sandbox.api_key}"}
            client = httpx.Client(base_url=sandbox.base_url, headers=headers, timeout=LONGEST_WAIT)
            stack.enter_context(closing(client))
            return Desk(sandbox, client, clock)

        yield start


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    """A sandbox with more requests than any test needs."""
    return open_desk()


@pytest.fixture
def shop(
    postgres: "Postgres", shared_database: str, tmp_path: Path
) -> "AbstractAsyncContextManager[SharedShop]":
    """A shop whose desks share a database."""
    from support.shared_ledgers import shared_shop  # noqa: PLC0415 - psycopg, which few tests need

    return shared_shop(postgres, shared_database, tmp_path)


@pytest.fixture(autouse=True)
def _no_proxy_of_the_computer_that_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)


@pytest.fixture(scope="session")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the certificates of a company's own authority, for a host and for this computer."""
    folder = tmp_path_factory.mktemp("certificates") / "tls"
    make_certificates(folder, ["animals.example"])
    return folder


@pytest.fixture
def tls(certificates: Path) -> ssl.SSLContext:
    """What a server shows them with."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificates / "server.crt", certificates / "server.key")
    return context


@pytest.fixture
def authority(certificates: Path) -> Path:
    return certificates / "menagerie-rehearsal-ca.crt"


@pytest.fixture
def store(postgres: "Postgres", shared_database: str) -> "AbstractAsyncContextManager[SharedStore]":
    """An open shared store."""
    from support.shared_stores import connected  # noqa: PLC0415 - as above

    return connected(postgres, shared_database)
