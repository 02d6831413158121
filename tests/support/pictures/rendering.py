"""Saves a picture of every state, each drawn alike on every computer.

To be run as a program, with a folder for the pictures, by ``render``: the fonts and the scale hold for a
whole process, and must be chosen before Qt starts.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from menagerie.settings.preferences import Language, Preferences, save_preferences
from menagerie.ui.look.theme import Appearance
from menagerie.ui.widgets.overlays import allow_motion
from support.clock import StandingClock
from support.patience import LONGEST_TEST
from support.pictures.states import MIRRORED, STATES, looks_of
from support.programs import program_environment
from support.qt_loop import QtLoop, until
from support.shop import Shop

FAMILY = "DejaVu Sans"
_FONT_FILES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf")
# Where Debian, Fedora and Arch have them.
_FONT_FOLDERS = ("truetype/dejavu", "dejavu-sans-fonts", "dejavu-sans-mono-fonts", "TTF")
_FONTS = Path("/usr/share/fonts")
_FONT_POINTS = 10
# Nothing but these files and these settings: what a computer's owner prefers must not be seen.
_FONT_CONFIG = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
"""
_SIZE = QSize(800, 560)
_SAMPLE_TEXT = "Menagerie: 0123456789 äßé"
SAMPLE = "sample.png"
# So many pictures in a row are the same when nothing moves any more.
_STILL = 4


class NoFontError(Exception):
    """The computer lacks the font of the pictures; the text says what to install."""


def render(folder: Path) -> None:
    """Save all pictures in ``folder``, and the sample line that tells how this computer draws.

    Raises NoFontError. Fails with what a program wrote of its errors unless it ends well.
    """
    fonts = [_font_file(name) for name in _FONT_FILES]
    with tempfile.TemporaryDirectory(prefix="menagerie-fonts-") as own:
        place = Path(own)
        for font in fonts:
            shutil.copy(font, place)
        config = place / "fonts.conf"
        config.write_text(_FONT_CONFIG.format(fonts=place, cache=place / "cache"), encoding="utf-8")
        command = [sys.executable, "-m", "support.pictures.rendering", str(folder)]
        # Side by side, on two processors.
        programs = [
            subprocess.Popen(each, env=_alike_everywhere(config), stderr=subprocess.PIPE, text=True)
            for each in (command, [*command, MIRRORED])
        ]
        errors = [program.communicate(timeout=LONGEST_TEST)[1] for program in programs]
    for program, text in zip(programs, errors, strict=True):
        assert program.returncode == 0, text


def save(image: QImage, path: Path) -> None:
    """Save a picture without its transparency, which it does not use."""
    assert image.convertToFormat(QImage.Format.Format_RGB32).save(str(path)), path


def _font_file(name: str) -> Path:
    for folder in _FONT_FOLDERS:
        path = _FONTS / folder / name
        if path.is_file():
            return path
    raise NoFontError(
        f"The pictures are drawn in {FAMILY}, and {name} is missing: install fonts-dejavu-core."
    )


def _alike_everywhere(font_config: Path) -> dict[str, str]:
    inherited = {name: value for name, value in program_environment().items() if not name.startswith("QT_")}
    return inherited | {
        "FONTCONFIG_FILE": str(font_config),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_FONT_DPI": "96",
        "QT_SCALE_FACTOR": "1",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        # The settings show the name of the account.
        "LOGNAME": "anna",
    }


async def _still(widget: QWidget, state: str) -> QImage:
    """Return what is drawn as soon as nothing moves any more."""
    drawn = [widget.grab().toImage()]

    def is_still() -> bool:
        drawn.append(widget.grab().toImage())
        return drawn[-_STILL:] == [drawn[-1]] * _STILL

    await until(is_still, f"{state} without a movement")
    return drawn[-1]


async def _reach(shop: Shop, state: str, folder: Path, looks: Mapping[str, Appearance]) -> None:
    async with shop.open_with_animals() as window:
        allow_motion(allowed=False)
        window.resize(_SIZE)
        widget = await STATES[state](shop)
        for look, appearance in looks.items():
            # To dress everything anew is what takes longest.
            if window.theme.appearance is not appearance:
                window.theme.choose(appearance)
            save(await _still(widget, state), folder / f"{state}-{look}.png")


def _sample(path: Path) -> None:
    image = QImage(240, 24, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.drawText(image.rect(), Qt.AlignmentFlag.AlignCenter, _SAMPLE_TEXT)
    painter.end()
    save(image, path)


def main(folder: Path, *, mirrored: bool) -> None:
    """Save the pictures in Arabic, from right to left, or all others and the sample line."""
    qt = QApplication(["menagerie"])
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    font = QFont(FAMILY, _FONT_POINTS)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    qt.setFont(font)
    # A cursor that blinks would be there in one picture and not in the next.
    qt.setCursorFlashTime(0)
    if not mirrored:
        _sample(folder / SAMPLE)
    for state in STATES:
        with tempfile.TemporaryDirectory(prefix="menagerie-pictures-") as own:
            os.chdir(own)
            shop, loop = Shop(qt, Path(own) / "data", StandingClock()), QtLoop(qt)
            language = Language.ARABIC if mirrored else Language.SYSTEM
            save_preferences(shop.paths.preferences, Preferences(language=language, theme=Appearance.LIGHT))
            try:
                looks = {MIRRORED: Appearance.LIGHT} if mirrored else looks_of(state)
                loop.run(_reach(shop, state, folder, looks))
            finally:
                loop.close()
                shop.stop()
                os.chdir(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]), mirrored=MIRRORED in sys.argv)
