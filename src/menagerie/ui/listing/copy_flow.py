"""Copying the selected rows, those that have not been read yet among them."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from menagerie.domain.known import KnownAnimal
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.listing.copying import as_json, as_markdown, as_tsv
from menagerie.ui.listing.seen_view import SeenView
from menagerie.ui.look.wording import number
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.widgets.toast import Toast

_COPY = "copy"
# More rows than anybody pastes; an export writes any number of them without holding them all.
MOST_COPIED = 5_000

Write = Callable[[tuple[KnownAnimal, ...]], str]


class CopyFlow(QObject):
    """Puts the selected rows on the clipboard, as text of three kinds."""

    def __init__(self, table: AnimalTable, seen: SeenView, toast: Toast, jobs: Jobs) -> None:
        super().__init__(table)
        self._table = table
        self._seen = seen
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
        table, shown = self._table, self._seen.shown_rows
        count = sum(map(len, table.selected_ranges()))
        if count > MOST_COPIED:
            text = self.tr("Up to {n} rows can be copied. Export writes any number into a file.")
            self._toast.say(text.format(n=number(MOST_COPIED)))
        elif shown is None:
            self._put(table.selected_known(), write)
        else:
            catalogue, rows = shown
            ids = tuple(rows.ids[row] for row in table.selected_rows())

            async def read() -> None:
                self._put(await catalogue.animals(ids), write)

            self._jobs.start(_COPY, read, replace=True)

    def _put(self, animals: tuple[KnownAnimal, ...], write: Write) -> None:
        if not animals:
            return
        QGuiApplication.clipboard().setText(write(animals))
        count = len(animals)
        text = self.tr("1 row copied") if count == 1 else self.tr("{n} rows copied")
        self._toast.say(text.format(n=number(count)))
