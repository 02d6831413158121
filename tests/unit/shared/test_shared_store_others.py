"""A second connection to a shared store is made for each environment that is opened."""

import gc
import weakref

from menagerie.domain.sharing.address import parse_shared_address
from menagerie.shared.connection import SharedStore


async def test_a_second_store_that_was_closed_is_not_kept() -> None:
    store = SharedStore(parse_shared_address("postgresql://menagerie@db.example.com/shop"), None)
    other = store.another("knowledge")
    left = weakref.ref(other)
    await other.close()
    del other
    gc.collect()
    assert left() is None
    await store.close()
