"""Numbers, times, states and the cells of a row in words, in the person's locale."""

import math
import re
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Concatenate, ParamSpec

from PySide6.QtCore import QDateTime, QLocale

from menagerie.domain import columns
from menagerie.domain.animal import Category, Mark, PetStatus
from menagerie.domain.columns import STATUS, Column, Kind, Value
from menagerie.domain.notes import NO_NOTES, Notes, joined
from menagerie.domain.plan import Plan
from menagerie.outbox.entry import Entry
from menagerie.ui.look.plain_text import LONGEST_LINE, in_one_line, shown
from menagerie.ui.look.translation import translate

_MINUTE = 60
_HOUR = 3600
_DAY = 86_400
# The last second of the year 9999. A flipped bit in a file makes a time of anything.
_LAST = 253_402_300_799

_Given = ParamSpec("_Given")
# Within a locale's long date, such as "dddd, d. MMMM yyyy" or "yyyy年M月d日dddd".
_DAY_AND_MONTH = re.compile(r"(?<!d)d{1,2}(?!d).*?M+|M+.*?(?<!d)d{1,2}(?!d)日?")


def quoted(text: str) -> str:
    """Return ``text`` in the quotation marks of the person's language."""
    return translate("wording", "“{text}”").format(text=text)


def listed(parts: Iterable[str]) -> str:
    """Return parts of a line, or names in a sentence, with the comma of the language between them."""
    return translate("words", ", ", "Between the names of a list").join(parts)


def status_word(status: str | None) -> str:
    """Return the word for a status; of one that the interface does not list, the beginning as it came."""
    if status is None:
        return translate("wording", "Not set")
    if status in set(PetStatus):
        return _listed_status_word(PetStatus(status))
    return shown(status, LONGEST_LINE)


def _listed_status_word(status: PetStatus) -> str:
    match status:
        case PetStatus.AVAILABLE:
            return translate("wording", "Available")
        case PetStatus.PENDING:
            return translate("wording", "Pending")
        case PetStatus.SOLD:
            return translate("wording", "Sold")


def status_in_sentence(status: str | None) -> str:
    """Return the word for a status as it stands within a sentence; of another one, as it came."""
    match status:
        case None:
            return translate("wording", "not set", "A status, within a sentence")
        case PetStatus.AVAILABLE:
            return translate("wording", "available", "A status, within a sentence")
        case PetStatus.PENDING:
            return translate("wording", "pending", "A status, within a sentence")
        case PetStatus.SOLD:
            return translate("wording", "sold", "A status, within a sentence")
    return shown(status, LONGEST_LINE)


