"""Build what is installed on macOS: a disk image with the application, for processors like this one's."""

import importlib
import os
import platform
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from freezing import check_application, freeze
from icons import macos_icon
from licenses import carried_distributions, notices
from macos.bundle import PROGRAM, bundle_description, check_bundle, write_translations
from project import TITLE, Project

# The name of a certificate "Developer ID Application" in a keychain; menagerie.spec reads it too.
IDENTITY = "MENAGERIE_CODESIGN_IDENTITY"
# The name under which "xcrun notarytool store-credentials" stored an account in a keychain.
NOTARY_PROFILE = "MENAGERIE_NOTARY_PROFILE"
# The file of that keychain, if it is not the person's own, which only a person can unlock.
NOTARY_KEYCHAIN = "MENAGERIE_NOTARY_KEYCHAIN"

# In points: the window that opens with the image, and where its two icons stand in it.
_WINDOW = ((200, 200), (540, 320))
_APPLICATION_PLACE = (140, 140)
_APPLICATIONS_PLACE = (400, 140)
_ICON_SIZE = 112


def build_packages(project: Project, build: Path, target: Path, _source_time: int) -> None:
    """Build the disk image into the folder ``target``.

    ``build`` is a folder for what is made on the way. Raises CalledProcessError where a tool fails or finds
    fault with the result, and ProjectError where the application is described wrongly.
    """
    resources = build / "resources"
    resources.mkdir(parents=True, exist_ok=True)
    icon = resources / "menagerie.icns"
    icon.write_bytes(macos_icon())
    (resources / "notices.txt").write_text(notices(carried_distributions()), encoding="utf-8")
    write_translations(resources)
    # PyInstaller signs the application itself, file by file.
    application = freeze(build) / "Menagerie.app"
    check_bundle(application, bundle_description(project))
    check_application(application / "Contents/MacOS" / PROGRAM)
    image = target / f"Menagerie-{project.version}-macos-{platform.machine()}.dmg"
    # Installed on macOS alone.
    dmgbuild = importlib.import_module("dmgbuild")
    dmgbuild.build_dmg(str(image), TITLE, settings=image_settings(application, icon))
    sign_image(image)


def image_settings(application: Path, icon: Path) -> dict[str, object]:
    """Return what dmgbuild puts into the image, and how the image's window looks."""
    return {
        # Every macOS that runs the application reads it.
        "format": "ULFO",
        "files": [str(application)],
        "symlinks": {"Applications": "/Applications"},
        "icon": str(icon),
        "window_rect": _WINDOW,
        "icon_size": _ICON_SIZE,
        "icon_locations": {application.name: _APPLICATION_PLACE, "Applications": _APPLICATIONS_PLACE},
    }


def sign_image(image: Path, variables: Mapping[str, str] = os.environ) -> None:
    """Sign and notarise the image as the environment variables ask, or say that it was not done.

    Raises CalledProcessError if Apple's tools fail or Apple refuses.
    """
    commands = signing_commands(image, variables)
    for command in commands:
        subprocess.run(command, check=True)
    if not commands:
        print(f"{image.name} is not signed: {IDENTITY} is not set.", file=sys.stderr)
    elif not variables.get(NOTARY_PROFILE):
        print(f"{image.name} is not notarised: {NOTARY_PROFILE} is not set.", file=sys.stderr)


def signing_commands(image: Path, variables: Mapping[str, str]) -> list[list[str]]:
    """Return the commands that sign and notarise the image, as far as the variables allow."""
    identity, profile = variables.get(IDENTITY), variables.get(NOTARY_PROFILE)
    if not identity:
        return []
    commands = [["codesign", "--sign", identity, "--timestamp", str(image)]]
    if profile:
        notarise = ["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"]
        keychain = variables.get(NOTARY_KEYCHAIN)
        if keychain:
            notarise += ["--keychain", keychain]
        commands += [notarise, ["xcrun", "stapler", "staple", str(image)]]
    return commands
