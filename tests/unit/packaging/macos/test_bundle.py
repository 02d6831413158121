"""What macOS is told of the application, and how its disk image is made and signed."""

import plistlib
from pathlib import Path

import pytest

from macos.bundle import BUNDLE_ID, info_plist
from macos.image import settings
from macos.signing import IDENTITY, NOTARY_PROFILE, sign_image, signing_commands
from project import ROOT, Project

IMAGE = Path("dist/Menagerie.dmg")
SPEC = (ROOT / "packaging/menagerie.spec").read_text("utf-8")


def test_info_plist_is_well_formed_and_says_the_version(described: Project) -> None:
    read = plistlib.loads(plistlib.dumps(info_plist(described)))
    assert read["CFBundleShortVersionString"] == read["CFBundleVersion"] == described.version
    assert read["CFBundleIdentifier"] == BUNDLE_ID
    assert read["NSHighResolutionCapable"] is True
    assert read["LSMinimumSystemVersion"] == "13.0"
    assert read["LSApplicationCategoryType"].startswith("public.app-category.")


def test_the_systems_dialogs_keep_the_persons_language(described: Project) -> None:
    read = info_plist(described)
    assert read["CFBundleLocalizations"] == ["en"]
    assert read["CFBundleAllowMixedLocalizations"] is True


def test_nothing_is_allowed_but_what_ctypes_needs() -> None:
    entitlements = plistlib.loads((ROOT / "packaging/macos/entitlements.plist").read_bytes())
    assert entitlements == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
    assert "macos/entitlements.plist" in SPEC


def test_the_image_shows_the_application_beside_the_folder_to_drag_it_to(tmp_path: Path) -> None:
    application = tmp_path / "Menagerie.app"
    read = settings(application, tmp_path / "menagerie.icns")
    assert read["files"] == [str(application)]
    assert read["symlinks"] == {"Applications": "/Applications"}
    places, window = read["icon_locations"], read["window_rect"]
    assert isinstance(places, dict)
    assert isinstance(window, tuple)
    assert set(places) == {"Menagerie.app", "Applications"}
    _, (width, height) = window
    assert all(0 < x < width and 0 < y < height for x, y in places.values())


def test_with_an_identity_the_image_is_signed_and_with_a_profile_notarised() -> None:
    assert signing_commands(IMAGE, {}) == []
    assert signing_commands(IMAGE, {NOTARY_PROFILE: "release"}) == []
    (signing,) = signing_commands(IMAGE, {IDENTITY: "Developer ID"})
    assert signing == ["codesign", "--sign", "Developer ID", "--timestamp", str(IMAGE)]
    first, submit, staple = signing_commands(IMAGE, {IDENTITY: "Developer ID", NOTARY_PROFILE: "release"})
    assert first == signing
    assert submit[:3] == ["xcrun", "notarytool", "submit"]
    # The ticket can be fastened only when Apple has answered.
    assert "--wait" in submit
    assert staple == ["xcrun", "stapler", "staple", str(IMAGE)]


def test_what_is_not_signed_is_said_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    sign_image(IMAGE, {})
    assert "Menagerie.dmg is not signed" in capsys.readouterr().err


def test_the_programs_are_signed_with_the_same_identity_as_the_image() -> None:
    assert f'os.environ.get("{IDENTITY}")' in SPEC
