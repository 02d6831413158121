"""Opens shared stores for tests, and closes them whatever happens."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from menagerie.domain.password import Password
from menagerie.domain.sharing.address import SharedAddress
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
