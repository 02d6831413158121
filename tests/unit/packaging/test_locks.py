"""What the lock files promise."""

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

_LOCKS = ["runtime", "build", "package", "development"]


def pins(project: Path, name: str) -> dict[str, tuple[Requirement, frozenset[str]]]:
    """Return the pinned requirements of a lock file, each with its hashes, by the package's name."""
    text = (project / "packaging" / f"{name}.lock").read_text(encoding="utf-8")
    result = {}
    for entry in text.replace("\\\n", " ").splitlines():
        if entry and not entry.startswith("#"):
            requirement, *hashes = re.split(r"\s+--hash=", entry.strip())
            parsed = Requirement(requirement)
            assert parsed.name not in result, f"{parsed.name} has two pins"
            result[parsed.name] = parsed, frozenset(hashes)
    return result


@pytest.mark.parametrize("name", _LOCKS)
def test_every_package_has_one_exact_version_and_its_hashes(project: Path, name: str) -> None:
    assert pins(project, name)
    for requirement, hashes in pins(project, name).values():
        assert re.fullmatch(r"==[0-9][^*,]*", str(requirement.specifier))
        assert hashes
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes)


@pytest.mark.parametrize("name", _LOCKS)
def test_lock_files_hold_no_addresses(project: Path, name: str) -> None:
    text = (project / "packaging" / f"{name}.lock").read_text(encoding="utf-8")
    assert not re.search(r"://|@|--(?!hash=)", text)


def test_the_tests_run_on_exactly_what_is_shipped(project: Path) -> None:
    development = pins(project, "development")
    for name, (requirement, hashes) in pins(project, "runtime").items():
        tested, tested_hashes = development[name]
        assert (tested.specifier, tested_hashes) == (requirement.specifier, hashes)


def test_the_development_lock_can_build_the_project(project: Path) -> None:
    development = pins(project, "development")
    for name, (requirement, hashes) in pins(project, "build").items():
        assert (development[name][0].specifier, development[name][1]) == (requirement.specifier, hashes)


def _assert_locked(project: Path, name: str, requirements: list[str]) -> None:
    locked = pins(project, name)
    for requirement in map(Requirement, requirements):
        pin, _ = locked[canonicalize_name(requirement.name)]
        (version,) = (each.version for each in pin.specifier)
        assert requirement.specifier.contains(version), f"{pin} is locked, {requirement} is asked for"


def test_the_runtime_lock_agrees_with_pyproject(project: Path, pyproject: dict[str, Any]) -> None:
    _assert_locked(project, "runtime", pyproject["project"]["dependencies"])


def test_the_development_lock_agrees_with_pyproject(project: Path, pyproject: dict[str, Any]) -> None:
    _assert_locked(project, "development", pyproject["dependency-groups"]["development"])


def test_the_build_lock_agrees_with_pyproject(project: Path, pyproject: dict[str, Any]) -> None:
    _assert_locked(project, "build", pyproject["build-system"]["requires"])


def test_the_package_lock_agrees_with_pyproject(project: Path, pyproject: dict[str, Any]) -> None:
    _assert_locked(project, "package", pyproject["dependency-groups"]["packaging"])


def test_the_developer_command_installs_these_files_and_no_others(project: Path, dev: ModuleType) -> None:
    assert {Path(lock) for lock in dev.LOCKS} == {
        path.relative_to(project) for path in (project / "packaging").glob("*.lock")
    }
    assert set(dev.LOCKS) == {*dev.RUN.locks, *dev.PACKAGE.locks, *dev.TEST.locks}
