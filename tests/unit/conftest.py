"""Where the computer is, for tests of several packages."""

import time
from collections.abc import Iterator

import pytest


@pytest.fixture
def berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the computer be where local time is not universal time, and summer time makes it differ more."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "Europe/Berlin")
        time.tzset()
        yield
    time.tzset()
