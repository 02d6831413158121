"""Rows that statements return, and what is notified."""

import re
from typing import Any

# Strict: Python takes other digits for numbers too, and thousands of them.
_NOTICE = re.compile(r"([0-9a-f]{1,64}) ([0-9]{1,19})")


def only(row: Any) -> Any:
    """Return the row of a statement that always has one, whatever the table holds."""
    if row is None:
        raise LookupError
    return row


def read_notice(payload: str) -> tuple[str, int]:
    """Return what a notification is about, and the number in it; an empty text for one that is not ours."""
    match = _NOTICE.fullmatch(payload)
    return (match[1], int(match[2])) if match else ("", 0)
