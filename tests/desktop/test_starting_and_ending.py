"""How the process starts, shows the sandbox, is started once more, and ends."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.app.single_instance import IMPORTING, ProcessLock
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Language, Preferences, save_preferences
from support.desktop.deadlines import wait_until
from support.desktop.entering import open_add_dialog
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication
from support.patience import LONGEST_WAIT
from support.sentences import HERE_ALONE, PRACTICE, first_animals

LARGEST_CATEGORY = "9223372036854775807"
MARKUP_AND_TWO_DIRECTIONS = "<b>Rex</b> & 🐕 שלום"
ID, NAME, CATEGORY, STATUS = range(4)


@pytest.mark.journey
def test_a_first_start_shows_the_sandbox_a_second_one_brings_it_to_the_front_and_what_is_added_appears(
    desktop: DesktopSession, start_application: StartApplication
) -> None:
    # GIVEN a first start
    first = start_application()
    reading = first.reading
    first.wait_for_window()
    reading.wait_for_name("resultSummary", first_animals(100))
    assert reading.name("mainWindow") == "Sandbox – Menagerie"
    assert reading.name("environmentDescription") == HERE_ALONE
    assert reading.name("noticeTitle") == PRACTICE
    rows = reading.rows("animalTable")
    assert len(rows) == 100
    assert all(row[ID].isdecimal() and row[NAME] for row in rows)
    assert all(re.fullmatch(r"\D+ · \d+", row[CATEGORY]) for row in rows)
    assert len({row[STATUS] for row in rows}) > 1
    assert reading.name("quotaLabel") == "59 of 60"

    # WHEN its window is put away, and the application is started again with the same data
    desktop.iconify_active_window()
    wait_until("no active window", lambda: desktop.active_window_title() == "")
    second = start_application()

    # THEN the second start ends, and the window has the keyboard
    assert second.wait_for_end() == 0
    first.wait_for_window()
    wait_until("the window on top", lambda: desktop.active_window_title() == "Sandbox – Menagerie")

    # WHEN a person adds an animal whose name looks like markup, in the largest category there is
    open_add_dialog(desktop, reading)
    assert reading.name("confirmAddButton") == "Add to Sandbox"
    reading.write("nameEdit", MARKUP_AND_TWO_DIRECTIONS)
    reading.focus("categoryEdit")
    desktop.type_text(LARGEST_CATEGORY)
    desktop.press_keys("Return")

    # THEN the row has all of it as it was typed, the details too, and the id is said
    reading.wait_until_gone("addAnimalDialog")
    (row,) = wait_until(
        "the added animal's row",
        lambda: [row for row in reading.rows("animalTable") if row[NAME] == MARKUP_AND_TWO_DIRECTIONS],
    )
    assert row[CATEGORY] == LARGEST_CATEGORY
    reading.wait_for_toast(f"{MARKUP_AND_TWO_DIRECTIONS} was added as #{row[ID]}")
    reading.wait_for_name("detailName", MARKUP_AND_TWO_DIRECTIONS)
    assert reading.name("detailId") == f"#{row[ID]}"
    assert reading.name("detailCategory") == LARGEST_CATEGORY

    # AND it ends cleanly when its window is closed
    desktop.press_keys("alt+F4")
    assert first.wait_for_end() == 0


def test_a_file_is_opened_in_the_import_window_by_the_first_start_and_by_a_second_one(
    start_application: StartApplication, tmp_path: Path
) -> None:
    def file_with_rows(count: int) -> str:
        path = tmp_path / f"{count}.csv"
        path.write_text("Name,Category\n" + "Rex,5\n" * count, encoding="utf-8")
        return str(path)

    first = start_application(file_with_rows(2))
    first.wait_for_window()
    first.reading.wait_for_name("importStartButton", "Add 2 animals to Sandbox")
    second = start_application(file_with_rows(3))
    assert second.wait_for_end() == 0
    first.reading.wait_for_name("importStartButton", "Add 3 animals to Sandbox")
    # It ends cleanly when the desktop asks it to.
    assert first.terminate() == 0


@pytest.mark.journey
def test_without_a_screen_it_says_one_sentence_and_fails(desktop: DesktopSession, tmp_path: Path) -> None:
    variables = {name: value for name, value in desktop.variables.items() if name != "DISPLAY"}
    run = subprocess.run(
        [sys.executable, "-m", "menagerie", "--data-dir", str(tmp_path / "data")],
        env=variables,
        check=False,
        capture_output=True,
        text=True,
        timeout=LONGEST_WAIT,
    )
    assert run.returncode == 1
    assert run.stderr == (
        "Menagerie needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set. "
        "Start it from a desktop. To see whether it works without one, add --self-check to the command.\n"
    )
    assert run.stdout == ""
    assert not (tmp_path / "data").exists()


def test_why_there_is_no_window_is_said_in_the_language_of_the_person(
    desktop: DesktopSession, tmp_path: Path
) -> None:
    # GIVEN a person who chose a language, and an import that has the data
    paths = Paths(tmp_path / "data")
    paths.make_data_directory()
    save_preferences(paths.preferences, Preferences(language=Language.GERMAN))
    lock = ProcessLock(paths.lock, IMPORTING)
    assert lock.claim()
    # WHEN the window is started
    with subprocess.Popen(
        [sys.executable, "-m", "menagerie", "--data-dir", str(paths.data)],
        env=desktop.variables,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            wait_until("a message box", lambda: desktop.focused_window_title().startswith("Ein Import läuft"))
            desktop.press_keys("Return")
            _said, errors = process.communicate(timeout=LONGEST_WAIT)
        finally:
            process.kill()
            lock.release()
    assert process.returncode == 1
    assert errors.startswith("Ein Import läuft")


def test_keys_that_are_pressed_as_soon_as_the_window_is_there_have_their_effect(
    desktop: DesktopSession, start_application: StartApplication
) -> None:
    # GIVEN a window that is on screen for the first moment
    application = start_application()
    wait_until("the keyboard", lambda: "Menagerie" in desktop.focused_window_title())

    # WHEN a person opens the add dialog at once
    desktop.press_keys("ctrl+n")

    # THEN it opens, although what it needs was still being imported
    application.reading.wait_for("addAnimalDialog", lambda seen: seen.is_showing)
