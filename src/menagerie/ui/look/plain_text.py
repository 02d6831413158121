"""Makes what others wrote fit for a line of ours: in one line, of some length, and not turning the rest."""

import unicodedata

# No line is wide enough for more characters, and a name may have millions.
_MOST_SHOWN = 4000
_RIGHT_TO_LEFT = {"R", "AL"}
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


def in_one_line(text: str) -> str:
    """Return the beginning of ``text`` with line breaks and tabs, which would leave the line, as spaces."""
    return " ".join(text[:_MOST_SHOWN].split())


def isolated(text: str) -> str:
    """Return ``text`` so that, if it runs from right to left, what stands beside it keeps its place."""
    if text.isascii() or not any(unicodedata.bidirectional(one) in _RIGHT_TO_LEFT for one in text):
        return text
    return f"{_ISOLATE}{text}{_END_OF_ISOLATE}"
