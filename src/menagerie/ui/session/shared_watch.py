"""Follows the shared store of the open environment: whether it is away, and what all desks use."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.domain.clock import Clock
from menagerie.domain.errors import SharedStoreError
from menagerie.domain.facts import Fact
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.workflows.sharing import Sharing

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


class SharedWatch(QObject):
    """``trouble`` is why the store of the open environment is away; None if it is there, or none is named.

    ``left_out`` is how many entries of colleagues in it cannot be read.

    Signals: ``changed`` when one of the two is another one; ``looked`` when there is another ``use``.
    """

    changed = Signal()
    looked = Signal()

    def __init__(self, opened: OpenEnvironment, sharing: Sharing, jobs: Jobs, clock: Clock) -> None:
        super().__init__(opened)
        self._opened = opened
        self._sharing = sharing
        self._jobs = jobs
        self._clock = clock
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
            self.looked.emit()

        self._jobs.start(_LOOK, work)

    def _ledger(self) -> "SharedLedger | None":
        session = self._opened.session
        if session is None or self._store is None or not self._store.is_there:
            return None
        return self._sharing.ledger_of(session.governor.scope)
