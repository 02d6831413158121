"""Reads what the head of a response says about limits: its status and rate-limit headers (interface 8)."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from enum import Enum, auto
from http import HTTPStatus

from msgspec import Struct

from menagerie.domain.clock import Clock
from menagerie.domain.plan import Quota
from menagerie.governor.record import SAME_CLOCK, ServerClock, WaitReason
from menagerie.governor.retry_after import (
    FARTHEST,
    LONGEST_RESET,
    RetryAfter,
    ServerTime,
    read_http_date,
    read_retry_after,
)

Headers = Mapping[str, str] | Iterable[tuple[str, str]]

_SERVER_ERRORS = range(500, 600)
_ERRORS = range(400, 600)
_WHOLE_NUMBER = re.compile("[0-9]{1,18}")
_BETWEEN_LINES = ", "
_MILLISECONDS = 1000
# The header has whole seconds: the window may end up to a second later than written.
_ROUNDING = 1.0


class Verdict(Enum):
    """What a response says about the next request."""

    LIMITED = auto()
    """Wait: too many requests, or another error that told for how long."""

    KEY_REFUSED = auto()
    """Stop until the person acts, and no earlier than the response told, if it did."""

    JUDGED = auto()
    """The service looked at what was asked, so the limit let the request through."""

    INCONCLUSIVE = auto()
    """It may come from a proxy, or from a server that failed: it says nothing about limits."""


class Answer(Struct, frozen=True):
    """The head of a response, as far as the governor needs it.

    ``makes_wait`` is True for a 429, for a 403 where nothing remains, and for any other error with a
    Retry-After: how a ban is told is not shown (interface 8.3). ``reset_in`` is the wait in seconds until the
    limit resets, at most ``LONGEST_RESET`` and a second; 0.0 if none was stated, or one that is over. Without
    a Date (not ``is_dated``) it was read by this computer's clock, which may differ from the server's.
    ``date`` is the Date header in Unix seconds, None if missing.
    """

    status: int
    verdict: Verdict
    quota: Quota
    retry_after: RetryAfter
    reset_in: float
    makes_wait: bool = False
    is_dated: bool = True
    date: float | None = None

    @property
    def is_of_the_service(self) -> bool:
        """Tell whether the response certainly comes from the service.

        Redirects, 5xx and refused keys may come from a proxy, which knows nothing of the limits.
        """
        return self.verdict is Verdict.JUDGED or self.status == HTTPStatus.TOO_MANY_REQUESTS

    @property
    def binding_reset(self) -> float:
        """The seconds until the reset if it bounds the next request, else 0.0.

        It does not if requests remain and Retry-After told a wait: the refusal had another reason.
        """
        return 0.0 if self.quota.remaining and self.retry_after.is_plain else self.reset_in

    @property
    def wait_reason(self) -> WaitReason:
        """Why a limited response makes us wait."""
        if not self.retry_after.seconds or self.retry_after.is_garbled:
            return WaitReason.REFUSED
        if self.status in _SERVER_ERRORS:
            return WaitReason.UNAVAILABLE
        return WaitReason.LIMIT


class AnswerReader:
    """Reads the heads of responses, and remembers the server's clock for those without a Date."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._server_ahead: float | None = None

    def know(self, server: ServerClock) -> None:
        """Take over what an earlier process knew of the server's clock."""
        # A Date that came late or was rounded must not shorten a wait.
        self._server_ahead = server.now(self._clock) - SAME_CLOCK - self._clock.monotonic()

    def read(self, status: int, headers: Headers) -> Answer:
        """Read the head of a response that has just come. Never raises, whatever the headers.

        ``headers`` is a mapping, with several lines of one name joined by a comma and a space, or pairs of
        name and value. Names may be written in any case.
        """
        lines = _lines_by_name(headers)
        return _read(status, lines, self._clock.now(), self._server_time(lines["date"]))

    def _server_time(self, dates: list[str]) -> ServerTime:
        date = read_http_date(dates[0].strip()) if dates else None
        if date is not None:
            # The monotonic clock is never set, so the difference to it stays true.
            self._server_ahead = date - self._clock.monotonic()
            return ServerTime(date)
        if self._server_ahead is not None:
            return ServerTime(self._clock.monotonic() + self._server_ahead, is_stated=False)
        return ServerTime(self._clock.now(), is_stated=False)


