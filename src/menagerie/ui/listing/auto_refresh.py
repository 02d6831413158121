"""The automatic refresh of the rows: how often the person wants it, and whether the rows can be seen."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from menagerie.settings.preferences import REFRESH_MINUTES
from menagerie.ui.listing.list_loader import ListLoader
from menagerie.ui.session.window_context import WindowContext
from menagerie.workflows.listing import refresh_regularly

REFRESHING = "refresh regularly"


class AutoRefresh(QObject):
    """Refreshes the rows of each environment that is opened, while the window can be seen.

    ``minutes`` is how often; 0 for never.
    """

    def __init__(self, context: WindowContext, window: QWidget, asking: ListLoader) -> None:
        super().__init__(window)
        self.minutes = 0
        self._window = window
        self._context = context
        self._asking = asking
        context.opened.opened.connect(self._start)

    def choose(self, minutes: int) -> None:
        """Refresh at this interval from now on; never for 0 or an interval that is not offered."""
        self.minutes = minutes if minutes in REFRESH_MINUTES else 0
        self._start()

    def _start(self) -> None:
        session, minutes = self._context.opened.session, self.minutes
        if session is None:
            return  # leaving an environment has ended the job
        self._context.jobs.cancel(REFRESHING)
        if minutes:
            self._context.jobs.start(
                REFRESHING,
                lambda: refresh_regularly(
                    minutes,
                    session.governor,
                    self._is_seen,
                    self._asking.refresh_quietly,
                    self._context.clock,
                ),
            )

    def _is_seen(self) -> bool:
        return self._window.isVisible() and not self._window.isMinimized()
