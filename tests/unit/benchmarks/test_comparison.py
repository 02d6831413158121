"""What a benchmark says about its figures: ratio of each run, spread, and whether a goal is reached."""

import json
from pathlib import Path

import pytest

from support.comparison import (
    Comparison,
    Spread,
    at_least,
    at_most,
    ratio_at_least,
    ratio_at_most,
    report,
    summary,
)


def test_the_ratio_is_that_of_each_run_and_a_goal_is_reached_when_the_median_keeps_its_bound() -> None:
    # The computer was ten times as slow in the second run.
    comparison = Comparison("start", "ms", measured=(150, 1100, 120), reference=(100, 1000, 100))
    assert comparison.ratio == Spread(median=1.2, least=1.1, most=1.5)
    for goal, is_reached in (
        (ratio_at_most(1.2), True),
        (ratio_at_most(1.19), False),
        (ratio_at_least(1.2), True),
        (ratio_at_least(1.3), False),
        (at_most(120, "ms"), True),
        (at_most(119, "ms"), False),
        (at_least(120, "ms"), True),
        (at_least(121, "ms"), False),
    ):
        comparison = Comparison("start", "ms", (120, 90, 500), (100, 100, 100), goal)
        assert comparison.is_reached is is_reached


def test_one_table_has_the_newest_figures_of_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
