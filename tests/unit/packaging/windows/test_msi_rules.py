"""The .msi keeps to the rules that Windows checks a package by ("ICE"), read from the tables of a built one.

The WiX Toolset applies all rules when it links a package on Windows. msitools, which builds it here, knows
none. These are the rules about what belongs to one person and what to the computer:
https://learn.microsoft.com/en-us/windows/win32/msi/ice-reference
"""

import re
import subprocess
from pathlib import Path, PurePath
from typing import NamedTuple

import pytest

from project import Project
from windows.build import PROGRAMS
from windows.msi import build_msi, description

FILES = (*PROGRAMS, "_internal/PySide6/Qt6Core.dll")

# Folders of one person. Those of the first group are folders of all users in a package for all users.
SHARED_OR_OWN_FOLDERS = {
    *("AdminToolsFolder", "DesktopFolder", "ProgramMenuFolder", "StartMenuFolder"),
    *("StartupFolder", "TemplateFolder"),
}
ALWAYS_OWN_FOLDERS = {
    *("AppDataFolder", "FavoritesFolder", "LocalAppDataFolder", "MyPicturesFolder", "NetHoodFolder"),
    *("PersonalFolder", "PrintHoodFolder", "RecentFolder", "SendToFolder"),
}
OWN_FOLDERS = SHARED_OR_OWN_FOLDERS | ALWAYS_OWN_FOLDERS

HKEY_CURRENT_USER = "1"
KEY_PATH_IS_REGISTRY = 4

Row = dict[str, str]


class Package(NamedTuple):
    """The rows of each table that the rules are about."""

    components: list[Row]
    directories: list[Row]
    features: list[Row]
    files: list[Row]
    icons: list[Row]
    properties: list[Row]
    registry: list[Row]
    removed: list[Row]
    shortcuts: list[Row]

    def way_up(self, directory: str) -> list[str]:
        """Return the identifiers of a directory and of those that it lies in."""
        parents = {row["Directory"]: row["Directory_Parent"] for row in self.directories}
        way = [directory]
        while parents.get(way[-1]):
            way.append(parents[way[-1]])
        return way

    def is_own(self, directory: str) -> bool:
        """Return whether a directory lies in the profile of a person."""
        return not OWN_FOLDERS.isdisjoint(self.way_up(directory))

    def advertised(self, shortcut: Row) -> bool:
        """Return whether a shortcut starts a feature, and not a path."""
        return shortcut["Target"] in {row["Feature"] for row in self.features}

    def has_own_key(self, component: Row) -> bool:
        """Return whether Windows finds a component by a registry key of the person."""
        own = {row["Registry"] for row in self.registry if row["Root"] == HKEY_CURRENT_USER}
        return bool(int(component["Attributes"]) & KEY_PATH_IS_REGISTRY) and component["KeyPath"] in own

    def of_component(self, rows: list[Row], component: Row) -> list[Row]:
        """Return those of the rows that belong to a component."""
        return [row for row in rows if row["Component_"] == component["Component"]]


def read(package: Path, folder: Path) -> Package:
    """Read the tables. msiinfo may write the content of pictures into ``folder``."""
    known = subprocess.run(["msiinfo", "tables", str(package)], check=True, capture_output=True, text=True)

    def rows(table: str) -> list[Row]:
        if table not in known.stdout.split():
            return []
        command = ["msiinfo", "export", str(package), table]
        result = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
        # The names of the columns, their types, and the name of the table with its key.
        names, _, _, *lines = result.stdout.splitlines()
        return [dict(zip(names.split("\t"), line.split("\t"), strict=True)) for line in lines]

    return Package(
        *map(rows, ("Component", "Directory", "Feature", "File", "Icon")),
        *map(rows, ("Property", "Registry", "RemoveFile", "Shortcut")),
    )


@pytest.fixture(scope="module")
def payload(tmp_path_factory: pytest.TempPathFactory) -> Path:
    result = tmp_path_factory.mktemp("package") / "payload"
    for name in FILES:
        (result / name).parent.mkdir(parents=True, exist_ok=True)
        (result / name).write_text(name, encoding="ascii")
    return result


@pytest.fixture(scope="module")
def package(described: Project, payload: Path) -> Package:
    build = payload.parent
    return read(build_msi(described, payload, build / "build", build, 1_800_000_000), build)


def build_changed(pattern: str, replacement: str, described: Project, payload: Path, folder: Path) -> Package:
    """Build the package with another text in its description."""
    icon, source, result = (folder / name for name in ("menagerie.ico", "changed.wxs", "changed.msi"))
    icon.touch()
    changed, times = re.subn(pattern, replacement, description(described, payload, icon))
    assert times == 1
    source.write_text(changed, encoding="utf-8")
    build = ["wixl", "--arch", "x64", "--output", str(result), str(source)]
    subprocess.run(build, cwd=payload, check=True, capture_output=True)
    return read(result, folder)


def breaks_ice38(package: Package) -> list[str]:
    return [
        component["Component"]
        for component in package.components
        if package.is_own(component["Directory_"]) and not package.has_own_key(component)
    ]


