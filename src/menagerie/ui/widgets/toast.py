"""A toast: a short success message, shown for a few seconds near the lower edge of the window."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QStyle, QWidget

from menagerie.ui.look.announcing import announce
from menagerie.ui.look.plain_text import shown
from menagerie.ui.widgets.drawing.motion import Arrival
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import PlainLabel

_SHOWN_MS = 4000
# Long enough to read the text, and then to reach its button.
_SHOWN_WITH_ACTION_MS = 10_000
_FROM_EDGE = 64
_SIDE, _TOP, _GAP = 16, 10, 12
_FROM_BELOW = QPoint(0, 12)


class Toast(PlainLabel):
    """Lies over its parent and takes neither the focus nor the mouse, unless it offers something to do.

    With a button it stays for as long as the mouse is over it or the focus is in it.

    Signals: ``left`` when its button goes while the focus is on it.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("")
        self.setParent(parent)
        self._over = parent
        self._act: Callable[[], None] | None = None
        self.setObjectName("toast")
        self.setProperty("look", "toast")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.action = named_button("toastAction", look="toast")
        self.action.setParent(self)
        # A click leaves the focus where it was.
        self.action.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.action.clicked.connect(self._take_action)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._end)
        self._arrival = Arrival(self)
        parent.installEventFilter(self)
        self.hide()

    def say(
        self, text: str, action: str = "", act: Callable[[], None] | None = None, *, lasts: bool = False
    ) -> None:
        """Show ``text`` and announce it; ``action`` is the label of a button that calls ``act``.

        What ``lasts`` stays until something else is said, or it is taken back.
        """
        self._act = act
        if act is None:
            self._leave()
        self.action.setText(action)
        self.action.setVisible(act is not None)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, act is None)
        text = shown(text)
        # Later, with the first text shown, the style would take the margins away.
        self.ensurePolished()
        room = self._over.width() - 2 * _FROM_EDGE - self._make_room()
        self.setText(self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room))
        self.setAccessibleName(text)
        self._place()
        if not self.isVisible():
            self._arrival.begin(_FROM_BELOW)
        self.show()
        self.raise_()
        if lasts:
            self._timer.stop()
        else:
            self._timer.start(_SHOWN_MS if act is None else _SHOWN_WITH_ACTION_MS)
        announce(self, text)

    def take_back(self, text: str) -> None:
        """Say no more that something goes on, unless something else was said since."""
        if self.accessibleName() == shown(text):
            self._end()

    def give_way(self, card: QWidget) -> None:
        """End if it lies over a card that has been opened since, and offers nothing to do."""
        own, other = (QRect(one.mapToGlobal(QPoint()), one.size()) for one in (self, card))
        if self._act is None and own.intersects(other):
            self._end()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay while the mouse is over it."""
        super().enterEvent(event)
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        """Go some seconds later."""
        super().leaveEvent(event)
        if self.isVisible():
            self._timer.start(_SHOWN_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in place when the window is resized."""
        if event.type() is QEvent.Type.Resize and watched is self._over:
            self._place()
        return False

    def _take_action(self) -> None:
        act = self._act
        self._leave()
        self.hide()
        if act is not None:
            act()

    def _leave(self) -> None:
        """Let the window take the focus: Qt would move it to whatever comes next."""
        # Also while another window is the active one.
        if self.window().focusWidget() is self.action:
            self.left.emit()

    def _end(self) -> None:
        if self.action.hasFocus():
            self._timer.start(_SHOWN_MS)
        else:
            self._leave()
            self.hide()

    def _make_room(self) -> int:
        """Leave room beside the text for the button, and return how much, in pixels."""
        room = 0 if self._act is None else self.action.sizeHint().width() + _GAP
        # Margins are not mirrored.
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self.setContentsMargins(_SIDE + room * mirrored, _TOP, _SIDE + room * (not mirrored), _TOP)
        return room

    def _place(self) -> None:
        self.adjustSize()
        left = (self._over.width() - self.width()) // 2
        self._arrival.place(QPoint(left, self._over.height() - self.height() - _FROM_EDGE))
        size = self.action.sizeHint()
        place = QRect(0, 0, size.width(), size.height())
        place.moveCenter(self.rect().center())
        place.moveRight(self.width() - _SIDE)
        self.action.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
