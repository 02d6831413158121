"""Reads a delivery into the preview, beside the window, and sees when its file has changed since."""

import asyncio
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from menagerie.deliveries.delivery import Delivery, Reading
from menagerie.deliveries.process import read_on_a_thread
from menagerie.domain.errors import DefectError, MenagerieError
from menagerie.ui.importing import BEGIN
from menagerie.ui.importing.preview.checking_flow import CheckingFlow, ImportSession, Source
from menagerie.ui.importing.preview.window import ImportWindow
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.words.messages import stored_words
from menagerie.workflows.importing import Layouts, Preview, column_facts, propose
from menagerie.workflows.importing.choices import Overrides
from menagerie.workflows.importing.start import FileState, file_state

READ = "read a delivery"
LOOK = "look at the file of a delivery"


class DeliveryFlow(QObject):
    """Reads one delivery at a time, and hands it to ``checking``.

    When the person comes back to the window, as from a spreadsheet, it looks whether the file has changed.
    """

    def __init__(
        self, context: WindowContext, window: ImportWindow, checking: CheckingFlow, layouts: Layouts
    ) -> None:
        super().__init__(window)
        self._page = window.preview
        self._checking = checking
        self._context = context
        self._layouts = layouts
        # Reads the delivery that came while an import was being begun.
        self._next: Callable[[], None] | None = None
        # The digest of the delivery whose change was told already.
        self._told = ""
        window.activated.connect(self._look)
        self._page.source.reading.reading_requested.connect(self._read_as)
        self._page.stop.clicked.connect(self._stop)
        context.jobs.ended.connect(self._read_next)

    @property
    def preview(self) -> Preview | None:
        """The preview of the delivery that is open; None if there is none."""
        return self._checking.preview

    def read(
        self, source: Source, title: str, wanted: Reading | None = None, *, overrides: Overrides | None = None
    ) -> None:
        """Read a delivery; ask before what the person edited is lost.

        While rows are on their way into the outbox, it is read once they are there.
        """
        if self._context.jobs.is_running(BEGIN):
            data_key = self._context.opened.environment.data_key

            def read_later() -> None:
                # What is set for it, such as a number of a category, counts where it was set.
                if overrides is None or self._context.opened.environment.data_key == data_key:
                    self.read(source, title, wanted, overrides=overrides)

            self._next = read_later
            return
        opening = self._checking.opening
        if opening is None or opening.source is not source:
            # The person wants this one instead.
            self._next = None
        if opening is not None:
            # What can be added is still the former file: show no other one's path above its rows.
            self._page.source.show_delivery(opening.preview.delivery, opening.wanted)

        def read() -> None:
            self._page.message.clear()
            self._page.begin_progress(self.tr("Reading {title}…").format(title=title))
            self._context.jobs.start(
                READ,
                lambda: self._read(source, wanted or Reading(), overrides),
                replace=True,
                outlives_environment=True,
            )

        text = self.tr("Reading {title} discards what you edited.").format(title=title)
        self._ask_if_edited(text, self.tr("Discard and read"), read)

    def restart(self, restart: Callable[[], None]) -> None:
        """Do ``restart``, which ends the application; ask before what the person edited is lost."""
        text = self.tr("A restart discards what you edited.")
        self._ask_if_edited(text, self.tr("Discard and restart"), restart)

    def read_again(self) -> None:
        """Read the open delivery once more, in the same way."""
        opening = self._checking.opening
        if opening is not None:
            title = stored_words(opening.preview.delivery.title)
            self.read(opening.source, title, opening.wanted, overrides=opening.overrides)

    def offer_reading(self, delivery: Delivery) -> None:
        """Say that the file of the open delivery has changed, and offer to read it again."""
        self._told = delivery.digest
        self._page.ask(
            self.tr("{title} has changed").format(title=in_sentence(stored_words(delivery.title))),
            self.tr("The rows here are as they were read before."),
            self.tr("Read again"),
            self.read_again,
        )

    def leave(self) -> None:
        """Keep what the person edited until the application ends; forget everything else."""
        self._context.jobs.cancel(READ)
        self._next = None
        preview = self.preview
        if preview is None or not preview.is_edited:
            self._checking.forget()

    def _read_next(self, job: str) -> None:
        # Rows that were not added after all stay, with what was said of them, and are added first.
        if job == BEGIN and self._next is not None and self.preview is None:
            read, self._next = self._next, None
            read()

    def _ask_if_edited(self, text: str, action: str, act: Callable[[], None]) -> None:
        opening = self._checking.opening
        if opening is None or not opening.preview.is_edited:
            act()
            return
        title = stored_words(opening.preview.delivery.title)
        self._page.ask(self.tr("You edited rows of {title}").format(title=title), text, action, act)

    def _read_as(self, wanted: Reading) -> None:
        opening = self._checking.opening
        if opening is not None:
            self.read(opening.source, stored_words(opening.preview.delivery.title), wanted)

    async def _read(self, source: Source, wanted: Reading, overrides: Overrides | None) -> None:
        page = self._page
        # What is set is meant for the environment that is open now.
        catalogue, data_key = self._context.opened.catalogue, self._context.opened.environment.data_key
        try:
            delivery = await read_on_a_thread(partial(source, wanted))
            names = dict(await self._context.opened.catalogue.category_names())
            layouts = None if overrides is not None and overrides.ignores_layout else self._layouts
            choices = await asyncio.to_thread(propose, delivery, layouts, names, data_key)
            if overrides is not None:
                choices = overrides.apply(delivery, choices)
            facts = await asyncio.to_thread(column_facts, delivery)
        except MenagerieError as error:
            page.end_progress()
            page.show_error(error)
            return
        except asyncio.CancelledError:
            # Otherwise another one is being read in its place.
            if not self._context.jobs.is_running(READ):
                page.end_progress()
            raise
        except Exception as failure:
            page.end_progress()
            page.show_error(DefectError.of(failure))
            raise
        has_overrides = overrides is not None and not overrides.is_empty
        opening = ImportSession(
            source=source,
            wanted=wanted,
            preview=Preview(delivery, choices, names),
            choices=choices,
            data_key=data_key,
            category_names=names,
            facts=facts,
            overrides=overrides,
            layouts=None if has_overrides else self._layouts,
            hidden_wanted=False if overrides is not None and overrides.skips_hidden else None,
        )
        self._checking.show(opening, is_elsewhere=catalogue is not self._context.opened.catalogue)

    def _stop(self) -> None:
        """Stop reading; or stop checking and forget the delivery, unless the person edited it."""
        if self._context.jobs.is_running(READ):
            self._context.jobs.cancel(READ)
        elif self.preview is not None and not self.preview.is_edited:
            self._checking.forget()

    def _look(self) -> None:
        delivery = self._open_delivery()
        if delivery is not None and delivery.digest != self._told:
            self._context.jobs.start(LOOK, partial(self._compare, delivery), outlives_environment=True)

    async def _compare(self, delivery: Delivery) -> None:
        # A file that is gone may be back in a moment: some programs save by replacing it.
        if await file_state(delivery) is FileState.CHANGED and self._open_delivery() is delivery:
            self.offer_reading(delivery)

    def _open_delivery(self) -> Delivery | None:
        """Return the delivery that can be added now; None while there is none."""
        preview = self._checking.preview
        return preview.delivery if preview is not None and self._checking.is_checked else None
