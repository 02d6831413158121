"""The loop of tests with short limits of time: a busy computer does not use them up."""

import asyncio
import time

import pytest

from support import idle_loop
from support.idle_loop import run

LIMIT = 0.05


async def test_what_takes_longer_than_the_limit_is_in_time_and_what_never_comes_is_not() -> None:
    async def work() -> str:
        # As on a computer that gives this process no time between two steps.
        for _step in range(3):
            time.sleep(LIMIT)  # noqa: ASYNC251 - see above
            await asyncio.sleep(0)
        return "done"

    assert await asyncio.wait_for(work(), LIMIT) == "done"
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(asyncio.Event().wait(), LIMIT)


def test_what_keeps_itself_busy_for_ever_fails_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def turn() -> None:
        while True:  # noqa: ASYNC110 - that it does not end is the point
            await asyncio.sleep(0)

    monkeypatch.setattr(idle_loop, "LONGEST_TEST", LIMIT)
    with pytest.raises(TimeoutError, match="never came to rest"):
        run(turn())
