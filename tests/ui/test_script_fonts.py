"""The fonts of other scripts are loaded before a row needs them, one after the other."""

from pathlib import Path

import pytest

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import Animal
from menagerie.domain.clock import SystemClock
from menagerie.ui import script_fonts
from menagerie.ui.animal_table import AnimalTable
from menagerie.ui.jobs import Jobs
from menagerie.ui.marked_text import LineFont
from menagerie.ui.script_fonts import ScriptFonts
from menagerie.ui.theme import Theme
from support.qt_loop import QtLoop, until
from support.shop import Shop

NAMES = ("Bella", "小虎", "ضوء")


def test_each_font_of_the_rows_measures_a_name_of_each_script_while_the_window_goes_on(
    theme: Theme, qt_loop: QtLoop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script_fonts, "_AT_REST_MS", 1)
    measured: list[tuple[int, str]] = []
    measure = LineFont.width

    def note(font: LineFont, text: str) -> int:
        measured.append((font.font.weight(), text))
        return measure(font, text)

    monkeypatch.setattr(LineFont, "width", note)

    async def scenario() -> None:
        table, jobs = AnimalTable(theme, SystemClock()), Jobs()
        catalogue = Catalogue(tmp_path / "catalogue.sqlite3", SystemClock())
        await catalogue.record_animals([Animal(number, name, 1, None) for number, name in enumerate(NAMES)])

        ScriptFonts(table, jobs, table).look_into(catalogue)
        await until(jobs.names, "loading to begin")
        at_once = len(measured)
        await until(lambda: not jobs.names(), "loading to end")

        assert at_once == 0
        weights = {font.font.weight() for font in table.fonts()}
        assert len(weights) == 2
        assert sorted(measured) == sorted((weight, name) for weight in weights for name in NAMES[1:])
        await jobs.close()
        await catalogue.close()
        table.deleteLater()

    qt_loop.run(scenario())


def test_the_application_loads_them_for_what_it_has_seen(
    qt_loop: QtLoop, shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script_fonts, "_AT_REST_MS", 1)

    async def scenario() -> None:
        begun: list[str] = []
        async with shop.open() as window:
            assert shop.application is not None
            shop.application.jobs.started.connect(begun.append)
            await shop.answered()
            await until(lambda: script_fonts.LOAD in begun, "loading to begin")
            assert window.table.animals

    qt_loop.run(scenario())
