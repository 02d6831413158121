"""Files of ours: how they are opened, made, flushed and locked.

No other user of this computer decides what is in them.

A file of ours belongs to this user, or to an administrator, and is no link. On a share of which every file
belongs to one user, nothing can be told from that, so the owner of what is made there counts. Windows does
not name owners in this way: there, only links are refused.
"""

import errno
import logging
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

_PRIVATE = 0o600
_PRIVATE_FOLDER = 0o700
_FOLDER_OF_WINDOWS = 0o777
_OF_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_ADMINISTRATOR = 0
# Without the first, Windows would write two bytes at the end of each line; other systems have the other ones.
_BINARY = getattr(os, "O_BINARY", 0)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
# A pipe in the place of a file would hold up the caller for ever.
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)
# On Windows, a lock is far behind the text: no other process can read a locked byte, and it needs no content.
_LOCKED_BYTE = 1 << 30
_SHARING_VIOLATION = 32
# How Windows refuses a file that another program has: no access, shared with no other, locked in part.
_HELD = frozenset({5, _SHARING_VIOLATION, 33})
# Seconds. A scanner, an indexer or OneDrive looks at a new file for less. The window waits for a trial.
_PATIENCE, _PATIENCE_WITH_TRIALS = 2.0, 0.2
_PAUSE = 0.05
# Linux: kinds of file systems on another computer. Of those of a program, that may be so.
_NETWORK = ("nfs", "nfs4", "cifs", "smb3", "afs", "ceph", "9p", "fuse.")
_MOUNTS = Path("/proc/self/mountinfo")
# Windows: what GetDriveTypeW calls a network drive. macOS: the flag of a file system on this computer, and
# where the flags are in what ``statfs`` tells.
_REMOTE_DRIVE = 4
_LOCAL_FLAG = 0x1000
_FLAGS_OF_STATFS, _SIZE_OF_STATFS = slice(64, 68), 4096
_TEMPORARY = "/tmp"  # noqa: S108 - what another user puts there is never used

_log = logging.getLogger(__name__)


