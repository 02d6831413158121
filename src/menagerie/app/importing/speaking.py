"""What an import says on the command line, and what it asks: in sentences, or in lines of JSON."""

import json
import math
import shutil
import signal
import sys
import time
import unicodedata
from contextlib import suppress
from enum import IntEnum
from itertools import accumulate
from typing import Protocol, TextIO

from msgspec import Struct

from menagerie.domain.text import printable
from menagerie.ui.words.command import progress_line

# Rows that a person reads one by one on a terminal; --report and --json have all.
MOST_LISTED = 20

# The row of the terminal is cleared from the cursor on.
_AGAIN = "\r\x1b[K"
# Seconds between two lines of progress: for programs, and for a file or a pipe that a person reads later.
_BETWEEN_OBJECTS, _BETWEEN_LINES = 1.0, 60.0


class Status(IntEnum):
    """The exit status."""

    ADDED = 0
    FAILED = 1
    WRONG_OPTIONS = 2
    NEEDS_PERSON = 3
    NOTHING_SENT = 4


class Progress(Struct, frozen=True):
    """How far an import is: rows in each state, the pace of the last minute, and the time left in seconds.

    ``ahead`` counts older adds that are sent before its rows.
    """

    total: int
    added: int = 0
    refused: int = 0
    unconfirmed: int = 0
    waiting: int = 0
    ahead: int = 0
    per_minute: float = 0.0
    seconds_left: float | None = None


class Wait(Struct, frozen=True):
    """Why nothing is sent for a while, and until when (Unix seconds; None where that is not known)."""

    reason: str
    until: float | None = None


class Voice(Protocol):
    """Says what happens. No failure to write ends an import: the terminal may be closed meanwhile."""

    def say(self, event: str, sentence: str, **facts: object) -> None:
        """Say that something happened: in a sentence, or as an object with these facts."""
        ...

    def show(self, progress: Progress, wait: Wait | None) -> None:
        """Say how far the import is, as often as that is of use."""
        ...


class Sentences:
    """Says sentences for a person. On a terminal the progress is one line that is rewritten."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._rewrites = stream.isatty()
        self._is_line_begun = False
        self._shown_at = -math.inf
        self._wait: Wait | None = None

    def say(self, event: str, sentence: str, **facts: object) -> None:  # noqa: ARG002 - the facts stand in the sentence
        """Print the sentence, if there is one."""
        if sentence:
            begin = _AGAIN if self._is_line_begun else ""
            self._is_line_begun = False
            self._write(f"{begin}{printable(sentence)}\n")

    def show(self, progress: Progress, wait: Wait | None) -> None:
        """Rewrite the line of progress; elsewhere than on a terminal, print one now and then."""
        now = time.monotonic()
        if self._rewrites:
            self._is_line_begun = True
            # A line that goes on in the next row could not be rewritten.
            width = shutil.get_terminal_size().columns - 1
            self._write(_AGAIN + _within(_line(progress, wait), max(1, width)))
        elif wait != self._wait or now >= self._shown_at + _BETWEEN_LINES:
            self._shown_at, self._wait = now, wait
            self._write(_line(progress, wait) + "\n")

    def _write(self, text: str) -> None:
        # A terminal that was closed, or a full disk.
        with suppress(OSError, ValueError):
            self._stream.write(text)
            self._stream.flush()


class Objects:
    """Prints one object of JSON on each line."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._shown: Progress | None = None
        self._shown_at = -math.inf
        self._wait: Wait | None = None

    def say(self, event: str, sentence: str, **facts: object) -> None:
        """Print the facts; an event without any says its sentence."""
        self._write({"event": event, **(facts or {"message": sentence})})

    def show(self, progress: Progress, wait: Wait | None) -> None:
        """Print the progress when it has changed, at most once a second, and each new wait."""
        now = time.monotonic()
        if wait is not None and wait != self._wait:
            self._write({"event": "waiting", "reason": wait.reason, "until": wait.until})
        self._wait = wait
        if progress != self._shown and now >= self._shown_at + _BETWEEN_OBJECTS:
            self._shown, self._shown_at = progress, now
            facts = {name: getattr(progress, name) for name in progress.__struct_fields__}
            self._write({"event": "progress", **facts})

    def _write(self, entry: dict[str, object]) -> None:
        valid = {name: _valid(value) if isinstance(value, str) else value for name, value in entry.items()}
        with suppress(OSError, ValueError):
            self._stream.write(json.dumps(valid) + "\n")
            self._stream.flush()


def _valid(text: str) -> str:
    """Return a text that is Unicode: in a file name, Python keeps bytes that are none as halves of pairs."""
    return text.encode(errors="replace").decode()


def is_typed(word: str, question: str) -> bool:
    """Ask for a word on the terminal, and return whether it was typed; without a terminal it is not."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    # Ctrl+C ends a question, which blocks the event loop.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        answer = input(question)
    except EOFError:
        return False
    finally:
        signal.signal(signal.SIGINT, before)
    return answer.strip().casefold() == word.casefold()


def _within(line: str, columns: int) -> str:
    """Return ``line``, or its beginning and an ellipsis where it takes more columns of a terminal.

    Letters of Chinese and Japanese take two.
    """
    widths = (2 if unicodedata.east_asian_width(letter) in {"F", "W"} else 1 for letter in line)
    ends = list(accumulate(widths))
    if not ends or ends[-1] <= columns:
        return line
    return f"{line[: sum(end < columns for end in ends)]}…"


def _line(progress: Progress, wait: Wait | None) -> str:
    return progress_line(
        progress.added,
        progress.total,
        refused=progress.refused,
        unconfirmed=progress.unconfirmed,
        ahead=progress.ahead,
        per_minute=progress.per_minute,
        seconds_left=progress.seconds_left,
        waiting="" if wait is None else printable(wait.reason),
        until=None if wait is None else wait.until,
        now=time.time(),
    )
