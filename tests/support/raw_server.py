"""A server on raw sockets: the test writes every byte of its responses."""

import asyncio
import contextlib
import json
import socket
import ssl
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from menagerie.domain.animal import Animal

HEAD_END = b"\r\n\r\n"

Script = Callable[["Conversation"], Awaitable[None]]


class Conversation:
    """One connection with one request that has been read; the connection ends with the script."""

    def __init__(self, request: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.request = request
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def answer(self, status: int, body: bytes = b"", headers: dict[str, str] | None = None) -> None:
        await self.send(answer(status, body, headers))

    async def gone(self) -> None:
        """Return when the client has hung up."""
        with contextlib.suppress(ConnectionError):
            await self._reader.read()

    def reset(self) -> None:
        reset(self._writer)


class SocketServer:
    """A server on this computer, whose subclass talks over each connection in ``converse``."""

    scheme = "http"

    def __init__(self) -> None:
        self.port = 0
        self._conversations: list[asyncio.Task[None]] = []

    @property
    def base_url(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}/v1"

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        raise NotImplementedError

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take a connection. The task is our own: asyncio's would report being cancelled as an error."""
        self._conversations.append(asyncio.create_task(self._converse(reader, writer)))

    async def end(self) -> None:
        """End all conversations, and raise what went wrong in one of them."""
        for conversation in self._conversations:
            conversation.cancel()
        for outcome in await asyncio.gather(*self._conversations, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome

    async def _converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            # The client may disconnect at any point.
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
                await self.converse(reader, writer)
        finally:
            writer.close()


@asynccontextmanager
async def listening(
    server: SocketServer, *, tls: ssl.SSLContext | None = None, host: str = "127.0.0.1"
) -> AsyncIterator[None]:
    """Accept connections to a server, on a free port."""
    listener = await asyncio.start_server(server.accept, host, 0, ssl=tls)
    server.port = listener.sockets[0].getsockname()[1]
    try:
        yield
    finally:
        listener.close()
        await server.end()
        await listener.wait_closed()


class RawServer(SocketServer):
    """A server that answers each request by a script; ``requests`` are in order, each with head and body."""

    def __init__(self, script: Script, scheme: str) -> None:
        super().__init__()
        self.scheme = scheme
        self._script = script
        self.requests: list[bytes] = []
        self.connections = 0
        self.asked = asyncio.Event()
        self.asked_twice = asyncio.Event()

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        head_bytes = await reader.readuntil(HEAD_END)
        request = head_bytes + await reader.readexactly(content_length(head_bytes))
        self.requests.append(request)
        (self.asked_twice if self.asked.is_set() else self.asked).set()
        await self._script(Conversation(request, reader, writer))


@asynccontextmanager
async def raw_server(
    script: Script, *, tls: ssl.SSLContext | None = None, host: str = "127.0.0.1"
) -> AsyncIterator[RawServer]:
    """Run ``script`` for each request to a server on this computer."""
    server = RawServer(script, "http" if tls is None else "https")
    async with listening(server, tls=tls, host=host):
        yield server


def answer(status: int, body: bytes = b"", headers: dict[str, str] | None = None) -> bytes:
    """Return the bytes of a whole, correct answer."""
    return head(status, {"Content-Length": str(len(body)), **(headers or {})}) + body


def head(status: int, headers: dict[str, str]) -> bytes:
    """Return the bytes of an answer up to its body."""
    lines = [f"HTTP/1.1 {status} Any", *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def as_json(value: object) -> bytes:
    return json.dumps(value).encode()


def pet(animal: Animal) -> dict[str, object]:
    """Return an animal as the interface has it."""
    fields = {"id": animal.id, "name": animal.name, "categoryId": animal.category_id}
    return fields if animal.status is None else {**fields, "status": animal.status}


def listed(*animals: Animal) -> bytes:
    """Return an answer with a list of these animals."""
    return answer(200, as_json([pet(animal) for animal in animals]))


def scripted(*answers: bytes) -> Script:
    """Return a script that gives these answers, one for each request."""
    left = iter(answers)

    async def script(conversation: Conversation) -> None:
        await conversation.send(next(left))

    return script


async def hang(conversation: Conversation) -> None:
    """Never answer."""
    await asyncio.Event().wait()


async def break_off(conversation: Conversation) -> None:
    """Break the connection as a crashing server or a cut line does (RST)."""
    conversation.reset()


def reset(writer: asyncio.StreamWriter) -> None:
    """Close a connection with RST."""
    at_once = struct.pack("ii", 1, 0)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
    writer.transport.abort()


def content_length(head_bytes: bytes) -> int:
    """Return the length of a request's body."""
    for line in head_bytes.split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            return int(value)
    return 0
