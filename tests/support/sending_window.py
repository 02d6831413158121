"""The real window, offscreen, that sends a whole outbox on a plan without a limit."""

import asyncio
import os
import time
from pathlib import Path

from menagerie.app.application import Application
from menagerie.domain.clock import SystemClock
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.store import Outbox
from support.patience import LONGEST_TEST
from support.qt_loop import until
from support.stall_probe import StallProbe
from support.window_process import open_staging, paths_in, run_with


class SendingWindow:
    """Staging is the service at ``base_url``. ``rate`` is how many adds went in a second."""

    def __init__(self, base_url: str, data: Path) -> None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        self._base_url = base_url
        self._data = data
        self.catalogue_file = paths_in(data).catalogue("staging", base_url)
        self.probe: StallProbe
        self.rate = 0.0

    def send(self, adds: list[Typed]) -> None:
        """Put the adds in line, open the window, and close it when all have gone."""
        asyncio.run(self._put_in_line(adds))
        application = open_staging(self._base_url, self._data, is_unlimited=True)
        self.probe = StallProbe()
        run_with(application, self._watch(application))

    async def _put_in_line(self, adds: list[Typed]) -> None:
        paths = paths_in(self._data)
        paths.make_data_directory()
        outbox = Outbox(paths.outbox("staging", self._base_url), SystemClock())
        await outbox.queue_all(adds)
        await outbox.close()

    async def _watch(self, application: Application) -> None:
        queue = application.parts.queue.current
        await until(lambda: queue.is_sending, "the first add", LONGEST_TEST)
        waiting, began = queue.counts[State.QUEUED], time.perf_counter()
        self.probe.start()
        await until(lambda: not queue.counts[State.QUEUED] and not queue.is_sending, "the last", LONGEST_TEST)
        self.probe.stop()
        self.rate = waiting / (time.perf_counter() - began)
