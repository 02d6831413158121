"""The place of an outbox, and copies of one that was killed."""

import shutil
from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "outbox.sqlite3"


@pytest.fixture
def copy(killed: Path, tmp_path: Path) -> Path:
    """Return a copy of the outbox in the folder ``killed``, a fixture of the module."""
    shutil.copytree(killed, tmp_path / "copy")
    return tmp_path / "copy" / "outbox.sqlite3"
