"""The text of a row's cells, and what assistive tools read of them."""

import math
import re

from PySide6.QtCore import QLocale

from menagerie.domain import columns
from menagerie.domain.animal import Category, Mark
from menagerie.domain.columns import STATUS, Column, Kind, Value
from menagerie.domain.notes import NO_NOTES, Notes, joined
from menagerie.ui.look.plain_text import LONGEST_LINE, shown
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import listed, local_time, moment, of_a_moment, status_word

# Within a locale's long date, such as "dddd, d. MMMM yyyy" or "yyyy年M月d日dddd".
_DAY_AND_MONTH = re.compile(r"(?<!d)d{1,2}(?!d).*?M+|M+.*?(?<!d)d{1,2}(?!d)日?")


def column_title(column: Column) -> str:  # noqa: PLR0911 - one for each column
    """Return a column's title."""
    match column.key:
        case columns.ID.key:
            return translate("rows", "ID")
        case columns.NAME.key:
            return translate("rows", "Name")
        case columns.CATEGORY.key:
            return translate("rows", "Category")
        case columns.CATEGORY_NAME.key:
            return translate("rows", "Category name")
        case columns.STATUS.key:
            return translate("rows", "Status")
        case columns.LAST_SEEN.key:
            return translate("rows", "Last seen", "Title of a column of times")
        case columns.NOTE.key:
            return translate("rows", "Note")
        case columns.TAGS.key:
            return translate("rows", "Tags")
    return column.title


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


@of_a_moment
def seen_on(unix: float, now: float) -> str:
    """Return when an animal was seen: ``seen today``, ``seen 3 November``, in another year with the year."""
    seen, today = local_time(math.floor(unix)).date(), local_time(math.floor(now)).date()
    if seen == today:
        return translate("rows", "seen today")
    locale = QLocale()
    long = _DAY_AND_MONTH.search(locale.dateFormat(QLocale.FormatType.LongFormat))
    date = locale.toString(seen, QLocale.FormatType.ShortFormat)
    if long is not None and seen.year() == today.year():
        date = locale.toString(seen, long.group())
    return translate("rows", "seen {date}").format(date=date)


def spoken_name(name: str, mark: Mark | None, *, is_missing: bool, notes: Notes = NO_NOTES) -> str:
    """Return an animal's name, and in words what its marks and its colour show."""
    parts = [shown(name, LONGEST_LINE)]
    if mark is Mark.NEW:
        parts.append(translate("rows", "new here"))
    elif mark is Mark.CHANGED:
        parts.append(translate("rows", "changed"))
    if is_missing:
        parts.append(translate("rows", "missing from the last complete list"))
    if notes.text:
        parts.append(translate("rows", "note: {text}").format(text=notes.text))
    if notes.tags:
        parts.append(translate("rows", "tags: {tags}").format(tags=joined(notes.tags)))
    return listed(parts)
