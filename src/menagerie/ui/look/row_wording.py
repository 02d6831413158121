"""What a row of animals says in words: for cells that show more than a value, and for assistive tools."""

from menagerie.domain.columns import STATUS, Column, Kind, Value
from menagerie.domain.known import Mark
from menagerie.ui.look.wording import moment, status_word, translate


def cell_text(column: Column, value: Value, now: float) -> str:
    """Return what a column says of a ``value``. Numbers are text: Qt's integers are too small for int64."""
    if column is STATUS:
        return status_word(None if value is None else str(value))
    if value is None:
        return ""
    if column.kind is Kind.TIME:
        return moment(float(value), now, seconds=False)
    return str(value)


def category_text(category_id: int, name: str | None) -> str:
    """Return a category as it is shown: the name that staff gave to it, then its number."""
    return f"{name} · {category_id}" if name else str(category_id)


def spoken_name(name: str, mark: Mark | None, *, is_missing: bool) -> str:
    """Return an animal's name with what eyes see by its dot and its colour."""
    parts = [name]
    if mark is Mark.NEW:
        parts.append(translate("new here"))
    elif mark is Mark.CHANGED:
        parts.append(translate("changed"))
    if is_missing:
        parts.append(translate("not in the last full list that should have shown it"))
    return ", ".join(parts)
