"""Work on a thread of its own is done in order and to its end, whoever waits for it."""

import asyncio
import threading

import pytest

from menagerie.storage.own_thread import OwnThread


async def test_work_is_done_in_order_and_to_its_end_although_nobody_waits_any_more() -> None:
    done: list[str] = []
    goes_on = threading.Event()

    def first() -> None:
        goes_on.wait()
        done.append("first")

    thread = OwnThread("one")
    given_up = asyncio.ensure_future(thread.run(first))
    await asyncio.sleep(0)
    given_up.cancel()
    second = asyncio.ensure_future(thread.run(lambda: done.append("second")))
    goes_on.set()
    await second
    await thread.close(lambda: done.append("last"))

    assert done == ["first", "second", "last"]


def test_what_was_never_used_is_closed_without_a_thread() -> None:
    done: list[str] = []
    asyncio.run(OwnThread("idle").close(lambda: done.append("last")))
    assert done == []


async def test_nothing_follows_the_end() -> None:
    thread = OwnThread("ended")
    await thread.close(lambda: None)
    with pytest.raises(RuntimeError, match="ended is closed"):
        await thread.run(lambda: None)


async def test_closing_that_was_cancelled_can_be_done_again_and_then_the_thread_has_ended() -> None:
    done: list[str] = []
    goes_on = threading.Event()

    def names() -> list[str]:
        return [thread.name for thread in threading.enumerate() if thread.name.startswith("closed twice")]

    thread = OwnThread("closed twice")
    working = asyncio.ensure_future(thread.run(goes_on.wait))
    await asyncio.sleep(0)
    first = asyncio.ensure_future(thread.close(lambda: done.append("last")))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert len(names()) == 1
    again = [asyncio.ensure_future(thread.close(lambda: done.append("again"))) for _ in range(2)]
    goes_on.set()
    await asyncio.gather(working, *again)
    assert names() == []

    assert done == ["last"]


async def test_a_last_work_that_fails_ends_the_thread_all_the_same() -> None:
    def fail() -> None:
        raise OSError("the disk is full")

    thread = OwnThread("failing")
    await thread.run(lambda: None)
    with pytest.raises(OSError, match="full"):
        await thread.close(fail)
    assert not [each for each in threading.enumerate() if each.name.startswith("failing")]
