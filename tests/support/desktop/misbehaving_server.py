"""Runs the raw server beside a test that does not run an event loop itself."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from support.raw_server import Conversation, RawServer, Script, raw_server


@contextmanager
def misbehaving_server(script: Script) -> Iterator[RawServer]:
    """Run ``script`` for each request, on its own thread."""
    ready = threading.Event()
    running: list[tuple[RawServer, asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def serve() -> None:
        async with raw_server(script) as server:
            over = asyncio.Event()
            running.append((server, asyncio.get_running_loop(), over))
            ready.set()
            await over.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    ready.wait()
    server, loop, over = running[0]
    try:
        yield server
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()


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
