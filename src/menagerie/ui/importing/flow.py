"""Runs the import window: reads and checks a delivery, and begins its job when the person confirms."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError
from menagerie.settings.environments import Environment
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Confirmation
from menagerie.ui.look.theme import Theme
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.production import ProductionConfirmation
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.ui.widgets.second_press import SecondPress
from menagerie.ui.widgets.toast import Toast
from menagerie.workflows.send_queue import SendQueue

if TYPE_CHECKING:
    from menagerie.deliveries.delivery import Delivery, Reading
    from menagerie.ui.importing.window import ImportWindow
    from menagerie.workflows.importing import Choices, Field, Layouts, Preview, Word
    from menagerie.workflows.importing.stated import Stated

READ = "read a delivery"
CHECK = "check a delivery"
BEGIN = "begin an import"
# One comparison for some edits in a row.
_AFTER_EDIT_MS = 400

_Source = Callable[["Reading"], "Delivery"]


class _Opening:
    """A delivery that is being prepared, and what the person chose for it."""

    def __init__(self, source: _Source, preview: "Preview", wanted: "Reading", names: dict[int, str]) -> None:
        self.source = source
        self.preview = preview
        self.wanted = wanted
        self.category_names = names
        # Nothing can be added before every row is checked and compared.
        self.is_checked = False


class ImportFlow(QObject):
    """Opens the import window and does what the person wants in it. Everything long runs beside the window.

    Signals: ``begun(object)`` with the Job, when a person has confirmed and its rows are in the outbox;
    ``opened`` when the window comes forward.
    """

    begun = Signal(object)
    opened = Signal()

    def __init__(
        self,
        window: QWidget,
        theme: Theme,
        toast: Toast,
        open_queue: OpenQueue,
        opened: OpenEnvironment,
        jobs: Jobs,
        waits: WaitWatch,
        production: ProductionConfirmation,
        paths: Paths,
        clock: Clock,
    ) -> None:
        super().__init__(window)
        self._main_window = window
        self._theme = theme
        self._toast = toast
        self._open_queue = open_queue
        self._opened = opened
        self._jobs = jobs
        self._waits = waits
        self._production = production
        self._paths = paths
        self._clock = clock
        self._window: ImportWindow | None = None
        self._layouts: Layouts | None = None
        self._opening: _Opening | None = None
        self._not_opened: MenagerieError | None = None
        self._second_press = SecondPress(clock.monotonic)
        self._folder = Path(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        )
        self._after_edit = QTimer(self)
        self._after_edit.setSingleShot(True)
        self._after_edit.setInterval(_AFTER_EDIT_MS)
        self._after_edit.timeout.connect(self._compare)
        opened.left.connect(self._refresh_foot)
        opened.entered.connect(self._enter)
        opened.opened.connect(self._session_opened)
        opened.failed.connect(self._session_failed)
        waits.began.connect(lambda _wait: self._refresh_foot())
        waits.ended.connect(self._refresh_foot)
        waits.quota_changed.connect(lambda _quota: self._refresh_foot())

    @property
    def preview(self) -> "Preview | None":
        """The preview of the delivery that is open; None if there is none."""
        return None if self._opening is None else self._opening.preview

    @property
    def window(self) -> "ImportWindow":
        """The window, which is built when it is first needed."""
        if self._window is None:
            self._window = self._build()
        return self._window

    def begin(self) -> None:
        """Open the window, with the delivery that was not added yet."""
        window = self.window
        window.come_forward()
        self.opened.emit()
        if self._opening is None:
            window.preview.source.path.setFocus()

    def open_file(self, path: Path, stated: "Stated | None" = None) -> None:
        """Open the window, and read a file into it; ``stated`` says how its columns are mapped."""
        from menagerie.deliveries.reading import read_delivery  # noqa: PLC0415 - when something is read

        self.begin()
        self.window.show_preview()
        self._folder = path.parent
        self._open(partial(read_delivery, path), path.name, stated=stated)

    def paste_rows(self) -> None:
        """Open the window with the rows that were copied in a spreadsheet, if there are several."""
        from menagerie.deliveries.reading import read_pasted  # noqa: PLC0415 - when something is read
        from menagerie.ui.importing.source import holds_rows  # noqa: PLC0415 - as the window

        if not holds_rows():
            self._toast.say(self.tr("Copy rows in a spreadsheet first, then paste them here."))
            return
        self.begin()
        self.window.show_preview()
        text = QGuiApplication.clipboard().text()
        self._open(partial(read_pasted, text), self.tr("pasted rows"))

    def _build(self) -> "ImportWindow":
        from menagerie.ui.importing.window import ImportWindow  # noqa: PLC0415 - when it is opened
        from menagerie.workflows.importing import Layouts  # noqa: PLC0415 - as the window

        self._layouts = Layouts(self._paths.layouts)
        window = ImportWindow(self._theme, self._main_window)
        page = window.preview
        window.file_dropped.connect(self.open_file)
        window.rows_pasted.connect(self._paste)
        window.closed.connect(self._closed)
        page.source.path_wanted.connect(self.open_file)
        page.source.browse_wanted.connect(self._browse)
        page.source.paste_wanted.connect(self._paste)
        page.source.reading_wanted.connect(self._read_again)
        page.mapping.columns_wanted.connect(self._choose_columns)
        page.words.meaning_wanted.connect(self._choose_meaning)
        page.filter_wanted.connect(self._filter)
        page.alike_wanted.connect(self._include_alike)
        page.stop_wanted.connect(self._stop)
        page.table.rows.edited.connect(self._edited)
        page.table.rows.chosen.connect(self._show_counts)
        page.foot.start_wanted.connect(self._start)
        page.foot.cancel_wanted.connect(self._cancel)
        page.foot.show_environment(self._opened.environment)
        self._window = window
        self._refresh_foot()
        return window

    # Reading

    def _paste(self) -> None:
        from menagerie.ui.importing.source import holds_rows  # noqa: PLC0415 - as the window

        if holds_rows():
            self.paste_rows()
            return
        self._inform(
            self.tr("There are no rows to paste"), self.tr("Copy some rows in a spreadsheet, then try again.")
        )

    def _browse(self) -> None:
        chooser = QFileDialog(self.window, self.tr("Choose a file to import"), str(self._folder))
        chooser.setObjectName("importFileDialog")
        chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
        chooser.setNameFilters(
            [
                self.tr("Spreadsheets and lists") + " (*.csv *.tsv *.txt *.xlsx *.xls *.ods *.json *.jsonl)",
                self.tr("All files") + " (*)",
            ]
        )
        chooser.fileSelected.connect(lambda name: self.open_file(Path(name)))
        chooser.finished.connect(chooser.deleteLater)
        chooser.open()

    def _open(
        self,
        source: _Source,
        title: str,
        wanted: "Reading | None" = None,
        *,
        stated: "Stated | None" = None,
    ) -> None:
        """Read a delivery; ask before what the person edited is lost."""
        from menagerie.deliveries.delivery import Reading  # noqa: PLC0415 - when something is read

        if self._jobs.is_running(BEGIN):
            return

        def read() -> None:
            self.window.preview.message.clear()
            self.window.preview.begin_progress(self.tr("Reading {title}…").format(title=title))
            self._jobs.start(
                READ,
                lambda: self._read(source, wanted or Reading(), stated),
                replace=True,
                outlives_environment=True,
            )

        preview = self.preview
        if preview is not None and preview.is_edited:
            self._ask(
                self.tr("You edited rows of {title}").format(title=preview.delivery.title),
                self.tr("Reading {title} discards what you edited.").format(title=title),
                self.tr("Discard and read"),
                read,
            )
        else:
            read()

    def _read_again(self, wanted: "Reading") -> None:
        opening = self._opening
        if opening is not None:
            self._open(opening.source, opening.preview.delivery.title, wanted)

    async def _read(self, source: _Source, wanted: "Reading", stated: "Stated | None") -> None:
        from menagerie.workflows.importing import Preview, column_facts, propose  # noqa: PLC0415 - as reading

        page = self.window.preview
        try:
            delivery = await asyncio.to_thread(source, wanted)
            names = await self._category_names()
            choices = await asyncio.to_thread(propose, delivery, self._layouts, names)
            if stated is not None:
                choices = stated.apply(delivery, choices)
            facts = await asyncio.to_thread(column_facts, delivery)
        except MenagerieError as error:
            page.end_progress()
            self._show_error(error)
            return
        except asyncio.CancelledError:
            page.end_progress()
            raise
        preview = Preview(delivery, choices, names)
        self._opening = opening = _Opening(source, preview, wanted, names)
        self.window.name_delivery(delivery.title)
        page.show_delivery(delivery, wanted, facts, choices)
        page.show_rows(preview, preview.shown(), names)
        if delivery.notes:
            self._inform(self.tr("What to know about this file"), " ".join(delivery.notes))
        self._check(opening, self._check_new)

    async def _category_names(self) -> dict[int, str]:
        return dict(await self._opened.catalogue.category_names())

    # Checking

    def _check(self, opening: _Opening, work: "Callable[[_Opening], Awaitable[None]]") -> None:
        """Run ``work`` on the open delivery in place of what was going on, and show what it found."""
        if self._jobs.is_running(BEGIN):
            return
        page = self.window.preview
        self._after_edit.stop()
        opening.is_checked = False
        page.begin_progress(self.tr("Checking…"))
        self._refresh_foot()

        async def run() -> None:
            try:
                await work(opening)
                opening.is_checked = True
            except MenagerieError as error:
                self._show_error(error)
            finally:
                if opening is self._opening:
                    page.end_progress()
                    page.table.rows.refresh()
                    self._show_counts()

        self._jobs.start(CHECK, run, replace=True)

    async def _check_new(self, opening: _Opening) -> None:
        from menagerie.ui.importing.wording import imported_before  # noqa: PLC0415 - as the window
        from menagerie.workflows.importing import earlier_import  # noqa: PLC0415 - as reading

        await opening.preview.check()
        self._show_counts()
        await self._compare_rows(opening)
        outbox, digest = self._open_queue.current.outbox, opening.preview.delivery.digest
        job = await earlier_import(outbox, digest)
        if job is not None:
            self._inform(
                imported_before(job, self._clock.now()),
                self.tr("Rows that were added are left out. Include them to add them again."),
            )

    async def _check_again(self, opening: _Opening, choices: "Choices | None" = None) -> None:
        preview = opening.preview
        opening.category_names = await self._category_names()
        await preview.change(choices or preview.choices, opening.category_names)
        self._show_counts()
        await self._compare_rows(opening)

    async def _compare_rows(self, opening: _Opening) -> None:
        await opening.preview.compare(self._opened.catalogue, self._open_queue.current.outbox)

    def _compare(self) -> None:
        if self._opening is not None:
            self._check(self._opening, self._compare_rows)

    def _edited(self) -> None:
        self._show_counts()
        self._after_edit.start()

    def _choose_columns(self, columns: "dict[Field, int | None]", fixed: "dict[Field, str]") -> None:
        from menagerie.ui.importing.mapping import with_columns  # noqa: PLC0415 - as the window

        if self._opening is not None:
            self._change(with_columns(self._opening.preview.choices, columns, fixed))

    def _choose_meaning(self, field: "Field", key: str, meaning: str | int | None) -> None:
        from menagerie.ui.importing.mapping import with_meaning  # noqa: PLC0415 - as the window

        if self._opening is not None:
            self._change(with_meaning(self._opening.preview.choices, field, key, meaning))

    def _change(self, choices: "Choices") -> None:
        if self._opening is not None:
            self._check(self._opening, lambda opening: self._check_again(opening, choices))

    def _include_alike(self, wanted: bool) -> None:  # noqa: FBT001 - a slot
        if self._opening is not None:
            self._check(self._opening, lambda opening: opening.preview.include_alike(wanted=wanted))

    def _filter(self, only_problems: bool) -> None:  # noqa: FBT001 - a slot
        opening = self._opening
        if opening is not None:
            places = opening.preview.shown(only_problems=only_problems)
            self.window.preview.show_rows(opening.preview, places, opening.category_names)

    def _stop(self) -> None:
        """Stop reading; or stop checking and forget the delivery, unless the person edited it."""
        if self._jobs.is_running(READ):
            self._jobs.cancel(READ)
        elif self.preview is not None and not self.preview.is_edited:
            self._forget()

    # Showing

    def _show_counts(self) -> None:
        opening = self._opening
        if opening is None:
            return
        preview = opening.preview
        self.window.preview.show_counts(
            preview.counts, preview.left_out_alike, self._words(preview), opening.category_names
        )
        self._refresh_foot()

    @staticmethod
    def _words(preview: "Preview") -> "dict[Field, list[Word]]":
        """Return the words that a person has to explain or has explained."""
        from menagerie.workflows.importing import Field  # noqa: PLC0415 - as the window

        choices = preview.choices
        words = {
            Field.STATUS: (preview.status_words(), choices.statuses),
            Field.CATEGORY: (preview.category_words(), choices.categories),
        }
        return {
            field: [word for word in some if not word.is_known or word.key in explained]
            for field, (some, explained) in words.items()
        }

    def _refresh_foot(self) -> None:
        if self._window is None:
            return
        ready = 0 if self._opening is None else self._opening.preview.counts.ready
        self._window.preview.foot.show_ready(ready, self._estimate(ready), self._reason(ready))

    def _estimate(self, count: int) -> str:
        from menagerie.ui.importing.wording import estimate_words  # noqa: PLC0415 - as the window
        from menagerie.workflows.importing import estimate  # noqa: PLC0415 - as the window

        pacing, session = self._waits.pacing, self._opened.session
        if not count or pacing is None or session is None:
            return ""
        return estimate_words(estimate(count, pacing, session.governor.quota, self._clock.now()), pacing.plan)

    def _reason(self, ready: int) -> str:
        """Return why nothing can be added now; empty if it can."""
        from menagerie.ui.look.wording import words_about_wait  # noqa: PLC0415 - as the window

        opening = self._opening
        if opening is None:
            return self.tr("Nothing is sent before you confirm it here.")
        if not opening.is_checked:
            return self.tr("Checking the rows…")
        if not ready:
            return self.tr("No row is ready to be added yet.")
        if self._waits.is_waiting:
            return words_about_wait(self._waits.until, self._clock.now())
        return "" if self._opened.session is not None else self._words_about_opening()

    def _words_about_opening(self) -> str:
        if self._not_opened is not None:
            return f"{self._not_opened.title}."
        return self.tr("Connecting to {environment}…").format(environment=self._opened.environment.name)

    def _show_error(self, error: MenagerieError) -> None:
        from menagerie.ui.widgets.message_bar import Message  # noqa: PLC0415 - as the window

        self.window.preview.message.show_message(Message(error.title, error.message))

    def _inform(self, title: str, text: str) -> None:
        from menagerie.ui.widgets.message_bar import Message  # noqa: PLC0415 - as the window

        self.window.preview.message.show_message(Message(title, text, "info"))

    def _ask(self, title: str, text: str, action: str, act: Callable[[], None]) -> None:
        from menagerie.ui.widgets.message_bar import Message  # noqa: PLC0415 - as the window

        self.window.preview.message.show_message(Message(title, text, "info", action, act))

    # Beginning

    def _start(self) -> None:
        opening, environment = self._opening, self._opened.environment
        foot = self.window.preview.foot
        if opening is None or self._jobs.is_running(BEGIN):
            return
        if self._production.is_needed(environment):
            if not foot.asks:
                foot.ask(
                    self.tr("This adds them to Production, the live catalogue. They cannot be removed here.")
                )
                self._second_press.shown()
                return
            if not self._second_press.counts:
                return
            self._production.confirmed()
            if foot.ask_no_more.isChecked():
                self._production.choose(Confirmation.NEVER)
        self._after_edit.stop()
        self._jobs.cancel(CHECK)
        begin = partial(self._begin, opening, self._open_queue.current, self._opened.catalogue, environment)
        self._jobs.start(BEGIN, begin, outlives_environment=True)

    async def _begin(
        self, opening: _Opening, queue: SendQueue, catalogue: Catalogue, environment: Environment
    ) -> None:
        from menagerie.workflows.importing import begin_import  # noqa: PLC0415 - when one begins

        page = self.window.preview
        page.begin_progress(self.tr("Putting the rows into the outbox…"))
        page.setEnabled(False)
        try:
            job = await begin_import(
                queue,
                opening.preview,
                user_name(),
                catalogue=catalogue,
                environment=environment.name,
                layouts=self._layouts,
            )
        except MenagerieError as error:
            page.end_progress()
            self._show_error(error)
            return
        finally:
            page.setEnabled(True)
            page.foot.ask_nothing()
        self._forget()
        self.begun.emit(job)

    def _cancel(self) -> None:
        """Take a question back, or close the window without adding anything."""
        foot = self.window.preview.foot
        if foot.asks:
            foot.ask_nothing()
            return
        self._forget()
        self.window.close()

    def _closed(self) -> None:
        """Keep what the person edited until the application ends; forget everything else."""
        if self._jobs.is_running(BEGIN):
            return
        self._jobs.cancel(READ)
        preview = self.preview
        if preview is None or not preview.is_edited:
            self._forget()

    def _forget(self) -> None:
        self._after_edit.stop()
        self._jobs.cancel(READ)
        self._jobs.cancel(CHECK)
        self._opening = None
        self.window.name_delivery("")
        self.window.preview.show_nothing()
        self._refresh_foot()

    # The environment

    def _enter(self) -> None:
        self._not_opened = None
        if self._window is None:
            return
        self._window.preview.foot.show_environment(self._opened.environment)
        self._refresh_foot()
        if self._opening is not None and not self._jobs.is_running(BEGIN):
            self._check(self._opening, self._check_again)

    def _session_opened(self) -> None:
        self._not_opened = None
        self._refresh_foot()

    def _session_failed(self, error: MenagerieError) -> None:
        self._not_opened = error
        self._refresh_foot()


def user_name() -> str:
    """Return the name of the person's account on this computer; empty if there is none."""
    import getpass  # noqa: PLC0415 - when an import begins

    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
