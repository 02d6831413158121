"""Ways in which a database's file can be wrong, for tests to bring about."""

import sqlite3
from collections.abc import Callable
from pathlib import Path


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
