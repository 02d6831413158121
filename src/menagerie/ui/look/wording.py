"""Numbers, times and states in words, in the person's locale."""

import math

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from menagerie.domain.animal import PetStatus
from menagerie.domain.plan import Plan
from menagerie.outbox.entry import Entry
from menagerie.ui.look.plain_text import LONGEST_LINE, in_one_line, shown

_MINUTE = 60
_HOUR = 3600
_DAY = 86_400


def translate(text: str) -> str:
    """Return ``text`` in the person's language."""
    return QCoreApplication.translate("wording", text)


def status_word(status: str | None) -> str:
    """Return the word for a status; of one that the interface does not list, the beginning as it came."""
    if status is None:
        return translate("Not set")
    if status in set(PetStatus):
        return _listed_status_word(PetStatus(status))
    return shown(status, LONGEST_LINE)


def _listed_status_word(status: PetStatus) -> str:
    match status:
        case PetStatus.AVAILABLE:
            return translate("Available")
        case PetStatus.PENDING:
            return translate("Pending")
        case PetStatus.SOLD:
            return translate("Sold")


def countdown(seconds: float) -> str:
    """Return a remaining time as ``0:28``, ``12:05``, ``1:00:00`` or ``12 d``, rounded up: never early."""
    whole = max(0, math.ceil(seconds))
    if whole >= 2 * _DAY:
        return translate("{n} d").format(n=number(math.ceil(whole / _DAY)))
    hours, rest = divmod(whole, _HOUR)
    minutes, left = divmod(rest, _MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def duration(seconds: float) -> str:
    """Return a duration in words: ``28 seconds``, ``5 minutes``, ``about 3 hours``."""
    whole = max(1, math.ceil(seconds))
    if whole < 2 * _MINUTE:
        return translate("{n} second" if whole == 1 else "{n} seconds").format(n=number(whole))
    if whole < 2 * _HOUR:
        return translate("{n} minutes").format(n=number(math.ceil(whole / _MINUTE)))
    if whole < 2 * _DAY:
        return translate("about {n} hours").format(n=number(math.ceil(whole / _HOUR)))
    return translate("about {n} days").format(n=number(math.ceil(whole / _DAY)))


def number(value: int) -> str:
    """Return a count with the locale's digits and separators."""
    return QLocale().toString(value)


def clock_time(unix: float, *, seconds: bool = False) -> str:
    """Return a moment of today as the locale writes it, such as ``14:03`` or ``14:03:10``."""
    moment = QDateTime.fromSecsSinceEpoch(math.ceil(unix))
    locale = QLocale()
    if not seconds:
        return locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    short = locale.timeFormat(QLocale.FormatType.ShortFormat)
    return locale.toString(moment.time(), short if "s" in short else short.replace("mm", "mm:ss"))


def moment(unix: float, now: float, *, seconds: bool = True) -> str:
    """Return a moment: the time alone when it is less than half a day away, else with its date."""
    if abs(unix - now) < _DAY / 2:
        return clock_time(unix, seconds=seconds)
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(math.ceil(unix)), QLocale.FormatType.ShortFormat)


def date_and_time(unix: float) -> str:
    """Return a moment with its date, such as ``18 Nov 2026, 14:02``, however long ago it is."""
    that = QDateTime.fromSecsSinceEpoch(math.floor(unix))
    return QLocale().toString(that, QLocale.FormatType.ShortFormat)


def day_and_time(unix: float, now: float) -> str:
    """Return a moment within a sentence: ``today at 14:03``, ``yesterday at 9:14``, ``on 18 Nov 2026``."""
    that = QDateTime.fromSecsSinceEpoch(math.floor(unix))
    days = that.date().daysTo(QDateTime.fromSecsSinceEpoch(math.floor(now)).date())
    if days in {0, 1}:
        sentence = translate("today at {time}") if days == 0 else translate("yesterday at {time}")
        return sentence.format(time=clock_time(unix))
    return translate("on {date}").format(date=QLocale().toString(that.date(), QLocale.FormatType.ShortFormat))


def words_about_created(entry: Entry) -> str:
    """Return what is said of an add that became an animal."""
    name = in_one_line(entry.typed.name)
    if entry.animal_id is None:
        return translate("{name} was added. The service's answer did not say its number.").format(name=name)
    return translate("{name} was added as #{id}").format(name=name, id=entry.animal_id)


def words_about_wait(until: float | None, now: float) -> str:
    """Return how long the service asked us to wait: ``until`` Unix seconds, None while that is not known."""
    if until is None or math.isinf(until):
        return translate("The service asked us to wait.")
    return translate("The service asked us to wait until {time}.").format(time=moment(until, now))


def plan_limits(plan: Plan) -> str:
    """Return what a plan allows, such as ``60 a minute, 1,000 a day`` (interface 8.1)."""
    if plan.per_minute is None and plan.per_day is None:
        return translate("no limit")
    minute, day = plan.per_minute, plan.per_day
    return translate("{minute}, {day}").format(
        minute=translate("no limit a minute")
        if minute is None
        else translate("{n} a minute").format(n=number(minute)),
        day=translate("no limit a day") if day is None else translate("{n} a day").format(n=number(day)),
    )
