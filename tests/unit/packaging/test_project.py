"""What all packages say of the project stands in one place each."""

from datetime import date
from pathlib import Path

import pytest

import menagerie
from project import ProjectError, Release, day_of, read_project, read_releases, source_time

LOG = """\
# Changes

- not a release

## 1.1.0 (2027-02-03)

- Two.
- Three.

## 1.0.0 (2026-12-31)

- One.
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "src/menagerie").mkdir(parents=True)
    (tmp_path / "packaging").mkdir()
    (tmp_path / "src/menagerie/__init__.py").write_text('__version__ = "1.1.0"\n', encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text('[project]\ndescription = "A thing."\n', encoding="utf-8")
    (tmp_path / "packaging/CHANGELOG.md").write_text(LOG, encoding="utf-8")
    return tmp_path


def test_the_change_log_begins_with_the_version_that_the_application_says() -> None:
    project = read_project()
    assert project.version == menagerie.__version__ == project.releases[0].version


def test_the_version_and_the_releases_come_from_the_sources(root: Path) -> None:
    project = read_project(root)
    assert (project.version, project.summary) == ("1.1.0", "A thing")
    assert project.releases == (
        Release("1.1.0", date(2027, 2, 3), ("Two.", "Three.")),
        Release("1.0.0", date(2026, 12, 31), ("One.",)),
    )


@pytest.mark.parametrize("log", ["# Changes\n", LOG.replace("1.1.0", "1.2.0")])
def test_a_version_that_the_change_log_does_not_know_is_not_packaged(root: Path, log: str) -> None:
    (root / "packaging/CHANGELOG.md").write_text(log, encoding="utf-8")
    with pytest.raises(ProjectError, match=r"does not begin with version 1\.1\.0"):
        read_project(root)


def test_sources_without_a_version_are_not_packaged(root: Path) -> None:
    (root / "src/menagerie/__init__.py").write_text("", encoding="utf-8")
    with pytest.raises(ProjectError, match="has no __version__"):
        read_project(root)


def test_a_change_log_without_releases_has_none() -> None:
    assert read_releases("# Changes\n\n- something\n") == ()


def test_the_stated_time_counts_before_that_of_the_last_commit(tmp_path: Path) -> None:
    assert source_time(tmp_path, {"SOURCE_DATE_EPOCH": "1800000000"}) == 1_800_000_000
    assert day_of(1_800_000_000) == date(2027, 1, 15)


def test_without_a_commit_and_a_stated_time_nothing_is_packaged(tmp_path: Path) -> None:
    with pytest.raises(ProjectError, match="SOURCE_DATE_EPOCH"):
        source_time(tmp_path, {})
