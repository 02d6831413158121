"""Rows that statements return."""

from typing import Any


def only(row: Any) -> Any:
    """Return the row of a statement that always has one, whatever the table holds."""
    if row is None:
        raise LookupError
    return row
