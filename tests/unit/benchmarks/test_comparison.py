"""What a benchmark says about its figures: ratio of each run, spread, and whether a goal is reached."""

import json
from pathlib import Path

import pytest

from support.comparison import (
    Comparison,
    Goal,
    Spread,
    at_least,
    at_most,
    number,
    ratio_at_least,
    ratio_at_most,
    report,
    summary,
)


def test_the_ratio_is_that_of_each_run_because_the_computer_was_the_same_in_it() -> None:
    # The computer was ten times as slow in the second run.
    comparison = Comparison("start", "ms", measured=(150, 1100, 120), reference=(100, 1000, 100))
    assert comparison.ratio == Spread(median=1.2, least=1.1, most=1.5)


@pytest.mark.parametrize(
    ("goal", "is_reached"),
    [
        (ratio_at_most(1.2), True),
        (ratio_at_most(1.19), False),
        (ratio_at_least(1.2), True),
        (ratio_at_least(1.3), False),
        (at_most(120, "ms"), True),
        (at_most(119, "ms"), False),
        (at_least(120, "ms"), True),
        (at_least(121, "ms"), False),
    ],
    ids=str,
)
def test_a_goal_is_reached_when_the_median_keeps_its_bound(goal: Goal, is_reached: bool) -> None:
    comparison = Comparison("start", "ms", (120, 90, 500), (100, 100, 100), goal)
    assert comparison.is_reached is is_reached


def test_a_goal_for_the_ratio_is_not_reached_without_a_reference() -> None:
    assert Comparison("size", "MB", (3.0,), goal=ratio_at_most(2)).is_reached is False


@pytest.mark.parametrize(
    ("comparison", "cells"),
    [
        (
            Comparison("start", "ms", (150, 130, 120), (100, 100, 100), ratio_at_most(1.2)),
            ("start", "130 [120 … 150] ms", "100 ms", "1.30 [1.20 … 1.50] ×", "≤ 1.2 ×: MISSED"),
        ),
        (
            Comparison("search", "ms", (12.0,), goal=at_most(16, "ms")),
            ("search", "12.0 ms", "", "", "≤ 16 ms: reached"),
        ),
    ],
)
def test_a_line_has_the_medians_the_spread_and_the_verdict(
    comparison: Comparison, cells: tuple[str, ...]
) -> None:
    assert comparison.cells() == cells


@pytest.mark.parametrize(("measured", "reference"), [((), ()), ((1.0,), (1.0, 2.0)), ((1.0, 2.0), (1.0,))])
def test_what_was_not_measured_in_each_run_is_not_compared(
    measured: tuple[float, ...], reference: tuple[float, ...]
) -> None:
    with pytest.raises(ValueError, match="start"):
        Comparison("start", "ms", measured, reference)


@pytest.mark.parametrize(
    ("value", "text"), [(0.123, "0.12"), (9.994, "9.99"), (57.26, "57.3"), (182.4, "182"), (18_700, "18,700")]
)
def test_a_number_has_about_three_digits(value: float, text: str) -> None:
    assert number(value) == text


def test_one_table_has_the_newest_figures_of_each_benchmark_that_ran(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "build" / "bench.json"
    report("start", [Comparison("window", "ms", (300,), (100,))], results)
    report("size", [Comparison("package", "MB", (31,))], results)
    report("start", [Comparison("window", "ms", (120,), (100,))], results)
    assert "| window | 300 ms | 100 ms | 3.00 × |  |" in capsys.readouterr().out
    assert list(summary(["size", "memory", "start"], results))[2:] == [
        "| package | 31.0 MB |  |  |  |",
        "| window | 120 ms | 100 ms | 1.20 × |  |",
    ]
    kept = json.loads(results.read_text(encoding="utf-8"))
    assert kept["start"]["rows"][0]["ratio"] == {"median": 1.2, "least": 1.2, "most": 1.2}
