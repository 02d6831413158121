"""The text of a row's cells, and what assistive tools read of them."""

from menagerie.domain.columns import STATUS, Column, Kind, Value
from menagerie.domain.known import Category, Mark
from menagerie.domain.notes import NO_NOTES, Notes, joined
from menagerie.ui.look.plain_text import LONGEST_LINE, shown
from menagerie.ui.look.wording import moment, status_word, translate


def cell_text(column: Column, value: Value, now: float) -> str:
    """Return the text of a ``value``, or its beginning. Numbers are text too: Qt's integers are too small."""
    if column is STATUS:
        return status_word(None if value is None else str(value))
    if value is None:
        return ""
    if column.kind is Kind.TIME:
        return moment(float(value), now, seconds=False)
    return shown(str(value), LONGEST_LINE)


def category_text(category_id: int, name: str | None) -> str:
    """Return a category as it is shown: the name that staff gave to it, then its number."""
    return Category(category_id, name).label


def spoken_name(name: str, mark: Mark | None, *, is_missing: bool, notes: Notes = NO_NOTES) -> str:
    """Return an animal's name, and in words what its marks and its colour show."""
    parts = [shown(name, LONGEST_LINE)]
    if mark is Mark.NEW:
        parts.append(translate("new here"))
    elif mark is Mark.CHANGED:
        parts.append(translate("changed"))
    if is_missing:
        parts.append(translate("missing from the last full list"))
    if notes.text:
        parts.append(translate("note: {text}").format(text=notes.text))
    if notes.tags:
        parts.append(translate("tags: {tags}").format(tags=joined(notes.tags)))
    return ", ".join(parts)
