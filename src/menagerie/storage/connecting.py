"""Connects to database files without looking into them."""

import sqlite3
from pathlib import Path

from menagerie.storage.write_ahead_log import log_of

BUSY_SECONDS = 5.0


def connect(path: Path, mode: str = "rw", *, patience: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Return a connection to a file that exists. Raises sqlite3.Error.

    It waits ``patience`` seconds for a lock that another program holds.
    """
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False, timeout=patience)


def connect_for_a_look(path: Path) -> sqlite3.Connection:
    """Return a connection that changes neither the file nor anything beside it. Raises sqlite3.Error."""
    # Without a log, SQLite would leave an empty one beside the file.
    return connect(path, "ro" if log_of(path).exists() else "ro&immutable=1")
