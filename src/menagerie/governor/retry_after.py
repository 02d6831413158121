"""Reads Retry-After, whose unit and format are not documented (interface 8.3), the longest plausible way."""

import math
import re
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_tz
from string import whitespace

from msgspec import Struct

_MINUTE = 60.0
_HOUR = 3600.0
_DAY = 86_400.0
_LONGEST_TEXT = 64
# A number of this size would be a wait of decades: it is a moment, or unreadable.
MOMENTS_FROM = 1_000_000_000
# Above this, milliseconds may have been meant: wait the seconds and note the shorter reading.
_SURELY_SECONDS = 3600
_MILLISECONDS = 1000
_PLAUSIBLE_PAST = _DAY
# The service tells of no moment farther away than a year.
FARTHEST = 366 * _DAY
# A date has no fractions: the moment may be up to a second later than written.
_ROUNDING = 1.0
_LEAP_SECOND = 60
# The wait for a value that cannot be read, and when the person may try once.
UNREADABLE_WAIT = 300.0
TRY_AFTER = 60.0
# No window is longer than a day (interface 8.1): a limit that resets later is not believed for longer.
LONGEST_RESET = 25 * _HOUR
# No number of seconds from here on is read as a span: such a wait has no end that can be read.
ENDLESS = float(MOMENTS_FROM)

_NUMBER = re.compile(r"[0-9]+(\.[0-9]+)?")
_UNITS = {
    **dict.fromkeys(("ms", "msec", "msecs", "millisecond", "milliseconds"), 1 / _MILLISECONDS),
    **dict.fromkeys(("s", "sec", "secs", "second", "seconds"), 1.0),
    **dict.fromkeys(("m", "min", "mins", "minute", "minutes"), _MINUTE),
    **dict.fromkeys(("h", "hr", "hrs", "hour", "hours"), _HOUR),
    **dict.fromkeys(("d", "day", "days"), _DAY),
    **dict.fromkeys(("w", "week", "weeks"), 7 * _DAY),
}
_LENGTH = re.compile(r"([0-9]+(?:\.[0-9]+)?) *([a-z]+),? *", re.IGNORECASE)
# Years, months, weeks, days, hours, minutes and seconds, as long as they can be.
_ISO_UNITS = (366 * _DAY, 31 * _DAY, 7 * _DAY, _DAY, _HOUR, _MINUTE, 1.0)
_ISO_PART = "(?:([0-9]+(?:[.,][0-9]+)?){})?"
_ISO_DURATION = re.compile(
    f"P{''.join(map(_ISO_PART.format, 'YMWD'))}(?:T{''.join(map(_ISO_PART.format, 'HMS'))})?", re.IGNORECASE
)
_ISO_DATE = re.compile(r"[0-9]{4}-[0-9W].*|[0-9]{4}[0-9W][0-9]{2,3}T.*", re.IGNORECASE)
_TIME_OF_DAY = re.compile("[T ][0-9]", re.IGNORECASE)
_WHOLE_MINUTES = re.compile("[T ][0-9]{1,2}:[0-9]{2}(?![0-9:])", re.IGNORECASE)
_UNIVERSAL_TIME = re.compile(" *(?:UTC|GMT)$")
_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_WEEKDAY = f"(?:(?:{'|'.join(day[:3] for day in _WEEKDAYS)})[a-z]*,? *)?"
_MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
_TIME = " +[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?(?: *(?:gmt|utc?|z|[ecmp][sd]t|[+-][0-9]{4}))?"
_HTTP_DATE = re.compile(
    f"{_WEEKDAY}[0-9]{{1,2}}[ -]{_MONTH}[ -][0-9]{{2,4}}{_TIME}"
    f"|{_WEEKDAY}{_MONTH} +[0-9]{{1,2}}{_TIME} +[0-9]{{4}}",
    re.IGNORECASE,
)
_DASHED_MONTH = re.compile(f"-({_MONTH})-", re.IGNORECASE)
# A comma after a weekday belongs to a date.
_BETWEEN_VALUES = re.compile("".join(f"(?<!{day})(?<!{day[:3]})" for day in _WEEKDAYS) + ", *", re.IGNORECASE)
_IN_THOUSANDS = re.compile("(?<=[0-9]),(?=[0-9]{3}(?![0-9]))")
_IN_A_NUMBER = re.compile("(?<=[0-9]),(?=[0-9])")


