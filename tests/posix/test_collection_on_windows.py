"""The tests that run on every system can be collected where the names that only POSIX has are missing."""

import subprocess
import sys
from pathlib import Path

import pytest

from support.patience import LONGEST_WAIT
from support.programs import program_environment

TESTS = Path(__file__).parents[1]


@pytest.mark.thorough
@pytest.mark.parametrize("folder", ["contract", "unit", "ui"])
def test_every_test_is_found(folder: str) -> None:
    words = ["-p", "support.without_posix", "-n", "0", "-q", "--collect-only", str(TESTS / folder)]
    ended = subprocess.run(
        # A conftest.py leaves these out there, with all that knows Debian's PostgreSQL.
        [sys.executable, "-m", "pytest", *words, "--ignore-glob=*/contract/test_shared_*.py"],
        env=program_environment(),
        cwd=TESTS.parent,
        check=False,
        capture_output=True,
        text=True,
        timeout=LONGEST_WAIT,
    )
    assert ended.returncode == 0, ended.stdout[-3000:] + ended.stderr
