"""A walk with keyboard and screen reader through every window: all is named, once, and within reach."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from menagerie.domain.cases import GeneralCase
from support.desktop.application import Application
from support.desktop.deadlines import wait_until
from support.desktop.sandbox_server import SandboxServer
from support.desktop.screen_reader import Reading
from support.desktop.session import DesktopSession
from support.desktop.starting import applications
from support.desktop.walk import choose, faults, go_round, reached_by_tab
from support.sentences import first_animals, title

ROWS = first_animals(100)
DELIVERY = "Name,Category,Status\nBasil,Rabbits,available\nOnyx,2,sold\nMarble,12a,in stock\n,5,pending\n"
# With another number of rows that can be added, by which the window tells which of them it has read.
GOOD_DELIVERY = "Name,Category,Status\nBasil,5,available\nOnyx,2,sold\nMarble,12,pending\n"

# The keys that open each of them. Escape closes it.
OPENED_BY = {
    "aboutDialog": ("alt+h", "a"),
    "addAnimalDialog": ("ctrl+n",),
    "filterPopover": ("alt+v", "e"),
    "categoryNameDialog": ("alt+e", "n"),
    "commandPalette": ("ctrl+k",),
    "environmentsDialog": ("ctrl+shift+e",),
    "exportDialog": ("alt+f", "e"),
    "helpWindow": ("F1",),
    "labelDialog": ("alt+f", "l"),
    "outboxPanel": ("ctrl+o",),
    "practiceDialog": ("alt+n", "r"),
    "printDialog": ("ctrl+p",),
    "quotaPanel": ("alt+v", "q"),
    "saveViewDialog": ("alt+v", "i", "s"),
}
# The menu that each is in, none for those of the menu bar, and the key that opens it from there.
MENUS = {
    "fileMenu": ("", "F10"),
    "editMenu": ("", "alt+e"),
    "viewMenu": ("", "alt+v"),
    "viewsMenu": ("viewMenu", "i"),
    "columnsMenu": ("viewMenu", "m"),
    "environmentMenu": ("", "alt+n"),
    "helpMenu": ("", "alt+h"),
}


@pytest.fixture(scope="module")
def application(desktop: DesktopSession, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Application]:
    """One application for all tests here: each of them leaves it as it was."""
    folder = tmp_path_factory.mktemp("walk")
    server = SandboxServer(folder / "sandbox", "the-key-of-the-walk", "free")
    try:
        with applications(desktop, folder) as start:
            application = start(MENAGERIE_STAGING_URL=server.base_url)
            application.wait_for_window()
            application.reading.wait_for_name("resultSummary", ROWS)
            # It comes when the last answers of all environments have been looked for.
            application.reading.wait_for("noticeTitle")
            yield application
    finally:
        server.stop()


@pytest.fixture
def reading(application: Application) -> Iterator[Reading]:
    reading = application.reading
    reading.focus("animalTable")
    yield reading
    assert reading.shows("mainWindow")


def walk(desktop: DesktopSession, reading: Reading, identifier: str) -> None:
    """Walk through everything on screen of an object that has the focus in it."""
    objects = reading.objects(identifier)
    assert len(objects) > 1
    assert faults(objects) == []
    assert reached_by_tab(objects) - go_round(desktop, reading, objects) == set()


def close(
    desktop: DesktopSession, reading: Reading, identifier: str, keys: Sequence[str] = ("Escape",)
) -> None:
    desktop.press_keys(*keys)
    reading.wait_until_gone(identifier)


def wait_for_focus_in(reading: Reading, identifier: str) -> None:
    wait_until(f"the focus in {identifier}", partial(reading.focus_is_in, identifier))


def test_the_main_window(desktop: DesktopSession, reading: Reading) -> None:
    walk(desktop, reading, "mainWindow")


@pytest.mark.parametrize("identifier", OPENED_BY)
def test_each_dialog_and_panel(desktop: DesktopSession, reading: Reading, identifier: str) -> None:
    choose(desktop, reading, *OPENED_BY[identifier])
    wait_for_focus_in(reading, identifier)
    walk(desktop, reading, identifier)
    # A move of the focus closes what is no window.
    if reading.shows(identifier):
        # What stands in the window goes as it came, wherever the focus is.
        close(
            desktop,
            reading,
            identifier,
            OPENED_BY[identifier] if identifier == "outboxPanel" else ("Escape",),
        )


def test_the_tour(desktop: DesktopSession, reading: Reading) -> None:
    desktop.press_keys("F1")
    wait_for_focus_in(reading, "helpWindow")
    reading.focus("helpTopics")
    desktop.press_keys("End", "Up", "Up")
    reading.wait_for("helpText", lambda seen: (seen.text or "").startswith("Tour of the window"))
    # To the page, to its link, and along it.
    desktop.press_keys("Tab", "Tab", "Return")
    wait_for_focus_in(reading, "tourHint")
    walk(desktop, reading, "tourHint")
    if reading.shows("tourHint"):
        close(desktop, reading, "tourHint")


def test_the_views(desktop: DesktopSession, reading: Reading) -> None:
    reading.focus("viewButton")
    desktop.press_keys("Return")
    open_view = reading.wait_for("view1Button", lambda seen: seen.is_focused)
    assert (open_view.name, open_view.is_checked) == ("Animals", True)
    walk(desktop, reading, "viewsPopover")
    # A move of the focus closes what is no window.
    if reading.shows("viewsPopover"):
        close(desktop, reading, "viewsPopover")
    # The keys open a view, and back.
    desktop.press_keys("ctrl+2")
    reading.wait_for_name("viewButton", "Everything seen")
    desktop.press_keys("ctrl+1")
    reading.wait_for_name("viewButton", "Animals")


@pytest.mark.parametrize("identifier", MENUS)
def test_each_menu(desktop: DesktopSession, reading: Reading, identifier: str) -> None:
    menus = open_menu(desktop, reading, identifier)
    objects = reading.objects(identifier)
    assert len(objects) > 1
    assert faults(objects) == []
    # One by one: what is pressed while a menu closes is lost with it.
    for menu in reversed(menus):
        close(desktop, reading, menu)
    # This one leaves the menu bar.
    desktop.press_keys("Escape")
    reading.wait_for("animalTable", lambda seen: seen.is_focused)


def open_menu(desktop: DesktopSession, reading: Reading, identifier: str) -> list[str]:
    """Open a menu from those that it is in, as a person does who looks at each; return all that are open."""
    around, key = MENUS[identifier]
    menus = open_menu(desktop, reading, around) if around else []
    desktop.press_keys(key)
    reading.wait_for(identifier)
    return [*menus, identifier]


def test_each_page_of_the_settings(desktop: DesktopSession, reading: Reading) -> None:
    desktop.press_keys("ctrl+comma")
    reading.wait_for("settingsPages", lambda seen: seen.is_focused)
    for page in reading.items("settingsPages"):
        wait_until(f"the page {page}", partial(has_label, reading, "settingsDialog", page))
        walk(desktop, reading, "settingsDialog")
        desktop.press_keys("Down")
    close(desktop, reading, "settingsDialog")


def has_label(reading: Reading, identifier: str, text: str) -> bool:
    return ("label", text) in [(each.seen.role, each.seen.name) for each in reading.objects(identifier)]


def test_the_sheet_that_connects_a_store(desktop: DesktopSession, reading: Reading) -> None:
    reading.press("noticeAction")
    # Its address is set: only the key is missing.
    reading.wait_for("connectKeyEdit", lambda seen: seen.is_focused)
    walk(desktop, reading, "connectDialog")
    reading.press("connectMoreButton")
    reading.wait_for("stagingPlan", lambda seen: seen.is_focused)
    walk(desktop, reading, "connectDialog")
    close(desktop, reading, "connectDialog")
    reading.wait_for("noticeAction")


def test_each_tab_for_the_it_team(desktop: DesktopSession, reading: Reading) -> None:
    open_menu(desktop, reading, "helpMenu")
    desktop.press_keys("i")
    for page in ("inspectorDialog", "logDialog", "supportDialog"):
        reading.wait_for(page)
        wait_for_focus_in(reading, "itTeamWindow")
        walk(desktop, reading, "itTeamWindow")
        reading.focus(f"{page}Tab")
        desktop.press_keys("Right")
    close(desktop, reading, "itTeamWindow")


def test_the_saved_views(desktop: DesktopSession, reading: Reading) -> None:
    choose(desktop, reading, "alt+v", "i", "s")
    reading.wait_for("viewNameEdit", lambda seen: seen.is_focused)
    close(desktop, reading, "saveViewDialog", ["Return"])
    choose(desktop, reading, "alt+v", "i", "m")
    wait_for_focus_in(reading, "viewsDialog")
    walk(desktop, reading, "viewsDialog")
    close(desktop, reading, "viewsDialog")


def test_the_details_of_several_animals(desktop: DesktopSession, reading: Reading) -> None:
    desktop.press_keys("ctrl+a")
    reading.wait_for_name("detailSelection", "100 selected")
    walk(desktop, reading, "mainWindow")
    desktop.press_keys("Down")
    reading.wait_until_gone("detailSelection")


def test_an_import_from_its_file_to_its_end(
    desktop: DesktopSession, reading: Reading, tmp_path: Path
) -> None:
    # GIVEN a delivery with rows that need work
    bad, good = tmp_path / "bad.csv", tmp_path / "good.csv"
    bad.write_text(DELIVERY, encoding="utf-8")
    good.write_text(GOOD_DELIVERY, encoding="utf-8")
    desktop.press_keys("ctrl+i")
    wait_for_focus_in(reading, "importWindow")
    walk(desktop, reading, "importWindow")
    # WHEN it is opened
    choose_file(desktop, reading, bad, "Add 2 animals to Sandbox")
    walk(desktop, reading, "importWindow")
    # WHEN another one is imported
    choose_file(desktop, reading, good, "Add 3 animals to Sandbox")
    reading.press("importStartButton")
    reading.wait_for_name("importSummary", "3 added")
    reading.wait_until_gone("importCancelButton")
    # THEN its end is within reach, too
    walk(desktop, reading, "importWindow")
    close(desktop, reading, "importWindow", ["alt+F4"])


def choose_file(desktop: DesktopSession, reading: Reading, path: Path, button: str) -> None:
    """Enter the path of a file, and return when all its rows are checked: ``button`` can add them then."""
    reading.focus("importFileEdit")
    reading.write("importFileEdit", str(path))
    desktop.press_keys("Return")
    reading.wait_for("importStartButton", lambda seen: seen.is_enabled and seen.name == button)


def test_the_key(desktop: DesktopSession, application: Application, reading: Reading) -> None:
    application.switch_to("Staging")
    reading.wait_for_name("emptyTitle", title(GeneralCase.KEY_MISSING))
    desktop.press_keys("ctrl+shift+k")
    reading.wait_for("apiKeyEdit", lambda seen: seen.is_focused)
    walk(desktop, reading, "apiKeyDialog")
    close(desktop, reading, "apiKeyDialog")
    application.switch_to("Sandbox")
    reading.wait_for_name("resultSummary", ROWS)
