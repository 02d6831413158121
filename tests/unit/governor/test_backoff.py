"""Waits grow, keep what was told in full, and are never shortened by chance (interface 8.3)."""

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.governor.backoff import jitter, pause_after_failure, waits_after_refusal
from menagerie.governor.retry_after import LONGEST_RESET, NOTHING_TOLD, RetryAfter
from support.asking import MostJitter, NoJitter

HOUR = 3600
UNREADABLE = RetryAfter(300, shorter=60, is_garbled=True)
NO_END = RetryAfter(math.inf, shorter=60)


def told(seconds: float, shorter: float | None = None) -> RetryAfter:
    return RetryAfter(seconds, shorter)


@pytest.mark.parametrize(
    ("strikes", "told", "reset", "wait"),
    [
        # What was told is kept as it is, and our own growth starts from 2 s beside it.
        (1, told(30), 0, 30),
        (2, told(30), 0, 30),
        (5, told(30), 0, 32),
        (6, told(30), 0, 64),
        (1, told(0.5), 0, 2),
        (2, told(0.5), 0, 4),
        (1, told(30), 45, 45),
        (1, NOTHING_TOLD, 20, 20),
        (2, NOTHING_TOLD, 20, 20),
        (1, NOTHING_TOLD, 1, 2),
        (1, NOTHING_TOLD, 80_000, 80_000),
        (100_000, told(2), 0, HOUR),
        (5, told(3600.5), 0, 3600.5),
        # Where nothing was told it starts from 60 s, where something was unreadable from 300.
        (1, NOTHING_TOLD, 0, 60),
        (2, NOTHING_TOLD, 0, 120),
        (9, NOTHING_TOLD, 0, HOUR),
    ],
)
def test_the_wait_after_the_nth_refusal(strikes: int, told: RetryAfter, reset: float, wait: float) -> None:
    assert waits_after_refusal(strikes, told, reset) == (wait, wait)


@pytest.mark.parametrize(
    ("strikes", "told", "reset", "wait", "may_try_after"),
    [
        # A long wait that may have been milliseconds, and one that would cost too little to be tried.
        (1, told(7200, 7.2), 0, 7200, 7.2),
        (4, told(7200, 7.2), 0, 7200, 16),
        (1, told(7200, 7.2), 20, 7200, 20),
        (1, told(3600, 600), 0, HOUR, HOUR),
        (1, told(3601, 600), 0, 3601, 600),
        # What is unreadable, or has no end.
        (1, UNREADABLE, 0, 300, 60),
        (2, UNREADABLE, 0, 600, 120),
        (1, UNREADABLE, 400, 400, 400),
        (100_000, UNREADABLE, 0, HOUR, HOUR),
        (1, NO_END, 0, math.inf, 60),
        (2, NO_END, 0, math.inf, 120),
        (100_000, NO_END, 0, math.inf, HOUR),
        # A reset that is farther away than any limit lasts.
        (1, NOTHING_TOLD, LONGEST_RESET, LONGEST_RESET, 60),
        (1, told(30), LONGEST_RESET, LONGEST_RESET, 60),
        (2, told(30), LONGEST_RESET, LONGEST_RESET, 120),
        (1, told(90), LONGEST_RESET, LONGEST_RESET, 90),
        (1, NOTHING_TOLD, LONGEST_RESET - 1, LONGEST_RESET - 1, LONGEST_RESET - 1),
    ],
)
def test_when_the_person_may_try_before_the_end(
    strikes: int, told: RetryAfter, reset: float, wait: float, may_try_after: float
) -> None:
    assert waits_after_refusal(strikes, told, reset) == (wait, may_try_after)


@given(st.integers(1, 10**6), st.floats(0, allow_nan=False), st.floats(0, 1e9))
def test_the_wait_is_never_shorter_than_told(strikes: int, seconds: float, reset: float) -> None:
    wait, may_try_after = waits_after_refusal(strikes, told(seconds), reset)

    assert wait >= max(seconds, reset, 2)
    assert wait >= may_try_after
    assert wait >= waits_after_refusal(max(1, strikes - 1), told(seconds), reset)[0]


@pytest.mark.parametrize(("wait", "most"), [(2, 0.2), (60, 6), (100, 10), (86_400, 10), (math.inf, 10)])
def test_jitter_is_a_tenth_of_the_wait_and_ten_seconds_at_most(wait: float, most: float) -> None:
    assert jitter(wait, NoJitter()) == 0
    assert jitter(wait, MostJitter()) == pytest.approx(most)


@given(st.integers(1, 10**6), st.randoms(use_true_random=False))
def test_a_pause_after_a_failed_probe_is_at_most_a_minute(failures: int, random: Random) -> None:
    assert 2 <= pause_after_failure(failures, random) <= 60


def test_pauses_after_failed_probes_double() -> None:
    assert [pause_after_failure(failures, NoJitter()) for failures in range(1, 8)] == [
        2,
        4,
        8,
        16,
        32,
        60,
        60,
    ]