def countdown(seconds: float) -> str:
    """Return a remaining time as ``0:28``, ``12:05``, ``1:00:00`` or ``12 d``, rounded up: never early."""
    whole = max(0, math.ceil(seconds))
    if whole >= 2 * _DAY:
        return translate("wording", "{n} d", "Days, shortened").format(n=number(math.ceil(whole / _DAY)))
    hours, rest = divmod(whole, _HOUR)
    minutes, left = divmod(rest, _MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def duration(seconds: float) -> str:
    """Return a duration in words: ``28 seconds``, ``5 minutes``, ``about 3 hours``."""
    whole = max(1, math.ceil(seconds))
    if whole < 2 * _MINUTE:
        return translate("wording", "%Ln second(s)", n=whole)
    if whole < 2 * _HOUR:
        return translate("wording", "%Ln minute(s)", n=math.ceil(whole / _MINUTE))
    if whole < 2 * _DAY:
        return translate("wording", "about %Ln hour(s)", n=math.ceil(whole / _HOUR))
    return translate("wording", "about %Ln day(s)", n=math.ceil(whole / _DAY))


def about_duration(seconds: float) -> str:
    """Return a duration in words that never sounds exact: ``about 28 seconds``, ``about 3 hours``."""
    whole = max(1, math.ceil(seconds))
    if whole < 2 * _MINUTE:
        return translate("wording", "about %Ln second(s)", n=whole)
    if whole < 2 * _HOUR:
        return translate("wording", "about %Ln minute(s)", n=math.ceil(whole / _MINUTE))
    return duration(whole)


def number(value: int) -> str:
    """Return a count with the locale's digits and separators."""
    return QLocale().toString(value)


def of_a_moment(say: Callable[Concatenate[float, _Given], str]) -> Callable[Concatenate[float, _Given], str]:
    """Let a function that says a moment (Unix seconds) say of any other number that the time is unknown."""

    @wraps(say)
    def said(unix: float, /, *args: _Given.args, **kwargs: _Given.kwargs) -> str:
        if 0 < unix <= _LAST:  # NaN is not
            return say(unix, *args, **kwargs)
        return translate("wording", "an unknown time")

    return said


def local_time(unix: int) -> QDateTime:
    """Return a moment in the computer's time zone."""
    return QDateTime.fromSecsSinceEpoch(unix)


@of_a_moment
def clock_time(unix: float, *, seconds: bool = False) -> str:
    """Return a moment of today as the locale writes it, such as ``14:03`` or ``14:03:10``."""
    moment = local_time(math.ceil(unix))
    locale = QLocale()
    if not seconds:
        return locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    short = locale.timeFormat(QLocale.FormatType.ShortFormat)
    # Danish and Finnish write 14.03.
    seconds_after = "mm.ss" if ".mm" in short else "mm:ss"
    return locale.toString(moment.time(), short if "s" in short else short.replace("mm", seconds_after))


@of_a_moment
def moment(unix: float, now: float, *, seconds: bool = True) -> str:
    """Return a moment: the time alone when it is less than half a day away, else with its date."""
    if abs(unix - now) < _DAY / 2:
        return clock_time(unix, seconds=seconds)
    return QLocale().toString(local_time(math.ceil(unix)), QLocale.FormatType.ShortFormat)


@of_a_moment
def date_and_time(unix: float) -> str:
    """Return a moment with its date, such as ``18 Nov 2026, 14:02``, however long ago it is."""
    that = local_time(math.floor(unix))
    return QLocale().toString(that, QLocale.FormatType.ShortFormat)


@of_a_moment
def day_and_time(unix: float, now: float) -> str:
    """Return a moment within a sentence: ``today at 14:03``, ``yesterday at 9:14``, ``on 18 Nov 2026``."""
    that = local_time(math.floor(unix))
    days = that.date().daysTo(local_time(math.floor(now)).date())
    if days in {0, 1}:
        sentence = (
            translate("wording", "today at {time}")
            if days == 0
            else translate("wording", "yesterday at {time}")
        )
        return sentence.format(time=clock_time(unix))
    return translate("wording", "on {date}").format(
        date=QLocale().toString(that.date(), QLocale.FormatType.ShortFormat)
    )


def words_about_created(entry: Entry) -> str:
    """Return what is said of an add that became an animal."""
    name = in_one_line(entry.typed.name)
    if entry.animal_id is None:
        return translate("wording", "{name} was added. The service's answer did not say its number.").format(
            name=name
        )
    return translate("wording", "{name} was added as #{id}").format(name=name, id=entry.animal_id)


def words_about_wait(until: float | None, now: float) -> str:
    """Return until when no request goes, whatever the reason; ``until`` is None while that is not known."""
    if until is None or math.isinf(until):
        return translate("wording", "No request can be sent now.")
    return translate("wording", "No request can be sent until {time}.").format(time=moment(until, now))


def plan_limits(plan: Plan) -> str:
    """Return what a plan allows, such as ``60 a minute, 1,000 a day`` (interface 8.1)."""
    if plan.per_minute is None and plan.per_day is None:
        return translate("wording", "no limit")
    minute, day = plan.per_minute, plan.per_day
    return translate("wording", "{minute}, {day}").format(
        minute=translate("wording", "no limit a minute")
        if minute is None
        else translate("wording", "{n} a minute").format(n=number(minute)),
        day=translate("wording", "no limit a day")
        if day is None
        else translate("wording", "{n} a day").format(n=number(day)),
    )


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
