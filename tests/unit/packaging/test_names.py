"""The names under which the project is published: set in one place, found in every package."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from linux.debian import changelog, control_file
from linux.desktop import metainfo
from linux.redhat import specification
from macos.bundle import info_plist
from project import ADDRESS, Project
from windows.msi import description
from windows.nsis import names

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


def test_every_package_takes_the_names_from_one_place(published: Project, tmp_path: Path) -> None:
    stated = texts(published, tmp_path)

    def stating(name: str) -> set[str]:
        return {package for package, text in stated.items() if name in text}

    assert stating(PAGE) == {"deb", "rpm", "metainfo", "installer", "msi"}
    assert stating("example.menagerie.app") == {"metainfo", "macOS"}
    assert stating("help@menagerie.example") == {"deb", "change log of the deb", "rpm", "metainfo"}
    assert stating("invalid") == set()


def test_without_an_address_nothing_mentions_one(described: Project, tmp_path: Path) -> None:
    stated = texts(replace(described, address=None), tmp_path)
    assert stated["deb"].splitlines().count("Priority: optional") == 1
    for field in ("Homepage", "URL:", "<url ", "ADDRESS", "ARPHELPLINK", "None"):
        assert [package for package, text in stated.items() if field in text] == []


def test_the_wheel_states_the_same_address(pyproject: dict[str, Any]) -> None:
    assert pyproject["project"].get("urls", {}).get("Homepage") == ADDRESS
