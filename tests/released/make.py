"""Makes the samples of the present version (see README.md): runs the application, closes it and kills it."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

import menagerie
from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.plan import BUSINESS, enterprise
from menagerie.governor.ledger import Scope, open_ledger
from menagerie.outbox.entry import Typed
from menagerie.outbox.store import Outbox
from menagerie.sandbox.store import NewAnimal, Store
from menagerie.settings.environments import Changes, EnvironmentId, load_environments, save_user_environments
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import load_preferences
from menagerie.workflows.importing import Layouts
from released.scenario import HOUR, MAPPED, SEARCHES, Scenario
from support.animal_service import animal_service
from support.clock import VirtualClock
from support.qt_loop import QtLoop
from support.released import CONTENTS, LAYOUTS, LOG, RELEASED, VIEWS, schema_of
from support.released_contents import (
    environments_as_json,
    layout_as_json,
    preferences_as_json,
    read_adds,
    read_answer,
    read_catalogue,
    read_jobs,
    read_sandbox,
    read_scope,
    record_new_animal,
    scope_as_json,
    use_up_queue,
    views_as_json,
)
from support.shop import Shop

CLOSED, KILLED = "closed", "killed"
BEGIN = datetime(2026, 11, 21, 9, 30, tzinfo=UTC).timestamp()
BLOCKS = "ledger.blocks.json"
_DATA, _NOTES = "data", "notes.json"
_RUN = "run-until-killed"


async def run_until_killed(shop: Shop, folder: Path) -> None:
    """Run the application twice, note what only the running application knows, and kill this process."""
    shop.clock.set_ahead(BEGIN - time.time())
    async with animal_service() as service:
        url = service.base_url
        shop.move_staging(url)
        shop.variables.clear()
        addresses = {EnvironmentId.STAGING: url, EnvironmentId.PRODUCTION: "https://store.example/v1"}
        plans = {EnvironmentId.STAGING: BUSINESS, EnvironmentId.PRODUCTION: enterprise(500, None)}
        save_user_environments(shop.paths, Changes(addresses, plans))
        scenario = Scenario(shop, service)
        notes: dict[str, Any] = {"staging": url}

        async def note(variant: str) -> None:
            adds = await read_adds(scenario.application.parts.queue.current.outbox)
            scopes = [scope_as_json(scope) for scope in await scenario.scopes()]
            notes[variant] = {"at": shop.clock.now(), "staging": adds, "scopes": scopes}
            (folder / _NOTES).write_text(json.dumps(notes))

        async with shop.open_with_animals("sandbox"):
            await scenario.first_run()
            await note(CLOSED)
        shutil.copytree(shop.paths.data, folder / CLOSED)
        shop.clock.leap(3 * HOUR)
        async with shop.open_with_animals("sandbox"):
            await scenario.second_run()
            await note(KILLED)
            os.kill(os.getpid(), signal.SIGKILL)


def make(folder: Path, target: Path) -> None:
    """Run the application in ``folder``, and copy what it wrote to ``target``."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    status = subprocess.run(
        [sys.executable, __file__, _RUN, str(folder)], env=environment, check=False
    ).returncode
    assert status == -signal.SIGKILL, status
    notes = json.loads((folder / _NOTES).read_text())
    (folder / _DATA).rename(folder / KILLED)
    files: dict[str, Any] = {}
    for variant in (CLOSED, KILLED):
        (target / variant).mkdir(parents=True)
        # Before anything is read: that changes them.
        outboxes = (*(folder / variant).glob("*.departures"), *(folder / variant).glob("*.job-*"))
        for second_place in (*outboxes, folder / variant / BLOCKS):
            shutil.copyfile(second_place, target / variant / second_place.name)
        for file in sorted((folder / variant).glob("*.sqlite3")):
            log = file.with_name(file.name + LOG)
            # The second run changed only the files that it had open.
            if log.exists() == (variant == KILLED):
                for part in filter(Path.exists, (file, log)):
                    shutil.copyfile(part, target / variant / part.name)
                place = f"{variant}/{file.name}"
                files[place] = asyncio.run(read(file, notes[variant], notes["staging"]))
    for name in ("preferences.json", "environments.toml", LAYOUTS, VIEWS):
        shutil.copyfile(folder / CLOSED / name, target / name)
    layouts = Layouts(target / LAYOUTS)
    contents = {
        "version": menagerie.__version__,
        "staging": notes["staging"],
        "files": files,
        "preferences": preferences_as_json(load_preferences(target / "preferences.json")),
        "environments": environments_as_json(load_environments(Paths(target, site_directory=folder), {})),
        "views": views_as_json(target / VIEWS),
        "layouts": [layout_as_json(layouts, columns) for columns, _choices in MAPPED],
    }
    (target / CONTENTS).write_text(json.dumps(contents, indent=1) + "\n")


async def read(file: Path, notes: dict[str, Any], staging: str) -> dict[str, Any]:
    """Return what this version reads in a file, for contents.json. It changes the file."""
    store, clock = file.stem.split("-")[0], VirtualClock(notes["at"])
    known: dict[str, Any] = {"store": store, "name": file.name, "at": notes["at"], "schema": schema_of(file)}
    if store == "outbox":
        outbox = Outbox(file, clock)
        # Opening it makes unconfirmed what was on its way, so its adds were read before the end.
        is_staging = file.name == Paths(file.parent).outbox("staging", staging).name
        known["adds"] = notes["staging"] if is_staging else await read_adds(outbox)
        known["jobs"] = await read_jobs(outbox)
        known["queue"] = await use_up_queue(outbox)
        known["next_number"] = (await outbox.save_draft(Typed("next", "1"))).number
        await outbox.close()
    elif store == "catalogue":
        catalogue = Catalogue(file, clock)
        known["answer"] = read_answer(file)
        known |= await read_catalogue(catalogue, SEARCHES)
        known["news_of_next"] = await record_new_animal(catalogue, None, notes["at"])
        await catalogue.close()
    elif store == "ledger":
        ledger = open_ledger(file, clock)
        known["salt"] = (await ledger.salt()).hex()
        known["scopes"] = [await read_scope(ledger, Scope(**scope)) for scope in notes["scopes"]]
        await ledger.close()
    else:
        sandbox = Store(file)
        known["animals"] = read_sandbox(sandbox)
        known["next_id"] = sandbox.add(NewAnimal("next", 1, None)).id
        sandbox.close()
    return known


def main(words: list[str]) -> None:
    """Make the samples of this version, in the folder that ``words`` name or in tests/released."""
    match words:
        case [word, folder] if word == _RUN:
            qt = QApplication(["menagerie"])
            QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
            QtLoop(qt).run(run_until_killed(Shop(qt, Path(folder) / _DATA), Path(folder)))
        case _:
            target = Path(words[0]) if words else RELEASED / menagerie.__version__
            with tempfile.TemporaryDirectory() as folder:
                make(Path(folder), Path(folder) / "made")
                # Fails if the folder exists: samples never change.
                shutil.copytree(Path(folder) / "made", target)


if __name__ == "__main__":
    main(sys.argv[1:])
