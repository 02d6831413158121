"""The icon in the forms of Windows and macOS, as Qt itself reads them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QImageReader

from icons import MACOS_SIZES, WINDOWS_SIZES, macos_icon, windows_icon


def pictures_in(path: Path) -> list[QImage]:
    reader = QImageReader(str(path))
    pictures = []
    for index in range(reader.imageCount()):
        assert reader.jumpToImage(index)
        pictures.append(reader.read())
    return pictures


@pytest.mark.parametrize(
    ("name", "draw", "sizes"),
    [
        ("menagerie.ico", windows_icon, WINDOWS_SIZES),
        ("menagerie.icns", macos_icon, MACOS_SIZES.values()),
    ],
)
def test_the_icon_has_every_size_with_clear_corners(
    tmp_path: Path, name: str, draw: Callable[[], bytes], sizes: tuple[int, ...]
) -> None:
    path = tmp_path / name
    path.write_bytes(draw())
    pictures = pictures_in(path)
    assert sorted(picture.width() for picture in pictures) == sorted(sizes)
    for picture in pictures:
        assert picture.width() == picture.height()
        assert picture.pixelColor(0, 0).alpha() == 0
        assert picture.pixelColor(picture.rect().center()).alpha() == 255
