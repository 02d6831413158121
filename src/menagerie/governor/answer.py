"""Reads what the head of an answer says about asking: its status and rate-limit headers (interface 8)."""

import re
from collections.abc import Iterable, Mapping
from enum import Enum, auto
from http import HTTPStatus

from msgspec import Struct

from menagerie.domain.clock import Clock
from menagerie.domain.quota import Quota
from menagerie.governor.record import SAME_CLOCK, ServerClock, WaitReason
from menagerie.governor.retry_after import RetryAfter, ServerTime, read_http_date, read_retry_after

Headers = Mapping[str, str] | Iterable[tuple[str, str]]

_SERVER_ERRORS = range(500, 600)
_WHOLE_NUMBER = re.compile("[0-9]{1,18}")
_BETWEEN_LINES = ", "
_MILLISECONDS_FROM = 10**11
_UNIX_TIME_FROM = 10**9
_MILLISECONDS = 1000
# What lies beyond a year is no moment of this service's.
_FARTHEST_RESET = 366 * 86_400.0
# No window is longer than a day (interface 8.1): a reset farther away is not believed for longer than this.
LONGEST_RESET = 25 * 3600.0
# The header has whole seconds: the window may end up to a second later than written.
_ROUNDING = 1.0


class Verdict(Enum):
    """What an answer says about the next request."""

    LIMITED = auto()
    KEY_REFUSED = auto()
    JUDGED = auto()
    INCONCLUSIVE = auto()


class Answer(Struct, frozen=True):
    """The head of an answer, as far as the governor cares.

    ``reset_in`` is the time until the limit resets as a wait in seconds; 0.0 where none was stated, or one
    that is over. It is at most ``LONGEST_RESET`` and a second. Without a Date (not ``is_dated``) it was read
    by this computer's clock, which may differ from the server's. ``date`` is what its Date said, in Unix
    seconds; None where there was none.
    """

    status: int
    verdict: Verdict
    quota: Quota
    retry_after: RetryAfter
    reset_in: float
    is_dated: bool = True
    date: float | None = None

    @property
    def is_of_the_service(self) -> bool:
        """Tell whether it is certainly the service that speaks of its limits.

        Redirects, 5xx and refusals of a key may come from something before it, which knows nothing of them.
        """
        return self.verdict is Verdict.JUDGED or self.status == HTTPStatus.TOO_MANY_REQUESTS

    @property
    def binding_reset(self) -> float:
        """The seconds until the reset where it bounds the next request, else 0.0.

        It does not where requests remain and Retry-After told a wait: the refusal was for another reason.
        """
        return 0.0 if self.quota.remaining and self.retry_after.is_plain else self.reset_in

    @property
    def wait_reason(self) -> WaitReason:
        """Why a limited answer makes us wait."""
        if not self.retry_after.seconds or self.retry_after.is_garbled:
            return WaitReason.REFUSED
        if self.status in _SERVER_ERRORS:
            return WaitReason.UNAVAILABLE
        return WaitReason.LIMIT


class AnswerReader:
    """Reads the heads of answers, and remembers the server's clock for those that have no Date."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._server_ahead: float | None = None

    def know(self, server: ServerClock) -> None:
        """Take over what an earlier process knew of the server's clock."""
        # A date that came late, or was rounded, must not make a wait shorter.
        self._server_ahead = server.now(self._clock) - SAME_CLOCK - self._clock.monotonic()

    def read(self, status: int, headers: Headers) -> Answer:
        """Read the head of an answer that has just come. Never raises, whatever the headers.

        ``headers`` is a mapping, where several lines of one name are joined with a comma and a space, or
        pairs with every line on its own. Names may be written in any case.
        """
        lines = _lines_by_name(headers)
        return _read(status, lines, self._clock.now(), self._server_time(lines.get("date", [])))

    def _server_time(self, dates: list[str]) -> ServerTime:
        date = read_http_date(dates[0].strip()) if dates else None
        if date is not None:
            # The monotonic clock is never set, so that the difference to it stays true.
            self._server_ahead = date - self._clock.monotonic()
            return ServerTime(date)
        if self._server_ahead is not None:
            return ServerTime(self._clock.monotonic() + self._server_ahead, is_stated=False)
        return ServerTime(self._clock.now(), is_stated=False)


def _read(status: int, lines: dict[str, list[str]], now: float, server_time: ServerTime) -> Answer:
    told = lines.get("retry-after", [])
    until_reset = _seconds_until_reset(lines.get("x-ratelimit-reset", []), server_time.now)
    # Of several values the strictest counts.
    quota = Quota(
        limit=min(_whole_numbers(lines.get("x-ratelimit-limit", [])), default=None),
        remaining=min(_whole_numbers(lines.get("x-ratelimit-remaining", [])), default=None),
        reset_at=None if until_reset is None else now + until_reset,
    )
    return Answer(
        status=status,
        verdict=_verdict(status, has_retry_after=bool(told)),
        quota=quota,
        retry_after=read_retry_after(told, server_time),
        reset_in=_as_a_wait(until_reset),
        date=server_time.now if server_time.is_stated else None,
        is_dated=server_time.is_stated or _are_deltas(lines.get("x-ratelimit-reset", [])),
    )


def _verdict(status: int, *, has_retry_after: bool) -> Verdict:
    match status:
        case HTTPStatus.TOO_MANY_REQUESTS:
            return Verdict.LIMITED
        case _ if status in _SERVER_ERRORS and has_retry_after:
            return Verdict.LIMITED
        case HTTPStatus.UNAUTHORIZED | HTTPStatus.FORBIDDEN:
            return Verdict.KEY_REFUSED
        case HTTPStatus.PROXY_AUTHENTICATION_REQUIRED | HTTPStatus.REQUEST_TIMEOUT:
            # A proxy's own answer, and one of a server that gave up before it had read the request.
            return Verdict.INCONCLUSIVE
        case _ if status // 100 in {2, 4}:
            # The service looked at this request for what it asks, so the limit let it through.
            return Verdict.JUDGED
        case _:
            return Verdict.INCONCLUSIVE


def _lines_by_name(headers: Headers) -> dict[str, list[str]]:
    pairs = headers.items() if isinstance(headers, Mapping) else headers
    lines: dict[str, list[str]] = {}
    for name, value in pairs:
        lines.setdefault(name.lower(), []).append(value)
    return lines


def _whole_numbers(lines: list[str]) -> list[int]:
    """Return what can be read of a header, of which several lines may have been joined."""
    texts = (text.strip(" \t") for line in lines for text in line.split(_BETWEEN_LINES))
    return [int(text) for text in texts if _WHOLE_NUMBER.fullmatch(text)]


def _as_a_wait(until_reset: float | None) -> float:
    if until_reset is None or until_reset < -_ROUNDING:
        return 0.0
    return max(0.0, until_reset) + _ROUNDING


def _are_deltas(lines: list[str]) -> bool:
    numbers = _whole_numbers(lines)
    return bool(numbers) and max(numbers) < _UNIX_TIME_FROM


def _seconds_until_reset(lines: list[str], server_now: float) -> float | None:
    """Return the time to the reset by the server's clock; it is negative for a reset in the past."""
    readings = (_seconds_until(number, server_now) for number in _whole_numbers(lines))
    plausible = (min(seconds, LONGEST_RESET) for seconds in readings if abs(seconds) <= _FARTHEST_RESET)
    return max(plausible, default=None)


def _seconds_until(number: int, server_now: float) -> float:
    if number >= _MILLISECONDS_FROM:
        return number / _MILLISECONDS - server_now
    if number >= _UNIX_TIME_FROM:
        return number - server_now
    return float(number)
