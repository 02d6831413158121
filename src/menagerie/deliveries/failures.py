"""Tells why a file could not be written."""

import errno
from pathlib import Path

from menagerie.domain.cases import WritingCase, Written
from menagerie.domain.errors import StorageError


def storage_error(error: OSError, path: Path, what: Written) -> StorageError:
    """Return the StorageError to show for an ``error`` in replacing the file ``path``."""
    detail = error.strerror or type(error).__name__
    values = {"what": what, "name": path.name, "folder": str(path.parent), "detail": detail}
    return StorageError(_case(error), **values)


def _case(error: OSError) -> WritingCase:  # noqa: PLR0911 - one for each kind of error
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return WritingCase.DISK_FULL
        case errno.EFBIG:
            return WritingCase.TOO_LARGE_FOR_DISK
        case errno.EROFS:
            return WritingCase.FOLDER_READ_ONLY
        case errno.EACCES | errno.EPERM:
            return WritingCase.PROTECTED
        case errno.ENOENT | errno.ENOTDIR:
            return WritingCase.NO_FOLDER
        case errno.EISDIR:
            return WritingCase.IS_FOLDER
        case _:
            return WritingCase.FAILED
