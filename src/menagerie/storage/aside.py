"""Keeps a database's file under another name when it cannot be used, so that nothing of it is lost."""

import itertools
import shutil
from pathlib import Path

# The file itself and what SQLite keeps beside it.
PARTS = ("", "-wal", "-shm")


def set_aside(path: Path, word: str, now: float) -> Path:
    """Rename a database together with its other parts, and return its new path.

    ``word`` says in its name what was wrong with it, and ``now`` is the Unix time. Raises OSError.
    """
    place = _free_place(path, word, now)
    for part in PARTS:
        one = path.with_name(path.name + part)
        if one.exists():
            one.replace(place.with_name(place.name + part))
    return place


def copy_aside(path: Path, word: str, now: float) -> Path:
    """Copy one file, and return the copy's path. Raises OSError."""
    place = _free_place(path, word, now)
    shutil.copyfile(path, place)
    return place


def _free_place(path: Path, word: str, now: float) -> Path:
    """Return a path where nothing is yet: what was set aside a moment ago stays."""
    name = f"{path.name}.{word}-{now:.0f}"
    names = itertools.chain([name], (f"{name}-{number}" for number in itertools.count(2)))
    return next(
        place
        for place in map(path.with_name, names)
        if not any(place.with_name(place.name + part).exists() for part in PARTS)
    )
