"""The bill of materials names what is carried, and is the same for the same sources."""

import json
import platform
from importlib.metadata import distribution
from typing import Any

import pytest

from bill_of_materials import bill_of_materials
from project import Project

TIME = 1_800_000_000
CARRIED = ("PySide6_Essentials", "httpx", "msgspec")


@pytest.fixture
def bill(described: Project) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(bill_of_materials(described, map(distribution, CARRIED), TIME))
    return read


def test_it_names_the_application_python_and_every_package(bill: dict[str, Any], described: Project) -> None:
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["version"] == described.version
    assert [component["name"] for component in bill["components"]] == ["Python", *CARRIED]
    assert [component["version"] for component in bill["components"]] == [
        platform.python_version(),
        *(distribution(name).version for name in CARRIED),
    ]


def test_a_package_is_named_as_its_index_names_it_and_has_a_licence(bill: dict[str, Any]) -> None:
    qt = bill["components"][1]
    assert qt["purl"] == f"pkg:pypi/pyside6-essentials@{qt['version']}"
    assert "LGPL-3.0-only" in json.dumps(qt["licenses"])


def test_the_application_depends_on_all_of_them(bill: dict[str, Any]) -> None:
    (dependency,) = bill["dependencies"]
    assert dependency["ref"] == bill["metadata"]["component"]["bom-ref"]
    assert dependency["dependsOn"] == [component["bom-ref"] for component in bill["components"]]


def test_the_same_sources_give_the_same_bill(described: Project) -> None:
    first, second, later = (
        bill_of_materials(described, map(distribution, CARRIED), time) for time in (TIME, TIME, TIME + 1)
    )
    assert first == second
    assert json.loads(first)["serialNumber"] != json.loads(later)["serialNumber"]
