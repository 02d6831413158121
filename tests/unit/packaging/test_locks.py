"""What the lock files promise."""

import re
from functools import cache
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dev
from dev import BUILD_LOCK, DEVELOPMENT_LOCK, LOCKS, PACKAGE, PACKAGE_LOCK, RUN, RUNTIME_LOCK, TEST
from lock import SOURCES
from project import ROOT

PYTHONS = tuple(f"3.{minor}" for minor in range(dev.OLDEST_PYTHON[1], dev.NEWEST_PYTHON[1] + 1))
SYSTEMS = ("linux", "win32", "darwin")


def wanted(requirement: Requirement, python: str) -> bool:
    """Return whether any system installs the requirement on this version of Python."""
    version = {"python_version": python, "python_full_version": f"{python}.0"}
    marker = requirement.marker
    return marker is None or any(marker.evaluate({**version, "sys_platform": system}) for system in SYSTEMS)


@cache
def pins(lock: str, python: str) -> dict[str, tuple[Requirement, frozenset[str]]]:
    """Return what a lock file installs on this Python, each with its hashes, by the package's name."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    result = {}
    for entry in text.replace("\\\n", " ").splitlines():
        if entry and not entry.startswith("#"):
            requirement, *hashes = re.split(r"\s+--hash=", entry.strip())
            parsed = Requirement(requirement)
            if wanted(parsed, python):
                assert parsed.name not in result, f"{parsed.name} has two pins"
                result[parsed.name] = parsed, frozenset(hashes)
    return result


def test_every_package_has_one_exact_version_and_its_hashes_and_no_address() -> None:
    for lock in LOCKS:
        for python in PYTHONS:
            assert pins(lock, python)
            for requirement, hashes in pins(lock, python).values():
                assert re.fullmatch(r"==[0-9][^*,]*", str(requirement.specifier))
                assert hashes
                assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes)
        assert not re.search(r"://|@|--(?!hash=)", (ROOT / lock).read_text(encoding="utf-8"))


def test_the_tests_run_on_what_is_shipped_and_the_command_installs_every_lock_file() -> None:
    for shipped in (RUNTIME_LOCK, BUILD_LOCK):
        for python in PYTHONS:
            tested = pins(DEVELOPMENT_LOCK, python)
            for name, (requirement, hashes) in pins(shipped, python).items():
                assert (tested[name][0].specifier, tested[name][1]) == (requirement.specifier, hashes)
    assert {ROOT / lock for lock in LOCKS} == {*(ROOT / "packaging").glob("*.lock")}
    assert {*LOCKS} == {*SOURCES}
    assert {*LOCKS} == {*RUN.locks, *PACKAGE.locks, *TEST.locks}


def test_a_lock_file_agrees_with_pyproject(pyproject: dict[str, Any]) -> None:
    for lock, table, key in (
        (RUNTIME_LOCK, "project", "dependencies"),
        (BUILD_LOCK, "build-system", "requires"),
        (PACKAGE_LOCK, "dependency-groups", "packaging"),
        (DEVELOPMENT_LOCK, "dependency-groups", "development"),
    ):
        # The others include a whole group.
        named = [Requirement(each) for each in pyproject[table][key] if isinstance(each, str)]
        for python in PYTHONS:
            for requirement in named:
                if wanted(requirement, python):
                    pin, _ = pins(lock, python)[canonicalize_name(requirement.name)]
                    (version,) = (each.version for each in pin.specifier)
                    assert requirement.specifier.contains(version), (
                        f"{pin} is locked, {requirement} is asked for"
                    )
