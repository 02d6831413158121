"""The picture with which the window is on screen before its parts are: it shows what they will look like."""

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from menagerie import launch
from menagerie.settings.paths import Paths
from menagerie.ui.main_window import MainWindow, Picture
from menagerie.ui.opening_picture import OpeningPicture, keep, surroundings, take
from menagerie.ui.theme import Theme
from support.clock import VirtualClock
from support.qt_loop import QtLoop
from support.shop import Shop

# What takes long to import, and what belongs to nothing that a picture shows.
LATE = ("asyncio", "email", "sqlite3", "ssl", "msgspec", "tomllib", "PySide6.QtNetwork", "PySide6.QtSvg")
LATE_PARTS = ("menagerie.app", "menagerie.governor", "menagerie.service", "menagerie.workflows")
GEOMETRY = b"\x01\xd9"


@pytest.fixture
def picture(qapp: QApplication) -> OpeningPicture:
    image = QImage(QSize(40, 30), QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    return OpeningPicture(image, GEOMETRY, "staging")


def test_nothing_is_imported_before_the_picture_that_it_does_not_need() -> None:
    program = f"import sys; import {launch.__name__}; print('\\n'.join(sys.modules))"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    imported = set(ended.stdout.split())
    assert "menagerie.ui.main_window" in imported
    assert [name for name in (*LATE, *LATE_PARTS) if name in imported] == []


def test_a_picture_comes_back_as_it_was_kept_and_only_once(tmp_path: Path, picture: OpeningPicture) -> None:
    path = tmp_path / "opening.picture"
    keep(path, picture, "here")
    taken = take(path, None, "here")
    assert taken is not None
    assert (taken.geometry, taken.environment) == (GEOMETRY, "staging")
    assert taken.image.size() == picture.image.size()
    assert taken.image.pixelColor(3, 3) == QColor("teal")
    # A start after a crash would show rows that are older than what is known.
    assert take(path, None, "here") is None


@pytest.mark.parametrize(
    ("environment", "around", "is_shown"),
    [
        ("staging", "here", True),
        (None, "here", True),
        ("production", "here", False),
        ("staging", "elsewhere", False),
    ],
)
def test_a_picture_of_something_else_is_not_shown(
    tmp_path: Path, picture: OpeningPicture, environment: str | None, around: str, is_shown: bool
) -> None:
    keep(tmp_path / "opening.picture", picture, "here")
    assert (take(tmp_path / "opening.picture", environment, around) is not None) is is_shown


def cut(content: bytes) -> bytes:
    return content[:-1]


def with_another_checksum(content: bytes) -> bytes:
    return content[:-1] + bytes([content[-1] ^ 1])


def of_another_size(content: bytes) -> bytes:
    return content.replace(b"40 30", b"40 29")


def of_a_huge_size(content: bytes) -> bytes:
    return content.replace(b"40 30", b"400000 300000")


def of_less_than_no_size(content: bytes) -> bytes:
    return content.replace(b"40 30", b"-40 -30")


def of_another_kind(content: bytes) -> bytes:
    return content.replace(b", 1", b", 2")


def with_strange_letters(content: bytes) -> bytes:
    return content.replace(b"staging", b"stag\xffng")


DAMAGES = (
    cut,
    with_another_checksum,
    of_another_size,
    of_a_huge_size,
    of_less_than_no_size,
    of_another_kind,
    with_strange_letters,
    lambda _content: b"",
    lambda _content: b"no picture",
    lambda _content: b"\n" * 100,
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_picture_is_none(
    tmp_path: Path, picture: OpeningPicture, damage: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / "opening.picture"
    keep(path, picture, "here")
    path.write_bytes(damage(path.read_bytes()))
    assert take(path, None, "here") is None


def test_a_file_larger_than_any_picture_is_not_read(tmp_path: Path, qapp: QApplication) -> None:
    path = tmp_path / "opening.picture"
    with path.open("wb") as file:
        # It takes no room on the disk.
        file.truncate(1 << 40)
    assert take(path, None, "") is None
    assert not path.exists()


def test_other_addresses_are_other_surroundings(tmp_path: Path, qapp: QApplication) -> None:
    paths = Paths(tmp_path, site_directory=tmp_path / "site")

    def of(variables: Mapping[str, str]) -> str:
        return surroundings(paths, variables)

    empty = of({})
    assert of({}) == empty
    assert of({"HOME": "elsewhere"}) == empty
    assert of({"MENAGERIE_STAGING_URL": "https://one.example"}) != empty
    paths.user_environments.write_text('[staging]\nbase_url = "https://two.example"\n')
    assert of({}) != empty


def test_the_window_is_where_it_was_and_shows_the_picture_before_it_has_parts(
    qtbot: QtBot, qapp: QApplication
) -> None:
    # GIVEN a window that was moved
    before = MainWindow()
    before.setGeometry(10, 20, 770, 600)
    image = before.picture_of_now
    image.fill(QColor("teal"))
    # WHEN the next one shows its picture
    window = MainWindow()
    with qtbot.waitSignal(
        window.show_picture(image, bytes(before.saveGeometry().data())).painted, timeout=5_000
    ):
        pass
    # THEN it is there, and has nothing that could be pressed
    assert window.isVisible()
    assert window.size() == QSize(770, 600)
    assert isinstance(window.centralWidget(), Picture)
    assert window.picture_of_now.pixelColor(400, 300) == QColor("teal")
    for each in (before, window):
        each.close_now()
        each.deleteLater()


def test_no_part_is_a_window_of_its_own_while_the_parts_are_put_in(
    qtbot: QtBot, qapp: QApplication, theme: Theme, picture: OpeningPicture
) -> None:
    window = MainWindow()
    with qtbot.waitSignal(window.show_picture(picture.image, GEOMETRY).painted, timeout=5_000):
        pass
    shown = ShownWindows()
    qapp.installEventFilter(shown)
    window.furnish(theme, VirtualClock())
    qapp.removeEventFilter(shown)
    assert shown.names == []
    window.close_now()
    window.deleteLater()


def test_one_of_a_window_larger_than_any_screen_is_not_kept(tmp_path: Path, picture: OpeningPicture) -> None:
    large = picture.image.scaled(8000, 4000)
    keep(tmp_path / "opening.picture", picture._replace(image=large), "here")
    assert not (tmp_path / "opening.picture").exists()


def test_the_picture_is_what_the_next_start_then_shows(qtbot: QtBot, qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        # GIVEN a window with rows, messages, a search and an open panel
        async with shop.open_with_animals() as window:
            window.setGeometry(10, 20, 770, 700)
            window.filter.search.setText("no such animal")
            window.toast.say("Something happened")
            window.quota_panel.toggle()
            shop.add_dialog()
        kept = take(shop.paths.opening_picture, None, surroundings(shop.paths, shop.variables))
        assert kept is not None
        assert kept.environment == "staging"
        # WHEN the application starts again
        async with shop.open() as window:
            assert window.header.age.text() == "Opening…"
            for _step in range(5):
                QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            shown = window.picture_of_now
            # The first row gets the focus when the window is active, and its details with it.
            first_row = window.table.visualRect(window.table.shown.index(0, 0))
            top = window.table.viewport().mapTo(window, first_row.topLeft())
            changing = [
                QRect(top, QSize(window.table.width(), first_row.height())),
                QRect(window.details.mapTo(window, QPoint(0, 0)), window.details.size()),
            ]
            # THEN that is what the picture was of
            assert without(changing, shown) == without(changing, kept.image)
            await shop.answered()

    qt_loop.run(scenario())


class ShownWindows(QObject):
    """Notes what is shown as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.names.append(watched.objectName())
        return False


def without(parts: list[QRect], image: QImage) -> QImage:
    """Return a copy with parts painted over."""
    result = image.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(result)
    for part in parts:
        painter.fillRect(part, QColor("black"))
    painter.end()
    return result
