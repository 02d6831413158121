"""Writes small files so that a crash or a power cut leaves the old content or the new one."""

import os
import sys
from contextlib import suppress
from pathlib import Path

_PRIVATE = 0o600


def write_whole(path: Path, content: bytes) -> None:
    """Write ``content`` to ``path``, readable by this person only. Raises OSError, and keeps the old file."""
    new = path.with_name(f"{path.name}.new")
    try:
        with open(new, "wb", opener=_open_private) as file:
            file.write(content)
            file.flush()
            flush_to_disk(file.fileno())
        new.replace(path)
    except OSError:
        # Half a file is of no use, and may have taken the last of the disk.
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise


def flush_to_disk(descriptor: int) -> None:
    """Return when what was written to an open file survives a power cut. Raises OSError."""
    if sys.platform == "darwin":
        import fcntl  # noqa: PLC0415 - not on every system

        # fsync leaves it in the drive's own memory there.
        fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
    else:
        os.fsync(descriptor)


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, _PRIVATE)
