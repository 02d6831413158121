"""Exchanges what the open catalogue knows with the other desks of the shop, and announces what they told."""

from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.sharing.knowledge import Merged
from menagerie.settings.environments import Environment
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.workflows.sharing import SharedKnowledge, Sharing

_BEGIN, _END = "exchange knowledge", "stop exchanging knowledge"
# A new installation takes over a million animals: to show each of them at once would hold up the window.
_BETWEEN_MS = 500


class ShopKnowledge(QObject):
    """Exchanges knowledge while an environment is open that names a shared store.

    Signals: ``changed(object)`` with the Merged of other desks, twice a second at most; ``overruled`` after
    that if something of it took the place of what the person wrote: the catalogue keeps what that was.
    """

    changed = Signal(object)
    overruled = Signal()

    def __init__(self, opened: OpenEnvironment, jobs: Jobs, sharing: Sharing) -> None:
        super().__init__(opened)
        self._opened = opened
        self._jobs = jobs
        self._sharing = sharing
        self._knowledge: SharedKnowledge | None = None
        # Those of environments that were left, until they are closed.
        self._ending: list[SharedKnowledge] = []
        self._ended = 0
        self._taken = Merged()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_BETWEEN_MS)
        self._pause.timeout.connect(self._tell)
        opened.left.connect(self._end)
        opened.catalogue_changed.connect(self._forget)
        opened.entered.connect(self._begin)

    async def close(self) -> None:
        """Stop exchanging; what was not told is told at the next start."""
        knowledge, self._knowledge = self._knowledge, None
        for one in (*self._ending, *filter(None, [knowledge])):
            await one.close()
        self._forget()

    def _begin(self) -> None:
        environment, catalogue = self._opened.environment, self._opened.catalogue
        if environment.shared is not None and not environment.is_sandbox:
            self._jobs.start(_BEGIN, lambda: self._exchange(environment, catalogue), replace=True)

    async def _exchange(self, environment: Environment, catalogue: Catalogue) -> None:
        if environment.shared is None or environment.base_url is None or self._knowledge is not None:
            return
        self._knowledge = knowledge = await self._sharing.knowledge(
            environment.shared,
            environment.base_url,
            catalogue.exchange,
            lambda taken: self._take(taken, catalogue),
        )
        knowledge.start()

    def _end(self) -> None:
        knowledge, self._knowledge = self._knowledge, None
        if knowledge is not None:
            self._ended += 1
            self._ending.append(knowledge)
            self._jobs.start(
                f"{_END} {self._ended}", lambda: self._close(knowledge), outlives_environment=True
            )

    async def _close(self, knowledge: SharedKnowledge) -> None:
        await knowledge.close()
        self._ending.remove(knowledge)

    def _take(self, taken: Merged, catalogue: Catalogue) -> None:
        if catalogue is not self._opened.catalogue:
            return  # it ends, and its environment was left
        self._taken |= taken
        if self._knowledge is None:
            # Its environment is being left, or was opened again: that is known when the pause is over.
            self._pause.start()
        elif not self._pause.isActive():
            self._tell()

    def _forget(self) -> None:
        """Tell nothing of an environment that was left."""
        self._taken = Merged()
        self._pause.stop()

    def _tell(self) -> None:
        if not self._taken:
            return
        taken, self._taken = self._taken, Merged()
        self._pause.start()
        self.changed.emit(taken)
        if taken.has_conflicts:
            self.overruled.emit()
