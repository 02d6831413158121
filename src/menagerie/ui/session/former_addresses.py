"""Says how many adds wait at an address that an environment no longer has: IT may have changed it."""

import asyncio
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject

from menagerie.outbox.files import count_queued
from menagerie.settings.environments import Environment
from menagerie.settings.paths import Paths
from menagerie.ui.look.translation import translate
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.widgets.message_bar import Message
from menagerie.ui.words.jobs import waiting_elsewhere

_LOOKING = "look for what waits at former addresses"


class FormerAddresses(QObject):
    """Looks at the start, and when an address is changed; says it again at the next start.

    ``say`` says a message when nothing else is said; ``take_back`` says no more of it.
    """

    def __init__(
        self,
        opened: OpenEnvironment,
        jobs: Jobs,
        paths: Paths,
        say: Callable[[Message], None],
        take_back: Callable[[Message], None],
    ) -> None:
        super().__init__(opened)
        self._opened = opened
        self._jobs = jobs
        self._paths = paths
        self._say = say
        self._take_back = take_back
        # What is said, or was said and dismissed.
        self._waiting: Mapping[str, int] = {}
        self._messages: list[Message] = []
        opened.environments_changed.connect(self.look)

    def look(self) -> None:
        """Say what waits, unless that was said, and say no more what does not."""
        self._jobs.start(_LOOKING, self._look, replace=True, outlives_environment=True)

    async def _look(self) -> None:
        waiting = await asyncio.to_thread(self._count, self._opened.environments)
        if waiting == self._waiting:
            return
        self._waiting = waiting
        for message in self._messages:
            self._take_back(message)
        self._messages = [_message(name, queued) for name, queued in waiting.items()]
        for message in self._messages:
            self._say(message)

    def _count(self, environments: tuple[Environment, ...]) -> dict[str, int]:
        """Return how many adds wait, by the name of the environment."""
        waiting = {}
        for environment in environments:
            former = self._paths.outboxes(environment.id) - {self._paths.outbox(*environment.place)}
            if queued := sum(map(count_queued, former)):
                waiting[environment.name] = queued
        return waiting


def _message(environment: str, queued: int) -> Message:
    text = translate(
        "FormerAddresses",
        "They belong to an address that is no longer set. They are saved, and are sent when it is set again.",
    )
    if queued == 1:
        text = translate(
            "FormerAddresses",
            "It belongs to an address that is no longer set. It is saved, and sent when that is set again.",
        )
    return Message(waiting_elsewhere(environment, queued), text, "info")
