"""This computer and this process, on each system."""

import ctypes
import os
import queue
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace

import pytest

from menagerie.system import machine
from support.patience import LONGEST_WAIT


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


@pytest.mark.usefixtures("windows")
def test_on_windows_the_computer_is_kept_awake_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    states = queue.Queue[int]()
    kernel = SimpleNamespace(SetThreadExecutionState=states.put)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    with machine.keep_awake():
        # ES_CONTINUOUS and ES_SYSTEM_REQUIRED
        assert states.get(timeout=LONGEST_WAIT) == 0x80000001
        assert states.empty()
    assert states.get(timeout=LONGEST_WAIT) == 0x80000000


def test_on_macos_the_computer_is_kept_awake_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    started = queue.Queue[tuple[list[str], "subprocess.Popen[bytes]"]]()
    popen = subprocess.Popen

    def start(words: list[str]) -> "subprocess.Popen[bytes]":
        child = popen([sys.executable, "-c", "import time; time.sleep(60)"])
        started.put((words, child))
        return child

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "Popen", start)
    with machine.keep_awake():
        words, child = started.get(timeout=LONGEST_WAIT)
        assert words == ["/usr/bin/caffeinate", "-i", "-w", str(os.getpid())]
        assert child.poll() is None
    assert child.wait(LONGEST_WAIT) == -signal.SIGTERM


def test_where_it_cannot_be_kept_awake_the_work_goes_on_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(machine, "_CAFFEINATE", "/missing/caffeinate")
    with caplog.at_level("INFO"), machine.keep_awake():
        end = time.monotonic() + LONGEST_WAIT
        while not caplog.messages and time.monotonic() < end:
            time.sleep(0.01)
    assert caplog.messages[0].startswith("This computer is not kept awake: FileNotFoundError")
