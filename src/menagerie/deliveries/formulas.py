"""Keeps spreadsheets from taking a text for something else, and gives the text back when it is read."""

import re

_APOSTROPHE = "'"
# The start of a formula, also after what spreadsheets skip: white space, quotation marks, characters
# without a width. The full-width signs count in East Asian locales.
_LOOKS_LIKE_A_FORMULA = re.compile(
    "[\\s\x00-\x1f\xad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff"
    "\"'`’‘“”]*[=+\\-@−＝＋－＠]"  # after what is skipped
    "|[\t\r\n']"  # starts a new cell, or is an apostrophe of the text itself
)

_WRAPPED = re.compile(r'\s*="((?:[^"]|"")*)"\s*')


def defused(text: str) -> str:
    """Return ``text`` so that no spreadsheet takes it for a formula.

    Text that looks like a formula gets an apostrophe in front, and so does text that begins with an
    apostrophe anyway. So a reader gets every text back by removing one leading apostrophe.
    """
    return _APOSTROPHE + text if _LOOKS_LIKE_A_FORMULA.match(text) else text


def restored(written: str) -> str:
    """Return the text that ``defused``, or another program, made ``written`` of for a spreadsheet.

    Other texts stay as they are.
    """
    if written.startswith(_APOSTROPHE) and _LOOKS_LIKE_A_FORMULA.match(written, 1):
        return written[1:]
    return unwrapped(written)


def unwrapped(written: str) -> str:
    """Return the text in ``="00012"``, as programs write it that want to keep the zeros."""
    found = _WRAPPED.fullmatch(written)
    return found[1].replace('""', '"') if found else written
