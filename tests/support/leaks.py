"""Finds what a test leaves behind: threads, lost tasks, running QTimers, top-level windows and a log level.

An event loop that is not closed needs no search: it warns when it is collected, and warnings fail tests.
"""

import gc
import logging
import sys
import threading
import time

from support.patience import LONGEST_WAIT

_LOOK_SECONDS = 0.01
# Threads that Qt started and Python merely met; the window's own are waited for by the event loop's end.
_FOREIGN_THREAD = "Dummy-"


class LeakWatch:
    """Looks at what there is now, and in ``leaks`` at what has come since."""

    def __init__(self) -> None:
        self._threads = set(threading.enumerate())
        self._windows = {address for address, _name in _windows()}
        self._log_level = logging.getLogger().level
        self._complaints = _Complaints()
        self._left: list[str] = []
        logging.getLogger("asyncio").addHandler(self._complaints)
        # What exists already is set aside, so that searching and collecting what the test makes is quick. See
        # ``collect``.
        gc.freeze()

    def look(self) -> None:
        """Note the windows and running timers that were not there before, while nothing collects them."""
        self._left += [f"the window {name}" for address, name in _windows() if address not in self._windows]
        self._left += [f"the running timer {name}" for name in _running_timers()]

    def leaks(self) -> list[str]:
        """Return a description of each thing that was not there before. To be called once, at the end."""
        threads = self._leaked_threads()
        self.look()
        logging.getLogger("asyncio").removeHandler(self._complaints)
        return threads + self._left + self._changed_log_level() + self._complaints.heard

    def _changed_log_level(self) -> list[str]:
        root = logging.getLogger()
        level = root.level
        # Restored, so that it does not disturb the tests that follow.
        root.setLevel(self._log_level)
        return [] if level == self._log_level else [f"the log level {logging.getLevelName(level)}"]

    def _leaked_threads(self) -> list[str]:
        # A thread that was told to stop may still be on its last line.
        end = time.monotonic() + LONGEST_WAIT
        while (new := self._new_threads()) and time.monotonic() < end:
            time.sleep(_LOOK_SECONDS)
        return [f"the thread {thread.name}" for thread in new]

    def _new_threads(self) -> list[threading.Thread]:
        return [
            thread
            for thread in threading.enumerate()
            if thread not in self._threads and not thread.name.startswith(_FOREIGN_THREAD)
        ]


def collect() -> None:
    """Collect what a test made. To be called after each, when nothing refers to its fixtures any more."""
    gc.collect()
    gc.unfreeze()


class _Complaints(logging.Handler):
    """Collects asyncio's reports of tasks that were destroyed or whose error was never read."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(f"asyncio says: {record.getMessage()}")


def _windows() -> list[tuple[int, str]]:
    # Tests without a window must not load Qt for this.
    if "PySide6.QtWidgets" not in sys.modules:
        return []
    import shiboken6  # noqa: PLC0415 - see above
    from PySide6.QtCore import QCoreApplication, QEvent  # noqa: PLC0415 - see above
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - see above

    if not isinstance(QApplication.instance(), QApplication):
        return []
    # What asked to be deleted is gone before anybody counts.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [
        (shiboken6.getCppPointer(widget)[0], f"{type(widget).__name__} {widget.objectName()}".strip())
        for widget in QApplication.topLevelWidgets()
    ]


def _running_timers() -> list[str]:
    if "PySide6.QtCore" not in sys.modules:
        return []
    import shiboken6  # noqa: PLC0415 - as above
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - as above

    timers = [thing for thing in gc.get_objects() if type(thing) is QTimer]
    running = [timer for timer in timers if shiboken6.isValid(timer) and timer.isActive()]
    for timer in running:
        # Stopped, so that it does not disturb the tests that follow.
        timer.stop()
    return [f"of {type(timer.parent()).__name__}" for timer in running]
