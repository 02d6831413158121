"""Describe the application to macOS, and check what macOS will read."""

import plistlib
import re
from importlib.metadata import distribution
from pathlib import Path

from project import HOLDER, TITLE, Project, ProjectError
from translations import LANGUAGES

# The program that macOS starts.
PROGRAM = "menagerie"

# What Apple calls the languages that have another name with Qt.
_APPLES_NAMES = {"zh_CN": "zh-Hans"}

_WHEEL_SYSTEM = re.compile(r"-macosx_(\d+)_(\d+)_")


def bundle_description(project: Project) -> dict[str, object]:
    """Return what menagerie.spec has PyInstaller write into Info.plist."""
    # Of all that is carried, Qt needs the newest macOS.
    wheel = distribution("PySide6-Essentials").read_text("WHEEL")
    return info_plist(project, oldest_macos(wheel or ""))


def oldest_macos(wheel: str) -> str:
    """Return the oldest macOS that a package was built for; ``wheel`` is the text of its file WHEEL.

    Raises ProjectError if the package was not built for macOS.
    """
    system = _WHEEL_SYSTEM.search(wheel)
    if system is None:
        raise ProjectError("The installed PySide6 does not say which macOS it was built for.")
    return f"{system[1]}.{system[2]}"


def info_plist(project: Project, oldest: str) -> dict[str, object]:
    """Return the entries of Info.plist that PyInstaller does not write itself, or would write wrongly.

    ``oldest`` is the oldest macOS that may start the application.
    """
    return {
        "CFBundleExecutable": PROGRAM,
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleIdentifier": project.application_id,
        "CFBundleShortVersionString": project.version,
        "CFBundleVersion": project.version,
        # macOS offers only these for the application, and writes dates and lays out menus as one of them.
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", *(_APPLES_NAMES.get(each, each) for each in LANGUAGES)],
        # In another language, the system's own dialogs stay as the person reads them.
        "CFBundleAllowMixedLocalizations": True,
        "LSApplicationCategoryType": "public.app-category.business",
        # PyInstaller writes True because the last program of the bundle has no window.
        # The application would have no icon in the Dock and no menu.
        "LSBackgroundOnly": False,
        "LSMinimumSystemVersion": oldest,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{HOLDER}, under the MIT licence",
    }


def check_bundle(application: Path, expected: dict[str, object]) -> None:
    """Compare the Info.plist that was written with the expected entries.

    Raises ProjectError at one that differs: macOS would start the application, but without its menu or icon.
    """
    contents = application / "Contents"
    written = plistlib.loads((contents / "Info.plist").read_bytes())
    for name, value in {**expected, "CFBundlePackageType": "APPL"}.items():
        if written.get(name) != value:
            raise ProjectError(f"Info.plist has {written.get(name)!r} and not {value!r} as {name}.")
    for file in (f"MacOS/{written['CFBundleExecutable']}", f"Resources/{written.get('CFBundleIconFile')}"):
        if not (contents / file).is_file():
            raise ProjectError(f"Info.plist names {file}, which is not in the application.")
