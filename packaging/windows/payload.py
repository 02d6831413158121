"""Lists what an installer puts onto the disk, in an order that is the same wherever it is built."""

import os
from collections.abc import Iterator
from pathlib import Path, PurePath


def files_of(payload: Path) -> Iterator[PurePath]:
    """Yield all files below the folder, relative to it."""
    for path in sorted(payload.rglob("*")):
        if path.is_file():
            yield path.relative_to(payload)


def folders_of(payload: Path) -> Iterator[PurePath]:
    """Yield all folders below the folder, relative to it, each after the one that it lies in."""
    for path in sorted(payload.rglob("*")):
        if path.is_dir():
            yield path.relative_to(payload)


def settle(payload: Path, time: int) -> None:
    """Give everything in the folder the same time (Unix), which the installed files will bear."""
    for path in (payload, *payload.rglob("*")):
        os.utime(path, (time, time))
