"""The shortcuts that this system and its keyboards leave to an application."""

import re

from PySide6.QtGui import QKeySequence

from menagerie.system import is_macos, is_windows

# Option makes letters and signs of the keyboard there. The others log out, take pictures of the screen,
# mirror displays, hide the Dock and zoom.
_NOT_ON_MACOS = re.compile(r"Alt\+.*|Ctrl\+Shift\+[Q3456]|Ctrl\+F1|Ctrl\+Alt\+[D8]")
# Ctrl+Alt is AltGr, which makes signs too; the other ones change the language of what is typed.
_NOT_ON_WINDOWS = re.compile(r"Ctrl\+Alt\+.*|(Ctrl|Alt)\+Shift\+0")


def free_shortcuts(*keys: str) -> list[QKeySequence]:
    """Return those of ``keys`` (as of QKeySequence) that can be shortcuts here."""
    taken = _NOT_ON_MACOS if is_macos() else _NOT_ON_WINDOWS if is_windows() else None
    return [QKeySequence(one) for one in keys if taken is None or not taken.fullmatch(one)]
