"""One HTTP connection to the sandbox, with what its practice and its tests need of it."""

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from menagerie.sandbox.journal import Journal
from menagerie.sandbox.layers import DROP_CONNECTION, Stamp
from menagerie.sandbox.refusal import Refusal


class Connection(H11Protocol):
    """Tells the journal that it was opened, can be dropped, and refuses what is no HTTP with an Error too."""

    def __init__(
        self,
        stamp: Stamp,
        journal: Journal | None,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        # The state is handed to the application with each request: its way to reach its connection.
        super().__init__(config, server_state, {**app_state, DROP_CONNECTION: self.drop}, _loop)
        self._stamp = stamp
        self._journal = journal

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Record the connection."""
        super().connection_made(transport)
        if self._journal is not None:
            self._journal.connection()

    def drop(self) -> None:
        """Break the connection off as if a cable were pulled."""
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP; uvicorn would do so without an Error and without the stamp."""
        # In the middle of an answer there is no place for another.
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            body = Refusal(400, msg).body()
            headers = [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode("ascii")),
                (b"connection", b"close"),
                *self._stamp.headers(),
            ]
            events = (
                h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
                h11.Data(data=body),
                h11.EndOfMessage(),
            )
            for event in events:
                self.transport.write(self.conn.send(event))
        self.transport.close()
