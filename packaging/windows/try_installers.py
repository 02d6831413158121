"""Try the Windows installers under Wine, with a small program in Menagerie's place.

Install, upgrade and remove with the installer for one person and with the .msi, and print what was seen:
``.venv/bin/python packaging/windows/try_installers.py``. It cannot show how the frozen application itself
behaves on Windows. NSIS makes programs of 32 bits, for which Debian has Wine as a package of another
architecture; so on Debian it needs, after ``dpkg --add-architecture i386``,
``nsis wixl gcc-mingw-w64-x86-64 wine wine64 wine32:i386``.
"""

import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

# The other modules are imported from the folder above this script's.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from project import Project, read_project
from windows.build import PROGRAMS
from windows.msi import build_msi
from windows.nsis import build_installer
from windows.tools import SIGN_COMMAND, files_of, settle
from windows.wine import Wine, WineError, fresh_wine, windows_path

_TIME = 1_800_000_000
_UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall"
_IS_RUNNING = 2
_INSTALLED_FOR_ALL = 3
# Windows Installer's status 1603, of which Wine hands on the lowest eight bits.
_REFUSED = 1603 % 256
# Two versions, each built twice, with an uninstaller, an installer and an .msi.
_SIGNED = 2 * 2 * 3
# It runs as long as the file exists that its first argument names.
_PROGRAM = r"""
#include <stdio.h>
#include <windows.h>
int main(int count, char **words) {
    if (count < 2) return 0;
    fclose(fopen(words[1], "w"));
    while (GetFileAttributesA(words[1]) != INVALID_FILE_ATTRIBUTES) Sleep(100);
    return 0;
}
"""
_ONLY_IN_THE_OLD_ONE = "_internal/an old folder/left over.dll"


class NotSeenError(Exception):
    """An expected result was not seen."""


def main() -> int:
    """Try everything; return 0, or 1 at the first failure."""
    os.environ["SOURCE_DATE_EPOCH"] = str(_TIME)
    with tempfile.TemporaryDirectory(prefix="menagerie-installers-") as folder:
        try:
            signed = _sign_by_recording(Path(folder))
            releases = [_build(Path(folder), version) for version in ("1.0.0", "1.1.0")]
            _saw(
                "uninstallers, installers and .msi are signed",
                seen=len(signed.read_text().split()) == _SIGNED,
            )
            with fresh_wine() as wine:
                _try_installer(wine, *releases)
            with fresh_wine() as wine:
                _try_another_folder(wine, *releases)
            with fresh_wine() as wine:
                _try_one_beside_the_other(wine, *releases)
            with fresh_wine() as wine:
                _try_msi(wine, *releases)
        except (NotSeenError, WineError, FileNotFoundError) as error:
            print(f"FAILED  {error}")
            return 1
        except subprocess.CalledProcessError as error:
            print(f"FAILED  {error}\n{error.stdout or ''}{error.stderr or ''}")
            return 1
    print("Everything was seen.")
    return 0


def _sign_by_recording(folder: Path) -> Path:
    """Sign from now on by adding a line to a file; return the file."""
    notes, script = folder / "signed", folder / "sign.sh"
    script.write_text(f"""echo "$1" >>'{notes}'\n""", encoding="ascii")
    os.environ[SIGN_COMMAND] = f"sh '{script}'"
    return notes


class Release:
    """The installers of a version, and the files that they install."""

    def __init__(self, project: Project, payload: Path, build: Path, target: Path) -> None:
        self.version = project.version
        self.files = set(files_of(payload))
        target.mkdir()
        self.installer = build_installer(project, payload, build / "nsis", target)
        self.msi = build_msi(project, payload, build / "msi", target)