def breaks_ice43(package: Package) -> list[str]:
    return [
        component["Component"]
        for component in package.components
        if not package.has_own_key(component)
        and not all(map(package.advertised, package.of_component(package.shortcuts, component)))
    ]


def breaks_ice50(package: Package) -> list[str]:
    key_files = {row["File"]: row["FileName"] for row in package.files}
    keys = {row["Component"]: key_files.get(row["KeyPath"], "") for row in package.components}
    return [
        row["Shortcut"]
        for row in package.shortcuts
        if row["Icon_"] and PurePath(row["Icon_"]).suffix != PurePath(keys[row["Component_"]]).suffix
    ]


def breaks_ice57(package: Package) -> list[str]:
    found = []
    for component in package.components:
        kinds = {
            row["Root"] == HKEY_CURRENT_USER for row in package.of_component(package.registry, component)
        }
        if package.of_component(package.files, component) or not component["KeyPath"]:
            kinds.add(package.is_own(component["Directory_"]))
        for row in package.of_component(package.shortcuts, component):
            if not package.advertised(row):
                kinds.add(package.is_own(row["Directory_"]))
        if len(kinds) > 1:
            found.append(component["Component"])
    return found


def breaks_ice64(package: Package) -> list[str]:
    removed = {row["DirProperty"] for row in package.removed}
    return [
        row["Directory"]
        for row in package.directories
        if row["Directory"] not in OWN_FOLDERS | removed and package.is_own(row["Directory"])
    ]


def breaks_ice91(package: Package) -> list[str]:
    folder = {row["Component"]: row["Directory_"] for row in package.components}
    places = [(row["File"], folder[row["Component_"]]) for row in package.files]
    places += [(row["Shortcut"], row["Directory_"]) for row in package.shortcuts]
    return [name for name, place in places if not ALWAYS_OWN_FOLDERS.isdisjoint(package.way_up(place))]


def test_ice38_what_lies_in_a_persons_profile_is_found_by_a_registry_key_of_that_person(
    package: Package,
) -> None:
    assert breaks_ice38(package) == []


def test_ice43_a_menu_entry_is_advertised_or_is_found_by_a_registry_key_of_the_person(
    package: Package,
) -> None:
    assert len(package.shortcuts) == 1
    assert breaks_ice43(package) == []


def test_ice50_the_picture_of_an_advertised_menu_entry_is_named_like_its_program(package: Package) -> None:
    assert breaks_ice50(package) == []


def test_ice57_no_component_has_something_of_a_person_and_something_of_the_computer(package: Package) -> None:
    assert breaks_ice57(package) == []


def test_ice64_a_folder_made_in_a_persons_profile_is_also_removed(package: Package) -> None:
    assert breaks_ice64(package) == []


def test_ice91_nothing_goes_into_a_folder_that_one_person_has_even_in_a_package_for_all(
    package: Package,
) -> None:
    assert breaks_ice91(package) == []


def test_windows_makes_an_ordinary_menu_entry_with_the_programs_own_picture(package: Package) -> None:
    properties = {row["Property"]: row["Value"] for row in package.properties}
    assert properties["DISABLEADVTSHORTCUTS"] == "1"
    assert [row["Icon_"] for row in package.shortcuts] == [""]


MENU_ENTRY = "<Shortcut[^>]*/>"
# In the program's component, starting a path: as the package was described before.
NOT_ADVERTISED = (
    '<Shortcut Id="M" Directory="ProgramMenuFolder" Name="M" Target="[INSTALLFOLDER]menagerie.exe"/>'
)
KEY_OF_THE_PERSON = r'<RegistryValue Root="HKCU" Key="Software\\M" Name="M" Type="integer" Value="1"/>'


@pytest.mark.parametrize(
    ("pattern", "replacement", "broken"),
    [
        (MENU_ENTRY, NOT_ADVERTISED, {"ICE43", "ICE57"}),
        (MENU_ENTRY + r"\s*</File>", NOT_ADVERTISED + "</File>" + KEY_OF_THE_PERSON, {"ICE43", "ICE57"}),
        (
            MENU_ENTRY,
            '<Shortcut Id="M" Directory="ProgramMenuFolder" Name="M" Advertise="yes" Icon="menagerie.ico"/>',
            {"ICE50"},
        ),
        ("ProgramFiles64Folder", "LocalAppDataFolder", {"ICE38", "ICE64", "ICE91"}),
    ],
)
def test_the_rules_find_what_is_described_otherwise(
    described: Project, payload: Path, tmp_path: Path, pattern: str, replacement: str, broken: set[str]
) -> None:
    package = build_changed(pattern, replacement, described, payload, tmp_path)
    rules = {
        "ICE38": breaks_ice38,
        "ICE43": breaks_ice43,
        "ICE50": breaks_ice50,
        "ICE57": breaks_ice57,
        "ICE64": breaks_ice64,
        "ICE91": breaks_ice91,
    }
    assert {name for name, breaks in rules.items() if breaks(package)} == broken
