"""The real application, offscreen, acted upon as a person does, with the time that each doing takes."""

import asyncio
import os
import resource
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from menagerie.app import event_loop
from menagerie.app.application import build
from menagerie.credentials.keys import KeyStore
from menagerie.domain.clock import SystemClock
from menagerie.settings.paths import Paths
from menagerie.settings.views import Scope
from menagerie.workflows.export import ExportFormat, ExportScope, export
from support.large_catalogue import animals
from support.patience import LONGEST_WAIT
from support.sections import Section
from support.stall_probe import StallProbe

KEYSTROKE = "keystroke"

_BETWEEN_DOINGS = 0.08
_BETWEEN_LOOKS = 0.001
# Searches that are hard each in their own way, and what a person looks for in such a shop.
_HARD = ("bella", "luna mit", "zoe bro", "1234", "77", "小虎", "straße", "mon ta", "etoile", "rex 7")
_USUAL_NAMES, _USUAL_IDS, _USUAL_CATEGORIES = 60, 8, 4
# Seconds, in which the application does what it has put off until it is idle.
_REST = 6.0
_TYPED = 3
_SUMMED, _TIMES_SUMMED = range(400_000), 300
_JUMPS = (0.5, 0.99, 0.2, 0.75, 0.01)
# With most animals, with few, several, and any.
_CATEGORIES = ({0}, {300}, {0, 80, 300}, set[int]())
_MIB = 1024 * 1024


def searches() -> tuple[str, ...]:
    """Return what is typed: the hard searches, and names, ids and categories typed until they are found."""
    random = Random(7)  # noqa: S311 - names of animals are no secret
    names = [animal.name.lower() for animal in animals(_USUAL_NAMES, seed=3)]
    usual = [name[: random.randint(3, 9)].strip() for name in names]
    usual += [str(random.randint(1_000_000, 1_999_999))[: random.randint(2, 7)] for _ in range(_USUAL_IDS)]
    usual += [str(random.randint(0, 300)) for _ in range(_USUAL_CATEGORIES)]
    return (*_HARD, *usual)


class _Paints(QObject):
    """Knows when a widget was last painted, to the end."""

    def __init__(self) -> None:
        super().__init__()
        self.ended = 0.0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self._note)
        return False

    def _note(self) -> None:
        self.ended = time.perf_counter()


