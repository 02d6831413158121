"""Run benchmarks one after the other: ``python3 packaging/dev.py bench [--only NAME [ARGUMENTS]]``.

They measure the installed application that MENAGERIE_COMMAND names, or one in an environment of its own: it
would import packages of the tests where it finds them.
"""

import os
import shlex
import subprocess
import sys
from collections.abc import Sequence

from dev import ROOT, RUN, SetupError, prepare, say

TESTS = ROOT / "tests"
MEASURED = RUN._replace(folder="build/bench-environment")
# Each takes a quarter of an hour and more, and so runs only when it is named.
LONG = ("pacing", "sharing")


def main(arguments: Sequence[str]) -> int:
    """Run the named benchmark with its arguments, or all that are not long, and print one table.

    Return the exit status of the first that fails.
    """
    only = " ".join(arguments[1:2]) if arguments[:1] == ["--only"] else ""
    paths = {path.stem: path for path in sorted((TESTS / "benchmarks").glob("*.py"))}
    chosen = [name for name in paths if name == only or not (arguments or name in LONG)]
    if not chosen:
        say(f"Usage: bench [--only NAME [ARGUMENTS]], where NAME is one of: {', '.join(paths)}")
        return 2
    installed = os.environ.get("MENAGERIE_COMMAND")
    command = installed or f"{shlex.quote(str(prepare(MEASURED)))} -m menagerie"
    # Nothing is shown on the person's screen.
    kept = {name: os.environ[name] for name in os.environ if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    variables = {
        **kept,
        "QT_QPA_PLATFORM": "offscreen",
        "MENAGERIE_COMMAND": command,
        "PYTHONPATH": str(TESTS),
    }

    def start(*words: str) -> int:
        return subprocess.run([sys.executable, *words], env=variables, check=False).returncode

    statuses = {}
    for name in chosen:
        say(f"\n== {name}")
        statuses[name] = start(str(paths[name]), *arguments[2:])
    say("\n== summary")
    # The table of an earlier run must not stand for one that failed.
    start("-m", "support.comparison", *(name for name in chosen if statuses[name] == 0))
    return next((status for status in statuses.values() if status != 0), 0)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as error:
        sys.exit(str(error))
