"""Whatever a service answers, the window shows what it can, follows the keyboard and ends when told to."""

import asyncio
import gzip
from itertools import pairwise

import pytest

from menagerie.domain.cases import AnswerCase
from support.desktop.application import Application
from support.desktop.deadlines import wait_until
from support.desktop.misbehaving_server import in_turn, misbehaving_server
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, open_staging
from support.hostile_answers import LISTS, long_message, ordinary, too_many
from support.raw_server import Conversation, Script, head, scripted
from support.sentences import first_animals, title

KEY = "the-key-for-hostile-answers"
SEARCH = "number 99"
LENGTH = 1_000_000
# What is said of each list, with the numbers as they are written without a locale. No two that are alike in
# this stand beside each other: a window is sent one after the other.
SAID = {
    "100,000 rows where 100 were asked for": (
        "First 100 animals, the service sent 100000 animals instead of 100"
    ),
    "a name of 10 MB": "1 animal, 1 more could not be read",
    "100 of the longest names": first_animals(100),
    "a status of 1 MB": "1 animal, 1 more could not be read",
    "marks, joined emoji and directions by the thousand": first_animals(100),
    "a category out of range": "1 animal, 2 more could not be read",
}
# Of a processor, for one answer, the first with the start. Laying out a megabyte takes from twenty seconds
# to minutes.
MUCH_WORK = 10.0
UNREADABLE = title(AnswerCase.UNREADABLE)


async def cut_off(conversation: Conversation) -> None:
    await conversation.send(head(200, {"Content-Length": str(LENGTH)}) + b"[" * (LENGTH // 2))


async def never_end(conversation: Conversation) -> None:
    await conversation.send(head(200, {}))
    while True:
        await conversation.send(b" " * LENGTH)


async def send_no_gzip(conversation: Conversation) -> None:
    await conversation.send(head(200, {"Content-Encoding": "gzip"}) + b"Rex!" * LENGTH)


async def unpack_to_gigabytes(conversation: Conversation) -> None:
    packed = gzip.compress(b" " * (100 * LENGTH), compresslevel=1)
    await conversation.answer(200, packed, {"Content-Encoding": "gzip"})


async def stop_in_the_middle(conversation: Conversation) -> None:
    await cut_off(conversation)
    await asyncio.Event().wait()


async def send_too_many(conversation: Conversation) -> None:
    await conversation.send(too_many())


def assert_follows(desktop: DesktopSession, application: Application, before: float = 0.0) -> float:
    """Check that the window follows the keyboard, and return how long it has worked up to now.

    ``before`` is how long it had worked before it was sent the answer.
    """
    reading = application.reading
    desktop.press_keys("ctrl+f")
    reading.wait_for("searchEdit", lambda seen: seen.is_focused)
    desktop.type_text(SEARCH)
    reading.wait_for("searchEdit", lambda seen: seen.text == SEARCH)
    work = application.seconds_of_work
    assert work - before < MUCH_WORK
    desktop.press_keys("Escape")
    reading.wait_for("searchEdit", lambda seen: seen.text == "")
    return work


def assert_ends(application: Application) -> None:
    application.ask_to_end()
    assert application.wait_for_end() == 0


def wait_for_summary(application: Application, beginning: str) -> None:
    # Of what differs from the list before, it says that behind.
    application.reading.wait_for(
        "resultSummary", lambda seen: seen.is_showing and seen.name.startswith(beginning)
    )


def test_a_hostile_list_is_shown_and_the_window_follows(
    desktop: DesktopSession, start_application: StartApplication
) -> None:
    assert SAID.keys() == LISTS.keys()
    sent = b""

    async def script(conversation: Conversation) -> None:
        await conversation.send(sent)

    with misbehaving_server(script) as server:
        for former, name in pairwise(SAID):
            # GIVEN a window that finds a list as the last session's answer, all but the first, and is sent it
            sent = LISTS[former]()
            application = open_staging(desktop, start_application, server.base_url, KEY)
            wait_for_summary(application, SAID[former])
            # THEN
            work = assert_follows(desktop, application)
            # AND when it is sent another one
            sent = LISTS[name]()
            application.reading.press("refreshButton")
            wait_for_summary(application, SAID[name])
            assert_follows(desktop, application, work)
            assert_ends(application)


# Each is shown elsewhere: in the bar of messages, the key's dialog and the banner of the wait.
@pytest.mark.parametrize("status", [500, 401, 429])
def test_an_endless_message_leaves_the_window_usable(
    desktop: DesktopSession, start_application: StartApplication, status: int
) -> None:
    def has_heard(application: Application) -> bool:
        return any(map(application.reading.shows, ("messageBar", "waitBanner")))

    async def script(conversation: Conversation) -> None:
        await conversation.send(long_message(status))

    with misbehaving_server(script) as server:
        application = open_staging(desktop, start_application, server.base_url, KEY)
        wait_until("what became of the request", lambda: has_heard(application))
        if status == 401:
            application.reading.wait_for("apiKeyEdit", lambda seen: seen.is_focused)
            desktop.press_keys("Escape")
            application.reading.wait_until_gone("apiKeyDialog")
        assert_follows(desktop, application)
        assert_ends(application)


DROPPED: dict[str, Script] = {
    "endless": never_end,
    "not packed as it says": send_no_gzip,
    "unpacks to far too much": unpack_to_gigabytes,
}


def test_a_body_that_is_dropped_is_explained_and_nothing_else_is_said(
    desktop: DesktopSession, start_application: StartApplication
) -> None:
    # Whatever stands on standard error fails the test when it ends.
    good = scripted(*[ordinary()] * (len(DROPPED) + 1))
    dropped_and_good = [script for misbehave in DROPPED.values() for script in (misbehave, good)]
    with misbehaving_server(in_turn(good, *dropped_and_good)) as server:
        application = open_staging(desktop, start_application, server.base_url, KEY)
        reading = application.reading
        reading.wait_for("resultSummary", lambda seen: bool(seen.name))
        work = 0.0
        for name in DROPPED:
            reading.press("refreshButton")
            reading.wait_for_name("messageTitle", UNREADABLE)
            work = assert_follows(desktop, application, work)
            assert reading.shows("messageTitle"), name
            # A good answer takes the message away.
            reading.press("refreshButton")
            reading.wait_until_gone("messageTitle")
        assert_ends(application)


@pytest.mark.parametrize(
    "misbehave",
    [
        pytest.param(stop_in_the_middle, id="in the middle of a body"),
        pytest.param(send_too_many, id="while a large body comes"),
    ],
)
def test_it_ends_when_it_is_told_to_while_an_answer_comes(
    desktop: DesktopSession, start_application: StartApplication, misbehave: Script
) -> None:
    with misbehaving_server(misbehave) as server:
        application = open_staging(desktop, start_application, server.base_url, KEY)
        wait_until("a request", server.asked.is_set)
        assert_ends(application)
