"""Tells what of a text a reader sees."""

import re

# For a set of a regular expression: control characters; what programs do not draw by the rules of Unicode
# (Default_Ignorable_Code_Point), such as joiners, direction marks, soft hyphens and variation selectors; and
# the blank pattern of Braille.
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    r"\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    r"\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
_SEEN = re.compile(rf"[^\s{UNSEEN}]")


def is_visible(text: str) -> bool:
    """Tell whether a reader sees anything of a text."""
    return _SEEN.search(text) is not None
