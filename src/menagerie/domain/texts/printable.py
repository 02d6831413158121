"""Makes texts safe for a terminal."""


def printable(text: str) -> str:
    """Return a text without what a terminal would obey: names and reasons come from files and services."""
    return text if text.isprintable() else "".join(one if one.isprintable() else " " for one in text)


def printable_lines(text: str) -> str:
    """Return a text of several lines, each of them ``printable``."""
    return "\n".join(map(printable, text.split("\n")))
