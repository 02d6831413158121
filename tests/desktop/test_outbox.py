"""The outbox in the real process: what is typed or added outlives a kill -9, and nothing is sent twice."""

import pytest

from support.animal_service import Failure, Manner, Point, animal_service_in_a_thread
from support.desktop.deadlines import wait_until
from support.desktop.entering import enter_animal, enter_key, open_add_dialog
from support.desktop.screen_reader import Reading
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, StartSandbox, open_staging
from support.desktop.traces import traces_of

KEY = "the-key-for-the-outbox"
ANOTHER_KEY = "another-key-for-the-outbox"
FIRST_HUNDRED = "First 100 animals, the service may have more"
NO_ANIMALS = "There are no animals yet"
NOTHING_WAITS, ONE_WAITS, ONE_NEEDS_YOU = "Outbox", "Outbox, 1 waiting", "Outbox, 1 needs you"
MARKUP_AND_TWO_DIRECTIONS = "<b>Rex</b> & 🐕 שלום"
# Found on a disk, it was typed here: no animal of the sandbox has this category.
TYPED_LAST = "4611686018427388013"


def open_outbox(desktop: DesktopSession, reading: Reading) -> None:
    desktop.press_keys("ctrl+o")
    reading.wait_for("outboxList", lambda seen: seen.is_focused)


def wait_for_one_add(reading: Reading, beginning: str) -> None:
    """Return as soon as the outbox lists one add below its heading, and it begins with these words."""

    def is_listed() -> bool:
        items = reading.items("outboxList")
        return len(items) == 2 and items[1].startswith(beginning)

    wait_until(beginning, is_listed, otherwise=lambda: reading.items("outboxList"))


def wait_for_reason(reading: Reading, part: str) -> None:
    """Return as soon as the outbox says this of the chosen add, among other things."""
    reading.wait_for("outboxReason", lambda seen: seen.is_showing and part in (seen.text or ""))


def rows_of(reading: Reading, name: str) -> list[list[str]]:
    """Return the rows of the animals with this name. Behind a name may stand that it is new."""
    return [row for row in reading.rows("animalTable") if row[1].partition(",")[0] == name]


def test_an_add_without_a_key_survives_kill_9_and_goes_once_by_itself_when_there_is_one(
    desktop: DesktopSession, start_application: StartApplication, start_sandbox: StartSandbox
) -> None:
    # GIVEN staging, for which there is no key yet
    server = start_sandbox(KEY)
    application = start_application("--environment", "staging", MENAGERIE_STAGING_URL=server.base_url)
    reading = application.reading
    application.wait_for_window()
    reading.wait_for_name("emptyTitle", "There is no key yet")

    # WHEN an animal is added
    enter_animal(desktop, reading, "Marble")
    desktop.press_keys("Return")

    # THEN the dialog need not stay open: badge and outbox say that it waits
    reading.wait_for_toast("Marble is in the outbox. It is added as soon as there is a connection.")
    reading.wait_until_gone("addAnimalDialog")
    reading.wait_for_name("outboxButton", ONE_WAITS)
    open_outbox(desktop, reading)
    wait_for_one_add(reading, "Queued: Marble, 12, status not set, ")
    assert reading.name("outboxLine").startswith("1 animal is waiting to be sent. ")

    # WHEN the application is killed, and finds a key when it is started again
    application.kill()
    again = open_staging(desktop, start_application, server.base_url, KEY).reading

    # THEN the animal is added without another word, once
    again.wait_for_toast("Marble was added as #241")
    again.wait_for_name("outboxButton", NOTHING_WAITS)
    wait_until("the added animal", lambda: len(rows_of(again, "Marble")) == 1)
    open_outbox(desktop, again)
    wait_for_one_add(again, "Added #241: Marble, ")
    assert [request.status for request in server.requests() if request.method == "POST"] == [201]


