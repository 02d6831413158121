"""Disables inputs for named reasons, and restores the focus when they are enabled again."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_SHORTCUT = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_NAVIGATION = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Escape,
}


class InputGate:
    """Keeps inputs disabled as long as at least one reason applies, and says why in their tool tips.

    Qt moves the focus on when a widget is disabled. The gate parks it on what ``focus_fallback`` returns
    instead and gives it back afterwards, unless the person has moved it meanwhile: typing is never
    interrupted. What is typed while the focus is parked was meant for the disabled input, and goes nowhere.
    """

    def __init__(self, focus_fallback: Callable[[], QWidget]) -> None:
        self._focus_fallback = focus_fallback
        self._parked_on: QWidget | None = None
        self._typing_filter: _TypingFilter | None = None
        # For each input, the words for each of its reasons.
        self._reasons: dict[QWidget, dict[str, str]] = {}
        self._own_words: dict[QWidget, _Words] = {}
        self._focus_to_return: QWidget | None = None

    def close(self, reason: str, inputs: Iterable[QWidget], words: str) -> None:
        """Disable ``inputs`` for ``reason``, which ``words`` tell the person."""
        for widget in inputs:
            # Also while another window is the active one.
            focused = widget.window().focusWidget()
            if widget.isEnabled() and _is_within(focused, widget):
                self._focus_to_return = focused
                self._parked_on = self._focus_fallback()
                self._parked_on.setFocus()
                self._stop_filtering()
                self._typing_filter = _TypingFilter(self._parked_on)
            self._reasons.setdefault(widget, {})[reason] = words
            self._follow(widget)

    def open(self, reason: str) -> None:
        """Remove ``reason``, and enable what no other reason keeps disabled."""
        for widget, reasons in self._reasons.items():
            if reasons.pop(reason, None) is not None:
                self._follow(widget)
        waiting = self._focus_to_return
        if waiting is not None and waiting.isEnabled():
            self._focus_to_return = None
            self._stop_filtering()
            if self._is_parked(waiting.window().focusWidget()):
                waiting.setFocus()

    def confine(self, reason: str, inputs: Iterable[QWidget]) -> None:
        """Let ``reason`` disable exactly these inputs from now on, if it applies at all."""
        words = next((said[reason] for said in self._reasons.values() if reason in said), None)
        if words is None:
            return
        wanted = set(inputs)
        for widget, reasons in self._reasons.items():
            if reason in reasons and widget not in wanted:
                del reasons[reason]
                self._follow(widget)
        self.close(reason, wanted, words)

    def explain(self, reason: str, words: str) -> None:
        """Tell the person other ``words`` for ``reason`` from now on."""
        for widget, reasons in self._reasons.items():
            if reason in reasons:
                reasons[reason] = words
                self._follow(widget)

    def _follow(self, widget: QWidget) -> None:
        """Enable or disable an input by its reasons, and say the newest of them."""
        reasons = self._reasons[widget]
        widget.setEnabled(not reasons)
        if not reasons:
            if (own := self._own_words.pop(widget, None)) is not None:
                own.restore(widget)
            return
        own = self._own_words.setdefault(widget, _Words(widget.toolTip(), widget.accessibleDescription()))
        own.replace(widget, [*reasons.values()][-1])

    def _is_parked(self, focused: QWidget | None) -> bool:
        """Tell whether the focus is where the gate has left it, or on the rows that have come there."""
        parked_on = self._parked_on
        if focused is None or parked_on is None:
            return True
        return focused is parked_on or (focused is self._focus_fallback() and parked_on.isAncestorOf(focused))

    def _stop_filtering(self) -> None:
        if self._typing_filter is not None:
            self._typing_filter.end()
            self._typing_filter = None

    def reasons(self, widget: QWidget) -> frozenset[str]:
        """Return why ``widget`` is disabled at present."""
        return frozenset(self._reasons.get(widget, ()))


def _is_within(widget: QWidget, ancestor: QWidget) -> bool:
    return widget is ancestor or ancestor.isAncestorOf(widget)


class _Words:
    """The words that an input has by itself, while a reason is said in their place."""

    def __init__(self, tool_tip: str, description: str) -> None:
        self._tool_tip = tool_tip
        self._description = description
        self._said = ""

    def replace(self, widget: QWidget, words: str) -> None:
        self._said = words
        widget.setToolTip(words)
        widget.setAccessibleDescription(words)

    def restore(self, widget: QWidget) -> None:
        """Give an input its own words again, unless it got others meanwhile."""
        if widget.toolTip() == self._said:
            widget.setToolTip(self._tool_tip)
        if widget.accessibleDescription() == self._said:
            widget.setAccessibleDescription(self._description)


class _TypingFilter(QObject):
    """Keeps typed keys from a widget until the person moves in it, clicks into it, or leaves it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._watched = [widget]
        if isinstance(widget, QAbstractScrollArea):
            self._watched.append(widget.viewport())
        for watched in self._watched:
            watched.installEventFilter(self)

    def end(self) -> None:
        """Let everything through again."""
        for watched in self._watched:
            watched.removeEventFilter(self)
        self._watched = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.FocusOut, QEvent.Type.MouseButtonPress}:
            self.end()
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() in _NAVIGATION:
            self.end()
            return False
        return bool(event.text()) and not event.modifiers() & _SHORTCUT
