"""What the window holds after a long time: memory, file handles, threads and tasks.

The real window, offscreen, is used without a pause for twenty minutes, with a service beside it; and for
three days of a clock that runs 432 times as fast. What it holds in the last quarter is compared with what it
holds in the second one: by then everything is loaded, and all that still grows would go on to grow.
"""

import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median

from menagerie.sandbox.limits import Plan
from menagerie.sandbox.server import EmbeddedSandbox
from support.comparison import Comparison, at_most, command_line, report
from support.hurried_clock import HurriedClock
from support.soaking_window import Held, soaked
from support.window_process import KEY

_MINUTE, _DAY = 60.0, 86_400.0
_HURRY = 432.0
# What is known and what was added grows with use: its rows are in memory where the window shows them.
_MOST_MEMORY = 8.0
_GOALS = {"memory": (at_most(_MOST_MEMORY, "MiB"), "MiB")} | {
    name: (at_most(0, ""), "") for name in ("handles", "threads", "tasks", "widgets")
}


def measure(name: str, seconds: float, hurry: float) -> Iterable[Comparison]:
    """Use the window for so many seconds, and compare what it holds."""
    clock = HurriedClock(hurry)
    with tempfile.TemporaryDirectory() as folder:
        plan = Plan(per_minute=1_000_000, per_day=1_000_000_000)
        service = EmbeddedSandbox(Path(folder) / "service.sqlite3", plan=plan, api_key=KEY, clock=clock.now)
        service.start()
        try:
            rounds: list[Held] = []
            for held in soaked(service.base_url, Path(folder) / "data", seconds, clock, hurry):
                rounds.append(held)
                if len(rounds) % 100 == 0:
                    print(f"   {name}: {held}", flush=True)
        finally:
            service.stop()
    quarter = max(1, len(rounds) // 4)
    begin, end = rounds[quarter : 2 * quarter], rounds[-quarter:]
    print(f"   {name}: {len(rounds)} rounds in {rounds[-1]['hours']:.1f} hours of the clock", flush=True)
    for what, (goal, unit) in _GOALS.items():
        first, last = (median(held[what] for held in some) for some in (begin, end))
        yield Comparison(f"soak: {name}: more {what} ({last:g})", unit, [last - first], goal=goal)


def main(words: Sequence[str]) -> int:
    """Measure, print and store the table; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument(
        "--minutes", type=float, default=20.0, help="without a hurried clock (default: %(default)s)"
    )
    parser.add_argument("--days", type=float, default=3.0, help="of the hurried clock (default: %(default)s)")
    asked = parser.parse_args(words)
    runs = {
        f"{asked.minutes:g} minutes": (asked.minutes * _MINUTE, 1.0),
        f"{asked.days:g} days": (asked.days * _DAY / _HURRY, _HURRY),
    }
    comparisons = [
        one for name, (seconds, hurry) in runs.items() if seconds for one in measure(name, seconds, hurry)
    ]
    report("soak", comparisons)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
