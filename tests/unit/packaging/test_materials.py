"""The bill of materials of what a package carries, and that it misses no binary file."""

import json
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

import pytest

from carried import MaterialError, copied_library, embedded_works
from materials import bill_of_materials
from project import Project

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
        *("_internal/libexample.so.1", "_internal/example.dll", "_internal/PySide6/Qt/lib/libexample.so.1"),
        *("_internal/other.libs/libpq-e9b5c9ac.so.5.18", "helper.exe"),
    ],
)
def test_a_library_that_is_not_known_stops_the_build(
    described: Project, frozen: Path, carried: list[Distribution], tmp_path: Path, name: str
) -> None:
    write(frozen / name, PE if name.endswith("dll") else ELF)
    carried.append(wheel(tmp_path / "psycopg", "psycopg_binary"))
    with pytest.raises(MaterialError, match=f"does not know what these are: {name}"):
        bill(described, frozen, carried)


def test_all_that_is_not_known_is_named_at_once(
    described: Project, frozen: Path, carried: list[Distribution], tmp_path: Path
) -> None:
    names = ["_internal/example.dll", "_internal/other.libs/libnew-1.dll", "_internal/other.libs/newer-2.dll"]
    for name in names:
        write(frozen / name, PE)
    carried.append(
        wheel(tmp_path / "other", "other", *(name.removeprefix("_internal/") for name in names[1:]))
    )
    with pytest.raises(MaterialError) as caught:
        bill(described, frozen, carried)
    assert ", ".join(names) in str(caught.value)


@pytest.mark.parametrize(
    ("folder", "files"),
    [
        ("psycopg_binary.libs", ["libcrypto-3-x64-af7.dll", "libpq-964.dll", "libssl-3-x64-e92.dll"]),
        (
            "psycopg_binary/.dylibs",
            [
                *(
                    "libcom_err.3.0.dylib",
                    "libcrypto.3.dylib",
                    "libgssapi_krb5.2.2.dylib",
                    "libkrb5.3.3.dylib",
                ),
                *("libk5crypto.3.1.dylib", "libkrb5support.1.1.dylib", "liblber.2.dylib", "libldap.2.dylib"),
                *("libpq.5.dylib", "libssl.3.dylib"),
            ],
        ),
    ],
    ids=["Windows", "macOS"],
)
def test_each_library_that_psycopg_brings_is_known(tmp_path: Path, folder: str, files: list[str]) -> None:
    package = wheel(tmp_path, "psycopg_binary", *(f"{folder}/{file}" for file in files))
    assert [file for file in files if copied_library(file) is None] == []
    works = {work["name"]: work["licenses"] for work in embedded_works(package)}
    assert works["libpq"] == [{"license": {"id": "PostgreSQL"}}]
    assert all(works.values())


def test_the_bill_says_where_more_may_be_inside(
    described: Project, frozen: Path, carried: list[Distribution]
) -> None:
    read = bill(described, frozen, carried)
    (incomplete,) = read["compositions"]
    assert incomplete["aggregate"] == "incomplete"
    assert component(read, "Qt")["bom-ref"] in incomplete["assemblies"]
    assert component(read, "Python")["bom-ref"] in incomplete["assemblies"]
    assert component(read, "httpx")["bom-ref"] not in incomplete["assemblies"]
