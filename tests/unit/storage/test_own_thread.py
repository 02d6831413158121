"""Work on a thread of its own is done in order and completed."""

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import pytest

from menagerie.storage import own_thread
from menagerie.storage.own_thread import Call, End, OwnThread, end_of


async def test_work_is_done_in_order_although_its_caller_is_cancelled_and_refused_after_closing() -> None:
    done: list[str] = []
    goes_on = threading.Event()

    def first() -> None:
        goes_on.wait()
        done.append("first")

    thread = OwnThread("one")
    given_up = asyncio.ensure_future(thread.run(first))
    await asyncio.sleep(0)
    given_up.cancel()
    second = asyncio.ensure_future(thread.run(lambda: done.append("second"), is_grouped=True))
    goes_on.set()
    await second
    await thread.close(lambda: done.append("last"))
    assert done == ["first", "second", "last"]
    thread = OwnThread("ended")
    # One that was not used is never started.
    await thread.close(lambda: done.append("never"))
    assert "never" not in done
    with pytest.raises(RuntimeError, match="ended is closed"):
        await thread.run(lambda: None)


async def test_a_cancelled_close_can_be_repeated_and_then_the_thread_has_ended() -> None:
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


async def test_the_thread_ends_even_if_the_last_work_fails_and_what_no_future_takes_is_an_error() -> None:
    def fail() -> None:
        raise OSError("a fault of the disk")

    thread = OwnThread("failing")
    await thread.run(lambda: None)
    with pytest.raises(OSError, match="fault"):
        await thread.close(fail)
    assert not [each for each in threading.enumerate() if each.name.startswith("failing")]
    thread = OwnThread("stopped")
    works: list[Callable[[], object]] = [iter(()).__next__, lambda: "done"]
    first, second = await asyncio.gather(
        *(thread.run(work, is_grouped=True) for work in works), return_exceptions=True
    )
    await thread.close(lambda: None)
    assert (type(first), second) == (RuntimeError, "done")


async def test_what_waits_at_the_same_moment_is_done_as_a_group_and_in_order_and_other_work_never() -> None:
    done: list[list[object]] = []
    goes_on = threading.Event()

    def together(works: Sequence[Callable[[], Any]]) -> list[End]:
        ends = [end_of(work) for work in works]
        done.append([end.result for end in ends])
        return ends

    def fail() -> None:
        raise LookupError

    thread = OwnThread("grouped", together)
    works = [
        *(thread.run(goes_on.wait), thread.run(lambda: "a", is_grouped=True)),
        *(thread.run(lambda: "b", is_grouped=True), thread.run(lambda: done.append(["alone"]))),
        *(thread.run(fail, is_grouped=True), thread.run(lambda: "c", is_grouped=True)),
    ]
    running = [asyncio.ensure_future(work) for work in works]
    await asyncio.sleep(0)
    by_a_thread = thread.submit(lambda: done.append(["by a thread"]))
    goes_on.set()
    ends = await asyncio.gather(*running, return_exceptions=True)
    await thread.close(lambda: None)
    assert by_a_thread.done()
    assert done == [["a", "b"], ["alone"], [None, "c"], ["by a thread"]]
    assert (ends[1], ends[2], ends[5]) == ("a", "b", "c")
    assert isinstance(ends[4], LookupError)
    # Grouped work is a group also where nothing else waits.
    done.clear()
    thread = OwnThread("one at a time", together)
    assert await thread.run(lambda: "a", is_grouped=True) == "a"
    assert await thread.run(lambda: "b") == "b"
    assert await asyncio.wrap_future(thread.submit(lambda: "c")) == "c"
    await thread.close(lambda: None)
    assert done == [["a"]]


async def test_work_that_fails_after_it_was_given_up_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    goes_on = threading.Event()

    def fail() -> None:
        goes_on.wait()
        raise OSError("a fault of the disk")

    thread = OwnThread("given up")
    given_up = asyncio.ensure_future(thread.run(fail))
    await asyncio.sleep(0)
    given_up.cancel()
    goes_on.set()
    with caplog.at_level(logging.WARNING):
        await thread.run(lambda: None)
    await thread.close(lambda: None)
    assert "Work on a thread failed after it was given up: OSError" in caplog.text


class _Held:
    """What belongs to one thread, as an object of Qt does: notes on which thread it is destroyed."""

    def __init__(self, threads: list[int]) -> None:
        self._threads = threads

    def __del__(self) -> None:
        self._threads.append(threading.get_ident())

    def work(self) -> None:
        """Do nothing."""

    def fail(self) -> None:
        """Fail, with an error that refers to this frame."""
        raise OSError("a fault of the disk")


class _SlowThreads(asyncio.SelectorEventLoop):
    """A loop in which every other thread that has told it something goes no further until it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may_go_on = threading.Event()

    def call_soon_threadsafe(  # type: ignore[override] # the context is not needed here
        self, callback: Callable[..., object], *arguments: Any
    ) -> None:
        super().call_soon_threadsafe(callback, *arguments)
        if threading.get_ident() != self._thread_id:  # type: ignore[attr-defined] # of asyncio
            self.may_go_on.wait()


@pytest.mark.parametrize("name", ["work", "fail"])
def test_a_thread_keeps_nothing_of_what_it_has_done_when_the_loop_learns_of_it(name: str) -> None:
    threads: list[int] = []

    async def use(thread: OwnThread) -> None:
        # The frame of this coroutine holds it, and the error of what fails refers to the frame.
        held = _Held(threads)
        with suppress(OSError):
            await thread.run(getattr(held, name))

    async def scenario(loop: _SlowThreads) -> None:
        thread = OwnThread("slow")
        await use(thread)
        # asyncio refers to a future until what it has woken up waits again.
        await asyncio.sleep(0)
        destroyed = list(threads)
        loop.may_go_on.set()
        await thread.close(lambda: None)
        assert destroyed == [threading.get_ident()]

    with asyncio.Runner(loop_factory=_SlowThreads) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, _SlowThreads)
        runner.run(scenario(loop))


def test_a_thread_destroys_nothing_when_the_loop_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    too_late: list[Call[object]] = []
    monkeypatch.setattr(own_thread, "_too_late", too_late)
    threads: list[int] = []
    may_end = threading.Event()

    async def scenario() -> threading.Thread:
        held = _Held(threads)

        def work() -> _Held:
            may_end.wait()
            return held

        future: asyncio.Future[_Held] = asyncio.get_running_loop().create_future()
        thread = threading.Thread(target=Call(work, future).perform)
        thread.start()
        return thread

    thread = asyncio.run(scenario())
    may_end.set()
    thread.join()
    assert threads == []
    too_late.clear()
    assert threads == [threading.get_ident()]
