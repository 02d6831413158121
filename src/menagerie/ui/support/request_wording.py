"""How a recent request reads: its columns, all there is to know of it, and as a command for curl."""

import shlex
from collections.abc import Callable
from enum import IntEnum
from urllib.parse import urlsplit

from PySide6.QtCore import QLocale

from menagerie.governor.states import Probing, Ramping, Stopped, Waiting
from menagerie.service.recent_requests import SentRequest
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import clock_time, duration
from menagerie.ui.words.states import reason_of, reason_words

_SECOND = 1.0
# A shorter pause is no wait: connecting and writing down take that long.
_SHORTEST_WAIT = 0.2
# Longer waits are told in whole seconds.
_SHORT_WAIT = 2.0
_LIMIT, _REMAINING = "x-ratelimit-limit", "x-ratelimit-remaining"


class RequestColumn(IntEnum):
    """The columns of the inspector."""

    TIME = 0
    ENVIRONMENT = 1
    REQUEST = 2
    STATUS = 3
    TOOK = 4
    LEFT = 5
    WAITED = 6


def column_title(column: RequestColumn) -> str:
    """Return the title of a column."""
    titles = {
        RequestColumn.TIME: translate("support", "Time"),
        RequestColumn.ENVIRONMENT: translate("support", "Environment"),
        RequestColumn.REQUEST: translate("support", "Request"),
        RequestColumn.STATUS: translate("support", "Status"),
        RequestColumn.TOOK: translate("support", "Took"),
        RequestColumn.LEFT: translate("support", "Left"),
        RequestColumn.WAITED: translate("support", "Waited before"),
    }
    return titles[column]


def column_text(request: SentRequest, column: RequestColumn) -> str:
    """Return what a column says of a request."""
    return _TEXTS[column](request)


def row_text(request: SentRequest) -> str:
    """Return all columns with tabs between them."""
    return "\t".join(column_text(request, column) for column in RequestColumn)


def details(request: SentRequest) -> str:
    """Return the whole address, and what the service said of limits."""
    told = [f"{name}: {value}" for name, value in request.quota.items()]
    lines = [
        f"{request.method} {request.url}",
        *(told or [translate("support", "The answer said nothing about limits.")]),
    ]
    if request.problem:
        lines.append(request.problem)
    return "\n".join(lines)


def as_curl(request: SentRequest) -> str:
    """Return the command that sends the same request, with a placeholder for the key and for what was sent.

    It is quoted for a POSIX shell.
    """
    words = ["curl", "--request", request.method, request.url]
    words += ["--header", "Accept: application/json", "--header", "Authorization: Bearer …"]
    if request.method == "POST":
        words += ["--header", "Content-Type: application/json", "--data", "…"]
    return shlex.join(words)


def _path(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.path}?{parts.query}" if parts.query else parts.path


def _status(request: SentRequest) -> str:
    if request.status is not None:
        return str(request.status)
    if request.duration is None:
        return translate("support", "On its way")
    match request.problem:
        case "NotConnectedError" | "CertificateError":
            return translate("support", "Not connected")
        case "CancelledError":
            return translate("support", "Given up")
        case _:
            return translate("support", "No answer")


def _took(seconds: float) -> str:
    locale = QLocale()
    if seconds < _SECOND:
        return translate("support", "{n} ms").format(n=locale.toString(round(seconds * 1000)))
    return translate("support", "{n} s").format(n=locale.toString(seconds, "f", 1))


def _left(request: SentRequest) -> str:
    remaining, limit = request.quota.get(_REMAINING), request.quota.get(_LIMIT)
    if remaining is None:
        return ""
    if limit is None:
        return remaining
    return translate("support", "{left} of {limit}").format(left=remaining, limit=limit)


def _waited(request: SentRequest) -> str:
    if request.waited < _SHORTEST_WAIT:
        return ""
    seconds = _took(request.waited) if request.waited < _SHORT_WAIT else duration(request.waited)
    return translate("support", "{time}: {reason}").format(time=seconds, reason=_reason(request))


def _reason(request: SentRequest) -> str:
    match request.held_by:
        case Waiting() as wait:
            return reason_words(reason_of(wait))
        case Probing() | Ramping() | Stopped():
            return translate("support", "one request at a time after a wait")
        case _:
            return translate("support", "to keep within the limit")


_TEXTS: dict[RequestColumn, Callable[[SentRequest], str]] = {
    RequestColumn.TIME: lambda request: clock_time(request.sent_at, seconds=True),
    RequestColumn.ENVIRONMENT: lambda request: request.environment,
    RequestColumn.REQUEST: lambda request: f"{request.method} {_path(request.url)}",
    RequestColumn.STATUS: _status,
    RequestColumn.TOOK: lambda request: "" if request.duration is None else _took(request.duration),
    RequestColumn.LEFT: _left,
    RequestColumn.WAITED: _waited,
}
