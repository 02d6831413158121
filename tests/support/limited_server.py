"""A service with a minute's limit of any kind, over real HTTP and in real time, in a separate process.

python -m support.limited_server KIND PER_MINUTE prints its port, and answers everything with an empty list.
"""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from random import Random

from support.programs import program_environment
from support.raw_server import HEAD_END, SocketServer, answer, listening
from support.simulation.headers import HeaderManners, HeaderWriter
from support.simulation.limiters import LimiterKind, make_limiter
from support.simulation.service import Shows, SimulatedService

_MINUTE = 60.0
# Where the windows of this kind begin, as a share of one.
_PHASE = 0.5


class LimitedServer(SocketServer):
    """Lets ``service`` judge each request when it comes."""

    def __init__(self, service: SimulatedService) -> None:
        super().__init__()
        self._service = service

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            await reader.readuntil(HEAD_END)
            reply = self._service.answer(0, None)
            content = b"[]" if reply.status == HTTPStatus.OK else b"{}"
            writer.write(answer(reply.status, content, reply.head.headers))
            await writer.drain()


@contextmanager
def limited_server(kind: LimiterKind, per_minute: int) -> Iterator[str]:
    """Run it beside the block, which gets the base address."""
    command = [sys.executable, "-m", "support.limited_server", kind, str(per_minute)]
    environment = program_environment()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        try:
            assert process.stdout is not None
            yield f"http://127.0.0.1:{json.loads(process.stdout.readline())}/v1"
        finally:
            process.terminate()


async def _serve(kind: LimiterKind, per_minute: int) -> None:
    # Chance decides the form of Retry-After.
    writer = HeaderWriter(HeaderManners.TRUE, Random(0))  # noqa: S311 - no secret
    limiter = make_limiter(kind, per_minute, _MINUTE, _PHASE)
    server = LimitedServer(SimulatedService([limiter], writer, shows=Shows.MINUTE, ban=0.0))
    async with listening(server):
        print(server.port, flush=True)  # noqa: T201 - it is how its port becomes known
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(_serve(LimiterKind(sys.argv[1]), int(sys.argv[2])))
