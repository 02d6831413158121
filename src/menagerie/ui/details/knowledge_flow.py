"""Shows what the catalogue knows beyond the newest response: history, category names and marks."""

from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import KnownAnimal, Mark
from menagerie.domain.cases import StorageCase
from menagerie.domain.errors import StorageError
from menagerie.domain.knowledge import Merged
from menagerie.ui.details.detail_pane import DetailPane
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.form import FormDialog, named_button, show_field_error
from menagerie.ui.words.messages import message_of

LONGEST_NAME = 80
_HISTORY, _NAME, _MARK_SEEN = "history", "name a category", "mark animals as seen"
_MERGED = "show what other desks know"
# A row that the person only passes with the arrow keys has not been seen.
_SEEN_AFTER_MS = 600


class CategoryDialog(FormDialog):
    """Asks for the name of a category."""

    def __init__(
        self, category_id: int, name: str | None, save: Callable[[int, str], object], parent: QWidget
    ) -> None:
        """``name`` is its present name. ``save`` gets its number and another name; "" removes it."""
        super().__init__("categoryNameDialog", self.tr("Name category {id}").format(id=category_id), parent)
        self._category_id = category_id
        self._save_name = save
        self.add_text(
            self.tr("The name stays in your shop. The service knows only the number."),
            name="categoryNameNotice",
        )
        self.edit, self._error = self.add_field(self.tr("Name"), "categoryNameEdit", "categoryNameError")
        self.edit.setText(name or "")
        self.edit.selectAll()
        self.remove = named_button("removeCategoryNameButton", self.tr("Remove name"))
        self.remove.setVisible(bool(name))
        self.cancel = self.cancel_button("cancelCategoryNameButton")
        self.save = named_button("saveCategoryNameButton", self.tr("Save"), primary=True)
        self.add_buttons(self.cancel, self.save, leading=self.remove)
        self.save.clicked.connect(self._save)
        self.remove.clicked.connect(self._remove)
        self.edit.setFocus()

    def show_again(self, name: str, problem: str) -> None:
        """Show a name that could not be saved, and why."""
        self.edit.setText(name)
        show_field_error(self.edit, self._error, problem)

    def _save(self) -> None:
        name = " ".join(self.edit.text().split())
        problem = self._problem(name)
        if problem:
            show_field_error(self.edit, self._error, problem)
            self.edit.setFocus()
            return
        self._save_name(self._category_id, name)
        self.accept()

    def _problem(self, name: str) -> str:
        if not name:
            return self.tr("Enter a name, such as Dogs.")
        if len(name) > LONGEST_NAME:
            sentence = translate(
                "CategoryDialog", "Use at most %Ln character(s). This name has {length}.", n=LONGEST_NAME
            )
            return sentence.format(length=number(len(name)))
        return ""

    def _remove(self) -> None:
        self._save_name(self._category_id, "")
        self.accept()


