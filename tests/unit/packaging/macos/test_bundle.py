"""What macOS is told about the application, and how its disk image is made and signed."""

import plistlib
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from macos.build import (
    IDENTITY,
    NOTARY_KEYCHAIN,
    NOTARY_PROFILE,
    image_settings,
    sign_image,
    signing_commands,
)
from macos.bundle import check_bundle, info_plist, oldest_macos
from menagerie.settings.preferences import Language
from project import Project, ProjectError

IMAGE = Path("dist/Menagerie.dmg")
OLDEST = "14.0"
# What PyInstaller writes where the last program of a bundle has no window.
BY_PYINSTALLER = {
    "CFBundleExecutable": "menagerie-sandbox",
    "CFBundleIconFile": "menagerie.icns",
    "CFBundlePackageType": "APPL",
    "LSBackgroundOnly": True,
}


def bundle(folder: Path, entries: dict[str, object]) -> Path:
    """Write an application with these entries, as PyInstaller does."""
    contents = folder / "Menagerie.app/Contents"
    for file in ("MacOS/menagerie", "MacOS/menagerie-sandbox", "Resources/menagerie.icns"):
        path = contents / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (contents / "Info.plist").write_bytes(plistlib.dumps(entries))
    return contents.parent


def test_info_plist_is_well_formed_and_says_the_version(described: Project) -> None:
    read = plistlib.loads(plistlib.dumps(info_plist(described, OLDEST)))
    assert read["CFBundleShortVersionString"] == read["CFBundleVersion"] == described.version
    assert read["LSMinimumSystemVersion"] == OLDEST


def test_macos_knows_every_language_that_the_window_speaks(described: Project) -> None:
    stated = info_plist(described, OLDEST)["CFBundleLocalizations"]
    assert isinstance(stated, list)
    spoken = [each for each in Language if each is not Language.SYSTEM]
    assert {QLocale(each).name() for each in stated} == {QLocale(each.value).name() for each in spoken}
    # The region that Qt adds means nothing to macOS.
    assert [each for each in stated if "_" in each] == []


def test_the_application_has_an_icon_in_the_dock_and_a_menu(described: Project, tmp_path: Path) -> None:
    ours = info_plist(described, OLDEST)
    application = bundle(tmp_path, {**BY_PYINSTALLER, **ours})
    check_bundle(application, ours)
    read = plistlib.loads((application / "Contents/Info.plist").read_bytes())
    assert read["LSBackgroundOnly"] is False
    assert read["CFBundleExecutable"] == "menagerie"


@pytest.mark.parametrize("name", ["LSBackgroundOnly", "CFBundleExecutable", "CFBundlePackageType"])
def test_an_application_that_macos_would_start_differently_is_not_packaged(
    described: Project, tmp_path: Path, name: str
) -> None:
    ours = info_plist(described, OLDEST)
    application = bundle(tmp_path, {**BY_PYINSTALLER, **ours, name: "something else"})
    with pytest.raises(ProjectError, match=name):
        check_bundle(application, ours)


@pytest.mark.parametrize("file", ["MacOS/menagerie", "Resources/menagerie.icns"])
def test_an_application_without_a_file_that_it_names_is_not_packaged(
    described: Project, tmp_path: Path, file: str
) -> None:
    ours = info_plist(described, OLDEST)
    application = bundle(tmp_path, {**BY_PYINSTALLER, **ours})
    (application / "Contents" / file).unlink()
    with pytest.raises(ProjectError, match=file):
        check_bundle(application, ours)


def test_the_oldest_macos_is_the_one_that_qt_was_built_for() -> None:
    assert oldest_macos("Root-Is-Purelib: false\nTag: cp310-abi3-macosx_14_0_universal2\n") == "14.0"
    with pytest.raises(ProjectError):
        oldest_macos("Tag: cp310-abi3-manylinux_2_34_x86_64\n")


def test_the_image_shows_both_icons_inside_its_window(tmp_path: Path) -> None:
    read = image_settings(tmp_path / "Menagerie.app", tmp_path / "menagerie.icns")
    places, window = read["icon_locations"], read["window_rect"]
    assert isinstance(places, dict)
    assert isinstance(window, tuple)
    assert set(places) == {"Menagerie.app", "Applications"}
    _, (width, height) = window
    assert all(0 < x < width and 0 < y < height for x, y in places.values())


@pytest.mark.parametrize(
    ("variables", "tools"),
    [
        ({}, []),
        ({NOTARY_PROFILE: "release"}, []),
        ({IDENTITY: "Developer ID"}, ["codesign"]),
        ({IDENTITY: "Developer ID", NOTARY_PROFILE: "release"}, ["codesign", "notarytool", "stapler"]),
    ],
)
def test_the_image_is_signed_and_notarised_as_far_as_the_variables_allow(
    variables: dict[str, str], tools: list[str]
) -> None:
    commands = signing_commands(IMAGE, variables)
    assert [next(word for word in command if word != "xcrun") for command in commands] == tools
    assert all(str(IMAGE) in command for command in commands)


def test_notarisation_reads_the_account_from_the_keychain_that_has_it() -> None:
    account = {IDENTITY: "Developer ID", NOTARY_PROFILE: "release"}
    keychain = "a folder/release.keychain-db"
    _, own, _ = signing_commands(IMAGE, account)
    _, separate, _ = signing_commands(IMAGE, {**account, NOTARY_KEYCHAIN: keychain})
    assert "--keychain" not in own
    assert separate == [*own, "--keychain", keychain]


def test_an_unsigned_image_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    sign_image(IMAGE, {})
    assert "Menagerie.dmg is not signed" in capsys.readouterr().err
