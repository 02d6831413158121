"""A delivery in the real process: every good row is added exactly once, whatever happens on the way."""

import csv
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from menagerie.outbox.entry import State
from menagerie.settings.paths import Paths
from support.animal_service import (
    ADDED,
    AnimalService,
    Failure,
    Manner,
    Point,
    animal_service_in_a_thread,
)
from support.desktop.application import Application
from support.desktop.deadlines import wait_until
from support.desktop.screen_reader import Reading
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication
from support.sentences import NO_ANIMALS

KEY = "the-key-for-the-import"
ANOTHER_KEY = "another-key-for-the-import"
# The service does not say what a shop's plan is, if it has no limits.
UNLIMITED = '[staging]\nbase_url = "{base_url}"\nplan = "enterprise"\n'
ANSWERED = 10
MOST_IN_FLIGHT = 32
# Of a wait in which another file is read: at least this, and several times what the start took.
SHORTEST_WAIT, STARTS_IN_A_WAIT = 20, 4


def delivery(path: Path, *rows: str) -> Path:
    path.write_text("\n".join(["Name,Category,Status", *rows, ""]), encoding="utf-8")
    return path


def animals(count: int) -> list[str]:
    return [f"Animal {number:02}" for number in range(1, count + 1)]


def rows_of(names: list[str]) -> list[str]:
    return [f"{name},12,available" for name in names]


StartUnlimited = Callable[..., Application]


@pytest.fixture
def start_unlimited(
    desktop: DesktopSession, start_application: StartApplication, tmp_path: Path
) -> StartUnlimited:
    """Start the application on a service whose plan, as IT wrote, has no limits."""

    def start(service: AnimalService, key: str = KEY) -> Application:
        paths = Paths(tmp_path / "data")
        paths.make_data_directory()
        paths.user_environments.write_text(UNLIMITED.format(base_url=service.base_url), encoding="utf-8")
        desktop.keyring.keep(service.base_url, key)
        application = start_application("--environment", "staging")
        application.wait_for_window()
        return application

    return start


def open_import(desktop: DesktopSession, reading: Reading) -> None:
    desktop.press_keys("ctrl+i")
    reading.wait_for("importFileEdit", lambda seen: seen.is_focused)


def enter_file(desktop: DesktopSession, reading: Reading, path: Path) -> None:
    """Enter the path of a file in the import window, and wait until its rows are checked."""
    reading.focus("importFileEdit")
    reading.write("importFileEdit", str(path))
    desktop.press_keys("Return")
    reading.wait_for("importTable")
    reading.wait_until_gone("importCheckProgress")


def import_file(desktop: DesktopSession, reading: Reading, path: Path, button: str) -> None:
    """Import a file whose rows are all good; ``button`` is what the person confirms."""
    open_import(desktop, reading)
    enter_file(desktop, reading, path)
    reading.wait_for_name("importStartButton", button)
    reading.press("importStartButton")
    reading.wait_for("importSummary")


def count_of(reading: Reading, name: str) -> int:
    """Return a count of the running import."""
    return int(reading.name(name).rpartition(" ")[2] or 0)


def sending(outbox_file: Path) -> int:
    """Return how many rows are being sent, read from the disk as another program would."""
    with closing(sqlite3.connect(outbox_file)) as connection:
        statement = "SELECT count(*) FROM entry WHERE state = ?"
        ((count,),) = connection.execute(statement, (State.SENDING,)).fetchall()
    return int(count)


def assert_in_order(received: list[str], expected: list[str]) -> None:
    """Fail unless the rows arrived in their order; only those in flight together may overtake each other."""
    for place, name in enumerate(expected):
        assert abs(received.index(name) - place) < MOST_IN_FLIGHT, received


def numbers_of(reading: Reading) -> list[str]:
    """Return the numbers of the rows that are shown before they are added."""
    return [row[0].partition(",")[0] for row in reading.rows("importTable")]


def needing(count: int) -> str:
    """Return what the button of the outbox says of so many adds that need the person."""
    verb = "needs" if count == 1 else "need"
    return f"Outbox, {count} {verb} you" if count else "Outbox"


def save_remaining(desktop: DesktopSession, reading: Reading, path: Path) -> None:
    reading.press("importRemainingButton")
    reading.wait_for("fileNameEdit", lambda seen: seen.is_focused)
    reading.write("fileNameEdit", str(path))
    desktop.press_keys("Return")
    wait_until("the file", path.exists)


