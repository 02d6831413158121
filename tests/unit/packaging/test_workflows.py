"""What the workflows of the checks and of a release promise."""

import re
import subprocess
import sys
import textwrap
from typing import Any

import pytest
from ruamel.yaml import YAML

import dev
import package
from project import ROOT

FOLDER = ROOT / ".github/workflows"
WORKFLOWS = ("checks.yml", "release.yml")
PINNED = re.compile(r"uses: [\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def workflow(name: str) -> dict[str, Any]:
    read: dict[str, Any] = YAML(typ="safe", pure=True).load(text(name))
    return read


def jobs(name: str) -> dict[str, Any]:
    read: dict[str, Any] = workflow(name)["jobs"]
    return read


def scripts() -> list[str]:
    """Return the Python programs in the workflows' commands that use our own modules."""
    commands = [
        step.get("run", "") for name in WORKFLOWS for job in jobs(name).values() for step in job["steps"]
    ]
    found = [re.findall(r'python -c "\n(.*?)"', command, re.DOTALL) for command in commands]
    return [textwrap.dedent(script) for each in found for script in each]


@pytest.mark.parametrize("name", WORKFLOWS)
def test_every_foreign_action_is_pinned_by_its_commit(name: str) -> None:
    used = [line for line in text(name).splitlines() if "uses:" in line]
    assert used
    assert [line for line in used if not PINNED.search(line)] == []


@pytest.mark.parametrize("name", WORKFLOWS)
def test_only_the_job_that_makes_the_draft_may_write(name: str) -> None:
    assert workflow(name)["permissions"] == {"contents": "read"}
    allowed = {job: each["permissions"] for job, each in jobs(name).items() if "permissions" in each}
    assert allowed == ({"draft": {"contents": "write"}} if name == "release.yml" else {})


def test_the_tests_run_on_every_supported_python() -> None:
    (_, oldest), (_, newest) = dev.OLDEST_PYTHON, dev.NEWEST_PYTHON
    matrix = jobs("checks.yml")["tests"]["strategy"]["matrix"]
    assert matrix["python"] == [f"3.{minor}" for minor in range(oldest, newest + 1)]


@pytest.mark.parametrize(("name", "job"), [("checks.yml", "tests"), ("release.yml", "build")])
def test_tests_and_packages_run_on_every_system_that_has_packages(name: str, job: str) -> None:
    labels = {"linux": "ubuntu-", "win32": "windows-", "darwin": "macos-"}
    systems = jobs(name)[job]["strategy"]["matrix"]["system"]
    for system in package.SYSTEMS:
        assert any(each.startswith(labels[system]) for each in systems)


@pytest.mark.parametrize("script", scripts(), ids=lambda script: script.splitlines()[1].strip()[-40:])
def test_the_scripts_in_the_workflows_run_with_a_python_that_has_no_packages(script: str) -> None:
    command = [sys.executable, "-I", "-S", "-c", script]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip()
