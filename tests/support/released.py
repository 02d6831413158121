"""Finds and copies the sample files that released versions wrote (see tests/released/README.md)."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

RELEASED = Path(__file__).parents[1] / "released"
CONTENTS = "contents.json"
LOG = "-wal"
LAYOUTS = "import-layouts.json"
VIEWS = "views.json"
# Where SQLite keeps what PRAGMA user_version returns. A connection would write the -wal into the file.
_SCHEMA = slice(60, 64)


@dataclass(frozen=True)
class Sample:
    """One sample file. ``store`` is "outbox", "catalogue", "ledger" or "sandbox".

    ``place`` is its path in the version's folder, and ``name`` the name under which the application keeps it.
    ``expected`` is its part of contents.json.
    """

    version: str
    place: str
    store: str
    name: str
    expected: dict[str, Any]

    @property
    def file(self) -> Path:
        """The file itself: copy it, do not open it."""
        return released_files(self.version) / self.place

    @property
    def has_log(self) -> bool:
        """Tell whether its process was killed, so that the newest rows stand in the -wal beside it."""
        return _log_of(self.file).exists()

    def copy(self, folder: Path, *, with_log: bool = True) -> Path:
        """Copy the file, and its -wal unless ``with_log`` is false, into ``folder``; return the copy."""
        target = folder / self.name
        shutil.copyfile(self.file, target)
        if with_log and self.has_log:
            shutil.copyfile(_log_of(self.file), _log_of(target))
        return target


def released_versions() -> tuple[str, ...]:
    """Return the versions that have samples."""
    return tuple(sorted(folder.parent.name for folder in RELEASED.glob(f"*/{CONTENTS}")))


def released_files(version: str) -> Path:
    """Return the folder with a version's samples."""
    return RELEASED / version


def expected_contents(version: str) -> dict[str, Any]:
    """Return what the version itself read in its samples."""
    contents: dict[str, Any] = json.loads((released_files(version) / CONTENTS).read_text("ascii"))
    return contents


def samples() -> Iterator[Sample]:
    """Yield the samples of every version."""
    for version in released_versions():
        for place, expected in expected_contents(version)["files"].items():
            yield Sample(version, place, expected["store"], expected["name"], expected)


def schema_of(file: Path) -> int:
    """Return the schema version of a database, without opening it."""
    return int.from_bytes(file.read_bytes()[_SCHEMA], "big")


def _log_of(file: Path) -> Path:
    return file.with_name(file.name + LOG)
