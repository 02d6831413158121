"""The bill of materials of what a package carries, and that it misses no binary file."""

import json
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

import pytest

from freezing import is_wanted
from licenses import MaterialError, embedded_works
from project import Project
from sbom import bill_of_materials
from support.two_runs import sampled

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
# Libraries in the locked wheels for other systems, and in Python 3.14 there: one of each kind.
OF_WHEELS = {
    "win32": """
        PySide6/Qt6Core.dll PySide6/QtCore.pyd PySide6/pyside6.abi3.dll PySide6/plugins/platforms/qwindows.dll
        PySide6/concrt140.dll PySide6/msvcp140_2.dll PySide6/vccorlib140.dll PySide6/vcruntime140_1.dll
        msgspec/_core.cp314-win_amd64.pyd
        psycopg_binary/pq.cp314-win_amd64.pyd
        psycopg_binary.libs/libcrypto-3-x64-af737fa284b2cf115fe94b73e21765cd.dll
        psycopg_binary.libs/libpq-96481ecb5179815d0c6c8eadb81eca76.dll
        psycopg_binary.libs/libssl-3-x64-e924f9b38e24c1754ff8cf31be8d7675.dll
        python_calamine/_python_calamine.cp314-win_amd64.pyd
        rapidfuzz/distance/_initialize_cpp.cp314-win_amd64.pyd
        rapidfuzz/fuzz_cpp.cp314-win_amd64.pyd
        rapidfuzz.libs/msvcp140-a4c2229bdc2a2a630acdc095b4d86008.dll
        shiboken6/Shiboken.pyd shiboken6/msvcp140.dll shiboken6/shiboken6.abi3.dll
    """,
    "darwin": """
        PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore PySide6/Qt/plugins/platforms/libqcocoa.dylib
        PySide6/QtCore.abi3.so PySide6/libpyside6.abi3.6.12.dylib
        msgspec/_core.cpython-314-darwin.so
        psycopg_binary/pq.cpython-314-darwin.so
        psycopg_binary/.dylibs/libcom_err.3.0.dylib psycopg_binary/.dylibs/libcrypto.3.dylib
        psycopg_binary/.dylibs/libgssapi_krb5.2.2.dylib psycopg_binary/.dylibs/libk5crypto.3.1.dylib
        psycopg_binary/.dylibs/libkrb5.3.3.dylib psycopg_binary/.dylibs/libkrb5support.1.1.dylib
        psycopg_binary/.dylibs/liblber.2.dylib psycopg_binary/.dylibs/libldap.2.dylib
        psycopg_binary/.dylibs/libpq.5.dylib psycopg_binary/.dylibs/libssl.3.dylib
        python_calamine/_python_calamine.cpython-314-darwin.so
        rapidfuzz/distance/_initialize_cpp.cpython-314-darwin.so rapidfuzz/fuzz_cpp.cpython-314-darwin.so
        shiboken6/Shiboken.abi3.so shiboken6/libshiboken6.abi3.6.12.dylib
    """,
}
OF_PYTHON = {
    "win32": """
        VCRUNTIME140_1.dll _ctypes.pyd _sqlite3.pyd _ssl.pyd libcrypto-3.dll libffi-8.dll libssl-3.dll
        python3.dll python314.dll sqlite3.dll
    """,
    "darwin": """
        Python.framework/Versions/3.14/Python libcrypto.3.dylib libpython3.14.dylib libssl.3.dylib
        python3.14/lib-dynload/_ssl.cpython-314-darwin.so
    """,
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


def test_every_binary_file_has_a_component(
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
    (incomplete,) = read["compositions"]
    assert incomplete["aggregate"] == "incomplete"
    assert component(read, "Qt")["bom-ref"] in incomplete["assemblies"]
    assert component(read, "Python")["bom-ref"] in incomplete["assemblies"]
    assert component(read, "httpx")["bom-ref"] not in incomplete["assemblies"]


def test_a_library_that_is_not_known_stops_the_build_and_all_are_named_at_once(
    described: Project, frozen: Path, carried: list[Distribution], tmp_path: Path
) -> None:
    carried.append(wheel(tmp_path / "psycopg", "psycopg_binary"))
    for name in (
        *("_internal/libexample.so.1", "_internal/example.dll", "_internal/PySide6/Qt/lib/libexample.so.1"),
        *("_internal/other.libs/libpq-e9b5c9ac.so.5.18", "helper.exe"),
    ):
        write(frozen / name, PE if name.endswith("dll") else ELF)
        with pytest.raises(MaterialError, match=f"does not know what these are: {name}"):
            bill(described, frozen, carried)
        (frozen / name).unlink()
    names = ["_internal/example.dll", "_internal/other.libs/libnew-1.dll", "_internal/other.libs/newer-2.dll"]
    for name in names:
        write(frozen / name, PE)
    files_of_wheel = [name.removeprefix("_internal/") for name in names[1:]]
    carried.append(wheel(tmp_path / "other", "other", *files_of_wheel))
    with pytest.raises(MaterialError) as caught:
        bill(described, frozen, carried)
    assert ", ".join(names) in str(caught.value)


@pytest.mark.parametrize("system", sampled(OF_WHEELS))
def test_each_library_for_another_system_is_known(described: Project, tmp_path: Path, system: str) -> None:
    of_wheels, of_python = OF_WHEELS[system].split(), OF_PYTHON[system].split()
    assert [file for file in (*of_wheels, *of_python) if not is_wanted(file, system)] == []
    locations = [f"_internal/{file}" for file in (*of_wheels, *of_python)]
    for location in locations:
        write(tmp_path / "frozen" / location, PE)
    read = bill(described, tmp_path / "frozen", [wheel(tmp_path / "wheels", "wheels", *of_wheels)])
    assert sorted(file for each in read["components"] for file in files(each)) == sorted(locations)


def test_a_work_inside_a_wheel_has_a_licence_that_the_format_of_the_bill_allows(tmp_path: Path) -> None:
    package = wheel(tmp_path, "example", "example.libs/libpq-964.dll", "example.libs/msvcp140-a4c.dll")
    works = {work["name"]: work["licenses"] for work in embedded_works(package)}
    assert works == {
        "libpq": [{"license": {"id": "PostgreSQL"}}],
        "Microsoft Visual C++ runtime": [{"license": {"name": "LicenseRef-Microsoft-redistributable"}}],
    }
