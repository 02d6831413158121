"""A second connection to a shared store is made for each environment that is opened."""

import gc
import threading
import weakref

import pytest

from menagerie.domain.errors import SharedStoreAwayError
from menagerie.domain.secret import Password
from menagerie.domain.shared_store import parse_shared_address
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


async def test_a_store_that_was_never_used_connects_to_nothing_whatever_is_asked_of_it() -> None:
    before = set(threading.enumerate())
    store = SharedStore(parse_shared_address("postgresql://menagerie@db.example.com/shop"), None)
    other = store.another("knowledge")
    for each in (store, other):
        each.probe()
        each.try_again()
        each.use_password(Password("word"))
        assert (each.is_there, each.trouble) == (False, None)
    assert set(threading.enumerate()) <= before
    for each in (store, other):
        await each.close()
        with pytest.raises(SharedStoreAwayError):
            await each.run(lambda _connection: None)
