"""A file that takes the place of another when it is complete, and otherwise leaves no trace."""

import contextlib
import errno
import os
import secrets
import shutil
import threading
from pathlib import Path

from menagerie.domain.errors import StorageError

_TITLE = "The animals were not exported"
_SAFE = "Nothing was left behind, and a file that had this name before is as it was."


class StoppedError(Exception):
    """Somebody wants the writing to end before the file is complete."""


class Replacement:
    """A new file beside ``path``, which it replaces when it is complete.

    Only a process that is killed leaves the new file lying about, and nothing ever reads it. Everything but
    ``stop`` may block and belongs to one thread at a time; all of it raises OSError. It can be written to and
    sought in as ZipFile wants it.
    """

    def __init__(self, path: Path) -> None:
        # A link stays a link: what it leads to is replaced.
        self._path = Path(os.path.realpath(path))
        # A name of its own for each: two desks may export to the same share at once.
        self._new = self._path.with_name(f".menagerie-{secrets.token_hex(4)}.part")
        self._stop = threading.Event()
        self._is_over = False
        self._check()
        self._file = self._new.open("xb")

    def stop(self) -> None:
        """Let the next write raise StoppedError. May be called from any thread."""
        self._stop.set()

    def raise_if_stopped(self) -> None:
        """Raise StoppedError when somebody wants the writing to end."""
        if self._stop.is_set():
            raise StoppedError

    def write(self, content: bytes) -> int:
        """Append or overwrite at the present position. Raises StoppedError after ``stop``."""
        if self._is_over:
            # Some end what they began even after a failure; there is no file any more to be spoilt by it.
            return len(content)
        self.raise_if_stopped()
        return self._file.write(content)

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        """Move to another position."""
        return offset if self._is_over else self._file.seek(offset, whence)

    def tell(self) -> int:
        """Return the position."""
        return 0 if self._is_over else self._file.tell()

    def flush(self) -> None:
        """Hand on to the operating system what was written."""
        if not self._is_over:
            self._file.flush()

    def complete(self) -> None:
        """Take the place of the old file. After a power cut either the old file is there or the new one."""
        self.raise_if_stopped()
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        if self._path.exists():
            # Some file systems have no modes to copy, and then there is nothing to lose.
            with contextlib.suppress(PermissionError):
                shutil.copymode(self._path, self._new)
        self._new.replace(self._path)
        self._is_over = True

    def discard(self) -> None:
        """Leave no trace, unless the file is complete: then do nothing."""
        if self._is_over:
            return
        self._is_over = True
        try:
            # Closing writes what is left, which fails again on a full disk; the file is closed all the same.
            with contextlib.suppress(OSError):
                self._file.close()
        finally:
            self._new.unlink(missing_ok=True)

    def _check(self) -> None:
        # Replacing asks for the right to write the folder only, and would not respect a protected file.
        if self._path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(self._path))
        if self._path.exists() and not os.access(self._path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self._path))


def storage_error(error: OSError, path: Path) -> StorageError:
    """Return what to tell a person of an ``error`` that was met while ``path`` was to be written."""
    name, folder = path.name, path.parent
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            said = "The disk is full.", "Make room or choose another disk, then export again."
        case errno.EFBIG:
            said = "The file would be larger than this disk allows.", "Choose another disk, or export less."
        case errno.EROFS:
            said = f"The folder {folder} can only be read.", "Choose another folder."
        case errno.EACCES | errno.EPERM:
            said = (
                f"{name} cannot be written: it or its folder is protected, or another program has it open.",
                "Close it there, or choose another name or folder.",
            )
        case errno.ENOENT | errno.ENOTDIR:
            said = f"The folder {folder} is not there.", "Choose another folder."
        case errno.EISDIR:
            said = f"{name} is a folder.", "Choose another name."
        case _:
            reason = error.strerror or type(error).__name__
            said = f"{name} cannot be written ({reason}).", "Try again, or choose another folder."
    happened, next_step = said
    return StorageError(f"{happened} {_SAFE} {next_step}", title=_TITLE)
