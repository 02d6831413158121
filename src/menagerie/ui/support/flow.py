"""What helps when something goes wrong, or is new: opens the windows, and reads what they show."""

import asyncio
from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from menagerie.service.recent_requests import RecentRequests
from menagerie.settings.preferences import Preferences
from menagerie.ui.look.theme import Theme
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.message_bar import Message

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from menagerie.ui.support.window import LogPage, ReportPage, SupportPage, SupportWindow
    from menagerie.workflows.support.report import Section
    from menagerie.workflows.support.updates import Update, UpdateCheck

_READ_REPORT = "read the support report"
_READ_LOG = "read the log"
_FIND_UPDATE = "find out about updates"
_DISMISS_UPDATE = "dismiss an update"


class Page(IntEnum):
    """The pages of the window for the IT team, in order."""

    REQUESTS = 0
    LOG = 1
    REPORT = 2


class SupportFlow(QObject):
    """Shows the window for the IT team, and makes the notices of a start.

    ``crash`` is what Python wrote when the last run crashed; empty if it did not.
    """

    def __init__(
        self,
        context: WindowContext,
        window: "QWidget",
        theme: Theme,
        recent: RecentRequests,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._context = context
        # What is set now, besides what the environments' files say.
        self.current_preferences: Callable[[], Preferences] = Preferences
        self._recent = recent
        self._opened_window: SupportWindow | None = None
        self._pages: tuple[SupportPage, ...] = ()
        self._log: LogPage | None = None
        self._report: ReportPage | None = None
        self._log_state: tuple[int, int] | None = None
        self.crash = ""
        context.commands.it_team.triggered.connect(lambda _on: self.show())

    def show(self, page: Page = Page.REQUESTS) -> None:
        """Open the window for the IT team at a page."""
        if self._opened_window is None:
            from menagerie.ui.support.inspector import Inspector  # noqa: PLC0415 - when it is opened
            from menagerie.ui.support.window import LogPage, ReportPage, SupportWindow  # noqa: PLC0415 - as above

            self._log = LogPage(self._theme, self._context.paths.error_log, self._look_at_log)
            self._report = ReportPage(self._write)
            self._pages = (Inspector(self._theme, self._recent), self._log, self._report)
            self._opened_window = SupportWindow(self._pages, self._window)
        self._opened_window.open_at(self._pages[page])

    def crash_message(self) -> Message:
        """Return what is said after a crash."""
        return Message(
            self.tr("Menagerie closed unexpectedly last time."),
            self.tr("What was saved is safe."),
            "info",
            self.tr("Show report"),
            lambda: self.show(Page.REPORT),
        )

    def check_for_update(self, check: "UpdateCheck", say: Callable[[Message], None]) -> None:
        """Find out whether IT offers a newer version, and ``say`` so."""

        async def work() -> None:
            update = await check.newer_version()
            if update is not None:
                say(self._update_message(update, check))

        self._context.jobs.start(_FIND_UPDATE, work, outlives_environment=True)

    def _update_message(self, update: "Update", check: "UpdateCheck") -> Message:
        def dismiss() -> None:
            self._context.jobs.start(
                _DISMISS_UPDATE, lambda: check.dismiss(update), outlives_environment=True
            )

        where = QUrl(update.where)
        can_open = where.isValid() and where.scheme() == "https"
        return Message(
            self.tr("Menagerie {version} is available").format(version=update.version),
            update.where,
            "info",
            self.tr("Open page") if can_open else "",
            (lambda: _open_page(where)) if can_open else None,
            details=update.notes,
            on_dismiss=dismiss,
        )

    def _write(self, with_names: bool) -> None:  # noqa: FBT001 - one of two reports
        from menagerie.ui.support.facts import facts  # noqa: PLC0415 - as the dialog

        sections = facts(self._context.opened, self.current_preferences(), self._recent)

        async def work() -> None:
            text = await asyncio.to_thread(self._report_of, sections, with_names=with_names)
            if self._report is not None:
                self._report.show_report(text)

        self._context.jobs.start(_READ_REPORT, work, replace=True, outlives_environment=True)

    def _report_of(self, sections: "list[Section]", *, with_names: bool) -> str:
        from menagerie.workflows.support import report  # noqa: PLC0415 - as the dialog
        from menagerie.workflows.support.log_tail import read_log_tail  # noqa: PLC0415 - as the dialog

        tail = read_log_tail(self._context.paths.error_log)
        entries = report.log_lines(tail.entries, with_names=with_names)
        log = report.Section("Newest entries of the log", entries if tail.is_readable else ["cannot be read"])
        crash = [report.Section("The last run crashed", self.crash.splitlines())] if self.crash else []
        return report.write_report([*sections, *crash, log])

    def _look_at_log(self) -> None:
        if not self._context.jobs.is_running(_READ_LOG):
            self._context.jobs.start(_READ_LOG, self._read_log, outlives_environment=True)

    async def _read_log(self) -> None:
        from menagerie.workflows.support.log_tail import log_state, read_log_tail  # noqa: PLC0415 - as the window

        state = await asyncio.to_thread(log_state, self._context.paths.error_log)
        if state != self._log_state and self._log is not None:
            self._log_state = state
            self._log.show_tail(await asyncio.to_thread(read_log_tail, self._context.paths.error_log))


def _open_page(where: QUrl) -> None:
    QDesktopServices.openUrl(where)
