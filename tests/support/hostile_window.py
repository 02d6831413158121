"""The real window, offscreen, that gets hostile answers; it tells for how long its thread was held.

To be run as a program: the base address of staging, and the folder of the data. It opens staging, looks at
the first animal, searches, sorts, widens a column, looks through everything seen and the counts, tries to
add, and ends. It prints the stalls of each step as JSON.
"""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication

from menagerie.app.application import Application
from menagerie.domain.animal import LIMIT_MAX
from menagerie.domain.columns import NAME, TABLE_COLUMNS
from menagerie.settings.views import Scope
from menagerie.ui.listing.list_loader import REFRESHING
from support.programs import program_environment
from support.qt_loop import until
from support.stall_probe import StallProbe
from support.window_process import open_staging, run_with

_LOOK_SECONDS = 0.01
_A_MOMENT = 0.15
_PATIENCE = 20.0
_WORDS = "number 99"
# Not a stall: the time in which the window is built and shows the last session.
START = "start"

Stalls = dict[str, float]


def stalls_of(base_url: str, data: Path, patience: float) -> Stalls | None:
    """Return the longest stall of each step in ms, from a separate process; None if it takes too long."""
    command = [sys.executable, "-X", "faulthandler", "-m", "support.hostile_window", base_url, str(data)]
    try:
        done = subprocess.run(
            command,
            stdout=subprocess.PIPE,
            env=program_environment(QT_QPA_PLATFORM="offscreen"),
            text=True,
            timeout=patience,
            check=True,
        )
    except subprocess.TimeoutExpired:
        return None
    stalls: Stalls = json.loads(done.stdout)
    return stalls


class _HostileWindow:
    def __init__(self, application: Application, began: float) -> None:
        self._application = application
        self._began = began
        self._window = application.window
        self._probe = StallProbe()
        self.stalls: Stalls = {}

    async def work(self) -> None:
        """Use the window as a person does, one step after another."""
        self.stalls[START] = round(1000 * (time.perf_counter() - self._began), 1)
        table, search = self._window.table, self._window.filter.search
        await self._step("answer", lambda: None)
        await self._step("details", lambda: table.selectRow(0))
        await self._step("tooltip", self._point)
        column = TABLE_COLUMNS.index(NAME)
        await self._step("column", lambda: table.resizeColumnToContents(column))
        await self._step("sort", lambda: table.sortByColumn(column, Qt.SortOrder.DescendingOrder))
        await self._type("typing")
        await self._step("clear", search.clear)
        await self._step("everything seen", lambda: self._window.filter.show_from(Scope.SEEN))
        await self._type("typing in everything seen")
        await self._step("clear everything seen", search.clear)
        await self._step("back", lambda: self._window.filter.show_from(Scope.SERVICE))
        await self._step("a hundred rows", lambda: self._window.footer.limit.setValue(LIMIT_MAX))
        await self._type("typing in a hundred rows")
        await self._step("clear a hundred rows", search.clear)
        await self._step("add", self._add)
        await self._step("outbox", self._window.outbox_panel.toggle)

    async def _step(self, name: str, do: Callable[[], object]) -> None:
        self._probe = StallProbe()
        self._probe.start()
        await asyncio.sleep(_LOOK_SECONDS)
        do()
        # What it starts has begun by then.
        await asyncio.sleep(_A_MOMENT)
        await until(lambda: not self._is_busy(), name, _PATIENCE)
        await asyncio.sleep(_A_MOMENT)
        self._probe.stop()
        self.stalls[name] = round(1000 * self._probe.longest[0].length, 1)

    async def _type(self, name: str) -> None:
        search = self._window.filter.search
        longest = 0.0
        for end in range(1, len(_WORDS) + 1):
            await self._step(name, lambda end=end: search.setText(_WORDS[:end]))  # type: ignore[misc]
            longest = max(longest, self.stalls[name])
        self.stalls[name] = longest

    def _is_busy(self) -> bool:
        parts = self._application.parts
        # A wait that the service asked for ends long after.
        return not parts.waits.is_waiting and any(name != REFRESHING for name in parts.jobs.names())

    def _point(self) -> None:
        viewport = self._window.table.viewport()
        place = self._window.table.visualRect(self._window.table.shown.index(0, 1)).center()
        event = QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(QPoint(place)))
        QApplication.sendEvent(viewport, event)

    def _add(self) -> None:
        self._window.header.add.click()
        dialog = self._application.parts.adding.dialog
        if dialog is not None:
            dialog.name.setText("Bella")
            dialog.category.setText("12")
            dialog.confirm.click()


def main(base_url: str, data: Path) -> None:
    """Open the window, use it and print the stalls."""
    # Not part of the start that is measured.
    QApplication(["menagerie"])
    began = time.perf_counter()
    application = open_staging(base_url, data)
    window = _HostileWindow(application, began)
    run_with(application, window.work())
    sys.stdout.write(json.dumps(window.stalls))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
