"""Says what would be added, and where; begins the import when the person confirms."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.errors import DefectError, MenagerieError
from menagerie.domain.knowledge import Person
from menagerie.outbox.job import Job
from menagerie.settings.environments import Environment
from menagerie.settings.preferences import Confirmation
from menagerie.ui.importing import BEGIN
from menagerie.ui.importing.preview.checking_flow import CheckingFlow
from menagerie.ui.importing.preview.delivery_flow import READ, DeliveryFlow
from menagerie.ui.importing.preview.window import ImportWindow
from menagerie.ui.importing.preview.wording import estimate_words
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.wording import words_about_wait
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.preferred import ProductionConfirmation
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.form import DoubleClickGuard
from menagerie.ui.words.messages import stored_words, title_of
from menagerie.workflows.importing import Choices, Field, Preview, begin_import, estimate
from menagerie.workflows.importing.start import FileState, file_state
from menagerie.workflows.queue.send_queue import SendQueue


class BeginningFlow(QObject):
    """Fills the foot of the preview page, and puts the rows of its delivery into the outbox.

    ``begun`` takes the Job when its rows are there.
    """

    def __init__(
        self,
        context: WindowContext,
        window: ImportWindow,
        checking: CheckingFlow,
        delivery: DeliveryFlow,
        open_queue: OpenQueue,
        production: ProductionConfirmation,
        person: Callable[[], Person],
        begun: Callable[[Job], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._page = page = window.preview
        self._checking = checking
        self._delivery = delivery
        self._open_queue = open_queue
        self._context = context
        self._production = production
        self._person = person
        self._begun = begun
        self._second_press = DoubleClickGuard(context.clock.monotonic)
        # Whether the question of the foot is about the file, and not about Production.
        self._asks_about_file = False
        # Another environment was entered while the rows were being added to the one that was left.
        self._is_elsewhere = False
        page.foot.start.clicked.connect(self._start)
        self._show_environment()
        checking.changed.connect(self.refresh)
        context.opened.left.connect(self.refresh)
        context.opened.entered.connect(self._enter)
        context.opened.opened.connect(self.refresh)
        context.opened.failed.connect(lambda _error: self.refresh())
        context.waits.began.connect(lambda _wait: self.refresh())
        context.waits.ended.connect(self.refresh)
        context.waits.quota_changed.connect(lambda _quota: self.refresh())
        context.jobs.started.connect(self._refresh_around_reading)
        context.jobs.ended.connect(self._refresh_around_reading)
        context.jobs.ended.connect(self._check_elsewhere)
        self.refresh()

    def refresh(self) -> None:
        """Say how many animals would be added, how long that takes, or why it cannot begin now."""
        preview = self._checking.preview
        ready = 0 if preview is None else preview.counts.ready
        reason = self._reason(preview, ready)
        wait = ""
        if self._context.waits.is_waiting and not reason:
            wait = words_about_wait(self._context.waits.until, self._context.clock.now())
        self._page.foot.show_ready(ready, self._estimate(ready), reason, wait)

    def _refresh_around_reading(self, job: str) -> None:
        if job == READ:
            self.refresh()

    def _estimate(self, count: int) -> str:
        pacing, session = self._context.waits.pacing, self._context.opened.session
        # While another file is read, these rows are about to be replaced.
        if not count or pacing is None or session is None or self._context.jobs.is_running(READ):
            return ""
        expected = estimate(count, pacing, session.governor.quota, self._context.clock.now())
        return estimate_words(expected, pacing.plan, pacing.plan_source)

    def _reason(self, preview: Preview | None, ready: int) -> str:
        """Return why nothing can be added now; empty if it can."""
        if preview is None:
            return self.tr("Nothing is sent before you confirm it here.")
        if self._context.jobs.is_running(READ):
            # Who has chosen another file means that one, although the rows of the former are still shown.
            return self.tr("Reading the rows…")
        if not self._checking.is_checked:
            failed = self._checking.has_failed
            return self.tr("Not every row could be checked.") if failed else self.tr("Checking the rows…")
        if not ready:
            return self._words_about_columns(preview.choices) or self.tr("No row is ready to be added yet.")
        return "" if self._context.opened.session is not None else self._words_about_opening()

    def _words_about_columns(self, choices: Choices) -> str:
        """Return which column the person has to choose first; empty if none."""
        missing = [
            field for field in Field if choices.columns.get(field) is None and not choices.fixed.get(field)
        ]
        if Field.NAME in missing:
            return self.tr("Choose the column that has the names.")
        if Field.CATEGORY in missing:
            return self.tr("Choose the column that has the categories, or one category for all rows.")
        return ""

    def _words_about_opening(self) -> str:
        if self._context.opened.failure is not None:
            return f"{title_of(self._context.opened.failure)}."
        return self.tr("Connecting to {environment}…").format(
            environment=self._context.opened.environment.name
        )

    def _start(self) -> None:
        # A field that is being edited takes what was typed when it loses the focus, which not every system
        # takes from it when a button is clicked.
        self._page.foot.start.setFocus()
        preview, environment = self._checking.preview, self._context.opened.environment
        is_ready = self._checking.is_checked and not self._context.jobs.is_running(READ)
        if preview is None or not is_ready or self._context.jobs.is_running(BEGIN):
            return
        if not self._is_confirmed(environment):
            return
        self._checking.stop_checking()
        begin = partial(
            self._begin,
            preview,
            self._open_queue.current,
            self._context.opened.catalogue,
            environment,
            is_file_of_interest=not self._asks_about_file,
        )
        self._context.jobs.start(BEGIN, begin, outlives_environment=True)

    def _is_confirmed(self, environment: Environment) -> bool:
        """Tell whether to begin; ask once more before adding to Production."""
        foot = self._page.foot
        if not foot.asks:
            self._asks_about_file = False
        if foot.asks and not self._second_press.counts:
            return False
        if self._production.is_needed(environment):
            if not foot.asks:
                self._ask(
                    self.tr("This adds them to Production, the live catalogue. They cannot be removed here."),
                    offers_silence=True,
                )
                return False
            self._production.confirmed()
            if foot.ask_no_more.isChecked():
                self._production.choose(Confirmation.NEVER)
        return True

    def _ask(self, question: str, *, offers_silence: bool = False) -> None:
        self._page.foot.ask(question, offers_silence=offers_silence)
        self._second_press.shown()

    async def _begin(
        self,
        preview: Preview,
        queue: SendQueue,
        catalogue: Catalogue,
        environment: Environment,
        *,
        is_file_of_interest: bool,
    ) -> None:
        page = self._page
        # What was confirmed is what is shown: nothing can be changed meanwhile.
        page.setEnabled(False)
        try:
            if is_file_of_interest and (state := await file_state(preview.delivery)) is not FileState.SAME:
                # The question takes the focus.
                page.setEnabled(True)
                self._ask_about_file(state, preview)
                return
            page.begin_progress(self.tr("Putting the rows into the outbox…"))
            job = await begin_import(
                queue.job_steps,
                preview,
                self._person().name,
                catalogue=catalogue,
                data_key=environment.data_key,
                layouts=self._checking.layouts,
                colleagues=queue.colleagues,
            )
        except MenagerieError as error:
            self._show_not_begun(error)
            return
        except Exception as failure:
            self._show_not_begun(DefectError.of(failure))
            raise
        finally:
            page.setEnabled(True)
        page.foot.ask_nothing()
        # Before the foot says of the next delivery that nothing is sent. A screen reader would read that out
        # while the focus is on the button that was pressed.
        self._begun(job)
        self._checking.forget()

    def _show_not_begun(self, error: MenagerieError) -> None:
        page = self._page
        page.end_progress()
        page.foot.ask_nothing()
        page.show_error(error)
        self._checking.show_compared()
        self._come_forward()
        # It lost the focus when it was disabled.
        page.setEnabled(True)
        page.foot.start.setFocus()

    def _come_forward(self) -> None:
        # The person may have closed it or gone on to another import, and believe that this one goes on.
        self._window.show_preview()
        self._window.come_forward()

    def _ask_about_file(self, state: FileState, preview: Preview) -> None:
        self._come_forward()
        self._asks_about_file = True
        if state is FileState.CHANGED:
            self._delivery.offer_reading(preview.delivery)
        self._ask(self._question(state, preview))

    def _question(self, state: FileState, preview: Preview) -> str:
        title = in_one_line(stored_words(preview.delivery.title))
        text = (
            self.tr("{title} has changed. Add the rows as they were read before?")
            if state is FileState.CHANGED
            else self.tr("{title} can't be read any more. Add the rows as they were read?")
        )
        return text.format(title=title)

    def _show_environment(self) -> None:
        environment = self._context.opened.environment
        self._page.foot.show_environment(environment)
        self._window.name_environment(environment.name)

    def _enter(self) -> None:
        self._show_environment()
        self.refresh()
        self._is_elsewhere = self._context.jobs.is_running(BEGIN)
        if not self._is_elsewhere:
            self._checking.check_again()

    def _check_elsewhere(self, job: str) -> None:
        """Check rows that were not added after all as those of the environment that is open now."""
        if job == BEGIN and self._is_elsewhere:
            self._is_elsewhere = False
            # A question about the file: its answer would pass for one about Production.
            self._page.foot.ask_nothing()
            self._checking.check_again(keeps_message=True)
