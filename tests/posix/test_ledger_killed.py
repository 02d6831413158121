"""A wait, and what was sent, survive kill -9, with real processes and a real file."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from menagerie.domain.clock import SystemClock
from menagerie.domain.errors import QuotaUsedUpError, WaitingError
from menagerie.domain.plan import BUSINESS, FREE, enterprise
from menagerie.governor.governor import Governor, Purpose, WaitReason
from menagerie.governor.ledger import open_ledger
from support.asking import SCOPE, Desk, NoJitter
from support.clock import VirtualClock
from support.idle_loop import left_open
from support.killing import Mortals, mortals
from support.ledgers import blocks_of, put

HOUR = 3600.0
_APPLICATION = """
import asyncio, json
from pathlib import Path
from menagerie.domain.clock import SystemClock
from menagerie.governor.governor import Governor, Purpose
from menagerie.governor.ledger import open_ledger
from support.asking import SCOPE, NoJitter

async def main(path, requests, status, headers):
    clock = SystemClock()
    governor = Governor(SCOPE, ledger=open_ledger(Path(path), clock), clock=clock, random=NoJitter())
    for number in range(requests):
        async with governor.admission(Purpose.READ) as admission:
            if status:
                await admission.answered(status, headers)
            if number + 1 == requests:
                print("ready", flush=True)
                await asyncio.sleep(3600)

def live(path, requests, status, headers):
    asyncio.run(main(path, requests, status, json.loads(headers)))
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "ledger.sqlite"


@pytest.fixture(scope="module")
def processes() -> Iterator[Mortals]:
    with mortals(_APPLICATION) as started:
        yield started


class Killed:
    """Processes that use one ledger, the one after the other, and are killed."""

    def __init__(self, processes: Mortals, path: Path) -> None:
        self._processes = processes
        self._path = path

    def send(self, requests: int = 1, status: int = 200, headers: dict[str, str] | None = None) -> None:
        """Let one send so many requests, all with this response (status 0: none), and kill it."""
        said = (str(self._path), requests, status, json.dumps(headers or {}))
        self._processes.live_until_killed(1, 0.0, *said)


@pytest.fixture
def killed(processes: Mortals, path: Path) -> Killed:
    return Killed(processes, path)


class SetClock(SystemClock):
    """The computer's clock after it was set, so many seconds ahead or back."""

    def __init__(self, ahead: float = 0.0) -> None:
        super().__init__()
        self._ahead = ahead

    def now(self) -> float:
        return super().now() + self._ahead


async def governor_after(path: Path, clock: SystemClock | VirtualClock) -> Governor:
    ledger = open_ledger(path, clock)
    left_open.append(ledger)
    governor = Governor(SCOPE, ledger=ledger, clock=clock, random=NoJitter())
    await governor.load()
    return governor


async def assert_waits(
    path: Path, clock: SystemClock, began: float, seconds: float, reason: WaitReason | None
) -> None:
    """Start the application, and expect that it sends nothing so long after some moment since ``began``."""
    desk = Desk()
    desk.governor = await governor_after(path, clock)
    wait = desk.waiting()
    assert reason in {None, wait.reason}
    assert seconds - (clock.monotonic() - began) <= wait.until - clock.now() <= seconds
    if seconds > 60:
        with pytest.raises(WaitingError):
            await desk.ask()
        assert desk.sent == []


async def test_after_a_kill_an_unread_response_holds_a_minute(killed: Killed, path: Path) -> None:
    clock = SetClock()
    began = clock.monotonic()
    killed.send(status=0)

    await assert_waits(path, clock, began, 60, WaitReason.UNANSWERED)


def nothing(_path: Path) -> None:
    pass


def without_the_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def without_the_database(path: Path) -> None:
    path.unlink()


def without_the_second_place(path: Path) -> None:
    blocks_of(path).unlink()


def with_a_damaged_database(path: Path) -> None:
    put(path, b"damaged" * 1000)


@pytest.mark.parametrize("ahead", [-2 * HOUR, 2 * HOUR])
@pytest.mark.parametrize(
    "happens",
    [nothing, without_the_log, without_the_database, without_the_second_place, with_a_damaged_database],
)
async def test_after_a_kill_neither_the_wall_clock_nor_a_lost_file_shortens_a_wait(
    killed: Killed, path: Path, ahead: float, happens: Callable[[Path], None]
) -> None:
    clock = SetClock(ahead)
    began = clock.monotonic()
    killed.send(status=429, headers={"Retry-After": "500"})
    happens(path)

    await assert_waits(path, clock, began, 500, WaitReason.LIMIT if happens is nothing else None)


async def test_what_was_sent_before_a_kill_counts_after_it(killed: Killed, path: Path) -> None:
    # GIVEN two processes that together sent all that Free allows in a minute, and were killed
    began = time.time()
    killed.send(35)
    killed.send(25)
    clock = VirtualClock(time.time())
    desk = Desk(clock)
    desk.governor = await governor_after(path, clock)
    assert sum(desk.governor.pacing.last_hour) == 60
    assert desk.governor.pacing.plan == FREE
    assert desk.waiting().reason is WaitReason.USED_UP

    # WHEN the next one asks for the 61st, ten seconds later
    await clock.advance(10)
    asking = await desk.queue()

    # THEN it stays queued until the minute is over, and goes then
    await clock.advance(began + 60 - clock.now())
    assert desk.governor.pacing.queued == 1
    await clock.advance(30)
    await asking
    assert len(desk.sent) == 1

    # AND on a plan of as many requests a day, it sends nothing an hour later, and one on the next day
    desk.governor.choose_plan(enterprise(None, 61))
    await clock.advance(HOUR)
    await desk.refused()
    await clock.advance(86_400)
    await desk.ask()


@pytest.mark.parametrize(
    ("limit", "reset"), [("1000", None), ("1000", "soon"), (str(BUSINESS.per_day), "7200")]
)
async def test_what_the_quota_said_outlives_a_kill(
    killed: Killed, path: Path, limit: str, reset: str | None
) -> None:
    stated = {"X-RateLimit-Limit": limit, "X-RateLimit-Remaining": "0"}
    killed.send(headers=stated if reset is None else {**stated, "X-RateLimit-Reset": reset})

    governor = await governor_after(path, SetClock())

    assert governor.pacing.plan == (FREE if limit == "1000" else BUSINESS)
    with pytest.raises(QuotaUsedUpError):
        async with governor.admission(Purpose.READ):
            pytest.fail("a request went out although nothing remains")
