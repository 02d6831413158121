"""Prepares text from the service for Qt: plain, of a bounded length, and with its own direction."""

import html
import re
import unicodedata
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from menagerie.domain.text import shortened

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QKeySequence

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
# At the end of texts in scripts without Latin letters.
_MNEMONIC = re.compile(r"\s?\(&\w\)")
# The mark of a key, or an ampersand that is none.
_MARK = re.compile("&(.?)")

_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"
_ISOLATES = ("\u2066", "\u2067", _ISOLATE)
_RIGHT_TO_LEFT_MARK = "\u200f"


def without_mnemonic(text: str) -> str:
    """Return a text of a menu without the mark of its key: ``File`` for ``&File`` or ``File(&F)``."""
    return _MARK.sub(r"\1", _MNEMONIC.sub("", text))


def full_text(action: "QAction") -> str:
    """Return the text of ``action`` as it is read outside its menu, without mnemonic and ellipsis."""
    tip, text = action.toolTip().rstrip("…"), action.text().rstrip("…")
    # Qt makes a tip of the text, and keeps the brackets around the key of "File(&F)".
    return without_mnemonic(text) if tip == _MARK.sub(r"\1", text) else tip


def keys_text(keys: "QKeySequence") -> str:
    """Return a shortcut as the system writes it; from right to left, ``Ctrl+,`` would turn around."""
    return isolated(keys.toString(keys.SequenceFormat.NativeText))


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
    return f"<span>{'<br>'.join(html.escape(isolated(shown(line))) for line in lines)}</span>"


def isolated(text: str) -> str:
    """Return ``text`` isolated, if it or the window runs from right to left.

    The text beside it then keeps its place: a number after a Latin name would join it.
    """
    all_run_from_right = _all_run_from_right()
    text = _balanced(text)
    if not text or not (all_run_from_right or _runs_from_right(text)):
        return text
    # Qt takes the direction of a label from its first letter, also from an isolated one.
    mark = _RIGHT_TO_LEFT_MARK if all_run_from_right else ""
    return f"{mark}{_ISOLATE}{text}{_END_OF_ISOLATE}"


def window_title(*parts: str) -> str:
    """Return the title of a window, such as ``Staging – Menagerie``; each part keeps its place in it."""
    return " – ".join(isolated(in_one_line(part)) for part in (*parts, "Menagerie"))


def _balanced(text: str) -> str:
    """Return ``text`` with an end for each isolate in it, and no other end.

    Another one would end ours, so that what follows in the text could turn the sentence around.
    """
    if text.isascii():
        return text
    kept, begun = [], 0
    for one in text:
        if one in _ISOLATES:
            begun += 1
        elif one == _END_OF_ISOLATE:
            if not begun:
                continue
            begun -= 1
        kept.append(one)
    return "".join(kept) + begun * _END_OF_ISOLATE


def _all_run_from_right() -> bool:
    # Not in a terminal: a path is copied from there with all that is around it.
    application = QCoreApplication.instance()
    if application is None or not application.inherits("QGuiApplication"):
        return False
    # A command has no window, and does without what only that needs.
    from PySide6.QtCore import Qt  # noqa: PLC0415 - see above
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - see above

    # Not that of the locale: in Israel, dates are written as they are there, and the texts are English.
    return QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft


def _runs_from_right(text: str) -> bool:
    return not text.isascii() and any(unicodedata.bidirectional(one) in _RIGHT_TO_LEFT for one in text)
