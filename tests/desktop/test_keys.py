"""API keys: a wrong one is explained, the right one goes on, and none is found outside the keyring."""

import base64
from pathlib import Path

import pytest

from menagerie.domain.cases import AnswerCase, GeneralCase
from support.desktop.deadlines import wait_until
from support.desktop.entering import enter_key
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, StartSandbox, open_staging, prepare_later_start
from support.desktop.traces import is_in, traces_of
from support.sentences import KEY_REFUSED, first_animals, title

RIGHT_KEY = "right-key-Ys4Qm81zLw-for-the-desktop-tests"
WRONG_KEY = "wrong-key-T7rBn20xKe-for-the-desktop-tests"


@pytest.mark.parametrize("level", ["debug", "warning"])
def test_a_wrong_key_is_explained_the_right_one_goes_on_and_neither_leaves_a_trace(
    desktop: DesktopSession, start_application: StartApplication, start_sandbox: StartSandbox, level: str
) -> None:
    # GIVEN staging, for which there is no key yet
    server = start_sandbox(RIGHT_KEY)
    application = start_application(
        "--environment", "staging", "--log-level", level, MENAGERIE_STAGING_URL=server.base_url
    )
    reading = application.reading
    application.wait_for_window()
    reading.wait_for_name("emptyTitle", title(GeneralCase.KEY_MISSING))
    assert server.requests() == []

    # WHEN a wrong key is entered
    reading.press("emptyAction")
    enter_key(desktop, reading, WRONG_KEY)

    # THEN the window says so, and asks for another by itself
    reading.wait_for_name("messageTitle", title(AnswerCase.KEY_REFUSED))
    assert reading.name("messageText") == ("Nothing was changed. Enter the right key to go on.")
    reading.wait_for_name("apiKeyMessage", KEY_REFUSED)
    assert [request.status for request in server.requests()] == [401]
    # AND a screen reader, as any other program, can read everything but the key that is still in its field
    assert KEY_REFUSED in reading.everything()
    assert not is_in(reading.everything().encode(), WRONG_KEY)

    # WHEN the right key is entered
    enter_key(desktop, reading, RIGHT_KEY)

    # THEN what it interrupted goes on
    reading.wait_until_gone("apiKeyDialog")
    reading.wait_for_name("resultSummary", first_animals(100))
    assert not reading.shows("messageBar")
    assert [request.status for request in server.requests()] == [401, 200]

    # AND the key is in the keyring and nowhere else
    assert desktop.keyring.kept()[server.base_url] == RIGHT_KEY
    assert not is_in(reading.everything().encode(), RIGHT_KEY)
    assert application.terminate() == 0
    assert ("DEBUG" in application.errors) == (level == "debug")
    for key in (RIGHT_KEY, WRONG_KEY):
        assert traces_of(key, application.places) == []


def test_a_key_that_was_marked_with_the_mouse_cannot_be_pasted_anywhere_once_it_is_saved(
    desktop: DesktopSession, start_application: StartApplication, start_sandbox: StartSandbox, tmp_path: Path
) -> None:
    prepare_later_start(tmp_path)
    server = start_sandbox(RIGHT_KEY)
    application = open_staging(desktop, start_application, server.base_url, WRONG_KEY)
    reading = application.reading
    # GIVEN a key that is typed, shown, and marked with the mouse: X pastes it with the middle button then
    reading.wait_for("apiKeyEdit", lambda seen: seen.is_focused)
    desktop.type_text(RIGHT_KEY)
    place = reading.wait_for("apiKeyEdit").place
    assert place is not None
    x, y, width, height = place
    middle = y + height // 2
    desktop.click(x + width - height // 2, middle)
    reading.wait_for("apiKeyEdit", lambda seen: seen.text == RIGHT_KEY)
    desktop.click(x + height, middle, times=3)
    # WHEN it is saved
    reading.press("saveKeyButton")
    reading.wait_until_gone("apiKeyDialog")
    reading.wait_for_name("resultSummary", first_animals(100))
    # THEN the middle button pastes nothing
    search = reading.wait_for("searchEdit").place
    assert search is not None
    x, y, width, height = search

    def is_reached() -> bool:
        desktop.click(x + width // 2, y + height // 2)
        return reading.wait_for("searchEdit").is_focused

    # For the time of a double click, nothing below the dialog takes a press.
    wait_until("a click into the search", is_reached)
    desktop.click(x + width // 2, y + height // 2, button=2)
    desktop.type_text("x")
    assert reading.wait_for("searchEdit", lambda seen: bool(seen.text)).text == "x"


def test_the_search_for_traces_finds_a_key_in_any_text_encoding_and_in_base64(tmp_path: Path) -> None:
    texts = [f"before {RIGHT_KEY} after".encode(encoding) for encoding in ("utf-8", "utf-16-le", "utf-16-be")]
    texts += [
        base64.b64encode(f"{before}{RIGHT_KEY} after".encode())
        for before in ("", "a", "ab", "abc", "Bearer ")
    ]
    (tmp_path / "folder").mkdir()
    found = tmp_path / "folder" / "found"
    (tmp_path / "other").write_text(WRONG_KEY)
    for text in texts:
        found.write_bytes(text)
        assert traces_of(RIGHT_KEY, [tmp_path]) == [found], text
