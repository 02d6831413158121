"""The preferences that apply in this run, and what IT has set in their place."""

from PySide6.QtCore import QObject, Signal

from menagerie.settings.preferences import Preferences
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
