"""What the tests share is right itself: many cases in one test, and a loop in which time is not used up."""

import asyncio
import re
import time

import pytest

from support import idle_loop
from support.every_case import every_case
from support.idle_loop import run


def check_halves() -> None:
    with every_case() as case:
        for name, number in {"one": 1, "two": 2, "none": 0}.items():
            with case(name):
                assert 2 / number == 2, "not the half"
        with case("raises nothing"), pytest.raises(ValueError, match="x"):
            pass


def test_each_case_that_is_wrong_is_named_with_the_reason() -> None:
    with pytest.raises(AssertionError) as caught:
        check_halves()
    said = str(caught.value)
    assert "3 of 4 cases are wrong" in said
    assert re.search(r"^two \(line \d+\): AssertionError: not the half", said, re.MULTILINE)
    assert re.search(r"^none \(line \d+\): ZeroDivisionError", said, re.MULTILINE)
    assert re.search(r"^raises nothing \(line \d+\): Failed", said, re.MULTILINE)
    assert "\none (" not in said


def test_a_test_without_cases_fails() -> None:
    with pytest.raises(AssertionError, match="no case was checked"), every_case():
        pass


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
