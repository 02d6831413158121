"""Says in a person's words why a file could not be written."""

import errno
from pathlib import Path

from menagerie.domain.errors import StorageError

_SAFE = "An older file is as it was."


def storage_error(error: OSError, path: Path, title: str) -> StorageError:
    """Return the StorageError to show for an ``error`` in replacing the file ``path``."""
    name, folder = path.name, path.parent
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            sentence = "The disk is full.", "Make room, or choose another disk."
        case errno.EFBIG:
            sentence = (
                "The file would be larger than this disk allows.",
                "Choose another disk.",
            )
        case errno.EROFS:
            sentence = f"The folder {folder} can only be read.", "Choose another folder."
        case errno.EACCES | errno.EPERM:
            sentence = (
                f"{name} cannot be written: it or its folder is protected, or another program has it open.",
                "Close it there, or choose another name or folder.",
            )
        case errno.ENOENT | errno.ENOTDIR:
            sentence = f"The folder {folder} is not there.", "Choose another folder."
        case errno.EISDIR:
            sentence = f"{name} is a folder.", "Choose another name."
        case _:
            reason = error.strerror or type(error).__name__
            sentence = f"{name} cannot be written ({reason}).", "Try again, or choose another folder."
    happened, next_step = sentence
    return StorageError(f"{happened} {_SAFE} {next_step}", title=title)
