"""This computer and this process, on each system."""

import signal
import sys
import time
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace

import pytest

from menagerie.system import machine


class _Key:
    def __enter__(self) -> "_Key":
        return self

    def __exit__(self, *_: object) -> None:
        pass


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Windows: its registry has counted 57 boots."""
    registry = ModuleType("winreg")
    vars(registry).update(HKEY_LOCAL_MACHINE=1, OpenKey=lambda *_: _Key(), QueryValueEx=lambda *_: (57, 4))
    monkeypatch.setitem(sys.modules, "winreg", registry)
    monkeypatch.setattr(sys, "platform", "win32")
    machine.boot_id.cache_clear()
    yield
    machine.boot_id.cache_clear()


@pytest.mark.usefixtures("windows")
def test_on_windows_time_is_counted_by_the_one_clock_that_all_versions_of_python_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # GIVEN another clock, which differs between the versions of Python
    monkeypatch.setattr(time, "monotonic", lambda: 1.0)
    before = time.perf_counter()
    # THEN neither matters, and its name is part of the boot's
    assert before <= machine.monotonic() <= time.perf_counter()
    assert machine.boot_id() == f"57 {time.get_clock_info('perf_counter').implementation}"


@pytest.mark.usefixtures("windows")
def test_on_windows_a_closed_console_ends_what_runs_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "SIGBREAK", 21, raising=False)
    assert machine.signals_to_end() == (signal.SIGTERM, 21)


@pytest.mark.usefixtures("windows")
def test_on_windows_the_system_is_described_without_asking_wmi(monkeypatch: pytest.MonkeyPatch) -> None:
    version = SimpleNamespace(major=10, minor=0, build=22631)
    monkeypatch.setattr(sys, "getwindowsversion", lambda: version, raising=False)
    monkeypatch.setenv("PROCESSOR_ARCHITECTURE", "AMD64")
    assert machine.description() == ("Windows", "10.0.22631 AMD64")
