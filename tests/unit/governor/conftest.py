"""The file of a ledger, for every test of it."""

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where a ledger's database may be made."""
    return tmp_path / "data" / "ledger.sqlite"
