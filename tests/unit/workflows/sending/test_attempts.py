"""What the error of one attempt to send an add means for the others of its run."""

import asyncio

import pytest

from menagerie.domain.errors import KeyRefusedError, WaitingError
from menagerie.governor.states import Priority
from menagerie.workflows.sending.attempts import Attempt, Attempts, News


async def leaves(permission: asyncio.Event) -> None:
    await permission.wait()


async def fails(error: Exception) -> None:
    raise error


@pytest.mark.parametrize(
    ("error", "goes_on"),
    [
        # Near a limit, the request before it took what was left, and may be about to leave.
        (WaitingError(3600.0), True),
        (KeyRefusedError(401), False),
    ],
)
async def test_only_one_that_would_wait_too_long_lets_those_before_it_leave(
    error: Exception, *, goes_on: bool
) -> None:
    attempts, permission = Attempts(News()), asyncio.Event()
    run = attempts.begin_run()
    before = attempts.start(Attempt(Priority.BACKGROUND, run), leaves(permission))
    with pytest.raises(type(error)):
        await attempts.start(Attempt(Priority.BACKGROUND, run), fails(error))
    assert run.is_over
    assert run.error is error
    permission.set()
    await asyncio.wait({before})
    assert before.cancelled() is not goes_on


async def test_a_bug_after_the_end_of_a_run_is_reported() -> None:
    attempts, permission, bug = Attempts(News()), asyncio.Event(), RuntimeError()
    reported: list[object] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _loop, context: reported.append(context["exception"])
    )

    async def meets_a_bug() -> None:
        await permission.wait()
        raise bug

    run = attempts.begin_run()
    after = attempts.start(Attempt(Priority.BACKGROUND, run), meets_a_bug())
    with pytest.raises(WaitingError):
        await attempts.start(Attempt(Priority.BACKGROUND, run), fails(WaitingError(3600.0)))
    permission.set()
    await asyncio.wait({after})
    await attempts.ended()
    asyncio.get_running_loop().set_exception_handler(None)
    assert reported == [bug]
