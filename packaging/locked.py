"""Reads which packages a lock file names for the system that this runs on."""

import re
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

_LOCKED = re.compile(r"^[a-z0-9].*==[^\\]+", re.MULTILINE)


def carried_distributions(runtime_lock: Path) -> Iterator[Distribution]:
    """Yield what the frozen folder carries: what is locked for this system, and what starts the folder.

    Raises PackageNotFoundError for one that is not installed where this runs.
    """
    for locked in _LOCKED.findall(runtime_lock.read_text(encoding="utf-8")):
        requirement = Requirement(locked.strip())
        if requirement.marker is None or requirement.marker.evaluate():
            yield distribution(requirement.name)
    yield distribution("pyinstaller")
