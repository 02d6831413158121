"""Closes the real window at random moments of what it does, and measures how long its process then takes.

``python -m support.closing_window ROUNDS`` does that so many times in each situation, on the screen that
QT_QPA_PLATFORM names (none: offscreen). It prints what it measured, and ends with 1 where a process did not
end well or took over 2 s.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from random import Random

from menagerie.credentials.keys import SERVICE_NAME
from menagerie.outbox.entry import State
from menagerie.settings.paths import Paths
from support.animal_service import AnimalService, animal_service, refusal
from support.patience import LONGEST_WAIT
from support.raw_server import answer, as_json
from support.real_application import RealApplication, started
from support.sentences import ASKED_TO_WAIT
from support.used_outbox import outbox_at, queue

# From the moment at which a person closes the window: on a computer that has nothing else to do.
LONGEST_END = 2.0

# More than go in a minute: however fast the computer is, some are still in line when the window is closed.
_ADDS = 100
# What the service lists, so that there are rows on screen.
_SEEN = [{"id": number, "name": "Bella", "categoryId": 7, "status": "available"} for number in range(1, 21)]
# The window is closed within this time after its situation began.
_LONGEST_MOMENT = 1.0
_LONGEST_TRAVEL = 0.3
_LONG_WAIT = "3600"
_KEY = "sk-of-the-closed-window"
_SCREEN = ("QT_QPA_PLATFORM", "DISPLAY")


class Situation(StrEnum):
    """What the window does when it is closed."""

    IN_LINE = "with adds in line"
    WAITING = "in a wait"
    SENDING = "while sending"
    ENVIRONMENT_LEFT = "with an environment just left"


async def seconds_to_end(
    situation: Situation, folder: Path, chance: Random, screen: Mapping[str, str] | None = None
) -> float:
    """Close the window at a random moment in a situation; return how many seconds its process then took.

    Fails unless it ends with 0 and without a word, and each of its adds is in line or was added once.
    ``folder`` is empty; ``screen`` are the variables that name one.
    """
    async with animal_service() as service:
        service.travel_seconds = chance.uniform(0, _LONGEST_TRAVEL)
        service.list_answer = answer(200, as_json(_SEEN))
        paths = Paths(folder / "data", site_directory=folder / "site")
        paths.make_data_directory()
        outbox = paths.outbox("staging", service.base_url)
        async with outbox_at(outbox, time.time()) as line:
            await queue(line, _ADDS)
        with started(
            paths.data,
            *("--environment", "staging"),
            keyring=[(SERVICE_NAME, service.base_url, _KEY)],
            variables={"MENAGERIE_STAGING_URL": service.base_url, **(screen or {})},
        ) as application:
            await _bring_about(situation, service, application)
            await asyncio.sleep(chance.uniform(0, _LONGEST_MOMENT))
            closed = time.monotonic()
            await asyncio.to_thread(application.tell, "close")
            # The window stays until an add that is on its way has its answer, however long that takes.
            service.may_answer.set()
            status = await asyncio.to_thread(application.wait)
            seconds = time.monotonic() - closed
            assert status == 0, f"ended with {status}: {application.errors}"
            assert application.errors == ""
            assert not paths.error_log.exists(), paths.error_log.read_text("utf-8")
        async with outbox_at(outbox, time.time()) as line:
            entries = await line.entries()
        assert len(entries) == _ADDS
        service.check(entries)
        states = {entry.state for entry in entries}
        assert State.QUEUED in states, "it was closed too late: everything was sent by then"
        assert states <= {State.QUEUED, State.CREATED}
        return seconds


async def _bring_about(situation: Situation, service: AnimalService, application: RealApplication) -> None:
    """Return as soon as the window is in this situation."""
    match situation:
        case Situation.IN_LINE:
            # Its first question is on its way; with the answer, the adds begin to go.
            await _come(service.listing)
        case Situation.WAITING:
            service.plans.extend([refusal(429, Retry_After=_LONG_WAIT)] * _ADDS)
            await _come(service.asked)
            await asyncio.to_thread(application.wait_for, ASKED_TO_WAIT)
        case Situation.SENDING:
            service.may_answer.clear()
            await _come(service.asked)
        case Situation.ENVIRONMENT_LEFT:
            service.may_answer.clear()
            await _come(service.asked)
            for name in ("environmentStrip", "sandboxActionRow"):
                assert await asyncio.to_thread(application.tell, "press", name)


async def _come(event: asyncio.Event) -> None:
    await asyncio.wait_for(event.wait(), LONGEST_WAIT)


def main(rounds: int) -> int:
    """Close windows, print how long they took to end, and return the exit status."""
    screen = {name: os.environ[name] for name in _SCREEN if name in os.environ}
    status = 0
    for situation in Situation:
        chance = Random(situation.value)  # noqa: S311 - a test's chance, the same each time
        ends: list[float] = []
        for number in range(rounds):
            with tempfile.TemporaryDirectory() as folder:
                try:
                    end = asyncio.run(seconds_to_end(situation, Path(folder), chance, screen))
                    ends.append(end)
                    assert end <= LONGEST_END, f"ended after {end:.2f} s"
                except (AssertionError, subprocess.TimeoutExpired) as error:
                    status = 1
                    _say(f"{situation}, round {number}, with a load of {os.getloadavg()[0]:.0f}: {error}")
        slowest = max(ends, default=0)
        _say(f"{situation}: closed {rounds} times, {len(ends)} ended well, the slowest in {slowest:.2f} s")
    return status


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - it is what this program is for


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
