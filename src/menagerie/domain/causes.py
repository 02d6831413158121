"""What is behind an error: its causes, and whether the computer had nothing left to work with."""

import errno
import os
from collections.abc import Iterator

# What fails where the process, or the system, has no file handle left.
NO_HANDLE = frozenset({errno.EMFILE, errno.ENFILE})
# Python has no error of its own for it.
_NO_THREAD = "can't start new thread"


def causes_of(exc: BaseException) -> Iterator[BaseException]:
    """Yield an exception and all its causes and contexts, each once."""
    seen: set[int] = set()
    waiting: list[BaseException | None] = [exc]
    while waiting:
        current = waiting.pop()
        if current is None or id(current) in seen:
            continue
        seen.add(id(current))
        yield current
        waiting += [current.__cause__, current.__context__]
        if isinstance(current, BaseExceptionGroup):
            waiting += current.exceptions


def is_exhausted(exc: BaseException) -> bool:
    """Return whether a file handle or a thread was missing."""
    return any(map(_is_of_exhaustion, causes_of(exc)))


def _is_of_exhaustion(cause: BaseException) -> bool:
    if isinstance(cause, OSError):
        return cause.errno in NO_HANDLE
    # What loads a library has the system's words alone.
    said = str(cause)
    is_library = isinstance(cause, ImportError) and any(os.strerror(code) in said for code in NO_HANDLE)
    return is_library or said == _NO_THREAD
