"""Opens shared stores for tests, and closes them whatever happens."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from menagerie.domain.secret import Password
from menagerie.domain.shared_store import SharedAddress
from menagerie.shared.connection import SharedStore
from support.patience import LONGEST_WAIT
from support.postgres import Postgres, desk_password

# Seconds between attempts to connect.
SOON = 0.02


@asynccontextmanager
async def opened(address: SharedAddress, password: Password | None) -> AsyncIterator[SharedStore]:
    """Give a store that was not told to connect yet."""
    store = SharedStore(address, password, first_pause=SOON)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def connected(server: Postgres, database: str) -> AsyncIterator[SharedStore]:
    """Give a store that is connected to a database of the server, as a desk over TCP."""
    async with opened(server.address(database), desk_password()) as store:
        await store.connected(LONGEST_WAIT)
        yield store


@asynccontextmanager
async def held(store: SharedStore) -> AsyncIterator[None]:
    """Let other work hold the connection of a store in the block."""
    loop, begun, end = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def hold(_connection: object) -> None:
        loop.call_soon_threadsafe(begun.set)
        end.wait(LONGEST_WAIT)

    holding = asyncio.ensure_future(store.run(hold, LONGEST_WAIT))
    await begun.wait()
    try:
        yield
    finally:
        end.set()
        await holding


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so that no event tells."""
    async with asyncio.timeout(LONGEST_WAIT):
        while not is_so():  # noqa: ASYNC110 - see above
            await asyncio.sleep(SOON)
