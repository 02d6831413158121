"""Shortens texts that are shown: a service may send one of megabytes, which Qt lays out for minutes."""


def shortened(text: str, most: int) -> str:
    """Return ``text``, or its beginning and an ellipsis where it has more than ``most`` characters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
