"""Says why an action is disabled, for the command palette. An input says so in its tooltip."""

from PySide6.QtGui import QAction

_REASON = "reason"


def give_reason(action: QAction, reason: str) -> None:
    """Say why ``action`` is disabled; an empty ``reason`` for an enabled one."""
    action.setProperty(_REASON, reason)


def reason_of(action: QAction) -> str:
    """Return why ``action`` is disabled; empty if it is enabled, or has no reason."""
    return str(action.property(_REASON) or "")
