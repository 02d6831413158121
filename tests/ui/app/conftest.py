"""The instance that has the data of a folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from menagerie.app.single_instance import SingleInstance


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    return tmp_path / "menagerie.lock"


@pytest.fixture
def first(qapp: object, lock: Path) -> Iterator[SingleInstance]:
    first = SingleInstance(lock)
    assert first.claim()
    first.listen()
    yield first
    first.release()
