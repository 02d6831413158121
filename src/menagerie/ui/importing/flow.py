"""Opens the import window, which is built when it is first needed."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from menagerie.domain.knowledge import Person
from menagerie.ui.importing import BEGIN
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import spoken_languages
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.preferred import ProductionConfirmation
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.files import FileDrop, choose_file

if TYPE_CHECKING:
    from menagerie.deliveries.delivery import Delivery, Reading
    from menagerie.deliveries.process import CancelToken
    from menagerie.ui.importing.preview.delivery_flow import DeliveryFlow
    from menagerie.ui.importing.preview.window import ImportWindow
    from menagerie.workflows.importing import Preview
    from menagerie.workflows.importing.choices import Overrides

PREPARE = "prepare the import window"


class ImportFlow(QObject):
    """Opens the import window with what the person wants to import.

    ``person`` returns who works here now, for delivery notes.

    Signals: ``begun(object)`` with the Job, when a person has confirmed and its rows are in the outbox;
    ``not_begun`` when they are not there after all, which the window explains; ``opened`` when the window
    comes forward.
    """

    begun = Signal(object)
    not_begun = Signal()
    opened = Signal()

    def __init__(
        self,
        context: WindowContext,
        window: QWidget,
        theme: Theme,
        open_queue: OpenQueue,
        production: ProductionConfirmation,
        person: Callable[[], Person],
    ) -> None:
        super().__init__(window)
        self._main_window = window
        self._theme = theme
        self._context = context
        self._open_queue = open_queue
        self._production = production
        self._person = person
        self._built: tuple[ImportWindow, DeliveryFlow] | None = None
        # What is to be done once the window can be built.
        self._wishes: list[Callable[[], None]] = []
        self._folder = Path(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        )
        context.jobs.ended.connect(self._job_ended)
        FileDrop(window).dropped.connect(self.open_file)
        context.commands.paste.triggered.connect(self.paste_rows)

    @property
    def preview(self) -> "Preview | None":
        """The preview of the delivery that is open; None if there is none."""
        return None if self._built is None else self._delivery.preview

    @property
    def window(self) -> "ImportWindow":
        """The window."""
        return self._parts[0]

    def begin(self) -> None:
        """Open the window for a new import, with the delivery that was not added yet."""
        self.when_imported(self._begin)

    def open_file(
        self, path: Path, overrides: "Overrides | None" = None, wanted: "Reading | None" = None
    ) -> None:
        """Open the window, and read a file into it as ``wanted``; ``overrides`` map its columns."""
        self.when_imported(partial(self._open_file, path, overrides, wanted))

    def paste_rows(self) -> None:
        """Open the window with the file that was copied, or with the rows that were, if there are several."""
        self.when_imported(self._paste_rows)

    def restart(self, restart: Callable[[], None]) -> None:
        """Do ``restart``, which ends the application; come forward and ask before edited rows are lost."""
        if self.preview is None or not self.preview.is_edited or self.is_beginning:
            restart()
            return
        self._begin()
        self._delivery.restart(restart)

    def when_imported(self, do: Callable[[], None]) -> None:
        """Import beside the main window what the import window needs, unless it is built; then ``do`` it.

        Importing takes longer than a frame. Several wishes meanwhile are fulfilled in their order.
        """
        if self._built is not None and not self._context.jobs.is_running(PREPARE):
            do()
            return
        self._wishes.append(do)
        self._context.jobs.start(PREPARE, self._prepare, outlives_environment=True)

    async def _prepare(self) -> None:
        await asyncio.to_thread(_import_window)
        wishes, self._wishes = self._wishes, []
        for wish in wishes:
            wish()

    @property
    def is_beginning(self) -> bool:
        """Tell whether rows that the person has confirmed are on their way into the outbox."""
        return self._context.jobs.is_running(BEGIN)

    async def finish(self) -> None:
        """Wait until they are there, or ``not_begun`` has told that they are not."""
        await self._context.jobs.finish(BEGIN)

    def _job_ended(self, name: str) -> None:
        # What is in the outbox is not open any more.
        if name == BEGIN and self.preview is not None:
            self.not_begun.emit()

    def _begin(self) -> None:
        window = self.window
        window.show_preview()
        window.come_forward()
        self.opened.emit()
        if self._delivery.preview is None:
            window.preview.source.path.setFocus()

    def _open_file(self, path: Path, overrides: "Overrides | None", wanted: "Reading | None") -> None:
        self._begin()
        self._folder = path.parent
        self._delivery.read(partial(_read_file, path), path.name, wanted, overrides=overrides)

    def _paste_rows(self) -> None:
        from menagerie.ui.importing.preview.source import copied_file, holds_rows  # noqa: PLC0415 - as the window

        if (path := copied_file()) is not None:
            self._open_file(path, None, None)
            return
        if not holds_rows():
            self._context.toast.say(self.tr("Copy rows in a spreadsheet or one file first, then paste here."))
            return
        self._begin()
        text = QGuiApplication.clipboard().text()
        self._delivery.read(partial(_read_text, text), self.tr("pasted rows"))

    @property
    def _delivery(self) -> "DeliveryFlow":
        return self._parts[1]

    @property
    def _parts(self) -> "tuple[ImportWindow, DeliveryFlow]":
        if self._built is None:
            self._built = self._build()
        return self._built

    def _build(self) -> "tuple[ImportWindow, DeliveryFlow]":
        from menagerie.ui.importing.preview.beginning_flow import BeginningFlow  # noqa: PLC0415 - when it is opened
        from menagerie.ui.importing.preview.checking_flow import CheckingFlow  # noqa: PLC0415 - as above
        from menagerie.ui.importing.preview.delivery_flow import DeliveryFlow  # noqa: PLC0415 - as above
        from menagerie.ui.importing.preview.window import ImportWindow  # noqa: PLC0415 - as above
        from menagerie.workflows.importing import Layouts  # noqa: PLC0415 - as above

        layouts = Layouts(self._context.paths.layouts)
        window = ImportWindow(self._theme, self._main_window)
        page = window.preview
        checking = CheckingFlow(self._context, window, self._open_queue, layouts)
        delivery = DeliveryFlow(self._context, window, checking, layouts)
        BeginningFlow(
            self._context,
            window,
            checking,
            delivery,
            self._open_queue,
            self._production,
            self._person,
            self.begun.emit,
        )
        FileDrop(window).dropped.connect(self.open_file)
        window.closed.connect(self._closed)
        page.source.path_requested.connect(self.open_file)
        page.source.browse.clicked.connect(self._browse)
        for pastes in (window.paste.activated, page.source.path.rows_pasted, page.source.paste.clicked):
            pastes.connect(self._paste)
        page.foot.cancel.clicked.connect(window.reject)
        return window, delivery

    def _paste(self) -> None:
        from menagerie.ui.importing.preview.source import copied_file, holds_rows  # noqa: PLC0415 - as the window

        if copied_file() is not None or holds_rows():
            self.paste_rows()
            return
        self.window.show_preview()
        self.window.preview.inform(
            self.tr("There are no rows to paste"),
            self.tr("Copy some rows in a spreadsheet or one file, then try again."),
        )

    def _browse(self) -> None:
        lists = self.tr("Spreadsheets and lists") + " (*.csv *.tsv *.txt *.xlsx *.xls *.ods *.json *.jsonl)"
        filters = (lists, self.tr("All files") + " (*)")
        title = self.tr("Choose a file to import")
        choose_file(self.window, "importFileDialog", title, self._folder, filters, self.open_file)

    def _closed(self) -> None:
        if not self._context.jobs.is_running(BEGIN):
            self._delivery.leave()


def _import_window() -> None:
    from menagerie.ui.importing.job import flow  # noqa: F401, PLC0415 - it takes longer than a frame
    from menagerie.ui.importing.preview import beginning_flow  # noqa: F401, PLC0415 - as above


def _read_file(path: Path, wanted: "Reading", token: "CancelToken") -> "Delivery":
    # Imported where it is read, on a thread beside the window.
    from menagerie.deliveries.process import read_delivery  # noqa: PLC0415 - when something is read

    return read_delivery(path, wanted, languages=spoken_languages(), token=token)


def _read_text(text: str, wanted: "Reading", token: "CancelToken") -> "Delivery":
    from menagerie.deliveries.process import read_pasted  # noqa: PLC0415 - when something is read

    return read_pasted(text, wanted, token=token)
