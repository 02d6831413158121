"""Looks into the database of an outbox that is not used: nothing is opened for good, corrected or sent."""

import logging
from contextlib import closing
from pathlib import Path

from menagerie.outbox import tables
from menagerie.outbox.entry import State
from menagerie.outbox.schema import SCHEMA
from menagerie.storage import DATABASE_ERRORS, check_origin
from menagerie.storage.files import connect_read_only

_log = logging.getLogger(__name__)


def count_queued(path: Path) -> int:
    """Return how many adds are queued in a file; 0 if it cannot be read."""
    try:
        with closing(connect_read_only(path)) as connection:
            check_origin(connection, SCHEMA)
            return tables.count(connection)[State.QUEUED]
    except (OSError, *DATABASE_ERRORS) as error:
        # It says what is wrong with it when its address is set again.
        _log.warning("The outbox %s cannot be looked into: %s", path.name, type(error).__name__)
        return 0
