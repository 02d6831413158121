"""Prepares text from outside for one line: no breaks, a limited length, and isolated direction."""

import unicodedata

# More characters fit into no line, and a name may have millions.
_MOST_SHOWN = 4000
_RIGHT_TO_LEFT = {"R", "AL"}
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


def in_one_line(text: str) -> str:
    """Return the beginning of ``text``, with spaces for line breaks and tabs."""
    return " ".join(text[:_MOST_SHOWN].split())


def isolated(text: str) -> str:
    """Return ``text``, isolated if it runs from right to left, so that it does not reorder the rest."""
    if text.isascii() or not any(unicodedata.bidirectional(one) in _RIGHT_TO_LEFT for one in text):
        return text
    return f"{_ISOLATE}{text}{_END_OF_ISOLATE}"
