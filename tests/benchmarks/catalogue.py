"""How quickly the window finds what it knows: with 1,000 and with 1,000,000 known animals.

The real application runs offscreen, in a separate process for each size. A person's doings are real key
presses and clicks; each is timed until the rows that come of it are painted. The lines "stall" are how long
the window's thread was held at a stretch meanwhile, from the first answer on; what the application puts off
until it is idle has its own line. "Fixed work" is the same sum each time: its p99 beside
its median is what the computer itself adds to one in a hundred of everything.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from support.comparison import Comparison, at_most, command_line, ratio_at_most, report
from support.large_catalogue import kept_catalogue

SMALL, LARGE = 1_000, 1_000_000
_START, _ALL = "start", "all"
_KEYSTROKE, _MEMORY = "keystroke", "most memory, MiB"
_GOALS = {name: at_most(16, "ms") for name in ("stall p99.9, ms", "longest stall, ms")}
# 60 MB.
_MORE_MIB = 57
# One start may take half as long again as the one before.
_STARTS = 11
_RESULTS = Path(__file__).parents[2] / "build" / "benchmarks"

Timings = dict[str, list[float]]
Figures = dict[str, float]


def make_data(count: int) -> Path:
    """Return a data directory with this number of known animals; the catalogue is made once and kept."""
    directory = Path(tempfile.mkdtemp(prefix="menagerie-bench-"))
    shutil.copy(kept_catalogue(_RESULTS, count), directory / "catalogue-sandbox.sqlite3")
    # Or else whatever the application writes would wait until all of it is on the disk.
    os.sync()
    return directory


def measure(count: int, what: str) -> tuple[Timings, Figures]:
    """Measure one size in a separate process: ``what`` is one of ``_START`` and ``_ALL``."""
    directory = make_data(count)
    try:
        command = [sys.executable, __file__, "--measure", what, str(directory)]
        variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run(command, env=variables, check=True, stdout=subprocess.PIPE, text=True)
        doings, figures = json.loads(done.stdout.splitlines()[-1])
        return doings, figures
    finally:
        shutil.rmtree(directory)


def measure_here(what: str, directory: Path) -> None:
    """Measure in this process, and print the result as one line of JSON."""
    # Qt is imported in the measured process only.
    from support.measured_desk import MeasuredDesk  # noqa: PLC0415 - see above

    desk = MeasuredDesk(directory)
    if what == _START:
        desk.measure_start()
    else:
        desk.measure()
    print(json.dumps([desk.doings, desk.figures]))


def compare_starts() -> Iterator[Comparison]:
    """Compare the first paint of the window that knows many animals with that of the one that knows few."""
    paints: dict[int, list[float]] = {SMALL: [], LARGE: []}
    for _start in range(_STARTS):
        for count, values in paints.items():
            ((value,),) = measure(count, _START)[0].values()
            values.append(value)
    yield Comparison(
        "a million known: build to first paint", "ms", paints[LARGE], paints[SMALL], ratio_at_most(1.1)
    )


def compare(large: tuple[Timings, Figures], small: tuple[Timings, Figures]) -> Iterator[Comparison]:
    """Compare the window that knows many animals with the one that knows few."""
    (large_doings, large_figures), (small_doings, small_figures) = large, small
    for name, values in large_doings.items():
        is_typing = name.startswith(_KEYSTROKE)
        what = f"a million known: {name}"
        yield Comparison(what, "ms", values, small_doings[name], ratio_at_most(2) if is_typing else None)
        tails = [_tail(values)], [_tail(small_doings[name])]
        yield Comparison(f"{what}, p99", "ms", *tails, at_most(16, "ms") if is_typing else None)
    for name, value in large_figures.items():
        what, _, unit = name.rpartition(", ")
        yield Comparison(f"a million known: {what}", unit, [value], [small_figures[name]], _GOALS.get(name))
    more = large_figures[_MEMORY] - small_figures[_MEMORY]
    yield Comparison("a million known: more memory at most", "MiB", [more], goal=at_most(_MORE_MIB, "MiB"))


def _tail(values: Sequence[float]) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.99))]


def main(words: Sequence[str]) -> int:
    """Measure both sizes, print the table and keep it; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument("--measure", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args(words)
    if asked.measure is not None:
        what, directory = asked.measure
        measure_here(what, Path(directory))
        return 0
    starts = list(compare_starts())
    small, large = measure(SMALL, _ALL), measure(LARGE, _ALL)
    report("catalogue", [*starts, *compare(large, small)])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
