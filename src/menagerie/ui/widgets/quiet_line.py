"""A line that says one fact quietly, and why in its tooltip."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from menagerie.ui.look.announcing import announce
from menagerie.ui.look.plain_text import tooltip
from menagerie.ui.widgets.labels import ElidedLabel


class QuietLine(ElidedLabel):
    """Hidden as long as there is nothing to say."""

    def __init__(self, name: str) -> None:
        super().__init__(look="muted")
        self.setObjectName(name)
        self._reason = ""
        self.hide()

    def say(self, text: str, reason: str = "") -> None:
        """Show ``text``, and announce it once; hide the line if it is empty.

        ``reason`` is for those who want to know more.
        """
        is_new = text != self.text() or self.isHidden()
        self._reason = reason
        self.setText(text)
        self.setAccessibleDescription(reason)
        self.setVisible(bool(text))
        if text and is_new:
            announce(self, text)

    def event(self, event: QEvent) -> bool:
        """Show the reason as the tooltip, below a text that is cut."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self._reason:
            is_cut = self.width() < self.sizeHint().width()
            lines = [self.text(), self._reason] if is_cut else [self._reason]
            QToolTip.showText(event.globalPos(), tooltip(*lines), self)
            return True
        return super().event(event)
