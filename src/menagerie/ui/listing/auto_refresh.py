"""Brings the rows up to date by itself, if the person wants it: seldom, and only from what is to spare."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from menagerie.domain.clock import Clock
from menagerie.ui.listing.asking_flow import AskingFlow
from menagerie.ui.session.open_environment import OpenEnvironment

_MINUTE_MS = 60_000
# The intervals that are offered; 0 for never.
REFRESH_MINUTES = (0, 1, 5, 15)
# Below this share of the limit everything that is left is for the person.
_LEAST_SHARE_LEFT = 0.5


class AutoRefresh(QObject):
    """Asks again every so many minutes, while the window can be seen and nothing else goes on.

    It asks as background work, which waits until it takes nothing from a person, and not at all where little
    is left of the limit. ``timer`` tells when it is time.
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
        """How often it asks; 0 for never."""
        return self._minutes

    def choose(self, minutes: int) -> None:
        """Ask every so many minutes from now on; 0 for never, and so for anything that is not offered."""
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
        if quota is None or quota.limit is None or quota.remaining is None:
            return True  # the governor's own count holds it back where it must
        if quota.reset_at is not None and quota.reset_at <= self._clock.now():
            return True  # a new count has begun since
        return quota.remaining > quota.limit * _LEAST_SHARE_LEFT
