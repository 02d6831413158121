"""A short sound at the end of a wait and of an import, for a person who looks elsewhere. Off by default."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from menagerie.ui.session.preferred import Preferred


class Chime(QObject):
    """Plays the system's own short sound where the person prefers that.

    Signals: ``played``.
    """

    played = Signal()

    def __init__(self, preferred: Preferred, parent: QObject) -> None:
        super().__init__(parent)
        self._preferred = preferred

    def play(self) -> None:
        """Play the sound, if sounds are wanted."""
        if self._preferred.entries.sounds:
            QApplication.beep()
            self.played.emit()
