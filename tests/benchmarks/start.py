"""How fast the window is there, and how much memory it takes, against a window with nothing in it.

Each is started from outside, on its own screen, and the screen is looked at until its pixels show what
is waited for; the two take turns, and with them a program of the same libraries with nothing of ours, which
tells below what no such application can be. "Cached rows" are those that the last run left, "the first
answer" is what the sandbox says, which starts together with the window. Without a sandbox there are two
states: staging on a service of another process, with a key, and staging without a key.
"""

import shutil
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from support.comparison import Comparison, command_line, ratio_at_most, report
from support.desktop.application import COMMAND, Application
from support.desktop.first_paint import Sign, Writing, started, window
from support.desktop.sandbox_server import SandboxServer
from support.desktop.session import DesktopSession, desktop
from support.large_catalogue import kept_catalogue
from support.sentences import first_animals

_REFERENCES = Path(__file__).parent / "references"
# The application's environment, without anything of the tests. An installed application has none.
_PYTHON = COMMAND[0] if COMMAND[1:2] == ["-m"] else sys.executable
EMPTY_WINDOW = (_PYTHON, str(_REFERENCES / "empty_window.py"))
_LIBRARIES = (_PYTHON, str(_REFERENCES / "bare_libraries.py"))
_KEPT = Path(__file__).parents[2] / "build" / "benchmarks"
_WINDOW, _ROWS, _ANSWER, _FIRST_KEY = "window", "rows", "answer", "first key"
_FEW, _MANY = 100, 1_000_000
_IDLE_SECONDS = 5.0
_MEMORY_RUNS = 3
_WITH_KEY = "on a service, with its key"
_KEY = "sk-of-the-benchmark"
# Nothing listens there.
_NO_SERVICE = "http://127.0.0.1:9/v1"

# What a screen reader is told comes before it is painted.
_PAINT_SECONDS = 1.0


class Prepared:
    """A data folder as a first run leaves it, with 100 rows to show, and how its window looks then.

    ``rows`` and ``answer`` are the writing of the table, and of the line that says how old it is.

    ``search`` is the field for searching while the focus is elsewhere.
    """

    def __init__(self, session: DesktopSession, folder: Path) -> None:
        """Run the application on the sandbox, and close it."""
        self.data = folder / "data"
        application = Application(session, self.data, folder / "output", (), {})
        try:
            reading = application.reading
            reading.wait_for_name("resultAge", "Updated just now")
            reading.wait_for_name("resultSummary", first_animals(_FEW))
            age = reading.wait_for_name("resultAge", "Updated just now")
            table = reading.wait_for("animalTable")
            search = reading.wait_for("searchEdit", lambda seen: seen.is_showing and not seen.is_focused)
            assert search.place is not None
            assert table.place is not None
            assert age.place is not None
            time.sleep(_PAINT_SECONDS)
            self.rows = Writing(session.screen, table.place)
            self.search = Writing(session.screen, search.place)
            self.answer = Writing(session.screen, age.place)
            assert application.terminate() == 0
        finally:
            if not application.has_ended:
                application.kill()


