"""Shows what was just added in the rows on screen, without asking the service for a list."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList
from menagerie.domain.animal import KnownAnimal
from menagerie.outbox.entry import Entry
from menagerie.ui.listing.catalogue_search import CatalogueSearch
from menagerie.ui.listing.service_list import ServiceListPresenter
from menagerie.ui.listing.table.animal_table import AnimalTable
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.wording import status_word, words_about_created
from menagerie.ui.session.window_context import WindowContext


class AddedRows(QObject):
    """Takes adds of the open environment that have become animals, when the catalogue has recorded these.

    Signals: ``taken`` when animals were put into the rows; ``list_wanted`` when only a list can show what was
    added, because the response did not say which animal it is; ``reveal_wanted(object)`` with the id of an
    animal whose row is to be the current one, ``show_wanted(object)`` with that of one that is in no row.
    """

    taken = Signal()
    list_wanted = Signal()
    reveal_wanted = Signal(object)
    show_wanted = Signal(object)

    def __init__(
        self, context: WindowContext, answer: ServiceListPresenter, seen: CatalogueSearch, table: AnimalTable
    ) -> None:
        super().__init__(answer)
        self._answer = answer
        self._seen = seen
        self._table = table
        self._context = context

    def take(self, entries: Iterable[Entry]) -> None:
        """Show the animals of adds where they belong to what is shown."""
        self._start(tuple(entries), lambda _known: None)

    def take_one(self, entry: Entry, *, reveals: bool = False) -> None:
        """Do so and say it, and with ``reveals`` make its row the current one."""

        def say(known: tuple[KnownAnimal, ...]) -> None:
            status = known[0].animal.status if known else None
            self._answer.search.when_all_found(
                lambda: self._seen.when_all_found(lambda: self._say(entry, status, reveals=reveals))
            )

        self._start((entry,), say)

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
        self.taken.emit()
        then(known)
        if None in ids:
            self.list_wanted.emit()
        if answer is not None:
            # The next start begins with what is shown.
            status, at = answer.question.status, answer.received_at
            await catalogue.remember_answer(SeenList(status, answer.animals, at))

    def _say(self, entry: Entry, status: str | None, *, reveals: bool) -> None:
        animal_id, text = entry.animal_id, words_about_created(entry)
        if animal_id is None:
            self._context.toast.say(text)
        elif not self._table.shows(animal_id):
            if status is not None:
                name, text = in_one_line(entry.typed.name), self.tr("{name} added to {status}.")
                text = text.format(name=name, status=status_word(status))
            self._context.toast.say(text, self.tr("Show"), lambda: self.show_wanted.emit(animal_id))
        else:
            self._context.toast.say(text)
            if reveals:
                self.reveal_wanted.emit(animal_id)
