"""An import through everything that goes wrong: every good row is in the service exactly once at the end.

A real process without a display imports a delivery with 2 % bad rows. On the way the service says 429 once,
loses an answer, and is restarted; the process is killed -9, and goes on with --continue. The environment
variable ``MENAGERIE_IMPORT_ROWS`` says how many rows; 500 are worth a look.
"""

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from menagerie.domain.clock import SystemClock
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.store import Outbox
from menagerie.sandbox.practice import Situation
from menagerie.settings.paths import Paths
from menagerie.workflows.sending.checking import confirm
from support import import_fixtures
from support.disk import room_of
from support.import_command import ImportDesk, ImportProcess, write_csv
from support.import_service import ImportService

pytestmark = pytest.mark.thorough

_ROWS = int(os.environ.get("MENAGERIE_IMPORT_ROWS", "60"))
_EVERY_BAD = 50
# More often than this, it would never end.
_MOST_RUNS = 10
# No more than are ever in flight may be unconfirmed after each of kill, restart and lost answer.
_MOST_IN_FLIGHT = 32


service, desk = import_fixtures.service, import_fixtures.desk


def delivery(path: Path) -> list[str]:
    """Write the delivery, and return the names of its good rows."""
    is_bad = {row: row % _EVERY_BAD == _EVERY_BAD // 2 for row in range(1, _ROWS + 1)}
    write_csv(path, *(f"Rex {row},{'dogs' if bad else 12},available,r" for row, bad in is_bad.items()))
    return [f"Rex {row}" for row, bad in is_bad.items() if not bad]


async def look_and_decide(outbox_file: Path, service: ImportService) -> list[Entry]:
    """Do what a person does with each unconfirmed add who looks into the service; return these adds."""
    outbox = Outbox(outbox_file, SystemClock())
    await outbox.open()
    ids = service.ids()
    unconfirmed = await outbox.entries((State.UNCONFIRMED,))
    for entry in unconfirmed:
        if entry.typed.name in ids:
            await confirm(outbox, entry, ids[entry.typed.name])
        else:
            await outbox.queue(entry.number, entry.typed)
    await outbox.close()
    return list(unconfirmed)


@contextmanager
def under_way(desk: ImportDesk, service: ImportService, path: Path) -> Iterator[ImportProcess]:
    """Import a file whose first row is added; slow answers keep several on their way at each moment."""
    service.practise(Situation.SLOW_ANSWERS, seconds=1)
    with desk.running(path) as command:
        command.until("progress", added=1)
        yield command


def test_every_good_row_is_added_once_through_a_429_a_restart_a_cut_and_a_kill(
    desk: ImportDesk, service: ImportService, tmp_path: Path
) -> None:
    path = tmp_path / "delivery.csv"
    good = delivery(path)
    # WHEN an answer is lost, the service is restarted, and the process is killed
    with under_way(desk, service, path) as command:
        service.practise(Situation.ANSWER_LOST)
        command.until("progress", added=_ROWS // 10)
        service.restart()
        service.practise(Situation.SLOW_ANSWERS, seconds=1)
        command.until("progress", added=_ROWS // 5)
        command.kill()
    service.practise(Situation.NORMAL)
    # AND it goes on, is told to wait, and a person decides about what nobody knows
    outbox_file = Paths(desk.data).outbox("staging", service.base_url)
    unconfirmed, runs = [], 0
    service.practise(Situation.LIMIT_REACHED, seconds=2)
    while True:
        runs += 1
        status, _end = desk.run("--continue")
        looked = asyncio.run(look_and_decide(outbox_file, service))
        unconfirmed += looked
        if not looked and status in {0, 3, 4} and len(service.names()) >= len(good):
            break
        assert runs < _MOST_RUNS
    # THEN every good row is in the service once, and nothing else
    assert service.twice() == []
    assert sorted(service.names()) == sorted(good)
    assert len(unconfirmed) <= 3 * _MOST_IN_FLIGHT
    sys.stdout.write(f"{_ROWS} rows, {runs} runs after the kill, {len(unconfirmed)} unconfirmed on the way\n")


def test_on_a_full_disk_it_says_so_and_goes_on_by_itself_when_there_is_room(
    desk: ImportDesk, service: ImportService, tmp_path: Path
) -> None:
    path = tmp_path / "delivery.csv"
    good = delivery(path)
    with under_way(desk, service, path) as command:
        room_of(command.process.pid, 0)
        assert command.until("note")["message"] == (
            "The disk is full. What was saved is safe. The import goes on by itself when there is room."
        )
        assert command.until("waiting")["reason"] == "The disk is full"
        service.practise(Situation.NORMAL)
        room_of(command.process.pid, None)
        command.ended()
    assert service.twice() == []
    assert sorted(service.names()) == sorted(good)
