"""What the virtual screen shows, pixel by pixel."""

import mmap
import struct
from functools import cached_property
from pathlib import Path

# The screen server keeps its picture in a file of the XWD format, whose header is numbers of 32 bits.
_HEADER = struct.Struct(">25I")
_HEADER_SIZE, _WIDTH, _HEIGHT, _BYTES_PER_LINE, _COLOUR_COUNT, _BITS_PER_PIXEL = 0, 4, 5, 12, 19, 11
_COLOUR_ENTRY_BYTES = 12
_PIXEL_BYTES = 4
_BLACK = bytes(_PIXEL_BYTES)
# The distance, in pixels, of the points that tell whether a window is shown.
_NET = 40

Place = tuple[int, int, int, int]


class Framebuffer:
    """Reads the file into which the screen server draws. Places are x, y, width and height, in pixels."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def pixels(self, place: Place, every: int = 1) -> bytes:
        """Return the pixels of each ``every``-th line of a place, of four bytes each."""
        left, top, width, height = place
        start = self._start + left * _PIXEL_BYTES
        lines = (start + line * self._header[_BYTES_PER_LINE] for line in range(top, top + height, every))
        return b"".join(self._picture[line : line + width * _PIXEL_BYTES] for line in lines)

    def share_covered(self) -> float:
        """Return the share of the screen that is not black, as it is where no window has painted."""
        width, height = self._header[_WIDTH], self._header[_HEIGHT]
        line = self._header[_BYTES_PER_LINE]
        points = [
            self._start + y * line + x * _PIXEL_BYTES
            for y in range(_NET // 2, height, _NET)
            for x in range(_NET // 2, width, _NET)
        ]
        covered = sum(self._picture[point : point + _PIXEL_BYTES] != _BLACK for point in points)
        return covered / len(points)

    @cached_property
    def _picture(self) -> mmap.mmap:
        with self._path.open("rb") as file:
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    @cached_property
    def _header(self) -> tuple[int, ...]:
        header = _HEADER.unpack_from(self._picture)
        assert header[_BITS_PER_PIXEL] == 8 * _PIXEL_BYTES
        return header

    @cached_property
    def _start(self) -> int:
        return self._header[_HEADER_SIZE] + self._header[_COLOUR_COUNT] * _COLOUR_ENTRY_BYTES
