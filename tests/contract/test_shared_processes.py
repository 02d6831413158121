"""Desks that share a key, each a process of its own, in front of a real service and on a real PostgreSQL."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from menagerie.domain.plan import enterprise
from menagerie.governor.governor import Priority
from menagerie.sandbox.limits import Plan
from menagerie.sandbox.practice import PracticeSwitch, Situation
from menagerie.sandbox.server import EmbeddedSandbox
from menagerie.sandbox.store import IN_MEMORY
from support.patience import LONGEST_WAIT
from support.postgres import Postgres
from support.programs import program_environment
from support.shared_desk import ASK, ASK_AND_DIE, Result, Task

pytestmark = pytest.mark.thorough

KEY = "practice-key"
FEW = Plan(per_minute=40, per_day=1_000)
HOUR = 3600


@pytest.fixture
def service(request: pytest.FixtureRequest) -> Iterator[EmbeddedSandbox]:
    """A sandbox with the plan that the test names."""
    sandbox = EmbeddedSandbox(IN_MEMORY, plan=request.param, api_key=KEY)
    sandbox.start()
    yield sandbox
    sandbox.stop()


@pytest.fixture
def task(service: EmbeddedSandbox, postgres: Postgres, shared_database: str, tmp_path: Path) -> Task:
    """What desks do that share the key of the service."""
    plan = enterprise(FEW.per_minute, FEW.per_day)
    address = postgres.socket_address(shared_database).text
    return Task(service.base_url, KEY, address, str(tmp_path), plan, within=LONGEST_WAIT)


def command(task: Task) -> list[str]:
    return [sys.executable, "-m", "support.shared_desk", msgspec.json.encode(task).decode()]


def results(task: Task) -> list[Result]:
    """Run the desks to their end."""
    done = subprocess.run(
        command(task),
        stdout=subprocess.PIPE,
        env=program_environment(),
        text=True,
        check=True,
        timeout=LONGEST_WAIT,
    )
    return [msgspec.json.decode(line, type=Result) for line in done.stdout.splitlines()]


@pytest.mark.thorough
@pytest.mark.parametrize("service", [FEW], indirect=True)
def test_several_desks_use_a_new_minute_but_for_its_last_request_and_are_never_refused(task: Task) -> None:
    # The last one is kept until it is known how the minute is counted.
    # They need a second for it, on a busy computer some.
    task.desks, task.seconds, task.priority = 4, 10, Priority.PERSON
    desks = results(task)
    assert len(desks) == task.desks
    assert [desk.refused for desk in desks] == [0] * task.desks
    assert sum(desk.ok for desk in desks) == FEW.per_minute - 1


class OrderedDesk:
    """A desk that does what it is told."""

    def __init__(self, task: Task, closing: ExitStack) -> None:
        self._process = closing.enter_context(
            subprocess.Popen(
                command(task),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=program_environment(),
                text=True,
            )
        )
        closing.callback(self._process.kill)

    def says(self) -> object:
        """Return what it says next; None if it has died."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        return json.loads(line) if line else None

    def order(self, what: str) -> object:
        assert self._process.stdin is not None
        print(what, file=self._process.stdin, flush=True)
        return self.says()

    def end(self) -> int:
        assert self._process.stdin is not None
        self._process.stdin.close()
        return self._process.wait(LONGEST_WAIT)


@pytest.mark.parametrize("service", [FEW], indirect=True)
def test_if_a_desk_is_killed_as_it_is_told_to_wait_none_sends(task: Task, service: EmbeddedSandbox) -> None:
    task.priority = Priority.PERSON
    with ExitStack() as closing:
        desks = [OrderedDesk(task, closing) for _ in range(3)]
        assert [desk.says() for desk in desks] == ["ready"] * 3
        assert desks[1].order(ASK) == 200
        service.practice(PracticeSwitch(Situation.LIMIT_REACHED, seconds=HOUR))
        assert desks[0].order(ASK_AND_DIE) is None
        assert desks[0].end() == -signal.SIGKILL
        # From here on the service would answer: a desk that asked would not be kept back by it.
        service.practice(PracticeSwitch(Situation.NORMAL))
        for desk in (*desks[1:], OrderedDesk(task, closing)):
            waits = desk.order(ASK)
            if waits == "ready":
                waits = desk.says()
            assert isinstance(waits, str), waits
            word, seconds = waits.split()
            assert word == "waits"
            assert abs(float(seconds) - HOUR) < LONGEST_WAIT
            assert desk.end() == 0
