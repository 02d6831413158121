"""Connects the window with the environment that is open: its session, its catalogue and its errors."""

import asyncio
import logging
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.clock import Clock
from menagerie.domain.errors import DefectError, MenagerieError
from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.details.knowledge_flow import KnowledgeFlow
from menagerie.ui.listing.answer_view import AnswerView
from menagerie.ui.listing.asking_flow import ASK, AskingFlow
from menagerie.ui.listing.copy_flow import CopyFlow
from menagerie.ui.listing.seen_view import SeenView
from menagerie.ui.session.error_view import ErrorView
from menagerie.ui.session.input_gate import InputGate
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.ui.window.main_window import MainWindow
from menagerie.workflows.browsing import Answer, Browsing
from menagerie.workflows.catalogues import Catalogues
from menagerie.workflows.session import Session, SessionOpener

_log = logging.getLogger(__name__)

OPEN = "open"
_RECALL = "recall"
_CLOSED, _NOWHERE = "closed", "nowhere"

# Jobs whose names begin so go on when the environment is left in which they were started.
LASTING = "lasting: "


class Coordinator(QObject):
    """Runs the open session in the window.

    Signals: ``key_wanted(object, object)`` with the error that made a key necessary (or None) and what to go
    on with afterwards; ``addresses_wanted``; ``practice_over`` when a practised situation shall end;
    ``entered(object)`` with the EnvironmentId that is worked in from now on; ``opened(object)`` with the
    Session in which it is; ``left`` when that is over.
    """

    key_wanted = Signal(object, object)
    addresses_wanted = Signal()
    practice_over = Signal()
    entered = Signal(object)
    opened = Signal(object)
    left = Signal()

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
        self.errors = ErrorView(window, lambda: self.environment.is_sandbox)
        self.asking = AskingFlow(
            window, jobs, self.watch, self.gate, self.errors, self.knowledge, self.view, clock
        )
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
        self.jobs.start(OPEN, lambda: self._open(environment, then or self.asking.ask), replace=True)

    def recall(self, identifier: EnvironmentId) -> None:
        """Show the rows of an earlier time at once, before the window is: nothing else is there to do."""
        environment = self._find(identifier, self._environments)
        self._enter(environment)
        self._show_recalled(environment, self._catalogues.recall(environment))

    def reopen(self, then: Callable[[], None] | None = None) -> None:
        """Open the same environment with the key that the person has just entered; go on as ``open`` does.

        The person asks again even if it is the key that was refused before.
        """
        self.open(self.environment.id, lambda: self._ask_again(then or self.asking.ask))

    def show_error(self, error: MenagerieError, again: Callable[[], None]) -> None:
        """Show an error in the message bar; ``again`` is the next step."""
        self.errors.show(error, again)

    async def category_names(self) -> Mapping[int, str]:
        """Return the names that staff gave to categories of the open environment."""
        return await self.catalogue.category_names()

    async def close(self) -> None:
        """Stop everything and close the session."""
        self.asking.leave()
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
        window.filter.scope_changed.connect(lambda: self.gate.confine(_CLOSED, window.service_inputs()))
        self.asking.session_wanted.connect(lambda: self.open(self.environment.id))
        self.asking.answered.connect(self.seen.find)
        self.view.add_wanted.connect(window.header.add.click)
        self.errors.key_wanted.connect(self.key_wanted)
        self.errors.addresses_wanted.connect(self.addresses_wanted)
        self.errors.practice_over.connect(self.practice_over)
        self.jobs.failed.connect(self._job_failed)
        for shows_quota in (window.footer.quota, window.quota_panel):
            shows_quota.follow(lambda: self.watch.pacing)
            self.watch.quota_changed.connect(shows_quota.show_quota)

    def _ask_again(self, then: Callable[[], None]) -> None:
        if self.session is not None:
            self.session.governor.renew_key()
        then()

    def _leave_for(self, environment: Environment) -> None:
        """Leave the open session at once: from here on nothing is done in it any more."""
        for name in self.jobs.names():
            if not name.startswith(LASTING):
                self.jobs.cancel(name)
        left, self.session = self.session, None
        self.asking.leave()
        self.left.emit()
        self.watch.watch(None)
        # Another address is another catalogue, even under the same name.
        if not self._has_entered or _place(environment) != _place(self.environment):
            self._enter(environment)
            self.jobs.start(_RECALL, lambda: self._recall(environment))
        self._show_opening(environment)
        self.entered.emit(environment.id)
        if left is not None:
            # What the old session still has under way ends by itself; nobody has to wait for that.
            self.jobs.start(f"{LASTING}close {id(left)}", left.close_when_answered)

    def _show_opening(self, environment: Environment) -> None:
        """Show that an environment is not open yet."""
        self.environment = environment
        self.gate.close(_CLOSED, self.window.service_inputs())
        self.gate.open(_NOWHERE)
        if not environment.has_place:
            self.gate.close(_NOWHERE, (self.window.header.add,))
        self.window.show_environment(environment)
        self.window.commands.practice.setEnabled(environment.is_sandbox)
        self.window.message_bar.clear()
        self.window.header.age.setText(self.tr("Opening…"))

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
        self.asking.begin(Browsing(session, self.catalogue, self._clock))
        self.gate.open(_CLOSED)
        self.watch.watch(session.governor)
        self.opened.emit(session)
        then()

    def _switch(self, identifier: EnvironmentId) -> None:
        if identifier != self.environment.id:
            self.open(identifier)

    def _job_failed(self, name: str, error: MenagerieError) -> None:
        if name == OPEN:
            self._show_unopened(error)
        elif name.startswith(LASTING):
            _log.warning("What was left did not end cleanly: %s", error.title)
        if isinstance(error, DefectError):
            self.errors.show_defect(error)

    def _show_unopened(self, error: MenagerieError) -> None:
        self.view.show_age()
        self.view.excuse(lambda: self.errors.say_unopened(error, lambda: self.open(self.environment.id)))

    @staticmethod
    def _find(identifier: EnvironmentId, environments: tuple[Environment, ...]) -> Environment:
        return next(environment for environment in environments if environment.id == identifier)


def _place(environment: Environment) -> tuple[object, ...]:
    """Return what makes an environment's animals those of another place."""
    return environment.id, environment.base_url, environment.problem
