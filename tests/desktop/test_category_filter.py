"""The category filter with the keyboard and a screen reader: opened, typed into, checked and heard."""

from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication


def test_the_rabbits_are_found_by_typing_three_letters(
    desktop: DesktopSession, start_application: StartApplication
) -> None:
    application = start_application()
    application.wait_for_window()
    reading = application.reading
    reading.wait_for("resultSummary", lambda seen: seen.name.startswith("First 20 animals"))
    reading.wait_for_name("categoryFilter", "Any category")
    # WHEN the filter is opened with its shortcut
    desktop.press_keys("alt+c")
    reading.wait_for("categoryFilterEdit", lambda seen: seen.is_focused)
    # THEN a screen reader finds the categories in its list
    reading.wait_for(
        "categoryFilterList", lambda _list: "Rabbits · 5" in str(reading.items("categoryFilterList"))
    )
    # WHEN the person types and confirms
    desktop.type_text("rab")
    desktop.press_keys("Return")
    # THEN the rabbits are there alone
    reading.wait_for_name("categoryFilter", "Category: Rabbits · 5")
    reading.wait_for("resultSummary", lambda seen: "in Rabbits · 5" in seen.name)
    assert {row[2] for row in reading.rows("animalTable")} == {"Rabbits · 5"}
