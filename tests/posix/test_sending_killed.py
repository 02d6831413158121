"""After kill -9 in the middle of an import no animal is added twice and none is lost."""

import asyncio
from pathlib import Path

from menagerie.outbox.entry import Entry, State
from menagerie.outbox.store import Outbox
from support.animal_service import Failure, Manner, Point, Reply, animal_service_in_a_thread
from support.clock import VirtualClock
from support.killing import mortals
from support.outbox_desk import OUTBOX
from support.raw_server import answer
from support.two_runs import Times

# So many at least are on their way when the process is killed, and so many may be.
IN_FLIGHT, MOST_IN_FLIGHT = 8, 32

# Imports rows, or goes on. Says "out" when so many have no response after so many were created, and "over"
# when none is queued.
_IMPORTS = """
import asyncio
from pathlib import Path
from menagerie.domain.clock import SystemClock
from menagerie.domain.plan import enterprise
from menagerie.outbox.entry import State
from support.deliveries import job_rows
from support.outbox_desk import outbox_desk

async def work(base_url, folder, rows, answered, in_flight):
    out, created = set(), set()

    def changed(entry):
        (out.add if entry.state is State.SENDING else out.discard)(entry.number)
        if entry.state is State.CREATED:
            created.add(entry.number)
        if len(created) == answered and len(out) >= in_flight:
            print("out", flush=True)

    async with outbox_desk(base_url, Path(folder), clock=SystemClock(), changed=changed) as desk:
        desk.session.governor.choose_plan(enterprise(None, None))
        if not await desk.outbox.jobs():
            await desk.outbox.begin_job("delivery.csv", "digest", "Anna", {}, job_rows(rows))
        await desk.sending.send_all()
        print("over", flush=True)
        await asyncio.sleep(60)

def live(*words):
    asyncio.run(work(*words))
"""


def test_a_kill_while_many_are_on_their_way_doubles_nothing(tmp_path: Path, times: Times) -> None:
    rows = times(120, sample=40)
    answered = rows // 2
    with animal_service_in_a_thread() as service, mortals(_IMPORTS) as processes:
        # GIVEN a service that answers some adds, and adds the others without a response
        service.plans.extend([Reply(answer(201, b"{}"), adds=True)] * answered)
        service.plans.extend([Failure(Point.AFTER_REQUEST, Manner.STALL, adds=True)] * rows)
        # WHEN the import is killed while many adds are on their way
        # What is being sent on that side may still wait for the disk.
        processes.live_until_killed(
            1,
            0.0,
            *(service.base_url, str(tmp_path), rows, answered, IN_FLIGHT),
            when=lambda: len(service.animals) >= answered + IN_FLIGHT,
        )
        # THEN only these are unconfirmed at the next start
        interrupted, entries = asyncio.run(_found_in(tmp_path))
        assert IN_FLIGHT <= interrupted <= MOST_IN_FLIGHT
        assert interrupted == sum(entry.state is State.UNCONFIRMED for entry in entries)
        service.check(entries)
        # AND all others are sent once
        service.plans.clear()
        processes.live_until_killed(1, 0.0, service.base_url, str(tmp_path), rows, rows, rows)
        _, entries = asyncio.run(_found_in(tmp_path))
        service.check(entries)
        states = [entry.state for entry in entries]
        assert states.count(State.CREATED) == rows - interrupted
        assert states.count(State.UNCONFIRMED) == interrupted


async def _found_in(folder: Path) -> tuple[int, tuple[Entry, ...]]:
    outbox = Outbox(folder / OUTBOX, VirtualClock())
    opened = await outbox.open()
    entries = await outbox.entries()
    await outbox.close()
    return opened.interrupted, entries
