"""The preferences that apply in this run, what IT has set in their place, and what Production needs."""

from PySide6.QtCore import QObject, Signal

from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.settings.preferences import Confirmation, Preferences
from menagerie.settings.site import SiteSettings


class Preferred(QObject):
    """Holds the preferences. What an option of the command line decides for this run is named in ``fixed``.

    Signals: ``changed(str)`` with the name of an entry that was set.
    """

    changed = Signal(str)

    def __init__(
        self,
        entries: Preferences,
        site: SiteSettings,
        fixed: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__()
        self.entries = entries
        self.site = site
        self.fixed = fixed

    def set(self, name: str, value: object) -> None:
        """Change an entry."""
        setattr(self.entries, name, value)
        self.changed.emit(name)


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
