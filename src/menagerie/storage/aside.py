"""Sets a database's file aside when it cannot be used, so that nothing of it is lost."""

import itertools
from pathlib import Path

# The file itself and what SQLite keeps beside it.
PARTS = ("", "-wal", "-shm")


def set_aside(path: Path, word: str, now: float) -> Path:
    """Move a database out of the way, with what belongs to it, and return where it is now.

    ``word`` says in its name what was wrong with it, and ``now`` is the Unix time. Raises OSError.
    """
    place = free_place(path, word, now)
    for part in PARTS:
        move_part(path, place, part)
    return place


def free_place(path: Path, word: str, now: float) -> Path:
    """Return where nothing is yet: what was set aside a moment ago stays."""
    name = f"{path.name}.{word}-{now:.0f}"
    names = itertools.chain([name], (f"{name}-{number}" for number in itertools.count(2)))
    return next(place for place in map(path.with_name, names) if not place.exists())


def move_part(path: Path, place: Path, part: str) -> None:
    """Move one of ``PARTS`` of a database, if it is there. Raises OSError."""
    one = path.with_name(path.name + part)
    if one.exists():
        one.replace(place.with_name(place.name + part))
