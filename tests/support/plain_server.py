"""A service that answers at once and always the same, in a separate process: what costs is the client.

python -m support.plain_server SECONDS prints its port, and answers every GET with 100 animals and every POST
with one that was added, without a limit. Each answer leaves that many seconds after its request has come.
"""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from support.raw_server import answer, as_json

_ANIMALS = [
    {"id": 1_000_000 + number, "name": f"Bella {number}", "categoryId": number % 40, "status": "available"}
    for number in range(100)
]
_LIST = answer(200, as_json(_ANIMALS), {"Content-Type": "application/json"})
_ADDED = answer(201, as_json(_ANIMALS[0]), {"Content-Type": "application/json"})
_HEAD_END = b"\r\n\r\n"
_LENGTH = b"content-length:"


class _Answering(asyncio.Protocol):
    """Answers each whole request of one connection."""

    def __init__(self, round_trip: float) -> None:
        self._round_trip = round_trip
        self._transport: asyncio.Transport | None = None
        self._received = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._received += data
        while (end := self._end_of_request()) is not None:
            request, self._received = self._received[:end], self._received[end:]
            assert self._transport is not None
            content = _LIST if request.startswith(b"GET") else _ADDED
            if self._round_trip:
                loop = asyncio.get_running_loop()
                loop.call_later(self._round_trip, self._transport.write, content)
            else:
                self._transport.write(content)

    def _end_of_request(self) -> int | None:
        """Return how many bytes the first request has, None while it is not whole."""
        head, found, _rest = self._received.partition(_HEAD_END)
        if not found:
            return None
        _before, length, after = head.lower().partition(_LENGTH)
        end = len(head) + len(found) + (int(after.split(b"\r\n")[0]) if length else 0)
        return end if len(self._received) >= end else None


@contextmanager
def plain_server(round_trip: float = 0.0) -> Iterator[str]:
    """Run it beside the block, which gets the base address. ``round_trip`` are seconds."""
    command = [sys.executable, "-m", "support.plain_server", str(round_trip)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield f"http://127.0.0.1:{json.loads(process.stdout.readline())}/v1"
        finally:
            process.terminate()


async def _serve(round_trip: float) -> None:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: _Answering(round_trip), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)  # noqa: T201 - it is how its port becomes known
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(_serve(float(sys.argv[1])))
