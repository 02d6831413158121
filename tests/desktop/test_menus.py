"""The menu bar with the keyboard alone, as a screen reader tells it."""

from functools import partial

from support.desktop.deadlines import wait_until
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication
from support.sentences import first_animals


def test_everything_is_reached_by_letters_and_named(
    desktop: DesktopSession, start_application: StartApplication
) -> None:
    application = start_application()
    application.wait_for_window()
    reading = application.reading
    reading.wait_for_name("resultSummary", first_animals(100))

    # WHEN the View menu is opened with its letter, and one in it, and a command is chosen
    desktop.press_keys("alt+v")
    reading.wait_for_name("viewMenu", "View")
    assert reading.name("loadMoreAction") == "Load more"
    desktop.press_keys("m")
    reading.wait_for_name("columnsMenu", "Columns")
    desktop.press_keys("Escape")
    reading.wait_until_gone("columnsMenu")
    desktop.press_keys("d")

    # THEN it is done
    reading.wait_until_gone("detailPane")
    reading.wait_until_gone("viewMenu")
    application.wait_for_window()

    # WHEN the environment that has no address is chosen in its menu
    desktop.press_keys("alt+n")
    reading.wait_for_name("environmentMenu", "Environment")
    assert reading.name("productionAction") == "Production (not set up)"
    desktop.press_keys("p")

    # THEN the window says in place of the rows what is missing
    reading.wait_for_name("environmentName", "Production")
    reading.wait_for_name("emptyAction", "Set the address…")

    # AND Help leads to version and licences, with one button to leave
    desktop.press_keys("alt+h")
    reading.wait_for_name("helpMenu", "Help")
    desktop.press_keys("a")
    reading.wait_for("aboutLibraries", lambda seen: "httpx" in (seen.text or ""))
    wait_until("the focus in it", partial(reading.focus_is_in, "aboutDialog"))
    desktop.press_keys("Escape")
    reading.wait_until_gone("aboutDialog")
