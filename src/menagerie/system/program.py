"""The files of the running program, which an update or a removal can replace under it."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

# A file that is replaced with the others: the program itself, or the first module of the package.
_FILE = Path(sys.executable if getattr(sys, "frozen", False) else Path(__file__).parents[1] / "__init__.py")
# Modules of another version do not fit those that run. A library of another version of Qt ends the process.
_GUARDED = frozenset({"menagerie", "PySide6"})


class ReplacedError(ImportError):
    """The files of the program are those of another version by now, or were removed."""


def is_there() -> bool:
    """Return whether the program can be started again."""
    return _FILE.exists()


def is_replaced() -> bool:
    """Return whether the files of the program are not those that this process was started from."""
    return _identity() != _AT_START


def check_not_replaced() -> None:
    """Raise ReplacedError if the files of the program are not those that this process was started from."""
    if is_replaced():
        raise ReplacedError("The files of the program were replaced or removed")


def guard_imports() -> None:
    """From now on, raise ReplacedError in place of importing a module that does not fit those that run."""
    sys.meta_path.insert(0, _Guard())


class _Guard(MetaPathFinder):
    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in _GUARDED:
            check_not_replaced()
        return None


def _identity() -> tuple[int, int, int] | None:
    try:
        about = _FILE.stat()
    except OSError:
        return None
    return about.st_dev, about.st_ino, about.st_mtime_ns


_AT_START = _identity()
