"""An update or a removal replaces the program under the open window: it says so, and loses nothing."""

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import menagerie
from menagerie.app.single_instance import HandOver, ImportRequest, hand_over
from menagerie.credentials.keys import SERVICE_NAME
from menagerie.domain.cases import GeneralCase
from menagerie.outbox.entry import State
from menagerie.resources import resource
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Preferences, save_preferences
from support.desktop.deadlines import wait_until
from support.import_service import KEY, ImportService
from support.programs import program_environment
from support.real_application import RealApplication, started
from support.sentences import title
from support.used_outbox import outbox_at

UPDATED, REMOVED = title(GeneralCase.UPDATED), title(GeneralCase.REMOVED)
# What only a newer version has.
NEWER = """
import os, sys
from pathlib import Path
Path(os.environ["STARTED_AGAIN"]).write_text("\\n".join(sys.argv[1:]), encoding="utf-8")
"""


class Installed:
    """An installation of its own, with a window that is open on it."""

    def __init__(self, folder: Path) -> None:
        self._site = folder / "site"
        self._package = self._site / "menagerie"
        self.started_again = folder / "started-again"
        source = Path(menagerie.__file__).parent
        shutil.copytree(source, self._package, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(resource(), self._package / "_resources", dirs_exist_ok=True)
        self.data = folder / "data"
        self.service = ImportService(folder / "service.sqlite3")
        self.service.state_plan(self.data)
        # Of a version that did not write down which it was.
        save_preferences(Paths(self.data).preferences, Preferences())
        self.data.chmod(0o700)
        self.variables = {
            "PYTHONPATH": os.pathsep.join([str(self._site), program_environment()["PYTHONPATH"]]),
            "MENAGERIE_STAGING_URL": self.service.base_url,
            "STARTED_AGAIN": str(self.started_again),
        }

    def update(self) -> None:
        """Put another version in the place of this one, as installers do; none of its modules fits."""
        for path in self._package.rglob("*.py"):
            new = path.with_suffix(".new")
            new.write_text("raise RuntimeError('another version')", encoding="utf-8")
            new.replace(path)
        (self._package / "__init__.py").write_text("", encoding="utf-8")
        (self._package / "__main__.py").write_text(NEWER, encoding="utf-8")

    def remove(self) -> None:
        shutil.rmtree(self._package)


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[Installed]:
    installed = Installed(tmp_path)
    yield installed
    installed.service.stop()


@pytest.fixture
def window(installed: Installed) -> Iterator[RealApplication]:
    with started(
        installed.data,
        *("--environment", "staging"),
        keyring=[(SERVICE_NAME, installed.service.base_url, KEY)],
        variables=installed.variables,
    ) as window:
        window.wait_until(lambda look: look["rows"] > 0, "rows")
        # A second after the start, what is new says that everything has begun.
        window.wait_for(f"Menagerie was updated to {menagerie.__version__}")
        window.press("noticeDismiss")
        yield window


def type_animal(window: RealApplication, name: str) -> None:
    window.type("nameEdit", name)
    window.type("categoryEdit", "5")


@pytest.mark.thorough
def test_after_an_update_no_other_file_is_read_and_it_offers_to_restart(
    installed: Installed, window: RealApplication, tmp_path: Path
) -> None:
    def hand_over_rows(name: str) -> None:
        delivery = tmp_path / f"{name}.csv"
        delivery.write_text(f"Name,Category\n{name},5\n", encoding="utf-8")
        request = ImportRequest(str(delivery), "staging")
        assert hand_over(Paths(installed.data).lock, request) is HandOver.TAKEN

    # GIVEN a file that was read
    hand_over_rows("Rex")
    window.wait_for("Add 1 animal to Staging")
    # WHEN another one is to be read after the update
    installed.update()
    hand_over_rows("Bella")
    # THEN both windows say why it is not, and the first one is still there to be added
    window.wait_until(lambda look: look["texts"].count(UPDATED) == 2, UPDATED)
    assert "Add 1 animal to Staging" in window.look()["texts"]
    assert "Bella.csv" not in window.look()["texts"]
    window.press("messageDismiss")
    # WHEN something is wanted that was not opened before, THEN it says why there is nothing to see
    for name in ("helpAction", "addAction"):
        window.press(name)
        window.wait_until(lambda look: look["texts"].count(UPDATED) == 2, UPDATED)
        window.press("messageDismiss")
    # AND the rows can be searched and asked for again
    window.type("searchEdit", "no animal of this name")
    window.wait_until(lambda look: look["rows"] == 0, "no rows")
    window.type("searchEdit", "")
    window.press("refreshAction")
    window.wait_until(lambda look: look["rows"] > 0, "rows")
    # AND it starts again as the new version
    window.press("addAction")
    window.wait_until(lambda look: look["texts"].count(UPDATED) == 2, UPDATED)
    window.press("messageAction")
    assert window.wait() == 0
    wait_until("the new version", installed.started_again.exists)
    assert "--data-dir" in installed.started_again.read_text("utf-8")


async def test_an_open_dialog_adds_after_an_update(installed: Installed, window: RealApplication) -> None:
    # GIVEN an animal that was typed before the update
    window.press("addAction")
    type_animal(window, "Rex")
    installed.update()
    # WHEN it is added, and a draft is left behind
    window.press("confirmAddButton")
    wait_until("the animal", lambda: installed.service.names() == ["Rex"])
    window.wait_for("Rex")
    window.wait_until(lambda look: "Add an animal" not in look["texts"], "the end of the dialog")
    window.press("addAction")
    type_animal(window, "Half typed")
    window.tell("close")
    assert window.wait() == 0
    # THEN it was sent once, and the outbox has both
    assert installed.service.names() == ["Rex"]
    outbox = Paths(installed.data).outbox("staging", installed.service.base_url)
    async with outbox_at(outbox, time.time()) as line:
        entries = {entry.typed.name: entry.state for entry in await line.entries()}
    assert entries == {"Rex": State.CREATED, "Half typed": State.DRAFT}


@pytest.mark.thorough
def test_after_the_removal_it_says_so_and_closes(installed: Installed, window: RealApplication) -> None:
    installed.remove()
    for name in ("helpAction", "addAction", "importAction"):
        window.press(name)
        window.wait_for(REMOVED)
        window.press("messageDismiss")
    window.tell("close")
    assert window.wait() == 0
