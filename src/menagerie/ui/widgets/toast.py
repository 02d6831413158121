"""A toast: a short success message, shown for a few seconds near the lower edge of the window."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from menagerie.ui.look.plain_text import shown
from menagerie.ui.widgets.labels import plain_label

_SHOWN_MS = 4000
_FROM_EDGE = 64


class Toast(QFrame):
    """Lies over its parent and takes neither the focus nor the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("toast")
        self.setProperty("look", "toast")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._label = plain_label(name="toastText")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 16, 10)
        row.addWidget(self._label)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def say(self, text: str) -> None:
        """Show ``text`` and announce it."""
        text = shown(text)
        room = self._over.width() - 2 * _FROM_EDGE
        self._label.setText(self._label.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room))
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in place when the window is resized."""
        if event.type() is QEvent.Type.Resize and watched is self._over:
            self._place()
        return False

    def _place(self) -> None:
        self.adjustSize()
        left = (self._over.width() - self.width()) // 2
        self.move(left, self._over.height() - self.height() - _FROM_EDGE)
