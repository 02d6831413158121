"""Tells whether SQLite's write-ahead log lost anything: SQLite itself drops a damaged part without a word."""

import struct
from collections.abc import Iterator
from pathlib import Path

# SQLite's file format, part 4: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MAGIC_LITTLE, _MAGIC_BIG = 0x377F0682, 0x377F0683
_CHECKED_IN_HEADER = 24
_WORD = 0xFFFFFFFF

_Sums = tuple[int, int]


def log_of(path: Path) -> Path:
    """Return the write-ahead log of the database ``path``."""
    return path.with_name(f"{path.name}-wal")


def is_sound(log: Path) -> bool:
    """Return whether all that was written to the log can still be read from it; a missing one is sound.

    The end of a log may hold frames of an earlier round, and after a kill half a frame or an unfinished
    transaction, whose checksums SQLite leaves for later. Only the last frame of a finished transaction states
    a size: behind a frame that cannot be read there must be none. Raises OSError.
    """
    try:
        content = log.read_bytes()
    except FileNotFoundError:
        return True
    if len(content) < _HEADER.size:
        # Less than the header was written: no transaction can have been.
        return True
    magic, _format, page_size, rounds, salt_1, salt_2, *sums = _HEADER.unpack_from(content)
    if magic not in {_MAGIC_LITTLE, _MAGIC_BIG}:
        return False
    order = "<" if magic == _MAGIC_LITTLE else ">"
    running = _add_up((0, 0), content[:_CHECKED_IN_HEADER], order)
    if running != tuple(sums):
        return False
    is_readable = True
    for frame, page in _frames(content, page_size):
        _number, committed_size, frame_salt_1, frame_salt_2, *frame_sums = frame
        # SQLite adds 1 to the first salt with each round.
        is_of_earlier_round = 0 < (salt_1 - frame_salt_1) & _WORD <= rounds
        if is_of_earlier_round:
            is_readable = False
            continue
        if is_readable:
            running = _add_up(running, struct.pack(">2I", *frame[:2]) + page, order)
            is_readable = (frame_salt_1, frame_salt_2, *frame_sums) == (salt_1, salt_2, *running)
        if committed_size and not is_readable:
            return False
    return True


def _frames(content: bytes, page_size: int) -> Iterator[tuple[tuple[int, ...], bytes]]:
    step = _FRAME.size + page_size
    for start in range(_HEADER.size, len(content) - step + 1, step):
        yield _FRAME.unpack_from(content, start), content[start + _FRAME.size : start + step]


def _add_up(sums: _Sums, content: bytes, order: str) -> _Sums:
    """Return SQLite's checksum of ``content``, continued from ``sums``."""
    first, second = sums
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & _WORD
        second = (second + odd + first) & _WORD
    return first, second
