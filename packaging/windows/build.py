"""Build everything that is installed on Windows: an installer for one person, and an .msi for all users."""

import shutil
from pathlib import Path

from freezing import check_application, freeze
from icons import windows_icon
from licenses import carried_distributions, notices
from project import COMMANDS, ROOT, Project
from windows.msi import build_msi
from windows.nsis import build_installer
from windows.tools import settle, sign_code
from windows.version import version_resource

PROGRAMS = tuple(f"{command}.exe" for command in COMMANDS)


def build_packages(project: Project, build: Path, target: Path, source_time: int) -> None:
    """Build all packages of this system into the folder ``target``.

    ``build`` is a folder for what is made on the way; ``source_time`` is the Unix time given to all files.
    Raises CalledProcessError where a tool fails or finds fault with the result, and FileNotFoundError where
    one is missing.
    """
    _write_resources(project, build / "resources")
    payload = freeze(build) / "menagerie"
    sign_code(payload)
    check_application(payload / "menagerie.exe")
    (payload / "notices.txt").write_text(notices(carried_distributions()), encoding="utf-8")
    shutil.copy(ROOT / "packaging/environments.toml", payload / "environments.example.toml")
    settle(payload, source_time)
    build_installer(project, payload, build / "nsis", target)
    build_msi(project, payload, build / "msi", target)


def _write_resources(project: Project, folder: Path) -> None:
    """Write what menagerie.spec puts into the program files."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "menagerie.ico").write_bytes(windows_icon())
    for program in PROGRAMS:
        text = version_resource(project, program)
        (folder / f"{program}.version").write_text(text, encoding="utf-8")
