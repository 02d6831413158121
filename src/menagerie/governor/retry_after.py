"""Reads Retry-After, whose unit and format are not documented (interface 8.3), the longest plausible way."""

import math
import re
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_tz

from msgspec import Struct

_DAY = 86_400.0
_LONGEST_TEXT = 64
# From here on a number of seconds would be a wait of decades: it is a moment, or unreadable.
_MOMENTS_FROM = 1_000_000_000
# Up to here nobody sends milliseconds by mistake; above, seconds are kept and the other reading is noted.
_SURELY_SECONDS = 3600
_MILLISECONDS = 1000
_PLAUSIBLE_PAST = _DAY
_PLAUSIBLE_FUTURE = 366 * _DAY
# A date has no fractions: the moment meant may be up to a second later than the one written.
_ROUNDING = 1.0
_LEAP_SECOND = 60

_NUMBER = re.compile(r"[0-9]+(\.[0-9]+)?")
_WEEKDAY = r"(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*"
_HTTP_DATE = re.compile(rf"{_WEEKDAY},? .*[0-9]{{1,2}}:[0-9]{{2}}:[0-9]{{2}}.*", re.IGNORECASE)
_ISO_DATE = re.compile(r"[0-9]{4}-?[0-9W].*[T ].*(?:Z|[+-][0-9:]+)", re.IGNORECASE)
# Several header lines are joined with a comma and a space; the one behind a weekday belongs to a date.
_BETWEEN_VALUES = re.compile("(?<!mon|tue|wed|thu|fri|sat|sun|day), ", re.IGNORECASE)


class RetryAfter(Struct, frozen=True):
    """What Retry-After told.

    ``seconds`` is the wait; 0.0 where nothing was told, infinite where something long was told that nobody
    can read. ``shorter`` is the wait by the shortest possible reading, or None where only one is possible.
    """

    seconds: float = 0.0
    shorter: float | None = None

    @property
    def readable(self) -> bool:
        """Tell whether the wait has an end."""
        return not math.isinf(self.seconds)

    @property
    def at_least(self) -> float:
        """The seconds to wait however the value was meant."""
        return self.seconds if self.shorter is None else self.shorter


NOTHING_TOLD = RetryAfter()
_UNREADABLY_LONG = RetryAfter(math.inf, shorter=0.0)


def read_retry_after(values: Iterable[str], *, server_now: float) -> RetryAfter:
    """Read all values of the header; the longest counts. Never raises, whatever the text.

    ``server_now`` is the moment of the answer by the server's own clock (its Date), in Unix seconds. A value
    in which several were joined by a comma and a space counts as several.
    """
    readings = [_read_one(part, server_now) for value in values for part in _BETWEEN_VALUES.split(value)]
    if not readings:
        return NOTHING_TOLD
    seconds = max(reading.seconds for reading in readings)
    at_least = max(reading.at_least for reading in readings)
    return RetryAfter(seconds, at_least if at_least < seconds else None)


def read_http_date(text: str) -> float | None:
    """Return an HTTP-date (RFC 9110, all three forms) as Unix seconds, or None where it is none."""
    if not _HTTP_DATE.fullmatch(text):
        return None
    try:
        parsed = parsedate_tz(text)
        if parsed is None:
            return None
        year, month, day, hour, minute, second = parsed[:6]
        moment = datetime(year, month, day, hour, minute, min(second, _LEAP_SECOND - 1), tzinfo=UTC)
        # The ten-tuple's zone is missing in asctime's form, which means Greenwich (RFC 9110 5.6.7).
        return (moment - timedelta(seconds=parsed[9] or 0)).timestamp()
    except (ValueError, TypeError, IndexError, OverflowError):
        # parsedate_tz passes on whatever its splitting of odd text runs into.
        return None


def _read_one(text: str, server_now: float) -> RetryAfter:
    text = text.strip(" \t")
    if not text.isascii() or len(text) > _LONGEST_TEXT:
        return NOTHING_TOLD
    if _NUMBER.fullmatch(text):
        return _read_number(text, server_now)
    moment = read_http_date(text)
    if moment is None:
        moment = _read_iso_date(text)
    if moment is None or moment <= server_now:
        return NOTHING_TOLD
    if moment > server_now + _PLAUSIBLE_FUTURE:
        return _UNREADABLY_LONG
    return RetryAfter(moment - server_now + _ROUNDING)


def _read_number(text: str, server_now: float) -> RetryAfter:
    number = float(text)
    if number < _MOMENTS_FROM:
        may_be_milliseconds = number > _SURELY_SECONDS and "." not in text
        return RetryAfter(number, number / _MILLISECONDS if may_be_milliseconds else None)
    for moment in (number, number / _MILLISECONDS):
        ahead = moment - server_now
        if -_PLAUSIBLE_PAST <= ahead <= _PLAUSIBLE_FUTURE:
            return RetryAfter(max(0.0, ahead))
    return _UNREADABLY_LONG


def _read_iso_date(text: str) -> float | None:
    if not _ISO_DATE.fullmatch(text):
        return None
    try:
        moment = datetime.fromisoformat(text)
        return None if moment.tzinfo is None else moment.timestamp()
    except (ValueError, OverflowError):
        return None
