"""The facts and names that all packages state, each read from one place."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import menagerie
from linux.debian import changelog, control_file
from linux.desktop import metainfo
from linux.redhat import specification
from macos.bundle import info_plist
from menagerie.settings.environments import EnvironmentId, load_environments
from menagerie.settings.paths import Paths
from project import ADDRESS, COMMANDS, HOLDER, ROOT, Project, ProjectError, read_project
from windows.msi import description
from windows.nsis import names

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


def test_the_wheel_names_the_same_holder_address_and_all_commands(pyproject: dict[str, Any]) -> None:
    assert pyproject["project"]["authors"] == [{"name": HOLDER}]
    described = pyproject["project"]
    assert {*COMMANDS} == {*described["scripts"], *described["gui-scripts"]}
    assert described.get("urls", {}).get("Homepage") == ADDRESS


def test_sources_without_a_version_and_its_notes_are_not_packaged(root: Path) -> None:
    for file, content, message in (
        ("packaging/CHANGELOG.md", "# Changes\n\n- something\n", r"does not begin with version 1\.1\.0"),
        ("packaging/CHANGELOG.md", LOG.replace("1.1.0", "1.2.0"), r"does not begin with version 1\.1\.0"),
        ("src/menagerie/__init__.py", "", "has no __version__"),
    ):
        before = (root / file).read_text("utf-8")
        (root / file).write_text(content, encoding="utf-8")
        with pytest.raises(ProjectError, match=message):
            read_project(root)
        (root / file).write_text(before, encoding="utf-8")


PAGE = "https://menagerie.example"


@pytest.fixture
def published(described: Project) -> Project:
    return replace(
        described, address=PAGE, application_id="example.menagerie.app", contact="help@menagerie.example"
    )


def texts(project: Project, folder: Path) -> dict[str, str]:
    """Return what each package states about the project."""
    return {
        "deb": control_file(project, "amd64", "libc6", 1),
        "change log of the deb": changelog(project),
        "rpm": specification(project, folder),
        "metainfo": metainfo(project),
        "installer": repr(names(project)),
        "msi": description(project, folder, folder / "menagerie.ico"),
        "macOS": repr(info_plist(project, "14.0")),
    }


def test_every_package_takes_the_names_from_one_place_and_none_mentions_what_is_missing(
    published: Project, tmp_path: Path, described: Project
) -> None:
    stated = texts(published, tmp_path)

    def stating(name: str) -> set[str]:
        return {package for package, text in stated.items() if name in text}

    assert stating(PAGE) == {"deb", "rpm", "metainfo", "installer", "msi"}
    assert stating("example.menagerie.app") == {"metainfo", "macOS"}
    assert stating("help@menagerie.example") == {"deb", "change log of the deb", "rpm", "metainfo"}
    assert stating("invalid") == set()
    # Without an address nothing mentions one.
    without = texts(replace(described, address=None), tmp_path)
    assert without["deb"].splitlines().count("Priority: optional") == 1
    for field in ("Homepage", "URL:", "<url ", "ADDRESS", "ARPHELPLINK", "None"):
        assert [package for package, text in without.items() if field in text] == []


def test_the_example_of_environments_is_read_without_a_problem(tmp_path: Path) -> None:
    example = (ROOT / "packaging/environments.toml").read_text("utf-8")
    # As it is, and with what it only shows.
    for text in (example, example.replace("# plan", "plan").replace("# requests", "requests")):
        (tmp_path / "environments.toml").write_text(text, encoding="utf-8")
        environments = load_environments(Paths(tmp_path / "data", site_directory=tmp_path), {})
        by_id = {environment.id: environment for environment in environments}
        for identifier in (EnvironmentId.PRODUCTION, EnvironmentId.STAGING):
            environment = by_id[identifier]
            assert environment.base_url is not None
            assert (environment.problem, environment.plan_problem) == (None, None)
