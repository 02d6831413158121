"""What was sent counts after kill -9 as before it, with real processes and a real file."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.domain.clock import SystemClock
from menagerie.domain.errors import QuotaUsedUpError
from menagerie.domain.plan import BUSINESS, FREE
from menagerie.governor.governor import Governor, Purpose, Waiting, WaitReason
from menagerie.governor.ledger import open_ledger
from support.asking import SCOPE, NoJitter, play

_APPLICATION = """
import asyncio, json, sys
from pathlib import Path
from menagerie.domain.clock import SystemClock
from menagerie.governor.governor import Governor, Purpose
from menagerie.governor.ledger import open_ledger
from support.asking import SCOPE, NoJitter

async def main(path, requests, headers):
    clock = SystemClock()
    governor = Governor(SCOPE, ledger=open_ledger(Path(path), clock), clock=clock, random=NoJitter())
    for _ in range(requests):
        async with governor.admission(Purpose.READ) as admission:
            await admission.answered(200, headers)
    print("ready", flush=True)
    await asyncio.sleep(3600)

asyncio.run(main(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3])))
"""


def send_and_be_killed(path: Path, requests: int, headers: str = "{}") -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", _APPLICATION, str(path), str(requests), headers],
        stdout=subprocess.PIPE,
        env=environment,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL


async def governor_after(path: Path) -> Governor:
    clock = SystemClock()
    governor = Governor(SCOPE, ledger=open_ledger(path, clock), clock=clock, random=NoJitter())
    await governor.load()
    return governor


def test_two_processes_that_were_killed_have_used_one_minute_together(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite"
    send_and_be_killed(path, 35)
    send_and_be_killed(path, 25)

    async def scenario() -> None:
        governor = await governor_after(path)
        assert sum(governor.pacing.last_hour) == 60
        assert governor.pacing.plan == FREE
        state = governor.state
        assert isinstance(state, Waiting)
        assert state.reason is WaitReason.USED_UP

    play(scenario)


@pytest.mark.parametrize("reset", ["", ', "X-RateLimit-Reset": "soon"'])
def test_that_nothing_remains_outlives_a_kill_though_it_is_not_said_until_when(
    tmp_path: Path, reset: str
) -> None:
    path = tmp_path / "ledger.sqlite"
    send_and_be_killed(path, 1, f'{{"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "0"{reset}}}')

    async def scenario() -> None:
        governor = await governor_after(path)
        with pytest.raises(QuotaUsedUpError):
            async with governor.admission(Purpose.READ):
                pytest.fail("a request went out although nothing remains")

    play(scenario)


def test_that_nothing_remains_and_which_plan_it_is_outlive_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite"
    used_up = '{"X-RateLimit-Limit": "100000", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "7200"}'
    send_and_be_killed(path, 1, used_up)

    async def scenario() -> None:
        governor = await governor_after(path)
        assert governor.pacing.plan == BUSINESS
        with pytest.raises(QuotaUsedUpError):
            async with governor.admission(Purpose.READ):
                pytest.fail("a request went out although nothing remains")

    play(scenario)
