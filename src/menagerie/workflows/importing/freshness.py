"""Tells whether the file of a delivery is still as it was read."""

import asyncio
import hashlib
from enum import Enum, auto
from pathlib import Path

from menagerie.deliveries.delivery import Delivery


class FileState(Enum):
    """What became of a file since it was read. ``GONE`` is one that cannot be read any more, too."""

    SAME = auto()
    CHANGED = auto()
    GONE = auto()


async def file_state(delivery: Delivery) -> FileState:
    """Return what became of the file of a delivery; pasted rows stay the same."""
    if delivery.path is None:
        return FileState.SAME
    return await asyncio.to_thread(_state, delivery.path, delivery.digest)


def _state(path: Path, digest: str) -> FileState:
    try:
        with path.open("rb") as file:
            is_same = hashlib.file_digest(file, "sha256").hexdigest() == digest
    except OSError:
        return FileState.GONE
    return FileState.SAME if is_same else FileState.CHANGED
