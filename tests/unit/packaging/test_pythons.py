"""Which command starts another Python, for a person whose own is too old or too new."""

import sys
from collections.abc import Callable, Sequence

import pytest

from pythons import find_python, output_of

VERSIONS = ((3, 15), (3, 14), (3, 13), (3, 12), (3, 11))
NEW_LAUNCHER = """\
 -V:3.16 *        Python 3.16 (64-bit)
 -V:3.15t         Python 3.15 (64-bit, freethreaded)
 -V:3.14-32       Python 3.14 (32-bit)
 -V:3.13          Python 3.13 (64-bit)
 -V:3.11          Python 3.11 (64-bit)
 -V:ContinuumAnalytics/py312 Anaconda
"""
OLD_LAUNCHER = """\
Installed Pythons found by py Launcher for Windows
 -3.16-64 *
 -3.14-32
 -3.12-64
 -3.9-64
"""
INSTALL_MANAGER = """\
 -V:3.16[-64] *   Python 3.16.0
 -V:3.14[-64]     Python 3.14.2
"""


def system(**outputs: str) -> Callable[[Sequence[str]], str | None]:
    """Return what the programs of a system print; each name stands for a program, with its dot left out."""
    return lambda command: outputs.get(command[0].replace(".", ""))


def test_the_newest_python_on_the_path_is_named() -> None:
    found = find_python(VERSIONS, system(python312="3.12.1", python311="3.11.2"), on_windows=False)
    assert found == "python3.12"


def test_without_any_none_is_named() -> None:
    assert find_python(VERSIONS, system(python310="3.10.0"), on_windows=False) is None
    assert find_python(VERSIONS, system(), on_windows=True) is None


@pytest.mark.parametrize(
    ("listed", "command"),
    [(NEW_LAUNCHER, "py -3.13"), (OLD_LAUNCHER, "py -3.12"), (INSTALL_MANAGER, "py -3.14")],
    ids=["launcher of 3.11 and later", "launcher before 3.11", "install manager"],
)
def test_on_windows_the_launcher_starts_the_newest_that_has_wheels(listed: str, command: str) -> None:
    assert find_python(VERSIONS, system(py=listed), on_windows=True) == command


def test_on_windows_a_python_without_the_launcher_counts_too() -> None:
    assert find_python(VERSIONS, system(python313="3.13.0"), on_windows=True) == "python3.13"


def test_a_program_that_is_there_and_fails_does_not_count() -> None:
    assert output_of([sys.executable, "-c", "print('here')"]) == "here\n"
    assert output_of([sys.executable, "-c", "raise SystemExit(127)"]) is None
    assert output_of(["no such program"]) is None
