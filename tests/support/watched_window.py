"""The real window, offscreen, in a process that tells what it shows until it is killed.

To be run as a program: the base address of staging, the folder of the data, and ``FULL`` when the disk has no
room left from the start on.
"""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication, QLabel

from menagerie.app import event_loop
from menagerie.app.application import build
from menagerie.app.single_instance import SingleInstance
from menagerie.credentials.keys import KeyStore
from menagerie.credentials.safe_keyring import SERVICE_NAME
from menagerie.domain.clock import SystemClock
from menagerie.domain.errors import MenagerieError
from menagerie.settings.paths import Paths
from menagerie.ui.window.main_window import MainWindow
from support.disk import room_for
from support.vault import Vault

FULL = "full"

_KEY = "sk-of-the-watched-window"
_LOOK_SECONDS = 0.05
# What SQLite takes beside each open database. It has this much on a full disk, too: it gives it back first.
_SHARED_MEMORY = 32_768
_MOST_LOOKS = 600

Seen = dict[str, Any]


@contextmanager
def watched_window(base_url: str, data: Path, *words: str) -> Iterator[Iterator[Seen]]:
    """Run the window in a separate process, give what it shows, and kill it -9 at the end."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-m", "support.watched_window", base_url, str(data), *words],
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            yield map(json.loads, process.stdout)
        finally:
            process.kill()


def first(looks: Iterator[Seen], **wanted: object) -> Seen:
    """Return the first look with all that is wanted. A text is found within another."""
    newest: Seen = {}
    for newest, _ in zip(looks, range(_MOST_LOOKS), strict=False):
        if all(_has(newest.get(name), what) for name, what in wanted.items()):
            return newest
    raise AssertionError(f"expected {wanted}, shown: {newest}")


def _has(shown: object, wanted: object) -> bool:
    return wanted in shown if isinstance(shown, str) and isinstance(wanted, str) else shown == wanted


def _say(**words: object) -> None:
    # In one piece, also right before a kill.
    os.write(sys.stdout.fileno(), (json.dumps(words) + "\n").encode())


async def _watch(window: MainWindow) -> None:
    while True:
        await asyncio.sleep(_LOOK_SECONDS)
        labels = window.notice.findChildren(QLabel)
        _say(
            rows=len(window.table.animals),
            waits=window.wait_banner.isVisible(),
            notice=" ".join(label.text() for label in labels if label.isVisible()),
        )


def main(base_url: str, data: Path, *, is_full: bool) -> None:
    """Start as the application does, and say what is on screen again and again."""
    if is_full:
        room_for(0)
    qt = QApplication(["menagerie", "-platform", "offscreen"])
    paths = Paths(data, site_directory=data / "site")
    instance = SingleInstance(paths.lock)
    try:
        paths.make_data_directory()
        assert instance.claim()
    except MenagerieError as error:
        _say(refused=error.sentence)
        return
    if is_full:
        room_for(_SHARED_MEMORY)
    vault = Vault()
    vault.entries[SERVICE_NAME, base_url] = _KEY
    variables = {"MENAGERIE_STAGING_URL": base_url}
    application = build(qt, paths, variables, SystemClock(), KeyStore(lambda: vault))

    async def run() -> None:
        watching = asyncio.ensure_future(_watch(application.window))
        await application.run("staging")
        watching.cancel()

    event_loop.run(run())


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), is_full=FULL in sys.argv[3:])
