"""What happens without a move of the focus is announced: results, errors, waits and the end of an import."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from menagerie.domain.cases import AnswerCase
from support.desktop.entering import enter_animal
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, StartSandbox, open_staging
from support.sentences import ASKED_TO_WAIT, WAIT_OVER, title

KEY = "the-key-of-the-announcements"
FIRST = "First 100 animals"
# Long enough for a busy computer to show the wait before it is over.
WAIT_SECONDS = 14


@pytest.fixture
def _listening(desktop: DesktopSession) -> Iterator[None]:
    desktop.reader.ask("listen")
    yield
    desktop.reader.ask("stop_listening")


@pytest.mark.usefixtures("_listening")
def test_answers_adds_imports_errors_and_waits_are_announced(
    desktop: DesktopSession, start_application: StartApplication, start_sandbox: StartSandbox, tmp_path: Path
) -> None:
    server = start_sandbox(KEY)
    reading = open_staging(desktop, start_application, server.base_url, KEY).reading
    reading.wait_until_announced(FIRST)
    # A person who asks again hears the answer even if it is the same.
    desktop.press_keys("F5")
    reading.wait_until_announced(FIRST)
    desktop.press_keys("ctrl+f")
    desktop.type_text("shelob")
    reading.wait_until_announced("In this list 1")
    desktop.press_keys("Escape")
    # A mistake is announced with what to do, and the add that follows with its number.
    enter_animal(desktop, reading, "Marble", "12a")
    desktop.press_keys("Return")
    reading.wait_until_announced("No category is called 12a.")
    reading.write("categoryEdit", "12")
    desktop.press_keys("Return")
    reading.wait_until_announced("Marble was added as #241")

    delivery = tmp_path / "delivery.csv"
    delivery.write_text("Name,Category,Status\nBasil,5,available\nOnyx,2,sold\n", encoding="utf-8")
    desktop.press_keys("ctrl+i")
    reading.wait_for("importFileEdit", lambda seen: seen.is_focused)
    reading.write("importFileEdit", str(delivery))
    desktop.press_keys("Return")
    reading.wait_for_name("importStartButton", "Add 2 animals to Staging")
    reading.press("importStartButton")
    reading.wait_until_announced("2 added")
    desktop.press_keys("alt+F4")
    reading.wait_until_gone("importWindow")

    server.practise(situation="server-error")
    desktop.press_keys("F5")
    reading.wait_until_announced(f"{title(AnswerCase.SERVER_FAILED)}.")
    server.practise(situation="limit-reached", seconds=WAIT_SECONDS)
    desktop.press_keys("F5")
    # Which of its seconds are announced, the tests of the banner say: a busy computer may miss one.
    reading.wait_until_announced(ASKED_TO_WAIT, " left", f"{WAIT_OVER}.", FIRST)
