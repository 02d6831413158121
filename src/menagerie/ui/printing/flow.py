"""Printing from the window: the dialog, its preview, and where the pages go."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from menagerie.domain.cases import PrintCase
from menagerie.domain.errors import InputError
from menagerie.outbox.entry import State
from menagerie.outbox.job import Job
from menagerie.settings.environments import Environment
from menagerie.settings.preferences import LabelChoice
from menagerie.ui.printing.content import rehearsal_warning
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.words.messages import message_of

if TYPE_CHECKING:
    from menagerie.ui.printing.content import ShownList
    from menagerie.ui.printing.label_document import Label, LabelDocument
    from menagerie.ui.printing.list_document import ListDocument, PrintedList
    from menagerie.ui.printing.pages import Document, Paper
    from menagerie.ui.printing.run import PrintRun

# More rows are hundreds of pages.
MOST_PRINTED = 10_000
# Shows a sentence where the person is.
Say = Callable[[str], None]


class PrintFlow(QObject):
    """Prints lists, labels and delivery notes. It needs no request, so it works offline and during a wait."""

    def __init__(
        self, context: WindowContext, window: QWidget, shown: "Callable[[], ShownList]", open_queue: OpenQueue
    ) -> None:
        """``shown`` is called when a dialog is opened."""
        super().__init__(window)
        self._window = window
        self._shown = shown
        self._open_queue = open_queue
        self._context = context
        self._run: PrintRun | None = None
        # What was printed as labels or saved last.
        self.labels = LabelChoice()

    @property
    def run(self) -> "PrintRun | None":
        """What is being prepared or printed."""
        return self._run

    def print_list(self) -> None:
        """Open the dialog that prints the list."""
        from menagerie.ui.printing.content import read_list  # noqa: PLC0415 - when it is opened

        shown = self._shown()
        read = partial(read_list, shown, self._context.clock.now())
        title, count = self.tr("Print the list"), len(shown.on_screen.ids)
        self._open_list(title, count, read, self._window, self._context.toast.say)

    def print_note(self, job: Job, over: QWidget, say: Say) -> None:
        """Open the dialog that prints the delivery note of an import, over a widget."""
        from menagerie.ui.printing.content import read_note  # noqa: PLC0415 - when it is opened

        opened = self._context.opened
        read = partial(read_note, self._open_queue.current.outbox, opened.catalogue, opened.environment, job)
        self._open_list(self.tr("Delivery note"), job.counts.get(State.CREATED, 0), read, over, say)

    def print_labels(self) -> None:
        """Open the dialog that prints labels for the selected animals, or for all that are shown."""
        from menagerie.ui.printing.content import read_labels  # noqa: PLC0415 - when it is opened

        shown, now = self._shown(), self._context.clock.now()
        on_screen = shown.on_screen
        self._open_labels(
            shown.environment,
            (len(on_screen.ids), sum(map(len, on_screen.selected))),
            (
                lambda: read_labels(on_screen.blocks(on_screen.ids), shown.names, now),
                lambda: read_labels(on_screen.blocks(on_screen.selected_ids), shown.names, now),
            ),
            self._window,
            self._context.toast.say,
        )

    def print_added_labels(self, job: Job, over: QWidget, say: Say) -> None:
        """Open the dialog that prints labels for the animals that an import added, over a widget."""
        from menagerie.ui.printing.content import added_blocks, read_labels  # noqa: PLC0415 - when it is opened

        outbox, catalogue, now = (
            self._open_queue.current.outbox,
            self._context.opened.catalogue,
            self._context.clock.now(),
        )

        async def read() -> "Sequence[Label]":
            names = await catalogue.category_names()
            return await read_labels(added_blocks(outbox, catalogue, job), names, now)

        counts = job.counts.get(State.CREATED, 0), 0
        self._open_labels(self._context.opened.environment, counts, (read,), over, say)

    def _open_list(
        self,
        title: str,
        count: int,
        read: "Callable[[], Awaitable[PrintedList]]",
        over: QWidget,
        say: Say,
    ) -> None:
        """Open a dialog for a list, which is read once."""
        if not self._may_print(count, say):
            return
        from menagerie.ui.printing.dialogs import ListDialog  # noqa: PLC0415 - when it is opened
        from menagerie.ui.printing.list_document import ListDocument  # noqa: PLC0415 - as above
        from menagerie.ui.printing.run import PrintRun  # noqa: PLC0415 - as above

        dialog = ListDialog(title, over)
        content: PrintedList | None = None

        async def make(paper: "Paper | None") -> "ListDocument":
            nonlocal content
            if content is None:
                content = await read()
            return ListDocument(content, paper or dialog.paper)

        context = self._context
        self._begin(PrintRun(dialog, make, context.jobs, say, context.clock, self._forget))

    def _open_labels(
        self,
        environment: Environment,
        counts: tuple[int, int],
        reads: "Sequence[Callable[[], Awaitable[Sequence[Label]]]]",
        over: QWidget,
        say: Say,
    ) -> None:
        """Open a dialog for labels of so many animals, and of so many that are selected.

        ``reads`` reads them all, and those that are selected, where there are any.
        """
        if not self._may_print(counts[1] or counts[0], say):
            return
        from menagerie.ui.printing.dialogs import LabelDialog  # noqa: PLC0415 - when it is opened
        from menagerie.ui.printing.label_document import (  # noqa: PLC0415 - as above
            LabelDocument,
            chosen_sheet,
            fits,
        )
        from menagerie.ui.printing.run import PrintRun  # noqa: PLC0415 - as above

        dialog = LabelDialog(self.labels, *counts, over)
        labels: dict[bool, Sequence[Label]] = {}

        async def make(_paper: "Paper | None") -> "LabelDocument":
            # On the paper of the labels, whatever a printer proposes.
            choice, is_selected = dialog.choice, dialog.wants_selected
            if not fits(chosen_sheet(choice)):
                raise InputError(PrintCase.SHEET)
            if counts[is_selected] > MOST_PRINTED:
                raise InputError(PrintCase.TOO_MANY, most=MOST_PRINTED)
            if is_selected not in labels:
                labels[is_selected] = await reads[is_selected]()
            return LabelDocument(labels[is_selected], choice, rehearsal_warning(environment))

        def keep(document: "Document | None", last: int) -> None:
            # Which labels a file will use up is not known.
            first = document.next_free(last) if isinstance(document, LabelDocument) else dialog.choice.first
            self.labels = replace(dialog.choice, first=first)

        context = self._context
        self._begin(PrintRun(dialog, make, context.jobs, say, context.clock, self._forget, keep))

    def _begin(self, run: "PrintRun") -> None:
        self._run = run
        run.begin()

    def _forget(self) -> None:
        self._run = None

    def _may_print(self, count: int, say: Say) -> bool:
        if self._run is not None:
            # It may be over another window.
            self._run.dialog.activateWindow()
            return False
        if not count:
            say(self.tr("There are no animals to print."))
        elif count > MOST_PRINTED:
            say(message_of(InputError(PrintCase.TOO_MANY, most=MOST_PRINTED)))
        return 0 < count <= MOST_PRINTED
