"""Gives an export what the catalogue knows: the rows on screen by their ids, and everything that was seen."""

from typing import TYPE_CHECKING

from menagerie.catalogue.finding import SortBy, Wanted
from menagerie.domain.errors import StorageError
from menagerie.ui.export.source import RowsById
from menagerie.ui.listing.seen_view import SeenView
from menagerie.ui.session.open_environment import OpenEnvironment

if TYPE_CHECKING:
    from menagerie.workflows.export import ExportedRows


class EverythingSeen:
    """All that was seen in the open environment."""

    # Counting a million takes a while, and the dialog shall open at once.
    count: int | None = None

    def __init__(self, opened: OpenEnvironment) -> None:
        self._opened = opened

    async def rows(self) -> "ExportedRows":
        """Return every animal, by id. Raises StorageError where they cannot be read."""
        from menagerie.workflows.export import ExportedRows  # noqa: PLC0415 - when something is exported

        catalogue = self._opened.catalogue
        ids = await catalogue.list_ids(Wanted(sort_by=SortBy.ID, descending=False))
        if ids is None:
            raise StorageError("What was seen so far cannot be read at present. Nothing was written.")
        return ExportedRows(len(ids), catalogue.blocks(ids), await catalogue.category_names())


def shown_by_id(seen: SeenView) -> RowsById | None:
    """Return the rows on screen where they are everything seen, else None."""
    shown = seen.shown_rows
    if shown is None:
        return None
    catalogue, rows = shown
    return RowsById(rows.ids, catalogue.blocks)
