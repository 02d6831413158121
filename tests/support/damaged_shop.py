"""The whole application in processes of their own, on data that something happened to.

To be run as a program, offscreen: data folder, staging's base address. It reads lists from standard input,
each on a line. "prepare" lets a process use the application and kills it in a wait; any other has a data
folder and an environment, on which a process is started, and what it showed is written as a line of JSON.
Each process is forked from one that has loaded everything.
"""

import asyncio
import json
import os
import signal
import sys
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

import support.all_loaded  # noqa: F401 - see above
from menagerie.app import event_loop
from menagerie.app.application import Application, build
from menagerie.credentials.keys import SERVICE_NAME, KeyStore
from menagerie.domain.clock import SystemClock
from menagerie.outbox.entry import State, Typed
from menagerie.sandbox.store import NewAnimal, Store
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.paths import Paths
from menagerie.ui.listing.list_loader import REFRESHING
from menagerie.ui.words.messages import words
from support.qt_loop import until
from support.vault import Vault
from support.windows import choose_environment

# The service accepts this many adds, and refuses the next one for two hours.
SENT, WAITING = 12, 5
PREPARE = "prepare"
_KEY = "sk-the-right-one"


def _built(folder: Path, staging: str) -> Application:
    qt = QApplication(["menagerie", "-platform", "offscreen"])
    qt.setQuitOnLastWindowClosed(False)
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    vault = Vault()
    vault.entries[SERVICE_NAME, staging] = _KEY
    paths = Paths(folder, site_directory=folder / "site")
    paths.make_data_directory()
    variables = {"MENAGERIE_STAGING_URL": staging}
    return build(qt, paths, variables, SystemClock(), KeyStore(lambda: vault))


def _is_at_rest(application: Application) -> bool:
    return set(application.parts.jobs.names()) <= {REFRESHING}


def _is_quiet(application: Application) -> bool:
    queue = application.parts.queue.current
    return queue.is_loaded and not queue.is_running and _is_at_rest(application)


def _has_created(application: Application, count: int) -> bool:
    return application.parts.queue.current.counts[State.CREATED] == count


async def _prepare(application: Application, sandbox: Path) -> None:
    window = application.window
    running = asyncio.ensure_future(application.run("sandbox"))
    await until(lambda: window.table.animals and _is_quiet(application), "the sandbox")
    queue = application.parts.queue.current
    queue.update(await queue.outbox.queue_new(Typed("Practice", "7")))
    queue.send_queued()
    await until(lambda: _has_created(application, 1) and _is_quiet(application), "the add")
    choose_environment(window, EnvironmentId.STAGING)
    await until(lambda: window.table.animals and _is_quiet(application), "staging")
    await application.parts.opened.catalogue.name_category(7, "Dogs")
    queue = application.parts.queue.current
    # A few at a time go as fast as the limits allow.
    for first, behind in pairwise((1, SENT // 2 + 1, SENT + 1, SENT + WAITING + 1)):
        for number in range(first, behind):
            queue.update(await queue.outbox.queue_new(Typed(f"Rex {number}", "7")))
        queue.send_queued()
        created = min(behind - 1, SENT)
        await until(partial(_has_created, application, created), "the adds")
    await until(window.wait_banner.isVisible, "the wait")
    await until(lambda: queue.counts[State.QUEUED] == WAITING and _is_quiet(application), "all at rest")
    assert not running.done()
    # The sandbox was closed when it was left; it is open again when the process is killed.
    Store(sandbox).add(NewAnimal("Later", 7, None))
    os.kill(os.getpid(), signal.SIGKILL)


async def _look(application: Application, environment: str) -> dict[str, Any]:
    window = application.window
    running = asyncio.ensure_future(application.run(environment))
    await asyncio.sleep(0)
    await until(partial(_is_quiet, application), "a window at rest")
    await asyncio.sleep(0.05)
    await until(partial(_is_quiet, application), "a window at rest")
    queue = application.parts.queue.current
    names = await application.parts.opened.catalogue.category_names()
    # What is to be said of a file is said at the end of a job.
    application.parts.jobs.start("look", partial(asyncio.sleep, 0))
    await until(partial(_is_at_rest, application), "a window at rest")
    message = window.notice.message
    bar = [f"{message.title}: {message.text}"] if message else []
    said = {*map(words, application.notices.shown), *bar}
    seen = {
        "said": sorted(said),
        "rows": len(window.table.animals),
        "adds": {entry.number: entry.state.value for entry in queue.entries},
        "is_loaded": queue.is_loaded,
        "is_waiting": window.wait_banner.isVisible(),
        "categories": {str(number): name for number, name in names.items()},
    }
    application.close()
    seen["status"] = await running
    return seen


def _live(folder: Path, staging: str, environment: str | None) -> None:
    application = _built(folder, staging)
    if environment is None:
        event_loop.run(_prepare(application, Paths(folder).sandbox_database))
    else:
        seen = event_loop.run(_look(application, environment))
        os.write(sys.stdout.fileno(), json.dumps(seen).encode() + b"\n")


def main(folder: Path, staging: str) -> None:
    """Do what the lines of standard input say."""
    for line in sys.stdin:
        words = json.loads(line)
        place, environment = (folder, None) if words == [PREPARE] else words
        child = os.fork()
        if child == 0:
            _live(Path(place), staging, environment)
            sys.stdout.flush()
            os._exit(0)
        _, status = os.waitpid(child, 0)
        os.write(sys.stdout.fileno(), b"~%d\n" % os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
