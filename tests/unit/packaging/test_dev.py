"""What the developer command installs, and what it says where it cannot go on."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from subprocess import CalledProcessError
from typing import Any

import pytest
from packaging.specifiers import SpecifierSet

import dev
from dev import RUN, TEST, SetupError, interpreter, prepare, run_step, system_packages
from package import source_time
from project import ROOT
from support.two_runs import sampled

EVERYTHING = ["Making", "Installing", "Installing"]


class RecordedSteps:
    """Records each step in place of running it, and makes the file that ``python -m venv`` would make."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.commands: list[Sequence[str]] = []
        self.fails_at = -1

    def __call__(self, sentence: str, command: Sequence[str]) -> None:
        self.taken.append(sentence.split(maxsplit=1)[0])
        self.commands.append(command)
        if len(self.taken) - 1 == self.fails_at:
            raise SetupError("failed")
        if "venv" in command:
            python = interpreter(Path(command[-1]))
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "packaging").mkdir()
    for name in (*dev.LOCKS, dev.SYSTEM_PACKAGES):
        (tmp_path / name).write_text("content", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'a'\n[tool.ruff]\n", encoding="utf-8")
    return tmp_path


def set_up(root: Path, fails_at: int = -1) -> RecordedSteps:
    """Set up what the application needs to run. The system has it, since it has what the tests need."""
    steps = RecordedSteps()
    steps.fails_at = fails_at
    with nullcontext() if fails_at < 0 else pytest.raises(SetupError):
        prepare(RUN, root, steps)
    return steps


def replace(name: str, old: str, new: str) -> Callable[[Path], object]:
    return lambda root: (root / name).write_text(
        (root / name).read_text("utf-8").replace(old, new), encoding="utf-8"
    )


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda _root: None, []),
        (replace("pyproject.toml", "ruff", "mypy"), []),
        (replace("pyproject.toml", "'a'", "'b'"), EVERYTHING),
        *[(replace(lock, "content", "other"), EVERYTHING) for lock in dev.LOCKS],
        (lambda root: interpreter(root / ".venv").unlink(), EVERYTHING),
        (lambda root: (root / ".venv/menagerie.stamp").write_bytes(b"\xff half"), EVERYTHING),
    ],
)
def test_a_later_start_installs_only_if_something_changed(
    root: Path, change: Callable[[Path], object], expected: list[str]
) -> None:
    assert set_up(root).taken == EVERYTHING
    change(root)
    assert set_up(root).taken == expected


@pytest.mark.parametrize("fails_at", range(len(EVERYTHING)))
def test_after_a_failed_set_up_the_next_start_makes_everything(root: Path, fails_at: int) -> None:
    set_up(root, fails_at)
    steps = set_up(root)
    assert steps.taken == EVERYTHING
    # By their hashes, and the project without a network.
    _, packages, project = steps.commands
    assert {"--require-hashes", "--only-binary=:all:"} <= {*packages}
    assert {"--no-index", "--no-deps", "--no-build-isolation"} <= {*project}


def test_a_failing_step_shows_the_last_lines_of_its_program() -> None:
    program = "import sys; print(*(f'line {n}' for n in range(1, 41)), sep='\\n'); sys.exit(3)"
    with pytest.raises(SetupError) as caught:
        run_step("Counting", [sys.executable, "-c", program])
    assert "line 40" in str(caught.value)
    assert "line 25\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("installer", "names"),
    [
        ("apt-get", ["libxcb-shape0", "xvfb"]),
        ("dnf", ["libxcb"]),
        ("pacman", ["libxcb"]),
        ("zypper", ["libxcb-shape0"]),
        ("", ["libxcb-shape.so.0", "Xvfb"]),
    ],
)
def test_what_is_missing_is_named_as_the_systems_installer_calls_it(installer: str, names: list[str]) -> None:
    def is_there(wanted: str) -> bool:
        return wanted not in {"libxcb-shape.so.0", "Xvfb"}

    assert system_packages(TEST, installer, is_there) == names
    assert "xvfb" not in system_packages(RUN, installer, is_there)


def test_the_supported_pythons_are_those_of_pyproject(pyproject: dict[str, Any]) -> None:
    asked = SpecifierSet(pyproject["project"]["requires-python"])
    for minor in range(8, dev.NEWEST_PYTHON[1] + 1):
        assert (dev.unsupported_python((3, minor)) is None) == asked.contains(f"3.{minor}"), minor


def test_an_old_python_can_read_the_command_far_enough_to_say_that_it_is_too_old() -> None:
    tree = ast.parse((ROOT / "packaging/dev.py").read_text(encoding="utf-8"), feature_version=(3, 7))
    # GIVEN all that runs before it may end, without this Python's version
    end = next(n for n, one in enumerate(tree.body) if "sys.exit" in ast.unparse(one))
    before = "\n".join(map(ast.unparse, tree.body[:end]))
    # THEN none of it evaluates a type in the syntax of later Pythons, or a later future
    assert "__future__" not in before
    assert not re.search(r"(: |-> )(tuple|list|dict|str \|)", before)
    sentence = dev.unsupported_python((3, 6))
    assert sentence is not None
    assert "from 3.11 to 3.15; this is 3.6 (" in sentence


def test_the_time_of_packages_comes_with_the_commit_and_with_a_source_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    (tmp_path / "pyproject.toml").touch()
    os.utime(tmp_path / "pyproject.toml", (1, 1234567890))
    assert source_time(tmp_path) == 1234567890
    (tmp_path / ".git").touch()
    with pytest.raises(CalledProcessError, match="git"):
        source_time(tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "5")
    assert source_time(tmp_path) == 5


@pytest.mark.parametrize(
    "command", sampled(words[0] for _, words in dev.COMMANDS.values() if words[0].endswith(".py"))
)
def test_each_command_with_a_module_of_its_own_says_how_it_is_used(command: str) -> None:
    asked = subprocess.run(
        [sys.executable, command, "--help"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert "usage: " in f"{asked.stdout}{asked.stderr}".lower(), asked.stderr
