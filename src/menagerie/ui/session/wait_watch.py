"""Turns the quota and the waits of the open session into Qt signals."""

import math
from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.domain.clock import Clock
from menagerie.domain.plan import Quota
from menagerie.governor.governor import Governor, PacingView
from menagerie.governor.states import GovernorState, Probing, Told, Waiting
from menagerie.ui.session.open_environment import OpenEnvironment

# Often enough that the countdown looks smooth and inputs are enabled at once.
_LOOK_MS = 200


class WaitWatch(QObject):
    """Follows the governor of the open session.

    Signals: ``quota_changed(object)`` with a Quota; ``began(object)`` with a Waiting when a wait begins or
    moves its end; ``counted(float)`` with the seconds left, several times a second; ``probing`` when the
    wait is over and one request tries; ``over`` when it is over and none tries yet; ``ended`` when asking is
    allowed again, or another session is open.
    """

    quota_changed = Signal(object)
    began = Signal(object)
    counted = Signal(float)
    probing = Signal()
    over = Signal()
    ended = Signal()

    def __init__(self, opened: OpenEnvironment, clock: Clock) -> None:
        super().__init__(opened)
        self._opened = opened
        self._clock = clock
        self._governor: Governor | None = None
        self._unsubscribe: Callable[[], None] | None = None
        self._wait: Waiting | None = None
        self._active = False
        self._held_back: list[Callable[[], int]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._look)
        opened.opened.connect(self._watch)
        opened.left.connect(self._watch)

    @property
    def is_waiting(self) -> bool:
        """Whether inputs that lead to a request have to stay disabled."""
        return self._active

    @property
    def until(self) -> float | None:
        """The end of the wait (Unix seconds); None where there is none."""
        return self._wait.until if self._wait is not None else None

    @property
    def told(self) -> Told | None:
        """Who told the present wait, and when; None without a wait, or where it is our own."""
        governor, wait = self._governor, self._wait
        return None if governor is None or wait is None else governor.who_told(wait)

    @property
    def offers_try(self) -> bool:
        """Whether the person may deliberately try once before the end of the wait."""
        wait = self._wait
        return wait is not None and wait.shorter is not None and self._clock.now() >= wait.shorter

    @property
    def pacing(self) -> PacingView | None:
        """The pace at this moment, without a signal for its changes; None where no session is open.

        Its queue includes what the window itself holds back until the end of a wait.
        """
        if self._governor is None:
            return None
        pacing = self._governor.pacing
        return replace(pacing, queued=pacing.queued + sum(count() for count in self._held_back))

    def count_as_queued(self, held_back: Callable[[], int]) -> None:
        """Count what ``held_back`` returns as queued: requests that are sent by themselves after the wait."""
        self._held_back.append(held_back)

    def _watch(self) -> None:
        """Follow the governor of the open session, or none."""
        session = self._opened.session
        governor = session.governor if session is not None else None
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
        self._governor = governor
        self._end()
        if governor is not None:
            self._unsubscribe = governor.subscribe(_Listener(self._quota_stated, self._state_changed))
            self._look()
        self._show_quota()

    def _state_changed(self, _state: GovernorState) -> None:
        self._look()

    def _quota_stated(self, _quota: Quota) -> None:
        self._show_quota()

    def _show_quota(self) -> None:
        """Tell what is left, which a wait and its end change too."""
        quota = self._governor.quota if self._governor is not None else Quota()
        self.quota_changed.emit(_after(self._wait, quota))

    def _look(self) -> None:
        state = self._governor.state if self._governor is not None else None
        if isinstance(state, Waiting):
            if state != self._wait:
                self._wait = state
                self._active = True
                self._timer.start()
                self.began.emit(state)
                self._show_quota()
            self.counted.emit(max(0.0, state.until - self._clock.now()))
        elif isinstance(state, Probing) and state.in_flight and self._active:
            if self._wait is not None:
                self._wait = None
                self.probing.emit()
        else:
            if self._wait is not None:
                self.over.emit()
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._wait = None
        if self._active:
            self._active = False
            self.ended.emit()
            self._show_quota()


def _after(wait: Waiting | None, quota: Quota) -> Quota:
    """Return a used up quota with the end of the ``wait`` as its reset: none of it can be used before."""
    if wait is None or math.isinf(wait.until) or quota.remaining != 0 or quota.reset_at is None:
        return quota
    return replace(quota, reset_at=max(quota.reset_at, wait.until))


class _Listener:
    def __init__(self, quota: Callable[[Quota], None], state: Callable[[GovernorState], None]) -> None:
        self.quota_changed = quota
        self.state_changed = state
