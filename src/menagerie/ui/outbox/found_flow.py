"""Offers to confirm all adds that a check has found, and records it."""

from PySide6.QtCore import QObject, QTimer

from menagerie.outbox.entry import Entry
from menagerie.ui.look.wording import number
from menagerie.ui.outbox.panel import OutboxPanel
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.widgets.toast import Toast
from menagerie.workflows.sending.checking import confirm_found, found_alone

# What the outbox starts is named so at its beginning.
OUTBOX_JOB = "outbox: "
_CONFIRM = f"{OUTBOX_JOB}confirm all"
# Milliseconds in which changes are looked at together: a check changes many adds at once.
_TOGETHER_MS = 200


class FoundFlow(QObject):
    """Follows the adds of the open environment that were found and wait for the person's word."""

    def __init__(self, panel: OutboxPanel, toast: Toast, open_queue: OpenQueue, jobs: Jobs) -> None:
        super().__init__(panel)
        self._panel = panel
        self._toast = toast
        self._open_queue = open_queue
        self._jobs = jobs
        self._found: tuple[Entry, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_TOGETHER_MS)
        self._timer.timeout.connect(self._show)
        panel.wanted.connect(self._show)
        panel.all_confirmed.connect(self._confirm)
        open_queue.reset.connect(self._show)
        open_queue.changed.connect(self._show_soon)

    def _show_soon(self, _entry: Entry) -> None:
        if self._panel.isVisible() and not self._timer.isActive():
            self._timer.start()

    def _show(self) -> None:
        self._found = found_alone(self._open_queue.current.entries)
        self._panel.found.show_count(len(self._found))

    def _confirm(self) -> None:
        queue, found = self._open_queue.current, self._found

        async def work() -> None:
            confirmed = await confirm_found(queue.outbox, found)
            for entry in confirmed:
                queue.update(entry)
            text = self.tr("{n} of {all} animals confirmed").format(
                n=number(len(confirmed)), all=number(len(found))
            )
            self._toast.say(text)

        self._jobs.start(_CONFIRM, work)
