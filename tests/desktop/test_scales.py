"""From 100 to 300 %, and with the largest texts, everything can be seen and reached."""

from functools import partial
from pathlib import Path

import pytest

from menagerie.settings.preferences import TextSize
from support.desktop.deadlines import wait_until
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, prepare_later_start
from support.desktop.walk import choose, go_round, is_in_sight, overlapping, reached_by_tab

# The dialogs that are highest and widest, and the keys that open them.
OPENED_BY = {
    "addAnimalDialog": ("ctrl+n",),
    "labelDialog": ("alt+f", "l"),
    "settingsDialog": ("ctrl+comma",),
}
FIRST = {"addAnimalDialog": "nameEdit", "labelDialog": "labelSelected", "settingsDialog": "settingsPages"}


@pytest.mark.parametrize(("factor", "texts"), [("1.25", TextSize.VERY_LARGE), ("3", TextSize.NORMAL)])
def test_everything_is_seen_when_it_has_the_focus(
    desktop: DesktopSession, start_application: StartApplication, tmp_path: Path, factor: str, texts: TextSize
) -> None:
    prepare_later_start(tmp_path, texts)
    application = start_application(QT_SCALE_FACTOR=factor)
    application.wait_for_window()
    reading = application.reading
    reading.wait_for("resultSummary", lambda seen: seen.name.startswith("First 100 animals"))
    reading.focus("animalTable")

    def see(identifier: str) -> None:
        wait_until(f"{identifier} in sight", partial(is_in_sight, reading, identifier))

    assert overlapping(reading.objects("mainWindow")) == []
    for window in ("mainWindow", *OPENED_BY):
        if window in OPENED_BY:
            choose(desktop, reading, *OPENED_BY[window])
            reading.wait_for(FIRST[window], lambda seen: seen.is_focused)
        objects = reading.objects(window)
        assert reached_by_tab(objects) - go_round(desktop, reading, objects, see) == set()
        if window in OPENED_BY:
            desktop.press_keys("Escape")
            reading.wait_until_gone(window)
