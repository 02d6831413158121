"""What is open: an environment, its catalogue and its session. It announces when one of them changes."""

import asyncio
from collections.abc import Awaitable, Callable

from PySide6.QtCore import QObject, Signal

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.answers import Answer
from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError
from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.session.jobs import Jobs
from menagerie.workflows.listing import Browsing, Catalogues
from menagerie.workflows.session import Session, SessionOpener

OPEN = "open"
_RECALL = "recall"
_STOP_SANDBOX = "stop the sandbox"


class OpenEnvironment(QObject):
    """Opens one environment after another. Changing to another one cancels the jobs of the first.

    ``open_first`` is called once, before ``open``.

    ``environment`` is the one that the person works in; ``catalogue`` is what is known of its animals.
    ``session`` and ``browsing`` are None until it could be opened, which starts the sandbox or needs a key;
    ``failure`` is why it could not.

    Signals, in the order in which they come: ``left`` when ``session`` and ``browsing`` are gone;
    ``catalogue_changed`` when ``catalogue`` is another one; ``recalled(object)`` with the Answer that was on
    screen last; ``entered`` when another environment is to be opened, or the same one again; ``opened`` when
    ``session`` and ``browsing`` are there; ``ready`` after that, unless something interrupted goes on.
    ``failed(object)`` comes with a MenagerieError in place of ``opened``. ``environments_changed`` comes when
    there are other addresses or plans.
    """

    left = Signal()
    catalogue_changed = Signal()
    recalled = Signal(object)
    entered = Signal()
    opened = Signal()
    ready = Signal()
    failed = Signal(object)
    environments_changed = Signal()

    def __init__(
        self,
        environments: tuple[Environment, ...],
        opener: SessionOpener,
        stop_sandbox: Callable[[], Awaitable[None]],
        catalogues: Catalogues,
        jobs: Jobs,
        clock: Clock,
        parent: QObject | None = None,
        *,
        first: EnvironmentId = EnvironmentId.SANDBOX,
    ) -> None:
        """``first`` is the environment that ``open_first`` will open: keys may be pressed before.

        ``stop_sandbox`` stops the sandbox, if it runs, when it was left.
        """
        super().__init__(parent)
        self.environments = environments
        self.environment = self._find(first)
        # Not opened before an environment is entered.
        self.catalogue = catalogues.of(self.environment)
        self.session: Session | None = None
        self.browsing: Browsing | None = None
        self.failure: MenagerieError | None = None
        self._opener = opener
        self._stop_sandbox = stop_sandbox
        self._catalogues = catalogues
        self._jobs = jobs
        self._clock = clock
        # Until they are closed.
        self._left_sessions: list[Session] = []
        self._left_catalogues: list[Catalogue] = []
        self._settle: list[Callable[[], Awaitable[None]]] = []
        jobs.failed.connect(self._job_failed)

    def open(self, identifier: EnvironmentId, then: Callable[[], None] | None = None) -> None:
        """Open an environment in place of the open one, and go on with ``then`` (default: ``ready``)."""
        environment = self._find(identifier)
        left, self.session, self.browsing = self.session, None, None
        self.failure = None
        self._jobs.leave_environment()
        self.left.emit()
        # Another address is another catalogue, even under the same name.
        is_other = environment.data_key != self.environment.data_key
        self.environment = environment
        if is_other:
            self._change_catalogue()
            # Opening the same environment again, which reads nothing, must not cut it off.
            self._jobs.start(_RECALL, self._recall, replace=True, outlives_environment=True)
        self.entered.emit()
        if left is not None:
            self._left_sessions.append(left)
            self._jobs.start(
                f"close {id(left)}", lambda: self._close_when_answered(left), outlives_environment=True
            )
        else:
            # It may be about to start.
            self._jobs.start(_STOP_SANDBOX, self._stop_left_sandbox, replace=True, outlives_environment=True)
        self._jobs.start(OPEN, lambda: self._open(environment, then or self.ready.emit), replace=True)

    def reopen(self, then: Callable[[], None] | None = None) -> None:
        """Open the same environment again with the key that the person has just entered.

        The person asks again even where it is the key that was refused before.
        """

        def ask_again() -> None:
            if self.session is not None:
                self.session.governor.renew_key()
            (then or self.ready.emit)()

        self.open(self.environment.id, ask_again)

    def open_first(self, identifier: EnvironmentId, answer: Answer | None) -> None:
        """Open an environment at the start, whose last ``answer`` is on screen already."""
        environment = self.environment = self._find(identifier)
        self.catalogue = self._catalogues.of(environment)
        self.catalogue_changed.emit()
        self._announce(answer)
        self.entered.emit()
        self._jobs.start(OPEN, lambda: self._open(environment, self.ready.emit))

    def set_environments(self, environments: tuple[Environment, ...]) -> None:
        """Take other addresses and plans.

        The open environment is opened again where its address or its shared store has changed. A plan takes
        effect at once, and nothing is asked for it.
        """
        before = self.environment
        self.environments = self._catalogues.environments = environments
        after = self._find(before.id)
        self.environments_changed.emit()
        if before == after:
            return
        what_counts = [(one.base_url, one.problem, one.shared) for one in (before, after)]
        if self.session is None or what_counts[0] != what_counts[1]:
            self.open(after.id)
            return
        self.environment = after
        self.session.governor.choose_plan(after.plan)

    def catalogue_of(self, environment: Environment) -> Catalogue:
        """Return another catalogue of an environment that was left. Close it."""
        return self._catalogues.of(environment)

    def settle_before_closing(self, settle: Callable[[], Awaitable[None]]) -> None:
        """Await ``settle``, too, before the catalogue of a left environment is closed: it writes there."""
        self._settle.append(settle)

    async def close_session(self) -> None:
        """Close the session, and those that were left. All jobs have ended."""
        session, self.session, self.browsing = self.session, None, None
        for one in (*self._left_sessions, *filter(None, [session])):
            await one.close()

    async def close_catalogues(self) -> None:
        """Close every catalogue, when nothing is recorded any more."""
        for catalogue in (*self._left_catalogues, self.catalogue):
            await catalogue.close()

    def _change_catalogue(self) -> None:
        left = self.catalogue
        self.catalogue = self._catalogues.of(self.environment)
        self._left_catalogues.append(left)
        self._jobs.start(f"close {id(left)}", lambda: self._close_left(left), outlives_environment=True)
        self.catalogue_changed.emit()

    async def _close_when_answered(self, session: Session) -> None:
        await session.close_when_answered()
        self._left_sessions.remove(session)
        await self._stop_left_sandbox()

    async def _stop_left_sandbox(self) -> None:
        """Stop the sandbox, unless it is open or a session on it still waits for a response."""
        used = [self.environment, *(session.environment for session in self._left_sessions)]
        if not any(environment.is_sandbox for environment in used):
            await self._stop_sandbox()

    async def _close_left(self, catalogue: Catalogue) -> None:
        for settle in self._settle:
            await settle()
        await catalogue.close()
        self._left_catalogues.remove(catalogue)

    async def _recall(self) -> None:
        environment = self.environment
        recalled = await asyncio.to_thread(self._catalogues.recall, environment)
        if environment.data_key == self.environment.data_key:
            self._announce(recalled)

    def _announce(self, recalled: Answer | None) -> None:
        if recalled is not None:
            self.recalled.emit(recalled)

    async def _open(self, environment: Environment, then: Callable[[], None]) -> None:
        session = await self._opener.open(environment)
        self.session = session
        self.browsing = Browsing(session, self.catalogue, self._clock)
        self.opened.emit()
        then()

    def _job_failed(self, name: str, error: MenagerieError) -> None:
        if name == OPEN:
            self.failure = error
            self.failed.emit(error)

    def _find(self, identifier: EnvironmentId) -> Environment:
        return next(environment for environment in self.environments if environment.id == identifier)
