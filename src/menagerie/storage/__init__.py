"""One way to open, upgrade, back up and rescue a SQLite file, and a thread for the work on it.

A file of ours carries an application id, a schema version, and a table ``about`` with the version that
wrote it last. ``open_file`` upgrades an older file after making a copy, refuses a newer one that this version
cannot use, and replaces a damaged one: readable rows go into a new file, and the old one is renamed.
Of the modules, ``schema`` says what a file looks like, ``opening`` opens it, ``rescue`` copies rows out of a
damaged one, ``write_ahead_log`` finds changes that SQLite would drop silently, and ``whole_file`` writes
small files other than databases.

The package knows nothing of animals and imports nothing of ours, so that the sandbox can use it and stay
independent of the client.
"""

from menagerie.storage.files import connect
from menagerie.storage.opening import (
    Notice,
    OpenFile,
    Trouble,
    check_file,
    check_still_there,
    open_file,
    replace_damaged,
)
from menagerie.storage.schema import (
    DATABASE_ERRORS,
    DamagedFileError,
    ForeignFileError,
    NewerFileError,
    Schema,
    check_origin,
    create_tables,
    is_busy,
    is_damage,
    is_lost,
    migrate,
    transaction,
    version_of,
)

__all__ = [
    "DATABASE_ERRORS",
    "DamagedFileError",
    "ForeignFileError",
    "NewerFileError",
    "Notice",
    "OpenFile",
    "Schema",
    "Trouble",
    "check_file",
    "check_origin",
    "check_still_there",
    "connect",
    "create_tables",
    "is_busy",
    "is_damage",
    "is_lost",
    "migrate",
    "open_file",
    "replace_damaged",
    "transaction",
    "version_of",
]
