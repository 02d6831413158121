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

# What macOS says where it asks a person whether the application may reach the computers nearby.
_LOCAL_NETWORK = "NSLocalNetworkUsageDescription"
_WHY_LOCAL_NETWORK = {
    "en": "Menagerie connects to the animal service and the shared store where they are in your network.",
    "de": "Menagerie verbindet sich mit dem Tierdienst und der gemeinsamen Datenbank in Ihrem Netzwerk.",
    "fr": "Menagerie se connecte au service et à la base partagée s’ils se trouvent dans votre réseau.",
    "es": "Menagerie se conecta al servicio y a la base compartida si están en su red.",
    "pt": "O Menagerie se conecta ao serviço e ao banco compartilhado se eles estiverem na sua rede.",
    "ja": "ネットワーク内にあるサービスと共有データベースにMenagerieが接続します。",
    "zh_CN": "Menagerie 需要连接您网络中的服务和共享数据库。",
    "ar": "يتصل Menagerie بالخدمة وقاعدة البيانات المشتركة إذا كانتا في شبكتك.",
}

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
        _LOCAL_NETWORK: _WHY_LOCAL_NETWORK["en"],
    }


def write_translations(folder: Path) -> None:
    """Write what macOS shows of Info.plist in other languages, for each in a folder that macOS knows."""
    for language in LANGUAGES:
        file = folder / _translation(language)
        file.parent.mkdir(exist_ok=True)
        file.write_text(f'"{_LOCAL_NETWORK}" = "{_WHY_LOCAL_NETWORK[language]}";\n', encoding="utf-8")


def _translation(language: str) -> str:
    return f"{_APPLES_NAMES.get(language, language)}.lproj/InfoPlist.strings"


def check_bundle(application: Path, expected: dict[str, object]) -> None:
    """Compare the Info.plist that was written with the expected entries.

    Raises ProjectError at one that differs, and at a missing file: macOS would start the application, but
    without its menu, its icon or a language.
    """
    contents = application / "Contents"
    written = plistlib.loads((contents / "Info.plist").read_bytes())
    for name, value in {**expected, "CFBundlePackageType": "APPL"}.items():
        if written.get(name) != value:
            raise ProjectError(f"Info.plist has {written.get(name)!r} and not {value!r} as {name}.")
    resources = (written.get("CFBundleIconFile"), *map(_translation, LANGUAGES))
    for file in (f"MacOS/{written['CFBundleExecutable']}", *(f"Resources/{name}" for name in resources)):
        if not (contents / file).is_file():
            raise ProjectError(f"{file} is not in the application.")
