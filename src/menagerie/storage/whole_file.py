"""Writes small files so that a crash or a power cut leaves either the old content or the new one."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from menagerie.system.files import flush_to_disk, make_own_anew, remove_file, replace_file


def write_whole(path: Path, content: bytes) -> None:
    """Write ``content`` to ``path``, readable by this user only. Raises OSError and keeps the old file."""
    write_in_parts(path, (content,))


def write_in_parts(path: Path, parts: Iterable[bytes]) -> None:
    """Write ``parts`` one after another as ``write_whole`` does, without holding all of them."""
    new = path.with_name(f"{path.name}.new")
    try:
        with open(new, "wb", opener=make_own_anew) as file:
            file.writelines(parts)
            file.flush()
            flush_to_disk(file.fileno())
        replace_file(new, path)
    except OSError:
        # Half a file is useless and takes up space on a full disk.
        with suppress(OSError):
            remove_file(new)
        raise
