"""The questions to ask before an animal is added."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import Entry, Typed
from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.adding.duplicate_wording import question_about
from menagerie.ui.outbox.line import OutboxLine
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.workflows.duplicates import find_duplicates, unsettled_like


class AddQuestions(QObject):
    """Knows what to ask about an animal to add, in the environment that is open.

    ``own`` is the number of the add itself, which is not taken for another one like it.
    """

    def __init__(
        self,
        opened: OpenEnvironment,
        line: OutboxLine,
        confirms_production: Callable[[], bool],
        clock: Clock,
    ) -> None:
        """``confirms_production`` tells whether to ask before every add to Production."""
        super().__init__(opened)
        self._opened = opened
        self._confirms_production = confirms_production
        self._line = line
        self._clock = clock

    def come_first(self, environment: Environment, typed: Typed, own: int | None) -> bool:
        """Tell whether there is a question that needs no look at the disk. Raises UnusableFieldError."""
        return self._confirms(environment) or bool(unsettled_like(typed, self._others(own)))

    async def about(self, environment: Environment, typed: Typed, own: int | None) -> tuple[str, str]:
        """Return what to ask, or nothing, and what the button then says. Raises UnusableFieldError."""
        others = self._others(own)
        duplicates = await find_duplicates(typed, self._opened.catalogue, others)
        question = question_about(typed, duplicates, others, self._clock.now())
        confirm = self.tr("Add another to {environment}")
        if self._confirms(environment):
            real = self.tr("This goes to the real service of {environment}, which cannot remove animals.")
            if not question:
                confirm = self.tr("Yes, add to {environment}")
            question = f"{real.format(environment=environment.name)} {question}".strip()
        return question, confirm.format(environment=environment.name)

    def _others(self, own: int | None) -> tuple[Entry, ...]:
        return tuple(entry for entry in self._line.entries if entry.number != own)

    def _confirms(self, environment: Environment) -> bool:
        return environment.id is EnvironmentId.PRODUCTION and self._confirms_production()
