"""Prepares text from the service for Qt: plain, of a bounded length, and with its own direction."""

import html
import unicodedata

from menagerie.domain.shortening import shortened

# Characters that Qt lays out within a moment, even where each is hard to shape: one line; some lines; a text
# that scrolls.
LONGEST_LINE = 200
LONGEST_LABEL = 500
LONGEST_TEXT = 10_000
_LONGEST_IN_SENTENCE = 80
# Lines of a label: more would push everything else out of a small window.
_MOST_LINES = 6

# The letters of right-to-left scripts, and the characters that turn the text after them around.
_RIGHT_TO_LEFT = {"R", "AL", "RLE", "RLO", "RLI"}
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


def shown(text: str, most: int = LONGEST_LABEL) -> str:
    """Return as much of ``text`` as is laid out, with an ellipsis where it was cut."""
    text = shortened(text, most)
    if most > LONGEST_LABEL:
        return text
    lines = text.splitlines()
    return text if len(lines) <= _MOST_LINES else "\n".join([*lines[:_MOST_LINES], "…"])


def in_one_line(text: str, most: int = LONGEST_LINE) -> str:
    """Return the beginning of ``text`` with spaces in place of line breaks and tabs."""
    return " ".join(shown(text, most).split())


def in_sentence(text: str) -> str:
    """Return the beginning of ``text`` for a sentence, in which it keeps its place."""
    return isolated(in_one_line(text, _LONGEST_IN_SENTENCE))


def tooltip(*lines: str) -> str:
    """Return lines for a tooltip. A tooltip guesses whether it holds markup; an escaped one is plain."""
    return f"<span>{'<br>'.join(html.escape(shown(line)) for line in lines)}</span>"


def isolated(text: str) -> str:
    """Return ``text`` isolated, if it runs from right to left, so that the text beside it keeps its place."""
    if text.isascii() or not any(unicodedata.bidirectional(one) in _RIGHT_TO_LEFT for one in text):
        return text
    return f"{_ISOLATE}{text}{_END_OF_ISOLATE}"
