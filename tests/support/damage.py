"""Ways to damage the file of a database."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random


def flip_a_bit(path: Path, random: Random) -> bytes:
    """Flip one bit of a file, and return its new content."""
    content = bytearray(path.read_bytes())
    content[random.randrange(len(content))] ^= 1 << random.randrange(8)
    path.write_bytes(content)
    return bytes(content)


def removed(path: Path) -> None:
    path.unlink()


def folder_in_place(path: Path) -> None:
    path.unlink()
    path.mkdir()


def without_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def removed_with_log(path: Path) -> None:
    without_log(path)
    path.unlink()


def cut_to(size: int) -> Callable[[Path], None]:
    """Return what cuts a file to ``size`` bytes."""

    def cut(path: Path) -> None:
        path.write_bytes(path.read_bytes()[:size])

    return cut


def overwritten_by(words: bytes) -> Callable[[Path], None]:
    """Return what puts ``words`` in place of a file's content."""

    def overwrite(path: Path) -> None:
        path.write_bytes(words)

    return overwrite


def changed_by(*statements: str) -> Callable[[Path], None]:
    """Return what changes a database behind the application's back."""

    def change(path: Path) -> None:
        connection = sqlite3.connect(path, isolation_level=None)
        for statement in statements:
            connection.execute(statement)
        connection.close()

    return change


def of_another_application(version: int) -> Callable[[Path], None]:
    """Return what puts another application's database in a file's place."""

    def make(path: Path) -> None:
        path.unlink()
        changed_by("CREATE TABLE note (text TEXT)", f"PRAGMA user_version = {version}")(path)

    return make
