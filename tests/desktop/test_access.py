"""The window without a mouse and without eyes: every control has a name and a role, and Tab reaches it."""

from functools import partial

import pytest

from support.desktop.deadlines import wait_until
from support.desktop.screen_reader import Reading
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication
from support.sentences import first_animals

# Role and name by object name. A combo box is named by what it shows: so Qt has it on this platform.
CONTROLS = {
    "environmentStrip": ("push button", "Environment: Sandbox"),
    "viewButton": ("push button", "Animals"),
    "refreshButton": ("push button", "Refresh"),
    "outboxButton": ("push button", "Outbox"),
    "addAnimalButton": ("push button", "Add animal"),
    "statusAll": ("radio button", "All"),
    "statusAvailable": ("radio button", "Available"),
    "statusPending": ("radio button", "Pending"),
    "statusSold": ("radio button", "Sold"),
    "filterButton": ("push button", "Filter"),
    "limitSpin": ("spin button", "Show up to"),
    "searchEdit": ("text", "Search"),
    "animalTable": ("table", "Animals"),
    "loadAllButton": ("push button", "Load more (up to 4 requests)"),
    "quotaButton": ("push button", "Quota in detail"),
    "quotaBar": ("progress bar", "Requests left 59 of 60"),
}
# Of a segmented control Tab reaches the chosen segment, and arrows the others. The bar lies on a button.
NOT_REACHED_BY_TAB = {"statusAvailable", "statusPending", "statusSold", "quotaBar"}


# From top to bottom, and in a row from its beginning on. Parts of the details stand last before the footer.
READ_IN_THIS_ORDER = [
    *("menuBar", "environmentStrip", "viewButton", "outboxButton", "addAnimalButton", "statusAll"),
    *("filterButton", "searchEdit", "animalTable", "detailPane", "detailName", "detailStatus"),
    *("detailCategory", "nameCategoryButton", "detailId", "notesEdit", "editTagsButton", "detailHistory"),
    *("resultSummary", "quotaButton"),
]


@pytest.fixture
def reading(start_application: StartApplication) -> Reading:
    application = start_application()
    application.wait_for_window()
    application.reading.wait_for_name("resultSummary", first_animals(100))
    return application.reading


def focused_beside(reading: Reading, identifier: str | None) -> str | None:
    """Return what has the focus; None while it is still where it was."""
    focused = reading.focused()
    return focused if focused != identifier else None


@pytest.mark.journey
def test_a_screen_reader_learns_name_and_role_of_every_control_and_tab_reaches_it(
    desktop: DesktopSession, reading: Reading
) -> None:
    seen = {identifier: reading.wait_for(identifier) for identifier in CONTROLS}
    assert {identifier: (found.role, found.name) for identifier, found in seen.items()} == CONTROLS

    reading.focus("animalTable")
    desktop.press_keys("Home")
    reading.wait_for("notesEdit")
    read = [each.id for each in reading.objects("mainWindow")]
    assert [identifier for identifier in read if identifier in READ_IN_THIS_ORDER] == READ_IN_THIS_ORDER

    start = reading.focused()
    reached = [start]
    while len(reached) < 2 * len(CONTROLS):
        desktop.press_keys("Tab")
        reached.append(wait_until("the focus elsewhere", partial(focused_beside, reading, reached[-1])))
        if reached[-1] == start:
            break
    assert reached[-1] == start
    assert set(CONTROLS) - NOT_REACHED_BY_TAB <= set(reached)
