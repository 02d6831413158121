"""Records for how long the thread of the window was held at a stretch, so that nothing could be painted."""

import heapq
import math
import time
from collections import Counter

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, QTimer

_EVERY_MS = 1
# The stalls are counted in classes of this width, in seconds, so that a long run takes no more memory.
_CLASS = 0.0001
_LONGEST_KEPT = 5
_NEARLY_ALL = 0.999


class Stall(Struct, frozen=True, order=True):
    """For how long the thread was held, and how long after the first start of the probe; both in seconds."""

    length: float
    at: float


class StallProbe(QObject):
    """A timer that wants to fire every millisecond: whatever holds the thread makes it late.

    A stall is the time between two of its firings, so it may count up to a millisecond too long. Being
    woken a thousand times a second costs some power; nothing is recorded between ``stop`` and ``start``.
    """

    def __init__(self) -> None:
        super().__init__()
        self._classes: Counter[int] = Counter()
        self._longest: list[Stall] = []
        self._began = 0.0
        self._last = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def count(self) -> int:
        """How many stalls were recorded, however short."""
        return self._classes.total()

    @property
    def longest(self) -> tuple[Stall, ...]:
        """The few longest stalls, the longest first."""
        return tuple(sorted(self._longest, reverse=True))

    def start(self) -> None:
        """Begin to record, or go on with it."""
        self._last = time.perf_counter()
        self._began = self._began or self._last
        self._timer.start(_EVERY_MS)

    def stop(self) -> None:
        """Stop recording. What holds the thread at this moment is not recorded."""
        self._timer.stop()

    def at_most(self, share: float) -> float:
        """Return the length in seconds, rounded up, to which so large a share kept; 0 without any."""
        needed = math.ceil(share * self.count)
        for stall_class in sorted(self._classes):
            needed -= self._classes[stall_class]
            if needed <= 0:
                return (stall_class + 1) * _CLASS
        return 0.0

    def summary(self) -> str:
        """Return what was recorded, in one line."""
        longest = ", ".join(f"{1000 * stall.length:.1f} ms after {stall.at:.2f} s" for stall in self.longest)
        return (
            f"The window's thread was held for at most {1000 * self.at_most(_NEARLY_ALL):.1f} ms "
            f"in {_NEARLY_ALL:.1%} of {self.count} stretches. The longest: {longest or 'none'}"
        )

    def _tick(self) -> None:
        now = time.perf_counter()
        length, self._last = now - self._last, now
        self._classes[int(length / _CLASS)] += 1
        stall = Stall(length, now - self._began)
        if len(self._longest) < _LONGEST_KEPT:
            heapq.heappush(self._longest, stall)
        else:
            heapq.heappushpop(self._longest, stall)


class WorkProbe(QObject):
    """Records the most processor time of the thread between two chances to paint, in seconds.

    Unlike a stall, it does not grow where other programs take the processor.
    """

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._last = time.thread_time()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(_EVERY_MS)

    def stop(self) -> None:
        """Stop recording."""
        self._timer.stop()

    def _tick(self) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, now - self._last)
        self._last = now
