"""Servers of this process, for processes beside it: they run in an event loop on a thread of its own."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import TypeVar

from support.patience import LONGEST_WAIT

T = TypeVar("T")


@contextmanager
def in_a_thread(server: AbstractAsyncContextManager[T]) -> Iterator[T]:
    """Enter ``server`` on a thread, and leave it at the end of the block. Raises what leaving raises."""
    running: list[tuple[T, asyncio.AbstractEventLoop, asyncio.Event]] = []
    failures: list[BaseException] = []
    has_begun = threading.Event()

    async def serve() -> None:
        end = asyncio.Event()
        async with server as one:
            running.append((one, asyncio.get_running_loop(), end))
            has_begun.set()
            await end.wait()

    def live() -> None:
        try:
            asyncio.run(serve())
        except BaseException as failure:  # noqa: BLE001 - raised again in the thread of the test
            failures.append(failure)
            has_begun.set()

    thread = threading.Thread(target=live, name="served")
    thread.start()
    assert has_begun.wait(LONGEST_WAIT), "the server did not start"
    try:
        if running:
            yield running[0][0]
    finally:
        for _one, loop, end in running:
            loop.call_soon_threadsafe(end.set)
        thread.join()
        if failures:
            raise failures[0]
