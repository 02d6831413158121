"""What macOS is told about the application, and how its disk image is made and signed."""

import plistlib
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from macos.build import IDENTITY, NOTARY_KEYCHAIN, NOTARY_PROFILE, signing_commands
from macos.bundle import check_bundle, info_plist, write_translations
from menagerie.settings.preferences import Language
from project import Project, ProjectError

IMAGE = Path("dist/Menagerie.dmg")
OLDEST = "14.0"


def test_macos_knows_every_language_that_the_window_speaks(described: Project) -> None:
    stated = info_plist(described, OLDEST)["CFBundleLocalizations"]
    assert isinstance(stated, list)
    spoken = [each for each in Language if each is not Language.SYSTEM]
    assert {QLocale(each).name() for each in stated} == {QLocale(each.value).name() for each in spoken}
    # The region that Qt adds means nothing to macOS.
    assert [each for each in stated if "_" in each] == []


def test_macos_says_in_every_language_why_it_asks_for_the_network(described: Project, tmp_path: Path) -> None:
    entries = info_plist(described, OLDEST)
    contents = tmp_path / "Menagerie.app" / "Contents"
    for name in ("MacOS/menagerie", "Resources/menagerie.icns"):
        (contents / name).parent.mkdir(parents=True)
        (contents / name).touch()
    written = {**entries, "CFBundleIconFile": "menagerie.icns", "CFBundlePackageType": "APPL"}
    (contents / "Info.plist").write_bytes(plistlib.dumps(written))
    # A bundle that lacks them is not built.
    with pytest.raises(ProjectError, match="InfoPlist"):
        check_bundle(contents.parent, entries)
    write_translations(contents / "Resources")
    check_bundle(contents.parent, entries)
    texts = {file.read_text("utf-8") for file in contents.rglob("InfoPlist.strings")}
    languages = entries["CFBundleLocalizations"]
    assert isinstance(languages, list)
    assert {file.parent.stem for file in contents.rglob("InfoPlist.strings")} == {*languages} - {"en"}
    assert len(texts) == len(languages) - 1
    for text in texts:
        assert re.fullmatch(r'"NSLocalNetworkUsageDescription" = "[^"\\]+";\n', text)


def test_the_image_is_signed_and_notarised_with_the_account_that_the_variables_name() -> None:
    allowed: tuple[tuple[dict[str, str], list[str]], ...] = (
        ({}, []),
        ({NOTARY_PROFILE: "release"}, []),
        ({IDENTITY: "Developer ID"}, ["codesign"]),
        ({IDENTITY: "Developer ID", NOTARY_PROFILE: "release"}, ["codesign", "notarytool", "stapler"]),
    )
    for variables, tools in allowed:
        commands = signing_commands(IMAGE, variables)
        assert [next(word for word in command if word != "xcrun") for command in commands] == tools
        assert all(str(IMAGE) in command for command in commands)
    # Notarisation reads the account from the keychain that has it.
    account = {IDENTITY: "Developer ID", NOTARY_PROFILE: "release"}
    keychain = "a folder/release.keychain-db"
    _, own, _ = signing_commands(IMAGE, account)
    _, separate, _ = signing_commands(IMAGE, {**account, NOTARY_KEYCHAIN: keychain})
    assert "--keychain" not in own
    assert separate == [*own, "--keychain", keychain]
