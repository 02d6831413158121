"""Tasks that are held until they end."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from menagerie.domain.tasks import Begun, Tasks

# Turns in which a wait must be over. A wait that never gives the loop a turn is noticed by what it asks.
_TURNS = 10

Wait = Callable[[Tasks], Coroutine[Any, Any, None]]
each_wait = pytest.mark.parametrize("wait", [Tasks.ended, Tasks.cancel])


class _Patient(asyncio.Task[Any]):
    """Fails when it is asked again and again whether it is done."""

    looks = 0

    def done(self) -> bool:
        self.looks += 1
        assert self.looks < 10 * _TURNS, "A wait spins on a task that is done"
        return super().done()


def _patiently(loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **options: Any) -> _Patient:
    return _Patient(work, loop=loop, **options)


async def _nothing() -> None:
    """End at once."""


@each_wait
def test_a_task_that_is_done_and_not_yet_taken_out_ends_the_wait(wait: Wait) -> None:
    async def scenario() -> None:
        tasks = Tasks()
        # GIVEN a task that ends in the turn in which the wait begins: its callbacks come after that
        tasks.start(_nothing())
        waiting = asyncio.get_running_loop().create_task(wait(tasks))
        for _ in range(_TURNS):
            await asyncio.sleep(0)
        assert waiting.done()
        waiting.result()

    with asyncio.Runner() as runner:
        runner.get_loop().set_task_factory(_patiently)  # type: ignore[arg-type] # typeshed knows no options
        runner.run(scenario())


@each_wait
async def test_tasks_that_others_start_meanwhile_are_waited_for(wait: Wait) -> None:
    ends: list[str] = []
    tasks = Tasks()

    async def later() -> None:
        try:
            await asyncio.sleep(0)
        finally:
            ends.append("later")

    async def first() -> None:
        try:
            await asyncio.sleep(0)
        finally:
            tasks.start(later())
            await asyncio.sleep(0)
            ends.append("first")

    tasks.start(first())
    await asyncio.sleep(0)
    await wait(tasks)
    assert sorted(ends) == ["first", "later"]


@each_wait
async def test_a_task_does_not_wait_for_itself(wait: Wait) -> None:
    tasks = Tasks()
    task = tasks.start(wait(tasks))
    for _ in range(_TURNS):
        await asyncio.sleep(0)
    assert task.done()
    assert not task.cancelled()


async def _wait_and(future: "asyncio.Future[int]", said: list[str]) -> int:
    said.append("begun")
    try:
        return await future + await asyncio.sleep(0, 1)
    finally:
        said.append("over")


async def test_the_first_step_of_begun_work_is_taken_at_once_and_the_rest_when_it_is_awaited() -> None:
    said: list[str] = []
    future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    begun = Begun(_wait_and(future, said))
    assert said == ["begun"]
    asyncio.get_running_loop().call_soon(future.set_result, 41)
    assert await begun == 42
    assert said == ["begun", "over"]

    async def fail() -> None:
        raise ZeroDivisionError

    # What needs no wait has its result or its error when it is awaited.
    await Begun(_nothing())
    failed = Begun(fail())
    with pytest.raises(ZeroDivisionError):
        await failed


async def test_begun_work_is_cancelled_with_the_task_that_awaits_it() -> None:
    said: list[str] = []
    begun = Begun(_wait_and(asyncio.get_running_loop().create_future(), said))

    async def rest() -> int:
        return await begun

    task = asyncio.ensure_future(rest())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert said == ["begun", "over"]
