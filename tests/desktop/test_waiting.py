"""A 429 and its wait: nothing reaches the service before its time, whatever one presses (interface 8.3)."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from math import ceil

import pytest

from support.desktop.application import Application
from support.desktop.deadlines import wait_until
from support.desktop.entering import enter_animal
from support.desktop.sandbox_server import SandboxServer
from support.desktop.screen_reader import Reading
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, StartSandbox, open_staging
from support.patience import LONGEST_TEST
from support.sentences import NO_REQUEST_UNTIL, first_animals

KEY = "the-key-for-waiting"
# On a busy computer, the start and what a test does during a wait take longer. A wait lasts twice as long as
# the start took, or four times if it has a second start in it; at least this many seconds.
SHORTEST_WAIT, SHORTEST_LONGER_WAIT = 5, 12
# So that no key is still on its way when the wait ends.
HANDS_OFF_SECONDS = 1.0
MOST_ROUNDS = 5
BUTTONS = (
    *("statusAll", "statusAvailable", "statusPending", "statusSold"),
    *("refreshButton", "loadAllButton"),
)
INPUTS = (*BUTTONS, "limitSpin")
KEYS = ("F5", "alt+2", "alt+4")


@pytest.fixture
def server(start_sandbox: StartSandbox) -> SandboxServer:
    return start_sandbox(KEY)


@pytest.fixture
def began() -> float:
    """When the application was started."""
    return time.monotonic()


@pytest.fixture
def application(
    began: float, desktop: DesktopSession, start_application: StartApplication, server: SandboxServer
) -> Application:
    """The application on staging, with rows on screen."""
    application = open_staging(desktop, start_application, server.base_url, KEY)
    application.reading.wait_for_name("resultSummary", first_animals(100))
    return application


@pytest.fixture
def wait_seconds(began: float, application: Application) -> int:
    return max(SHORTEST_WAIT, ceil(2 * (time.monotonic() - began)))


@pytest.fixture
def longer_wait_seconds(began: float, application: Application) -> int:
    return max(SHORTEST_LONGER_WAIT, ceil(4 * (time.monotonic() - began)))


def meet_the_limit(reading: Reading, server: SandboxServer, seconds: int) -> float:
    """Refresh into a 429 and return when it was: the Unix time from which the wait counts."""
    server.practise(situation="limit-reached", retry_after="seconds", seconds=seconds)
    reading.focus("refreshButton")
    reading.press("refreshButton")
    reading.wait_for("waitBanner")
    return server.wait_for_refusal().at


def press_until(over_at: float, presses: Sequence[Callable[[], None]]) -> int:
    """Press all of it, some times, until the wait is about to end; return how often all was pressed.

    The clock is looked at before each press: on a busy computer a round may take longer than is left.
    """
    count = 0
    while time.time() < over_at - HANDS_OFF_SECONDS and count < MOST_ROUNDS * len(presses):
        presses[count % len(presses)]()
        count += 1
    return count // len(presses)


def wait_for_recovery(reading: Reading) -> None:
    reading.wait_until_gone("waitBanner", seconds=LONGEST_TEST)
    for identifier in INPUTS:
        reading.wait_for(identifier, lambda seen: seen.is_showing and seen.is_enabled)


def is_enabled(reading: Reading, identifier: str) -> bool:
    return reading.wait_for(identifier).is_enabled


def test_an_animal_typed_during_a_wait_is_queued_and_added_once_after_it(
    desktop: DesktopSession, application: Application, server: SandboxServer, longer_wait_seconds: int
) -> None:
    # GIVEN a wait, and the dialog that its button and its key open all the same
    reading = application.reading
    refused_at = meet_the_limit(reading, server, longer_wait_seconds)
    over_at = refused_at + longer_wait_seconds
    assert is_enabled(reading, "addAnimalButton")
    assert is_enabled(reading, "importButton")
    enter_animal(desktop, reading, "Marble")
    reading.wait_for("confirmAddButton", lambda seen: seen.is_enabled)
    assert reading.name("confirmAddButton") == "Add after the wait"
    assert reading.name("addWaitText").startswith(NO_REQUEST_UNTIL)

    # WHEN Enter is pressed
    desktop.press_keys("Return")

    # THEN it waits in the outbox, and leaves once, after the wait
    reading.wait_until_gone("addAnimalDialog")
    reading.wait_for_name("outboxButton", "Outbox, 1 waiting")
    assert time.time() < over_at
    wait_for_recovery(reading)
    reading.wait_for_name("outboxButton", "Outbox", seconds=LONGEST_TEST)
    assert server.contacts(after=refused_at, before=over_at) == []
    added = [request for request in server.requests(after=refused_at) if request.method == "POST"]
    assert [request.status for request in added] == [201]


def add_into_the_limit(
    desktop: DesktopSession, reading: Reading, server: SandboxServer, seconds: int
) -> float:
    """Add an animal into a 429, and open the outbox. Return when it was: the wait counts from then."""
    server.practise(situation="limit-reached", retry_after="seconds", seconds=seconds)
    enter_animal(desktop, reading, "Marble")
    desktop.press_keys("Return")
    reading.wait_until_gone("addAnimalDialog")
    desktop.press_keys("ctrl+o")
    reading.wait_for("outboxList", lambda seen: seen.is_focused)
    return server.wait_for_refusal().at


def test_an_animal_that_met_the_limit_is_added_once_by_itself_after_the_wait(
    desktop: DesktopSession, application: Application, server: SandboxServer, wait_seconds: int
) -> None:
    # GIVEN an animal that was refused for the limit
    reading = application.reading
    refused_at = add_into_the_limit(desktop, reading, server, wait_seconds)
    over_at = refused_at + wait_seconds

    # WHEN the person presses all that might send it, again and again
    buttons = [partial(reading.try_to_press, button) for button in ("outboxSend", "refreshButton")]
    assert press_until(over_at, [partial(desktop.press_keys, "Return", "F5"), *buttons])

    # THEN nothing reaches the service during the wait, and afterwards the animal is added once
    wait_for_recovery(reading)
    reading.wait_for_name("outboxButton", "Outbox", seconds=LONGEST_TEST)
    names = wait_until("its row", lambda: [row[1] for row in reading.rows("animalTable") if "Marble" in row])
    assert names == ["Marble"]
    assert server.contacts(after=refused_at, before=over_at) == []
    added = [request for request in server.requests(after=refused_at) if request.method == "POST"]
    assert [request.status for request in added] == [201]

    # AND the outbox, which stayed open, says so
    _heading, item = reading.items("outboxList")
    assert item.startswith("Added #241: Marble, ")
    assert not reading.shows("addAnimalDialog")


@pytest.mark.journey
def test_a_wait_survives_kill_9_and_whatever_is_pressed_until_one_request_asks_first(
    desktop: DesktopSession,
    start_application: StartApplication,
    application: Application,
    server: SandboxServer,
    longer_wait_seconds: int,
) -> None:
    # GIVEN an application that was killed during a wait
    refused_at = meet_the_limit(application.reading, server, longer_wait_seconds)
    over_at = refused_at + longer_wait_seconds
    application.kill()

    # WHEN it is started again, and everything is pressed again and again
    reading = open_staging(desktop, start_application, server.base_url, KEY).reading
    reading.wait_for("waitBanner")
    assert time.time() < over_at
    assert not is_enabled(reading, "refreshButton")
    focused = reading.focused()
    buttons = [partial(reading.try_to_press, button) for button in BUTTONS]
    assert press_until(over_at, [partial(desktop.press_keys, *KEYS), *buttons])

    # THEN it waits on: the service heard nothing, not even a connection, and then one request
    reading.wait_for_name("resultSummary", first_animals(100), seconds=LONGEST_TEST)
    wait_for_recovery(reading)
    assert server.contacts(after=refused_at, before=over_at) == []
    (probe,) = server.requests(after=refused_at)
    assert (probe.method, probe.path, probe.status) == ("GET", "/v1/pets", 200)

    # AND the focus is where it was, nothing has opened, and asking works again
    assert reading.focused() == focused
    assert not reading.shows("addAnimalDialog")
    assert reading.wait_for("statusAll").is_checked
    reading.press("statusSold")
    wait_until(
        "the sold animals", lambda: {tuple(row[3:4]) for row in reading.rows("animalTable")} == {("Sold",)}
    )
