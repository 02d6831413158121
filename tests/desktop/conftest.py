"""A desktop for all tests, and for each test a fresh application and fresh sandboxes."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.desktop.sandbox_server import SandboxServer
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, StartSandbox, applications


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave all but the main journeys of a person to the thorough run."""
    for item in items:
        if item.path.parent == Path(__file__).parent and not item.get_closest_marker("journey"):
            item.add_marker("thorough")


@pytest.fixture(scope="session")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DesktopSession]:
    session = DesktopSession(tmp_path_factory.mktemp("desktop") / "session")
    try:
        session.start()
        yield session
    finally:
        session.stop()


@pytest.fixture
def start_application(desktop: DesktopSession, tmp_path: Path) -> Iterator[StartApplication]:
    with applications(desktop, tmp_path) as start:
        yield start


@pytest.fixture
def start_sandbox(tmp_path: Path) -> Iterator[StartSandbox]:
    started: list[SandboxServer] = []
    numbers = itertools.count(1)

    def start(api_key: str, plan: str = "free", *options: str) -> SandboxServer:
        server = SandboxServer(tmp_path / f"sandbox-{next(numbers)}", api_key, plan, *options)
        started.append(server)
        return server

    yield start
    statuses = [server.stop() for server in started]
    assert statuses == [0] * len(statuses)
