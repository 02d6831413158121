"""Says why an input or an action is disabled: in its tooltip, to assistive tools, and in the palette."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

_REASON, _TIP, _DESCRIPTION = "reason", "usualToolTip", "usualDescription"


def give_reason(thing: QAction | QWidget, reason: str) -> None:
    """Say why ``thing`` is disabled; with an empty ``reason`` it says again what it says when enabled."""
    before = reason_of(thing)
    if reason == before:
        return
    thing.setProperty(_REASON, reason)
    if isinstance(thing, QAction):
        # Its tooltip is its full text.
        return
    if not before:
        thing.setProperty(_TIP, thing.toolTip())
        thing.setProperty(_DESCRIPTION, thing.accessibleDescription())
    # What was said anew meanwhile stays.
    if thing.accessibleDescription() in {before, thing.property(_DESCRIPTION)}:
        thing.setAccessibleDescription(reason or thing.property(_DESCRIPTION))
    if thing.toolTip() in {before, thing.property(_TIP)}:
        thing.setToolTip(reason or thing.property(_TIP))


def reason_of(thing: QAction | QWidget) -> str:
    """Return why ``thing`` is disabled; empty if it is enabled, or has no reason."""
    return str(thing.property(_REASON) or "")
