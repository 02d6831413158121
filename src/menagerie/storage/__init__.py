"""One way to open, upgrade, back up and rescue a SQLite file, and a thread to use it on.

It knows nothing of animals, and imports nothing of ours: the sandbox, which is independent of the client,
uses it as well.
"""

from menagerie.storage.connecting import connect
from menagerie.storage.opening import (
    Notice,
    OpenFile,
    Trouble,
    check_file,
    open_file,
    replace_damaged,
)
from menagerie.storage.own_thread import OwnThread
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
    migrate,
    transaction,
)

__all__ = [
    "DATABASE_ERRORS",
    "DamagedFileError",
    "ForeignFileError",
    "NewerFileError",
    "Notice",
    "OpenFile",
    "OwnThread",
    "Schema",
    "Trouble",
    "check_file",
    "check_origin",
    "connect",
    "create_tables",
    "is_busy",
    "is_damage",
    "migrate",
    "open_file",
    "replace_damaged",
    "transaction",
]