def _read(status: int, lines: defaultdict[str, list[str]], now: float, server_time: ServerTime) -> Answer:
    told = lines["retry-after"]
    until_reset = _seconds_until_reset(lines["x-ratelimit-reset"], server_time.now)
    # Of several values the strictest counts.
    quota = Quota(
        limit=min(_whole_numbers(lines["x-ratelimit-limit"]), default=None),
        remaining=min(_whole_numbers(lines["x-ratelimit-remaining"]), default=None),
        reset_at=None if until_reset is None else now + until_reset,
    )
    # How a used-up limit is told in other ways is not shown.
    is_used_up = status == HTTPStatus.FORBIDDEN and quota.remaining == 0
    makes_wait = status == HTTPStatus.TOO_MANY_REQUESTS or is_used_up or (bool(told) and status in _ERRORS)
    return Answer(
        status=status,
        verdict=_verdict(status, makes_wait=makes_wait),
        quota=quota,
        retry_after=read_retry_after(told, server_time),
        makes_wait=makes_wait,
        reset_in=_as_a_wait(until_reset),
        date=server_time.now if server_time.is_stated else None,
        is_dated=server_time.is_stated or _are_deltas(lines["x-ratelimit-reset"]),
    )


def _verdict(status: int, *, makes_wait: bool) -> Verdict:
    match status:
        case HTTPStatus.UNAUTHORIZED:
            return Verdict.KEY_REFUSED
        case _ if makes_wait:
            return Verdict.LIMITED
        case HTTPStatus.FORBIDDEN | HTTPStatus.PROXY_AUTHENTICATION_REQUIRED | HTTPStatus.REQUEST_TIMEOUT:
            # Sent by what stands between, or by a server that gave up before it had read the request.
            return Verdict.INCONCLUSIVE
        case _ if status // 100 in {2, 4}:
            return Verdict.JUDGED
        case _:
            return Verdict.INCONCLUSIVE


def _lines_by_name(headers: Headers) -> defaultdict[str, list[str]]:
    pairs = headers.items() if isinstance(headers, Mapping) else headers
    lines = defaultdict[str, list[str]](list)
    for name, value in pairs:
        lines[name.lower()].append(value)
    return lines


def _whole_numbers(lines: list[str]) -> list[int]:
    """Return the whole numbers of a header whose lines may have been joined."""
    texts = (text.strip(" \t") for line in lines for text in line.split(_BETWEEN_LINES))
    return [int(text) for text in texts if _WHOLE_NUMBER.fullmatch(text)]


def _as_a_wait(until_reset: float | None) -> float:
    if until_reset is None or until_reset < -_ROUNDING:
        return 0.0
    return max(0.0, until_reset) + _ROUNDING


def _are_deltas(lines: list[str]) -> bool:
    numbers = _whole_numbers(lines)
    return bool(numbers) and max(numbers) <= FARTHEST


def _seconds_until_reset(lines: list[str], server_now: float) -> float | None:
    """Return the time to the reset by the server's clock; it is negative for a reset in the past.

    A number is read as seconds from now, and as a moment in Unix seconds or milliseconds: at most one of
    these lies within a year.
    """
    readings = (
        seconds
        for number in _whole_numbers(lines)
        for seconds in (float(number), number - server_now, number / _MILLISECONDS - server_now)
    )
    plausible = (min(seconds, LONGEST_RESET) for seconds in readings if abs(seconds) <= FARTHEST)
    return max(plausible, default=None)
