"""Every benchmark can be asked what it does."""

import subprocess
import sys
from pathlib import Path

import pytest

from support.programs import program_environment
from support.two_runs import sampled

TESTS = Path(__file__).parents[2]
BENCHMARKS = sorted((TESTS / "benchmarks").glob("*.py"))


@pytest.mark.parametrize("benchmark", sampled(BENCHMARKS), ids=lambda path: path.stem)
def test_a_benchmark_says_what_it_measures(benchmark: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", str(benchmark), "--help"],
        env=program_environment(),
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    first_line = benchmark.read_text(encoding="utf-8").splitlines()[0].removeprefix('"""')
    assert first_line in run.stdout
    assert run.stderr == ""
