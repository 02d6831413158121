"""The fonts of other scripts are loaded before a row needs them: while nobody does anything."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from PySide6.QtGui import QFont

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import Animal
from menagerie.domain.clock import SystemClock
from menagerie.ui.jobs import Jobs
from menagerie.ui.marked_text import LineFont
from menagerie.ui.script_fonts import ScriptFonts
from support.qt_loop import QtLoop, until
from support.shop import Shop

QUIET_MS = 200
IN_THE_MIDST_MS = 50


class Notes(LineFont):
    """A font that writes down what was measured in it."""

    def __init__(self) -> None:
        super().__init__(QFont())
        self.measured: list[str] = []

    def width(self, text: str) -> int:
        self.measured.append(text)
        return super().width(text)


class Desk:
    """Two fonts, and a catalogue with an animal in another script."""

    def __init__(self, path: Path) -> None:
        self.fonts = Notes(), Notes()
        self.jobs = Jobs()
        self._ids = count()
        self.catalogue = Catalogue(path, SystemClock())
        self.loading = ScriptFonts(lambda: self.fonts, self.jobs, self.jobs, quiet_ms=QUIET_MS)

    async def know(self, *names: str) -> None:
        await self.catalogue.record_animals([Animal(next(self._ids), name, 1, None) for name in names])

    async def loaded(self, letters: set[str]) -> None:
        await until(lambda: self.loading.loaded == letters, f"{letters} loaded")


@asynccontextmanager
async def desk_that_knows(path: Path, *names: str) -> AsyncIterator[Desk]:
    desk = Desk(path)
    await desk.know(*names)
    yield desk
    await desk.jobs.close()
    await desk.catalogue.close()


def test_each_font_measures_letters_of_each_script_once(qt_loop: QtLoop, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with desk_that_knows(tmp_path / "catalogue.sqlite3", "Bella", "Rex 虎", "ض") as desk:
            desk.loading.look_into(desk.catalogue)
            await desk.loaded({"虎", "ض"})
            assert [sorted(font.measured) for font in desk.fonts] == 2 * [sorted(["虎", "ض"])]

            # WHEN one comes in a script that has been seen, and one in another
            await desk.know("Max", "龍", "แ")
            desk.loading.look_again()

            await until(lambda: all(font.measured[2:] for font in desk.fonts), "what has come is loaded")
            assert {one for font in desk.fonts for one in font.measured[2:]} == {"แ"}

    qt_loop.run(scenario())


def test_nothing_is_loaded_before_nobody_has_done_anything_for_a_while(
    qt_loop: QtLoop, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with desk_that_knows(tmp_path / "catalogue.sqlite3", "虎") as desk:
            desk.loading.look_into(desk.catalogue)
            for _ in range(2 * QUIET_MS // IN_THE_MIDST_MS):
                await asyncio.sleep(IN_THE_MIDST_MS / 1000)
                desk.loading.put_off()
                assert not desk.loading.loaded
            for number in range(2 * QUIET_MS // IN_THE_MIDST_MS):
                await asyncio.sleep(IN_THE_MIDST_MS / 1000)
                # Work for the person that begins says as much.
                desk.jobs.start(f"work {number}", lambda: asyncio.sleep(0))
                assert not desk.loading.loaded
            await desk.loaded({"虎"})

    qt_loop.run(scenario())


def test_the_application_loads_them_for_what_it_has_seen(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        # GIVEN an animal that was added from here, in a script that no other name has
        async with shop.open_with_animals():
            assert shop.application is not None
            coordinator = shop.application.coordinator
            await coordinator.catalogue.record_animals([Animal(999, "Ara ዝ", 1, None)])
            await until(lambda: "ዝ" in coordinator.script_fonts.loaded, "its letters are loaded")

    qt_loop.run(scenario())
