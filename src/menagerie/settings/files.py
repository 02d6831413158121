"""Writes small files completely or not at all, keeps damaged ones aside, and says what went wrong."""

import errno
import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from menagerie.domain.cases import StorageCase
from menagerie.domain.errors import StorageError
from menagerie.system import files as system_files

# The errors for a full disk, a used-up quota and a limit on file sizes, on Windows too.
NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
# Bytes. SQLite needs about this much for its smallest files.
_ROOM = 65_536


def make_private_directory(directory: Path) -> None:
    """Make ``directory``, readable by this user only; an existing one stays as it is. Raises StorageError."""
    try:
        system_files.make_private_folder(directory)
    except OSError as exc:
        raise StorageError(StorageCase.NO_FOLDER, folder=str(directory), detail=reason(exc)) from exc


def keep_directories_private(directories: Iterable[Path]) -> None:
    """Let only this user enter these directories. Raises StorageError.

    They are refused, and stay as they are, if other users can change anything in one of them: what they put
    there would be sent, and what is written there would go where their links lead.
    """
    directories = tuple(directories)
    for step in (system_files.check_own_folder, system_files.keep_folder_private):
        for directory in directories:
            # One that is missing or cannot be looked into is for those to report that use it.
            with suppress(OSError):
                try:
                    step(directory)
                except system_files.NotOwnError as exc:
                    raise StorageError(StorageCase.OF_OTHERS, path=exc.filename) from exc


def read_json(content: bytes) -> object:
    """Return what a JSON file holds. Raises ValueError and RecursionError for one that is damaged.

    Half of a surrogate pair, which JSON can have and no text may, becomes a question mark: msgspec would fail
    on it, and so would whatever encodes the text.
    """
    return json.loads(json.dumps(json.loads(content), ensure_ascii=False).encode(errors="replace"))


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
        system_files.replace_file(path, aside)
    except OSError as exc:
        raise StorageError(StorageCase.NOT_KEPT_ASIDE, path=str(path), detail=reason(exc)) from exc
    return aside


def reason(error: OSError) -> str:
    """Return the operating system's message for ``error``, without the path."""
    return error.strerror or type(error).__name__


def check_writable(folder: Path) -> Path:
    """Return ``folder`` if files can be made and locked in it, and only by this user. Raises StorageError."""
    try:
        system_files.check_own_folder(folder)
        system_files.check_writable(folder)
        system_files.check_locks(folder)
    except system_files.NotOwnError as exc:
        raise StorageError(StorageCase.OF_OTHERS, path=exc.filename) from exc
    except OSError as exc:
        raise StorageError(StorageCase.NOT_WRITTEN, path=str(folder), detail=reason(exc)) from exc
    return folder


def is_disk_full(directory: Path) -> bool:
    """Return whether ``directory`` has no room for another small file, also because of a quota."""
    try:
        system_files.check_writable(directory, _ROOM)
    except OSError as error:
        return error.errno in NO_ROOM
    return False
