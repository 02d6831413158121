"""Try an installed application: ``python packaging/try_installed.py PROGRAM FOLDER``.

Its self-check runs without a screen, and on Windows and macOS once more with what draws on the screen. Its
pictures and what it says are kept in the folder. A program with a window prints nothing into a console of
Windows, so what it says is printed here.
"""

import subprocess
import sys
from pathlib import Path

from freezing import OUTPUT, check_application

# What draws on the screen, by sys.platform. On Linux, the tests of the desktop do this.
_PLATFORMS = {"win32": ("windows",), "darwin": ("cocoa",)}


def main(program: Path, folder: Path) -> int:
    """Run the self-checks, print what they say, and return the exit status."""
    failed = False
    for platform in ("", *_PLATFORMS.get(sys.platform, ())):
        kept = folder / (platform or "offscreen")
        try:
            check_application(program, kept, platform)
        except subprocess.CalledProcessError as error:
            failed = True
            print(f"The self-check ended with status {error.returncode}, or wrote to standard error.")
        print((kept / OUTPUT).read_text(encoding="utf-8"), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
