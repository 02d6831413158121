"""Prepares text from the service for one line: no line breaks, a bounded length, a direction of its own."""

import unicodedata

# More than fits any line; a name may have millions of characters.
_MOST_SHOWN = 4000
_RIGHT_TO_LEFT = {"R", "AL"}
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


def in_one_line(text: str) -> str:
    """Return the beginning of ``text`` with spaces in place of line breaks and tabs."""
    return " ".join(text[:_MOST_SHOWN].split())


def isolated(text: str) -> str:
    """Return ``text`` isolated, if it runs from right to left, so that the text beside it keeps its place."""
    if text.isascii() or not any(unicodedata.bidirectional(one) in _RIGHT_TO_LEFT for one in text):
        return text
    return f"{_ISOLATE}{text}{_END_OF_ISOLATE}"
