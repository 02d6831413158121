"""Once the dialog says "Adding…", the animal is queued on the disk, or further on, after kill -9, too."""

import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random

from menagerie.outbox.entry import State
from menagerie.settings.paths import Paths
from support.animal_service import animal_service_in_a_thread
from support.killing import mortals
from support.two_runs import Times

# After the press. Most of it comes after the dialog has said so, which takes an fsync.
_AFTER_PRESS_SECONDS = 0.3
# After the dialog's word: what it says too early becomes true as soon as that.
_AFTER_WORD_SECONDS = 0.02

# The whole window, offscreen, in which an animal is typed and Add pressed.
_APPLICATION = """
import asyncio, json, os, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from menagerie.app import event_loop
from menagerie.app.application import build
from menagerie.credentials.keys import KeyStore
from menagerie.credentials.keys import SERVICE_NAME
from menagerie.domain.clock import SystemClock
from menagerie.settings.paths import Paths
from support.vault import Vault
import menagerie.ui.adding.add_dialog, support.all_loaded

def say(*words):
    os.write(sys.stdout.fileno(), (json.dumps(words) + "\\n").encode())

async def add(application, name):
    window, jobs = application.window, application.parts.jobs
    def is_ready():
        queue = application.parts.queue.current
        return queue.is_loaded and queue.is_connected and window.table.animals and not jobs.names()
    while not is_ready():
        await asyncio.sleep(0.01)
    window.header.add.click()
    dialog = application.parts.adding.dialog
    dialog.category.setText("7")
    for end in range(1, len(name) + 1):
        dialog.name.setText(name[:end])
        await asyncio.sleep(0)
    dialog.confirm.click()
    say("pressed")
    while dialog.message.text() != "Adding…":
        await asyncio.sleep(0)
    say("adding")
    await asyncio.sleep(60)

def live(base_url, folder, name):
    qt = QApplication(["menagerie", "-platform", "offscreen"])
    paths = Paths(Path(folder), site_directory=Path(folder) / "site")
    vault = Vault()
    vault.entries[SERVICE_NAME, base_url] = "sk-of-the-killed-window"
    paths.make_data_directory()
    variables = {"MENAGERIE_STAGING_URL": base_url}
    application = build(qt, paths, variables, SystemClock(), KeyStore(lambda: vault))

    async def run():
        adding = asyncio.ensure_future(add(application, name))
        await application.run("staging")
        await adding

    event_loop.run(run())
"""


def is_queued(path: Path, name: str) -> bool:
    """Tell whether the add of this name is in line, or further on; read as another program would."""
    with closing(sqlite3.connect(path)) as connection:
        states = connection.execute(
            "SELECT state FROM entry WHERE json_extract(typed, '$.name') = ?", (name,)
        ).fetchall()
    assert len(states) <= 1, f"{name} stands there {len(states)} times"
    return bool(states) and states != [(State.DRAFT.value,)]


def test_an_add_that_the_dialog_calls_adding_is_never_only_a_draft(tmp_path: Path, times: Times) -> None:
    trials = times(8, sample=2)
    chance = Random(16)  # noqa: S311 - a test's chance, the same each time
    queued = 0
    with animal_service_in_a_thread() as service, mortals(_APPLICATION) as processes:
        service.add("Seen before")
        for trial in range(trials):
            # GIVEN new data: after a kill in the middle of a request, the next start waits
            folder, name = tmp_path / str(trial), f"Rex {trial}"
            lines, longest = ((1, _AFTER_PRESS_SECONDS), (2, _AFTER_WORD_SECONDS))[trial % 2]
            seconds = chance.uniform(0, longest)
            # WHEN the process is killed some time after the press, or after the dialog's word
            said = processes.live_until_killed(lines, seconds, service.base_url, str(folder), name)
            # THEN what the dialog had said is true
            path = Paths(folder, site_directory=folder / "site").outbox("staging", service.base_url)
            if is_queued(path, name):
                queued += 1
            else:
                assert json.dumps(["adding"]) not in map(str.strip, said), f"trial {trial}, {seconds:.3f} s"
                assert name not in service.received
    sys.stdout.write(
        f"{trials} kills within {_AFTER_PRESS_SECONDS} s after the press or {_AFTER_WORD_SECONDS} s after "
        f"“Adding…”: {queued} queued or further on, and of {trials - queued} it had not been said yet\n"
    )
    # Or else the kills came at harmless moments only.
    assert queued >= trials / 2
