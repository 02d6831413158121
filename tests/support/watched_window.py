"""The real window, offscreen, in a process that tells what it shows until it is killed.

To be run as a program: the base address of staging, the folder of the data, and ``FULL`` when the disk has no
room left from the start on.
"""

import asyncio
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication, QLabel

from menagerie.app import event_loop
from menagerie.app.application import Application
from menagerie.app.single_instance import SingleInstance
from menagerie.domain.errors import MenagerieError
from menagerie.ui.words.messages import sentence_of
from support.disk import room_for
from support.patience import LONGEST_WAIT
from support.programs import program_environment
from support.window_process import open_staging, paths_in

FULL = "full"

_LOOK_SECONDS = 0.05
# What SQLite takes beside each open database. It has this much on a full disk, too: it gives it back first.
_SHARED_MEMORY = 32_768

Seen = dict[str, Any]


@contextmanager
def watched_window(base_url: str, data: Path, *words: str) -> Iterator[Iterator[Seen]]:
    """Run the window in a separate process, give what it shows, and kill it -9 at the end."""
    with subprocess.Popen(
        [sys.executable, "-m", "support.watched_window", base_url, str(data), *words],
        stdout=subprocess.PIPE,
        env=program_environment(),
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
    end = time.monotonic() + LONGEST_WAIT
    for newest in itertools.takewhile(lambda _look: time.monotonic() < end, looks):
        if all(_has(newest.get(name), what) for name, what in wanted.items()):
            return newest
    raise AssertionError(f"expected {wanted}, shown: {newest}")


def _has(shown: object, wanted: object) -> bool:
    return wanted in shown if isinstance(shown, str) and isinstance(wanted, str) else shown == wanted


def _say(**words: object) -> None:
    # In one piece, also right before a kill.
    os.write(sys.stdout.fileno(), (json.dumps(words) + "\n").encode())


async def _watch(application: Application) -> None:
    window = application.window
    while True:
        await asyncio.sleep(_LOOK_SECONDS)
        labels = window.notice.findChildren(QLabel)
        _say(
            rows=len(window.table.animals),
            waits=window.wait_banner.isVisible(),
            rests=not application.parts.jobs.names(),
            notice=" ".join(label.text() for label in labels if label.isVisible()),
        )


def main(base_url: str, data: Path, *, is_full: bool) -> None:
    """Start as the application does, and say what is on screen again and again."""
    if is_full:
        room_for(0)
    QApplication(["menagerie", "-platform", "offscreen"])
    paths = paths_in(data)
    instance = SingleInstance(paths.lock)
    try:
        paths.make_data_directory()
        assert instance.claim()
    except MenagerieError as error:
        _say(refused=sentence_of(error))
        return
    if is_full:
        room_for(_SHARED_MEMORY)
    application = open_staging(base_url, data)

    async def run() -> None:
        watching = asyncio.ensure_future(_watch(application))
        await application.run("staging")
        watching.cancel()

    event_loop.run(run())


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), is_full=FULL in sys.argv[3:])
