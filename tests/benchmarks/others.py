"""What people use instead, in the same run: desktop programs of Debian's, and Qt's own table over a database.

The programs are those that are installed; with ``--install``, as root on Debian, the others are installed
first. They and ours take turns on one screen and one computer, from exec until the window is painted.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from support.comparison import Comparison, command_line, report
from support.desktop.application import COMMAND
from support.desktop.first_paint import started, window
from support.desktop.prepared import Prepared
from support.desktop.session import DesktopSession, desktop
from support.large_catalogue import kept_catalogue

_RESULTS = Path(__file__).parents[2] / "build" / "benchmarks"
_SQL_TABLE = Path(__file__).parent / "references" / "sql_table.py"
_KNOWN = 1_000_000
# One word each, since Qt's filter takes what is typed for one text.
_TYPED = ("bella", "mon")
_IDLE_SECONDS = 5.0
_SANDBOX_CATALOGUE = "catalogue-sandbox.sqlite3"


@dataclass(frozen=True, slots=True)
class Program:
    """A program of Debian's: its package, what starts it, and what has to be done once before."""

    package: str
    command: tuple[str, ...]
    preparation: tuple[str, ...] = ()


_WALLET = ("--testnet", "--offline", "--wallet", "wallet-of-the-benchmark")
PROGRAMS = (
    Program("picard", ("picard", "--no-restore", "--no-player")),
    Program("sqlitebrowser", ("sqlitebrowser",)),
    Program("electrum", ("electrum", *_WALLET), ("electrum", "create", *_WALLET)),
)


def install(programs: Sequence[Program]) -> None:
    """Install what is missing, as far as this computer lets us."""
    missing = [program.package for program in programs if shutil.which(program.command[0]) is None]
    if missing and shutil.which("apt-get") is not None and os.geteuid() == 0:
        command = ["apt-get", "-qq", "install", "--yes", "--no-install-recommends", *missing]
        variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, env=variables, check=False, stdout=subprocess.DEVNULL)


def present(programs: Sequence[Program]) -> Iterator[Program]:
    """Yield the programs that can be started, and say which cannot."""
    for program in programs:
        if shutil.which(program.command[0]) is None:
            print(f"{program.package} is not installed (--install).")
        else:
            yield program


class Starts:
    """Starts ours and the others in turns."""

    def __init__(self, session: DesktopSession, folder: Path) -> None:
        self._session = session
        self._ours = (*COMMAND, "--data-dir", str(Prepared(session, folder).data))

    def compare(self, program: Program, runs: int) -> Iterator[Comparison]:
        """Compare one program's start and memory with ours."""
        if program.preparation:
            self._prepare(program.preparation)
        # The first start of a program makes its files, and fills the computer's caches.
        self._measure(program.command)
        pairs = [(self._measure(self._ours), self._measure(program.command)) for _run in range(runs)]
        for place, (what, unit) in enumerate((("window painted", "ms"), ("memory: RSS, idle", "MB"))):
            ours, theirs = ([pair[whose][place] for pair in pairs] for whose in (0, 1))
            yield Comparison(f"{what}, against {program.package}", unit, ours, theirs)

    def _measure(self, command: Sequence[str]) -> tuple[float, float]:
        with started(self._session, command, {"window": window(self._session.screen)}) as start:
            time.sleep(_IDLE_SECONDS)
            return start.moments["window"], start.resident_memory()

    def _prepare(self, command: Sequence[str]) -> None:
        variables = self._session.variables_of_a_person
        subprocess.run(command, env=variables, check=True, cwd=self._session.home, stdout=subprocess.DEVNULL)


def compare_filters() -> Comparison:
    """Compare the search with Qt's own filter, letter by letter, each in a separate process."""
    with tempfile.TemporaryDirectory(prefix="menagerie-bench-") as name:
        catalogue = Path(name) / _SANDBOX_CATALOGUE
        shutil.copy(kept_catalogue(_RESULTS, _KNOWN), catalogue)
        theirs = _keystrokes([str(_SQL_TABLE), str(catalogue), *_TYPED])
        ours = _keystrokes([__file__, "--measure-typing", name])
    what = f"a key typed, of {_KNOWN:,} rows, against QSqlTableModel with QSortFilterProxyModel"
    return Comparison(what, "ms", ours, theirs)


def _keystrokes(words: Sequence[str]) -> list[float]:
    variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, *words], env=variables, check=True, stdout=subprocess.PIPE, text=True
    )
    keystrokes: list[float] = json.loads(done.stdout.splitlines()[-1])
    return keystrokes


def measure_typing_here(directory: Path) -> None:
    """Type in this process, and print the milliseconds of each letter as one line of JSON."""
    # Qt is imported in the measured process only.
    from support.measured_desk import KEYSTROKE, MeasuredDesk  # noqa: PLC0415 - see above

    desk = MeasuredDesk(directory)
    desk.measure_typing(_TYPED)
    print(json.dumps(desk.doings[KEYSTROKE]))


def main(words: Sequence[str]) -> int:
    """Measure, print the table and keep it; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument("--runs", type=int, default=5, help="starts of each (default: %(default)s)")
    parser.add_argument("--install", action="store_true", help="install the programs that are missing")
    parser.add_argument("--measure-typing", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args(words)
    if asked.measure_typing is not None:
        measure_typing_here(asked.measure_typing)
        return 0
    if asked.install:
        install(PROGRAMS)
    comparisons: list[Comparison] = []
    with desktop() as (session, folder):
        starts = Starts(session, folder)
        for program in present(PROGRAMS):
            print(f"Starting {program.package} and ours in turns…", flush=True)
            try:
                comparisons.extend(starts.compare(program, asked.runs))
            except (TimeoutError, RuntimeError, subprocess.CalledProcessError) as error:
                # Another program's trouble is no reason to lose what was measured of the rest.
                print(f"{program.package} could not be measured: {error}")
    print("Typing into the search and into Qt's own filter…", flush=True)
    comparisons.append(compare_filters())
    report("others", comparisons)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
