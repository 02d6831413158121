"""The first day in a shop, with the keyboard alone: from the first start to a list for a spreadsheet."""

import csv
from functools import partial
from pathlib import Path

import pytest

from support.desktop.application import Application
from support.desktop.deadlines import wait_until
from support.desktop.entering import enter_animal
from support.desktop.sandbox_server import Request
from support.desktop.screen_reader import Reading
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, StartSandbox
from support.desktop.traces import traces_of
from support.desktop.walk import choose
from support.sentences import HERE_ALONE, PRACTICE

KEY = "the-key-for-staging"
NAME, CATEGORY, STATUS = 1, 2, 3
RABBITS = "Rabbits · 12"
# Long enough to type an animal meanwhile.
WAIT_SECONDS = 15


@pytest.mark.journey
def test_a_person_connects_names_finds_adds_waits_and_exports_with_the_keyboard_alone(
    desktop: DesktopSession, start_application: StartApplication, start_sandbox: StartSandbox, tmp_path: Path
) -> None:
    service = start_sandbox(KEY)
    application = start_application()
    reading = application.reading
    application.wait_for_window()
    connect(desktop, application, service.base_url)
    name_category_twelve(desktop, reading)
    rabbits = find_pending_rabbits(desktop, reading)
    assert rabbits
    add_hazel(desktop, reading)
    wait_for_names(reading, rabbits | {"Hazel"})

    # The service asks to wait. What is typed meanwhile is added after it.
    service.practise(situation="limit-reached", seconds=WAIT_SECONDS)
    desktop.press_keys("F5")
    reading.wait_for("waitBanner", lambda seen: seen.is_showing)
    enter_animal(desktop, reading, "Fiver", "12")
    desktop.press_keys("Return")
    reading.wait_until_gone("addAnimalDialog")
    reading.wait_until_gone("waitBanner")
    wait_until("the add after the wait", lambda: adds(service.requests()) == [201, 201])

    exported = export(desktop, reading, tmp_path / "rabbits.csv")
    assert {row["Name"] for row in exported} >= rabbits | {"Hazel"}
    assert {row["Category name"] for row in exported} == {"Rabbits"}

    # What was entered for staging is on staging alone, and its key in the keyring alone.
    application.switch_to("Sandbox")
    reading.wait_for_name("environmentDescription", HERE_ALONE)
    wait_until("other animals", lambda: {"Hazel", "Fiver"}.isdisjoint(names_in(reading)))
    assert desktop.keyring.kept()[service.base_url] == KEY
    assert application.terminate() == 0
    assert traces_of(KEY, application.places) == []


def connect(desktop: DesktopSession, application: Application, base_url: str) -> None:
    """Enter the address of staging, and then its key."""
    reading = application.reading
    reading.wait_for_name("noticeTitle", PRACTICE)
    desktop.press_keys("ctrl+shift+e")
    reading.wait_for("productionUrlEdit", lambda seen: seen.is_focused)
    reading.focus("stagingUrlEdit")
    desktop.type_text(base_url)
    desktop.press_keys("Return")
    reading.wait_for_name("noticeTitle", "Staging is set up")
    reading.focus("noticeAction")
    desktop.press_keys("Return")
    reading.wait_for("connectKeyEdit", lambda seen: seen.is_focused)
    desktop.type_text(KEY)
    desktop.press_keys("Return")
    reading.wait_until_gone("connectDialog")
    application.wait_for_environment("Staging")
    reading.wait_for("resultSummary", lambda seen: seen.name.startswith("First 100 animals"))


def name_category_twelve(desktop: DesktopSession, reading: Reading) -> None:
    """Find an animal of category 12 among the rows, and name its category in the details."""
    place = next(place for place, row in enumerate(reading.rows("animalTable")) if row[CATEGORY] == "12")
    reading.focus("animalTable")
    desktop.press_keys("Home", *["Down"] * place)
    reading.wait_for_name("detailCategory", "12")
    desktop.press_keys("Return")
    reading.wait_for("notesEdit", lambda seen: seen.is_focused)
    desktop.press_keys("shift+Tab")
    reading.wait_for("nameCategoryButton", lambda seen: seen.is_focused)
    desktop.press_keys("Return")
    reading.wait_for("categoryNameEdit", lambda seen: seen.is_focused)
    desktop.type_text("Rabbits")
    desktop.press_keys("Return")
    reading.wait_for_name("detailCategory", RABBITS)


def find_pending_rabbits(desktop: DesktopSession, reading: Reading) -> set[str]:
    """Ask for the pending animals, choose the category by three letters, and return the names."""
    desktop.press_keys("alt+3")
    wait_for_statuses(reading, {"Pending"})
    choose(desktop, reading, "alt+v", "e")
    reading.wait_for("filterEdit", lambda seen: seen.is_focused)
    desktop.type_text("rab")
    wait_until(
        "the category alone",
        # Below the heading.
        lambda: [RABBITS in row for row in reading.items("filterList")] == [False, True],
    )
    desktop.press_keys("Return")
    reading.wait_for("resultSummary", lambda seen: f"in {RABBITS}" in seen.name)
    return {row[NAME] for row in reading.rows("animalTable")}


def add_hazel(desktop: DesktopSession, reading: Reading) -> None:
    """Add a pending rabbit: its category by the same letters, its status by the arrow keys."""
    enter_animal(desktop, reading, "Hazel", "rab")
    reading.wait_for("categoryList", lambda seen: seen.is_showing)
    desktop.press_keys("Return", "Tab", "Right", "Right")
    reading.wait_for("newStatusPending", lambda seen: seen.is_checked)
    desktop.press_keys("Return")
    reading.wait_until_gone("addAnimalDialog")


def export(desktop: DesktopSession, reading: Reading, path: Path) -> list[dict[str, str]]:
    """Export what is shown to a CSV file, and return its rows."""
    choose(desktop, reading, "alt+f", "e")
    wait_until("the focus in the dialog", partial(reading.focus_is_in, "exportDialog"))
    desktop.press_keys("Return")
    reading.wait_for("fileNameEdit", lambda seen: seen.is_focused)
    desktop.press_keys("ctrl+a")
    desktop.type_text(str(path))
    desktop.press_keys("Return")
    # Whether or not it has gone by then.
    reading.wait_for("toastAction", lambda seen: seen.name == "Show in folder")
    return list(csv.DictReader(path.read_text("utf-8-sig").splitlines()))


def wait_for_statuses(reading: Reading, expected: set[str]) -> None:
    def statuses() -> set[str]:
        return {row[STATUS] if len(row) > STATUS else "" for row in reading.rows("animalTable")}

    wait_until(f"only {expected}", lambda: statuses() == expected, otherwise=statuses)


def wait_for_names(reading: Reading, expected: set[str]) -> None:
    wait_until(f"{expected}", lambda: names_in(reading) == expected, otherwise=partial(names_in, reading))


def names_in(reading: Reading) -> set[str]:
    return {row[NAME] if len(row) > NAME else "" for row in reading.rows("animalTable")}


def adds(requests: list[Request]) -> list[int | None]:
    """Return the status of each add, in their order."""
    return [request.status for request in requests if request.method == "POST"]
