"""Says what would be added, and where; begins the import when the person confirms."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError
from menagerie.settings.environments import Environment
from menagerie.settings.preferences import Confirmation
from menagerie.ui.importing.preview.delivery_flow import BEGIN, DeliveryFlow
from menagerie.ui.importing.preview.page import PreviewPage
from menagerie.ui.importing.preview.wording import estimate_words
from menagerie.ui.look.wording import words_about_wait
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.production import ProductionConfirmation
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.ui.widgets.second_press import SecondPress
from menagerie.workflows.importing import Layouts, Preview, begin_import, estimate
from menagerie.workflows.sending.send_queue import SendQueue


class BeginningFlow(QObject):
    """Fills the foot of the preview page, and puts the rows of its delivery into the outbox.

    Signals: ``begun(object)`` with the Job, when its rows are in the outbox.
    """

    begun = Signal(object)

    def __init__(
        self,
        page: PreviewPage,
        delivery: DeliveryFlow,
        open_queue: OpenQueue,
        opened: OpenEnvironment,
        jobs: Jobs,
        waits: WaitWatch,
        production: ProductionConfirmation,
        layouts: Layouts,
        clock: Clock,
    ) -> None:
        super().__init__(page)
        self._page = page
        self._delivery = delivery
        self._open_queue = open_queue
        self._opened = opened
        self._jobs = jobs
        self._waits = waits
        self._production = production
        self._layouts = layouts
        self._clock = clock
        self._second_press = SecondPress(clock.monotonic)
        page.foot.start_wanted.connect(self._start)
        page.foot.show_environment(opened.environment)
        delivery.changed.connect(self.refresh)
        opened.left.connect(self.refresh)
        opened.entered.connect(self._enter)
        opened.opened.connect(self.refresh)
        opened.failed.connect(lambda _error: self.refresh())
        waits.began.connect(lambda _wait: self.refresh())
        waits.ended.connect(self.refresh)
        waits.quota_changed.connect(lambda _quota: self.refresh())
        self.refresh()

    def refresh(self) -> None:
        """Say how many animals would be added, how long that takes, or why it cannot begin now."""
        preview = self._delivery.preview
        ready = 0 if preview is None else preview.counts.ready
        self._page.foot.show_ready(ready, self._estimate(ready), self._reason(preview, ready))

    def _estimate(self, count: int) -> str:
        pacing, session = self._waits.pacing, self._opened.session
        if not count or pacing is None or session is None:
            return ""
        return estimate_words(estimate(count, pacing, session.governor.quota, self._clock.now()), pacing.plan)

    def _reason(self, preview: Preview | None, ready: int) -> str:
        """Return why nothing can be added now; empty if it can."""
        if preview is None:
            return self.tr("Nothing is sent before you confirm it here.")
        if not self._delivery.is_checked:
            return self.tr("Checking the rows…")
        if not ready:
            return self.tr("No row is ready to be added yet.")
        if self._waits.is_waiting:
            return words_about_wait(self._waits.until, self._clock.now())
        return "" if self._opened.session is not None else self._words_about_opening()

    def _words_about_opening(self) -> str:
        if self._opened.failure is not None:
            return f"{self._opened.failure.title}."
        return self.tr("Connecting to {environment}…").format(environment=self._opened.environment.name)

    def _start(self) -> None:
        preview, environment = self._delivery.preview, self._opened.environment
        foot = self._page.foot
        if preview is None or self._jobs.is_running(BEGIN):
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
        self._delivery.stop_checking()
        begin = partial(self._begin, preview, self._open_queue.current, self._opened.catalogue, environment)
        self._jobs.start(BEGIN, begin, outlives_environment=True)

    async def _begin(
        self, preview: Preview, queue: SendQueue, catalogue: Catalogue, environment: Environment
    ) -> None:
        page = self._page
        page.begin_progress(self.tr("Putting the rows into the outbox…"))
        page.setEnabled(False)
        try:
            job = await begin_import(
                queue.job_steps,
                preview,
                user_name(),
                catalogue=catalogue,
                environment=environment.name,
                layouts=self._layouts,
            )
        except MenagerieError as error:
            page.end_progress()
            page.show_error(error)
            return
        finally:
            page.setEnabled(True)
            page.foot.ask_nothing()
        self._delivery.forget()
        self.begun.emit(job)

    def _enter(self) -> None:
        self._page.foot.show_environment(self._opened.environment)
        self.refresh()
        if not self._jobs.is_running(BEGIN):
            self._delivery.check_again()


def user_name() -> str:
    """Return the name of the person's account on this computer; empty if there is none."""
    import getpass  # noqa: PLC0415 - when an import begins

    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