def is_beyond_belief(reset: float) -> bool:
    """Tell whether a reset in so many seconds is farther away than any limit lasts."""
    return reset >= LONGEST_RESET


def reset_at_least(reset: float) -> float:
    """Return after how many of the seconds until a reset the person may try once."""
    return TRY_AFTER if is_beyond_belief(reset) else reset


class ServerTime(Struct, frozen=True):
    """The moment of a response by the server's clock, in Unix seconds.

    ``is_stated`` is False if the response had no Date, so that this is our estimate.
    """

    now: float
    is_stated: bool = True


class RetryAfter(Struct, frozen=True):
    """What Retry-After told.

    ``seconds`` is the wait; 0.0 if nothing was told, infinite for something long that cannot be read.
    ``shorter`` is the wait by the shortest possible reading, or None if only one is possible. ``is_garbled``
    is True if a value was present that cannot be read.
    """

    seconds: float = 0.0
    shorter: float | None = None
    is_garbled: bool = False

    @property
    def is_plain(self) -> bool:
        """Tell whether the service told a wait that we can read."""
        return 0.0 < self.seconds < math.inf and not self.is_garbled

    @property
    def at_least(self) -> float:
        """The seconds to wait however the value was meant."""
        return self.seconds if self.shorter is None else self.shorter


NOTHING_TOLD = RetryAfter()
_UNREADABLE = RetryAfter(UNREADABLE_WAIT, TRY_AFTER, is_garbled=True)
_UNREADABLY_LONG = RetryAfter(math.inf, TRY_AFTER)


def read_retry_after(values: Iterable[str], server_time: ServerTime) -> RetryAfter:
    """Read all values of the header; the longest counts. Never raises, whatever the text.

    One of ``values`` may hold several, joined by commas.
    """
    return _longest(_read_line(value.strip(whitespace), server_time) for value in values)


def read_http_date(text: str) -> float | None:
    """Return an HTTP-date (RFC 9110, all three forms) as Unix seconds, or None if it is none.

    The weekday may be missing, and so may the zone: then it is UTC.
    """
    if not _HTTP_DATE.fullmatch(text):
        return None
    try:
        parsed = parsedate_tz(_DASHED_MONTH.sub(r" \1 ", text))
        if parsed is None:
            return None
        year, month, day, hour, minute, second = parsed[:6]
        moment = datetime(year, month, day, hour, minute, min(second, _LEAP_SECOND - 1), tzinfo=UTC)
        return (moment - timedelta(seconds=parsed[9] or 0)).timestamp()
    except (ValueError, TypeError, IndexError, OverflowError):
        # parsedate_tz passes on whatever its splitting of odd text runs into.
        return None


def _read_line(text: str, server_time: ServerTime) -> RetryAfter:
    """Read a value, or several joined by commas.

    A comma can separate values, thousands or decimals: the longest of these readings counts. ``shorter`` may
    be just as long.
    """
    whole = _read_one(text, server_time)
    if whole is not None or "," not in text:
        return whole or _UNREADABLE
    texts = (text, _IN_THOUSANDS.sub("", text), _IN_A_NUMBER.sub(".", text, count=1))
    readings = [_read_list(one, server_time) for one in texts]
    # A readable list of values stays readable if another reading makes no sense.
    is_garbled = readings[0].is_garbled
    longest = max((one for one in readings if one.is_garbled <= is_garbled), key=lambda one: one.seconds)
    return RetryAfter(longest.seconds, min(readings[0].at_least, longest.at_least), is_garbled)


