"""Reads deliveries inside the test's own process, where hypothesis can ask for hundreds."""

from pathlib import Path

from menagerie.deliveries.content import read_content
from menagerie.deliveries.delivery import Reading
from menagerie.deliveries.table import Finished, finish


def table_in(content: bytes | str | Path, name: str = "animals.csv", **reading: str | int) -> Finished:
    """Return what a file of this content and name holds; ``reading`` has the fields of a Reading."""
    if isinstance(content, Path):
        content = content.read_bytes()
    elif isinstance(content, str):
        content = content.encode()
    return finish(read_content(content, name, Reading(**reading)))  # type: ignore[arg-type] # by name


def reading_of(content: bytes | str, name: str = "animals.csv", **reading: str | int) -> Reading:
    """Return what was found out about such a file."""
    content = content.encode() if isinstance(content, str) else content
    return read_content(content, name, Reading(**reading)).reading  # type: ignore[arg-type] # by name
