"""A file that replaces another one when it is complete, and otherwise leaves nothing behind."""

import asyncio
import contextlib
import errno
import os
import secrets
import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from menagerie.storage.files import is_there
from menagerie.system.files import flush_to_disk, remove_file, replace_file

Result = TypeVar("Result")

# How every SQLite file begins.
_DATABASE = b"SQLite format 3\0"


class StoppedError(Exception):
    """The writing was stopped before the file was complete."""


class Replacement:
    """A new file beside ``path``, which it replaces when it is complete.

    Only a killed process leaves the new file behind, and nothing reads it. Every method except ``stop`` may
    block, is used by one thread at a time and raises OSError. It has the methods that ZipFile needs.
    """

    def __init__(self, path: Path) -> None:
        # A link stays a link: its target is replaced.
        self._path = Path(os.path.realpath(path))
        # A random name: two installations may export to the same share at once.
        self._new = self._path.with_name(f".menagerie-{secrets.token_hex(4)}.part")
        self._stop = threading.Event()
        self._is_over = False
        # Where a writer believes to be that still writes when the file is gone.
        self._position = 0
        _check_replaceable(self._path)
        self._file = self._new.open("xb")

    def stop(self) -> None:
        """Let the next write raise StoppedError. May be called from any thread."""
        self._stop.set()

    def raise_if_stopped(self) -> None:
        """Raise StoppedError after ``stop``."""
        if self._stop.is_set():
            raise StoppedError

    def write(self, content: bytes) -> int:
        """Append or overwrite at the present position. Raises StoppedError after ``stop``."""
        if self._is_over:
            # Writers may write their end even after a failure. The file is gone by then.
            self._position += len(content)
            return len(content)
        self.raise_if_stopped()
        return self._file.write(content)

    def seek(self, offset: int) -> int:
        """Move to another position, stated from the start."""
        if self._is_over:
            self._position = offset
            return offset
        return self._file.seek(offset)

    def tell(self) -> int:
        """Return the position."""
        return self._position if self._is_over else self._file.tell()

    def flush(self) -> None:
        """Pass what was written to the operating system."""
        if not self._is_over:
            self._file.flush()

    def complete(self) -> None:
        """Replace the old file. After a power cut either the old file is there or the new one."""
        self.raise_if_stopped()
        self._file.flush()
        flush_to_disk(self._file.fileno())
        self._file.close()
        # The flush may have taken long.
        self.raise_if_stopped()
        if is_there(self._path):
            # Some file systems have no modes to copy, and each says it by another error.
            with contextlib.suppress(OSError):
                shutil.copymode(self._path, self._new)
        replace_file(self._new, self._path)

    def discard(self) -> None:
        """Remove the new file, unless it is complete."""
        self._is_over = True
        try:
            # Closing writes the rest, which fails again on a full disk. The file is closed all the same.
            with contextlib.suppress(OSError):
                self._file.close()
        finally:
            with contextlib.suppress(FileNotFoundError):
                remove_file(self._new)


async def on_thread(
    step: Callable[[], Result], stop: Callable[[], None], *, completes: bool = False
) -> Result:
    """Return what ``step``, which writes, returns; it may block.

    A step that is cancelled is stopped by ``stop`` and awaited, so that nothing else uses the file meanwhile.
    One that ``completes`` the file, and could not be stopped any more, was not cancelled: the older file is
    replaced.
    """
    running = asyncio.get_running_loop().run_in_executor(None, step)
    cancelled: asyncio.CancelledError | None = None
    while not running.done():
        try:
            await asyncio.wait({running})
        except asyncio.CancelledError as error:
            cancelled = error
            stop()
    # Its error is retrieved, so that asyncio does not report it as lost.
    if cancelled is not None and (running.exception() is not None or not completes):
        raise cancelled
    return running.result()


def _check_replaceable(path: Path) -> None:
    """Raise OSError where no file may take the place of what is there. ``path`` has no links to files."""
    if path.is_symlink():
        # Links that lead to each other have no target.
        raise _refusal(errno.ELOOP)
    if path.is_dir():
        raise _refusal(errno.EISDIR)
    if is_there(path) and not path.is_file():
        # A device, such as /dev/null, must stay one.
        raise _refusal(errno.EINVAL, "not a file")
    if is_there(path):
        # Replacing needs the right to write the folder only, and would ignore that the file is protected. On
        # Windows, it would fail where another program has the file open, such as a spreadsheet.
        path.open("ab").close()
    if _is_database(path):
        # It is no export. It may even be the one that is open, with notes and adds in it.
        raise _refusal(errno.EINVAL, "a database")


def _refusal(code: int, detail: str | None = None) -> OSError:
    return OSError(code, detail or os.strerror(code))


def _is_database(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(_DATABASE)) == _DATABASE
    except (FileNotFoundError, PermissionError):
        return False  # what may be written but not read is looked at no further
