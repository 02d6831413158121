"""What holds for every test: it leaves no thread, timer, window or lost task behind."""

from collections.abc import Iterator

import pytest

from support.leaks import LeakWatch


@pytest.fixture(autouse=True)
def _nothing_leaks() -> Iterator[None]:
    watch = LeakWatch()
    yield
    leaks = watch.leaks()
    assert not leaks, "left behind by this test: " + "; ".join(leaks)
