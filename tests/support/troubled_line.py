"""A line from one desk to its PostgreSQL that can be late, fall silent or be cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from enum import Enum, auto
from pathlib import Path
from random import Random

from menagerie.domain.sharing.address import SharedAddress, parse_shared_address
from support.postgres import DESK, Postgres

_PIECE = 65_536
# The share of the pieces that are late, and by how many seconds.
_LATE_SHARE, _LATE_BY = 0.25, 0.4


class Trouble(Enum):
    """What a line does to what is sent on it."""

    NONE = auto()
    LATE = auto()
    """A quarter of the pieces come 400 ms late, and so does what is sent behind them."""
    SILENT = auto()
    """Connections are made and stay, and nothing comes through until the trouble ends."""
    CUT = auto()
    """Connections are broken, and none can be made."""


class Line:
    """Listens on a unix socket in ``folder``, as the server does in its own."""

    def __init__(self, server: Postgres, folder: Path, random: Random) -> None:
        self._server = server
        self._folder = folder
        self._random = random
        self._trouble = Trouble.NONE
        self._has_changed = asyncio.Event()
        self._listening: asyncio.Server | None = None
        self._conversations: set[asyncio.Task[None]] = set()

    def address(self, database: str) -> SharedAddress:
        """Return the address of a database at the other end."""
        host = str(self._folder).replace("/", "%2F")
        return parse_shared_address(f"postgresql://{DESK}@{host}:{self._server.port}/{database}")

    async def be(self, trouble: Trouble) -> None:
        """Behave like this from now on."""
        self._trouble = trouble
        self._has_changed.set()
        self._has_changed = asyncio.Event()
        if trouble is Trouble.CUT:
            await self._close()
        elif self._listening is None:
            path = self._folder / f".s.PGSQL.{self._server.port}"
            self._listening = await asyncio.start_unix_server(self._accept, path)
            path.chmod(0o777)

    async def _close(self) -> None:
        if self._listening is not None:
            self._listening.close()
            self._listening = None
        for conversation in tuple(self._conversations):
            conversation.cancel()
        if self._conversations:
            await asyncio.wait(self._conversations)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        conversation = asyncio.ensure_future(self._converse(reader, writer))
        self._conversations.add(conversation)
        conversation.add_done_callback(self._conversations.discard)

    async def _converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        path = self._server.folder / f".s.PGSQL.{self._server.port}"
        # The server may be away, or close its end first; and the test may cut the line.
        with suppress(OSError, asyncio.CancelledError):
            try:
                there, back = await asyncio.open_unix_connection(path)
                try:
                    await self._pass_both_ways((reader, writer), (there, back))
                finally:
                    back.close()
            finally:
                writer.close()

    async def _pass_both_ways(self, *ends: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        (here, to_here), (there, to_there) = ends
        passing = [asyncio.ensure_future(self._pass_on(*way)) for way in ((here, to_there), (there, to_here))]
        try:
            await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in passing:
                one.cancel()
            await asyncio.wait(passing)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(_PIECE):
                if self._trouble is Trouble.LATE and self._random.random() < _LATE_SHARE:
                    await asyncio.sleep(_LATE_BY)
                while self._trouble is Trouble.SILENT:
                    await self._has_changed.wait()
                writer.write(piece)
                await writer.drain()


@asynccontextmanager
async def troubled_line(server: Postgres, folder: Path, random: Random) -> AsyncIterator[Line]:
    """Give a line without trouble, and cut it in the end."""
    line = Line(server, folder, random)
    await line.be(Trouble.NONE)
    try:
        yield line
    finally:
        await line.be(Trouble.CUT)
