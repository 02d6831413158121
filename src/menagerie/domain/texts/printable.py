"""Makes texts safe for a terminal, and for the name of a file."""

import re

# What file systems and file dialogs take for more than a name: Qt's reads only what stands between quotes.
# Not compiled: no start needs it.
_NOT_IN_NAMES = r'["<>:/\\|?*]'


def printable(text: str) -> str:
    """Return a text without what a terminal would obey: names and reasons come from files and services."""
    return text if text.isprintable() else "".join(one if one.isprintable() else " " for one in text)


def printable_lines(text: str) -> str:
    """Return a text of several lines, each of them ``printable``."""
    return "\n".join(map(printable, text.split("\n")))


def in_file_name(text: str) -> str:
    """Return a text for the beginning of a file's name, which is then one name and hides nothing."""
    return re.sub(_NOT_IN_NAMES, "_", printable(text)).lstrip(". ").rstrip()
