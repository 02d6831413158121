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
FIRST_TWENTY = first_animals(20)
ID, NAME, CATEGORY, STATUS = range(4)


@pytest.fixture
def reading(start_application: StartApplication) -> Reading:
    """The screen of a first start, once the sandbox's animals are on it."""
    application = start_application()
    application.wait_for_window()
    application.reading.wait_for_name("resultSummary", FIRST_TWENTY)
    return application.reading


@pytest.mark.journey
def test_the_first_start_shows_the_animals_of_the_sandbox(reading: Reading) -> None:
    assert reading.name("mainWindow") == "Sandbox – Menagerie"
    assert reading.name("environmentDescription") == HERE_ALONE
    assert reading.name("noticeTitle") == PRACTICE
    rows = reading.rows("animalTable")
    assert len(rows) == 20
    assert all(row[ID].isdecimal() and row[NAME] for row in rows)
    assert all(re.fullmatch(r"\D+ · \d+", row[CATEGORY]) for row in rows)
    assert len({row[STATUS] for row in rows}) > 1
    assert re.fullmatch(r"59 of 60 left · resets in [01]:\d\d", reading.name("quotaLabel"))


def test_the_filter_available_shows_only_available_animals(desktop: DesktopSession, reading: Reading) -> None:
    desktop.press_keys("alt+2")
    reading.wait_for("statusAvailable", lambda seen: seen.is_checked)

    def statuses() -> set[str]:
        # A row that is read while the rows change is not whole.
        return {row[STATUS] if len(row) > STATUS else "" for row in reading.rows("animalTable")}

    wait_until("only available animals", lambda: statuses() == {"Available"}, otherwise=statuses)
    assert len(reading.rows("animalTable")) == 20


def test_a_limit_of_five_shows_five_animals_and_that_there_may_be_more(reading: Reading) -> None:
    reading.set_value("limitSpin", 5)
    reading.wait_for_name("resultSummary", first_animals(5))
    assert len(reading.rows("animalTable")) == 5
    assert reading.name("showMoreButton") == "Show 10"


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


@pytest.mark.journey
def test_a_category_that_is_no_int64_is_refused_beside_its_field_and_nothing_is_sent(
    desktop: DesktopSession, reading: Reading
) -> None:
    quota = reading.name("quotaLabel").partition(" · ")[0]
    open_add_dialog(desktop, reading)
    desktop.type_text("Marble")
    for typed, sentence in (
        ("9223372036854775808", "A category number cannot be above 9223372036854775807."),
        ("12a", "No category is called 12a. Type its number, or choose one from the list."),
    ):
        reading.focus("categoryEdit")
        desktop.press_keys("ctrl+a")
        desktop.type_text(typed)
        desktop.press_keys("Return")

        reading.wait_for_name("categoryError", sentence)
        assert reading.wait_for("categoryEdit").description == sentence
        assert reading.shows("addAnimalDialog")
        assert not reading.shows("nameError")
        # Each request is counted, so an unchanged count says that none went out.
        assert reading.name("quotaLabel").startswith(quota)
        assert "Marble" not in {row[NAME] for row in reading.rows("animalTable")}
