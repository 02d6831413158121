"""How quickly the window finds what it knows: with 1,000 and with 1,000,000 known animals.

The real application runs offscreen, in a process of its own for each size. A person's doings are real key
presses and clicks; each is timed until the rows that come of it are painted. The lines "stall" are how long
the window's thread was held at a stretch meanwhile.
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
from statistics import median

from support.large_catalogue import kept_catalogue

SMALL, LARGE = 1_000, 1_000_000
_RESULTS = Path(__file__).parents[2] / "build" / "benchmarks"

Timings = dict[str, list[float]]
Figures = dict[str, float]


def make_data(count: int) -> Path:
    """Return a data directory with so many known animals; the catalogue itself is made once and kept."""
    directory = Path(tempfile.mkdtemp(prefix="menagerie-bench-"))
    shutil.copy(kept_catalogue(_RESULTS, count), directory / "catalogue-sandbox.sqlite3")
    return directory


def measure(count: int) -> tuple[Timings, Figures]:
    """Measure one size in a process of its own."""
    directory = make_data(count)
    try:
        command = [sys.executable, __file__, "--measure", str(directory)]
        variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run(command, env=variables, check=True, stdout=subprocess.PIPE, text=True)
        doings, figures = json.loads(done.stdout.splitlines()[-1])
        return doings, figures
    finally:
        shutil.rmtree(directory)


def measure_here(directory: Path) -> None:
    """Measure in this process, and print the result as one line of JSON."""
    # Qt is imported in the measured process only.
    from support.measured_desk import MeasuredDesk  # noqa: PLC0415 - see above

    desk = MeasuredDesk(directory)
    desk.measure()
    print(json.dumps([desk.doings, desk.figures]))


def table_of(results: dict[int, tuple[Timings, Figures]]) -> Iterator[str]:
    """Return the lines of the table in Markdown."""
    yield "| what | " + " | ".join(f"{size:,} animals" for size in results) + " |"
    yield "| --- |" + " --- |" * len(results)
    first_doings, first_figures = next(iter(results.values()))
    for name in first_doings:
        cells = " | ".join(_three(doings[name]) for doings, _ in results.values())
        yield f"| {name}: median / p99 / most, ms | {cells} |"
    for name in first_figures:
        cells = " | ".join(f"{figures[name]:,.1f}" for _, figures in results.values())
        yield f"| {name} | {cells} |"


def _three(values: Sequence[float]) -> str:
    ninety_nine = sorted(values)[min(len(values) - 1, int(len(values) * 0.99))]
    return f"{median(values):.1f} / {ninety_nine:.1f} / {max(values):.1f}"


def main(words: Sequence[str]) -> int:
    """Measure both sizes, print the table and write it as JSON; return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--measure", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--sizes", type=int, nargs="+", default=[SMALL, LARGE], help="numbers of animals")
    asked = parser.parse_args(words)
    if asked.measure is not None:
        measure_here(asked.measure)
        return 0
    results = {size: measure(size) for size in asked.sizes}
    print(*table_of(results), sep="\n")
    _RESULTS.mkdir(parents=True, exist_ok=True)
    (_RESULTS / "catalogue.json").write_text(json.dumps(results, indent=2), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
