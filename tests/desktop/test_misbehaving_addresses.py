"""Whatever an address does, the person gets one clear sentence and keeps the rows on screen."""

import asyncio

from menagerie.domain.cases import AnswerCase, ConnectionCase
from menagerie.service.transport import Timeouts
from support.desktop.deadlines import wait_until
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, open_staging
from support.raw_server import Conversation, Script, answer, as_json, head, raw_server, scripted
from support.sentences import title
from support.served import in_a_thread

KEY = "the-key-for-misbehaving-addresses"
ANIMALS = as_json([{"id": 7, "name": "Rex", "categoryId": 12, "status": "available"}])
ROWS = [["7", "Rex", "12", "Available"]]

UNREADABLE = (
    title(AnswerCase.UNREADABLE),
    "The animals on screen are kept. Check the address, then try again.",
)
BROKEN_OFF = (
    title(ConnectionCase.NO_ANSWER),
    "No whole answer came. The animals on screen are kept.",
)
FAILED = (title(AnswerCase.SERVER_FAILED), "The animals on screen are kept.")
ELSEWHERE = (title(AnswerCase.REDIRECTED), "The key was not sent there. Check the address with your IT team.")


def in_turn(*scripts: Script) -> Script:
    """Return a script that answers each request with the next of these."""
    left = iter(scripts)

    async def script(conversation: Conversation) -> None:
        await next(left)(conversation)

    return script


async def stay_silent(_conversation: Conversation) -> None:
    """Take the request and answer nothing, until the server is stopped."""
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        # Python 3.11's streams log an error for a conversation that ends as cancelled.
        return


async def answer_html(conversation: Conversation) -> None:
    await conversation.answer(200, b"<html><h1>Sign in</h1></html>", {"Content-Type": "text/html"})


async def break_off(conversation: Conversation) -> None:
    await conversation.send(head(200, {"Content-Length": str(len(ANIMALS))}) + ANIMALS[:-9])


async def fail(conversation: Conversation) -> None:
    body = {"code": "internal", "message": "A fuse blew.", "status": 500}
    await conversation.answer(500, as_json(body), {"Content-Type": "application/json"})


async def lead_elsewhere(conversation: Conversation) -> None:
    await conversation.answer(302, headers={"Location": "https://elsewhere.example/v1/pets"})


BAD_ANSWERS: dict[str, tuple[Script, tuple[str, str]]] = {
    "HTML": (answer_html, UNREADABLE),
    "a connection that breaks": (break_off, BROKEN_OFF),
    "status 500": (fail, FAILED),
    "a redirect": (lead_elsewhere, ELSEWHERE),
}


def test_a_bad_answer_is_explained_and_one_that_never_comes_leaves_the_window_usable_and_closing_prompt(
    desktop: DesktopSession, start_application: StartApplication
) -> None:
    # GIVEN rows on screen
    good = scripted(*[answer(200, ANIMALS)] * (len(BAD_ANSWERS) + 1))
    bad_and_good = [script for misbehave, _ in BAD_ANSWERS.values() for script in (misbehave, good)]
    with in_a_thread(raw_server(in_turn(good, *bad_and_good, stay_silent))) as server:
        application = open_staging(desktop, start_application, server.base_url, KEY)
        reading = application.reading
        reading.wait_for_name("resultSummary", "All 1 animal that the service lists")
        for name, (_, (title, text)) in BAD_ANSWERS.items():
            # WHEN the next answer is a bad one
            reading.press("refreshButton")

            # THEN the message says so, and the rows are still there
            reading.wait_for_name("messageTitle", title)
            reading.wait_for_name("messageText", text)
            assert reading.shows("animalTable"), name
            assert reading.rows("animalTable") == ROWS, name

            # AND a good one takes the message away
            reading.press("refreshButton")
            reading.wait_until_gone("messageTitle")

        # WHEN a request is never answered, and the person goes on working
        reading.press("refreshButton")
        reading.wait_for_name("resultAge", "Asking the service…")
        desktop.press_keys("ctrl+f")
        reading.wait_for("searchEdit", lambda seen: seen.is_focused)
        desktop.type_text("marble")

        # THEN the window follows
        not_here = "Not in this list, and not seen on this computer before"
        wait_until("what was looked at", lambda: not_here in str(reading.rows("animalTable")))
        assert reading.name("resultAge") == "Asking the service…"

        # AND it closes before the request ends by itself
        desktop.press_keys("ctrl+q")
        assert application.wait_for_end(Timeouts().read) == 0
