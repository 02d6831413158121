"""Counts the adds that wait in the environments that are not open: they go on when one of these is opened."""

import asyncio
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.domain.errors import MenagerieError
from menagerie.outbox.entry import State
from menagerie.settings.environments import Environment
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.window_context import WindowContext

_COUNT = "count what waits elsewhere"
# Milliseconds in which further changes are counted together.
_TOGETHER_MS = 300


class Elsewhere(Struct, frozen=True):
    """How many adds wait in an environment that is not open."""

    environment: Environment
    queued: int


class WaitingElsewhere(QObject):
    """Counts in the outboxes, also in those of earlier sessions, when an environment has been opened.

    Signals: ``changed(object)`` with an Elsewhere for each environment where something waits.
    """

    changed = Signal(object)

    def __init__(self, context: WindowContext, open_queue: OpenQueue) -> None:
        super().__init__(open_queue)
        self._context = context
        self._open_queue = open_queue
        self.waiting: tuple[Elsewhere, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_TOGETHER_MS)
        self._timer.timeout.connect(self._count)
        context.opened.entered.connect(self._leave_out_open)
        for has_other_counts in (
            context.opened.opened,
            context.opened.failed,
            context.opened.environments_changed,
        ):
            has_other_counts.connect(self._count_soon)
        open_queue.left_changed.connect(self._count_soon)

    def _count_soon(self, *_what: object) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _leave_out_open(self) -> None:
        self._tell(
            [one for one in self.waiting if one.environment.place != self._context.opened.environment.place]
        )

    def _count(self) -> None:
        self._context.jobs.start(_COUNT, self._count_all, replace=True, outlives_environment=True)

    async def _count_all(self) -> None:
        waiting = []
        for environment in self._context.opened.environments:
            is_other = environment.has_place and environment.place != self._context.opened.environment.place
            if is_other and (queued := await self._queued(environment)):
                waiting.append(Elsewhere(environment, queued))
        self._tell(waiting)
        self._leave_out_open()

    async def _queued(self, environment: Environment) -> int:
        if not await asyncio.to_thread(self._context.paths.outbox(*environment.place).exists):
            return 0
        try:
            counts = await self._open_queue.queues.of(environment).outbox.counts()
        except MenagerieError:
            # That outbox says what is wrong with it when its environment is opened.
            return 0
        return counts.get(State.QUEUED, 0)

    def _tell(self, waiting: Sequence[Elsewhere]) -> None:
        if tuple(waiting) != self.waiting:
            self.waiting = tuple(waiting)
            self.changed.emit(self.waiting)
