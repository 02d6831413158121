"""A disk that takes as long as a test wants to take over what was written."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from support.patience import LONGEST_WAIT


class SlowDisk:
    """Holds each thread that waits for it, until ``go_on``."""

    def __init__(self) -> None:
        self._reached = threading.Event()
        self._going_on = threading.Event()

    @property
    def is_reached(self) -> bool:
        """Whether something waits for it, or has waited."""
        return self._reached.is_set()

    def go_on(self) -> None:
        """Take over everything from now on."""
        self._going_on.set()

    def flush(self, _file: int) -> None:
        """Wait, in place of ``os.fsync``."""
        self._reached.set()
        assert self._going_on.wait(LONGEST_WAIT)


@contextmanager
def slow_flush(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    """Let whatever is flushed to the disk wait, until the test lets it go on or ends."""
    disk = SlowDisk()
    monkeypatch.setattr(os, "fsync", disk.flush)
    try:
        yield disk
    finally:
        disk.go_on()
