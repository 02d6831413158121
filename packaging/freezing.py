"""Make the frozen application, a folder with its own Python in it, and choose what goes into it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

from dev import step
from project import ROOT

# Modules that the application never imports, although a library that it uses can.
UNUSED_MODULES = (
    *("PySide6.QtDBus", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtPdf"),
    *("_tkinter", "tkinter", "turtle", "idlelib", "lib2to3", "distutils", "ensurepip", "venv"),
    *("pip", "setuptools", "pkg_resources", "wheel"),
    *("doctest", "pdb", "pydoc", "pydoc_data", "unittest", "test", "xmlrpc"),
    "xxsubtype",  # an example in Python's sources, for which shiboken6 6.12 asks
    *("curses", "readline", "_curses", "_curses_panel"),
    # The others do without them, and each would need another library of the system's.
    *("bz2", "_bz2", "lzma", "_lzma", "_uuid"),
)

# The plugins of Qt that this window uses, by sys.platform. They lie below PySide6/Qt/plugins (Linux, macOS)
# or PySide6/plugins (Windows). TLS is not among them: Python provides it here.
QT_PLUGINS = {
    "linux": (
        "iconengines/libqsvgicon.so",
        "imageformats/libqico.so",
        "imageformats/libqsvg.so",
        "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        "platforminputcontexts/libibusplatforminputcontextplugin.so",
        "platforms/libqminimal.so",
        "platforms/libqoffscreen.so",
        "platforms/libqwayland.so",
        "platforms/libqxcb.so",
        "printsupport/libcupsprintersupport.so",
        # File dialogs of the desktop's portal. The theme of GTK would bring all of GTK.
        "platformthemes/libqxdgdesktopportal.so",
        "wayland-decoration-client/*",
        "wayland-shell-integration/libxdg-shell.so",
    ),
    "win32": (
        "iconengines/qsvgicon.dll",
        "imageformats/qico.dll",
        "imageformats/qsvg.dll",
        "platforms/qminimal.dll",
        "platforms/qoffscreen.dll",
        "platforms/qwindows.dll",
    ),
    "darwin": (
        "iconengines/libqsvgicon.dylib",
        "imageformats/libqico.dylib",
        "imageformats/libqsvg.dylib",
        "platforms/libqcocoa.dylib",
        "platforms/libqminimal.dylib",
        "platforms/libqoffscreen.dylib",
    ),
}

# The libraries of Qt that these plugins and the modules of PySide6 are linked to.
QT_LIBRARIES = {
    "linux": (
        *("Core", "DBus", "Gui", "Network", "PrintSupport", "Svg", "WaylandClient", "Widgets", "XcbQpa"),
    ),
    "win32": ("Core", "Gui", "Network", "PrintSupport", "Svg", "Widgets"),
    "darwin": ("Core", "DBus", "Gui", "Network", "PrintSupport", "Svg", "Widgets"),
}

# The texts of Qt's own dialogs, in the languages of the application.
QT_TRANSLATIONS = tuple(
    f"qtbase_{language}.qm" for language in ("ar", "de", "en", "es", "fr", "ja", "pt_BR", "zh_CN")
)

# What translators edit; the window reads what is compiled from it.
TRANSLATORS_FILES = "menagerie/_resources/translations/*.ts"

# On Linux: libraries from the wheels, Python itself, and SQLite in the version that was tested. All others
# come from the system: they must fit its screen, fonts, session bus and Kerberos, and OpenSSL must get the
# system's security fixes and find its certificates. So must that of libpq, for the shared store.
LINUX_LIBRARIES = ("libicu*", "libpyside6.*", "libshiboken6.*", "libpython3.*", "libsqlite3.*")

# The part of psycopg that brings libpq. On Linux, psycopg does without it, and finds the system's.
OWN_LIBPQ = "psycopg_binary"

# Modules that rapidfuzz does without, 8 MB: it has all of them once more for some processors, and those that
# measure distances also in Python. We take only ratios, which stay as quick.
SPARE_MODULES = ("*_avx2.*", "metrics_cpp.*")

# What is read of a library's metadata: its name, version and licence, and which keyrings it knows. The texts
# of the licences are in the notices.
METADATA = ("METADATA", "entry_points.txt")

# The file of what a program said, beside its pictures.
OUTPUT = "output.txt"

# Draws OpenGL without a graphics card on Windows: 20 MB that this window never uses.
_SOFTWARE_OPENGL = "opengl32sw.dll"

# The file names of Qt's libraries. On macOS each is a folder (a framework), with a link beside the program.
_QT_LIBRARY = {
    "linux": re.compile(r"(?:.*/)?libQt6(\w+)\.so\b.*"),
    "win32": re.compile(r"(?:.*/)?Qt6(\w+)\.dll"),
    "darwin": re.compile(r"(?:.*/)?Qt(\w+)(?:\.framework/.*)?"),
}


def freeze(build: Path) -> Path:
    """Run PyInstaller on menagerie.spec in the folder ``build`` and return the folder with its results.

    Results of an earlier build are deleted.
    """
    variables = {**os.environ, "PYTHONHASHSEED": "0"}
    work, frozen = build / "work", build / "frozen"
    for folder in (work, frozen):
        shutil.rmtree(folder, ignore_errors=True)
    command = [
        *(sys.executable, "-m", "PyInstaller", "--clean", "--noconfirm"),
        *(f"--distpath={frozen}", f"--workpath={work}", "packaging/menagerie.spec"),
    ]
    with step("Freezing the application"):
        subprocess.run(command, cwd=ROOT, env=variables, check=True, capture_output=True, text=True)
    return frozen


def check_application(program: Path, kept: Path | None = None, platform: str = "") -> None:
    """Run the self-check of the frozen application.

    Its pictures and all that it says go into the folder ``kept``. ``platform`` is Qt's name of what draws on
    the screen (empty: it draws without one). Raises CalledProcessError if it fails or, without a screen,
    writes to standard error: an error on a thread, such as a missing module, shows only there.
    """
    command = [str(program), "--self-check", *(["--screenshots", str(kept)] if kept else [])]
    variables = {**os.environ, **({"QT_QPA_PLATFORM": platform} if platform else {})}
    with step("Checking the frozen application"):
        result = subprocess.run(
            command, env=variables, check=False, capture_output=True, encoding="utf-8", errors="replace"
        )
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)
        (kept / OUTPUT).write_text(result.stdout + result.stderr, encoding="utf-8")
    # A system may have remarks of its own on a window.
    if result.returncode != 0 or (result.stderr and not platform):
        raise subprocess.CalledProcessError(result.returncode, command, result.stdout, result.stderr)


def is_wanted(destination: str, system: str = sys.platform) -> bool:
    """Return whether a file that PyInstaller found goes into the folder.

    ``destination`` is its path in there; ``system`` is the target system as in sys.platform.
    """
    path = PurePosixPath(destination.replace("\\", "/"))
    qt_library = _QT_LIBRARY[system].fullmatch(str(path)) if system in _QT_LIBRARY else None
    if qt_library is not None:
        return qt_library[1] in QT_LIBRARIES[system]
    if path.parts[0] == "PySide6":
        return _is_wanted_of_qt(path, system)
    if path.parts[0].endswith(".dist-info"):
        is_of_libpq = path.parts[0].startswith(f"{OWN_LIBPQ}-")
        return path.name in METADATA and not (is_of_libpq and system == "linux")
    if path.parts[0] == "rapidfuzz":
        return not _matches(path.name, SPARE_MODULES)
    if len(path.parts) == 1 and fnmatchcase(path.name, "lib*.so*"):
        return _matches(path.name, LINUX_LIBRARIES)
    return not fnmatchcase(str(path), TRANSLATORS_FILES)


def _is_wanted_of_qt(path: PurePosixPath, system: str) -> bool:
    if "plugins" in path.parts:
        # An unknown system keeps all plugins.
        return _matches("/".join(path.parts[-2:]), QT_PLUGINS.get(system, ("*",)))
    if "translations" in path.parts:
        return path.name in QT_TRANSLATIONS
    return "qml" not in path.parts and path.name != _SOFTWARE_OPENGL


def _matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)
