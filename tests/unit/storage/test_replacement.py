"""A step of writing a file that is cancelled has ended, and says so."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from menagerie.storage.replacement import Replacement, on_thread
from support.patience import LONGEST_WAIT


@pytest.mark.parametrize("completes", [False, True])
async def test_a_step_that_was_stopped_is_cancelled(tmp_path: Path, *, completes: bool) -> None:
    file = Replacement(tmp_path / "animals.csv")

    def write(stopped: threading.Event) -> None:
        assert stopped.wait(LONGEST_WAIT)
        file.write(b"1,Rex")

    with pytest.raises(asyncio.CancelledError):
        await cancelled_while(write, file.stop, completes=completes)
    file.discard()


async def test_a_step_that_ended_all_the_same_is_cancelled_unless_it_was_the_last() -> None:
    def write(stopped: threading.Event) -> str:
        assert stopped.wait(LONGEST_WAIT)
        return "written"

    with pytest.raises(asyncio.CancelledError):
        await cancelled_while(write, lambda: None)
    assert await cancelled_while(write, lambda: None, completes=True) == "written"


async def cancelled_while(
    step: Callable[[threading.Event], str | None], stop: Callable[[], None], **how: bool
) -> str | None:
    """Return what a step ends with that is cancelled; it gets what is set when it was told to stop."""
    stopped, begun = threading.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def begin() -> str | None:
        loop.call_soon_threadsafe(begun.set)
        return step(stopped)

    def tell() -> None:
        stop()
        stopped.set()

    running = asyncio.ensure_future(on_thread(begin, tell, **how))
    await begun.wait()
    running.cancel()
    return await running


def test_a_file_that_is_complete_stays_when_what_was_not_needed_is_removed(tmp_path: Path) -> None:
    file = Replacement(tmp_path / "animals.csv")
    file.write(b"1,Rex")
    file.complete()
    file.discard()
    assert [path.name for path in tmp_path.iterdir()] == ["animals.csv"]
    assert (tmp_path / "animals.csv").read_bytes() == b"1,Rex"