def test_a_delivery_is_mended_added_once_in_its_order_and_its_rest_is_kept_in_a_file(
    desktop: DesktopSession, start_unlimited: StartUnlimited, tmp_path: Path
) -> None:
    with animal_service_in_a_thread() as service:
        # GIVEN 30 good rows, one without a name, one without a category, and one that is there twice
        names = animals(30)
        good = rows_of(names)
        rows = [*good[:10], ",12,sold", *good[10:20], "Onyx,,available", *good[20:], good[0]]
        path = delivery(tmp_path / "delivery.csv", *rows)
        reading = start_unlimited(service).reading
        reading.wait_for_name("emptyTitle", NO_ANIMALS)

        # WHEN it is opened
        open_import(desktop, reading)
        enter_file(desktop, reading, path)

        # THEN its columns are found, the bad rows are counted, and nothing is sent
        reading.wait_for_name("importNameColumn", "Name")
        assert reading.name("importCategoryColumn") == "Category"
        assert reading.name("importStatusColumn") == "Status"
        reading.wait_for_name("importStartButton", "Add 31 animals to Staging")
        assert reading.name("importEnvironmentName") == "Staging"
        assert service.received == []

        # WHEN the first of the problems, which are shown first, is mended in its place
        wait_until("the bad rows", lambda: numbers_of(reading) == ["12", "23"])
        reading.focus("importTable")
        desktop.press_keys("ctrl+Home", "Right", "Return")
        desktop.type_text("Marble")
        desktop.press_keys("Return")
        reading.wait_for_name("importStartButton", "Add 32 animals to Staging")
        reading.press("importStartButton")

        # THEN everything that is ready is added once, in the order of the file
        reading.wait_for_name("importSummary", "32 added, 1 left out")
        expected = [*names[:10], "Marble", *names[10:], names[0]]
        assert service.names() == Counter(expected)
        assert Counter(service.received) == Counter(expected)
        assert_in_order(service.received, expected[:-1])

        # AND the row that was not mended is kept in a file like the delivery
        assert reading.name("importRemainingButton") == "Save the row that still needs work…"
        rest = tmp_path / "rest.csv"
        save_remaining(desktop, reading, rest)
        titles, row = csv.reader(rest.read_text("utf-8-sig").splitlines())
        assert titles[:3] == ["Name", "Category", "Status"]
        assert row[:3] == ["Onyx", "", "available"]

        # WHEN the delivery is imported again, nothing of it is added twice
        reading.press("importAnotherButton")
        enter_file(desktop, reading, path)
        start = reading.wait_for(
            "importStartButton", lambda seen: seen.description == "No row is ready to be added yet."
        )
        assert not start.is_enabled

        # WHEN the rest is imported with what was missing, only that is added
        enter_file(desktop, reading, delivery(rest, "Onyx,12,available"))
        reading.wait_for_name("importStartButton", "Add 1 animal to Staging")
        reading.press("importStartButton")
        reading.wait_for_name("importSummary", "1 added")
        assert service.received[32:] == ["Onyx"]


def test_an_import_that_kill_9_interrupts_goes_on_and_one_list_finds_what_was_in_flight(
    desktop: DesktopSession, start_unlimited: StartUnlimited, tmp_path: Path
) -> None:
    with animal_service_in_a_thread() as service:
        # GIVEN an import that is killed while it waits to hear what became of some rows
        names = animals(40)
        service.plans += [ADDED] * ANSWERED
        service.plans += [Failure(Point.AFTER_REQUEST, Manner.STALL, adds=True)] * MOST_IN_FLIGHT
        killed = start_unlimited(service)
        outbox_file = Paths(tmp_path / "data").outbox("staging", service.base_url)
        killed.reading.wait_for_name("emptyTitle", NO_ANIMALS)
        path = delivery(tmp_path / "delivery.csv", *rows_of(names))
        import_file(desktop, killed.reading, path, "Add 40 animals to Staging")
        wait_until("ten answers", lambda: count_of(killed.reading, "importAdded") == ANSWERED)
        # Not on the way from the disk to the service, where some would never arrive.
        killed.kill_when(
            "rows in flight", lambda: len(service.received) == ANSWERED + sending(outbox_file) > ANSWERED
        )
        service.plans.clear()
        in_flight = sending(outbox_file)

        # WHEN the application is started again: with another key, for which no lost answer can have asked for
        # a wait
        application = start_unlimited(service, ANOTHER_KEY)
        reading = application.reading

        # THEN the import goes on by itself, and what was in flight is not sent again
        wait_until("the other rows", lambda: len(service.animals) == len(names))
        assert service.names() == Counter(names)
        desktop.press_keys("ctrl+i")
        reading.press("importEarlierButton")
        reading.wait_for_name("importSummary", f"{40 - in_flight} added, {in_flight} unconfirmed")

        # WHEN the person checks, one list finds all of them, and the person confirms
        asked = len(service.requests)
        reading.press("importCheckButton")
        wait_until("a list", lambda: len(service.requests) > asked)
        reading.wait_for("importCheckButton", lambda seen: seen.is_enabled)
        assert [head.split(" ")[0] for head in service.requests[asked:]] == ["GET"]
        desktop.press_keys("alt+F4")
        application.wait_for_window()
        desktop.press_keys("ctrl+o")
        reading.wait_for("outboxList", lambda seen: seen.is_focused)
        for left in range(in_flight - 1, -1, -1):
            # What needs the person comes first.
            desktop.press_keys("Home")
            reading.press("outboxConfirm")
            reading.wait_for_name("outboxButton", needing(left))

        # THEN every row is there once, in the import's result too
        assert service.names() == Counter(names)
        assert Counter(service.received) == Counter(names)
