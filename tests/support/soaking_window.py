"""The real window, offscreen, that is used for a long time; it tells what it holds meanwhile.

To be run as a program: the base address of staging, the folder of the data, for how many seconds, how many
seconds of its clock pass in each, and when that clock began (Unix time). It refreshes, adds, searches, sorts,
opens what there is to open and changes the environment, over and over, and prints one JSON object a round.
"""

import asyncio
import gc
import itertools
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from menagerie.app.application import Application
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.views import Scope
from menagerie.ui.listing.auto_refresh import REFRESHING
from support.hurried_clock import HurriedClock
from support.patience import LONGEST_WAIT
from support.programs import program_environment
from support.qt_loop import until
from support.window_process import open_staging, run_with

# One number of each kind for each round.
Held = dict[str, float]

_KIB = 1024
_A_MOMENT = 0.02
_REFRESH_MINUTES = 5
# Rounds from one visit to the sandbox, and one add, to the next.
_VISIT, _ADD = 25, 5


def soaked(base_url: str, data: Path, seconds: float, clock: HurriedClock, hurry: float) -> Iterator[Held]:
    """Run the window in a separate process, and yield what it holds after each round."""
    words = [base_url, str(data), str(seconds), str(hurry), str(clock.begin)]
    with subprocess.Popen(
        [sys.executable, "-X", "faulthandler", "-m", "support.soaking_window", *words],
        stdout=subprocess.PIPE,
        env=program_environment(QT_QPA_PLATFORM="offscreen"),
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            yield from map(json.loads, process.stdout)
            assert process.wait(LONGEST_WAIT) == 0
        finally:
            process.kill()


class _SoakingWindow:
    def __init__(self, application: Application, clock: HurriedClock, seconds: float) -> None:
        self._application = application
        self._window = application.window
        self._clock = clock
        self._seconds = seconds

    async def work(self) -> None:
        """Use the window until the time is over."""
        await self._rest()
        self._application.parts.refreshing.choose(_REFRESH_MINUTES)
        end, began = time.monotonic() + self._seconds, self._clock.now()
        for number in itertools.count(1):
            if time.monotonic() > end:
                return
            await self._round(number)
            _say(
                rounds=number,
                hours=(self._clock.now() - began) / 3600,
                memory=_memory(),
                handles=float(len(os.listdir("/proc/self/fd"))),  # noqa: PTH208 - one open handle less
                threads=float(threading.active_count()),
                tasks=float(len(asyncio.all_tasks())),
                widgets=float(len(QApplication.allWidgets())),
            )

    async def _round(self, number: int) -> None:
        window = self._window
        window.header.refresh.click()
        await self._rest()
        window.table.selectRow(number % 20)
        window.filter.search.setText(("a", "ma", "x y")[number % 3])
        await self._rest()
        window.filter.search.clear()
        column = 1 + number % 3
        window.table.sortByColumn(column, Qt.SortOrder(number % 2))
        window.filter.show_from(Scope.SEEN if number % 2 else Scope.SERVICE)
        window.outbox_panel.toggle()
        await asyncio.sleep(_A_MOMENT)
        window.outbox_panel.toggle()
        if number % _ADD == 0:
            await self._add(f"Rex {number}")
        if number % _VISIT == 0:
            for environment in (EnvironmentId.SANDBOX, EnvironmentId.STAGING):
                self._application.parts.opened.open(environment)
                await self._rest()
            self._application.parts.refreshing.choose(_REFRESH_MINUTES)
        await self._rest()

    async def _add(self, name: str) -> None:
        adding = self._application.parts.adding
        adding.begin()
        dialog = adding.dialog
        assert dialog is not None
        dialog.name.setText(name)
        dialog.category.setText("7")
        dialog.confirm.click()
        await until(lambda: adding.dialog is None, "the end of the dialog", LONGEST_WAIT)

    async def _rest(self) -> None:
        await asyncio.sleep(_A_MOMENT)

        def rests() -> bool:
            return all(name == REFRESHING for name in self._application.parts.jobs.names())

        await until(rests, "rest", LONGEST_WAIT)


def _memory() -> float:
    """Return the resident memory in MiB, without what is only not collected yet."""
    gc.collect()
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    (line,) = (line for line in lines if line.startswith("VmRSS:"))
    return int(line.split()[1]) / _KIB


def _say(**held: float) -> None:
    print(json.dumps(held), flush=True)  # noqa: T201 - it is what this program is for


def main(base_url: str, data: Path, seconds: float, hurry: float, begin: float) -> None:
    """Use the window for a long time."""
    clock = HurriedClock(hurry, begin)
    application = open_staging(base_url, data, is_unlimited=True, clock=clock)
    run_with(application, _SoakingWindow(application, clock, seconds).work())


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), *map(float, sys.argv[3:6]))
