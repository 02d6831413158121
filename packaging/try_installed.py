"""Try an installed application: ``python packaging/try_installed.py PROGRAM FOLDER``.

Its self-check runs without a screen, and on Windows and macOS once more with what draws on the screen. Its
pictures and what it says are kept in the folder. A program with a window prints nothing into a console of
Windows, so what it says is printed here. Then the command beside it looks for PostgreSQL, to load psycopg.
"""

import io
import subprocess
import sys
from pathlib import Path

from freezing import OUTPUT, check_application

# What draws on the screen, by sys.platform. On Linux, the tests of the desktop do this.
_PLATFORMS = {"win32": ("windows",), "darwin": ("cocoa",)}
# No server takes connections at this port. The sentence about that names the computer in every language; one
# about a missing library does not.
_COMPUTER = "127.0.0.1"
_NO_SERVER = f"postgresql://x@{_COMPUTER}:9/x?sslmode=verify-full"


def main(program: Path, folder: Path) -> int:
    """Run the self-checks and look for PostgreSQL, print what they say, and return the exit status."""
    # The code page of Windows lacks characters that the programs print.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    failed = False
    for platform in ("", *_PLATFORMS.get(sys.platform, ())):
        kept = folder / (platform or "offscreen")
        try:
            check_application(program, kept, platform)
        except subprocess.CalledProcessError as error:
            failed = True
            print(f"The self-check ended with status {error.returncode}, or wrote to standard error.")
        print((kept / OUTPUT).read_text(encoding="utf-8"), flush=True)
    command = [str(program.with_name(f"menagerie-shared{program.suffix}")), "status", _NO_SERVER]
    said = subprocess.run(
        command,
        check=False,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    ).stderr
    if _COMPUTER not in said:
        failed = True
        print("menagerie-shared did not look for a server. Is a library of psycopg missing?")
    print(said, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
