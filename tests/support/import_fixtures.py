"""The fixtures of tests that run ``menagerie import``: assign them to names of the module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.import_command import ImportDesk
from support.import_service import KEY, ImportService


@pytest.fixture
def service(tmp_path: Path) -> Iterator[ImportService]:
    service = ImportService(tmp_path / "service.sqlite3")
    yield service
    service.stop()


@pytest.fixture
def desk(service: ImportService, tmp_path: Path) -> ImportDesk:
    service.state_plan(tmp_path / "data")
    return ImportDesk(tmp_path / "data", service.base_url, KEY)
