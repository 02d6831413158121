"""What the Windows installers are made from, of a small folder in the application's place."""

import ast
import re
from dataclasses import replace
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree as ET

import pytest

from project import ROOT, Project
from windows.build import PROGRAMS
from windows.msi import UPGRADE_CODE, description
from windows.nsis import file_macros
from windows.payload import files_of, settle
from windows.tools import SIGN_COMMAND, sign
from windows.version import four_numbers, version_resource

FILES = (*PROGRAMS, "_internal/PySide6/Qt6Core.dll", "_internal/PySide6/plugins/a plugin.dll")
SCRIPT = (ROOT / "packaging/windows/menagerie.nsi").read_text("utf-8")
WIX = "{http://schemas.microsoft.com/wix/2006/wi}"
TIME = 1_800_000_000


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


def ids(package: ET.Element, kind: str) -> list[str]:
    return [element.attrib["Id"] for element in package.iter(WIX + kind)]


def guids(package: ET.Element) -> dict[str, str]:
    return {
        component.find(f"{WIX}File").attrib["Source"]: component.attrib["Guid"]  # type: ignore[union-attr] # each has one
        for component in package.iter(f"{WIX}Component")
    }


def test_every_file_is_installed_where_it_lies_and_removed_again(payload: Path) -> None:
    install, remove = file_macros(payload).split("!macro RemoveFiles")
    assert [name.replace("\\", "/") for name in re.findall(r'Delete "\$INSTDIR\\(.+)"', remove)] == sorted(
        FILES, key=PurePosixPath
    )
    folder = None
    installed = set()
    for command, name in re.findall(r'(SetOutPath|File) "(.+)"', install):
        if command == "SetOutPath":
            folder = name
        else:
            assert folder is not None
            path = Path(name).relative_to(payload)
            installed.add(path.as_posix())
            assert folder == "\\".join(("$INSTDIR", *path.parent.parts))
    assert installed == set(FILES)


def test_folders_are_removed_from_the_inside_and_only_if_they_are_empty(payload: Path) -> None:
    folders = re.findall(r'RMDir "(.+)"', file_macros(payload))
    inside = r"$INSTDIR\_internal\PySide6\plugins"
    assert folders == [inside, inside.rpartition("\\")[0], r"$INSTDIR\_internal"]
    assert "RMDir /r" not in SCRIPT


def test_the_installer_touches_what_belongs_to_this_person_alone() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert not re.search(r"HKLM|HKCR|SetShellVarContext", SCRIPT)
    # Not below the folder in which the application keeps its data.
    assert r"$LOCALAPPDATA\Programs\${TITLE}" in SCRIPT


def test_the_installer_looks_whether_any_of_the_programs_runs() -> None:
    assert set(re.findall(r'!insertmacro StopIfRunning "(.+)"', SCRIPT)) == set(PROGRAMS)


def test_the_msi_installs_every_file_as_a_component_of_its_own(described: Project, payload: Path) -> None:
    package = msi(described, payload)
    assert set(guids(package)) == {str(path) for path in files_of(payload)}
    assert sorted(ids(package, "Component")) == sorted(ids(package, "ComponentRef"))
    every = [name for kind in ("Component", "File", "Directory") for name in ids(package, kind)]
    assert len(set(every)) == len(every)
    assert all(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]{0,71}", name) for name in every)


def test_windows_knows_the_next_version_for_the_same_product(described: Project, payload: Path) -> None:
    # GIVEN the packages of two versions
    now = msi(described, payload)
    next_one = msi(replace(described, version="99.0.0"), payload)
    products = [package.find(f"{WIX}Product") for package in (now, next_one)]
    # THEN they are two products of one family, and share the components of the files they share
    assert products[0] is not None
    assert products[1] is not None
    assert products[0].attrib["Id"] != products[1].attrib["Id"]
    assert {product.attrib["UpgradeCode"] for product in products if product is not None} == {
        f"{{{UPGRADE_CODE}}}".upper()
    }
    assert guids(now) == guids(next_one)
    assert len(set(guids(now).values())) == len(FILES)


def test_the_msi_is_for_all_users_and_has_an_entry_in_the_menu(described: Project, payload: Path) -> None:
    package = msi(described, payload)
    (scope,) = (element.attrib["InstallScope"] for element in package.iter(f"{WIX}Package"))
    assert scope == "perMachine"
    (entry,) = package.iter(f"{WIX}Shortcut")
    assert entry.attrib["Target"] == "[INSTALLFOLDER]menagerie.exe"


def test_the_same_folder_gives_the_same_description(described: Project, payload: Path) -> None:
    first = ET.tostring(msi(described, payload))
    for path in payload.rglob("*"):
        path.touch()
    assert ET.tostring(msi(described, payload)) == first


def test_every_file_bears_the_time_of_the_sources(payload: Path) -> None:
    settle(payload, TIME)
    assert {path.stat().st_mtime for path in (payload, *payload.rglob("*"))} == {TIME}


@pytest.mark.parametrize(
    ("version", "numbers"), [("1.2.3", (1, 2, 3, 0)), ("0.1", (0, 1, 0, 0)), ("1.2.3.4", (1, 2, 3, 4))]
)
def test_windows_counts_in_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert four_numbers(version) == numbers


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_says_its_version_and_its_own_name(described: Project, program: str) -> None:
    call = ast.parse(version_resource(described, program), mode="eval")
    texts = {
        node.args[0].value: node.args[1].value  # type: ignore[attr-defined] # both are texts
        for node in ast.walk(call)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "StringStruct"
    }
    assert texts["ProductVersion"] == texts["FileVersion"] == described.version
    assert texts["OriginalFilename"] == program


def test_a_file_is_signed_with_the_command_of_whoever_builds(tmp_path: Path) -> None:
    program = tmp_path / "a program.exe"
    program.touch()
    sign(program, {SIGN_COMMAND: "rm"})
    assert not program.exists()


@pytest.mark.parametrize("variables", [{}, {SIGN_COMMAND: ""}])
def test_what_is_not_signed_is_said_to_be(
    tmp_path: Path, variables: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    sign(tmp_path / "menagerie.exe", variables)
    assert "menagerie.exe is not signed" in capsys.readouterr().err