def _read_list(text: str, server_time: ServerTime) -> RetryAfter:
    parts = _BETWEEN_VALUES.split(text)
    return _longest(_read_one(part.strip(whitespace), server_time) or _UNREADABLE for part in parts)


def _longest(readings: Iterable[RetryAfter]) -> RetryAfter:
    """Return the wait that keeps all of several values."""
    every = (NOTHING_TOLD, *readings)
    seconds = max(one.seconds for one in every)
    at_least = max(one.at_least for one in every)
    is_garbled = any(one.is_garbled for one in every)
    return RetryAfter(seconds, at_least if at_least < seconds else None, is_garbled)


def _read_one(text: str, server_time: ServerTime) -> RetryAfter | None:
    """Read one value; None if it cannot be read."""
    if text[:1] in {'"', "'"} and text[0] == text[-1] and text.count(text[0]) == 2:  # noqa: PLR2004 - a pair
        return _read_line(text[1:-1].strip(whitespace), server_time)
    if not text:
        return NOTHING_TOLD
    if not text.isascii() or len(text) > _LONGEST_TEXT:
        return None
    if _NUMBER.fullmatch(text):
        return _read_number(text, server_time)
    length = _read_length(text)
    if length is not None:
        return RetryAfter(length) if length < MOMENTS_FROM else _UNREADABLY_LONG
    moment = read_http_date(text)
    if moment is None:
        moment = _read_iso_date(text)
    return None if moment is None else _read_moment(moment, server_time, _rounding_of(text))


def _rounding_of(text: str) -> float:
    """Return by how many seconds a written moment may be later: it has whole seconds, or whole minutes."""
    return _MINUTE if _WHOLE_MINUTES.search(text) else _ROUNDING


def _read_number(text: str, server_time: ServerTime) -> RetryAfter:
    number = float(text)
    if number < MOMENTS_FROM:
        may_be_milliseconds = number > _SURELY_SECONDS and "." not in text
        return RetryAfter(number, number / _MILLISECONDS if may_be_milliseconds else None)
    for moment in (number, number / _MILLISECONDS):
        if -_PLAUSIBLE_PAST <= moment - server_time.now <= FARTHEST:
            return _read_moment(moment, server_time, 0.0)
    return _UNREADABLY_LONG


def _read_moment(moment: float, server_time: ServerTime, rounding: float) -> RetryAfter:
    ahead = moment - server_time.now
    if ahead > FARTHEST:
        return _UNREADABLY_LONG
    if ahead > 0.0:
        return RetryAfter(ahead + rounding)
    # By a wrong clock of ours, a moment may only seem to be over.
    return NOTHING_TOLD if server_time.is_stated else _UNREADABLE


def _read_length(text: str) -> float | None:
    """Return the seconds of a length of time such as ``3600s``, ``1 h 30 min`` or ``PT1H30M``."""
    duration = _ISO_DURATION.fullmatch(text)
    if duration is not None and duration.lastindex:
        return sum(map(_in_seconds, duration.groups("0"), _ISO_UNITS))
    seconds, end, largest = 0.0, 0, math.inf
    for length in _LENGTH.finditer(text):
        unit = _UNITS.get(length[2].lower(), math.inf)
        if length.start() != end or unit >= largest:
            return None
        seconds, end, largest = seconds + float(length[1]) * unit, length.end(), unit
    return seconds if end == len(text) else None


def _in_seconds(amount: str, unit: float) -> float:
    return float(amount.replace(",", ".")) * unit


def _read_iso_date(text: str) -> float | None:
    if not _ISO_DATE.fullmatch(text):
        return None
    try:
        moment = datetime.fromisoformat(_UNIVERSAL_TIME.sub("Z", text.upper()))
        if not _TIME_OF_DAY.search(text):
            moment += timedelta(days=1)  # a date alone may mean the end of that day
        return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()
    except (ValueError, OverflowError):
        return None
