"""Everything seen with the keyboard and a screen reader: chosen, searched, read, and its history heard."""

from pathlib import Path

from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication
from support.large_catalogue import FIRST_ID, animals, change, make

COUNT = 300
WANTED = 123


def test_an_animal_of_long_ago_is_found_by_keyboard_and_its_history_is_heard(
    desktop: DesktopSession, start_application: StartApplication, tmp_path: Path
) -> None:
    # GIVEN a computer that has seen three hundred animals, each of which changed once
    catalogue = tmp_path / "data" / "catalogue-sandbox.sqlite3"
    catalogue.parent.mkdir(mode=0o700)
    make(catalogue, COUNT)
    change(catalogue, 1)
    wanted = next(animal for animal in animals(COUNT) if animal.id == FIRST_ID + WANTED)
    application = start_application()
    application.wait_for_window()
    reading = application.reading
    reading.wait_for("resultSummary", lambda seen: seen.name.startswith("First 20 animals"))
    # WHEN everything seen is chosen
    desktop.press_keys("alt+6")
    reading.wait_for_name("resultSummary", f"{COUNT + 20} animals seen")
    # AND an animal is searched in it
    desktop.press_keys("ctrl+f")
    reading.wait_for("searchEdit", lambda seen: seen.is_focused)
    desktop.type_text(str(wanted.id))
    reading.wait_for_name("resultSummary", "1 match")
    # THEN its row is read out, with when it was last seen
    (row,) = reading.rows("animalTable")
    assert row[:2] == [str(wanted.id), wanted.name]
    assert row[4]
    # AND its details tell how it was before
    desktop.press_keys("Tab")
    reading.wait_for("animalTable", lambda seen: seen.is_focused)
    desktop.press_keys("Home", "Return")
    history = reading.wait_for("detailHistory", lambda seen: "Status:" in (seen.text or ""))
    assert "First seen" in (history.text or "")
