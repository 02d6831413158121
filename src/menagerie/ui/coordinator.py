"""Connects the window with what the application can do: environments, asking, waits and messages."""

import asyncio
import logging
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import LIMIT_MAX, Animal
from menagerie.domain.clock import Clock
from menagerie.domain.errors import DefectError, MenagerieError, WaitingError
from menagerie.governor.states import Priority, Waiting
from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.answer_view import AnswerView
from menagerie.ui.copy_flow import CopyFlow
from menagerie.ui.error_view import ErrorView
from menagerie.ui.filter_bar import Scope
from menagerie.ui.input_gate import InputGate
from menagerie.ui.jobs import Jobs
from menagerie.ui.knowledge_flow import KnowledgeFlow
from menagerie.ui.main_window import MainWindow
from menagerie.ui.seen_view import SeenView
from menagerie.ui.wait_watch import WaitWatch
from menagerie.ui.wait_wording import wait_text, wait_title
from menagerie.workflows.browsing import Answer, Browsing, Question
from menagerie.workflows.catalogues import Catalogues
from menagerie.workflows.session import Session, SessionOpener

_log = logging.getLogger(__name__)

# Long enough to type "25" or to click twice, short enough to feel like an answer to the click.
DEBOUNCE_MS = 250
OPEN, ASK = "open", "ask"
_ASK_QUIETLY, _RECALL = "ask quietly", "recall"
_WAIT, _CLOSED, _NOWHERE = "wait", "closed", "nowhere"

# Jobs whose names begin so go on when the environment is left in which they were started.
LASTING = "lasting: "


