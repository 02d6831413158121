"""Reads deliveries inside the test's own process, where hypothesis can ask for hundreds."""

import hashlib
from pathlib import Path

from msgspec.structs import replace

from menagerie.deliveries.content import read_content
from menagerie.deliveries.delivery import Delivery, Reading
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


def delivery_at(path: Path) -> Delivery:
    """Return the delivery that a file holds, as the process that reads would."""
    content = path.read_bytes()
    table = read_content(content, path.name, Reading())
    found = finish(table)
    reading = replace(table.reading, header_row=found.header_row)
    rows, digest = [*map(tuple, found.rows)], hashlib.sha256(content).hexdigest()
    return Delivery(
        *(path.name, path, table.format, reading, table.sheets, found.columns, rows, found.numbers),
        digest=digest,
        notes=found.notes,
        hidden=found.hidden,
    )