class KnowledgeFlow(QObject):
    """Shows all that is known of the current animal, names categories and marks animals as seen.

    Signals: ``marks_removed(object)`` with the id of an animal that is neither new nor changed any more, or
    None for all; ``marks_restored(object)`` with the Marks of animals, by their ids; ``renamed(object)`` with
    the names of all categories; ``shown(object)`` with the KnownAnimal in the details, or None.
    """

    marks_removed = Signal(object)
    marks_restored = Signal(object)
    renamed = Signal(object)
    shown = Signal(object)

    def __init__(
        self, context: WindowContext, pane: DetailPane, added_at: Callable[[int], Awaitable[float | None]]
    ) -> None:
        """``added_at`` returns when an animal was added from here, by its id; None if it was not."""
        super().__init__(pane)
        self._pane = pane
        self._added_at = added_at
        self._context = context
        self._current: KnownAnimal | None = None
        self._names: Mapping[int, str] = {}
        self._namings = 0
        self._seen_timer = QTimer(self)
        self._seen_timer.setSingleShot(True)
        self._seen_timer.setInterval(_SEEN_AFTER_MS)
        self._seen_timer.timeout.connect(self._mark_current_seen)
        pane.begin_naming = self._begin_naming
        context.opened.catalogue_changed.connect(self._forget)
        context.commands.looked.triggered.connect(self.look_at_all)

    def show(self, known: KnownAnimal | None, names: Mapping[int, str]) -> None:
        """Show all that is known of the animal of a row; its history follows when it has been read.

        ``names`` are those of categories that the rows show, which need not be read first.
        """
        self._names = names or self._names
        if known == self._current:
            return
        is_same = known is not None and self._current is not None and known.animal == self._current.animal
        self._current = known
        self._seen_timer.stop()
        self.shown.emit(known)
        if known is None:
            self._pane.show_known(None, (), None)
            return
        if not is_same:
            self._pane.show_known(known, (), self._names.get(known.animal.category_id))
        catalogue = self._context.opened.catalogue
        self._context.jobs.start(_HISTORY, lambda: self._show_history(catalogue, known), replace=True)
        if known.mark is not None:
            self._seen_timer.start()

    def show_merged(self, taken: Merged) -> None:
        """Show what other desks know: names of categories, and who wrote what."""
        catalogue, current = self._context.opened.catalogue, self._current
        is_current = current is not None and current.animal.id in taken.animals | taken.notes

        async def show() -> None:
            if taken.categories:
                self._names = await catalogue.category_names()
                self.renamed.emit(self._names)
            if self._current is not None and (is_current or taken.categories):
                await self._show_history(catalogue, self._current)

        if taken.categories or is_current:
            self._context.jobs.start(f"{_MERGED} {id(taken)}", show)

    def look_at_all(self) -> None:
        """Mark all animals as seen."""

        async def mark_seen() -> None:
            environment = self._context.opened.environment
            marks = await self._mark_all_seen()

            async def mark_seen_again() -> None:
                nonlocal marks
                # There may be others than the first time.
                marks = await self._mark_all_seen()

            if marks:
                self._context.undo.record(
                    self.tr("marking all as seen"),
                    lambda: self._mark_again(marks),
                    mark_seen_again,
                    environment=environment,
                )

        self._context.jobs.start(_MARK_SEEN, mark_seen)

    async def _mark_all_seen(self) -> Mapping[int, Mark]:
        marks = await self._context.opened.catalogue.look_at_all()
        self.marks_removed.emit(None)
        return marks

    async def _mark_again(self, marks: Mapping[int, Mark]) -> None:
        await self._context.opened.catalogue.mark_again(marks)
        self.marks_restored.emit(marks)

    def _forget(self) -> None:
        self._current = None
        self._names = {}
        self._seen_timer.stop()
        self._pane.show_known(None, (), None)
        self.shown.emit(None)

    async def _show_history(self, catalogue: Catalogue, known: KnownAnimal) -> None:
        history = await catalogue.history(known.animal.id)
        self._names = await catalogue.category_names()
        credited = await catalogue.credits(known.animal.id)
        if self._is_current(known):
            name, names = self._names.get(known.animal.category_id), self._names
            self._pane.show_known(known, history, name, names, credited)
            # Last: at the start the outbox may still be opening.
            added_at = await self._added_at(known.animal.id)
            if added_at is not None and self._is_current(known):
                self._pane.show_known(known, history, name, names, credited, added_at)

    def _is_current(self, known: KnownAnimal) -> bool:
        # Its mark may be gone meanwhile, which is no part of the details.
        return self._current is not None and replace(self._current, mark=known.mark) == known

    def _mark_current_seen(self) -> None:
        known = self._current
        if known is None or known.mark is None:
            return
        if not self._pane.isActiveWindow():
            # Behind another window the animal cannot be seen.
            self._seen_timer.start()
            return
        self._current = replace(known, mark=None)
        catalogue, animal_id = self._context.opened.catalogue, known.animal.id

        async def mark_seen() -> None:
            await catalogue.look_at([animal_id])
            self.marks_removed.emit(animal_id)

        self._context.jobs.start(f"{_MARK_SEEN} {animal_id}", mark_seen)

    def _begin_naming(self, category_id: int, typed: str = "", problem: str = "") -> None:

        dialog = CategoryDialog(category_id, self._names.get(category_id), self._name, self._pane.window())
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        if typed:
            dialog.show_again(typed, problem)

    def _name(self, category_id: int, name: str) -> None:
        catalogue, environment = self._context.opened.catalogue, self._context.opened.environment

        async def change_name(old: str, new: str) -> bool:
            now = self._context.opened.catalogue
            if (await now.category_names()).get(category_id, "") != old:
                # A colleague has named it since.
                return False
            await self._rename(now, category_id, new)
            return True

        async def name_it() -> None:
            try:
                before = await self._rename(catalogue, category_id, name)
            except StorageError as error:
                if name and catalogue is self._context.opened.catalogue:
                    self._begin_naming(category_id, name, message_of(error))
                else:
                    self._context.toast.say(message_of(error))
                return
            if name != before:
                self._context.undo.record(
                    self.tr("naming category {id}").format(id=category_id),
                    lambda: change_name(name, before),
                    lambda: change_name(before, name),
                    environment=environment,
                )

        self._namings += 1
        self._context.jobs.start(f"{_NAME} {self._namings}", name_it, outlives_environment=True)

    async def _rename(self, catalogue: Catalogue, category_id: int, name: str) -> str:
        """Name a category, show it, and return the name before. Raises StorageError."""
        before = await catalogue.name_category(category_id, name)
        if before is None:
            raise StorageError(StorageCase.NOTES_NOT_SAVED)
        names = await catalogue.category_names()
        # Another environment may have been opened meanwhile.
        if catalogue is self._context.opened.catalogue:
            self._names = names
            self.renamed.emit(names)
            current = self._current
            if current is not None:
                self._context.jobs.start(
                    _HISTORY, lambda: self._show_history(catalogue, current), replace=True
                )
        return before
