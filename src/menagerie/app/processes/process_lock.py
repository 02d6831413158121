"""A lock between processes that the operating system releases when its owner ends."""

import os
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from menagerie.app.processes.hand_over import server_name
from menagerie.domain.cases import StartCase
from menagerie.domain.errors import StorageError
from menagerie.settings.files import NO_ROOM, reason
from menagerie.system.files import (
    has_its_name,
    is_open_elsewhere,
    lock_file,
    open_own,
    remove_file,
    running_folder,
)

# The purpose of a lock whose owner is the command line.
IMPORTING = "import"

# For QLockFile, which reads the owner's process id and program from the first two lines. No program has this
# name: after a crash another process may have the same id.
_OWNER = "{pid}\nmenagerie.lock\n"
# It takes the next three lines for the host's, which may be empty, and reads no further.
_PURPOSE = "\n\n\n{purpose}\n"
# Bytes: more than any owner writes.
_LARGEST_OWNER = 4096

_FLAGS = os.O_RDWR | os.O_CREAT


class Owner(Struct, frozen=True):
    """What the owner of a lock wrote of itself: its process id, and what it does if that is no window."""

    process: int
    purpose: str = ""


def _owner_in(path: Path) -> Owner:
    """Read what an owner wrote. Raises OSError and ValueError."""
    with open(path, "rb", opener=open_own) as file:
        lines = file.read(_LARGEST_OWNER).decode("ascii").split("\n")
    return Owner(int(lines[0]), lines[5] if len(lines) > 5 else "")  # noqa: PLR2004 - see _PURPOSE


class ProcessLock:
    """The lock on one file. The file may stay: a lock on an open file is what counts, and it needs no disk.

    Menagerie 0.1.0 uses QLockFile on the same file, and the two versions exclude each other:

    - on Linux and macOS, QLockFile also locks its file with ``flock``, and removes no file that is locked;
    - on Windows, QLockFile opens its file so that no other process can write to it, and cannot remove one
      that is open here.

    On Linux and macOS the whole folder may be removed while it is in use; it is written again. So there is a
    second lock, on a file outside it, in the folder for running programs.

    One gap is left: 0.1.0 ignores that it cannot lock its file, so this version must not take the lock
    between the two calls with which 0.1.0 makes that file and locks it.
    """

    def __init__(self, path: Path, purpose: str = "") -> None:
        """``purpose`` is a word that tells other processes what the owner does."""
        self._path = path
        folder = running_folder()
        self._second_path = None if folder is None else Path(folder, f"{server_name(path)}.lock")
        self._purpose = purpose
        self._file: int | None = None
        self._second: int | None = None

    def acquire(self) -> bool:
        """Take the lock; False when another process has it. Raises OSError when neither is the case."""
        if self._file is None and not self._take_second():
            return False
        try:
            return self._take_first()
        finally:
            if self._file is None:
                self._release_second()

    def _take_first(self) -> bool:
        while self._file is None:
            file = self._open()
            if file is None:
                return False
            try:
                is_free = lock_file(file)
                # 0.1.0 removes its file when it ends: a lock on a removed file excludes no other process.
                if is_free and has_its_name(file, self._path):
                    self._file = file
            finally:
                if self._file is None:
                    os.close(file)
            if not is_free:
                return False
        self._write_owner(self._file)
        return True

    def claim(self) -> bool:
        """Take the lock; False when another process has it. Raises StorageError when neither is the case."""
        try:
            return self.acquire()
        except OSError as error:
            if error.errno in NO_ROOM:
                raise StorageError(StartCase.LOCK_NO_ROOM, path=str(self._path)) from error
            raise StorageError(StartCase.LOCK_UNUSABLE, path=str(self._path), detail=reason(error)) from error

    def owner(self) -> Owner | None:
        """Return what the process that has the lock wrote of itself; None where that cannot be read.

        A process that had no room on the disk left the words of an earlier owner.
        """
        for path in (self._path, self._second_path):
            with suppress(OSError, ValueError):
                if path is not None:
                    return _owner_in(path)
        return None

    def _take_second(self) -> bool:
        """Return False when another process has the second lock; True also where there can be none."""
        if self._second_path is None:
            return True
        # Where a file cannot be made or locked, or is there to lock us out, the first lock alone counts.
        with suppress(OSError):
            file = open_own(self._second_path, _FLAGS)
            try:
                if not lock_file(file):
                    return False
                self._second = file
                self._write_owner(file)
            finally:
                if self._second is None:
                    os.close(file)
        return True

    def release(self) -> None:
        """Give the lock back, if it was taken."""
        self._release_second()
        file, self._file = self._file, None
        if file is not None:
            if self._purpose:
                # The next owner may have no room on the disk to write its own words.
                with suppress(OSError):
                    os.ftruncate(file, 0)
            os.close(file)

    def _release_second(self) -> None:
        file, self._second = self._second, None
        if file is not None and self._second_path is not None:
            # A process that has just opened it locks a file without a name then. The first lock still counts.
            with suppress(OSError):
                remove_file(self._second_path)
            os.close(file)

    def _open(self) -> int | None:
        """Return a descriptor of the file; None when 0.1.0 has it open on Windows."""
        try:
            return open_own(self._path, _FLAGS)
        except PermissionError:
            if not is_open_elsewhere(self._path):
                raise
            return None

    def _write_owner(self, file: int) -> None:
        words = _OWNER + (_PURPOSE if self._purpose else "")
        owner = words.format(pid=os.getpid(), purpose=self._purpose).encode()
        # Without room on the disk 0.1.0 cannot read who has the lock. It still cannot take it.
        with suppress(OSError):
            os.write(file, owner)
            os.ftruncate(file, len(owner))
