"""Files that another program has for a moment, as a scanner on Windows does."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from menagerie.system import files

# No access; the file is shared with no other program; a part of it is locked.
REFUSALS = (5, 32, 33)


class HeldError(PermissionError):
    """What Python raises on Windows for a file that another program has."""

    def __init__(self, path: Path, winerror: int) -> None:
        super().__init__(13, "The process cannot access the file", str(path))
        self.winerror = winerror


@contextmanager
def held_files(times: int, winerror: int = 32, pause: float = 0.0) -> Iterator[list[Path]]:
    """Refuse so many times to rename or to remove each file, and yield those that were let go after that.

    ``pause`` are the seconds between two tries.
    """
    refusals = Counter[Path]()
    let_go: list[Path] = []

    def held(step: Callable[..., object]) -> Callable[..., object]:
        def refuse(path: Path, *arguments: object) -> object:
            if path.exists():
                refusals[path] += 1
                if refusals[path] <= times:
                    raise HeldError(path, winerror)
                let_go.append(path)
                del refusals[path]
            return step(path, *arguments)

        return refuse

    with pytest.MonkeyPatch.context() as patch:
        for step in ("replace", "unlink", "rename"):
            patch.setattr(Path, step, held(getattr(Path, step)))
        patch.setattr(files, "_PAUSE", pause)
        yield let_go
