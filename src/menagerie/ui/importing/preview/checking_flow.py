"""Checks the rows of the delivery that is open, and takes what the person chooses for it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.deliveries.delivery import Delivery, Reading
from menagerie.deliveries.process import CancelToken
from menagerie.domain.cases import DeliveryNoteCase
from menagerie.domain.errors import MenagerieError
from menagerie.domain.facts import Fact
from menagerie.ui.importing import BEGIN
from menagerie.ui.importing.preview.mapping import with_meaning
from menagerie.ui.importing.preview.window import ImportWindow
from menagerie.ui.importing.preview.wording import imported_before
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.words.filling import joined
from menagerie.ui.words.messages import stored_words, words
from menagerie.workflows.importing import Choices, ColumnFacts, Field, Layouts, Preview, Word, earlier_import
from menagerie.workflows.importing.choices import Overrides, without_categories
from menagerie.workflows.importing.mapping import DataKey, notes_about
from menagerie.workflows.importing.words import OWN_STATUS_WORDS

CHECK = "check a delivery"
REMEMBER = "remember a layout"
# One comparison for some edits in a row.
_AFTER_EDIT_MS = 400


Source = Callable[[Reading, CancelToken], Delivery]


class ImportSession(Struct):
    """A delivery that is open in the preview: it was read from ``source`` as ``wanted``.

    ``choices`` are those of the person; the preview has them as soon as its rows are checked with them.
    ``data_key`` is that of the environment in which its categories were chosen, and ``category_names`` the
    names of categories there. ``layouts`` remembers the choices; None where ``overrides`` map this file,
    since the next one must not get it. ``notes`` tell what to know of how its columns are mapped.

    Nothing can be added before ``is_checked``: every row is checked and compared; ``has_failed`` when the
    last check could not do that. ``is_told`` when the person was told of an earlier import of the file, if
    there is one. ``alike_wanted`` is whether the rows that are alike are to be included, which the person has
    just chosen, and ``hidden_wanted`` the same of the rows that the sheet hides; None once that is done.
    """

    source: Source
    wanted: Reading
    preview: Preview
    choices: Choices
    data_key: DataKey
    category_names: dict[int, str]
    facts: Sequence[ColumnFacts]
    overrides: Overrides | None
    layouts: Layouts | None
    is_checked: bool = False
    has_failed: bool = False
    is_told: bool = False
    alike_wanted: bool | None = None
    hidden_wanted: bool | None = None
    notes: tuple[Fact, ...] = ()


class CheckingFlow(QObject):
    """Checks one delivery at a time, on the preview page of the import window, beside the window.

    Signals: ``changed`` when other rows are ready to be added, or are not any more.
    """

    changed = Signal()

    def __init__(
        self, context: WindowContext, window: ImportWindow, open_queue: OpenQueue, layouts: Layouts
    ) -> None:
        super().__init__(window)
        self._window = window
        self._page = window.preview
        self._open_queue = open_queue
        self._context = context
        self._layouts = layouts
        self._opening: ImportSession | None = None
        self._after_edit = QTimer(self)
        self._after_edit.setSingleShot(True)
        self._after_edit.setInterval(_AFTER_EDIT_MS)
        self._after_edit.timeout.connect(self._compare)
        page = self._page
        page.mapping.columns_requested.connect(self._choose_columns)
        page.words.meaning_requested.connect(self._choose_meaning)
        page.only_problems.toggled.connect(self._filter)
        page.include_alike.clicked.connect(self._include_alike)
        page.include_hidden.toggled.connect(self._include_hidden)
        page.table.rows.edited.connect(self._edited)
        page.table.rows.chosen.connect(self._show_counts)

    @property
    def opening(self) -> ImportSession | None:
        """The delivery that is open; None if there is none."""
        return self._opening

    @property
    def preview(self) -> Preview | None:
        """Its preview."""
        return None if self._opening is None else self._opening.preview

    @property
    def layouts(self) -> Layouts | None:
        """Where the mapping of the open delivery is remembered; None if it must not be."""
        return None if self._opening is None else self._opening.layouts

    @property
    def is_checked(self) -> bool:
        """Tell whether every row is checked and compared."""
        return self._opening is not None and self._opening.is_checked

    @property
    def has_failed(self) -> bool:
        """Tell whether the last check did not come to every row."""
        return self._opening is not None and self._opening.has_failed

    def show(self, opening: ImportSession, *, is_elsewhere: bool) -> None:
        """Show a delivery in the place of any other, and check its rows.

        ``is_elsewhere`` when another environment, with other category names, was opened while it was read.
        """
        self._opening = opening
        page, delivery = self._page, opening.preview.delivery
        self._window.name_delivery(stored_words(delivery.title))
        page.show_delivery(
            delivery,
            opening.wanted,
            opening.facts,
            opening.choices,
            with_hidden=opening.hidden_wanted is not False,
        )
        page.show_rows(opening.preview, opening.preview.shown(), opening.category_names)
        self._tell_notes(opening)
        self._leave_environment(opening)
        self._check(opening, self._check_elsewhere if is_elsewhere else self._check_new)

    def check_again(self, *, keeps_message: bool = False) -> None:
        """Check every row again: another environment has other animals and category names."""
        if self._opening is not None:
            self._leave_environment(self._opening)
            if not keeps_message:
                # It may say that the file was imported before, which is another thing in each environment.
                self._page.message.clear()
                self._tell_notes(self._opening)
            self._check(self._opening, self._check_elsewhere)

    def show_compared(self) -> None:
        """Show the rows as they were compared last, which ``begin_import`` does too."""
        opening = self._opening
        if opening is not None:
            self._page.table.rows.refresh(opening.category_names)
            self._show_counts()

    def stop_checking(self) -> None:
        """Leave the rows as they are; ``begin_import`` checks and compares all of them itself."""
        self._after_edit.stop()
        self._context.jobs.cancel(CHECK)

    def forget(self) -> None:
        """Show no delivery any more."""
        self.stop_checking()
        self._opening = None
        self._window.name_delivery("")
        self._page.show_nothing()
        self.changed.emit()

    def _check(
        self,
        opening: ImportSession,
        work: Callable[[ImportSession], Awaitable[None]],
        *,
        stays_checked: bool = False,
    ) -> None:
        """Run ``work``, which leaves every row checked, and show what it found.

        It takes the place of a check that was going on. Meanwhile nothing can be added, unless it
        ``stays_checked``.
        """
        if self._context.jobs.is_running(BEGIN):
            return
        page = self._page
        self._after_edit.stop()
        opening.is_checked = opening.is_checked and stays_checked
        opening.has_failed = False
        page.begin_progress(self.tr("Checking…"))
        self.changed.emit()

        async def run() -> None:
            goes_on = False
            try:
                await work(opening)
                opening.is_checked = True
            except MenagerieError as error:
                opening.has_failed = True
                page.show_error(error, lambda: self._check(opening, work, stays_checked=stays_checked))
            except asyncio.CancelledError:
                # Another check may take the place of this one.
                goes_on = self._context.jobs.is_running(CHECK)
                raise
            finally:
                if opening is self._opening and not goes_on:
                    page.end_progress()
                    self.show_compared()

        self._context.jobs.start(CHECK, run, replace=True)

    async def _check_new(self, opening: ImportSession) -> None:
        await opening.preview.check()
        self._show_counts()
        await self._compare_rows(opening)
        if opening.preview.counts.problems:
            self._page.show_problems()
        await self._note_columns(opening)
        await self._include(opening)
        await self._tell_earlier_import(opening)
        # What is not checked cannot be added.
        opening.is_checked = True
        self._show_counts()
        self._page.show_checked(opening.preview.counts)

    def _leave_environment(self, opening: ImportSession) -> None:
        """Forget which categories were chosen and which rows included, if that was in another environment."""
        data_key = self._context.opened.environment.data_key
        if opening.data_key != data_key:
            opening.data_key = data_key
            opening.choices = without_categories(opening.choices)
            if opening.overrides is not None:
                # It counts again when the file is read again.
                opening.overrides = opening.overrides.without_category()
            self._page.mapping.show_choices(opening.facts, opening.choices)
            # A field would take its number for this environment when it loses the focus.
            self._page.words.clear()
            opening.preview.forget_included()
            opening.alike_wanted = None

    async def _check_elsewhere(self, opening: ImportSession) -> None:
        opening.is_told = False
        if opening.overrides is None and not opening.choices.categories:
            known = await asyncio.to_thread(self._layouts.find, opening.preview.delivery, opening.data_key)
            if known is not None:
                opening.choices = replace(opening.choices, categories=known.categories)
        await self._check_again(opening)

    def _tell_notes(self, opening: ImportSession) -> None:
        if notes := _notes(opening):
            self._inform(self.tr("What to know about this file"), notes, opening)

    async def _note_columns(self, opening: ImportSession) -> None:
        """Say what to know of how the columns are mapped, if that is not said already."""
        delivery, names = opening.preview.delivery, opening.category_names
        found = await asyncio.to_thread(notes_about, delivery, opening.choices, names)
        notes = (*found, *opening.preview.notes)
        if notes != opening.notes:
            opening.notes, opening.is_told = notes, False
            self._page.message.clear()
            self._tell_notes(opening)

    def _inform(self, title: str, text: str, opening: ImportSession) -> None:
        """Say something of a delivery; where its characters were guessed, offer to choose others."""
        source = self._page.source
        if any(note.case is DeliveryNoteCase.ENCODING_GUESSED for note in opening.preview.delivery.notes):
            self._page.ask(title, text, source.change.text(), source.change.click)
        else:
            self._page.inform(title, text)

    async def _tell_earlier_import(self, opening: ImportSession) -> None:
        delivery = opening.preview.delivery
        job = await earlier_import(self._open_queue.current.outbox, delivery.digest)
        opening.is_told = True
        if job is not None:
            left_out = self.tr("Rows that were added are left out. Include them to add them again.")
            # It takes the place of what there is to know about the file.
            text = joined([left_out, _notes(opening)])
            self._inform(imported_before(job, self._context.clock.now()), text, opening)

    async def _check_again(self, opening: ImportSession) -> None:
        opening.category_names = dict(await self._context.opened.catalogue.category_names())
        await opening.preview.change(opening.choices, opening.category_names)
        self._show_counts()
        await self._compare_rows(opening)
        await self._note_columns(opening)
        await self._include(opening)
        if not opening.is_told:
            await self._tell_earlier_import(opening)

    async def _check_changed(self, opening: ImportSession) -> None:
        await self._check_again(opening)
        if self._page.only_problems.isChecked():
            # Other rows may have problems now, or none.
            has_problems = opening.preview.counts.problems > 0
            self._page.only_problems.setChecked(has_problems)
            self._filter(has_problems)

    async def _compare_rows(self, opening: ImportSession) -> None:
        queue = self._open_queue.current
        await opening.preview.compare(self._context.opened.catalogue, queue.outbox, queue.colleagues)

    def _compare(self) -> None:
        if self._opening is None:
            return
        if self._context.jobs.is_running(CHECK):
            # It has not come to every row yet, or has more to say.
            self._after_edit.start()
            return
        if not self._opening.is_checked:
            self._check(self._opening, self._check_again)
            return
        # A button that is disabled for a moment would lose a press. What begins an import compares again.
        self._check(self._opening, self._compare_rows, stays_checked=True)

    def _edited(self) -> None:
        self._show_counts()
        self._after_edit.start()

    def _choose_columns(self, columns: dict[Field, int | None], fixed: dict[Field, str]) -> None:
        if self._opening is not None:
            self._change(replace(self._opening.choices, columns=columns, fixed=fixed))

    def _choose_meaning(self, field: Field, key: str, meaning: str | int | None) -> None:
        if self._opening is not None:
            self._change(with_meaning(self._opening.choices, field, key, meaning))

    def _change(self, choices: Choices) -> None:
        opening = self._opening
        if opening is None or self._context.jobs.is_running(BEGIN):
            return
        opening.choices = choices
        self._check(opening, self._check_changed)
        if (layouts := opening.layouts) is not None:
            self._context.jobs.start(
                REMEMBER,
                # With its key already: another environment may be entered before this begins.
                partial(layouts.remember, opening.preview.delivery, choices, opening.data_key),
                replace=True,
                outlives_environment=True,
            )

    def _include_alike(self) -> None:
        if self._opening is not None:
            self._opening.alike_wanted = self._opening.preview.left_out_alike > 0
            self._include_wanted(self._opening)

    def _include_hidden(self, wanted: bool) -> None:  # noqa: FBT001 - a slot
        if self._opening is not None:
            self._opening.hidden_wanted = wanted
            self._include_wanted(self._opening)

    def _include_wanted(self, opening: ImportSession) -> None:
        is_checked = opening.is_checked and not self._context.jobs.is_running(CHECK)
        # In place of a check that this one ends.
        self._check(opening, self._include if is_checked else self._check_again)

    async def _include(self, opening: ImportSession) -> None:
        if opening.alike_wanted is not None:
            await opening.preview.include_alike(wanted=opening.alike_wanted)
            opening.alike_wanted = None
        if opening.hidden_wanted is not None:
            await opening.preview.include_hidden(wanted=opening.hidden_wanted)
            opening.hidden_wanted = None

    def _filter(self, only_problems: bool) -> None:  # noqa: FBT001 - a slot
        opening = self._opening
        if opening is not None:
            indexes = opening.preview.shown(only_problems=only_problems)
            self._page.show_rows(opening.preview, indexes, opening.category_names)

    def _show_counts(self) -> None:
        opening = self._opening
        if opening is None:
            return
        preview = opening.preview
        self._page.show_counts(
            preview.counts, preview.left_out_alike, _words_to_explain(preview), opening.category_names
        )
        self.changed.emit()


def _notes(opening: ImportSession) -> str:
    """Return what there is to know of a file and of how its columns are mapped."""
    return joined(map(words, (*opening.preview.delivery.notes, *opening.notes)))


def _words_to_explain(preview: Preview) -> dict[Field, list[Word]]:
    """Return the words that a person has to explain, and those whose meaning a person can change.

    The service's own words for a status, and the names of categories, mean themselves.
    """
    chosen = preview.choices
    return {
        Field.STATUS: [
            word
            for word in preview.status_words()
            if word.key not in OWN_STATUS_WORDS or word.key in chosen.statuses
        ],
        Field.CATEGORY: [
            word for word in preview.category_words() if not word.is_known or word.key in chosen.categories
        ],
    }
