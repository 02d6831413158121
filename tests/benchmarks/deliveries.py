"""Reading deliveries of many rows: the time, and how long another thread is held meanwhile.

The reference is what reads each format alone: python-calamine, csv, json. Both read on a thread, as the
window does it. Meanwhile the main thread wakes up every millisecond, and what makes it late has held it.
"""

import csv
import json
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from python_calamine import CalamineWorkbook

from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.process import read_delivery
from menagerie.deliveries.write import write_delivery
from support.comparison import Comparison, at_most, command_line, ratio_at_most, report

_COLUMNS = ("Name", "Category", "Status", "Note")
_STATUSES = ("available", "pending", "sold")
_TICK = 0.001
_NEARLY_ALL = 0.999
# Half of what a checked preview may take beyond the library is left for the checks.
_GOAL = 1.5
_LONGEST_HELD_MS = 16.0


def rows(count: int) -> Iterator[tuple[str, ...]]:
    """Yield rows like those of a shop."""
    for number in range(count):
        yield f"Animal {number}", str(number % 40), _STATUSES[number % 3], f"Note {number * 7919 % 1_000_003}"


def read_csv(path: Path) -> object:
    with path.open(newline="", encoding="utf-8-sig") as file:
        return list(csv.reader(file))


def read_json(path: Path) -> object:
    return json.loads(path.read_bytes())


def read_xlsx(path: Path) -> object:
    return CalamineWorkbook.from_path(path).get_sheet_by_index(0).to_python()


ALONE: dict[FileFormat, Callable[[Path], object]] = {
    FileFormat.CSV: read_csv,
    FileFormat.XLSX: read_xlsx,
    FileFormat.JSON: read_json,
}


def measured(read: Callable[[Path], object], path: Path) -> tuple[float, list[float]]:
    """Return for how many seconds ``read`` ran on a thread, and by how many ms each tick was late."""
    seconds = []

    def run() -> None:
        began = time.perf_counter()
        result = read(path)
        seconds.append(time.perf_counter() - began)
        # Freed here, after the clock was read.
        del result

    thread = threading.Thread(target=run)
    late = []
    thread.start()
    while not seconds and thread.is_alive():
        began = time.perf_counter()
        time.sleep(_TICK)
        late.append(1000 * (time.perf_counter() - began - _TICK))
    thread.join()
    return seconds[0], late


def nearly_all(late: Sequence[float]) -> float:
    """Return the 99.9th percentile."""
    return sorted(late)[int(_NEARLY_ALL * (len(late) - 1))]


def measure(file_format: FileFormat, count: int, turns: int, folder: Path) -> Iterator[Comparison]:
    """Compare one format."""
    path = write_delivery(folder / f"{count}.{file_format}", file_format, Reading(), _COLUMNS, rows(count))
    ours, alone = [], []
    for _turn in range(turns):
        ours.append(measured(read_delivery, path))
        alone.append(measured(ALONE[file_format], path))
    what = f"deliveries: {count:,} rows, {file_format}"
    times, lates = zip(*ours, strict=True)
    alone_times, alone_lates = zip(*alone, strict=True)
    yield Comparison(f"{what}: read", "s", times, alone_times, ratio_at_most(_GOAL))
    yield Comparison(
        f"{what}: thread held, 99.9 %",
        "ms",
        list(map(nearly_all, lates)),
        list(map(nearly_all, alone_lates)),
        at_most(_LONGEST_HELD_MS, "ms"),
    )
    yield Comparison(
        f"{what}: thread held, longest", "ms", list(map(max, lates)), list(map(max, alone_lates))
    )


def main(words: Sequence[str]) -> int:
    """Measure, print and store the table; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument("--rows", type=int, nargs="+", default=[100_000], help="(default: %(default)s)")
    parser.add_argument("--turns", type=int, default=5, help="turns of each (default: %(default)s)")
    asked = parser.parse_args(words)
    comparisons: list[Comparison] = []
    with tempfile.TemporaryDirectory() as folder:
        for count in asked.rows:
            for file_format in ALONE:
                comparisons += measure(file_format, count, asked.turns, Path(folder))
    report("deliveries", comparisons)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
