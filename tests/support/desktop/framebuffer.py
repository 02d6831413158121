"""What the virtual screen shows, pixel by pixel."""

import mmap
import struct
from pathlib import Path

# The screen server keeps its picture in a file of the XWD format, whose header is numbers of 32 bits.
_HEADER = struct.Struct(">25I")
_HEADER_SIZE, _BYTES_PER_LINE, _COLOUR_COUNT, _BITS_PER_PIXEL = 0, 12, 19, 11
_COLOUR_ENTRY_BYTES = 12


class Framebuffer:
    """Reads the file into which the screen server draws."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def colour_at(self, x: int, y: int) -> str:
        """Return the colour of one pixel as ``#rrggbb``."""
        with self._path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as picture:
            header = _HEADER.unpack_from(picture)
            assert header[_BITS_PER_PIXEL] == 32
            start = header[_HEADER_SIZE] + header[_COLOUR_COUNT] * _COLOUR_ENTRY_BYTES
            place = start + y * header[_BYTES_PER_LINE] + 4 * x
            (pixel,) = struct.unpack_from("<I", picture, place)
        return f"#{pixel & 0xFFFFFF:06x}"