def _build(folder: Path, version: str) -> Release:
    build = folder / version
    payload = build / "payload"
    (payload / "_internal/PySide6").mkdir(parents=True)
    source = build / "program.c"
    source.write_text(_PROGRAM, encoding="ascii")
    for name in PROGRAMS:
        subprocess.run(["x86_64-w64-mingw32-gcc", "-o", payload / name, source], check=True)
    (payload / "_internal/PySide6/Qt6Core.dll").write_bytes(b"a library")
    if version == "1.0.0":
        (payload / _ONLY_IN_THE_OLD_ONE).parent.mkdir()
        (payload / _ONLY_IN_THE_OLD_ONE).write_bytes(b"a library")
    settle(payload, _TIME)
    project = replace(read_project(), version=version)
    first, second = (Release(project, payload, build, build / name) for name in ("first", "second"))
    _saw(
        f"the installer of {version} built again is the same, byte for byte",
        seen=first.installer.read_bytes() == second.installer.read_bytes(),
    )
    return first


def _try_installer(wine: Wine, old: Release, new: Release) -> None:
    local = wine.local_data()
    folder = local / "Programs/Menagerie"
    entry = _menu_entry(wine)
    key = rf"HKCU\{_UNINSTALL}\Menagerie"
    data = _foreign_file(local / "menagerie/catalogue.sqlite3")

    _saw("setup.exe /S ends with 0", seen=wine.run(old.installer, "/S") == 0)
    _saw("all files are there", seen=_installed(folder) == old.files)
    _saw("there is an entry in the Start menu", seen=entry.is_file())
    _saw("Apps knows the version", seen=wine.registry(key, "DisplayVersion") == "1.0.0")
    _saw("the program starts", seen=wine.run(folder / "menagerie.exe") == 0)

    with wine.running(folder / "menagerie.exe", local / "running"):
        _saw("while it runs, setup.exe /S ends with 2", seen=wine.run(new.installer, "/S") == _IS_RUNNING)
        _saw("and has changed nothing", seen=_installed(folder) == old.files)
    with wine.running(folder / "menagerie-sandbox.exe", local / "running"):
        _saw("nor while the sandbox runs", seen=wine.run(new.installer, "/S") == _IS_RUNNING)

    _saw("the next version's setup.exe /S ends with 0", seen=wine.run(new.installer, "/S") == 0)
    _saw("its files are there and the older one's are not", seen=_installed(folder) == new.files)
    _saw("Apps knows the newer version", seen=wine.registry(key, "DisplayVersion") == "1.1.0")

    other = _foreign_file(folder / "not ours.txt")
    with wine.running(folder / "menagerie.exe", local / "running"):
        in_place = f"_?={windows_path(folder)}"
        status = wine.run(folder / "uninstall.exe", "/S", in_place)
        _saw("while it runs, uninstall.exe /S ends with 2", seen=status == _IS_RUNNING)
    quiet = wine.registry(key, "QuietUninstallString")
    _saw("Apps knows how to remove it", seen=quiet is not None and quiet.endswith(r'\uninstall.exe" /S'))
    wine.run(folder / "uninstall.exe", "/S")
    wine.wait_until(lambda: not (folder / "uninstall.exe").exists(), "uninstall.exe has deleted itself")
    wine.wait_until(lambda: wine.registry(key, "DisplayVersion") is None, "Apps has forgotten the program")
    _saw("after uninstall.exe /S its files are gone", seen=_everything_in(folder) == {other})
    _saw("and its entry in the Start menu", seen=not entry.exists())
    _saw("and what it remembered is still there", seen=data.is_file())


def _try_another_folder(wine: Wine, old: Release, new: Release) -> None:
    local = wine.local_data()
    folder, other_folder = local / "Programs/Menagerie", local / "Tools"
    _saw("setup.exe /S ends with 0", seen=wine.run(old.installer, "/S") == 0)
    status = wine.run(new.installer, "/S", f"/D={windows_path(other_folder)}")
    _saw("the next version's setup.exe /S /D=FOLDER ends with 0", seen=status == 0)
    _saw("its files are there", seen=_installed(other_folder) == new.files)
    _saw("and the older one's folder is gone", seen=not folder.exists())


