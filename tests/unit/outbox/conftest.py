"""An outbox and its place, and copies of one that was killed."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from menagerie.outbox.store import Outbox
from support.clock import VirtualClock
from support.used_outbox import NOW


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "outbox.sqlite3"


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock(NOW)


@pytest.fixture
def outbox(path: Path, clock: VirtualClock) -> Iterator[Outbox]:
    outbox = Outbox(path, clock)
    yield outbox
    asyncio.run(outbox.close())


@pytest.fixture
def copy(killed: Path, tmp_path: Path) -> Path:
    """Return a copy of the outbox in the folder ``killed``, a fixture of the module."""
    shutil.copytree(killed, tmp_path / "copy")
    return tmp_path / "copy" / "outbox.sqlite3"