class MeasuredDesk:
    """``doings`` are the milliseconds that each doing took, by its name; ``figures`` all else."""

    def __init__(self, directory: Path) -> None:
        self.doings: dict[str, list[float]] = {}
        self._keys: dict[tuple[int, int], list[float]] = {}
        self.figures: dict[str, float] = {}
        self._directory = directory
        self._qt = QApplication(["menagerie"])
        self._qt.setQuitOnLastWindowClosed(False)
        self._began = time.perf_counter()
        self._application = build(self._qt, Paths(directory), {}, SystemClock(), KeyStore(lambda: None))
        self._window = self._application.window
        self._table = self._window.table
        self._paints = _Paints()
        self._table.viewport().installEventFilter(self._paints)
        self._resets, self._reset_at, self._read_at = 0, 0.0, 0.0
        self._table.shown.modelReset.connect(self._count_reset)
        self._table.shown.dataChanged.connect(self._note_reading)
        self._probe, self._probe_at_rest = StallProbe(), StallProbe()

    def measure(self) -> None:
        """Run the application, act, and close it."""
        event_loop.run(self._run(self._act))

    def measure_start(self) -> None:
        """Run the application until it has painted, and close it."""
        event_loop.run(self._run(self._paint))

    async def _run(self, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        acting = asyncio.ensure_future(act())
        acting.add_done_callback(lambda _done: self._application.close())
        await self._application.run("sandbox")
        await acting

    async def _paint(self) -> None:
        await self._until(lambda: self._paints.ended)
        self._add("build to first paint", self._paints.ended - self._began)

    async def _open_everything_seen(self) -> None:
        await self._until(lambda: self._table.animals and not self._application.parts.jobs.names())
        self.figures["memory at rest, MiB"] = _memory()
        with self._watching_for_stalls(self._probe):
            await self._timed("open everything seen", lambda: self._window.filter.show_from(Scope.SEEN))
            await self._counted()
        with self._watching_for_stalls(self._probe_at_rest):
            await asyncio.sleep(_REST)

    async def _act(self) -> None:
        await self._open_everything_seen()
        with self._watching_for_stalls(self._probe):
            for _ in range(_TYPED):
                await self._type(searches())
            self.doings[f"{KEYSTROKE}, the middle one of {_TYPED}"] = [
                median(times) for times in self._keys.values()
            ]
            await self._sort()
            await self._choose_statuses()
            await self._choose_categories()
            for share in _JUMPS:
                await self._scroll(share)
        await self._export()
        self.figures["memory after all that, MiB"] = _memory()
        self.figures["most memory, MiB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        self.figures["stall p99.9, ms"] = 1000 * self._probe.at_most(0.999)
        self.figures["longest stall, ms"] = 1000 * self._probe.longest[0].length
        self.figures["longest stall while idle, ms"] = 1000 * self._probe_at_rest.longest[0].length
        await self._work()

    async def _type(self, texts: Sequence[str]) -> None:
        search = self._window.filter.search
        for number, text in enumerate(texts):
            for place, letter in enumerate(text):
                if letter == " ":
                    # A blank alone looks for nothing else.
                    search.insert(letter)
                    continue
                # An input method commits what no key has.
                put = partial(QTest.keyClicks, search) if letter.isascii() else search.insert
                await self._timed(KEYSTROKE, partial(put, letter))
                self._keys.setdefault((number, place), []).append(self.doings[KEYSTROKE][-1])
            await self._timed("clear the search", search.clear)
            await self._counted()

    async def _work(self) -> None:
        """Do what would always take as long if nothing else ran on this computer, nor on the one it is in."""
        for _ in range(_TIMES_SUMMED):
            start = time.perf_counter()
            sum(_SUMMED)
            self._add("fixed work", time.perf_counter() - start)
            await asyncio.sleep(_BETWEEN_DOINGS)

    async def _sort(self) -> None:
        search = self._window.filter.search
        for column in Section:
            for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
                await self._timed("sort", partial(self._table.sortByColumn, column, order))
                await self._counted()
                await self._timed("search, sorted", lambda: search.insert("be"))
                await self._timed("clear the search", search.clear)
                await self._counted()

    async def _choose_statuses(self) -> None:
        everything, *statuses = self._window.filter.status.buttons()
        for button in (*statuses, everything):
            await self._timed("status", button.click)
            await self._counted()

    async def _choose_categories(self) -> None:
        for chosen in _CATEGORIES:
            await self._timed("category", partial(self._window.filter.categories.choose, chosen))
            await self._counted()

    async def _scroll(self, share: float) -> None:
        bar, table = self._table.verticalScrollBar(), self._table
        start = time.perf_counter()
        bar.setValue(round(bar.maximum() * share))
        await self._until(lambda: table.shown.known(max(0, table.rowAt(1))) is not None)
        await self._until(lambda: self._paints.ended > max(start, self._read_at))
        self._add("scroll to an unread place", self._paints.ended - start)
        await asyncio.sleep(_BETWEEN_DOINGS)

    async def _export(self) -> None:
        rows = await self._application.parts.export_source().rows(ExportScope.EVERYTHING)
        start = time.perf_counter()
        with self._watching_for_stalls(self._probe):
            done = await export(
                rows,
                self._directory / "all.csv",
                ExportFormat.CSV,
                zone="UTC",
                clock=SystemClock(),
                progress=lambda _count: None,
            )
        self.figures["export to CSV, animals a second"] = done.count / (time.perf_counter() - start)

    async def _timed(self, name: str, act: Callable[[], object]) -> None:
        """Act, and take the time until other rows have been painted."""
        before = self._resets
        start = time.perf_counter()
        act()
        await self._until(lambda: self._resets > before)
        shown = self._reset_at
        await self._until(lambda: self._paints.ended > shown or not self._window.card.shows_rows)
        self._add(name, max(self._paints.ended, shown) - start)
        await asyncio.sleep(_BETWEEN_DOINGS)

    async def _counted(self) -> None:
        await self._until(lambda: "Counting" not in self._window.footer.summary.text())
        await asyncio.sleep(_BETWEEN_DOINGS)

    async def _until(self, is_so: Callable[[], object]) -> None:
        end = time.monotonic() + LONGEST_WAIT
        while not is_so():
            if time.monotonic() > end:
                raise TimeoutError
            # To look without a pause would keep from the application's threads what they need to go on.
            await asyncio.sleep(_BETWEEN_LOOKS)

    @staticmethod
    @contextmanager
    def _watching_for_stalls(probe: StallProbe) -> Iterator[None]:
        probe.start()
        yield
        probe.stop()

    def _add(self, name: str, seconds: float) -> None:
        self.doings.setdefault(name, []).append(1000 * seconds)

    def _count_reset(self) -> None:
        self._resets, self._reset_at = self._resets + 1, time.perf_counter()

    def _note_reading(self) -> None:
        self._read_at = time.perf_counter()


def _memory() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / _MIB
