"""What the Windows installers are made from, with a small folder in the application's place."""

import re
import struct
from dataclasses import replace
from itertools import product
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from project import ROOT, Project
from windows.build import PROGRAMS
from windows.identity import UNINSTALL_KEY, UPGRADE_CODE, braces
from windows.msi import description
from windows.nsis import file_macros
from windows.tools import SIGN_COMMAND, is_signed, sign_code

FILES = (*PROGRAMS, "_internal/PySide6/Qt6Core.dll", "_internal/PySide6/plugins/a plugin.dll")
WIX = "{http://schemas.microsoft.com/wix/2006/wi}"


@pytest.fixture
def payload(tmp_path: Path) -> Path:
    result = tmp_path / "payload"
    for name in FILES:
        path = result / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    return result


def msi(project: Project, payload: Path) -> ET.Element:
    text = description(project, payload, payload.parent / "menagerie.ico")
    return ET.fromstring(text)  # noqa: S314 - our own text


def attributes(package: ET.Element, kind: str, name: str) -> list[str]:
    return [element.attrib[name] for element in package.iter(WIX + kind)]


def guids(package: ET.Element) -> dict[str, str]:
    # Each component has one file.
    sources, ids = attributes(package, "File", "Source"), attributes(package, "Component", "Guid")
    return dict(zip(sources, ids, strict=True))


def test_folders_are_removed_from_the_inside_and_only_if_they_are_empty(payload: Path) -> None:
    macros = file_macros(payload)
    assert re.findall(r'RMDir "(.+)"', macros) == [
        r"$INSTDIR\_internal\PySide6\plugins",
        r"$INSTDIR\_internal\PySide6",
        r"$INSTDIR\_internal",
    ]
    assert "RMDir /r" not in macros


def test_windows_takes_the_next_version_for_the_same_product(described: Project, payload: Path) -> None:
    now = msi(described, payload)
    next_one = msi(replace(described, version="99.0.0"), payload)
    assert attributes(now, "Product", "Id") != attributes(next_one, "Product", "Id")
    # This code must never change.
    for package in (now, next_one):
        assert attributes(package, "Product", "UpgradeCode") == [braces(UPGRADE_CODE)]
    assert guids(now) == guids(next_one)
    assert len(set(guids(now).values())) == len(FILES)


def test_each_installer_looks_for_what_others_and_older_ones_leave(described: Project, payload: Path) -> None:
    package = msi(described, payload)
    assert attributes(package, "RemoveExistingProducts", "After") == ["InstallInitialize"]
    older, newer = package.iter(WIX + "UpgradeVersion")
    assert (older.get("Maximum"), older.get("IncludeMaximum")) == (described.version, "no")
    assert (newer.get("Minimum"), newer.get("OnlyDetect")) == (described.version, "yes")
    script = (ROOT / "packaging/windows/menagerie.nsi").read_text(encoding="utf-8")
    (search,) = package.iter(WIX + "RegistrySearch")
    assert (search.attrib["Root"], search.attrib["Key"]) == ("HKCU", UNINSTALL_KEY)
    assert f'WriteRegStr HKCU "${{UNINSTALL_KEY}}" "{search.attrib["Name"]}"' in script
    assert attributes(package, "Product", "UpgradeCode") == [braces(UPGRADE_CODE)]
    assert 'MsiEnumRelatedProducts(t "${UPGRADE_CODE}"' in script


# A program's header states these, for 32 and 64 bits: its kind, and where the list of its parts begins.
KINDS = [(0x10B, 96), (0x20B, 112)]


def write_code(path: Path, kind: int, parts: int, *, signed: bool) -> None:
    """Write a file that begins like a program or library, and states whether it has a signature."""
    start = 128
    content = bytearray(start + 24 + parts + 16 * 8)
    content[:2], content[start : start + 4] = b"MZ", b"PE\0\0"
    struct.pack_into("<I", content, 0x3C, start)
    struct.pack_into("<H", content, start + 24, kind)
    if signed:
        struct.pack_into("<II", content, start + 24 + parts + 4 * 8, len(content), 8)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def test_code_tells_whether_it_is_signed_and_all_that_its_makers_have_not_is(tmp_path: Path) -> None:
    for kind, signed in product(KINDS, (True, False)):
        write_code(tmp_path / "some.dll", *kind, signed=signed)
        assert is_signed(tmp_path / "some.dll") is signed
    folder = tmp_path / "package"
    for name, signed in {
        "menagerie.exe": False,
        "_internal/python311.dll": True,
        "_internal/a module.pyd": False,
        "_internal/PySide6/QtCore.PYD": False,
        "_internal/PySide6/Qt6Core.dll": True,
    }.items():
        write_code(folder / name, *KINDS[1], signed=signed)
    (folder / "_internal/base.zip").touch()
    # The command removes the file, so that it shows which it was called for.
    sign_code(folder, {SIGN_COMMAND: "rm"})
    left = {path.name for path in folder.rglob("*") if path.is_file()}
    assert left == {"python311.dll", "Qt6Core.dll", "base.zip"}


def test_the_page_for_it_names_what_windows_and_the_installers_use(described: Project, payload: Path) -> None:
    page = (ROOT / "packaging/windows/README.md").read_text(encoding="utf-8")
    assert braces(UPGRADE_CODE) in page
    assert "INSTALLFOLDER" in attributes(msi(described, payload), "Directory", "Id")
    installer = (ROOT / "packaging/windows/menagerie.nsi").read_text(encoding="utf-8")
    of_setup = page.partition("status of `setup.exe`")[2]
    for name in ("FAILED", "INSTALLED_FOR_ALL"):
        (status,) = re.findall(rf"!define {name} (\d+)", installer)
        assert f"| {status} |" in of_setup
