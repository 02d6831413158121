"""Collects garbage on the thread of the window alone.

Python collects on whichever thread happens to allocate. On a worker thread, that destroys objects of Qt, and
Qt crashes: with Python 3.14, one self-check in thirty ended with a segmentation fault. So the command line
turns automatic collection off, and what begins here collects instead. ``storage.own_thread.Call`` closes the
other way on which a worker thread could destroy them.
"""

import asyncio
import gc
from collections.abc import Coroutine
from typing import Any, TypeVar

from PySide6.QtCore import QAbstractEventDispatcher

_Result = TypeVar("_Result")

# Seconds between two looks of an event loop without Qt.
_BETWEEN_LOOKS = 0.1


def collect_when_idle() -> None:
    """Collect from now on, each time that Qt's event loop is about to wait, or has looked for events.

    What is there by now stays: to look through all of it would hold the window for 20 ms.
    """
    gc.freeze()
    dispatcher = QAbstractEventDispatcher.instance()
    dispatcher.aboutToBlock.connect(collect_due)
    # Not every system's loop is about to wait while there is always something to do.
    dispatcher.awake.connect(collect_due)


async def collect_during(work: Coroutine[Any, Any, _Result]) -> _Result:
    """Return what ``work`` returns, and collect meanwhile, in an event loop without Qt."""
    gc.freeze()
    looking = asyncio.get_running_loop().create_task(_look_again_and_again())
    try:
        return await work
    finally:
        looking.cancel()


def collect_due() -> None:
    """Collect the generations whose threshold is passed; nothing where little was allocated."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    if counts[0] > thresholds[0]:
        gc.collect(max(age for age in range(len(counts)) if counts[age] > thresholds[age]))


async def _look_again_and_again() -> None:
    while True:
        await asyncio.sleep(_BETWEEN_LOOKS)
        collect_due()