class NotOwnError(PermissionError):
    """What is at the path ``filename`` is a link, or another user of this computer can change it."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EPERM, os.strerror(errno.EPERM), str(path))


def open_own(path: str | Path, flags: int) -> int:
    """Open a file of this user and return its descriptor, also as an ``opener``. Raises OSError.

    With O_CREAT in ``flags``, one that is missing is made, for this user only. What has to be empty is made
    by ``make_own_anew``: O_TRUNC would come before the look at the owner.
    """
    return _opened(path, flags | _NO_LINK)


def read_own(path: Path, *, may_be_link: bool = False) -> bytes:
    """Return the content of a file of this user. Raises OSError.

    ``may_be_link``: a link to such a file will do, as where a person keeps all settings in one place.
    """
    try:
        with open(path, "rb", opener=_opened if may_be_link else open_own) as file:
            # A pipe into which nothing was written has None.
            return file.read() or b""
    except NotOwnError:
        _log.warning("%s is not used: it belongs to another user of this computer", path)
        raise


def make_own(path: str | Path, flags: int = os.O_WRONLY) -> int:
    """Make an empty file for this user only, and return its descriptor, also as an ``opener``.

    Raises OSError, also where there is something already, be it a link to nowhere.
    """
    return os.open(path, flags | os.O_CREAT | os.O_EXCL | _NO_LINK | _BINARY, _PRIVATE)


def make_own_anew(path: str | Path, flags: int = os.O_WRONLY) -> int:
    """Make an empty file as ``make_own`` does, in the place of what is there."""
    with suppress(FileNotFoundError):
        remove_file(Path(path))
    return make_own(path, flags)


def replace_file(path: Path, target: Path, *, patience: float = _PATIENCE) -> None:
    """Rename a file or a folder to ``target``, in the place of a file there. Raises OSError.

    On Windows, a file that another program has is refused. That is tried again for ``patience`` seconds, in
    which the caller waits: 0 on the thread of the window.
    """
    _until_free(lambda: path.replace(target), patience)


def remove_file(path: Path, *, patience: float = _PATIENCE) -> None:
    """Remove a file, trying again as ``replace_file`` does. Raises OSError, also where there is none."""
    _until_free(path.unlink, patience)


def check_own(path: Path) -> None:
    """Raise NotOwnError for a link or what belongs to another user, and OSError where nothing is there."""
    about = path.lstat()
    if stat.S_ISLNK(about.st_mode) or _is_of_others(about, path.parent):
        raise NotOwnError(path)


def check_own_folder(folder: Path) -> None:
    """Check a folder, and all that stands in it. Raises NotOwnError for what others can change, and OSError.

    A folder of this user may be open to others, unless it is meant for several users, as /tmp is. It may be
    reached by a link of the person's own.
    """
    if folder.is_symlink() and _is_of_others(folder.lstat(), folder.parent):
        raise NotOwnError(folder)
    about = folder.stat()
    is_shared = about.st_mode & stat.S_ISVTX or (sys.platform != "win32" and about.st_uid != os.geteuid())
    if _is_of_others(about, folder) or (is_shared and may_others_write(folder)):
        raise NotOwnError(folder)
    for path in folder.iterdir():
        # A process that runs may have removed it meanwhile.
        with suppress(FileNotFoundError):
            check_own(path)


def keep_folder_private(folder: Path) -> None:
    """Take the rights of others on a folder of this user, which holds nothing of theirs.

    Raises as ``check_own_folder``; nothing is changed then.
    """
    check_own_folder(folder)
    about = folder.stat()
    if sys.platform != "win32" and about.st_uid == os.geteuid() and about.st_mode & _OF_OTHERS:
        # Some file systems have no modes.
        with suppress(OSError):
            folder.chmod(stat.S_IMODE(about.st_mode) & ~_OF_OTHERS)
        # What others have put there in between.
        check_own_folder(folder)


def make_private_folder(folder: Path, *, exist_ok: bool = True) -> None:
    """Make a folder, readable by this user only; one that is there stays as it is. Raises OSError.

    On Windows it has the rights of the folder that it is in; those of a person are private.
    """
    # With that mode, a start as administrator on Windows would make a folder for administrators only, and the
    # person could not use it in any other start.
    mode = _FOLDER_OF_WINDOWS if sys.platform == "win32" else _PRIVATE_FOLDER
    folder.mkdir(mode, parents=True, exist_ok=exist_ok)


def may_others_write(path: Path) -> bool:
    """Return whether users other than its owner and administrators may write to ``path``.

    Always False on Windows, whose rights are not looked at. Raises OSError.
    """
    if sys.platform == "win32":
        return False
    about = path.stat()
    is_of_group = about.st_gid not in {_ADMINISTRATOR, os.getegid()} and about.st_mode & stat.S_IWGRP
    return bool(is_of_group or about.st_mode & stat.S_IWOTH)


def check_writable(folder: Path, size: int = 0) -> None:
    """Raise OSError unless a file of ``size`` bytes can be written in ``folder``."""
    with _trial(folder) as file:
        file.write(bytes(size))


def check_locks(folder: Path) -> None:
    """Raise OSError unless locks on files in ``folder`` keep others out, as some networks' do not."""
    with _trial(folder) as file, open(file.name, "rb", opener=open_own) as other:
        if not lock_file(file.fileno()) or lock_file(other.fileno()):
            raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK), str(folder))


