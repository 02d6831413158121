"""The client against servers that misbehave, over real connections."""

import asyncio
import contextlib
import math
import sys

import httpx
import pytest

from menagerie.domain.cases import ConnectionCase
from menagerie.domain.errors import (
    BadRequestError,
    ErrorBody,
    NoAnswerError,
    NotConnectedError,
    RedirectedError,
    ServerFailedError,
)
from menagerie.domain.facts import fact
from menagerie.governor.governor import Waiting
from menagerie.service.transport import Timeouts, read_body
from support.every_case import every_case
from support.idle_loop import run
from support.one_exchange import ADD, LIST, NEW, REX, Operation, met, sends
from support.raw_server import (
    Conversation,
    Script,
    answer,
    as_json,
    break_off,
    hang,
    head,
    raw_server,
    scripted,
)
from support.store_desk import StoreDesk, add_one

LISTED = answer(200, LIST.body)
# One animal is read as one of a list is.
BOTH = pytest.mark.parametrize("operation", [LIST, ADD], ids=["list", "add"])


def dripping(start: bytes, drop: bytes = b" ") -> Script:
    """Send a little again and again, for ever."""

    async def script(conversation: Conversation) -> None:
        await conversation.send(start)
        while True:
            await conversation.send(drop)
            await asyncio.sleep(0.05)

    return script


# ---- Nothing was sent


async def test_a_server_that_does_not_answer_to_tls_gets_no_request() -> None:
    async with raw_server(scripted(LISTED)) as server:
        secure_url = server.base_url.replace("http:", "https:")
        async with StoreDesk(secure_url, timeouts=Timeouts(connect=0.2)) as desk:
            with pytest.raises(NotConnectedError) as caught:
                await ADD.ask(desk.store)
        assert server.requests == []
    assert caught.value.fact == fact(ConnectionCase.NOT_CONNECTED, seconds=0.2)


# ---- No answer, or not a whole one


@pytest.mark.parametrize(
    ("script", "has_head"),
    [
        (break_off, False),
        (dripping(b"HTTP/1.1 200 OK\r\nX-Slow:"), False),
        (dripping(b"", b"HTTP/1.1 102 Processing\r\n\r\n"), False),
        (dripping(head(200, {"Transfer-Encoding": "chunked"}) + b"ffff\r\n"), True),
    ],
    ids=["reset", "a head without end", "interim answers without end", "a body without end"],
)
def test_what_never_comes_to_its_end_is_no_answer(script: Script, *, has_head: bool) -> None:
    listing = run(met(script, LIST)).error
    assert type(listing) is NoAnswerError
    assert listing.case is ConnectionCase.NO_ANSWER
    assert not listing.may_have_happened
    if not has_head:
        adding = run(met(script, ADD)).error
        assert type(adding) is NoAnswerError
        assert adding.case is ConnectionCase.NO_ANSWER
        assert adding.may_have_happened


@BOTH
async def test_the_body_of_an_error_is_not_waited_for_long(operation: Operation) -> None:
    timeouts, loop = Timeouts(error_body=0.1), asyncio.get_running_loop()
    script = sends(head(500, {"Content-Length": "9"}), stays=True)
    async with raw_server(script) as server, StoreDesk(server.base_url, timeouts=timeouts) as desk:
        with pytest.raises(ServerFailedError) as caught:
            await operation.ask(desk.store)
        assert caught.value.body is None
        # Time passes only while there is nothing to do.
        assert loop.time() < timeouts.read


async def test_the_message_of_an_error_is_read_even_if_it_comes_later_than_the_status() -> None:
    body = {"code": "bad-name", "message": "This name is not allowed.", "status": 400}
    send_message = asyncio.Event()

    async def script(conversation: Conversation) -> None:
        size = str(len(as_json(body)))
        await conversation.send(head(400, {"Content-Length": size, "X-RateLimit-Remaining": "7"}))
        await send_message.wait()
        await conversation.send(as_json(body))

    async with raw_server(script) as server, StoreDesk(server.base_url) as desk:
        adding = asyncio.create_task(add_one(desk.store, NEW))
        await desk.ear.has_quota.wait()
        send_message.set()
        with pytest.raises(BadRequestError) as caught:
            await adding
        assert caught.value.body == ErrorBody("bad-name", "This name is not allowed.")


@BOTH
async def test_the_target_of_a_redirect_is_never_contacted(operation: Operation) -> None:
    async with raw_server(scripted(LISTED)) as target:
        with every_case() as case:
            for status in (301, 302, 303, 307, 308):
                redirect = answer(status, headers={"Location": f"{target.base_url}/pets"})
                async with raw_server(scripted(redirect)) as server, StoreDesk(server.base_url) as desk:
                    with case(status):
                        with pytest.raises(RedirectedError):
                            await operation.ask(desk.store)
                        assert len(server.requests) == 1
        assert target.connections == 0


