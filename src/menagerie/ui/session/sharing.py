"""What the open environment shares with other desks: whether the store is there, and what they know."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.clock import Clock
from menagerie.domain.errors import SharedStoreError
from menagerie.domain.facts import Fact
from menagerie.domain.knowledge import Merged
from menagerie.settings.environments import Environment
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.workflows.sharing import SharedKnowledge, Sharing

if TYPE_CHECKING:
    # Most installations share nothing.
    from menagerie.shared.connection import SharedStore
    from menagerie.shared.ledger import SharedLedger, Use


# A store that is there again within so many milliseconds was never away: a first connection takes a while.
# And one that goes away again within them was never back: its disk may be full still.
_GRACE_MS = 3_000
# Milliseconds between two looks at what all desks use, while a person looks at it.
_LOOK_MS = 3_000
# Seconds after which a look says nothing about now.
_OLD = 8.0
_LOOK = "look at what all desks use"
_BEGIN, _END = "exchange knowledge", "stop exchanging knowledge"
# A new installation takes over a million animals: to show each of them at once would hold up the window.
_BETWEEN_MS = 500


class SharedWatch(QObject):
    """``trouble`` is why the store of the open environment is away; None if it is there, or none is named.

    ``left_out`` is how many entries of colleagues in it cannot be read.

    ``on_checked`` is called when there is another ``use``.

    Signals: ``changed`` when one of the first two is another one.
    """

    changed = Signal()

    def __init__(self, opened: OpenEnvironment, sharing: Sharing, jobs: Jobs, clock: Clock) -> None:
        super().__init__(opened)
        self._opened = opened
        self._sharing = sharing
        self._jobs = jobs
        self._clock = clock
        self.on_checked: Callable[[], None] = lambda: None
        self.trouble: Fact | None = None
        self.left_out = 0
        self._store: SharedStore | None = None
        self._followed: list[SharedStore] = []
        self._use: Use | None = None
        self._looked_at = 0.0
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.setInterval(_GRACE_MS)
        self._grace.timeout.connect(self._show_trouble)
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self._look)
        opened.opened.connect(self._follow)
        opened.left.connect(self._follow)

    @property
    def use(self) -> "Use | None":
        """What all desks used in the last minute; None if that is not known now, or nothing is shared."""
        is_old = self._clock.monotonic() - self._looked_at > _OLD
        return None if is_old or self._store is None or not self._store.is_there else self._use

    def look_on(self) -> None:
        """Look at what all desks use, now and then from now on."""
        self._looking.start()
        self._look()

    def look_away(self) -> None:
        """Look at it no more."""
        self._looking.stop()

    def _follow(self) -> None:
        """Follow the store of the open session, or none."""
        session, address = self._opened.session, self._opened.environment.shared
        store = None if session is None or address is None else self._sharing.open_store(address)
        self._use = None
        self._store = store
        # A store that is closed by now tells nothing more.
        if store is not None and store not in self._followed:
            self._followed.append(store)
            store.on_back(lambda: self._come_back(store))
            store.on_away(lambda _trouble: self._go_away(store))
            store.on_left_out(lambda: self._take(self.trouble))
        if store is None or store.is_there:
            self._grace.stop()
            self._take(None)
        else:
            self._go_away(store)
        if self._looking.isActive():
            self._look()

    def _come_back(self, store: "SharedStore") -> None:
        if store is not self._store:
            return
        if self.trouble is None:
            self._grace.stop()
        else:
            self._grace.start()

    def _go_away(self, store: "SharedStore") -> None:
        if store is not self._store:
            return
        if self.trouble is not None:
            self._show_trouble()
        elif not self._grace.isActive():
            self._grace.start()

    def _show_trouble(self) -> None:
        store = self._store
        if store is None:
            return
        if store.is_there:
            self._take(None)
        elif store.trouble is None:
            # The first attempt goes on.
            self._grace.start()
        else:
            self._take(store.trouble)

    def _take(self, trouble: Fact | None) -> None:
        left_out = 0 if self._store is None else len(self._store.left_out)
        if (trouble, left_out) != (self.trouble, self.left_out):
            self.trouble, self.left_out = trouble, left_out
            self.changed.emit()

    def _look(self) -> None:
        ledger = self._ledger()
        if ledger is None:
            return

        async def work() -> None:
            try:
                self._use = await ledger.look()
            except SharedStoreError:
                # ``trouble`` tells why.
                self._use = None
            self._looked_at = self._clock.monotonic()
            self.on_checked()

        self._jobs.start(_LOOK, work)

    def _ledger(self) -> "SharedLedger | None":
        session = self._opened.session
        if session is None or self._store is None or not self._store.is_there:
            return None
        return self._sharing.ledger_of(session.governor.scope)


class ShopKnowledge(QObject):
    """Exchanges knowledge while an environment is open that names a shared store.

    ``on_conflicts`` is called after that if something of it took the place of what the person wrote: the
    catalogue keeps what that was.

    Signals: ``changed(object)`` with the Merged of other desks, twice a second at most.
    """

    changed = Signal(object)

    def __init__(self, opened: OpenEnvironment, jobs: Jobs, sharing: Sharing) -> None:
        super().__init__(opened)
        self._opened = opened
        self._jobs = jobs
        self._sharing = sharing
        self.on_conflicts: Callable[[], None] = lambda: None
        self._knowledge: SharedKnowledge | None = None
        # Those of environments that were left, until they are closed.
        self._ending: list[SharedKnowledge] = []
        self._ended = 0
        self._taken = Merged()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_BETWEEN_MS)
        self._pause.timeout.connect(self._notify)
        opened.left.connect(self._end)
        opened.catalogue_changed.connect(self._forget)
        opened.entered.connect(self._begin)

    async def close(self) -> None:
        """Stop exchanging; what was not sent is sent at the next start."""
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
            self._notify()

    def _forget(self) -> None:
        """Tell nothing of an environment that was left."""
        self._taken = Merged()
        self._pause.stop()

    def _notify(self) -> None:
        if not self._taken:
            return
        taken, self._taken = self._taken, Merged()
        self._pause.start()
        self.changed.emit(taken)
        if taken.has_conflicts:
            self.on_conflicts()
