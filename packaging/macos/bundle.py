"""Describe the application to macOS."""

from project import HOLDER, TITLE, Project

# The oldest macOS that PySide6's wheels are built for, according to their file names.
OLDEST_MACOS = "13.0"


def info_plist(project: Project) -> dict[str, object]:
    """Return the entries of Info.plist that PyInstaller does not write itself."""
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleIdentifier": project.application_id,
        "CFBundleShortVersionString": project.version,
        "CFBundleVersion": project.version,
        # Our own texts are English; the system's dialogs keep the person's language.
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en"],
        "CFBundleAllowMixedLocalizations": True,
        "LSApplicationCategoryType": "public.app-category.business",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{HOLDER}, under the MIT licence",
    }
