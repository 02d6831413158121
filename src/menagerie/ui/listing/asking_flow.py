"""Asking from the window: for what the filter row says, for everything, quietly, and again after a wait."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.domain.animal import LIMIT_MAX
from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError, WaitingError
from menagerie.governor.states import Priority, Waiting
from menagerie.ui.details.knowledge_flow import KnowledgeFlow
from menagerie.ui.listing.answer_view import AnswerView
from menagerie.ui.listing.filter_bar import Scope
from menagerie.ui.quota.wait_wording import wait_text, wait_title
from menagerie.ui.session.error_view import ErrorView
from menagerie.ui.session.input_gate import InputGate
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.ui.window.main_window import MainWindow
from menagerie.workflows.browsing import Answer, Browsing, Question

# Long enough to type "25" or to click twice, short enough to feel like an answer to the click.
_DEBOUNCE_MS = 250
ASK = "ask"
_ASK_QUIETLY = "ask quietly"
_WAIT = "wait"


class AskingFlow(QObject):
    """Asks the service of the open session for lists, and keeps the window from asking during a wait.

    Signals: ``answered`` when a list has come; ``session_wanted`` when the person asks while none is open.
    """

    answered = Signal()
    session_wanted = Signal()

    def __init__(  # noqa: PLR0917 - everything that it connects
        self,
        window: MainWindow,
        jobs: Jobs,
        watch: WaitWatch,
        gate: InputGate,
        errors: ErrorView,
        knowledge: KnowledgeFlow,
        view: AnswerView,
        clock: Clock,
    ) -> None:
        super().__init__(window)
        self.browsing: Browsing | None = None
        self._window = window
        self._jobs = jobs
        self._watch = watch
        self._gate = gate
        self._errors = errors
        self._knowledge = knowledge
        self._view = view
        self._clock = clock
        # What goes by itself when the wait is over.
        self._after_wait: Callable[[], None] | None = None
        self._asked: Question | None = None
        # Whether the newest question was to gather.
        self._gathers = False
        self._debounce = QTimer(self)
        self._debounce.setSingleShot(True)
        self._debounce.setInterval(_DEBOUNCE_MS)
        self._connect()

    def begin(self, browsing: Browsing) -> None:
        """Ask through another session from now on."""
        self.browsing = browsing

    def leave(self) -> None:
        """Ask nothing any more, and forget what was to be asked, until another session begins."""
        self._debounce.stop()
        self.browsing = None
        self._after_wait = None
        self._asked = None

    def refresh(self) -> None:
        """Ask again, because the person wants it: a refused key may be tried once more."""
        if self._watch.is_waiting:
            # What already stands in line goes by itself; nothing is asked twice.
            if not self._jobs.is_running(ASK):
                self._after_wait = self.ask
        elif self.browsing is None:
            self.session_wanted.emit()
        else:
            self.ask(deliberate=True)

    def ask(self, reveal: int | None = None, *, deliberate: bool = False) -> None:
        """Ask the service for what the filter row says, then show the animal ``reveal`` in it or beside it.

        ``deliberate`` when the person has just asked for exactly this (see ``Governor.admission``).
        """
        self._debounce.stop()
        if self.browsing is not None:
            browsing = self.browsing
            question = self._asked = self._question()
            self._gathers = False
            self._jobs.cancel(_ASK_QUIETLY)
            self._jobs.start(
                ASK, lambda: self._ask(browsing, question, reveal, deliberate=deliberate), replace=True
            )

    def gather(self) -> None:
        """Ask for everything that the interface lets one see, in four requests."""
        browsing = self.browsing
        if browsing is None or self._watch.is_waiting or (self._gathers and self._jobs.is_running(ASK)):
            return
        self._debounce.stop()
        filter_row = self._window.filter
        # The filter row says what is on screen: animals of any status, as many as there can be.
        filter_row.show_question(None, LIMIT_MAX)
        filter_row.scope.choose(Scope.SERVICE)
        self._asked = self._question()
        self._gathers = True
        self._jobs.cancel(_ASK_QUIETLY)
        self._jobs.start(ASK, lambda: self._gather(browsing), replace=True)

    def refresh_quietly(self) -> None:
        """Ask again as background work: only from what is to spare, and only if nothing else goes on.

        What was gathered stays until the person asks: one answer would be less than that.
        """
        browsing = self.browsing
        if browsing is None or self._watch.is_waiting or self._jobs.is_running(ASK) or self._view.is_gathered:
            return
        question = self._question()
        self._gathers = False
        self._jobs.start(
            _ASK_QUIETLY, lambda: self._ask(browsing, question, None, priority=Priority.BACKGROUND)
        )

    def _connect(self) -> None:
        window = self._window
        window.header.refresh_wanted.connect(self.refresh)
        window.commands.refresh.triggered.connect(self.refresh)
        window.filter.question_changed.connect(self._question_changed)
        window.filter.scope_changed.connect(self._scope_changed)
        window.footer.more_wanted.connect(window.filter.limit.setValue)
        window.footer.gather_wanted.connect(self.gather)
        window.commands.gather.triggered.connect(self.gather)
        window.wait_banner.try_wanted.connect(self._try_once)
        self._debounce.timeout.connect(self.ask)
        self._jobs.started.connect(self._job_started)
        self._jobs.ended.connect(self._job_ended)
        self._jobs.failed.connect(self._job_failed)
        self._watch.count_in_line(lambda: int(self._after_wait is not None))
        self._watch.began.connect(self._wait_began)
        self._watch.counted.connect(self._counted)
        self._watch.probing.connect(self._probe_began)
        self._watch.ended.connect(self._wait_ended)

    def _go_on(self) -> None:
        """Put the newest question once more, by itself after a wait."""
        if self._gathers:
            self.gather()
        else:
            self.ask()

    async def _ask(
        self,
        browsing: Browsing,
        question: Question,
        reveal: int | None,
        *,
        deliberate: bool = False,
        priority: Priority = Priority.PERSON,
    ) -> None:
        answer = await browsing.ask(question, deliberate=deliberate, priority=priority)
        self._asked = question
        await self._show(browsing, answer)
        if reveal is not None:
            await self._knowledge.reveal(reveal)

    async def _gather(self, browsing: Browsing) -> None:
        def show(answer: Answer) -> None:
            self._view.show(answer, names)
            self._window.header.age.setText(
                self.tr("Gathering: {done} of 4 requests answered").format(done=answer.parts)
            )

        names = await browsing.catalogue.category_names()
        await self._show(browsing, await browsing.gather(show))

    async def _show(self, browsing: Browsing, answer: Answer) -> None:
        self._window.message_bar.clear()
        self._view.show(answer, await browsing.catalogue.category_names())
        self.answered.emit()

    def _scope_changed(self) -> None:
        self._gate.confine(_WAIT, self._window.request_inputs())
        self._question_changed()

    def _question_changed(self) -> None:
        self._debounce.stop()
        if self._window.filter.shows_seen or self.browsing is None:
            return
        # Return in the limit's field says that it changed although it did not.
        if self._question() != self._asked:
            self._debounce.start()

    def _question(self) -> Question:
        return Question(self._window.filter.chosen_status, self._window.filter.limit.value())

    def _job_started(self, name: str) -> None:
        if name == ASK:
            self._gate.close(ASK, (self._window.header.refresh, self._window.footer.more))
            self._view.show_age()

    def _job_ended(self, name: str) -> None:
        if name == ASK:
            self._gate.open(ASK)
            self._view.show_age()

    def _job_failed(self, name: str, error: MenagerieError) -> None:
        if name == ASK or (name == _ASK_QUIETLY and not isinstance(error, WaitingError)):
            self._show_unanswered(error)

    def _show_unanswered(self, error: MenagerieError) -> None:
        if isinstance(error, WaitingError):
            # The banner says it; what was asked for goes on when the wait is over.
            self._after_wait = self._go_on
            return
        self._view.mark_stale()
        if self._view.is_empty:
            self._view.excuse(lambda: self._window.empty.say("cloud-off", error.title, error.message))
        self._errors.show(error, self.gather if self._gathers else self.refresh)

    def _wait_began(self, wait: Waiting) -> None:
        now = self._clock.now()
        self._window.wait_banner.show_wait(wait_title(wait, now), wait_text(wait, now))
        self._gate.close(_WAIT, self._window.request_inputs())
        self._window.empty.hold_up(held_up=True)
        shown = self._window.message_bar.message
        if shown is not None and shown.act in {self.refresh, self.gather}:
            # It offers to try again, which now happens by itself.
            self._window.message_bar.clear()
            if not self._jobs.is_running(ASK):
                self._after_wait = self._go_on
        self._view.show_age()

    def _counted(self, remaining: float) -> None:
        self._window.wait_banner.show_remaining(remaining)
        self._window.wait_banner.offer_try(offered=self._watch.offers_try)

    def _try_once(self) -> None:
        if self.browsing is not None and self._watch.offers_try:
            self._after_wait = None
            self.ask(deliberate=True)

    def _probe_began(self) -> None:
        banner = self._window.wait_banner
        banner.show_wait(
            self.tr("The wait is over"), self.tr("One request asks whether the service answers again.")
        )
        banner.show_remaining(0)
        banner.offer_try(offered=False)

    def _wait_ended(self) -> None:
        self._window.wait_banner.hide()
        self._window.empty.hold_up(held_up=False)
        self._gate.open(_WAIT)
        self._view.show_age()
        go_on, self._after_wait = self._after_wait, None
        if go_on is not None:
            go_on()
