"""Copying the selected rows, those that have not been read yet among them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from menagerie.domain.known import KnownAnimal
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.listing.copying import as_json, as_markdown, as_tsv
from menagerie.ui.look.wording import number
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.widgets.toast import Toast

_COPY = "copy"
# More rows than anybody pastes; an export writes any number of them without holding them all.
MOST_COPIED = 5_000

Write = Callable[[Sequence[KnownAnimal]], str]


class CopyFlow(QObject):
    """Puts the selected rows on the clipboard, as text of three kinds."""

    def __init__(self, table: AnimalTable, toast: Toast, jobs: Jobs) -> None:
        super().__init__(table)
        self._table = table
        self._toast = toast
        self._jobs = jobs

    def copy_lines(self) -> None:
        """Copy the rows as tab-separated lines."""
        self._copy(as_tsv)

    def copy_json(self) -> None:
        """Copy the rows as JSON."""
        self._copy(as_json)

    def copy_markdown(self) -> None:
        """Copy the rows as a Markdown table."""
        self._copy(as_markdown)

    def _copy(self, write: Write) -> None:
        table = self._table
        count = sum(map(len, table.selected_ranges()))
        if count > MOST_COPIED:
            text = self.tr("Up to {n} rows can be copied. Export writes any number into a file.")
            self._toast.say(text.format(n=number(MOST_COPIED)))
        elif count:
            ids = [table.shown.ids[row] for row in table.selected_rows()]
            blocks = table.shown.blocks(ids)

            async def read() -> None:
                self._put([known async for block in blocks for known in block], write)

            self._jobs.start(_COPY, read, replace=True)

    def _put(self, animals: Sequence[KnownAnimal], write: Write) -> None:
        QGuiApplication.clipboard().setText(write(animals))
        count = len(animals)
        text = self.tr("1 row copied") if count == 1 else self.tr("{n} rows copied")
        self._toast.say(text.format(n=number(count)))
