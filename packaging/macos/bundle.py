"""Describes the application to macOS."""

from project import HOLDER, TITLE, Project

# macOS wants a domain's name turned round. The project has none yet, and says so.
BUNDLE_ID = "invalid.menagerie.Menagerie"

# The oldest macOS that Qt's libraries are built for, as the wheels of PySide6 say in their names.
OLDEST_MACOS = "13.0"


def info_plist(project: Project) -> dict[str, object]:
    """Return what goes into Info.plist beside what PyInstaller writes there by itself."""
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleIdentifier": BUNDLE_ID,
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
