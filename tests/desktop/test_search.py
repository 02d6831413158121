"""One search in the real window: by keyboard alone and by mouse alone, what is here and what is elsewhere."""

from collections.abc import Iterator

import pytest

from support.desktop.misbehaving_server import misbehaving_server
from support.desktop.screen_reader import Reading
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, open_staging
from support.raw_server import answer, as_json, scripted

KEY = "the-key-for-the-search"
NOT_HERE = "Not in this list, and not seen on this computer before"


def pets(*named: tuple[int, str]) -> list[dict[str, object]]:
    return [{"id": key, "name": name, "categoryId": 12, "status": "sold"} for key, name in named]


REST = [(10_000 + number, f"Zz {number}") for number in range(99)]
FULL = answer(200, as_json(pets((1041, "Luna"), *REST)))
REX = answer(200, as_json(pets((555, "Rex"))[0]))
MISSING = answer(404, as_json({"code": "not_found", "message": "No such animal.", "status": 404}))
SHORT = answer(200, as_json(pets((1041, "Luna"), (874, "Marble"))))
# In this order: the list, a number at the service, one that it has not, and all that it lists.
ANSWERS = (FULL, REX, MISSING, SHORT)


@pytest.fixture(autouse=True)
def _listening(desktop: DesktopSession) -> Iterator[None]:
    desktop.reader.ask("listen")
    yield
    desktop.reader.ask("stop_listening")


def search(desktop: DesktopSession, reading: Reading, text: str, said: str) -> None:
    """Type into the search by keyboard, and return when what came of it was announced."""
    desktop.press_keys("ctrl+f")
    reading.wait_for("searchEdit", lambda seen: seen.is_focused)
    desktop.type_text(text)
    reading.wait_until_announced(said)


def test_by_keyboard_alone(desktop: DesktopSession, start_application: StartApplication) -> None:
    with misbehaving_server(scripted(*ANSWERS)) as server:
        reading = open_staging(desktop, start_application, server.base_url, KEY).reading
        reading.wait_for("resultSummary", lambda seen: seen.name.startswith("First 100 animals"))
        reading.announced()
        search(desktop, reading, "luna", "In this list 1")
        desktop.press_keys("Return")
        reading.wait_for_name("detailName", "Luna")
        search(desktop, reading, "555", "Ask the service for #555")
        desktop.press_keys("Return")
        reading.wait_for_name("detailName", "Rex")
        search(desktop, reading, "rex", "Also seen on this computer 1")
        search(desktop, reading, "777", "Ask the service for #777")
        desktop.press_keys("Return")
        reading.wait_until_announced("The service has no #777")
        # WHERE there is no row, Enter does what the line offers
        search(desktop, reading, "marble", NOT_HERE)
        desktop.press_keys("Return")
        reading.wait_until_announced("In this list 1")
        desktop.press_keys("Return")
        reading.wait_for_name("detailName", "Marble")
        assert len(server.requests) == len(ANSWERS)
