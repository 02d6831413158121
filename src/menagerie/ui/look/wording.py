"""Numbers, times and states in words, in the person's locale."""

import math
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Concatenate, ParamSpec

from PySide6.QtCore import QDateTime, QLocale

from menagerie.domain.animal import PetStatus
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
