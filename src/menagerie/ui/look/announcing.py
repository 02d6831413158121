"""Says something to assistive tools that no move of the focus leads to."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def announce(source: QObject, text: str) -> None:
    """Let a screen reader say ``text``, which ``source`` shows, when it has said the rest."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, text))
