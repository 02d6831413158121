"""The licence notices and the bill of materials of what a package carries."""

import json
import platform
from contextlib import suppress
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import pytest

from carried import bill_of_materials, carried_distributions, notices
from project import Project

TIME = 1_800_000_000


@pytest.fixture(autouse=True)
def licences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the texts that Qt for Python names without bringing them."""
    folder = tmp_path / "licences"
    folder.mkdir()
    for name in ("LGPL-3", "GPL-3"):
        (folder / name).write_text(f"the whole {name}", encoding="utf-8")
    monkeypatch.setenv("MENAGERIE_LICENCES", str(folder))
    return folder


@pytest.fixture
def carried() -> list[Distribution]:
    names = ("PySide6_Essentials", "httpx", "cryptography", "jaraco.classes")
    return [distribution(name) for name in names]


@pytest.fixture
def bill(described: Project, carried: list[Distribution]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(bill_of_materials(described, carried, TIME))
    return read


def test_a_package_that_is_locked_for_another_system_is_not_carried(tmp_path: Path) -> None:
    lock = tmp_path / "runtime.lock"
    lock.write_text("no-such-package==1 ; sys_platform == 'none' \\\nhttpx==0.28.1 \\\n", encoding="utf-8")
    assert next(carried_distributions(lock)).metadata["Name"] == "httpx"


def test_every_locked_package_brings_a_licence() -> None:
    here = []
    # The last one is PyInstaller, which only the environment that builds packages has.
    with suppress(PackageNotFoundError):
        for package in carried_distributions():
            here.append(package)  # noqa: PERF402 - those before the last are wanted
    assert len(here) > 20
    headings = notices(here).count("\n" + "=" * 78 + "\n") / 2
    assert headings == len(("Menagerie", "Python", *here))


def test_the_notices_have_every_text_of_a_package_and_those_that_qt_only_names(
    carried: list[Distribution],
) -> None:
    text = notices(carried, [("libexample, from Debian", "Do as you like.")])
    assert "The Menagerie contributors" in text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in text
    # The first of cryptography's three files only refers to the others.
    assert "Apache License" in text
    assert "Redistribution and use in source and binary forms" in text
    assert "the whole LGPL-3\n\nthe whole GPL-3" in text
    assert "libexample, from Debian" in text


def test_a_missing_licence_text_stops_the_build(
    tmp_path: Path, licences: Path, carried: list[Distribution]
) -> None:
    (licences / "LGPL-3").unlink()
    with pytest.raises(FileNotFoundError, match="has to carry the LGPL-3"):
        notices(carried)
    (tmp_path / "METADATA").write_text("Name: bare\nVersion: 1\n", encoding="utf-8")
    with pytest.raises(FileNotFoundError, match="bare 1 brings no licence"):
        notices([Distribution.at(tmp_path)])


def test_the_bill_names_the_application_python_and_every_package(
    bill: dict[str, Any], described: Project, carried: list[Distribution]
) -> None:
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["version"] == described.version
    assert [(each["name"], each["version"]) for each in bill["components"]] == [
        ("Python", platform.python_version()),
        *((each.metadata["Name"], each.version) for each in carried),
    ]
    assert bill["components"][1]["purl"] == f"pkg:pypi/pyside6-essentials@{carried[0].version}"
    (dependency,) = bill["dependencies"]
    assert dependency["ref"] == bill["metadata"]["component"]["bom-ref"]
    assert dependency["dependsOn"] == [each["bom-ref"] for each in bill["components"]]


def test_the_bill_has_every_licence_however_the_package_states_it(bill: dict[str, Any]) -> None:
    _, qt, httpx, cryptography, classes = (each["licenses"] for each in bill["components"])
    assert qt == [{"license": {"name": "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"}}]
    assert httpx == [{"license": {"name": "BSD-3-Clause"}}]
    assert cryptography == [{"expression": "Apache-2.0 OR BSD-3-Clause"}]
    assert classes == [{"license": {"name": "MIT License"}}]


def test_the_same_sources_give_the_same_bill(described: Project, carried: list[Distribution]) -> None:
    first, second, later = (bill_of_materials(described, carried, time) for time in (TIME, TIME, TIME + 1))
    assert first == second
    assert json.loads(first)["serialNumber"] != json.loads(later)["serialNumber"]
