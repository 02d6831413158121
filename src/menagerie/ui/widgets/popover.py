"""A card over the window, beside the widget that opened it."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget
from shiboken6 import isValid

from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.drawing.motion import Arrival
from menagerie.ui.widgets.drawing.shadow import SHADOW, paint_shadow
from menagerie.ui.widgets.toast import Toast

_FROM_ANCHOR = 8
# Between the card's shadow and the edge of the window, where there is room.
_TO_EDGE = 24 - SHADOW


class Popover(QWidget):
    """Opens over ``parent``, above or below its ``anchor`` where there is more room, and disables nothing.

    Escape, a click elsewhere in the window and a move of the focus close it. The focus then returns to where
    it was. Its content is laid out in ``card``.

    Signals: ``shown`` and ``hidden`` when it becomes visible or invisible, also with its window.
    """

    shown = Signal()
    hidden = Signal()

    def __init__(self, theme: Theme, anchor: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._over = parent
        self._anchor = anchor
        self._came_from = anchor
        self._watched: list[QObject] = []
        self.card = QFrame()
        self.card.setProperty("look", "popover")
        around = QVBoxLayout(self)
        around.setContentsMargins(SHADOW, SHADOW, SHADOW, SHADOW)
        around.addWidget(self.card)
        self._arrival = Arrival(self)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.dismiss)
        self.hide()

    @property
    def holds_focus(self) -> bool:
        """Tell whether the focus is in it, also while another window is the active one."""
        return self._is_own(self.window().focusWidget())

    def toggle(self) -> None:
        """Open, or close if it is open."""
        if self.isVisible():
            self.dismiss()
        else:
            self.open()

    def open(self) -> None:
        """Appear and take the focus, so that assistive tools read it and Tab goes on within it."""
        self.appear()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def appear(self) -> None:
        """Appear, and leave the focus where it is."""
        focused = QApplication.focusWidget()
        if focused is None or focused.window() is not self.window():
            focused = self._anchor
        self._came_from = focused
        self._place()
        is_below = self.y() + SHADOW > self._anchor.mapTo(self._over, QPoint()).y()
        self._arrival.begin(QPoint(0, -_FROM_ANCHOR if is_below else _FROM_ANCHOR))
        self.show()
        self.raise_()
        for toast in self.window().findChildren(Toast):
            toast.give_way(self.card)

    def dismiss(self) -> None:
        """Close, and give the focus back."""
        if self.holds_focus:
            back = self._came_from
            # It may have gone meanwhile, as does a button that leads to adds when none waits any more.
            can_return = isValid(back) and back.isVisible() and back.isEnabled()
            (back if can_return else self._anchor).setFocus()
        self.hide()

    def event(self, event: QEvent) -> bool:
        """Resize with the content."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._place()
        return done

    def showEvent(self, event: QShowEvent) -> None:
        """Start watching for what closes or moves the card."""
        super().showEvent(event)
        self._watch()
        self.shown.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop watching."""
        super().hideEvent(event)
        self._unwatch()
        self.hidden.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close on a click elsewhere, and stay beside the anchor."""
        if isinstance(event, QMouseEvent):
            if event.type() is QEvent.Type.MouseButtonPress and not self._is_near(event):
                self.dismiss()
        elif event.type() in {QEvent.Type.Move, QEvent.Type.Resize} and isinstance(watched, QWidget):
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the shadow that lifts the card off the window."""
        paint_shadow(QPainter(self), self.card.geometry(), is_dark=self._theme.is_dark)

    def _watch(self) -> None:
        application = QApplication.instance()
        if not self._watched and isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)
        # The window's handle receives a click before any widget does.
        self._watched = [self.window().windowHandle()]
        part: QWidget | None = self._anchor
        while part is not None and part is not self._over:
            self._watched.append(part)
            part = part.parentWidget()
        for watched in self._watched:
            watched.installEventFilter(self)

    def _unwatch(self) -> None:
        application = QApplication.instance()
        if self._watched and isinstance(application, QApplication):
            application.focusChanged.disconnect(self._focus_moved)
        for watched in self._watched:
            # A window that is being deleted deletes its handle before it hides its children.
            if isValid(watched):
                watched.removeEventFilter(self)
        self._watched = []

    def _focus_moved(self, _old: QWidget | None, now: QWidget | None) -> None:
        # A dialog or another application takes the focus only for a while.
        if now is None or now.window() is not self.window() or now is self._anchor or self._is_own(now):
            return
        self.hide()

    def _is_own(self, widget: QWidget | None) -> bool:
        return widget is not None and (widget is self or self.isAncestorOf(widget))

    def _is_near(self, event: QMouseEvent) -> bool:
        """Tell whether a click is in the card, or on the anchor, which closes the card itself."""
        place = event.globalPosition().toPoint()
        return any(part.rect().contains(part.mapFromGlobal(place)) for part in (self.card, self._anchor))

    def _place(self) -> None:
        anchor = QRect(self._anchor.mapTo(self._over, QPoint()), self._anchor.size())
        # From the strip, which is as wide as the window, it hangs down.
        gap = _FROM_ANCHOR if anchor.width() < self._over.width() else 0
        size = self.sizeHint().boundedTo(self.maximumSize())
        if self.hasHeightForWidth():
            # Texts that wrap may need more lines than at the width they prefer.
            size.setHeight(self.heightForWidth(size.width()))
        room_below = self._over.height() - anchor.bottom() - 1
        least = self.minimumSizeHint().height()
        # A card scrolls when there is too little room, and lies over its anchor when there is still less.
        if room_below > anchor.top():
            top = anchor.bottom() + 1 + gap - SHADOW
            size.setHeight(min(size.height(), max(self._over.height() - top, least)))
            top = min(top, self._over.height() - size.height())
        else:
            end = anchor.top() - gap + SHADOW
            size.setHeight(min(size.height(), max(end, least)))
            top = end - size.height()
        self.resize(size)
        # Level with the anchor at the side of the window that is nearer; at its leading side below an anchor
        # that is as wide as the window.
        before, behind = anchor.left(), self._over.width() - anchor.right() - 1
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        at_left = before < behind or (before == behind and not mirrored)
        left = anchor.left() - SHADOW if at_left else anchor.right() + 1 + SHADOW - self.width()
        room = self._over.width() - self.width()
        left = max(0, min(max(left, _TO_EDGE), room - _TO_EDGE))
        self._arrival.place(QPoint(left, max(0, top)))
