"""Copying the selected rows: as the table shows them, or as JSON or Markdown what the service sends."""

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from menagerie.deliveries.formulas import defused
from menagerie.domain.animal import KnownAnimal
from menagerie.domain.columns import CATEGORY, COPIED_COLUMNS, STATUS, Column, Kind, Value
from menagerie.domain.errors import StorageError
from menagerie.ui.listing.animal_table import MOST_COPIED, AnimalTable
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import category_text, cell_text, column_title
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.words.messages import message_of

_COPY = "copy"

# Takes the rows, and the names that staff gave to categories.
Write = Callable[[Sequence[KnownAnimal], Mapping[int, str]], str]


class CopyFlow(QObject):
    """Puts the selected rows on the clipboard."""

    def __init__(self, context: WindowContext, table: AnimalTable) -> None:
        super().__init__(table)
        self._table = table
        self._context = context
        context.commands.copy.triggered.connect(self.copy_lines)
        context.commands.copy_json.triggered.connect(self.copy_json)
        context.commands.copy_markdown.triggered.connect(self.copy_markdown)

    def copy_lines(self) -> None:
        """Copy the shown columns of the rows as tab-separated lines."""
        self._copy(partial(as_tsv, columns=self._table.columns.shown, now=self._context.clock.now()))

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
            text = translate("CopyFlow", "You can copy up to %Ln row(s). Use Export for more.", n=MOST_COPIED)
            self._context.toast.say(text)
        elif count:
            blocks, names = table.shown.blocks(table.selected_ids()), table.shown.category_names

            async def read() -> None:
                try:
                    animals = [known async for block in blocks for known in block]
                except StorageError as error:
                    self._context.toast.say(message_of(error))
                else:
                    # Thousands of rows would hold up the window.
                    self._put(await asyncio.to_thread(write, animals, names), len(animals))

            self._context.jobs.start(_COPY, read, replace=True)

    def _put(self, text: str, count: int) -> None:
        QGuiApplication.clipboard().setText(text)
        self._context.toast.say(translate("CopyFlow", "%Ln row(s) copied", n=count))


def as_tsv(
    rows: Iterable[KnownAnimal], names: Mapping[int, str], columns: Sequence[Column], now: float
) -> str:
    """Return tab-separated lines of what the table shows in ``columns``, as spreadsheets take them.

    More than one row has the titles above it. No text is a formula. ``now`` is in Unix seconds.
    """
    lines = [[_as_shown(known, names, column, now) for column in columns] for known in rows]
    titles = [[column_title(column) for column in columns]] if len(lines) > 1 else []
    return "\n".join("\t".join(line) for line in (*titles, *lines))


def as_json(rows: Iterable[KnownAnimal], names: Mapping[int, str]) -> str:
    """Return a JSON array in the interface's field names (interface 2), without what is not stated."""
    records = [
        {
            column.key: value
            for column, value in zip(COPIED_COLUMNS, _values(known, names), strict=True)
            if value is not None
        }
        for known in rows
    ]
    return json.dumps(records, ensure_ascii=False, indent=2)


def as_markdown(rows: Iterable[KnownAnimal], names: Mapping[int, str]) -> str:
    """Return a Markdown table."""
    lines = [
        [column.key for column in COPIED_COLUMNS],
        ["---:" if column.kind is Kind.NUMBER else "---" for column in COPIED_COLUMNS],
        *([_escaped(cell) for cell in _cells(known, names)] for known in rows),
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _values(known: KnownAnimal, names: Mapping[int, str]) -> list[Value]:
    name = names.get(known.animal.category_id)
    return [column.value(known, name) for column in COPIED_COLUMNS]


def _as_shown(known: KnownAnimal, names: Mapping[int, str], column: Column, now: float) -> str:
    """Return in one line what a cell of the table shows, and all of a text that it cuts."""
    value, name = column.value(known, None), names.get(known.animal.category_id)
    if column is CATEGORY and name:
        value = category_text(known.animal.category_id, name)
    elif column is STATUS or column.kind is Kind.TIME:
        value = cell_text(column, value, now)
    return defused(" ".join(value.split())) if isinstance(value, str) else "" if value is None else str(value)


def _cells(known: KnownAnimal, names: Mapping[int, str]) -> list[str]:
    """Return each value in one line, nothing as an empty cell."""
    return ["" if one is None else " ".join(str(one).split()) for one in _values(known, names)]


def _escaped(cell: str) -> str:
    return cell.replace("\\", "\\\\").replace("|", "\\|")
