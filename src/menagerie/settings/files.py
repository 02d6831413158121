"""Writes small files completely or not at all, keeps damaged ones aside, and says what went wrong."""

import errno
import json
import logging
import os
import stat
from pathlib import Path

from menagerie.domain.cases import StorageCase
from menagerie.domain.errors import StorageError

# The errors for a full disk, a used-up quota and a limit on file sizes, on Windows too.
NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
# Bytes. SQLite needs about this much for its smallest files.
_ROOM = 65_536

# Other users of this computer must not read the data.
_PRIVATE_DIRECTORY = 0o700
_ADMINISTRATOR = 0

_log = logging.getLogger(__name__)


def make_private_directory(directory: Path) -> None:
    """Make ``directory``, readable by this user only; an existing one stays as it is. Raises StorageError."""
    try:
        directory.mkdir(mode=_PRIVATE_DIRECTORY, parents=True, exist_ok=True)
    except OSError as exc:
        raise StorageError(StorageCase.NO_FOLDER, folder=str(directory), detail=reason(exc)) from exc


def read_own(path: Path) -> bytes:
    """Return the content of a file of this user or an administrator. Raises OSError, also for another's file.

    Otherwise, another user who can make files in this folder could decide where requests go.
    """
    with open(path, "rb", opener=_open_at_once) as file:
        if os.name == "posix" and os.fstat(file.fileno()).st_uid not in {_ADMINISTRATOR, os.geteuid()}:
            _log.warning("%s is not used: it belongs to another user of this computer", path)
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(path))
        return file.read() or b""


def read_json(content: bytes) -> object:
    """Return what a JSON file holds. Raises ValueError and RecursionError for one that is damaged.

    Half of a surrogate pair, which JSON can have and no text may, becomes a question mark: msgspec would fail
    on it, and so would whatever encodes the text.
    """
    return json.loads(json.dumps(json.loads(content), ensure_ascii=False).encode(errors="replace"))


def _open_at_once(path: str, flags: int) -> int:
    """Open a file without waiting: a pipe in its place would hold up the start for ever."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def may_others_write(path: Path) -> bool:
    """Return whether users other than its owner and administrators may write to ``path``.

    Always False on Windows, whose rights are not looked at. Raises OSError.
    """
    if os.name != "posix":
        return False
    about = path.stat()
    is_of_group = about.st_gid not in {_ADMINISTRATOR, os.getegid()} and about.st_mode & stat.S_IWGRP
    return bool(is_of_group or about.st_mode & stat.S_IWOTH)


def write_whole(path: Path, content: bytes) -> None:
    """Write ``content`` to ``path``; a crash or a power cut leaves either the old file or the new one.

    Raises StorageError; the old file is then unchanged.
    """
    # The package imports SQLite, which the start does not need.
    from menagerie.storage import whole_file  # noqa: PLC0415

    make_private_directory(path.parent)
    try:
        whole_file.write_whole(path, content)
    except OSError as exc:
        raise StorageError(StorageCase.NOT_WRITTEN, path=str(path), detail=reason(exc)) from exc


def keep_aside(path: Path) -> Path:
    """Rename the damaged file ``path`` to keep it, and return its new path.

    An earlier one is replaced. Raises StorageError.
    """
    aside = path.with_name(f"{path.name}.damaged")
    try:
        path.replace(aside)
    except OSError as exc:
        raise StorageError(StorageCase.NOT_KEPT_ASIDE, path=str(path), detail=reason(exc)) from exc
    return aside


def reason(error: OSError) -> str:
    """Return the operating system's message for ``error``, without the path."""
    return error.strerror or type(error).__name__


def check_writable(folder: Path) -> Path:
    """Return ``folder`` if a file can be made in it. Raises StorageError."""
    # Not with tempfile, which on Windows tries countless names where no file may be made.
    trial = folder / f".{os.getpid()}.trial"
    try:
        trial.touch()
        trial.unlink()
    except OSError as exc:
        raise StorageError(StorageCase.NOT_WRITTEN, path=str(folder), detail=reason(exc)) from exc
    return folder


def is_disk_full(directory: Path) -> bool:
    """Return whether ``directory`` has no room for another small file, also because of a quota."""
    import tempfile  # noqa: PLC0415 - only asked when something could not be written

    try:
        with tempfile.TemporaryFile(dir=directory) as file:
            file.write(bytes(_ROOM))
            file.flush()
    except OSError as error:
        return error.errno in NO_ROOM
    return False
