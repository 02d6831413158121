"""Connects the window with what the application can do: environments, asking, waits and messages."""

import logging
import traceback
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.domain.animal import Animal
from menagerie.domain.clock import Clock
from menagerie.domain.errors import (
    AddressMissingError,
    AskingStoppedError,
    DefectError,
    KeyMissingError,
    KeyRefusedError,
    MenagerieError,
    UnusableAddressError,
    WaitingError,
)
from menagerie.governor.states import Waiting
from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.answer_view import AnswerView
from menagerie.ui.input_gate import InputGate
from menagerie.ui.jobs import Jobs
from menagerie.ui.main_window import MainWindow
from menagerie.ui.message_bar import Message
from menagerie.ui.wait_watch import WaitWatch
from menagerie.ui.wait_wording import wait_text, wait_title
from menagerie.workflows.browsing import Browsing, Question
from menagerie.workflows.session import Session, SessionOpener

_log = logging.getLogger(__name__)

# Long enough to type "25" or to click twice, short enough to feel like an answer to the click.
DEBOUNCE_MS = 250
OPEN, ASK = "open", "ask"
_CLOSE = "close "
_WAIT, _CLOSED = "wait", "closed"


class Coordinator(QObject):
    """Runs the open session in the window.

    Signals: ``key_wanted(object, object)`` with the error that made a key necessary (or None) and what to go
    on with afterwards; ``addresses_wanted``; ``practice_over`` when a practised situation shall end;
    ``entered(object)`` with the EnvironmentId that is worked in from now on.
    """

    key_wanted = Signal(object, object)
    addresses_wanted = Signal()
    practice_over = Signal()
    entered = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        jobs: Jobs,
        opener: SessionOpener,
        environments: tuple[Environment, ...],
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
        self._opener = opener
        self._environments = environments
        self._clock = clock
        self._view = AnswerView(window, clock, lambda: jobs.is_running(ASK), lambda: self.watch.is_waiting)
        self._ask_after_wait = False
        self._asked: Question | None = None
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

    def reopen(self, then: Callable[[], None] | None = None) -> None:
        """Open the same environment with the key that the person has just entered; go on as ``open`` does.

        The person asks again even if it is the key that was refused before.
        """
        self.open(self.environment.id, lambda: self._ask_again(then or self.ask))

    def refresh(self) -> None:
        """Ask again, because the person wants it: a refused key may be tried once more."""
        if self.watch.is_waiting:
            # What already stands in line goes by itself; nothing is asked twice.
            self._ask_after_wait = not self.jobs.is_running(ASK)
            return
        if self.session is None:
            self.open(self.environment.id)
            return
        self.ask(deliberate=True)

    def ask(self, reveal: Animal | None = None, *, deliberate: bool = False) -> None:
        """Ask the service for what the filter row says, and then show ``reveal`` in it or beside it.

        ``deliberate`` when the person has just asked for exactly this (see ``Governor.admission``).
        """
        self._debounce.stop()
        if self.browsing is not None:
            browsing = self.browsing
            question = self._asked = self._question()
            self.jobs.start(
                ASK, lambda: self._ask(browsing, question, reveal, deliberate=deliberate), replace=True
            )

    def show_animal(self, animal: Animal) -> None:
        """Show one animal: its row where there is one, else its details."""
        if not self.window.table.reveal(animal.id):
            self.window.details.show_animal(animal)

    def show_error(self, error: MenagerieError, again: Callable[[], None]) -> None:
        """Show an error in the message bar; ``again`` is the next step."""
        if isinstance(error, KeyRefusedError | AskingStoppedError):
            self._show_refused_key(error, again)
            return
        details = self.tr("The service said: {text}").format(text=error.said) if error.said else ""
        self.window.message_bar.show_message(
            Message(error.title, error.message, "error", self.tr("Try again"), again, details)
        )

    async def close(self) -> None:
        """Stop everything and close the session."""
        self._debounce.stop()
        self.watch.watch(None)
        await self.jobs.close()
        # Last: the end of a job shows the age once more.
        self._view.stop()
        if self.session is not None:
            await self.session.close()
            self.session = None

    def _connect(self) -> None:
        window = self.window
        window.strip.switch_wanted.connect(self._switch)
        window.header.refresh_wanted.connect(self.refresh)
        window.commands.refresh.triggered.connect(self.refresh)
        window.filter.question_changed.connect(self._question_changed)
        window.footer.more_wanted.connect(window.filter.limit.setValue)
        window.wait_banner.try_wanted.connect(self._try_once)
        self._debounce.timeout.connect(self.ask)
        self._view.add_wanted.connect(window.header.add.click)
        self.jobs.started.connect(self._job_started)
        self.jobs.ended.connect(self._job_ended)
        self.jobs.failed.connect(self._job_failed)
        for shows_quota in (window.footer.quota, window.quota_panel):
            shows_quota.follow(lambda: self.watch.pacing)
            self.watch.quota_changed.connect(shows_quota.show_quota)
        self.watch.began.connect(self._wait_began)
        self.watch.counted.connect(self._counted)
        self.watch.probing.connect(self._probe_began)
        self.watch.ended.connect(self._wait_ended)

    def _ask_again(self, then: Callable[[], None]) -> None:
        if self.session is not None:
            self.session.governor.renew_key()
        then()

    def _leave_for(self, environment: Environment) -> None:
        """Leave the open session at once: from here on nothing is done in it any more."""
        for name in self.jobs.names():
            if not name.startswith(_CLOSE):
                self.jobs.cancel(name)
        self._debounce.stop()
        left, self.session, self.browsing = self.session, None, None
        self.watch.watch(None)
        self._ask_after_wait = False
        self._asked = None
        # Another address is another catalogue, even under the same name.
        if environment != self.environment or left is None:
            self._view.forget()
        self.environment = environment
        self.gate.close(_CLOSED, self.window.service_inputs())
        self.window.show_environment(environment)
        self.window.commands.practice.setEnabled(environment.id is EnvironmentId.SANDBOX)
        self.window.message_bar.clear()
        self.window.header.age.setText(self.tr("Opening…"))
        self.entered.emit(environment.id)
        if left is not None:
            # What the old session still has under way ends by itself; nobody has to wait for that.
            self.jobs.start(f"{_CLOSE}{id(left)}", left.close_when_answered)

    async def _open(self, environment: Environment, then: Callable[[], None]) -> None:
        session = await self._opener.open(environment)
        self.session = session
        self.browsing = Browsing(session, self._clock)
        self.gate.open(_CLOSED)
        self.watch.watch(session.governor)
        then()

    async def _ask(
        self, browsing: Browsing, question: Question, reveal: Animal | None, *, deliberate: bool
    ) -> None:
        answer = await browsing.ask(question, deliberate=deliberate)
        self.window.message_bar.clear()
        self._view.show(answer)
        if reveal is not None:
            self.show_animal(reveal)

    def _switch(self, identifier: EnvironmentId) -> None:
        if identifier != self.environment.id:
            self.open(identifier)

    def _question_changed(self) -> None:
        # Return in the limit's field says that it changed although it did not.
        if self._question() == self._asked:
            self._debounce.stop()
        else:
            self._debounce.start()

    def _question(self) -> Question:
        return Question(self.window.filter.chosen_status, self.window.filter.limit.value())

    def _job_started(self, name: str) -> None:
        if name == ASK:
            self.gate.close(ASK, (self.window.header.refresh, self.window.footer.more))
            self._view.show_age()

    def _job_ended(self, name: str) -> None:
        if name == ASK:
            self.gate.open(ASK)
            self._view.show_age()

    def _job_failed(self, name: str, error: MenagerieError) -> None:
        if name == OPEN:
            self._show_unopened(error)
        elif name == ASK:
            self._show_unanswered(error)
        elif name.startswith(_CLOSE):
            _log.warning("A session did not close cleanly: %s", error.title)
        if isinstance(error, DefectError):
            self._show_defect(error)

    def _show_defect(self, error: DefectError) -> None:
        """Show a bug with what is needed to report it, whichever job met it."""
        details = "".join(traceback.format_exception(error.__cause__))
        self.window.message_bar.show_message(Message(error.title, error.message, details=details))

    def _show_unopened(self, error: MenagerieError) -> None:
        empty = self.window.empty
        self._view.show_age()
        self.window.show_empty()
        if isinstance(error, AddressMissingError | UnusableAddressError):
            empty.say(
                "plug", error.title, error.message, self.tr("Set the address…"), self.addresses_wanted.emit
            )
        elif isinstance(error, KeyMissingError):
            empty.say(
                "key",
                error.title,
                error.message,
                self.tr("Enter the key…"),
                lambda: self.key_wanted.emit(None, None),
            )
        else:
            empty.say(
                "alert",
                error.title,
                error.message,
                self.tr("Try again"),
                lambda: self.open(self.environment.id),
            )

    def _show_unanswered(self, error: MenagerieError) -> None:
        if isinstance(error, WaitingError):
            # The banner says it; what was asked for goes on when the wait is over.
            self._ask_after_wait = True
            return
        self._view.mark_stale()
        if self._view.is_empty:
            self.window.show_empty()
            self.window.empty.say("cloud-off", error.title, error.message)
        self.show_error(error, self.refresh)

    def _show_refused_key(self, error: MenagerieError, again: Callable[[], None]) -> None:
        if self.environment.id is EnvironmentId.SANDBOX:
            self.window.message_bar.show_message(
                Message(
                    error.title,
                    self.tr("This is practice: on a real service you would enter another key now."),
                    "error",
                    self.tr("End the practice"),
                    self.practice_over.emit,
                )
            )
            return
        self.window.message_bar.show_message(
            Message(
                error.title,
                error.message,
                "error",
                self.tr("Enter the key…"),
                lambda: self.key_wanted.emit(error, again),
            )
        )
        self.key_wanted.emit(error, again)

    def _wait_began(self, wait: Waiting) -> None:
        now = self._clock.now()
        self.window.wait_banner.show_wait(wait_title(wait, now), wait_text(wait, now))
        self.gate.close(_WAIT, self.window.request_inputs())
        self.window.empty.hold_up(held_up=True)
        shown = self.window.message_bar.message
        if shown is not None and shown.act == self.refresh:
            # It offers to try again, which now happens by itself.
            self.window.message_bar.clear()
            self._ask_after_wait = not self.jobs.is_running(ASK)
        self._view.show_age()

    def _counted(self, remaining: float) -> None:
        self.window.wait_banner.show_remaining(remaining)
        self.window.wait_banner.offer_try(offered=self.watch.offers_try)

    def _try_once(self) -> None:
        if self.session is not None and self.watch.offers_try:
            self._ask_after_wait = False
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
        self._view.show_age()
        if self._ask_after_wait:
            self._ask_after_wait = False
            self.ask()

    @staticmethod
    def _find(identifier: EnvironmentId, environments: tuple[Environment, ...]) -> Environment:
        return next(environment for environment in environments if environment.id == identifier)
