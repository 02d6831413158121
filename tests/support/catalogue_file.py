"""A catalogue's file, opened for a test to write into it directly."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from menagerie.catalogue import database
from menagerie.storage import open_file


@contextmanager
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the file, create it where there is none, and close it at the end."""
    file = open_file(path, database.SCHEMA, now=0.0)
    try:
        yield file.connection
    finally:
        file.close()
