"""The loop of tests with short limits of time: a busy computer does not use them up."""

import asyncio
import time

import pytest

from support.idle_loop import run

LIMIT = 0.05


def test_what_takes_longer_than_the_limit_is_in_time_and_what_never_comes_is_not() -> None:
    async def work() -> str:
        # As on a computer that gives this process no time between two steps.
        for _step in range(3):
            time.sleep(LIMIT)  # noqa: ASYNC251 - see above
            await asyncio.sleep(0)
        return "done"

    async def scenario() -> None:
        assert await asyncio.wait_for(work(), LIMIT) == "done"
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), LIMIT)

    run(scenario())
