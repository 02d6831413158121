"""After kill -9 at any moment of a job each of its rows is where it was, with real processes and files."""

import asyncio
import json
from pathlib import Path
from random import Random

from menagerie.outbox.entry import State
from menagerie.outbox.store import Outbox
from support.clock import VirtualClock
from support.killing import mortals
from support.two_runs import Times
from support.used_outbox import NOW, use_outbox

IN_FLIGHT, ROWS = 8, 40

# Begins jobs and sends them, several at a time, and says what left and what became of it.
_IMPORTS = """
import asyncio, json
from pathlib import Path
from menagerie.outbox.entry import Typed
from menagerie.outbox.store import Outbox
from support.clock import VirtualClock
from support.deliveries import job_rows

def say(*words):
    print(json.dumps(words), flush=True)

async def send(outbox, entry):
    say("about", entry.number)
    await outbox.begin_sending(entry.number)
    say("left", entry.number)
    await outbox.created(entry.number, 1000 + entry.number)
    say("created", entry.number)

async def main(path, rows, in_flight):
    outbox = Outbox(Path(path), VirtualClock())
    assert (await outbox.open()).warning is None
    while True:
        say("beginning")
        job = await outbox.begin_job("delivery.csv", "digest", "Anna", {}, job_rows(rows, left_out=3))
        say("begun", job.number)
        for row, begin in ((1, outbox.queue_new), (2, outbox.save_draft)):
            mended = await begin(Typed(f"Mended {row}", "7"), of=(job.number, row))
            say("mended", job.number, row, mended.number)
        while some := await outbox.next_queued(in_flight):
            await asyncio.gather(*(send(outbox, entry) for entry in some))
        await outbox.end_job(job.number)
        say("ended", job.number)

def live(path, rows, in_flight):
    asyncio.run(main(path, rows, in_flight))
"""


def test_a_kill_at_any_moment_sends_no_row_twice_and_loses_none(tmp_path: Path, times: Times) -> None:
    path = tmp_path / "outbox.sqlite3"
    chance = Random(5)  # noqa: S311 - a test's chance, the same each time
    left, created, begun = set[int](), set[int](), set[int]()
    mended = dict[tuple[int, int], int]()
    interrupted, most, kills = 0, 0, times(20, sample=4)

    async def check(outbox: Outbox) -> None:
        states = {entry.number: entry.state for entry in await outbox.entries()}
        jobs = {job.number: job for job in await outbox.jobs()}
        assert begun <= set(jobs)
        # A row that was left out has an add, or has none: never both, and never neither.
        assert all(job.total + job.left_out == ROWS + 3 for job in jobs.values())
        for job in jobs.values():
            rows = await outbox.job_rows(job.number)
            of_rows = {row.number: row.entry for row in rows}
            numbers = {row: one.number for row, one in of_rows.items() if one is not None}
            said = {row: number for (of, row), number in mended.items() if of == job.number}
            assert said.items() <= numbers.items()
            named = [entry.row or 0 for entry in await outbox.entries() if entry.job == job.number]
            assert sorted(named) == sorted(numbers)
        assert all(states[number] is State.CREATED for number in created)
        assert all(states[number] in {State.CREATED, State.UNCONFIRMED} for number in left)

    with mortals(_IMPORTS) as processes:
        for _kill in range(kills):
            about = set[int]()
            said = processes.live_until_killed(
                chance.randint(2, 3 * ROWS), chance.uniform(0, 0.01), str(path), ROWS, IN_FLIGHT
            )
            for line in said:
                match json.loads(line):
                    case "about", number:
                        assert number not in left, "sent twice"
                        about.add(number)
                    case "left", number:
                        left.add(number)
                    case "created", number:
                        created.add(number)
                    case "begun", number:
                        begun.add(number)
                    case "mended", job, row, number:
                        mended[job, row] = number
            opened = use_outbox(path, check)
            assert opened.warning is None
            assert opened.interrupted <= IN_FLIGHT
            interrupted += opened.interrupted
            most = max(most, opened.interrupted)
            # What was about to leave may have left just before the kill.
            left |= about
            left -= asyncio.run(_queued(path))
    # Or else the kills came at harmless moments only, or while few were in flight. Of a few, all may.
    assert interrupted > kills / 4 or kills < IN_FLIGHT
    assert most == IN_FLIGHT or kills < IN_FLIGHT


async def _queued(path: Path) -> set[int]:
    outbox = Outbox(path, VirtualClock(NOW))
    queued = {entry.number for entry in await outbox.entries((State.QUEUED,))}
    await outbox.close()
    return queued
