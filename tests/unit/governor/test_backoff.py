"""Waits grow, keep what was told in full, and are never shortened by chance (interface 8.3)."""

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.governor.backoff import jitter, pause_after_failure, wait_after_refusal
from support.asking import MostJitter, NoJitter


@pytest.mark.parametrize(
    ("strikes", "told", "reset", "wait"),
    [
        (1, 30, 0, 30),
        (2, 30, 0, 60),
        (3, 30, 0, 120),
        (1, 0.5, 0, 2),
        (2, 0.5, 0, 4),
        (1, 0, 0, 60),
        (2, 0, 0, 120),
        (1, 0, 20, 20),
        (1, 30, 45, 45),
        (2, 30, 45, 60),
        (1, 0, 1, 2),
        (9, 30, 0, 3600),
        (1, 7200, 0, 7200),
        (5, 7200, 0, 7200),
        (1, 0, 80_000, 80_000),
        (100_000, 2, 0, 3600),
        (100_000, math.inf, 0, math.inf),
    ],
)
def test_the_wait_after_the_nth_refusal(strikes: int, told: float, reset: float, wait: float) -> None:
    assert wait_after_refusal(strikes, told, reset) == wait


@given(st.integers(1, 10**6), st.floats(0, allow_nan=False), st.floats(0, allow_nan=False))
def test_the_wait_is_never_shorter_than_told(strikes: int, told: float, reset: float) -> None:
    wait = wait_after_refusal(strikes, told, reset)

    assert wait >= max(told, reset, 2)
    assert wait >= wait_after_refusal(max(1, strikes - 1), told, reset)


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
