"""The bill of materials of what a package carries, and that it misses no binary file."""

import json
import platform
import sqlite3
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import qVersion

from carried import MaterialError, embedded_works
from materials import bill_of_materials
from project import COMMANDS, Project

TIME = 1_800_000_000
ELF = b"\x7fELF\x02\x01\x01"
PE = b"MZ\x90\x00"
# Its name depends on the version of Python.
OF_CRYPTOGRAPHY = next(
    file.as_posix() for file in distribution("cryptography").files or () if file.suffix in {".so", ".pyd"}
)
# Where Qt for Python lies in its wheels on Linux and Windows.
FILES = {
    "menagerie": ELF,
    "_internal/PySide6/Qt/lib/libQt6Core.so.6": ELF,
    "_internal/PySide6/Qt/lib/libicuuc.so.73": ELF + b"\0" + b"73.2\0",
    "_internal/PySide6/Qt/lib/libicudata.so.73": ELF,
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so": ELF,
    "_internal/PySide6/Qt6Gui.dll": PE,
    "_internal/VCRUNTIME140.dll": PE,
    f"_internal/{OF_CRYPTOGRAPHY}": ELF,
    "_internal/libpython3.13.so.1.0": ELF,
    "_internal/libsqlite3.so.0": ELF,
    "_internal/python3.13/lib-dynload/_sqlite3.cpython-313-x86_64-linux-gnu.so": ELF + b"libsqlite3.so.0\0",
    "_internal/menagerie/_resources/help/welcome.md": b"# Welcome\n",
}


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    folder = tmp_path / "frozen"
    for name, content in FILES.items():
        write(folder / name, content)
    (folder / "_internal/libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    return folder


@pytest.fixture
def carried(tmp_path: Path) -> list[Distribution]:
    names = ("PySide6_Essentials", "httpx", "cryptography", "jaraco.classes")
    return [*map(distribution, names), wheel(tmp_path / "pyinstaller", "pyinstaller")]


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def wheel(folder: Path, name: str, *files: str) -> Distribution:
    """Return an installed distribution that has these files."""
    # Python lists only those that are there.
    for file in files:
        write(folder / file, b"")
    metadata = folder / f"{name}-1.dist-info"
    write(metadata / "METADATA", f"Name: {name}\nVersion: 1\n".encode())
    write(metadata / "RECORD", "".join(f"{file},,\n" for file in files).encode())
    return Distribution.at(metadata)


def bill(project: Project, frozen: Path, carried: list[Distribution]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(bill_of_materials(project, frozen, carried, TIME))
    return read


def component(bill: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any]
    (found,) = (each for each in bill["components"] if each["name"] == name)
    return found


def files(component: dict[str, Any]) -> list[str]:
    return [each["location"] for each in component.get("evidence", {}).get("occurrences", ())]


def test_the_bill_names_the_application_python_every_library_and_every_package(
    described: Project, frozen: Path, carried: list[Distribution]
) -> None:
    read = bill(described, frozen, carried)
    assert (read["bomFormat"], read["specVersion"]) == ("CycloneDX", "1.6")
    assert read["metadata"]["component"]["version"] == described.version
    assert [(each["name"], each.get("version")) for each in read["components"]] == [
        ("Python", platform.python_version()),
        ("ICU", "73.2"),
        ("Qt", qVersion()),
        ("Microsoft Visual C++ runtime", None),
        ("SQLite", sqlite3.sqlite_version),
        *((each.metadata["Name"], each.version) for each in carried),
    ]
    assert (
        component(read, "PySide6_Essentials")["purl"] == f"pkg:pypi/pyside6-essentials@{carried[0].version}"
    )
    (dependency,) = read["dependencies"]
    assert dependency["ref"] == read["metadata"]["component"]["bom-ref"]
    assert dependency["dependsOn"] == [each["bom-ref"] for each in read["components"]]


def test_every_binary_file_belongs_to_exactly_one_component(
    described: Project, frozen: Path, carried: list[Distribution]
) -> None:
    read = bill(described, frozen, carried)
    listed = [file for each in read["components"] for file in files(each)]
    assert sorted(listed) == sorted(name for name in FILES if not name.endswith(".md"))
    assert files(component(read, "ICU")) == [
        "_internal/PySide6/Qt/lib/libicudata.so.73",
        "_internal/PySide6/Qt/lib/libicuuc.so.73",
    ]
    assert files(component(read, "pyinstaller")) == ["menagerie"]
    assert "_internal/libpython3.13.so.1.0" in files(component(read, "Python"))


@pytest.mark.parametrize(
    "name",
    [
        "_internal/libexample.so.1",
        "_internal/example.dll",
        "_internal/PySide6/Qt/lib/libexample.so.1",
        "_internal/other.libs/libpq-e9b5c9ac.so.5.18",
        "helper.exe",
    ],
)
def test_a_library_that_is_not_known_stops_the_build(
    described: Project, frozen: Path, carried: list[Distribution], tmp_path: Path, name: str
) -> None:
    write(frozen / name, PE if name.endswith("dll") else ELF)
    carried.append(wheel(tmp_path / "psycopg", "psycopg_binary"))
    with pytest.raises(MaterialError, match=f"does not know what these are: {name}"):
        bill(described, frozen, carried)


@pytest.mark.parametrize("ending", ["", ".exe"])
@pytest.mark.parametrize("command", COMMANDS)
def test_the_program_of_every_command_belongs_to_what_made_it(
    described: Project, frozen: Path, carried: list[Distribution], command: str, ending: str
) -> None:
    write(frozen / f"{command}{ending}", PE)
    assert f"{command}{ending}" in files(component(bill(described, frozen, carried), "pyinstaller"))


# As the tools for wheels name what they copy, on Linux, Windows and macOS.
COPIED = {
    "psycopg_binary.libs/libpq-e9b5c9ac.so.5.18": "libpq",
    "psycopg_binary.libs/libcrypto-3a0647ea.so.3": "openssl",
    "psycopg_binary.libs/libcrypto-3-x64-cf63d49b9f814ec2621b3cc097f6d68a.dll": "openssl",
    "psycopg_binary.libs/libcrypt-bc2db45e.so.1": "libcrypt",
    "psycopg_binary.libs/libgssapi_krb5-923083ce.so.2.2": "krb5",
    "psycopg_binary.libs/libcom_err-2abe824b.so.2.1": "libcom_err",
    "psycopg_binary/.dylibs/libpq.5.dylib": "libpq",
    "psycopg_binary/.dylibs/libkrb5support.1.1.dylib": "krb5",
    "psycopg_binary/.dylibs/liblber.2.dylib": "openldap",
}


@pytest.mark.parametrize(("name", "library"), COPIED.items())
def test_a_library_that_a_wheel_brings_is_named_with_its_licence(
    described: Project, frozen: Path, carried: list[Distribution], tmp_path: Path, name: str, library: str
) -> None:
    carried.append(wheel(tmp_path / "psycopg", "psycopg_binary", name))
    write(frozen / "_internal" / name, ELF)
    psycopg = component(bill(described, frozen, carried), "psycopg_binary")
    assert files(psycopg) == [f"_internal/{name}"]
    (work,) = psycopg["components"]
    assert work["name"] == library
    assert work["licenses"][0]["license"]["id"]


def test_a_library_that_a_wheel_brings_has_its_own_version(
    described: Project, frozen: Path, carried: list[Distribution], tmp_path: Path
) -> None:
    name = "psycopg_binary.libs/libcrypto-3a0647ea.so.3"
    carried.append(wheel(tmp_path / "psycopg", "psycopg_binary", name))
    write(tmp_path / "psycopg" / name, ELF + b"\0OpenSSL 3.5.9 29 Sep 2026\0")
    (work,) = component(bill(described, frozen, carried), "psycopg_binary")["components"]
    assert (work["name"], work["version"]) == ("openssl", "3.5.9")


def test_an_unknown_library_that_a_wheel_brings_stops_the_build(
    described: Project, frozen: Path, carried: list[Distribution], tmp_path: Path
) -> None:
    carried.append(wheel(tmp_path / "psycopg", "psycopg_binary", "psycopg_binary.libs/libexample-1a2b.so.1"))
    with pytest.raises(MaterialError, match=r"does not know what this is: .*libexample-1a2b.so.1"):
        bill(described, frozen, carried)


def test_each_library_that_psycopg_brings_is_known() -> None:
    works = {work["name"]: work["licenses"] for work in embedded_works(distribution("psycopg-binary"))}
    assert works["libpq"] == [{"license": {"id": "PostgreSQL"}}]
    assert all(works.values())


def test_an_extension_module_belongs_to_its_package(
    described: Project, frozen: Path, carried: list[Distribution], tmp_path: Path
) -> None:
    module = "psycopg_binary/pq.cpython-313-x86_64-linux-gnu.so"
    write(frozen / "_internal" / module, ELF)
    carried.append(wheel(tmp_path / "psycopg", "psycopg_binary", module))
    assert files(component(bill(described, frozen, carried), "psycopg_binary")) == [f"_internal/{module}"]


def test_a_library_inside_python_is_listed_unless_python_is_linked_to_it(
    described: Project, frozen: Path, carried: list[Distribution]
) -> None:
    modules = frozen / "_internal/python3.13/lib-dynload"
    write(modules / "_decimal.cpython-313-x86_64-linux-gnu.so", ELF + b"libmpdec.so.3\0")
    assert "libmpdec" not in inside(component(bill(described, frozen, carried), "Python"))
    write(modules / "_decimal.cpython-313-x86_64-linux-gnu.so", ELF)
    python = component(bill(described, frozen, carried), "Python")
    assert "libmpdec" in inside(python)
    assert "SQLite" not in inside(python)


def inside(component: dict[str, Any]) -> list[str]:
    return [each["name"] for each in component.get("components", ())]


def test_what_a_package_says_is_inside_it_is_listed(
    described: Project, frozen: Path, carried: list[Distribution]
) -> None:
    read = bill(described, frozen, carried)
    cryptography = component(read, "cryptography")
    assert {"openssl", "asn1"} <= set(inside(cryptography))
    references = [part["bom-ref"] for part in cryptography["components"]]
    assert len(set(references)) == len(references)


def test_the_bill_says_where_more_may_be_inside(
    described: Project, frozen: Path, carried: list[Distribution]
) -> None:
    read = bill(described, frozen, carried)
    (incomplete,) = read["compositions"]
    assert incomplete["aggregate"] == "incomplete"
    assert component(read, "Qt")["bom-ref"] in incomplete["assemblies"]
    assert component(read, "Python")["bom-ref"] in incomplete["assemblies"]
    assert component(read, "httpx")["bom-ref"] not in incomplete["assemblies"]


def test_the_bill_has_every_licence_however_the_package_states_it(
    described: Project, frozen: Path, carried: list[Distribution]
) -> None:
    read = bill(described, frozen, carried)
    stated = [component(read, each.metadata["Name"])["licenses"] for each in carried[:4]]
    assert stated == [
        [{"license": {"name": "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"}}],
        [{"license": {"name": "BSD-3-Clause"}}],
        [{"expression": "Apache-2.0 OR BSD-3-Clause"}],
        [{"license": {"name": "MIT License"}}],
    ]


def test_the_same_files_give_the_same_bill(
    described: Project, frozen: Path, carried: list[Distribution]
) -> None:
    first, second, later = (
        bill_of_materials(described, frozen, carried, time) for time in (TIME, TIME, TIME + 1)
    )
    assert first == second
    assert json.loads(first)["serialNumber"] != json.loads(later)["serialNumber"]
