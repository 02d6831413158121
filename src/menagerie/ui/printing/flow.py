"""Printing from the window: the dialog, its preview, and where the pages go."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from menagerie.domain.cases import PrintCase
from menagerie.domain.clock import Clock
from menagerie.domain.columns import CATEGORY, NAME, Column
from menagerie.domain.errors import InputError
from menagerie.domain.known import KnownAnimal
from menagerie.settings.environments import Environment
from menagerie.settings.labels import LabelChoice
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.look.row_wording import category_text, cell_text, column_title
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import date_and_time, number
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.rehearsal import rehearsal_warning
from menagerie.ui.widgets.toast import Toast
from menagerie.ui.words.errors import message_of

if TYPE_CHECKING:
    from menagerie.ui.printing.label_dialog import LabelDialog
    from menagerie.ui.printing.label_document import Label, LabelDocument
    from menagerie.ui.printing.list_dialog import ListDialog
    from menagerie.ui.printing.list_document import ListDocument, PrintedList
    from menagerie.ui.printing.pages import Paper
    from menagerie.ui.printing.run import PrintRun
    from menagerie.workflows.export import OnScreen

# More rows are hundreds of pages.
MOST_PRINTED = 10_000


class ShownList(Struct, frozen=True):
    """The list as the window shows it; ``filters`` says in words which rows these are."""

    environment: Environment
    on_screen: "OnScreen"
    columns: Sequence[Column]
    names: Mapping[int, str]
    filters: str


class PrintFlow(QObject):
    """Prints the list, and labels. It needs no request, so it works offline and during a wait."""

    def __init__(
        self, window: QWidget, shown: Callable[[], ShownList], toast: Toast, jobs: Jobs, clock: Clock
    ) -> None:
        """``shown`` is called when a dialog is opened."""
        super().__init__(window)
        self._window = window
        self._shown = shown
        self._toast = toast
        self._jobs = jobs
        self._clock = clock
        self._run: PrintRun | None = None
        # The sheet of labels that was printed on or saved last.
        self.labels = LabelChoice()

    @property
    def run(self) -> "PrintRun | None":
        """What is being prepared or printed."""
        return self._run

    def print_list(self) -> None:
        """Open the dialog that prints the list."""
        shown = self._shown()
        if self._may_print(len(shown.on_screen.ids)):
            from menagerie.ui.printing.list_dialog import ListDialog  # noqa: PLC0415 - when it is opened
            from menagerie.ui.printing.run import PrintRun  # noqa: PLC0415 - as above

            dialog = ListDialog(self._window)
            pages = _ListPages(shown, dialog, self._clock.now())
            self._begin(PrintRun(dialog, pages.document, self._jobs, self._toast, self._clock))

    def print_labels(self) -> None:
        """Open the dialog that prints labels."""
        shown = self._shown()
        selected = sum(map(len, shown.on_screen.selected))
        if self._may_print(selected or len(shown.on_screen.ids)):
            from menagerie.ui.printing.label_dialog import LabelDialog  # noqa: PLC0415 - when it is opened
            from menagerie.ui.printing.run import PrintRun  # noqa: PLC0415 - as above

            dialog = LabelDialog(self.labels, len(shown.on_screen.ids), selected, self._window)
            run = PrintRun(dialog, _LabelPages(shown, dialog).document, self._jobs, self._toast, self._clock)
            run.printed.connect(lambda document, last: self._keep(dialog.choice, document.next_free(last)))
            # Which labels a file will use up is not known.
            run.saved.connect(lambda: self._keep(dialog.choice, dialog.choice.first))
            self._begin(run)

    def _keep(self, choice: LabelChoice, first: int) -> None:
        """Remember the choice; the next labels begin at ``first``."""
        self.labels = replace(choice, first=first)

    def _begin(self, run: "PrintRun") -> None:
        self._run = run
        run.ended.connect(self._forget)
        run.begin()

    def _forget(self) -> None:
        self._run = None

    def _may_print(self, count: int) -> bool:
        if self._run is not None:
            return False
        if not count:
            self._toast.say(self.tr("There are no animals to print."))
        elif count > MOST_PRINTED:
            self._toast.say(_too_many())
        return 0 < count <= MOST_PRINTED


def source_and_time(environment: str, now: float) -> str:
    """Return where the animals come from, and when the list was printed."""
    text = translate("printing", "{environment}, {when}")
    # From right to left, the day would otherwise stand with a Latin name, away from its month.
    return text.format(environment=isolated(in_one_line(environment)), when=isolated(date_and_time(now)))


class _ListPages:
    """Makes the pages of a list as its dialog wants them; the animals are read once."""

    def __init__(self, shown: ShownList, dialog: "ListDialog", now: float) -> None:
        self._shown = shown
        self._dialog = dialog
        self._now = now
        self._content: PrintedList | None = None

    async def document(self, paper: "Paper | None" = None) -> "ListDocument":
        """Return the pages for ``paper``; None for the chosen one."""
        from menagerie.ui.printing.list_document import ListDocument  # noqa: PLC0415 - when it is wanted

        if self._content is None:
            self._content = await self._read()
        return ListDocument(self._content, paper or self._dialog.paper)

    async def _read(self) -> "PrintedList":
        from menagerie.ui.printing.list_document import PrintedList  # noqa: PLC0415 - when it is wanted
        from menagerie.ui.widgets.drawing.paper import Portion  # noqa: PLC0415 - as above

        shown, rows, portion = self._shown, list[Sequence[str]](), Portion()
        async for block in shown.on_screen.blocks(shown.on_screen.ids):
            for known in block:
                rows.append([self._text(known, column) for column in shown.columns])
                if portion.is_over:
                    await portion.rest()
        source = source_and_time(shown.environment.name, self._now)
        counted = translate("printing", "Animals: {n}").format(n=number(len(rows)))
        return PrintedList(
            translate("printing", "Animals"),
            (source, shown.filters, counted),
            rehearsal_warning(shown.environment),
            source,
            [column_title(column) for column in shown.columns],
            rows,
            shown.columns.index(NAME),
        )

    def _text(self, known: KnownAnimal, column: Column) -> str:
        if column is CATEGORY:
            category = known.animal.category_id
            return category_text(category, self._shown.names.get(category))
        return in_one_line(cell_text(column, column.value(known, None), self._now))


class _LabelPages:
    """Makes the sheets of labels as their dialog wants them; the animals are read once."""

    def __init__(self, shown: ShownList, dialog: "LabelDialog") -> None:
        self._shown = shown
        self._dialog = dialog
        # By whether they are those of the selected animals.
        self._labels: dict[bool, Sequence[Label]] = {}

    async def document(self, paper: "Paper | None" = None) -> "LabelDocument":
        """Return the sheets, on the paper of the labels whatever a printer proposes. Raises InputError."""
        from menagerie.ui.printing.label_document import LabelDocument  # noqa: PLC0415 - when it is wanted
        from menagerie.ui.printing.sheets import chosen_sheet, fits  # noqa: PLC0415 - as above

        del paper
        choice, is_selected = self._dialog.choice, self._dialog.wants_selected
        sheet = chosen_sheet(choice)
        if not fits(sheet):
            raise InputError(PrintCase.SHEET)
        if is_selected not in self._labels:
            on_screen = self._shown.on_screen
            self._labels[is_selected] = await self._read(
                on_screen.selected_ids if is_selected else on_screen.ids
            )
        return LabelDocument(
            self._labels[is_selected],
            sheet,
            first=choice.first,
            copies=choice.copies,
            warning=rehearsal_warning(self._shown.environment),
        )

    async def _read(self, ids: Sequence[int]) -> "Sequence[Label]":
        from menagerie.ui.printing.label_document import Label  # noqa: PLC0415 - when it is wanted

        if len(ids) > MOST_PRINTED:
            raise InputError(PrintCase.TOO_MANY, most=MOST_PRINTED)
        names, labels = self._shown.names, list[Label]()
        async for block in self._shown.on_screen.blocks(ids):
            for known in block:
                animal = known.animal
                # On a price tag, a number that customers do not know says nothing.
                labels.append(Label(animal.name, names.get(animal.category_id, ""), str(animal.id)))
        return labels


def _too_many() -> str:
    return message_of(InputError(PrintCase.TOO_MANY, most=MOST_PRINTED))
