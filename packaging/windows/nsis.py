"""Build the installer for one person with NSIS."""

import os
from pathlib import Path, PurePath

from icons import windows_icon
from project import HOLDER, ROOT, TITLE, Project
from windows.identity import UNINSTALL_KEY, UPGRADE_CODE, braces
from windows.tools import SIGN_COMMAND, files_of, find_tool, folders_of, run, sign
from windows.version import four_numbers

_SCRIPT = ROOT / "packaging/windows/menagerie.nsi"
_KILOBYTE = 1024


def build_installer(project: Project, payload: Path, build: Path, target: Path) -> Path:
    """Build the installer of the folder ``payload`` into the folder ``target`` and return it.

    ``build`` is a folder for what is made on the way. Raises CalledProcessError where the tool fails, and
    FileNotFoundError where it is missing.
    """
    tool = find_tool("makensis")
    if tool is None:
        raise FileNotFoundError("NSIS is missing: its makensis builds the installer.")
    build.mkdir(parents=True, exist_ok=True)
    icon = build / "menagerie.ico"
    icon.write_bytes(windows_icon())
    files = build / "files.nsh"
    files.write_text(file_macros(payload), encoding="utf-8")
    installer = target / f"Menagerie-{project.version}-setup.exe"
    size = sum((payload / path).stat().st_size for path in files_of(payload))
    definitions = {
        **names(project),
        "KILOBYTES": str(size // _KILOBYTE),
        "ICON": str(icon),
        "FILES": str(files),
        "OUTPUT": str(installer),
    }
    sign_command = os.environ.get(SIGN_COMMAND)
    if sign_command:
        definitions["SIGN_COMMAND"] = sign_command
    defined = [f"-D{name}={value}" for name, value in definitions.items()]
    run([tool, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, str(_SCRIPT)])
    sign(installer)
    return installer


def names(project: Project) -> dict[str, str]:
    """Return what the script says about the project, by the names that it uses."""
    said = {
        "TITLE": TITLE,
        "HOLDER": HOLDER,
        "UPGRADE_CODE": braces(UPGRADE_CODE),
        "UNINSTALL_KEY": UNINSTALL_KEY,
        "VERSION": project.version,
        "FOUR_NUMBERS": ".".join(map(str, four_numbers(project.version))),
    }
    return {**said, "ADDRESS": project.address} if project.address else said


def file_macros(payload: Path) -> str:
    """Return the macros that install the files of the folder and remove exactly these again.

    A person may choose a folder that has other files in it, so the folder is never removed with its content.
    """
    lines = ["!macro InstallFiles"]
    folder = None
    for path in files_of(payload):
        if path.parent != folder:
            folder = path.parent
            lines.append(f'    SetOutPath "{_installed(folder)}"')
        lines.append(f'    File "{payload / path}"')
    lines += ["!macroend", "", "!macro RemoveFiles"]
    lines += [f'    Delete "{_installed(path)}"' for path in files_of(payload)]
    # The installer's working directory could not be removed.
    lines.append('    SetOutPath "$TEMP"')
    lines += [f'    RMDir "{_installed(path)}"' for path in reversed(list(folders_of(payload)))]
    return "\n".join([*lines, "!macroend", ""])


def _installed(path: PurePath) -> str:
    return "\\".join(("$INSTDIR", *path.parts))