# ---- Being told to wait


async def test_a_429_counts_as_soon_as_its_headers_arrive_and_its_connection_is_closed() -> None:
    hung_up = asyncio.Event()
    answers = iter([head(429, {"Retry-After": "20", "Content-Length": "99999"}), LISTED])

    async def script(conversation: Conversation) -> None:
        data = next(answers)
        await conversation.send(data)
        if data is not LISTED:
            await conversation.gone()
            hung_up.set()

    async with raw_server(script) as server, StoreDesk(server.base_url) as desk:
        listing = asyncio.create_task(desk.store.list_animals())
        await hung_up.wait()
        await desk.clock.advance(19)
        assert isinstance(desk.governor.state, Waiting)
        assert server.connections == 1
        await desk.clock.advance(10)
        assert (await listing).animals == (REX,)
        assert server.connections == 2


@BOTH
async def test_a_429_counts_even_if_its_caller_was_cancelled(operation: Operation) -> None:
    answer_now = asyncio.Event()

    async def script(conversation: Conversation) -> None:
        await answer_now.wait()
        await conversation.answer(429, headers={"Retry-After": "600"})

    async with raw_server(script) as server, StoreDesk(server.base_url) as desk:
        asking = asyncio.ensure_future(operation.ask(desk.store))
        await server.asked.wait()
        # WHEN the caller goes away while the request is on its way
        asking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asking
        assert asking.cancelled()
        answer_now.set()
        # THEN the wait that the answer asks for is in force, and nothing is sent again
        await desk.ear.waits.wait()
        await desk.store.close()
        assert len(server.requests) == 1


async def test_a_list_whose_caller_was_cancelled_is_not_read_to_its_end() -> None:
    hung_up = asyncio.Event()

    async def script(conversation: Conversation) -> None:
        await conversation.send(head(200, {"Content-Length": "99999", "X-RateLimit-Remaining": "7"}))
        await conversation.gone()
        hung_up.set()

    async with raw_server(script) as server, StoreDesk(server.base_url) as desk:
        listing = asyncio.create_task(desk.store.list_animals())
        await desk.ear.has_quota.wait()
        listing.cancel()
        await hung_up.wait()


async def test_nothing_of_a_refused_body_is_left_when_its_reader_is_cancelled_while_closing_it() -> None:
    may_answer = asyncio.Event()

    async def script(conversation: Conversation) -> None:
        await conversation.send(head(200, {"Content-Length": "99999"}))
        await may_answer.wait()
        await conversation.send(b"more than ten bytes")
        await conversation.gone()

    # As on the loops of qasync: a generator that is collected is closed without a loop.
    sys.set_asyncgen_hooks(None, None)
    async with raw_server(script) as server, httpx.AsyncClient(base_url=server.base_url) as client:
        response = await client.send(client.build_request("GET", "/animals"), stream=True)
        reading = asyncio.create_task(read_body(response, largest=10))
        may_answer.set()
        while not response.is_closed:  # noqa: ASYNC110 - nothing announces it
            await asyncio.sleep(0)
        assert reading.cancel()
        await asyncio.wait({reading})
        assert reading.cancelled()


# ---- Closing


async def test_closing_waits_briefly_for_a_sent_request_and_then_cuts_it() -> None:
    async with raw_server(hang) as server, StoreDesk(server.base_url, timeouts=Timeouts(close=0.1)) as desk:
        adding = asyncio.create_task(add_one(desk.store, NEW))
        listing = asyncio.create_task(desk.store.list_animals())
        await server.asked_twice.wait()
        await desk.store.close()
        with pytest.raises(NoAnswerError) as cut_add:
            await adding
        assert cut_add.value.may_have_happened
        with pytest.raises(NoAnswerError) as cut_list:
            await listing
        assert not cut_list.value.may_have_happened
        assert cut_add.value.case is cut_list.value.case is ConnectionCase.NO_ANSWER


async def test_closing_can_also_wait_until_a_sent_request_is_completed() -> None:
    answer_now = asyncio.Event()

    async def script(conversation: Conversation) -> None:
        await answer_now.wait()
        await conversation.answer(429, headers={"Retry-After": "20"})

    async with raw_server(script) as server, StoreDesk(server.base_url, timeouts=Timeouts(close=0)) as desk:
        adding = asyncio.create_task(add_one(desk.store, NEW))
        await server.asked.wait()
        closing = asyncio.create_task(desk.store.close(grace=math.inf))
        await asyncio.sleep(0)
        answer_now.set()
        await closing
        assert isinstance(desk.governor.state, Waiting)
        # It was refused, and closing sends nothing again: provably nothing was added.
        with pytest.raises(NotConnectedError) as caught:
            await adding
        assert not caught.value.may_have_happened
