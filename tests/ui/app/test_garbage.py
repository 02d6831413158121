"""Garbage is collected on the thread of the window alone, and there only where something was allocated."""

import asyncio
import gc
import threading
import weakref
from collections.abc import Iterator

import pytest

from menagerie.app.garbage import collect_due, collect_during, collect_when_idle
from support.leaks import LeakWatch
from support.qt_loop import QtLoop, until

# More than Python lets pile up before it collects, in every version.
_MUCH = 10_000


class _Cycle:
    """Garbage once nothing else refers to it. Its end says on which thread it was collected."""

    def __init__(self, threads: list[int]) -> None:
        self._self = self
        self._threads = threads

    def __del__(self) -> None:
        self._threads.append(threading.get_ident())


def _allocate() -> list[list[object]]:
    return [[] for _ in range(_MUCH)]


@pytest.fixture
def idle_collection(qt_loop: QtLoop, leak_watch: LeakWatch) -> Iterator[None]:
    """Collection of the window; off again afterwards."""
    from PySide6.QtCore import QAbstractEventDispatcher  # noqa: PLC0415 - only here

    collect_when_idle()
    yield
    dispatcher = QAbstractEventDispatcher.instance()
    dispatcher.aboutToBlock.disconnect(collect_due)
    dispatcher.awake.disconnect(collect_due)


def test_the_window_collects_what_worker_threads_left_as_garbage(
    qt_loop: QtLoop, idle_collection: None
) -> None:
    threads: list[int] = []

    def work() -> None:
        for _ in range(100):
            _Cycle(threads)
        # Here Python would have collected by itself.
        _allocate()

    async def scenario() -> None:
        await asyncio.to_thread(work)
        kept = _allocate()
        await until(lambda: len(threads) == 100, "the garbage of a worker thread collected")
        assert kept

    assert not gc.isenabled()
    qt_loop.run(scenario())
    assert {*threads} == {threading.get_ident()}


def test_the_window_collects_also_where_its_loop_always_has_something_to_do(
    qt_loop: QtLoop, idle_collection: None
) -> None:
    from PySide6.QtCore import QCoreApplication  # noqa: PLC0415 - only here

    threads: list[int] = []
    _Cycle(threads)
    kept = _allocate()
    QCoreApplication.processEvents()
    assert kept
    assert threads == [threading.get_ident()]


async def test_nothing_is_collected_where_nothing_was_allocated(idle_collection: None) -> None:
    gc.collect()
    before = [each["collections"] for each in gc.get_stats()]
    for _ in range(100):
        await asyncio.sleep(0)
    assert [each["collections"] for each in gc.get_stats()] == before


def test_old_garbage_is_collected_when_as_much_was_allocated_as_python_waits_for() -> None:
    threads: list[int] = []
    cycle = _Cycle(threads)
    gone = weakref.ref(cycle)
    # GIVEN an object that has become old
    gc.collect()
    # WHEN it becomes garbage, and much else is allocated and looked through
    del cycle
    kept = []
    for _ in range(1_000):
        kept.append(_allocate())
        collect_due()
        if gone() is None:
            break
    # THEN it goes as well
    assert threads == [threading.get_ident()]


def test_a_command_without_a_window_collects_too() -> None:
    threads: list[int] = []

    async def work() -> str:
        for _ in range(100):
            _Cycle(threads)
        kept = _allocate()
        await until(lambda: len(threads) == 100, "the garbage collected")
        return f"{len(kept)} kept"

    assert asyncio.run(collect_during(work())) == f"{_MUCH} kept"
