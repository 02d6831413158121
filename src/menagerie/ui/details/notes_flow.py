"""Saves what a person writes about animals, as it is typed, and offers to undo it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import KnownAnimal
from menagerie.domain.cases import StorageCase
from menagerie.domain.errors import StorageError
from menagerie.domain.knowledge import Merged
from menagerie.domain.notes import MOST_TAGS, NO_NOTES, Notes, joined
from menagerie.settings.environments import Environment
from menagerie.ui.details.detail_pane import DetailPane
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.session.jobs import WAITING_FOR_DISK, try_until_saved
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.words import filling
from menagerie.ui.words.messages import message_of

if TYPE_CHECKING:
    from menagerie.ui.details.notes_box import NotesBox, TagsEdit

_SAVE, _TAG, _LIST = "save notes ", "tag animals ", "list tags to offer"
_MERGED = "show notes of other desks"
_TRY_AGAIN = f"{WAITING_FOR_DISK}notes"
# A pause in typing after which what was typed so far is saved.
_PAUSE_MS = 800


class NotesFlow(QObject):
    """Saves notes and tags of the animal in the details, and tags of several selected animals.

    The service never gets them: nothing here leads to a request.

    ``on_missed`` is called when some of a colleague were replaced that the person has not seen, and which the
    catalogue keeps.

    Signals: ``changed(object)`` with the Notes of animals that have others now, by their ids.
    """

    changed = Signal(object)

    def __init__(
        self, context: WindowContext, pane: DetailPane, selected: Callable[[], Sequence[int]]
    ) -> None:
        """Make the flow; ``selected`` returns the ids of the selected rows."""
        super().__init__(pane)
        self._pane = pane
        self._selected = selected
        self._context = context
        # Made when the first animal is shown.
        self._box: NotesBox | None = None
        self._animal_id: int | None = None
        # What is not on the disk yet, with its environment, by the key of its data.
        self._unsaved_at: dict[tuple[str, str | None], tuple[Environment, dict[int, Notes]]] = {}
        self._count = 0
        self.on_missed: Callable[[], None] = lambda: None
        # Tags are added to those that the tagging or the step before has written.
        self._tagging = asyncio.Lock()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._save_meanwhile)
        pane.offer_tags = self._offer_tags
        pane.tag_selected = self._tag_selected
        # Still with the catalogue of the environment that is being left.
        context.opened.left.connect(self.finish)
        context.opened.settle_before_closing(self._finish_tagging)
        context.opened.catalogue_changed.connect(self._wait_for_disk)
        context.commands.note.triggered.connect(self.edit_note)
        context.commands.edit_tags.triggered.connect(self.edit_tags)

    def show(self, known: KnownAnimal | None) -> None:
        """Show the notes of an animal, after those that were typed for another one have been saved."""
        animal_id = None if known is None else known.animal.id
        if animal_id != self._animal_id:
            self.finish()
            self._animal_id = animal_id
            if self._box is not None:
                self._box.say_nothing()
        elif self._is_edited:
            return
        if known is not None:
            self._made_box().show_notes(self._unsaved.get(known.animal.id, known.notes))

    def edit_note(self) -> None:
        """Move the focus to the note of the animal in the details."""
        self._context.commands.details.setChecked(True)
        if self._box is not None:
            self._box.edit_note()

    def edit_tags(self) -> None:
        """Move the focus to the tags of the animal in the details, or of the selected ones."""
        self._context.commands.details.setChecked(True)
        if not self._pane.focus_tags() and self._box is not None:
            self._box.edit_tags()

    def finish(self) -> None:
        """Save what was typed, as a step that can be undone."""
        was_pausing = self._pause.isActive()
        self._pause.stop()
        box, animal_id = self._box, self._animal_id
        if box is None or animal_id is None:
            return
        if not box.is_edited:
            if was_pausing:
                # What was saved in an earlier pause has been taken back since.
                self._save_meanwhile()
            return
        before, after = box.shown, box.notes
        missed = {animal_id: before} if box.has_missed else {}
        box.show_notes(after)
        environment = self._context.opened.environment
        step = self.tr("changing notes of #{id}").format(id=animal_id)

        def record() -> None:
            self._record({animal_id: before}, {animal_id: after}, step, environment)

        self._start_saving({animal_id: after}, record, missed)

    def show_merged(self, taken: Merged) -> None:
        """Show notes that were written at other desks."""
        if taken.notes:
            catalogue, ids = self._context.opened.catalogue, tuple(taken.notes)
            self._count += 1
            self._context.jobs.start(f"{_MERGED} {self._count}", lambda: self._show_changed(catalogue, ids))

    async def save_all(self) -> None:
        """Save what was typed last, and what could not be saved before, in any environment."""
        await self._finish_tagging()
        self.finish()
        if self._unsaved:
            # A copy: the end of an earlier saving takes out what is on the disk.
            await self._context.opened.catalogue.save_notes(dict(self._unsaved))
        # Another environment may still be opened meanwhile.
        for data_key, (environment, unsaved) in tuple(self._unsaved_at.items()):
            if unsaved and data_key != self._context.opened.environment.data_key:
                catalogue = self._context.opened.catalogue_of(environment)
                await catalogue.save_notes(dict(unsaved))
                await catalogue.close()

    @property
    def _unsaved(self) -> dict[int, Notes]:
        """What was given to the open catalogue and is not on the disk yet, by the animals' ids."""
        environment = self._context.opened.environment
        return self._unsaved_at.setdefault(environment.data_key, (environment, {}))[1]

    @property
    def _is_edited(self) -> bool:
        return self._box is not None and self._box.is_edited

    def _made_box(self) -> "NotesBox":
        from menagerie.ui.details.notes_box import NotesBox  # noqa: PLC0415 - with the first animal

        if self._box is None:
            self._box = box = NotesBox(self._pause.start, self.finish, self._show_whole_box)
            self._pane.add_notes(box)
            box.tags.entered.connect(lambda: self._offer_tags(box.tags))
        return self._box

    def _show_whole_box(self) -> None:
        if (box := self._box) is not None:
            # Later: the pane may just have opened, without its room yet.
            QTimer.singleShot(0, box, lambda: self._pane.show_whole(box))

    def _save_meanwhile(self) -> None:
        """Save in a pause of typing. The rows show it, and it becomes a step, when the person goes on."""
        box, animal_id = self._box, self._animal_id
        if box is None or animal_id is None:
            return
        if box.tags.is_choosing:
            # The beginning of a tag is no tag yet.
            self._pause.start()
        else:
            box.remember_saved()
            self._start_saving({animal_id: box.notes}, None)

    def _start_saving(
        self,
        notes: Mapping[int, Notes],
        then: Callable[[], None] | None,
        missed: Mapping[int, Notes] | None = None,
    ) -> None:
        catalogue, unsaved = self._context.opened.catalogue, self._unsaved
        unsaved.update(notes)

        async def save() -> None:
            if not await self._is_saved(catalogue, notes, unsaved, missed):
                self._say(notes, saved=False)
                self._wait_for_disk()
                return
            self._say(notes, saved=True)
            if missed:
                self.on_missed()
            if then is not None:
                then()
                await self._show_changed(catalogue, tuple(notes))

        self._count += 1
        self._context.jobs.start(f"{_SAVE}{self._count}", save, outlives_environment=True)

    @staticmethod
    async def _is_saved(
        catalogue: Catalogue,
        notes: Mapping[int, Notes],
        unsaved: dict[int, Notes],
        missed: Mapping[int, Notes] | None = None,
    ) -> bool:
        is_saved = await catalogue.save_notes(notes, missed)
        if is_saved:
            for animal_id, saved in notes.items():
                if unsaved.get(animal_id) == saved:
                    del unsaved[animal_id]
        return is_saved

    def _wait_for_disk(self) -> None:
        """Save what the disk refused as soon as it takes it, without another letter."""
        if self._unsaved:
            self._context.jobs.start(
                _TRY_AGAIN,
                lambda: try_until_saved(self._context.clock, lambda: bool(self._unsaved), self._try_again),
                outlives_environment=True,
            )

    async def _try_again(self) -> None:
        catalogue, unsaved = self._context.opened.catalogue, self._unsaved
        notes = dict(unsaved)
        if notes and await self._is_saved(catalogue, notes, unsaved):
            self._say(notes, saved=True)
            await self._show_changed(catalogue, tuple(notes))

    def _say(self, notes: Mapping[int, Notes], *, saved: bool) -> None:
        box = self._box
        if box is None or self._animal_id is None or self._animal_id not in notes:
            return
        if not saved:
            box.say_problem(message_of(StorageError(StorageCase.NOTES_NOT_SAVED)))
        elif notes[self._animal_id] == box.notes:
            box.say_saved()

    async def _set(self, catalogue: Catalogue, notes: Mapping[int, Notes], unsaved: dict[int, Notes]) -> None:
        """Save and show these notes. Raises StorageError where they cannot be saved."""
        # What waits for the disk would otherwise take the place of these when it is saved.
        replaced = {one: unsaved.pop(one) for one in notes if one in unsaved}
        try:
            is_saved = await self._is_saved(catalogue, notes, unsaved)
        except asyncio.CancelledError:
            # The disk may refuse these, too.
            unsaved.update({one: notes[one] for one in replaced if one not in unsaved})
            raise
        if not is_saved:
            unsaved.update({one: old for one, old in replaced.items() if one not in unsaved})
            self._wait_for_disk()
            raise StorageError(StorageCase.NOTES_NOT_SAVED)
        await self._show_changed(catalogue, tuple(notes))

    @staticmethod
    async def _known(
        catalogue: Catalogue, animal_ids: Sequence[int], unsaved: Mapping[int, Notes]
    ) -> Mapping[int, Notes]:
        """Return the notes of these animals. Raises StorageError where they cannot be read."""
        # A slow disk may still be saving what was typed last.
        typed = dict(unsaved)
        found = await catalogue.notes(animal_ids)
        if found is None:
            raise StorageError(StorageCase.NOTES_NOT_SAVED)
        known = {**found, **typed}
        return {one: known.get(one, NO_NOTES) for one in animal_ids}

    async def _show_changed(self, catalogue: Catalogue, animal_ids: Sequence[int]) -> None:
        # As they are stored: a tag has the letters in which it was typed first.
        stored = await catalogue.notes(animal_ids)
        if stored is None or catalogue is not self._context.opened.catalogue:
            return
        now = {one: stored.get(one, NO_NOTES) for one in animal_ids}
        box, animal_id = self._box, self._animal_id
        if box is not None and animal_id is not None:
            # What waits for the disk is newer than what is on it.
            if animal_id in now and animal_id not in self._unsaved:
                box.take(now[animal_id])
            if box.tags.hasFocus() and not box.is_edited:
                self._offer_tags(box.tags)
        self.changed.emit(now)

    def _record(
        self, before: Mapping[int, Notes], after: Mapping[int, Notes], text: str, environment: Environment
    ) -> None:
        async def change(old: Mapping[int, Notes], new: Mapping[int, Notes]) -> bool:
            catalogue, unsaved = self._context.opened.catalogue, self._unsaved
            # The tags that are being added would be lost otherwise.
            async with self._tagging:
                now = await self._known(catalogue, tuple(new), unsaved)
                # A colleague may have written something since. Thousands of animals would hold the window up.
                wanted = await asyncio.to_thread(
                    lambda: {one: notes.changed_as(old[one], new[one]) for one, notes in now.items()}
                )
                await self._set(catalogue, wanted, unsaved)
                return wanted != now

        self._context.undo.record(
            text, lambda: change(after, before), lambda: change(before, after), environment=environment
        )

    def _offer_tags(self, edit: "TagsEdit") -> None:
        catalogue = self._context.opened.catalogue

        async def offer() -> None:
            edit.offer(await catalogue.tags_in_use())

        self._context.jobs.start(_LIST, offer, replace=True)

    def _tag_selected(self, tags: tuple[str, ...], adds: bool) -> None:  # noqa: FBT001 - as DetailPane calls it
        """Give ``tags`` to the selected animals, or take them away."""
        catalogue, environment = self._context.opened.catalogue, self._context.opened.environment
        ids, unsaved = tuple(self._selected()), self._unsaved

        async def tag() -> None:
            notes = await self._known(catalogue, ids, unsaved)
            wanted = {one: n.with_tags(tags) if adds else n.without_tags(tags) for one, n in notes.items()}
            after = {one: n for one, n in wanted.items() if n != notes[one] and len(n.tags) <= MOST_TAGS}
            full = sum(len(n.tags) > MOST_TAGS for n in wanted.values())
            if after:
                await self._set(catalogue, after, unsaved)
                before = {one: notes[one] for one in after}
                step = self.tr("tagging with {tags}") if adds else self.tr("removing the tags {tags}")
                step = step.format(tags=in_one_line(joined(tags)))
                self._record(before, after, step, environment)
            self._say_tagged(tags, len(after), len(ids), full, adds=adds)

        async def tag_in_turn() -> None:
            async with self._tagging:
                try:
                    await tag()
                except StorageError as error:
                    self._context.toast.say(message_of(error))

        self._count += 1
        self._context.jobs.start(f"{_TAG}{self._count}", tag_in_turn, outlives_environment=True)

    async def _finish_tagging(self) -> None:
        """Wait until the tags that are being added have been saved, in any environment."""
        async with self._tagging:
            pass

    def _say_tagged(self, tags: tuple[str, ...], count: int, selected: int, full: int, *, adds: bool) -> None:
        # Counts stand apart from any noun, so that no language needs a plural here.
        text = self.tr("{tags}: removed from {n} of {all}")
        if adds:
            text = self.tr("{tags}: added to {n} of {all}")
        if full:
            text = self.tr("{tags}: added to {n} of {all}.")
        text = text.format(tags=in_one_line(joined(tags)), n=number(count), all=number(selected))
        if full:
            too_many = translate("NotesFlow", "%Ln would have more than {most} tags.", "Animals", n=full)
            text = filling.joined([text, too_many.format(most=number(MOST_TAGS))])
        self._context.toast.say(text)
