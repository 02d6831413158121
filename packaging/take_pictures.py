"""Take the pictures of README.md and the help with the self-check: ``python3 packaging/dev.py pictures``."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from project import ROOT

README = ROOT / "packaging" / "pictures"
HELP = ROOT / "resources" / "help" / "pictures"
# One time zone, language and scale for all who take them.
SURROUNDINGS = {"TZ": "UTC", "LC_ALL": "C.UTF-8", "QT_SCALE_FACTOR": "1", "QT_FONT_DPI": "96"}
# Which picture of the self-check becomes which file.
PLACES = {
    "details-light": README / "window.png",
    **{
        f"{name}-{look}": HELP / f"{name}-{look}.png"
        for name in ("window", "importing", "wait")
        for look in ("light", "dark")
    },
}


def main() -> int:
    """Take the pictures that are asked for. Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--baseline", action="store_true", help="take those that tests/visual compares with")
    if not parser.parse_args().baseline:
        return take_pictures()
    sys.path.insert(0, str(ROOT / "tests"))
    from support.pictures.comparison import make_baseline  # noqa: PLC0415 - not before it can be found

    print(make_baseline())
    return 0


def take_pictures() -> int:
    """Run the self-check and copy what it saw. Return its exit status."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-P", "-m", "menagerie.cli", "--self-check", "--screenshots", folder]
        variables = {**os.environ, **SURROUNDINGS}
        status = subprocess.run(command, env=variables, check=False).returncode
        if status == 0:
            for name, place in PLACES.items():
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(Path(folder) / f"{name}.png", place)
    return status


if __name__ == "__main__":
    sys.exit(main())
