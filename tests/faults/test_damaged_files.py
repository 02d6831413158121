"""With any damaged file, the window opens, reports and keeps it, and sends nothing early or twice.

Each trial is a process with the whole application in it, on the data of one that was killed in a wait of two
hours, with files damaged. The environment variable ``MENAGERIE_TRIALS`` says how many flipped bits
are tried for each file (CI: a few; before a release: 500).
"""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from menagerie.outbox.entry import State
from support.animal_service import ADDED, AnimalService, Reply, animal_service_in_a_thread
from support.damage import (
    cut_to,
    flip_a_bit,
    folder_in_place,
    of_another_application,
    overwritten_by,
    removed,
    without_log,
)
from support.damaged_shop import PREPARE, SENT, WAITING
from support.programs import Parent, forking
from support.raw_server import answer

pytestmark = pytest.mark.thorough

_TRIALS = int(os.environ.get("MENAGERIE_TRIALS", "2"))
_SOME_ANIMALS = 20


class Processes:
    """Starts the application in one process after the other."""

    def __init__(self, parent: Parent) -> None:
        self._parent = parent

    def tell(self, *words: str) -> tuple[dict[str, Any], int]:
        """Let one process do what the words say; return what it has seen, and its exit status."""
        self._parent.tell(words)
        seen: dict[str, Any] = {}
        while not (said := self._parent.hear()).startswith("~"):
            assert said, "the parent has ended"
            seen = json.loads(said)
        return seen, int(said[1:])

    def start(self, folder: Path, environment: str) -> dict[str, Any]:
        """Start the application on a data folder, and return what it showed before it was closed."""
        seen, status = self.tell(str(folder), environment)
        assert status == 0
        assert seen["status"] == 0
        return seen


@contextmanager
def processes(folder: Path, service: AnimalService) -> Iterator[Processes]:
    with forking("-m", "support.damaged_shop", folder, service.base_url) as parent:
        yield Processes(parent)


class Killed:
    """The data of an application that was killed in a wait, and the service that it had asked."""

    def __init__(self, folder: Path, service: AnimalService, starts: Processes) -> None:
        self._folder = folder
        self._service = service
        self._starts = starts
        self._requests = len(service.requests)

    def file(self, kind: str) -> str:
        """Return the name of the only file of this kind that staging has, or that there is."""
        names = sorted(path.name for path in self._folder.glob(f"{kind}*.sqlite3"))
        return next((name for name in names if "staging" in name), names[0])

    def copy(self, place: Path) -> Path:
        shutil.copytree(self._folder, place)
        return place

    def start(self, folder: Path, environment: str) -> dict[str, Any]:
        """Start on a damaged copy, and check what must hold whatever was damaged."""
        before = {path.name for path in folder.iterdir()}
        seen = self._starts.start(folder, environment)
        assert len(self._service.requests) == self._requests, "asked during a wait"
        kept = {
            path.name for path in folder.iterdir() if ".damaged-" in path.name or ".foreign-" in path.name
        }
        if kept - before:
            assert seen["said"], f"{kept} kept without a word"
        if environment == "staging":
            assert seen["is_waiting"], "the wait was forgotten"
            states = {int(number): State(state) for number, state in seen["adds"].items()}
            sent = {states.get(number) for number in range(1, SENT + 1)} - {None}
            assert sent <= {State.CREATED, State.UNCONFIRMED}, states
            waiting = {states.get(number) for number in range(SENT + 1, SENT + WAITING + 1)}
            assert waiting <= {State.QUEUED, State.UNCONFIRMED}, states
        return seen


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killed]:
    folder = tmp_path_factory.mktemp("shop") / "data"
    with animal_service_in_a_thread() as service, processes(folder, service) as starts:
        for number in range(_SOME_ANIMALS):
            service.add(f"Animal {number}")
        service.plans.extend([ADDED] * SENT)
        service.plans.append(Reply(answer(429, headers={"Retry-After": "7200"})))
        _, status = starts.tell(PREPARE)
        assert status == -9
        assert len(service.received) == SENT + 1
        yield Killed(folder, service, starts)


# The files, and the environment whose window shows what became of each.
_FILES = [("outbox", "staging"), ("catalogue", "staging"), ("ledger", "staging"), ("sandbox", "sandbox")]


def test_without_damage_all_is_there(killed: Killed, tmp_path: Path) -> None:
    seen = killed.start(killed.copy(tmp_path / "data"), "staging")

    assert seen["said"] == []
    assert seen["rows"] == _SOME_ANIMALS + SENT
    assert seen["categories"] == {"7": "Dogs"}
    assert list(seen["adds"].values()).count("queued") == WAITING
    assert list(seen["adds"].values()).count("created") == SENT


@pytest.mark.parametrize(("kind", "environment"), _FILES)
def test_flipped_bits(
    killed: Killed, tmp_path: Path, say_trials: Callable[[str], None], kind: str, environment: str
) -> None:
    random = Random(f"{kind} 16")  # noqa: S311 - the same trials each time
    said = rows = 0
    for trial in range(_TRIALS):
        folder = killed.copy(tmp_path / str(trial))
        flip_a_bit(folder / (killed.file(kind) + random.choice(["", "-wal"])), random)
        seen = killed.start(folder, environment)
        said += bool(seen["said"])
        rows += bool(seen["rows"])
        shutil.rmtree(folder)
    say_trials(
        f"real process: {_TRIALS} starts with one flipped bit in {kind} or its log: all opened a window,"
        f" {said} said what happened, {rows} showed animals, none asked early or sent twice"
    )


_DAMAGES = {
    "cut": cut_to(5000),
    "emptied": cut_to(0),
    "a text": overwritten_by(b"Dear diary, " * 1000),
    "another program's": of_another_application(1),
    "a folder": folder_in_place,
    "without its log": without_log,
    "nothing but the log": removed,
}


# What the window calls the files that it opens with an environment.
_NAMED = {
    "outbox": "the outbox",
    "catalogue": "the animals seen so far",
    "ledger": "the record of waits",
    "sandbox": "the animals of the sandbox",
}


@pytest.mark.parametrize("environment", ["staging", "sandbox"])
def test_damage_of_all_files(
    killed: Killed, tmp_path: Path, say_trials: Callable[[str], None], environment: str
) -> None:
    kinds = [kind for kind, shown_in in _FILES if shown_in == environment]
    for name, damage in _DAMAGES.items():
        folder = killed.copy(tmp_path / name)
        for kind in kinds:
            damage(folder / killed.file(kind))
        said = killed.start(folder, environment)["said"]
        unsaid = [kind for kind in kinds if not any(_NAMED[kind] in one for one in said)]
        assert unsaid == [], name
    say_trials(
        f"real process: {', '.join(kinds)} with {', '.join(_DAMAGES)}:"
        " all opened a window and said what happened"
    )
