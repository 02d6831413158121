"""Keeps a picture of the window as it opens, so that the next start has it on screen at once.

The window's parts take several times as long to import and build as an empty window does. The picture shows
what they then look like: the rows of the last time, no quota yet, everything disabled that needs a session.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QImageWriter

from menagerie import __version__
from menagerie.settings.files import write_whole
from menagerie.settings.paths import Paths

_FORMAT = b"PNG"
_MOST_PIXELS = 20_000_000
_OUR_VARIABLES = "MENAGERIE_"
# Names of the texts that lie in the picture's own file.
_ENVIRONMENT, _GEOMETRY, _SURROUNDINGS = "environment", "geometry", "surroundings"


@dataclass(frozen=True, slots=True)
class OpeningPicture:
    """A picture of the window, where the window was (Qt's own description), and the environment's id."""

    image: QImage
    geometry: bytes
    environment: str


def keep(path: Path, picture: OpeningPicture, surroundings: str) -> None:
    """Write the picture to ``path``, for a start in the same ``surroundings``. Raises StorageError.

    One of a window that is larger than any screen is not kept: it would take longer than the window itself.
    """
    if picture.image.width() * picture.image.height() > _MOST_PIXELS:
        return
    image = QImage(picture.image)
    image.setText(_ENVIRONMENT, picture.environment)
    image.setText(_GEOMETRY, picture.geometry.hex())
    image.setText(_SURROUNDINGS, surroundings)
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(_FORMAT)).write(image)
    write_whole(path, bytes(content.data()))


def take(path: Path, environment: str | None, surroundings: str) -> OpeningPicture | None:
    """Return the picture that was kept and remove it, so that what comes after a crash is not older.

    None where there is none of this ``environment`` (None: of whichever was open last), or where it was kept
    in other ``surroundings``, so that the window would look otherwise.
    """
    try:
        # Whatever else has its name might be read for ever.
        content = path.read_bytes() if path.is_file() else b""
        path.unlink()
    except OSError:
        return None  # the window then is on screen a moment later
    image = QImage.fromData(content)
    kept = image.text(_ENVIRONMENT)
    if image.isNull() or image.text(_SURROUNDINGS) != surroundings or environment not in {None, kept}:
        return None
    image.setDevicePixelRatio(QGuiApplication.primaryScreen().devicePixelRatio())
    return OpeningPicture(image, bytes(QByteArray.fromHex(image.text(_GEOMETRY).encode()).data()), kept)


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
    return hashlib.sha256("\n".join(seen).encode()).hexdigest()


def _content(path: Path) -> str:
    try:
        return path.read_bytes().hex()
    except OSError:
        return ""
