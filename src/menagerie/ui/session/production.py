"""Decides when an add to Production needs a confirmation, for one animal and for an import."""

from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.settings.preferences import Confirmation


class ProductionConfirmation:
    """Tells whether an add needs a confirmation; ``confirmation`` is the person's choice."""

    def __init__(self) -> None:
        self.confirmation = Confirmation.ONCE_A_RUN
        self._is_confirmed = False

    def choose(self, confirmation: Confirmation) -> None:
        """Choose when adds to Production need a confirmation."""
        self.confirmation = confirmation

    def is_needed(self, environment: Environment) -> bool:
        """Tell whether an add to ``environment`` needs a confirmation now."""
        if environment.id is not EnvironmentId.PRODUCTION or self.confirmation is Confirmation.NEVER:
            return False
        return self.confirmation is Confirmation.EVERY_TIME or not self._is_confirmed

    def confirmed(self) -> None:
        """Record that an add to Production was confirmed in this run."""
        self._is_confirmed = True
