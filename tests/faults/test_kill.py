"""After kill -9 at every step and at random no add is lost or doubled; all of it is real."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from menagerie.domain.cases import ReasonCase
from menagerie.outbox.entry import Entry, State
from support.animal_service import (
    ADDED,
    AnimalService,
    Failure,
    Manner,
    Point,
    Reply,
    animal_service_in_a_thread,
)
from support.mortal_desk import KILLED, QUEUED
from support.outbox_desk import outbox_desk
from support.programs import program_environment
from support.raw_server import answer

pytestmark = pytest.mark.thorough

_RUNS = 135
_FEWEST_KILLS = 100
# More than will be asked for.
_PLANS = 3_000
# Only for a process that hangs: the runs take half a minute on a quiet machine.
_LONGEST_SECONDS = 900

_PLANNED = (
    [ADDED] * 6
    + [Reply(answer(429, headers={"Retry-After": "1"})), Reply(answer(400))]
    + [Failure(Point.AFTER_REQUEST, Manner.RESET, adds=adds) for adds in (False, True)]
)


def live_and_die(service: AnimalService, folder: Path) -> list[tuple[str, str]]:
    """Run the processes, and return what they said."""
    words = [sys.executable, "-m", "support.mortal_desk", service.base_url, str(folder), str(_RUNS)]
    done = subprocess.run(
        words,
        stdout=subprocess.PIPE,
        env=program_environment(),
        timeout=_LONGEST_SECONDS,
        check=True,
        text=True,
    )
    return [(kind, rest) for kind, _, rest in (line.partition("\t") for line in done.stdout.splitlines())]


async def what_is_left(base_url: str, folder: Path) -> tuple[Entry, ...]:
    async with outbox_desk(base_url, folder) as desk:
        opened = await desk.outbox.open()
        assert opened.warning is None
        return await desk.outbox.entries()


def test_a_kill_at_any_step_or_moment_loses_and_doubles_nothing(tmp_path: Path) -> None:
    chance = Random(7)  # noqa: S311 - a test's chance, the same each time
    with animal_service_in_a_thread() as service:
        service.plans.extend(chance.choices(_PLANNED, k=_PLANS))
        said = live_and_die(service, tmp_path)
        entries = asyncio.run(what_is_left(service.base_url, tmp_path))
        assert service.plans, "there were not enough plans"

    assert sum(kind == KILLED for kind, _ in said) >= _FEWEST_KILLS
    # What was queued is there, and so is everything the service has, as often as it should be.
    assert {name for kind, name in said if kind == QUEUED} <= {entry.typed.name for entry in entries}
    service.check(entries)
    # Or else the kills came at harmless moments only.
    interrupted = [entry for entry in entries if ReasonCase.INTERRUPTED in entry.reason]
    assert len(interrupted) > _RUNS / 20
    assert all(entry.state is State.UNCONFIRMED for entry in interrupted)
    there = {service.names()[entry.typed.name] for entry in interrupted}
    assert there == {0, 1}, "some were added, and some were not, so all of them are in doubt"
