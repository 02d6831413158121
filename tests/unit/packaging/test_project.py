"""The facts about the project that all packages state, each read from one place."""

from pathlib import Path
from typing import Any

import pytest

import menagerie
from project import COMMANDS, HOLDER, ROOT, ProjectError, read_project

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


def test_the_version_is_the_applications_own_and_stands_nowhere_else() -> None:
    assert read_project().version == menagerie.__version__
    places = [path for path in (ROOT / "packaging").rglob("*") if path.suffix in {".py", ".sh", ".spec"}]
    assert [path for path in places if menagerie.__version__ in path.read_text("utf-8")] == []


def test_the_wheel_names_the_same_holder(pyproject: dict[str, Any]) -> None:
    assert pyproject["project"]["authors"] == [{"name": HOLDER}]


def test_the_packages_have_every_command_of_the_wheel(pyproject: dict[str, Any]) -> None:
    described = pyproject["project"]
    assert {*COMMANDS} == {*described["scripts"], *described["gui-scripts"]}


@pytest.mark.parametrize(
    ("file", "content", "message"),
    [
        ("packaging/CHANGELOG.md", "# Changes\n\n- something\n", r"does not begin with version 1\.1\.0"),
        ("packaging/CHANGELOG.md", LOG.replace("1.1.0", "1.2.0"), r"does not begin with version 1\.1\.0"),
        ("src/menagerie/__init__.py", "", "has no __version__"),
    ],
)
def test_sources_without_a_version_and_its_notes_are_not_packaged(
    root: Path, file: str, content: str, message: str
) -> None:
    (root / file).write_text(content, encoding="utf-8")
    with pytest.raises(ProjectError, match=message):
        read_project(root)
