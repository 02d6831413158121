"""Signs the disk image, and has Apple look at it, so that macOS opens it without a warning.

The application itself is signed where PyInstaller makes it, file by file.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

# The name of a certificate "Developer ID Application" in a keychain; menagerie.spec reads it too.
IDENTITY = "MENAGERIE_CODESIGN_IDENTITY"
# The name under which "xcrun notarytool store-credentials" has put an account into a keychain.
NOTARY_PROFILE = "MENAGERIE_NOTARY_PROFILE"


def sign_image(image: Path, variables: Mapping[str, str] = os.environ) -> None:
    """Sign and notarise the image as the environment variables ask for, or say that it was not done.

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
    """Return the commands that sign and notarise the image, as far as the variables say with what."""
    identity, profile = variables.get(IDENTITY), variables.get(NOTARY_PROFILE)
    if not identity:
        return []
    commands = [["codesign", "--sign", identity, "--timestamp", str(image)]]
    if profile:
        notarise = ["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"]
        commands += [notarise, ["xcrun", "stapler", "staple", str(image)]]
    return commands
