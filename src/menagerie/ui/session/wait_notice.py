"""Tells the end of a wait, and notifies the person of it while they work in another application."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from menagerie.ui.session.desktop import Desktop, this_desktop
from menagerie.ui.session.preferred import Preferred
from menagerie.ui.session.window_context import WindowContext

_NOTIFY = "wait: notification"


class WaitNotice(QObject):
    """Follows the waits of the open session; notifies only while no window of the application is active.

    Signals: ``ended`` when a wait is over, and not only out of sight, as another environment was opened.
    """

    ended = Signal()

    def __init__(
        self, context: WindowContext, preferred: Preferred, make_desktop: Callable[[], Desktop] = this_desktop
    ) -> None:
        super().__init__(context.waits)
        self._context = context
        self._preferred = preferred
        self._make_desktop = make_desktop
        self._desktop: Desktop | None = None
        self._waiting: object = None
        context.waits.began.connect(self._wait_began)
        context.waits.ended.connect(self._wait_ended)

    async def close(self) -> None:
        """Show nothing more."""
        if self._desktop is not None:
            await self._desktop.close()

    def _wait_began(self) -> None:
        self._waiting = self._context.opened.session

    def _wait_ended(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is None or waiting is not self._context.opened.session:
            return
        self.ended.emit()
        if self._preferred.entries.notifies_of_waits and QApplication.activeWindow() is None:
            self._notify()

    def _notify(self) -> None:
        if self._desktop is None:
            self._desktop = self._make_desktop()
        desktop = self._desktop
        title = self.tr("The wait for {environment} is over").format(
            environment=self._context.opened.environment.name
        )
        text = self.tr("You can go on.")
        self._context.jobs.start(_NOTIFY, lambda: desktop.notify(title, text), outlives_environment=True)
