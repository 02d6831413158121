"""What was recorded survives kill -9, with real processes and a real file."""

from pathlib import Path
from random import Random

from menagerie.catalogue import reading
from menagerie.catalogue.finding import Wanted, find_all
from menagerie.domain.animal import Animal
from menagerie.domain.texts.searching import matches
from support.catalogue_file import writing
from support.killing import mortals

_KILLS = 25
# The most answers before a kill, and the latest moment of the kill in the next one.
_MOST_ANSWERS = 12
_LONGEST_SECONDS = 0.01

# Records answers, each with an animal that is new and one that changes, and says when one was recorded.
_APPLICATION = """
import asyncio, itertools
from pathlib import Path
from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.recording import SeenList
from menagerie.domain.animal import Animal, AnimalList
from support.clock import VirtualClock

async def main(path, first):
    catalogue = Catalogue(Path(path), VirtualClock())
    for number in itertools.count(first):
        others = tuple(Animal(-one, f"Other{one} {number}", number % 10, "pending") for one in range(1, 20))
        new, changed = Animal(number, f"New{number}", 7, "available"), Animal(0, f"Zero{number}", number)
        animals = AnimalList((new, changed, *others), 100)
        await catalogue.record(SeenList(None, animals, float(number)))
        assert catalogue.warning is None, catalogue.warning
        print(number, flush=True)

def live(path, first):
    asyncio.run(main(path, first))
"""


def check(path: Path, recorded: int) -> int:
    """Check that a file has this number of recorded lists, or one more; return how many it has."""
    with writing(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rows = connection.execute("SELECT id, name, category_id, status FROM animal ORDER BY id").fetchall()
        animals = [Animal(*row) for row in rows]
        count = max(animal.id for animal in animals)
        assert recorded <= count <= recorded + 1
        # Each answer is there as a whole: its new animal, every change, and as the newest of all.
        assert [animal.id for animal in animals if animal.id > 0] == list(range(1, count + 1))
        assert [one.animal.name for one in reading.history(connection, 0)] == [
            f"Zero{number}" for number in range(1, count + 1)
        ]
        newest = reading.newest_answer(connection)
        assert newest is not None
        assert newest[0].at == count
        # The search finds exactly what the rows say.
        for word in ("new", "ew1", "zero", f"zero{count}", "zero1", "other", "other7", "7", f"{count}"):
            ids = find_all(connection, Wanted((word,)))
            assert set(ids or ()) == {animal.id for animal in animals if matches((word,), animal)}, word
    return count


def test_a_kill_at_any_moment_loses_nothing_that_was_recorded(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.sqlite3"
    chance = Random(1)  # noqa: S311 - a test's chance, the same each time
    count = 0
    with mortals(_APPLICATION) as processes:
        for _ in range(_KILLS):
            answers, seconds = chance.randint(1, _MOST_ANSWERS), chance.uniform(0, _LONGEST_SECONDS)
            said = processes.live_until_killed(answers, seconds, str(path), count + 1)
            count = check(path, max(int(line) for line in said))
