"""Makes the frozen application on Linux: PyInstaller's folder, slimmed."""

import subprocess
from pathlib import Path

from frozen import freeze
from linux.unicode_data import slim


def freeze_slim(build: Path, time: int) -> Path:
    """Make the folder with the application in ``build`` and return it; ``time`` is as ``freeze`` has it."""
    application = freeze(build, time) / "menagerie"
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
