"""The real window, offscreen, that sends a whole outbox on a plan without a limit."""

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from menagerie.app import event_loop
from menagerie.app.application import Application, build
from menagerie.credentials.keys import KeyStore
from menagerie.credentials.safe_keyring import SERVICE_NAME
from menagerie.domain.clock import SystemClock
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.store import Outbox
from menagerie.settings.paths import Paths
from support.patience import LONGEST_TEST
from support.stall_probe import StallProbe
from support.vault import Vault

_KEY = "sk-of-the-benchmark"
_LOOK_SECONDS = 0.01


class SendingWindow:
    """Staging is the service at ``base_url``. ``rate`` is how many adds went in a second."""

    def __init__(self, base_url: str, data: Path) -> None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        self._base_url = base_url
        self._paths = Paths(data, site_directory=data)
        self._paths.make_data_directory()
        self._paths.user_environments.write_text(
            f'[staging]\nbase_url = "{base_url}"\nplan = "enterprise"\n', encoding="utf-8"
        )
        self._vault = Vault()
        self._vault.entries[SERVICE_NAME, base_url] = _KEY
        self.catalogue_file = self._paths.catalogue("staging", base_url)
        self.probe: StallProbe
        self.rate = 0.0

    def send(self, adds: list[Typed]) -> None:
        """Put the adds in line, open the window, and close it when all have gone."""
        asyncio.run(self._put_in_line(adds))
        qt = QApplication(["menagerie"])
        qt.setQuitOnLastWindowClosed(False)
        self.probe = StallProbe()
        keys = KeyStore(lambda: self._vault)
        application = build(qt, self._paths, {}, SystemClock(), keys)
        event_loop.run(self._run(application))

    async def _put_in_line(self, adds: list[Typed]) -> None:
        outbox = Outbox(self._paths.outbox("staging", self._base_url), SystemClock())
        await outbox.queue_all(adds)
        await outbox.close()

    async def _run(self, application: Application) -> None:
        watching = asyncio.ensure_future(self._watch(application))
        watching.add_done_callback(lambda _done: application.close())
        await application.run("staging")
        await watching

    async def _watch(self, application: Application) -> None:
        queue = application.parts.queue.current
        await self._until(lambda: queue.is_sending)
        waiting, began = queue.counts[State.QUEUED], time.perf_counter()
        self.probe.start()
        await self._until(lambda: not queue.counts[State.QUEUED] and not queue.is_sending)
        self.probe.stop()
        self.rate = waiting / (time.perf_counter() - began)

    @staticmethod
    async def _until(is_so: Callable[[], bool]) -> None:
        end = time.monotonic() + LONGEST_TEST
        while not is_so():
            if time.monotonic() > end:
                raise TimeoutError
            await asyncio.sleep(_LOOK_SECONDS)
