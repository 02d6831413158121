"""For how long an import of many rows holds the window's thread.

A process with the real window reads deliveries of 100,000 rows, scrolls, filters, edits and maps them, begins
the import on a service without limits, pauses and cancels it, and writes the files about its result.

A busy computer makes each stall longer; the goal is for the work of the window's thread at a stretch. Some
steps build a part of the window when they are first taken: the goal of those is 100 ms, once.
"""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from support.comparison import Comparison, at_most, command_line, report
from support.importing_window import stalls_of
from support.plain_server import plain_server

_MOST_MS = 16
_MOST_ONCE_MS = 100
_FIRST_TIMES = ("open the import window", "read and check CSV", "begin", "result: delivery note")


def main(words: Sequence[str]) -> int:
    """Measure, print and store the table; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument("--rows", type=int, default=100_000, help="rows of a delivery (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=20.0, help="of sending (default: %(default)s)")
    parser.add_argument("--turns", type=int, default=1, help="(default: %(default)s)")
    parser.add_argument("--platform", default="offscreen", help="of Qt, such as xcb (default: %(default)s)")
    asked = parser.parse_args(words)
    turns = []
    with plain_server() as base_url:
        for _turn in range(asked.turns):
            with tempfile.TemporaryDirectory(prefix="menagerie-bench-") as name:
                turns.append(stalls_of(base_url, Path(name), asked.rows, asked.seconds, asked.platform))
    comparisons = []
    for step in turns[0]:
        most = at_most(_MOST_ONCE_MS if step in _FIRST_TIMES else _MOST_MS, "ms")
        comparisons += [
            Comparison(
                f"importing: {step}: longest work", "ms", [one[step].work for one in turns], goal=most
            ),
            Comparison(f"importing: {step}: longest stall", "ms", [one[step].longest for one in turns]),
        ]
    report("importing", comparisons)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
