"""Keeps a picture of the window as it opens, so that the next start has it on screen at once.

The window's parts take several times as long to import and build as an empty window does. The picture shows
what they then look like: the rows of the last time, no quota yet, everything disabled that needs a session.

Its file is some lines of text, and the pixels as zlib packs them in a hurry: Qt takes four times as long to
read the same picture from a PNG, which is as long as a fifth of an empty window's start.
"""

import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage

from menagerie import __version__
from menagerie.settings.files import write_whole
from menagerie.settings.paths import Paths

# What the file begins with; another number would be that of another kind of file.
_KIND = "Menagerie's opening picture, 1"
_PIXELS = QImage.Format.Format_RGB32
_BYTES_OF_A_PIXEL = 4
_QUICKLY = 1
_MOST_PIXELS = 20_000_000
# Pixels that cannot be packed take hardly more room than they did, and the lines before them hardly any.
_MOST_BYTES = 100_000_000
_OUR_VARIABLES = "MENAGERIE_"


class OpeningPicture(NamedTuple):
    """A picture of the window, where the window was (Qt's own description), and the environment's id."""

    image: QImage
    geometry: bytes
    environment: str


def keep(path: Path, picture: OpeningPicture, surroundings: str) -> None:
    """Write the picture to ``path``, for a start in the same ``surroundings``. Raises StorageError.

    One of a window that is larger than any screen is not kept: it would take longer than the window itself.
    """
    if picture.image.isNull() or picture.image.width() * picture.image.height() > _MOST_PIXELS:
        return
    image = picture.image.convertToFormat(_PIXELS)
    size = f"{image.width()} {image.height()}"
    head = f"{_KIND}\n{surroundings}\n{picture.environment}\n{picture.geometry.hex()}\n{size}\n"
    write_whole(path, head.encode() + zlib.compress(bytes(image.constBits()), _QUICKLY))


def take(path: Path, environment: str | None, surroundings: str) -> OpeningPicture | None:
    """Return the picture that was kept and remove it, so that what comes after a crash is not older.

    None where there is none of this ``environment`` (None: of whichever was open last), or where it was kept
    in other ``surroundings``, so that the window would look otherwise.
    """
    try:
        # Whatever else has its name might be read for ever, or be more than there is memory.
        is_ours = path.is_file() and path.stat().st_size <= _MOST_BYTES
        content = path.read_bytes() if is_ours else b""
        path.unlink()
    except OSError:
        return None  # the window then is on screen a moment later
    try:
        picture, kept_in = _unpacked(content)
    except (ValueError, zlib.error):
        return None
    if kept_in != surroundings or environment not in {None, picture.environment}:
        return None
    picture.image.setDevicePixelRatio(QGuiApplication.primaryScreen().devicePixelRatio())
    return picture


def _unpacked(content: bytes) -> tuple[OpeningPicture, str]:
    """Return the picture in a file and the surroundings it is of. Raises ValueError or zlib.error."""
    *head, packed = content.split(b"\n", 5)
    kind, kept_in, environment, geometry, size = (line.decode() for line in head)
    width, height = map(int, size.split())
    if kind != _KIND or min(width, height) <= 0 or width * height > _MOST_PIXELS:
        raise ValueError(kind)
    unpacking = zlib.decompressobj()
    # One more than there may be, so that the end is reached, where the checksum is.
    pixels = unpacking.decompress(packed, width * height * _BYTES_OF_A_PIXEL + 1)
    if not unpacking.eof or len(pixels) != width * height * _BYTES_OF_A_PIXEL:
        raise ValueError(size)
    # A copy, since an image made of bytes does not keep them.
    image = QImage(pixels, width, height, _PIXELS).copy()
    return OpeningPicture(image, bytes.fromhex(geometry), environment), kept_in


def surroundings(paths: Paths, variables: Mapping[str, str]) -> str:
    """Return a digest of what the window's look depends on and what can change between two starts.

    That is this version, the screen, its colours and font, where the environments are, and what is preferred.
    """
    screen = QGuiApplication.primaryScreen()
    seen = [
        __version__,
        f"{screen.name()} {screen.size().toTuple()}",
        f"{screen.devicePixelRatio()} {screen.logicalDotsPerInch()}",
        QGuiApplication.styleHints().colorScheme().name,
        QGuiApplication.layoutDirection().name,
        # The application's own font is larger where the system's is very small.
        QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).toString(),
        *(f"{name} {value}" for name, value in sorted(variables.items()) if name.startswith(_OUR_VARIABLES)),
        *(_content(path) for path in (paths.user_environments, paths.site_environments, paths.preferences)),
    ]
    # To take one for the other would show an old picture for a moment; hashlib takes longer to import.
    return f"{zlib.crc32(chr(10).join(seen).encode()):08x}"


def _content(path: Path) -> str:
    try:
        return path.read_bytes().hex()
    except OSError:
        return ""
