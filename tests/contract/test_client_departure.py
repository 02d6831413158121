"""A request that is about to leave when the service refuses another one: connecting takes time."""

import asyncio
import subprocess
import sys
from typing import Any

import httpx
import pytest

from menagerie.domain.animal import Animal, NewAnimal
from menagerie.governor.governor import Purpose, Waiting
from support.raw_server import answer, as_json, raw_server, scripted
from support.store_desk import StoreDesk

REX = {"id": 1, "name": "Rex", "categoryId": 7, "status": "sold"}
NEW = NewAnimal("Rex", 7)
REFUSED = {"Retry-After": "20"}
CONNECTED = "connection.connect_tcp.complete"


class HeldUp(httpx.AsyncHTTPTransport):
    """The network, on which each request is held up where httpcore tells ``event``, until it may go on."""

    def __init__(self, event: str) -> None:
        super().__init__()
        self._event = event
        self.reached = asyncio.Event()
        self.may_go_on = asyncio.Event()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        watch = request.extensions["trace"]

        async def hold_up(event: str, info: dict[str, Any]) -> None:
            if event == self._event:
                self.reached.set()
                await self.may_go_on.wait()
            await watch(event, info)

        request.extensions = {**request.extensions, "trace": hold_up}
        return await super().handle_async_request(request)


class Desk(StoreDesk):
    """A store whose requests are held up on their way."""

    def __init__(self, base_url: str, event: str) -> None:
        self.network = HeldUp(event)
        super().__init__(base_url, transport=self.network)
        self.told: list[str] = []
        self.is_queued = asyncio.Event()

    def add(self) -> asyncio.Future[Animal | None]:
        return asyncio.ensure_future(self.store.add_animal(self._choose, self._go_back))

    async def answer_another(self, status: int, headers: dict[str, str]) -> None:
        """Let the service answer another request, while the first one is held up."""
        await self.network.reached.wait()
        async with self.governor.admission(Purpose.READ) as admission:
            await admission.answered(status, headers)
        self.network.may_go_on.set()

    async def _choose(self) -> NewAnimal:
        self.told.append("chosen")
        return NEW

    async def _go_back(self) -> None:
        self.told.append("queued")
        self.is_queued.set()


@pytest.mark.parametrize(
    ("event", "status", "headers", "seconds"),
    [
        ("connection.connect_tcp.started", 429, REFUSED, 19),
        (CONNECTED, 429, REFUSED, 19),
        ("http11.send_request_headers.started", 429, REFUSED, 19),
        (CONNECTED, 200, {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "20"}, 20),
    ],
)
async def test_a_request_that_has_not_left_when_another_is_refused_or_uses_up_the_rest_waits_too(
    event: str, status: int, headers: dict[str, str], seconds: float
) -> None:
    created = answer(201, as_json(REX))
    async with raw_server(scripted(created)) as server, Desk(server.base_url, event) as desk:
        # WHEN the service answers one request while another one is about to leave
        adding = desk.add()
        await desk.answer_another(status, headers)
        await desk.is_queued.wait()

        # THEN that stays here, and nothing is left to be remembered of it
        assert server.requests == []
        assert server.connections == (event != "connection.connect_tcp.started")
        assert isinstance(desk.governor.state, Waiting)
        assert (await desk.ledger.load(desk.scope)).unanswered == ()

        # AND it is sent once, after the wait
        await desk.clock.advance(seconds)
        assert server.requests == []
        await desk.clock.advance(10)
        assert await adding == Animal(1, "Rex", 7, "sold")
        assert len(server.requests) == 1
        assert desk.told == ["chosen", "queued", "chosen"]


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_an_open_connection_is_closed_without_a_byte(scheme: str) -> None:
    heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.set_result(await reader.read())
        writer.close()

    server = await asyncio.start_server(listen, "127.0.0.1", 0)
    base_url = f"{scheme}://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1"
    async with server, Desk(base_url, CONNECTED) as desk:
        adding = desk.add()
        await desk.answer_another(429, REFUSED)
        assert await heard == b""
        adding.cancel()


async def test_a_request_whose_caller_is_cancelled_is_not_sent_after_the_wait() -> None:
    async with raw_server(scripted()) as server, Desk(server.base_url, CONNECTED) as desk:
        adding = desk.add()
        await desk.network.reached.wait()
        adding.cancel()
        await desk.answer_another(429, REFUSED)
        await desk.clock.advance(60)
        await desk.store.close()
        assert server.connections == 1
        assert server.requests == []


# In a separate process, because nothing that this one has imported already is loaded again.
_FIRST_REQUEST = """
import asyncio, random, sys
from menagerie.domain.secret import ApiKey
from menagerie.domain.clock import SystemClock
from menagerie.governor.governor import Governor
from menagerie.governor.ledger import Scope
from menagerie.service.client import AnimalStore
from menagerie.service.transport import Connection, Timeouts
from support.raw_server import answer, raw_server, scripted

async def main():
    async with raw_server(scripted(answer(200, b"[]"))) as server:
        connection = Connection(server.base_url, ApiKey("key"), Timeouts())
        async with connection.client() as client:
            before = set(sys.modules)
            await client.get("pets")
        print(sorted(set(sys.modules) - before))
        await connection.close()

asyncio.run(main())
"""


@pytest.mark.thorough
def test_the_first_request_imports_nothing_on_the_gui_thread() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", _FIRST_REQUEST],
        env={"PYTHONPATH": ":".join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == "[]"
