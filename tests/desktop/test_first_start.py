"""The first start, on the embedded sandbox: listing, filtering, limiting and adding."""

import re

import pytest

from support.desktop.deadlines import wait_until
from support.desktop.entering import open_add_dialog
from support.desktop.screen_reader import Reading
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication
from support.sentences import HERE_ALONE, PRACTICE, first_animals

LARGEST_CATEGORY = "9223372036854775807"
MARKUP_AND_TWO_DIRECTIONS = "<b>Rex</b> & 🐕 שלום"
FIRST_HUNDRED = first_animals(100)
ID, NAME, CATEGORY, STATUS = range(4)


@pytest.fixture
def reading(start_application: StartApplication) -> Reading:
    """The screen of a first start, once the sandbox's animals are on it."""
    application = start_application()
    application.wait_for_window()
    application.reading.wait_for_name("resultSummary", FIRST_HUNDRED)
    return application.reading


@pytest.mark.journey
def test_the_first_start_shows_the_animals_of_the_sandbox(reading: Reading) -> None:
    assert reading.name("mainWindow") == "Sandbox – Menagerie"
    assert reading.name("environmentDescription") == HERE_ALONE
    assert reading.name("noticeTitle") == PRACTICE
    rows = reading.rows("animalTable")
    assert len(rows) == 100
    assert all(row[ID].isdecimal() and row[NAME] for row in rows)
    assert all(re.fullmatch(r"\D+ · \d+", row[CATEGORY]) for row in rows)
    assert len({row[STATUS] for row in rows}) > 1
    assert reading.name("quotaLabel") == "59 of 60"


@pytest.mark.journey
def test_an_added_animal_appears_with_its_id_letter_for_letter_and_its_category_exactly(
    desktop: DesktopSession, reading: Reading
) -> None:
    # WHEN a person adds an animal whose name looks like markup, in the largest category there is
    open_add_dialog(desktop, reading)
    assert reading.name("confirmAddButton") == "Add to Sandbox"
    reading.write("nameEdit", MARKUP_AND_TWO_DIRECTIONS)
    reading.focus("categoryEdit")
    desktop.type_text(LARGEST_CATEGORY)
    desktop.press_keys("Return")

    # THEN the row has all of it as it was typed, the details too, and the id is said
    reading.wait_until_gone("addAnimalDialog")

    def added() -> list[list[str]]:
        return [row for row in reading.rows("animalTable") if row[NAME] == MARKUP_AND_TWO_DIRECTIONS]

    (row,) = wait_until("the added animal's row", added)
    assert row[CATEGORY] == LARGEST_CATEGORY
    reading.wait_for_toast(f"{MARKUP_AND_TWO_DIRECTIONS} was added as #{row[ID]}")
    reading.wait_for_name("detailName", MARKUP_AND_TWO_DIRECTIONS)
    assert reading.name("detailId") == f"#{row[ID]}"
    assert reading.name("detailCategory") == LARGEST_CATEGORY