class Coordinator(QObject):
    """Runs the open session in the window.

    Signals: ``key_wanted(object, object)`` with the error that made a key necessary (or None) and what to go
    on with afterwards; ``addresses_wanted``; ``practice_over`` when a practised situation shall end;
    ``entered(object)`` with the EnvironmentId that is worked in from now on; ``opened(object)`` with the
    Session in which it is; ``left`` when that is over; ``answered`` when a list has come.
    """

    key_wanted = Signal(object, object)
    addresses_wanted = Signal()
    practice_over = Signal()
    entered = Signal(object)
    opened = Signal(object)
    left = Signal()
    answered = Signal()

    def __init__(  # noqa: PLR0917 - everything that it connects
        self,
        window: MainWindow,
        jobs: Jobs,
        opener: SessionOpener,
        environments: tuple[Environment, ...],
        catalogues: Catalogues,
        clock: Clock,
    ) -> None:
        super().__init__(window)
        self.window = window
        self.jobs = jobs
        self.watch = WaitWatch(clock, self)
        self.gate = InputGate(window.resting_place)
        self.environment = environments[0]
        self.session: Session | None = None
        self.browsing: Browsing | None = None
        # Of no environment yet: it is not opened before one is entered.
        self.catalogue = catalogues.of(environments[0])
        self._left_catalogues: list[Catalogue] = []
        self._has_entered = False
        self._opener = opener
        self._environments = environments
        self._clock = clock
        self._catalogues = catalogues
        self.view = AnswerView(window, clock, lambda: jobs.is_running(ASK), lambda: self.watch.is_waiting)
        self.seen = SeenView(window, jobs)
        self.knowledge = KnowledgeFlow(window, jobs, clock, self.view, self.seen)
        self.copying = CopyFlow(window, jobs, self.seen)
        self.errors = ErrorView(window, lambda: self.environment.id is EnvironmentId.SANDBOX)
        # What goes by itself when the wait is over.
        self._after_wait: Callable[[], None] | None = None
        self._asked: Question | None = None
        # Whether the newest question was to gather.
        self._gathers = False
        self._debounce = QTimer(self)
        self._debounce.setSingleShot(True)
        self._debounce.setInterval(DEBOUNCE_MS)
        self._connect()
        window.strip.set_environments(environments)

    @property
    def environments(self) -> tuple[Environment, ...]:
        """The environments that can be switched to."""
        return self._environments

    def set_environments(self, environments: tuple[Environment, ...]) -> None:
        """Take other addresses and plans.

        The open environment is opened anew when its address has changed. A plan alone takes effect at once,
        and nothing is asked for it.
        """
        before, after = self.environment, self._find(self.environment.id, environments)
        self._environments = environments
        self.window.strip.set_environments(environments)
        self.window.strip.show_environment(self.environment)
        if before == after:
            return
        if self.session is None or (before.base_url, before.problem) != (after.base_url, after.problem):
            self.open(after.id)
            return
        self.environment = after
        self.session.governor.choose_plan(after.plan)

    def open(self, identifier: EnvironmentId, then: Callable[[], None] | None = None) -> None:
        """Close the open session, open another and go on with ``then``, or by asking for its animals."""
        environment = self._find(identifier, self._environments)
        self._leave_for(environment)
        self.jobs.start(OPEN, lambda: self._open(environment, then or self.ask), replace=True)

    def recall(self, identifier: EnvironmentId) -> None:
        """Show the rows of an earlier time at once, before the window is: nothing else is there to do."""
        environment = self._find(identifier, self._environments)
        self._enter(environment)
        self._show_recalled(environment, self._catalogues.recall(environment))

    def reopen(self, then: Callable[[], None] | None = None) -> None:
        """Open the same environment with the key that the person has just entered; go on as ``open`` does.

        The person asks again even if it is the key that was refused before.
        """
        self.open(self.environment.id, lambda: self._ask_again(then or self.ask))

    def refresh(self) -> None:
        """Ask again, because the person wants it: a refused key may be tried once more."""
        if self.watch.is_waiting:
            # What already stands in line goes by itself; nothing is asked twice.
            if not self.jobs.is_running(ASK):
                self._after_wait = self.ask
            return
        if self.session is None:
            self.open(self.environment.id)
            return
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
            self.jobs.cancel(_ASK_QUIETLY)
            self.jobs.start(
                ASK, lambda: self._ask(browsing, question, reveal, deliberate=deliberate), replace=True
            )

    def gather(self) -> None:
        """Ask for everything that the interface lets one see, in four requests."""
        browsing = self.browsing
        if browsing is None or self.watch.is_waiting or (self._gathers and self.jobs.is_running(ASK)):
            return
        self._debounce.stop()
        filter_row = self.window.filter
        # The filter row says what is on screen: animals of any status, as many as there can be.
        filter_row.show_question(None, LIMIT_MAX)
        filter_row.scope.choose(Scope.SERVICE)
        self._asked = self._question()
        self._gathers = True
        self.jobs.cancel(_ASK_QUIETLY)
        self.jobs.start(ASK, lambda: self._gather(browsing), replace=True)

    def refresh_quietly(self) -> None:
        """Ask again as background work: only from what is to spare, and only if nothing else goes on.

        What was gathered stays until the person asks: one answer would be less than that.
        """
        browsing = self.browsing
        if browsing is None or self.watch.is_waiting or self.jobs.is_running(ASK) or self.view.is_gathered:
            return
        question = self._question()
        self._gathers = False
        self.jobs.start(
            _ASK_QUIETLY, lambda: self._ask(browsing, question, None, priority=Priority.BACKGROUND)
        )

    def show_animal(self, animal: Animal) -> None:
        """Show one animal: its row where there is one, else its details."""
        if not self.window.table.reveal(animal.id):
            self.knowledge.look_up(animal)

    async def reveal(self, animal_id: int) -> None:
        """Show an animal that was seen: its row where there is one, else its details."""
        if not self.window.table.reveal(animal_id):
            for known in await self.catalogue.animals([animal_id]):
                self.knowledge.look_up(known.animal)

    def show_error(self, error: MenagerieError, again: Callable[[], None]) -> None:
        """Show an error in the message bar; ``again`` is the next step."""
        self.errors.show(error, again)

    async def category_names(self) -> Mapping[int, str]:
        """Return the names that staff gave to categories of the open environment."""
        return await self.catalogue.category_names()

    async def close(self) -> None:
        """Stop everything and close the session."""
        self._debounce.stop()
        self.watch.watch(None)
        await self.jobs.close()
        # Last: the end of a job shows the age once more.
        self.view.stop()
        if self.session is not None:
            await self.session.close()
            self.session = None
        for catalogue in (*self._left_catalogues, self.catalogue):
            await catalogue.close()

    def _connect(self) -> None:
        window = self.window
        window.strip.switch_wanted.connect(self._switch)
        window.header.refresh_wanted.connect(self.refresh)
        window.commands.refresh.triggered.connect(self.refresh)
        window.filter.question_changed.connect(self._question_changed)
        window.filter.scope_changed.connect(self._scope_changed)
        window.footer.more_wanted.connect(window.filter.limit.setValue)
        window.footer.gather_wanted.connect(self.gather)
        window.commands.gather.triggered.connect(self.gather)
        window.wait_banner.try_wanted.connect(self._try_once)
        self._debounce.timeout.connect(self.ask)
        self.view.add_wanted.connect(window.header.add.click)
        self.errors.key_wanted.connect(self.key_wanted)
        self.errors.addresses_wanted.connect(self.addresses_wanted)
        self.errors.practice_over.connect(self.practice_over)
        self.jobs.started.connect(self._job_started)
        self.jobs.ended.connect(self._job_ended)
        self.jobs.failed.connect(self._job_failed)
        for shows_quota in (window.footer.quota, window.quota_panel):
            shows_quota.follow(lambda: self.watch.pacing)
            self.watch.quota_changed.connect(shows_quota.show_quota)
        self.watch.count_in_line(lambda: int(self._after_wait is not None))
        self.watch.began.connect(self._wait_began)
        self.watch.counted.connect(self._counted)
        self.watch.probing.connect(self._probe_began)
        self.watch.ended.connect(self._wait_ended)

    def _go_on(self) -> None:
        """Put the newest question once more, by itself after a wait."""
        if self._gathers:
            self.gather()
        else:
            self.ask()

    def _ask_again(self, then: Callable[[], None]) -> None:
        if self.session is not None:
            self.session.governor.renew_key()
        then()

    def _leave_for(self, environment: Environment) -> None:
        """Leave the open session at once: from here on nothing is done in it any more."""
        for name in self.jobs.names():
            if not name.startswith(LASTING):
                self.jobs.cancel(name)
        self._debounce.stop()
        left, self.session, self.browsing = self.session, None, None
        self.left.emit()
        self.watch.watch(None)
        self._after_wait = None
        self._asked = None
        # Another address is another catalogue, even under the same name.
        if not self._has_entered or _place(environment) != _place(self.environment):
            self._enter(environment)
            self.jobs.start(_RECALL, lambda: self._recall(environment))
        self.environment = environment
        self.gate.close(_CLOSED, self.window.service_inputs())
        self.gate.open(_NOWHERE)
        if not environment.has_place:
            self.gate.close(_NOWHERE, (self.window.header.add,))
        self.window.show_environment(environment)
        self.window.commands.practice.setEnabled(environment.id is EnvironmentId.SANDBOX)
        self.window.message_bar.clear()
        self.window.header.age.setText(self.tr("Opening…"))
        self.entered.emit(environment.id)
        if left is not None:
            # What the old session still has under way ends by itself; nobody has to wait for that.
            self.jobs.start(f"{LASTING}close {id(left)}", left.close_when_answered)

    def _enter(self, environment: Environment) -> None:
        """Look into another catalogue, and show what it showed last."""
        left = self.catalogue
        self.environment = environment
        self.catalogue = self._catalogues.of(environment)
        if self._has_entered:
            self._left_catalogues.append(left)
            self.jobs.start(f"{LASTING}close {id(left)}", lambda: self._close_left(left))
        self._has_entered = True
        self.view.forget()
        self.knowledge.look_into(self.catalogue)
        self.seen.look_into(self.catalogue)

    async def _recall(self, environment: Environment) -> None:
        """Show what another environment showed last, without letting the window wait for the disk."""
        self._show_recalled(environment, await asyncio.to_thread(self._catalogues.recall, environment))

    def _show_recalled(self, environment: Environment, recalled: Answer | None) -> None:
        if recalled is not None and self.view.is_empty and _place(environment) == _place(self.environment):
            self.view.recall(recalled)

    async def _close_left(self, catalogue: Catalogue) -> None:
        await catalogue.close()
        self._left_catalogues.remove(catalogue)

    async def _open(self, environment: Environment, then: Callable[[], None]) -> None:
        session = await self._opener.open(environment)
        self.session = session
        self.browsing = Browsing(session, self.catalogue, self._clock)
        self.gate.open(_CLOSED)
        self.watch.watch(session.governor)
        self.opened.emit(session)
        then()

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
        self.window.message_bar.clear()
        await self._show(answer)
        self.answered.emit()
        if reveal is not None:
            await self.reveal(reveal)

    async def _gather(self, browsing: Browsing) -> None:
        def show(answer: Answer) -> None:
            self.view.show(answer, names)
            self.window.header.age.setText(
                self.tr("Gathering: {done} of 4 requests answered").format(done=answer.parts)
            )

        names = await self.category_names()
        answer = await browsing.gather(show)
        self.window.message_bar.clear()
        await self._show(answer)
        self.answered.emit()

    async def _show(self, answer: Answer) -> None:
        self.view.show(answer, await self.category_names())
        self.seen.find()

    def _switch(self, identifier: EnvironmentId) -> None:
        if identifier != self.environment.id:
            self.open(identifier)

    def _scope_changed(self) -> None:
        self.gate.confine(_WAIT, self.window.request_inputs())
        self.gate.confine(_CLOSED, self.window.service_inputs())
        self._question_changed()

    def _question_changed(self) -> None:
        self._debounce.stop()
        if self.window.filter.shows_seen or self.browsing is None:
            return
        # Return in the limit's field says that it changed although it did not.
        if self._question() != self._asked:
            self._debounce.start()

    def _question(self) -> Question:
        return Question(self.window.filter.chosen_status, self.window.filter.limit.value())

    def _job_started(self, name: str) -> None:
        if name == ASK:
            self.gate.close(ASK, (self.window.header.refresh, self.window.footer.more))
            self.view.show_age()

    def _job_ended(self, name: str) -> None:
        if name == ASK:
            self.gate.open(ASK)
            self.view.show_age()

    def _job_failed(self, name: str, error: MenagerieError) -> None:
        if name == OPEN:
            self._show_unopened(error)
        elif name == ASK or (name == _ASK_QUIETLY and not isinstance(error, WaitingError)):
            self._show_unanswered(error)
        elif name.startswith(LASTING):
            _log.warning("What was left did not end cleanly: %s", error.title)
        if isinstance(error, DefectError):
            self.errors.show_defect(error)

    def _show_unopened(self, error: MenagerieError) -> None:
        self.view.show_age()
        self.view.excuse(lambda: self.errors.say_unopened(error, lambda: self.open(self.environment.id)))

    def _show_unanswered(self, error: MenagerieError) -> None:
        if isinstance(error, WaitingError):
            # The banner says it; what was asked for goes on when the wait is over.
            self._after_wait = self._go_on
            return
        self.view.mark_stale()
        if self.view.is_empty:
            self.view.excuse(lambda: self.window.empty.say("cloud-off", error.title, error.message))
        self.show_error(error, self.gather if self._gathers else self.refresh)

    def _wait_began(self, wait: Waiting) -> None:
        now = self._clock.now()
        self.window.wait_banner.show_wait(wait_title(wait, now), wait_text(wait, now))
        self.gate.close(_WAIT, self.window.request_inputs())
        self.window.empty.hold_up(held_up=True)
        shown = self.window.message_bar.message
        if shown is not None and shown.act in {self.refresh, self.gather}:
            # It offers to try again, which now happens by itself.
            self.window.message_bar.clear()
            if not self.jobs.is_running(ASK):
                self._after_wait = self._go_on
        self.view.show_age()

    def _counted(self, remaining: float) -> None:
        self.window.wait_banner.show_remaining(remaining)
        self.window.wait_banner.offer_try(offered=self.watch.offers_try)

    def _try_once(self) -> None:
        if self.session is not None and self.watch.offers_try:
            self._after_wait = None
            self.ask(deliberate=True)

    def _probe_began(self) -> None:
        self.window.wait_banner.show_wait(
            self.tr("The wait is over"), self.tr("One request asks whether the service answers again.")
        )
        self.window.wait_banner.show_remaining(0)
        self.window.wait_banner.offer_try(offered=False)

    def _wait_ended(self) -> None:
        self.window.wait_banner.hide()
        self.window.empty.hold_up(held_up=False)
        self.gate.open(_WAIT)
        self.view.show_age()
        go_on, self._after_wait = self._after_wait, None
        if go_on is not None:
            go_on()

    @staticmethod
    def _find(identifier: EnvironmentId, environments: tuple[Environment, ...]) -> Environment:
        return next(environment for environment in environments if environment.id == identifier)


def _place(environment: Environment) -> tuple[object, ...]:
    """Return what makes an environment's animals those of another place."""
    return environment.id, environment.base_url, environment.problem
