"""What the workflows of a release and of the checks promise, read from them."""

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

import package

_FOLDER = Path(__file__).parents[3] / ".github/workflows"
_WORKFLOWS = sorted(path.name for path in _FOLDER.glob("*.yml"))
_PINNED = re.compile(r"uses: [\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def text(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")


def jobs(name: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(text(name))["jobs"]
    return read


def commands(job: dict[str, Any]) -> str:
    return "\n".join(step.get("run", "") for step in job["steps"])


def test_there_are_workflows_for_the_checks_and_for_a_release() -> None:
    assert _WORKFLOWS == ["checks.yml", "release.yml"]


@pytest.mark.parametrize("name", _WORKFLOWS)
def test_every_foreign_action_is_pinned_by_its_commit_with_its_version_beside_it(name: str) -> None:
    used = [line for line in text(name).splitlines() if "uses:" in line]
    assert used
    assert [line for line in used if not _PINNED.search(line)] == []


def test_the_same_action_has_the_same_commit_everywhere() -> None:
    pins: dict[str, set[str]] = {}
    for name in _WORKFLOWS:
        for action, pin in re.findall(r"uses: ([^@\s]+)@(.+)", text(name)):
            pins.setdefault(action, set()).add(pin)
    assert {action: pin for action, pin in pins.items() if len(pin) > 1} == {}


@pytest.mark.parametrize("name", _WORKFLOWS)
def test_a_job_may_read_and_no_more_but_for_the_one_that_makes_the_draft(name: str) -> None:
    assert yaml.safe_load(text(name))["permissions"] == {"contents": "read"}
    allowed = {job: each["permissions"] for job, each in jobs(name).items() if "permissions" in each}
    assert allowed == ({"draft": {"contents": "write"}} if name == "release.yml" else {})


@pytest.mark.parametrize("name", _WORKFLOWS)
def test_no_job_runs_for_hours(name: str) -> None:
    assert all(job["timeout-minutes"] <= 60 for job in jobs(name).values())


def test_the_tests_run_on_every_supported_python(dev: ModuleType) -> None:
    (_, oldest), (_, newest) = dev.OLDEST_PYTHON, dev.NEWEST_PYTHON
    matrix = jobs("checks.yml")["tests"]["strategy"]["matrix"]
    assert matrix["python"] == [f"3.{minor}" for minor in range(oldest, newest + 1)]


@pytest.mark.parametrize(("name", "job"), [("checks.yml", "tests"), ("release.yml", "build")])
def test_tests_and_packages_run_on_every_system_that_has_packages(name: str, job: str) -> None:
    labels = {"linux": "ubuntu-", "win32": "windows-", "darwin": "macos-"}
    systems = jobs(name)[job]["strategy"]["matrix"]["system"]
    for system in package.SYSTEMS:
        assert any(each.startswith(labels[system]) for each in systems)


def test_on_linux_all_tests_run() -> None:
    (command,) = (
        step["run"] for step in jobs("checks.yml")["tests"]["steps"] if step.get("name") == "Run all tests"
    )
    assert command == "python packaging/dev.py test"


def test_only_a_tag_makes_a_release_and_it_has_to_name_the_version() -> None:
    # YAML takes the word "on" for a yes.
    assert yaml.safe_load(text("release.yml"))[True] == {"push": {"tags": ["v*"]}}
    assert 'test "$GITHUB_REF_NAME" = "v$version"' in commands(jobs("release.yml")["build"])


@pytest.mark.parametrize(
    "package_file", ["*.deb", "*-linux-*.tar.xz", "*.rpm", "*-setup.exe", "*.msi", "*.dmg", "*.whl"]
)
def test_every_package_is_installed_and_checks_itself(package_file: str) -> None:
    (step,) = (
        step["run"]
        for step in jobs("release.yml")["build"]["steps"]
        if package_file in step.get("run", "") and "rm dist" not in step["run"]
    )
    assert "--self-check" in step


def test_the_release_is_a_draft_with_checksums_of_everything() -> None:
    job = jobs("release.yml")["draft"]
    assert job["needs"] == "build"
    assert "sha256sum -- *" in commands(job)
    assert "--draft" in commands(job)
