"""What macOS is told about the application, and how its disk image is made and signed."""

import plistlib
from pathlib import Path

import pytest

from macos.build import IDENTITY, NOTARY_PROFILE, image_settings, sign_image, signing_commands
from macos.bundle import info_plist
from project import Project

IMAGE = Path("dist/Menagerie.dmg")


def test_info_plist_is_well_formed_and_says_the_version(described: Project) -> None:
    read = plistlib.loads(plistlib.dumps(info_plist(described)))
    assert read["CFBundleShortVersionString"] == read["CFBundleVersion"] == described.version


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


def test_an_unsigned_image_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    sign_image(IMAGE, {})
    assert "Menagerie.dmg is not signed" in capsys.readouterr().err
