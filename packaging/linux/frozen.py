"""Makes the frozen application on Linux: PyInstaller's folder, slimmed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from linux.unicode_data import slim
from project import ROOT


def freeze(build: Path, time: int) -> Path:
    """Make the folder with the application and a Python in ``build`` and return it.

    ``time`` is the Unix time that the compiled modules bear. What an earlier build left is not used.
    """
    variables = {**os.environ, "SOURCE_DATE_EPOCH": str(time), "PYTHONHASHSEED": "0"}
    work, frozen = build / "work", build / "frozen"
    for folder in (work, frozen):
        shutil.rmtree(folder, ignore_errors=True)
    command = [
        *(sys.executable, "-m", "PyInstaller", "--clean", "--noconfirm", "--log-level=ERROR"),
        *(f"--distpath={frozen}", f"--workpath={work}", "packaging/menagerie.spec"),
    ]
    subprocess.run(command, cwd=ROOT, env=variables, check=True)
    application = frozen / "menagerie"
    for library in (application / "_internal/PySide6/Qt/lib").glob("libicudata.so.*"):
        slim(library, build / "unicode")
    for path in application.rglob("*.so*"):
        if not path.is_symlink():
            _forget_this_computer(path)
    return application


def _forget_this_computer(library: Path) -> None:
    """Take out where a library looks for others, if that is a folder of the computer that built it."""
    command = ["patchelf", "--print-rpath", str(library)]
    places = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    if places and not all(place.startswith("$ORIGIN") for place in places.split(":")):
        subprocess.run(["patchelf", "--remove-rpath", str(library)], check=True)
