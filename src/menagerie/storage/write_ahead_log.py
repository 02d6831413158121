"""Checks SQLite's write-ahead log for lost changes: SQLite drops all frames behind a damaged one silently."""

import struct
from collections.abc import Iterator
from pathlib import Path

# SQLite's file format, part 4: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
# Of the processors that Menagerie runs on: the words of the checksums have their lowest byte first.
_MAGIC = 0x377F0682
_CHECKED_IN_HEADER = 24
_WORD = 0xFFFFFFFF

_Sums = tuple[int, int]


def is_sound(log: Path) -> bool:
    """Return whether SQLite will read every committed change in the log; a missing log is sound.

    The end of a log may hold frames of an earlier round. After a kill it may also hold half a frame or an
    unfinished transaction, with checksums that SQLite has not written yet. Only the last frame of a
    committed transaction states a size, so such a frame behind an unreadable one means lost changes.
    Raises OSError.
    """
    try:
        content = log.read_bytes()
    except FileNotFoundError:
        return True
    if len(content) < _HEADER.size:
        # No transaction can have been written.
        return True
    magic, _format, page_size, rounds, salt_1, salt_2, *sums = _HEADER.unpack_from(content)
    running = _checksum((0, 0), content[:_CHECKED_IN_HEADER])
    if magic != _MAGIC or running != tuple(sums):
        return False
    is_readable = True
    for frame, page in _frames(content, page_size):
        _number, committed_size, frame_salt_1, frame_salt_2, *frame_sums = frame
        # SQLite adds 1 to the first salt in each round. The checksums of a frame behind one of an earlier
        # round do not fit: they include what should stand there.
        if 0 < (salt_1 - frame_salt_1) & _WORD <= rounds:
            continue
        if is_readable:
            running = _checksum(running, struct.pack(">2I", *frame[:2]) + page)
            is_readable = (frame_salt_1, frame_salt_2, *frame_sums) == (salt_1, salt_2, *running)
        if committed_size and not is_readable:
            return False
    return True


def _frames(content: bytes, page_size: int) -> Iterator[tuple[tuple[int, ...], bytes]]:
    step = _FRAME.size + page_size
    for start in range(_HEADER.size, len(content) - step + 1, step):
        yield _FRAME.unpack_from(content, start), content[start + _FRAME.size : start + step]


def _checksum(sums: _Sums, content: bytes) -> _Sums:
    """Return SQLite's checksum of ``content``, continued from ``sums``."""
    first, second = sums
    for even, odd in struct.iter_unpack("<2I", content):
        first = (first + even + second) & _WORD
        second = (second + odd + first) & _WORD
    return first, second
