"""The automatic refresh of the rows: how often the person wants it, and whether the rows can be seen."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from menagerie.domain.clock import Clock
from menagerie.settings.preferences import REFRESH_MINUTES
from menagerie.ui.listing.list_loader import ListLoader
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.workflows.listing import refresh_regularly

REFRESHING = "refresh regularly"


class AutoRefresh(QObject):
    """Refreshes the rows of each environment that is opened, while the window can be seen.

    ``minutes`` is how often; 0 for never.
    """

    def __init__(
        self, window: QWidget, opened: OpenEnvironment, asking: ListLoader, jobs: Jobs, clock: Clock
    ) -> None:
        super().__init__(window)
        self.minutes = 0
        self._window = window
        self._opened = opened
        self._asking = asking
        self._jobs = jobs
        self._clock = clock
        opened.opened.connect(self._start)

    def choose(self, minutes: int) -> None:
        """Refresh at this interval from now on; never for 0 or an interval that is not offered."""
        self.minutes = minutes if minutes in REFRESH_MINUTES else 0
        self._start()

    def _start(self) -> None:
        session, minutes = self._opened.session, self.minutes
        if session is None:
            return  # leaving an environment has ended the job
        self._jobs.cancel(REFRESHING)
        if minutes:
            self._jobs.start(
                REFRESHING,
                lambda: refresh_regularly(
                    minutes, session.governor, self._is_seen, self._asking.refresh_quietly, self._clock
                ),
            )

    def _is_seen(self) -> bool:
        return self._window.isVisible() and not self._window.isMinimized()
