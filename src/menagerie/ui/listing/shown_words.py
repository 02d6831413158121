"""Says in words which animals are shown, for paper."""

from menagerie.domain.animal import PetStatus
from menagerie.ui.listing.filters.filter_bar import FilterBar
from menagerie.ui.listing.table.animal_table import AnimalTable
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import status_word


def shown_in_words(row: FilterBar, table: AnimalTable, answered: PetStatus | None) -> str:
    """Return scope, filters and order, such as "Everything seen · Pending · Name, sorted ascending".

    What a search finds stands in the list or beside it: then neither scope nor filters are true of all rows.
    ``answered`` is the status that the service's rows were asked for: those of a newer one may not have come.
    """
    status = row.chosen_status if row.shows_seen else answered
    search, sorting = in_one_line(row.search.text()), table.sorting
    order = table.shown.sorting_in_words(sorting) if sorting.column is not None else ""
    narrowing = (
        translate("listing", "Everything seen")
        if row.shows_seen
        else translate("listing", "From the service"),
        "" if status is None else status_word(status),
        row.categories.phrase if row.categories.chosen else "",
        row.tags.phrase,
        translate("listing", "new or changed since yesterday") if row.shows_seen and row.is_recent else "",
    )
    searched = (translate("listing", "Search: “{words}”").format(words=search),)
    return " · ".join(filter(None, (*(searched if search else narrowing), order)))
