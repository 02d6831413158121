"""Refreshes the rows by itself, if the person wants it, while enough of the quota is left."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from menagerie.domain.clock import Clock
from menagerie.ui.listing.asking_flow import AskingFlow
from menagerie.ui.session.open_environment import OpenEnvironment

_MINUTE_MS = 60_000
# The intervals that are offered; 0 for never.
REFRESH_MINUTES = (0, 1, 5, 15)


class AutoRefresh(QObject):
    """Asks again every few minutes, while the window is visible and nothing else is asked.

    It asks as background work, which waits until it takes nothing from a person. It does not ask where
    little is left of the limit.
    """

    def __init__(self, window: QWidget, opened: OpenEnvironment, asking: AskingFlow, clock: Clock) -> None:
        super().__init__(window)
        self._window = window
        self._opened = opened
        self._asking = asking
        self._clock = clock
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._refresh)
        self._minutes = 0

    @property
    def minutes(self) -> int:
        """The minutes between two requests; 0 for never."""
        return self._minutes

    def choose(self, minutes: int) -> None:
        """Ask every ``minutes`` from now on; 0 for never, as is any number that is not offered."""
        self._minutes = minutes if minutes in REFRESH_MINUTES else 0
        if self._minutes:
            self.timer.start(self._minutes * _MINUTE_MS)
        else:
            self.timer.stop()

    def _refresh(self) -> None:
        window = self._window
        if window.isVisible() and not window.isMinimized() and self._has_to_spare():
            self._asking.refresh_quietly()

    def _has_to_spare(self) -> bool:
        session = self._opened.session
        quota = session.governor.quota if session is not None else None
        return quota is None or quota.leaves_some_for_background(self._clock.now())
