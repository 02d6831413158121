"""Run benchmarks one after the other: ``python -m support.benchmarking PYTHON [--only NAME [ARGUMENTS]]``.

They measure the application in the environment of PYTHON, or the installed one that MENAGERIE_COMMAND names.
``python3 packaging/dev.py bench`` sets both environments up.
"""

import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
# Each takes a quarter of an hour and more, and so runs only when it is named.
LONG = ("away", "desks", "joining", "pacing", "sharing", "soak")


def run(measured: str, arguments: Sequence[str], folder: Path = TESTS / "benchmarks") -> int:
    """Run the named benchmark with its arguments, or all that are not long, and print one table.

    Return the exit status of the first that fails.
    """
    only = " ".join(arguments[1:2]) if arguments[:1] == ["--only"] else ""
    paths = {path.stem: path for path in sorted(folder.glob("*.py"))}
    chosen = [name for name in paths if name == only or not (arguments or name in LONG)]
    if not chosen:
        _say(f"Usage: bench [--only NAME [ARGUMENTS]], where NAME is one of: {', '.join(paths)}")
        return 2
    command = os.environ.get("MENAGERIE_COMMAND") or f"{shlex.quote(measured)} -m menagerie"
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
        _say(f"\n== {name}")
        statuses[name] = start(str(paths[name]), *arguments[2:])
    _say("\n== summary")
    # The table of an earlier run must not stand for one that failed.
    start("-m", "support.comparison", *(name for name in chosen if statuses[name] == 0))
    return next((status for status in statuses.values() if status != 0), 0)


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201 - a command-line tool prints


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