@pytest.mark.journey
def test_an_add_that_kill_9_interrupts_is_not_sent_again_and_a_check_finds_it(
    desktop: DesktopSession, start_application: StartApplication
) -> None:
    with animal_service_in_a_thread() as service:
        # GIVEN an application that was killed while it waited to hear that an animal was added
        service.plans.append(Failure(Point.AFTER_REQUEST, Manner.STALL, adds=True))
        killed = open_staging(desktop, start_application, service.base_url, KEY)
        killed.reading.wait_for_name("emptyTitle", NO_ANIMALS)
        enter_animal(desktop, killed.reading, "Marble")
        desktop.press_keys("Return")
        wait_until("the animal in the service's list", service.names)
        killed.kill()
        asked_before = len(service.requests)

        # WHEN it is started again
        reading = open_staging(desktop, start_application, service.base_url, KEY).reading

        # THEN it says at once that we don't know, and the outbox says more. The notice's button is folded
        # away as soon as the wait is shown.
        reading.wait_for_name("noticeTitle", "We don't know if Marble was added")
        reading.wait_for_name("outboxButton", ONE_NEEDS_YOU)
        open_outbox(desktop, reading)
        wait_for_one_add(reading, "Unconfirmed: Marble, ")
        wait_for_reason(reading, "We don't know if Marble was added.")

        # AND while the lost answer may have asked for a wait, nothing is asked
        reading.wait_for("waitBanner")
        assert not reading.wait_for("outboxCheck").is_enabled
        assert len(service.requests) == asked_before

        # WHEN the service may be asked: with another key at once, since each key has its own limits
        desktop.press_keys("ctrl+shift+k")
        enter_key(desktop, reading, ANOTHER_KEY)
        reading.wait_until_gone("waitBanner")
        wait_until("the animal's row", lambda: len(rows_of(reading, "Marble")) == 1)

        # THEN that it is on the list settles nothing before the person asks for a check and confirms
        wait_for_one_add(reading, "Unconfirmed: Marble, ")
        reading.press("outboxCheck")
        wait_for_reason(reading, "Probably added as #1.")
        reading.wait_for_name("outboxConfirm", "Yes")
        reading.press("outboxConfirm")
        wait_for_one_add(reading, "Added #1: Marble, ")
        reading.wait_for_name("outboxButton", NOTHING_WAITS)

        # AND the service has it once, and heard of it once
        assert service.names() == {"Marble": 1}
        assert service.received == ["Marble"]


def test_what_is_typed_survives_kill_9_and_is_offered_again_letter_for_letter(
    desktop: DesktopSession, start_application: StartApplication
) -> None:
    # GIVEN an application that was killed while an animal was typed
    killed = start_application()
    killed.wait_for_window()
    killed.reading.wait_for_name("resultSummary", FIRST_HUNDRED)
    open_add_dialog(desktop, killed.reading)
    killed.reading.write("nameEdit", MARKUP_AND_TWO_DIRECTIONS)
    killed.reading.press("newStatusSold")
    killed.reading.focus("categoryEdit")
    assert traces_of(TYPED_LAST, killed.places) == []
    desktop.type_text(TYPED_LAST)
    wait_until("the last letter on the disk", lambda: traces_of(TYPED_LAST, killed.places))
    killed.kill()

    # WHEN the next animal is to be added after another start
    application = start_application()
    reading = application.reading
    application.wait_for_window()
    reading.wait_for_name("resultSummary", FIRST_HUNDRED)
    open_add_dialog(desktop, reading)

    # THEN all of it is there, and when it was typed
    assert_typed(reading, MARKUP_AND_TWO_DIRECTIONS, TYPED_LAST, status="newStatusSold")
    assert reading.name("draftNote").startswith("You typed this ")

    # AND it stays a draft while the person begins with empty fields
    reading.press("startEmptyButton")
    assert_typed(reading, "", "", status="newStatusUnstated")
    desktop.press_keys("Escape")
    reading.wait_until_gone("addAnimalDialog")
    open_outbox(desktop, reading)
    wait_for_one_add(reading, f"Draft: {MARKUP_AND_TWO_DIRECTIONS}, {TYPED_LAST}, sold, ")
    desktop.press_keys("Escape")

    # AND is added as it was typed
    open_add_dialog(desktop, reading)
    desktop.press_keys("Return")
    reading.wait_until_gone("addAnimalDialog")
    added = [MARKUP_AND_TWO_DIRECTIONS, TYPED_LAST, "Sold"]
    wait_until("the added animal", lambda: added in [row[1:] for row in reading.rows("animalTable")[:1]])


def assert_typed(reading: Reading, name: str, category: str, *, status: str) -> None:
    reading.wait_for("nameEdit", lambda seen: seen.text == name)
    reading.wait_for("categoryEdit", lambda seen: seen.text == category)
    reading.wait_for(status, lambda seen: seen.is_checked)
