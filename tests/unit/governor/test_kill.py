"""A wait, and what was sent, survive kill -9, with a real process and a real file."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from menagerie.domain.clock import SystemClock
from menagerie.domain.errors import WaitingError
from menagerie.domain.plan import enterprise
from menagerie.governor.governor import Governor, Purpose, Waiting, WaitReason
from menagerie.governor.ledger import open_ledger
from support.asking import SCOPE, Desk, NoJitter, play
from support.clock import VirtualClock

HOUR = 3600.0
_APPLICATION = """
import asyncio, sys
from pathlib import Path
from menagerie.domain.clock import SystemClock
from menagerie.governor.governor import Governor, Purpose
from menagerie.governor.ledger import open_ledger
from support.asking import SCOPE, NoJitter

async def main(path, requests, answer):
    clock = SystemClock()
    governor = Governor(SCOPE, ledger=open_ledger(Path(path), clock), clock=clock, random=NoJitter())
    for _ in range(requests - 1):
        async with governor.admission(Purpose.READ) as admission:
            await admission.answered(200, {})
    async with governor.admission(Purpose.READ) as admission:
        if answer == "429":
            await admission.answered(429, {"Retry-After": "500"})
        elif answer == "200":
            await admission.answered(200, {})
        print("ready", flush=True)
        await asyncio.sleep(3600)

asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
"""


def run_and_kill(path: Path, answer: str, requests: int = 1) -> None:
    """Run a process that asks so often, up to the last one's ``answer`` (429, 200 or none), and kill it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", _APPLICATION, str(path), str(requests), answer],
        stdout=subprocess.PIPE,
        env=environment,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL


@pytest.mark.parametrize(
    ("answer", "reason", "longest"),
    [("429", WaitReason.LIMIT, 500), ("none", WaitReason.UNANSWERED, 60)],
)
def test_after_a_kill_nothing_is_asked_earlier_than_before(
    tmp_path: Path, answer: str, reason: WaitReason, longest: float
) -> None:
    path = tmp_path / "ledger.sqlite"
    run_and_kill(path, answer)

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


class SetClock(SystemClock):
    """The computer's clock after someone set it, so many seconds ahead or back."""

    def __init__(self, ahead: float) -> None:
        super().__init__()
        self._ahead = ahead

    def now(self) -> float:
        return super().now() + self._ahead


def nothing(_path: Path) -> None:
    pass


def without_the_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def without_the_database(path: Path) -> None:
    path.unlink()


def without_the_second_place(path: Path) -> None:
    path.with_suffix(".blocks.json").unlink()


def with_a_damaged_database(path: Path) -> None:
    path.write_bytes(b"damaged" * 1000)


@pytest.mark.parametrize("ahead", [-2 * HOUR, 0, 2 * HOUR])
@pytest.mark.parametrize(
    "happens",
    [nothing, without_the_log, without_the_database, without_the_second_place, with_a_damaged_database],
)
def test_after_a_kill_neither_the_wall_clock_nor_a_lost_file_shortens_a_wait(
    tmp_path: Path, ahead: float, happens: Callable[[Path], None]
) -> None:
    path = tmp_path / "ledger.sqlite"
    run_and_kill(path, "429")
    happens(path)

    async def scenario() -> None:
        clock = SetClock(ahead)
        ledger = open_ledger(path, clock)
        governor = Governor(SCOPE, ledger=ledger, clock=clock, random=NoJitter())
        await governor.load()

        state = governor.state
        assert isinstance(state, Waiting)
        assert 500 - 30 < state.until - clock.now() <= 500
        with pytest.raises(WaitingError):
            async with governor.admission(Purpose.READ):
                pytest.fail("a request went out during the wait")
        await ledger.close()

    play(scenario)


def test_what_was_sent_before_a_kill_counts_after_it(tmp_path: Path) -> None:
    # GIVEN a process that sent all that Free allows in a minute, told nothing by any header, and was killed
    path = tmp_path / "ledger.sqlite"
    began = time.time()
    run_and_kill(path, "200", requests=60)

    async def scenario() -> None:
        clock = VirtualClock(time.time())
        desk = Desk(clock, open_ledger(path, clock))
        await desk.governor.load()
        assert sum(desk.governor.pacing.last_hour) == 60

        # WHEN somebody asks for the 61st in the next one, ten seconds later
        await clock.advance(10)
        asking = desk.start(desk.ask())

        # THEN it stays in line until the minute is over, and goes then
        await clock.advance(began + 60 - clock.now())
        assert desk.governor.pacing.in_line == 1
        await clock.advance(30)
        await asking
        assert len(desk.sent) == 1
        await desk.ledger.close()

    play(scenario)


def test_a_day_that_was_used_up_before_a_kill_stays_used_up_after_it(tmp_path: Path) -> None:
    # GIVEN a process on a plan of 5 requests a day that sent them and was killed
    path = tmp_path / "ledger.sqlite"
    run_and_kill(path, "200", requests=5)

    async def scenario() -> None:
        clock = VirtualClock(time.time())
        desk = Desk(clock, open_ledger(path, clock))
        desk.governor.choose_plan(enterprise(None, 5))

        # WHEN somebody asks in the next one, an hour later and on the next day
        await clock.advance(3_600)
        with pytest.raises(WaitingError):
            await desk.ask()
        assert desk.sent == []
        await clock.advance(86_400)
        await desk.ask()

        # THEN only the next day's request went
        assert len(desk.sent) == 1
        await desk.ledger.close()

    play(scenario)
