"""Writes the support report: facts about this installation, without the key and without the person.

It is read by those who help, so it is in English in every language of the window.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from menagerie.service.recent_requests import SentRequest
from menagerie.settings.environments import Environment
from menagerie.workflows.support.log_tail import RUN, LogEntry

# The newest of each.
MOST_REQUESTS = 30
MOST_ENTRIES = 40

_OWN_LOGGER = "menagerie"
# What we say ourselves stands before the colon. The name of an error may follow; its text may quote anything.
_OWN_WORDS = re.compile(r"[^:]*(?:: \w+(?:Error|Exception|Warning)\b)?")
_FRAME = re.compile(r'\s*(?:File ".*", line \d+.*|Traceback \(most recent call last\):|.*Thread 0x\w+.*)')
_ERROR_CLASS = re.compile(r"[\w.]+(?:Error|Exception|Interrupt|Exit)(?=:|$)")
_USER_INFO = re.compile(r"(?<=://)[^/\s]*@")
_END_OF_NAME = r"(?=[\\/\s\"',:)]|$)"
_LEFT_OUT = "…"


class Section(Struct, frozen=True):
    """A part of the report."""

    title: str
    lines: Sequence[str]


def write_report(sections: Iterable[Section]) -> str:
    """Return the report as text, without user names in paths and addresses."""
    parts = ["\n".join([section.title, *(f"  {line}" for line in section.lines)]) for section in sections]
    return without_person("\n\n".join(parts)) + "\n"


def without_person(text: str, home: Path | None = None) -> str:
    """Return ``text`` with ~ for the ``home`` folder (default: this person's), and no names in addresses."""
    home = home or Path.home()
    for path in (str(home), home.as_posix(), str(home).replace("\\", "\\\\")):
        text = re.sub(re.escape(path) + _END_OF_NAME, "~", text)
    if home.name:
        # Also as a part of other paths, such as /media/anna.
        text = re.sub(rf"(?<=[\\/]){re.escape(home.name)}{_END_OF_NAME}", _LEFT_OUT, text)
    return _USER_INFO.sub(f"{_LEFT_OUT}@", text)


def environment_lines(environment: Environment) -> list[str]:
    """Return what is known of an environment."""
    address = "embedded" if environment.is_sandbox else environment.base_url or "no address"
    plan = "detected" if environment.plan is None else str(environment.plan)
    lines = [f"{environment.name}: {address} (set by: {environment.source}), plan: {plan}"]
    problems = (environment.problem, environment.plan_problem, environment.shared_problem)
    return [*lines, *(f"  {problem}" for problem in problems if problem)]


def setting_lines(settings: Mapping[str, object]) -> list[str]:
    """Return the settings that differ from their defaults."""
    return [f"{name} = {value}" for name, value in settings.items()] or ["all as at first"]


def request_lines(requests: Iterable[SentRequest]) -> list[str]:
    """Return a line for each of the newest requests, the newest last."""
    return [_request_line(one) for one in list(requests)[-MOST_REQUESTS:]] or ["none in this run"]


def log_lines(entries: Sequence[LogEntry], *, with_names: bool) -> list[str]:
    """Return the newest entries of the log.

    Unless ``with_names``, leave out everything that may quote an animal: the texts of errors and what others
    than Menagerie say.
    """
    lines: list[str] = []
    for entry in entries[-MOST_ENTRIES:]:
        lines += entry.text.splitlines() if with_names else _without_names(entry)
    return lines or ["empty"]


def _without_names(entry: LogEntry) -> list[str]:
    first, *rest = lines = entry.text.split("\n")
    kept: list[str] = []
    if entry.level:
        is_own = entry.logger.partition(".")[0] == _OWN_LOGGER
        words = _own_words(entry.message) if is_own else _LEFT_OUT
        kept.append(f"{entry.time} {entry.level} {entry.logger}: {words}")
    elif RUN.match(first):
        kept.append(first)
    else:
        # The beginning of the entry is not in what was read, so its first line may be any.
        rest = lines
    for line in rest:
        error = _ERROR_CLASS.match(line)
        if _FRAME.fullmatch(line):
            kept.append(line)
        elif error is not None:
            kept.append(f"{error[0]}: {_LEFT_OUT}")
    return kept


def _own_words(message: str) -> str:
    found = _OWN_WORDS.match(message)
    words = "" if found is None else found[0]
    return words if words == message else f"{words}: {_LEFT_OUT}"


def _request_line(request: SentRequest) -> str:
    at = datetime.fromtimestamp(request.sent_at, UTC).strftime("%H:%M:%S")
    took = "on its way" if request.duration is None else f"{request.duration * 1000:.0f} ms"
    quota = " ".join(f"{name}={value}" for name, value in request.quota.items())
    outcome = request.problem if request.status is None else str(request.status)
    parts = (
        f"{at} UTC",
        request.environment,
        request.method,
        request.url,
        outcome,
        took,
        f"waited {request.waited:.1f} s",
        quota,
    )
    return "  ".join(part for part in parts if part)
