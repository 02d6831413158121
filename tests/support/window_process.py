"""Opens the real window on staging, in programs that tests and benchmarks run as a separate process."""

import asyncio
import gc
from collections.abc import Coroutine
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from menagerie.app import event_loop
from menagerie.app.application import Application, build
from menagerie.app.garbage import collect_when_idle
from menagerie.credentials.keys import SERVICE_NAME, KeyStore
from menagerie.domain.clock import Clock, SystemClock
from menagerie.settings.paths import Paths
from support.vault import Vault

_COLLECT_AFTER_MS = 1_000
KEY = "sk-of-the-watched-window"


def paths_in(data: Path) -> Paths:
    """Return the paths of an application with its files in ``data``."""
    return Paths(data, site_directory=data / "site")


def open_staging(
    base_url: str, data: Path, *, is_unlimited: bool = False, clock: Clock | None = None
) -> Application:
    """Build the application with the service at ``base_url`` as staging; unlimited, it also states that plan.

    The plan is written to a file, which a full disk does not allow.
    """
    qt = QApplication.instance() or QApplication(["menagerie"])
    assert isinstance(qt, QApplication)
    qt.setQuitOnLastWindowClosed(False)
    paths = paths_in(data)
    paths.make_data_directory()
    if is_unlimited:
        staging = f'[staging]\nbase_url = "{base_url}"\nplan = "enterprise"\n'
        paths.user_environments.write_text(staging, encoding="utf-8")
    variables = {} if is_unlimited else {"MENAGERIE_STAGING_URL": base_url}
    vault = Vault()
    vault.entries[SERVICE_NAME, base_url] = KEY
    return build(qt, paths, variables, clock or SystemClock(), KeyStore(lambda: vault))


def run_with(application: Application, work: Coroutine[object, object, None]) -> None:
    """Run the application until ``work`` has ended, then close it. Raises what ``work`` raised."""

    async def run() -> None:
        working = asyncio.ensure_future(work)
        working.add_done_callback(lambda _done: application.close())
        await application.run("staging")
        await working

    # As where the application is started.
    gc.disable()
    QTimer.singleShot(_COLLECT_AFTER_MS, collect_when_idle)
    event_loop.run(run())
