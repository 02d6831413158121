"""A wait survives kill -9, with a real process and a real file."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.domain.clock import SystemClock
from menagerie.domain.errors import WaitingError
from menagerie.governor.governor import Governor, Purpose, Waiting, WaitReason
from menagerie.governor.ledger import open_ledger
from support.asking import SCOPE, NoJitter, play

_APPLICATION = """
import asyncio, sys
from pathlib import Path
from menagerie.domain.clock import SystemClock
from menagerie.governor.governor import Governor, Purpose
from menagerie.governor.ledger import open_ledger
from support.asking import SCOPE, NoJitter

async def main(path, is_answered):
    clock = SystemClock()
    governor = Governor(SCOPE, ledger=open_ledger(Path(path), clock), clock=clock, random=NoJitter())
    async with governor.admission(Purpose.READ) as admission:
        if is_answered:
            await admission.answered(429, {"Retry-After": "500"})
        print("ready", flush=True)
        await asyncio.sleep(3600)

asyncio.run(main(sys.argv[1], sys.argv[2] == "answered"))
"""


def run_and_kill(path: Path, how: str) -> None:
    """Run a process up to its request, answered 429 or not yet, and kill it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", _APPLICATION, str(path), how], stdout=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL


@pytest.mark.parametrize(
    ("how", "reason", "longest"),
    [("answered", WaitReason.LIMIT, 500), ("unanswered", WaitReason.UNANSWERED, 60)],
)
def test_after_a_kill_nothing_is_asked_earlier_than_before(
    tmp_path: Path, how: str, reason: WaitReason, longest: float
) -> None:
    path = tmp_path / "ledger.sqlite"
    run_and_kill(path, how)

    async def scenario() -> None:
        clock = SystemClock()
        ledger = open_ledger(path, clock)
        governor = Governor(SCOPE, ledger=ledger, clock=clock, random=NoJitter())
        await governor.load()

        state = governor.state
        assert isinstance(state, Waiting)
        assert state.reason is reason
        assert longest - 30 < state.until - clock.now() <= longest
        if reason is WaitReason.LIMIT:
            with pytest.raises(WaitingError):
                async with governor.admission(Purpose.READ):
                    pytest.fail("a request went out during the wait")
        assert ledger.warning is None
        await ledger.close()

    play(scenario)
