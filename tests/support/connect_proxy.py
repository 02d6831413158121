"""A proxy as a company has it: it only knows CONNECT, and may ask for a user name and a password."""

import asyncio
import base64
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from support.raw_server import HEAD_END, SocketServer, listening

_PIECE = 65_536


class ConnectProxy(SocketServer):
    """Leads every connection to ``target``, a port of this computer, whatever host is asked for.

    ``credentials`` are a user name and a password that it asks for. ``heads`` has what it was asked.
    """

    def __init__(self, target: int, credentials: tuple[str, str] | None) -> None:
        super().__init__()
        self.heads: list[bytes] = []
        self._target = target
        self._wanted = None if credentials is None else base64.b64encode(":".join(credentials).encode())

    @property
    def address(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}"

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(HEAD_END)
        self.heads.append(head)
        if not head.startswith(b"CONNECT "):
            writer.write(b"HTTP/1.1 405 Method Not Allowed\r\n\r\n")
            return
        if self._wanted is not None and b"Proxy-Authorization: Basic " + self._wanted not in head:
            writer.write(b"HTTP/1.1 407 Proxy Authentication Required\r\n\r\n")
            return
        there, back = await asyncio.open_connection("127.0.0.1", self._target)
        writer.write(b"HTTP/1.1 200 Connection established\r\n\r\n")
        try:
            await asyncio.gather(_pass_on(reader, back), _pass_on(there, writer))
        finally:
            back.close()


@asynccontextmanager
async def connect_proxy(
    target: int, credentials: tuple[str, str] | None = None, *, tls: ssl.SSLContext | None = None
) -> AsyncIterator[ConnectProxy]:
    """Run a proxy on this computer. With ``tls``, it is spoken to by https itself."""
    proxy = ConnectProxy(target, credentials)
    proxy.scheme = "http" if tls is None else "https"
    async with listening(proxy, tls=tls):
        yield proxy


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while piece := await reader.read(_PIECE):
            writer.write(piece)
            await writer.drain()
    writer.close()
