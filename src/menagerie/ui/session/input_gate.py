"""Disables inputs for named reasons, and restores the focus when they are enabled again."""

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QApplication, QWidget


class InputGate:
    """Keeps inputs disabled as long as at least one reason applies.

    Qt moves the focus on when a widget is disabled. The gate parks it on what ``resting_place`` returns
    instead and gives it back afterwards, unless the person has moved it meanwhile: typing is never
    interrupted.
    """

    def __init__(self, resting_place: Callable[[], QWidget]) -> None:
        self._resting_place = resting_place
        self._parked_on: QWidget | None = None
        self._reasons: dict[QWidget, set[str]] = {}
        self._focus_to_return: QWidget | None = None

    def close(self, reason: str, inputs: Iterable[QWidget]) -> None:
        """Disable ``inputs`` for ``reason``."""
        focused = QApplication.focusWidget()
        for widget in inputs:
            if focused is not None and widget.isEnabled() and _is_within(focused, widget):
                self._focus_to_return = focused
                self._parked_on = self._resting_place()
                self._parked_on.setFocus()
            self._reasons.setdefault(widget, set()).add(reason)
            widget.setEnabled(False)

    def open(self, reason: str) -> None:
        """Remove ``reason``, and enable what no other reason keeps disabled."""
        for widget, reasons in self._reasons.items():
            if reason in reasons:
                reasons.discard(reason)
                widget.setEnabled(not reasons)
        waiting = self._focus_to_return
        if waiting is not None and waiting.isEnabled():
            self._focus_to_return = None
            if QApplication.focusWidget() in {self._parked_on, None}:
                waiting.setFocus()

    def confine(self, reason: str, inputs: Iterable[QWidget]) -> None:
        """Let ``reason`` disable exactly these inputs from now on, if it applies at all."""
        if not any(reason in reasons for reasons in self._reasons.values()):
            return
        wanted = set(inputs)
        for widget, reasons in self._reasons.items():
            if reason in reasons and widget not in wanted:
                reasons.discard(reason)
                widget.setEnabled(not reasons)
        self.close(reason, wanted)

    def reasons(self, widget: QWidget) -> frozenset[str]:
        """Return why ``widget`` is disabled at present."""
        return frozenset(self._reasons.get(widget, ()))


def _is_within(widget: QWidget, ancestor: QWidget) -> bool:
    return widget is ancestor or ancestor.isAncestorOf(widget)
