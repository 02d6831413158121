"""What this desk knows beyond the newest answer, in the window: history, categories, counts, marks."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import Animal
from menagerie.domain.clock import Clock
from menagerie.domain.known import KnownAnimal
from menagerie.ui.details.counters import CountersPanel
from menagerie.ui.details.detail_pane import DetailPane
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment

_HISTORY, _COUNTS, _NAME, _LOOK = "history", "counts", "name a category", "look at animals"
_LOOK_UP = "look up what is known"
# Who passes a row on the way to another has not looked at it.
_LOOKED_MS = 600


class KnowledgeFlow(QObject):
    """Brings what is known of the current animal, and lets categories be named.

    Signals: ``marks_removed(object)`` with the id of an animal that is neither new nor changed any more, or
    None for all; ``renamed(object)`` with the names of all categories; ``recorded`` when an animal was found
    that no list has shown.
    """

    marks_removed = Signal(object)
    renamed = Signal(object)
    recorded = Signal()

    def __init__(
        self,
        pane: DetailPane,
        counters: CountersPanel,
        reveal_row: Callable[[int], bool],
        opened: OpenEnvironment,
        jobs: Jobs,
        clock: Clock,
    ) -> None:
        """``reveal_row`` shows the row of an animal by its id, and tells whether there is one."""
        super().__init__(pane)
        self._pane = pane
        self._counters = counters
        self._reveal_row = reveal_row
        self._opened = opened
        self._jobs = jobs
        self._clock = clock
        self._catalogue: Catalogue | None = None
        self._current: KnownAnimal | None = None
        self._names: Mapping[int, str] = {}
        self._looking = QTimer(self)
        self._looking.setSingleShot(True)
        self._looking.setInterval(_LOOKED_MS)
        self._looking.timeout.connect(self._looked)
        pane.category_name_wanted.connect(self._begin_naming)
        counters.wanted.connect(self._count)
        opened.catalogue_changed.connect(self._look_into)

    def _look_into(self) -> None:
        """Show what another environment's catalogue knows from now on."""
        self._catalogue = self._opened.catalogue
        self._current = None
        self._names = {}
        self._looking.stop()
        self._pane.show_known(None, (), None)
        self._counters.forget()

    def show(self, known: KnownAnimal | None) -> None:
        """Show all that is known of an animal; its history follows as soon as it has been read."""
        if known == self._current:
            return
        is_same = known is not None and self._current is not None and known.animal == self._current.animal
        self._current = known
        self._looking.stop()
        if known is None:
            self._pane.show_known(None, (), None)
            return
        if not is_same:
            self._pane.show_known(known, (), self._names.get(known.animal.category_id))
        catalogue = self._catalogue
        if catalogue is not None:
            self._jobs.start(_HISTORY, lambda: self._show_history(catalogue, known), replace=True)
        if known.mark is not None:
            self._looking.start()

    def look_up(self, animal: Animal) -> None:
        """Show an animal: its row where there is one, else its details with what is known from before."""
        catalogue = self._catalogue
        if catalogue is None or self._reveal_row(animal.id):
            return

        async def look_up() -> None:
            now = self._clock.now()
            known = await catalogue.animals([animal.id])
            self.show(known[0] if known else KnownAnimal(animal, now, now))
            self.recorded.emit()

        self._jobs.start(_LOOK_UP, look_up, replace=True)

    def reveal(self, animal_id: int) -> None:
        """Show an animal that was seen: its row where there is one, else its details."""
        catalogue = self._catalogue
        if catalogue is None or self._reveal_row(animal_id):
            return

        async def reveal() -> None:
            for known in await catalogue.animals([animal_id]):
                self.show(known)
            self.recorded.emit()

        self._jobs.start(_LOOK_UP, reveal, replace=True)

    async def _show_history(self, catalogue: Catalogue, known: KnownAnimal) -> None:
        history = await catalogue.history(known.animal.id)
        self._names = await catalogue.category_names()
        if self._current == known:
            name = self._names.get(known.animal.category_id)
            self._pane.show_known(known, history, name)

    def _looked(self) -> None:
        known, catalogue = self._current, self._catalogue
        if known is None or catalogue is None or known.mark is None:
            return
        if not self._pane.isActiveWindow():
            # Nobody looks at a window behind another one.
            self._looking.start()
            return
        looked_at = replace(known, mark=None)
        self._current = looked_at

        async def look() -> None:
            await catalogue.look_at([known.animal.id])
            self.marks_removed.emit(known.animal.id)

        self._jobs.start(f"{_LOOK} {known.animal.id}", look)

    def look_at_all(self) -> None:
        """Mark all animals as seen."""
        catalogue = self._catalogue
        if catalogue is None:
            return

        async def look() -> None:
            await catalogue.look_at()
            self.marks_removed.emit(None)

        self._jobs.start(_LOOK, look)

    def _count(self) -> None:
        catalogue = self._catalogue
        if catalogue is not None:
            self._jobs.start(_COUNTS, lambda: self._show_counts(catalogue), replace=True)

    async def _show_counts(self, catalogue: Catalogue) -> None:
        self._counters.show_counts(await catalogue.counts(), await catalogue.category_names())

    def _begin_naming(self, category_id: int) -> None:
        from menagerie.ui.details.category_dialog import CategoryDialog  # noqa: PLC0415 - when it is opened

        dialog = CategoryDialog(category_id, self._names.get(category_id), self._pane.window())
        dialog.saved.connect(self._name)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _name(self, category_id: int, name: str) -> None:
        catalogue = self._catalogue
        if catalogue is not None:
            self._jobs.start(
                f"{_NAME} {category_id} {name}", lambda: self._rename(catalogue, category_id, name)
            )

    async def _rename(self, catalogue: Catalogue, category_id: int, name: str) -> None:
        await catalogue.name_category(category_id, name)
        self._names = await catalogue.category_names()
        self.renamed.emit(self._names)
        known = self._current
        if known is not None:
            history = await catalogue.history(known.animal.id)
            self._pane.show_known(known, history, self._names.get(known.animal.category_id))
