"""Rows of jobs that were sent without an answer: they are looked for while a list may still show them."""

import logging
from collections.abc import Awaitable, Callable, Sequence

from menagerie.domain.errors import MenagerieError
from menagerie.domain.tasks import Tasks
from menagerie.outbox.entry import Entry, State
from menagerie.workflows.queue.kept_adds import KeptAdds

_log = logging.getLogger(__name__)


class LostRows:
    """Looks once for each row of ``kept`` that became unconfirmed, before the rows after it hide it.

    A list holds at most 100 animals and has no second page (interface 4.1): once 100 others follow, no list
    shows a lost row. ``look`` looks for adds, and records what it finds.
    """

    def __init__(
        self, kept: KeptAdds, tasks: Tasks, look: Callable[[Sequence[Entry]], Awaitable[object]]
    ) -> None:
        self._kept = kept
        self._tasks = tasks
        self._look = look
        self._is_looking = False

    @property
    def are_there(self) -> bool:
        """Tell whether any row still needs its first look."""
        return bool(self._unseen())

    def look(self) -> None:
        """Begin their first look, unless one is under way. If it fails, the next call repeats it."""
        if not self._is_looking and self.are_there:
            self._is_looking = True
            self._tasks.start(self._look_for_all())

    async def _look_for_all(self) -> None:
        asked: set[int] = set()
        try:
            # Others may be lost while a list is on its way.
            while rows := [row for row in self._unseen() if row.number not in asked]:
                asked |= {row.number for row in rows}
                await self._look(rows)
        except MenagerieError as error:
            _log.info("Rows without an answer were not looked for: %s", type(error).__name__)
        finally:
            self._is_looking = False

    def _unseen(self) -> list[Entry]:
        if not self._kept.counts[State.UNCONFIRMED]:
            return []
        return [entry for entry in self._kept.entries if is_lost_row(entry)]


def is_lost_row(entry: Entry) -> bool:
    """Tell whether an add is a row of a job that was sent without an answer, and was not looked for yet."""
    return entry.state is State.UNCONFIRMED and entry.job is not None and not entry.looks
