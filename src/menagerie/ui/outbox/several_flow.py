"""Does what the person chooses for several adds at once: confirms those that were found, or discards."""

from collections.abc import AsyncIterator, Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer

from menagerie.outbox.entry import Entry, IllegalStepError, State
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.outbox.panel import OutboxPanel
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.window_context import WindowContext
from menagerie.workflows.queue.send_queue import SendQueue
from menagerie.workflows.sending.checking import confirm_found, found_alone

# What the outbox starts is named so at its beginning.
OUTBOX_JOB = "outbox: "
_SEVERAL = f"{OUTBOX_JOB}several"
# Milliseconds in which changes are looked at together: a check changes many adds at once.
_TOGETHER_MS = 200


class SeveralFlow(QObject):
    """Follows the adds that were found and wait for the person's word, and acts on several of them."""

    def __init__(
        self,
        context: WindowContext,
        panel: OutboxPanel,
        open_queue: OpenQueue,
        show_added: Callable[[tuple[Entry, ...]], None],
    ) -> None:
        """``show_added`` shows the animals of adds that were confirmed."""
        super().__init__(panel)
        self._show_added = show_added
        self._panel = panel
        self._context = context
        self._open_queue = open_queue
        self._found: tuple[Entry, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_TOGETHER_MS)
        self._timer.timeout.connect(self._show_found)
        panel.wanted.connect(self._show_found)
        panel.found.confirmed.connect(self._confirm_found)
        panel.selected.confirmed.connect(lambda: self._discard(panel.selected.entries))
        open_queue.reset.connect(self._show_found)
        open_queue.changed.connect(self._show_soon)

    def _show_soon(self, _entry: Entry) -> None:
        if self._panel.isVisible() and not self._timer.isActive():
            self._timer.start()

    def _show_found(self) -> None:
        self._found = found_alone(self._open_queue.current.entries)
        self._panel.found.show_count(len(self._found))

    def _confirm_found(self) -> None:
        queue, found = self._open_queue.current, self._found

        said = translate("SeveralFlow", "{done} of %Ln animal(s) confirmed", n=len(found))
        self._act(said, queue, found, confirm_found(queue.outbox, found))

    def _discard(self, entries: tuple[Entry, ...]) -> None:
        queue = self._open_queue.current

        async def discard() -> AsyncIterator[Entry]:
            for entry in entries:
                # One that has changed since the question was shown stays as it is.
                if queue.entry(entry.number) == entry:
                    with suppress(IllegalStepError):
                        yield await queue.outbox.discard(entry.number)

        said = translate("SeveralFlow", "{done} of %Ln animal(s) discarded", n=len(entries))
        self._act(said, queue, entries, discard())

    def _act(
        self, said: str, queue: SendQueue, entries: tuple[Entry, ...], changes: AsyncIterator[Entry]
    ) -> None:
        """Show each add as soon as it has changed: the disk may refuse the next one."""

        async def work() -> None:
            done: list[Entry] = []
            async for entry in changes:
                queue.update(entry)
                done.append(entry)
            self._context.toast.say(said.format(done=number(len(done))))
            added = tuple(entry for entry in done if entry.state is State.CREATED)
            if added and queue is self._open_queue.current:
                self._show_added(added)

        # Others may be chosen before these are done; the same ones would be counted as not done.
        numbers = ",".join(str(entry.number) for entry in entries)
        self._context.jobs.start(f"{_SEVERAL} {id(queue)} {said} {numbers}", work, outlives_environment=True)