def is_network_folder(folder: Path) -> bool:
    """Return whether a folder is on another computer; False where this system does not tell."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - not needed elsewhere

        # A link may lead there.
        drive = Path(os.path.realpath(folder)).anchor
        return int(ctypes.windll.kernel32.GetDriveTypeW(drive)) == _REMOTE_DRIVE
    if sys.platform == "darwin":
        return _is_network_folder_on_macos(folder)
    try:
        device = folder.stat().st_dev
        mounts = _MOUNTS.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return False
    number = f"{os.major(device)}:{os.minor(device)}"
    # The kind stands behind a lone hyphen, the number of the device third.
    kinds = [mount.partition(" - ")[2] for mount in mounts if mount.split()[2] == number]
    return any(kind.split()[0].startswith(_NETWORK) for kind in kinds)


def _is_network_folder_on_macos(folder: Path) -> bool:
    import ctypes  # noqa: PLC0415 - not needed elsewhere

    system = ctypes.CDLL(None)
    # On processors of Intel, the short name has an older structure.
    ask = getattr(system, "statfs$INODE64", None) or system.statfs
    told = ctypes.create_string_buffer(_SIZE_OF_STATFS)
    if ask(os.fsencode(folder), told) != 0:
        return False
    return not int.from_bytes(told.raw[_FLAGS_OF_STATFS], sys.byteorder) & _LOCAL_FLAG


def flush_to_disk(descriptor: int) -> None:
    """Flush an open file, so that its content survives a power cut. Raises OSError."""
    if sys.platform == "darwin":
        import fcntl  # noqa: PLC0415 - not on every system

        # On macOS, fsync leaves the content in the cache of the drive. Some file systems, such as those of
        # a network, know nothing else.
        with suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def lock_file(descriptor: int) -> bool:
    """Lock an open file until it is closed; False when another process has the lock. Raises OSError."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - not on every system

        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        os.lseek(descriptor, 0, os.SEEK_SET)
        return True
    import fcntl  # noqa: PLC0415 - Windows has none

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def has_its_name(descriptor: int, path: Path) -> bool:
    """Return whether an open file is still the one at ``path``. Windows removes none that is open."""
    if sys.platform == "win32":
        return True
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except FileNotFoundError:
        return False


def is_open_elsewhere(path: Path) -> bool:
    """Return whether a process that shares it with no other has the file open, which only Windows knows."""
    if sys.platform == "win32":
        try:
            # This changes nothing, and is refused as removing the file would be.
            path.rename(path)
        except OSError as error:
            return error.winerror == _SHARING_VIOLATION
    return False


def is_held(error: Exception) -> bool:
    """Return whether Windows refused a file because another program has it, or may have it."""
    winerror = getattr(error, "winerror", None)
    # What opens a file for Python has another number for all of these, and none of Windows.
    may_be = sys.platform == "win32" and winerror is None and getattr(error, "errno", None) == errno.EACCES
    return may_be or winerror in _HELD


def temporary_folder() -> str:
    """Return the folder for what lasts no longer than the computer runs; all its users can write there."""
    # Not ``tempfile.gettempdir``, which writes a file: the disk may be full.
    return os.environ.get("TMPDIR") or _TEMPORARY


def running_folder() -> str | None:
    """Return the folder for files of running programs; None on Windows, where no open file can be removed."""
    if sys.platform == "win32":
        return None
    return os.environ.get("XDG_RUNTIME_DIR") or temporary_folder()


def _opened(path: str | Path, flags: int) -> int:
    file = os.open(path, flags | _BINARY | _AT_ONCE, _PRIVATE)
    if _is_of_others(os.fstat(file), Path(path).parent):
        os.close(file)
        raise NotOwnError(Path(path))
    return file


def _until_free(step: Callable[[], object], patience: float) -> None:
    end = time.monotonic() + patience
    while True:
        try:
            step()
        except OSError as error:
            if not is_held(error) or time.monotonic() >= end:
                raise
        else:
            return
        time.sleep(_PAUSE)


def _is_of_others(about: os.stat_result, folder: Path) -> bool:
    if sys.platform == "win32" or about.st_uid in {_ADMINISTRATOR, os.geteuid()}:
        return False
    try:
        return about.st_uid != _owner_of_new_files(folder)
    except OSError:
        return True


def _owner_of_new_files(folder: Path) -> int:
    with _trial(folder) as file:
        return os.fstat(file.fileno()).st_uid


@contextmanager
def _trial(folder: Path) -> Iterator[BinaryIO]:
    """Make a file that is removed after use."""
    # Not with tempfile, which on Windows tries countless names where no file may be made. Two threads may try
    # at the same moment, and Windows may still have the name of the last trial.
    trial = folder / f".{os.urandom(8).hex()}.trial"
    file = open(trial, "wb", opener=make_own)  # noqa: SIM115 - Windows removes none that is open
    try:
        with file:
            yield file
    finally:
        _remove_trial(trial)


def _remove_trial(trial: Path) -> None:
    try:
        remove_file(trial, patience=_PATIENCE_WITH_TRIALS)
    except OSError as error:
        # The folder is as good as before.
        if getattr(error, "winerror", None) != _SHARING_VIOLATION:
            raise
        _log.warning("%s is left behind: another program has it", trial)
