"""Shows what was just added in the rows on screen, without asking the service for a list."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList
from menagerie.domain.animal import KnownAnimal
from menagerie.outbox.entry import Entry
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.listing.filter_flow import FilterFlow
from menagerie.ui.listing.list_loader import ListLoader
from menagerie.ui.listing.search import CatalogueSearch, SearchGroups
from menagerie.ui.listing.service_list import ServiceListPresenter
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.wording import status_word, words_about_created
from menagerie.ui.session.window_context import WindowContext


class AddedRows(QObject):
    """Takes adds of the open environment that have become animals, when the catalogue has recorded these."""

    def __init__(
        self,
        context: WindowContext,
        answer: ServiceListPresenter,
        seen: CatalogueSearch,
        table: AnimalTable,
        groups: SearchGroups,
        filtering: FilterFlow,
        loader: ListLoader,
        show: Callable[[int], None],
    ) -> None:
        """``show`` shows the animal of a number wherever it stands."""
        super().__init__(answer)
        self._answer = answer
        self._seen = seen
        self._table = table
        self._groups = groups
        self._filtering = filtering
        self._loader = loader
        self._show = show
        self._context = context

    def take(self, entries: Iterable[Entry]) -> None:
        """Show the animals of adds where they belong to what is shown."""
        self._start(tuple(entries), lambda _known: None)

    def take_one(self, entry: Entry, *, reveals: bool = False) -> None:
        """Do so and announce it, and with ``reveals`` make its row the current one."""

        def announce(known: tuple[KnownAnimal, ...]) -> None:
            status = known[0].animal.status if known else None
            self._answer.search.when_all_found(
                lambda: self._seen.when_all_found(lambda: self._toast(entry, status, reveals=reveals))
            )

        self._start((entry,), announce)

    def _start(self, entries: tuple[Entry, ...], then: Callable[[tuple[KnownAnimal, ...]], None]) -> None:
        catalogue = self._context.opened.catalogue
        self._context.jobs.start(f"show added {id(entries)}", lambda: self._take(entries, catalogue, then))

    async def _take(
        self,
        entries: tuple[Entry, ...],
        catalogue: Catalogue,
        then: Callable[[tuple[KnownAnimal, ...]], None],
    ) -> None:
        ids = [entry.animal_id for entry in entries]
        known = await catalogue.animals([one for one in ids if one is not None])
        answer = self._answer.take_added(known)
        self._seen.keep_up()
        self._filtering.refresh()
        then(known)
        if None in ids:
            # The response did not say which animal it is: only a list can show it.
            self._loader.ask()
        if answer is not None:
            # The next start begins with what is shown.
            status, at = answer.question.status, answer.received_at
            await catalogue.remember_answer(SeenList(status, answer.animals, at))

    def _toast(self, entry: Entry, status: str | None, *, reveals: bool) -> None:
        animal_id, text = entry.animal_id, words_about_created(entry)
        if animal_id is None:
            self._context.toast.say(text)
        elif not self._table.shows(animal_id):
            if status is not None:
                name, text = in_one_line(entry.typed.name), self.tr("{name} added to {status}.")
                text = text.format(name=name, status=status_word(status))
            self._context.toast.say(text, self.tr("Show"), lambda: self._show(animal_id))
        else:
            self._context.toast.say(text)
            if reveals:
                self._groups.reveal(animal_id)