class Starts:
    """Starts the application and the empty window on one screen, and knows how long each took."""

    def __init__(self, session: DesktopSession, folder: Path) -> None:
        self._session = session
        self._folder = folder
        self._prepared = Prepared(session, folder)
        self._window = window(session.screen)

    def compare(self, runs: int) -> list[Comparison]:
        """Compare the starts: until the window, its rows and the first answer are on screen."""
        signs = {_WINDOW: self._window, _ROWS: self._prepared.rows.is_there}
        signs[_ANSWER] = self._prepared.answer.is_same
        ours: dict[str, list[float]] = {name: [] for name in signs}
        empty: list[float] = []
        libraries: list[float] = []
        for _run in range(runs):
            empty.append(self._moments(EMPTY_WINDOW, {_WINDOW: self._window})[_WINDOW])
            libraries.append(self._moments([*_LIBRARIES, "answer"], {_WINDOW: self._window})[_WINDOW])
            for name, moment in self._moments(self._ours(self._prepared.data), signs).items():
                ours[name].append(moment)
        return [
            Comparison("start: exec → window painted", "ms", ours[_WINDOW], empty),
            Comparison("start: exec → 100 rows of the last session readable", "ms", ours[_ROWS], empty),
            Comparison(
                "start: exec → first answer on screen", "ms", ours[_ANSWER], empty, ratio_at_most(3.3)
            ),
            Comparison(
                "start: exec → first answer, against the libraries alone",
                "ms",
                ours[_ANSWER],
                libraries,
                ratio_at_most(1.4),
            ),
        ]

    def compare_first_keys(self, runs: int) -> Iterator[Comparison]:
        """Compare how soon a key has its effect that is pressed as soon as the window is there."""
        search = self._prepared.search
        signs = {
            _WINDOW: self._window,
            "search field": search.is_same,
            "key": self._press_find,
            _FIRST_KEY: lambda: not search.is_same(),
        }
        for how, is_killed in (("", False), (", after kill -9", True)):
            ours, empty = [], []
            command = self._ours(self._prepared.data)
            self._moments(command, {_WINDOW: self._window}, is_killed=is_killed)
            for _run in range(runs):
                empty.append(self._moments(EMPTY_WINDOW, {_WINDOW: self._window})[_WINDOW])
                ours.append(self._moments(command, signs, is_killed=is_killed)[_FIRST_KEY])
            yield Comparison(
                f"start: exec → the first key has its effect{how}", "ms", ours, empty, ratio_at_most(2)
            )

    def compare_sizes(self, runs: int, kept: Path) -> Comparison:
        """Compare the start with a million known animals with that with a hundred."""
        signs = {_WINDOW: self._window, _ROWS: self._prepared.rows.is_there}
        few, many = (self._data_with(count, kept) for count in (_FEW, _MANY))
        for data in (few, many):
            # The first run writes down what every later one finds.
            self._moments(self._ours(data), {_ANSWER: self._prepared.answer.is_same})
        moments: dict[Path, list[float]] = {few: [], many: []}
        for _run in range(runs):
            for data, values in moments.items():
                values.append(self._moments(self._ours(data), signs)[_ROWS])
        what = f"start: exec → rows readable, {_MANY:,} known animals against {_FEW}"
        return Comparison(what, "ms", moments[many], moments[few], ratio_at_most(1.1))

    def compare_memory(self) -> Iterator[Comparison]:
        """Compare the memory of an idle window without the sandbox, five seconds after its start."""
        server = SandboxServer(self._folder / "service", _KEY, "business")
        try:
            self._session.keyring.keep(server.base_url, _KEY)
            states = {_WITH_KEY: server.base_url, "without a key": _NO_SERVICE}
            values: dict[str, list[float]] = {state: [] for state in states}
            empty, libraries = [], []
            for _run in range(_MEMORY_RUNS):
                empty.append(self._memory(EMPTY_WINDOW))
                libraries.append(self._memory([*_LIBRARIES, "rest"]))
                for state, address in states.items():
                    command = [*self._ours(self._prepared.data), "--environment", "staging"]
                    values[state].append(self._memory(command, {"MENAGERIE_STAGING_URL": address}))
            assert server.requests(), "the window was to show an answer of the service"
        finally:
            server.stop()
        for state, measured in values.items():
            goal = ratio_at_most(1.25) if state == _WITH_KEY else None
            what = f"memory (RSS), idle, {state}, against the libraries alone"
            yield Comparison(what, "MB", measured, libraries, goal)
        yield Comparison("memory (RSS), the libraries alone", "MB", libraries, empty)

    def _press_find(self) -> bool:
        self._session.press_keys("ctrl+f")
        return True

    def _moments(
        self, command: Sequence[str], signs: Mapping[str, Sign], *, is_killed: bool = False
    ) -> dict[str, float]:
        with started(self._session, command, signs) as start:
            if is_killed:
                start.kill()
            return start.moments

    def _memory(self, command: Sequence[str], variables: Mapping[str, str] | None = None) -> float:
        with started(self._session, command, {_WINDOW: self._window}, variables) as start:
            time.sleep(_IDLE_SECONDS)
            return start.resident_memory()

    def _data_with(self, count: int, kept: Path) -> Path:
        """Return a data folder with this number of known animals."""
        data = self._folder / f"data-{count}"
        shutil.copytree(self._prepared.data, data)
        for old in data.glob("catalogue-sandbox.sqlite3*"):
            old.unlink()
        shutil.copy(kept_catalogue(kept, count), data / "catalogue-sandbox.sqlite3")
        return data

    @staticmethod
    def _ours(data: Path) -> list[str]:
        return [*COMMAND, "--data-dir", str(data)]


def main(words: Sequence[str]) -> int:
    """Measure, print the table and keep it; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument("--runs", type=int, default=10, help="starts of each (default: %(default)s)")
    parser.add_argument("--folder", type=Path, default=_KEPT, help="where large catalogues are kept")
    asked = parser.parse_args(words)
    with desktop() as (session, folder):
        starts = Starts(session, folder)
        comparisons = starts.compare(asked.runs)
        comparisons.extend(starts.compare_first_keys(asked.runs))
        comparisons.append(starts.compare_sizes(asked.runs, asked.folder))
        comparisons.extend(starts.compare_memory())
    report("start", comparisons)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
