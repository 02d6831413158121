"""What the desktop's tests and benchmarks start: this application, or an installed one that is named."""

import subprocess
import sys

import pytest

from support.programs import program_environment

SHOW = "from support.desktop.application import COMMAND; print(*COMMAND, sep='|')"


@pytest.mark.parametrize(
    ("named", "started"),
    [
        ("", [sys.executable, "-m", "menagerie"]),
        ("'/opt/a folder/menagerie' --log-level info", ["/opt/a folder/menagerie", "--log-level", "info"]),
    ],
)
def test_an_installed_application_can_be_named(named: str, started: list[str]) -> None:
    variables = program_environment(MENAGERIE_COMMAND=named)
    shown = subprocess.run(
        [sys.executable, "-c", SHOW], env=variables, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    )
    assert shown.stdout.strip().split("|") == started