def _try_msi(wine: Wine, old: Release, new: Release) -> None:
    folder = wine.drive / "Program Files/Menagerie"
    common = wine.drive / "ProgramData"
    # Windows would use the menu of all users; Wine only has this person's.
    entry = _menu_entry(wine)
    data = _foreign_file(wine.local_data() / "menagerie/catalogue.sqlite3")
    addresses = _foreign_file(common / "menagerie/environments.toml")

    _saw("msiexec /i /qn ends with 0", seen=wine.run("msiexec", "/i", windows_path(old.msi), "/qn") == 0)
    _saw("all files are there", seen=_installed(folder) == old.files)
    _saw("there is an entry in the Start menu", seen=entry.is_file())
    _saw("which starts the program", seen=b"Menagerie\\menagerie.exe" in entry.read_bytes())
    _saw("the program starts", seen=wine.run(folder / "menagerie.exe") == 0)

    _saw("the next version's ends with 0", seen=wine.run("msiexec", "/i", windows_path(new.msi), "/qn") == 0)
    _saw("its files are there and the older one's are not", seen=_installed(folder) == new.files)
    downgraded = wine.run("msiexec", "/i", windows_path(old.msi), "/qn")
    _saw("the older version is refused then", seen=downgraded != 0 and _installed(folder) == new.files)

    _saw("msiexec /x /qn ends with 0", seen=wine.run("msiexec", "/x", windows_path(new.msi), "/qn") == 0)
    _saw("its folder is gone", seen=not folder.exists())
    _saw("and its entry in the Start menu", seen=not entry.exists())
    _saw("and what it remembered is still there", seen=data.is_file())
    _saw("and the addresses for all users", seen=addresses.is_file())


def _try_one_beside_the_other(wine: Wine, old: Release, new: Release) -> None:
    own = wine.local_data() / "Programs/Menagerie"
    shared = wine.drive / "Program Files/Menagerie"

    _saw("setup.exe /S ends with 0", seen=wine.run(old.installer, "/S") == 0)
    status = wine.run("msiexec", "/i", windows_path(new.msi), "/qn")
    _saw("beside a copy for this person, the .msi ends with 1603", seen=status == _REFUSED)
    _saw("and has changed nothing", seen=_installed(own) == old.files and not shared.exists())
    wine.run(own / "uninstall.exe", "/S", f"_?={windows_path(own)}")

    _saw(
        "without it, the .msi ends with 0", seen=wine.run("msiexec", "/i", windows_path(old.msi), "/qn") == 0
    )
    status = wine.run(new.installer, "/S")
    _saw("beside one for all users, setup.exe /S ends with 3", seen=status == _INSTALLED_FOR_ALL)
    _saw("and has changed nothing", seen=not _installed(own) and _installed(shared) == old.files)

    # As where a person had a copy before the one for all users came, installed by another account.
    wine.run("reg", "add", rf"HKCU\{_UNINSTALL}\Menagerie", "/v", "DisplayVersion", "/d", "1.0.0", "/f")
    status = wine.run("msiexec", "/i", windows_path(new.msi), "/qn")
    _saw("an installation for all users can be updated all the same", seen=status == 0)
    _saw("and has the new files", seen=_installed(shared) == new.files)
    _saw("and removed", seen=wine.run("msiexec", "/x", windows_path(new.msi), "/qn") == 0)


def _menu_entry(wine: Wine) -> Path:
    return wine.local_data().parent / "Roaming/Microsoft/Windows/Start Menu/Programs/Menagerie.lnk"


def _foreign_file(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("not ours", encoding="utf-8")
    return path


def _everything_in(folder: Path) -> set[Path]:
    return set(folder.rglob("*"))


def _installed(folder: Path) -> set[Path]:
    return {Path(path) for path in files_of(folder)} - {Path("uninstall.exe")}


def _saw(what: str, *, seen: bool) -> None:
    if not seen:
        raise NotSeenError(what)
    print(f"ok  {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
