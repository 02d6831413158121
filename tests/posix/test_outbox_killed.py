"""After kill -9 at any moment each add is where it was, with real processes and a real file."""

import asyncio
import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from menagerie.outbox.entry import State
from menagerie.outbox.store import Outbox
from support.clock import VirtualClock
from support.killing import mortals
from support.two_runs import Times

# A kill comes after so many steps at most, and so long into the ones after.
_MOST_STEPS = 25
_LONGEST_SECONDS = 0.02

# Takes adds through their states, and says before each step where it leads, and afterwards that it is done.
_APPLICATION = """
import asyncio, itertools, json
from pathlib import Path
from random import Random
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.store import Outbox
from support.clock import VirtualClock

def say(*words):
    print(json.dumps(words), flush=True)

async def step(number, state, call):
    say("about", number, state)
    entry = await call
    assert entry.state == state
    say("done", entry.number, state, entry.typed.name)
    return entry.number

async def add(outbox, chance, name):
    number = await step(None, "draft", outbox.save_draft(Typed(name[:3], "")))
    await step(number, "draft", outbox.save_draft(Typed(name, ""), number))
    await step(number, "queued", outbox.queue(number, Typed(name, "7")))
    while True:
        await step(number, "sending", outbox.begin_sending(number, [1, 2]))
        if chance.random() < 0.7:
            break
        await step(number, "queued", outbox.not_sent(number, "not now"))
    ends = {"created": outbox.created(number, 5), "refused": outbox.refused(number, "no"),
            "unconfirmed": outbox.unconfirmed(number, "cut")}
    end = chance.choice(list(ends))
    for other in set(ends) - {end}:
        ends[other].close()
    await step(number, end, ends[end])

async def main(path, run):
    outbox, chance = Outbox(Path(path), VirtualClock()), Random(run)
    opened = await outbox.open()
    assert opened.warning is None, opened.warning
    for count in itertools.count():
        await add(outbox, chance, f"Rex {run} {count}")

def live(path, run):
    asyncio.run(main(path, run))
"""


@dataclass
class Said:
    """What processes have said: the state and name of each add, and the step that may be done or not."""

    state: dict[int, str] = field(default_factory=dict)
    name: dict[int, str] = field(default_factory=dict)
    about: tuple[int | None, str] | None = None

    def receive(self, line: str) -> None:
        match json.loads(line):
            case "about", number, state:
                self.about = number, state
            case "done", number, state, name:
                if self.about == (None, state):
                    assert number not in self.state, "the number of another add"
                self.state[number], self.name[number], self.about = state, name, None


async def check(path: Path, said: Said) -> int:
    """Check that the file has what was said, and take what it has for said; return how many were sent."""
    outbox = Outbox(path, VirtualClock())
    opened = await outbox.open()
    entries = {entry.number: entry for entry in await outbox.entries()}
    await outbox.close()
    assert opened.warning is None

    begun = set(entries) - set(said.state)
    assert set(said.state) <= set(entries)
    assert len(begun) <= (said.about == (None, "draft"))
    assert all(number > max(said.state, default=0) for number in begun)
    interrupted = 0
    for number, state in said.state.items():
        possible = {state} | ({said.about[1]} if said.about and said.about[0] == number else set())
        entry = entries[number]
        if (
            entry.state is State.UNCONFIRMED
            and "reason.interrupted" in entry.reason
            and state != "unconfirmed"
        ):
            interrupted += 1
            assert "sending" in possible
        else:
            assert entry.state in possible - {"sending"}
        assert entry.typed.name == said.name[number] or entry.typed.name.startswith(said.name[number])
    assert opened.interrupted == interrupted
    names = [entry.typed.name for entry in entries.values() if len(entry.typed.name) > len("Rex")]
    assert len(set(names)) == len(names), "doubled"

    said.state = {number: entry.state.value for number, entry in entries.items()}
    said.name = {number: entry.typed.name for number, entry in entries.items()}
    said.about = None
    return opened.interrupted


def test_a_kill_at_any_moment_loses_and_doubles_nothing(tmp_path: Path, times: Times) -> None:
    kills = times(30, sample=4)
    path = tmp_path / "outbox.sqlite3"
    chance = Random(5)  # noqa: S311 - a test's chance, the same each time
    said = Said()
    interrupted = 0
    with mortals(_APPLICATION) as processes:
        for run in range(kills):
            steps, seconds = chance.randint(1, 2 * _MOST_STEPS), chance.uniform(0, _LONGEST_SECONDS)
            for line in processes.live_until_killed(steps, seconds, str(path), run):
                said.receive(line)
            interrupted += asyncio.run(check(path, said))
    # Or else the kills came at harmless moments only.
    assert interrupted >= kills // 15


def test_a_kill_while_the_file_is_made_is_not_taken_for_damage(tmp_path: Path) -> None:
    # GIVEN what is left when a process ends before the new file is in its place
    path = tmp_path / "outbox.sqlite3"
    path.with_name("outbox.sqlite3.new").write_bytes(b"SQLite for")
    asyncio.run(check(path, Said()))
    assert {place.name for place in tmp_path.iterdir()} == {"outbox.sqlite3", "outbox.departures"}
