"""Makes a catalogue's file with any number of animals, through the application's own recording.

python -m support.large_catalogue catalogue.sqlite3 1000000
"""

import argparse
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

from menagerie.catalogue.record import SeenList, record_animals, record_list
from menagerie.domain.animal import Animal, AnimalList, PetStatus
from support.catalogue_file import writing

FIRST_ID = 1_000_000
_LIST = 100
_AT_ONCE = 20_000
_BEGIN = 1_700_000_000.0
_TWO_YEARS = 2 * 365 * 86_400.0
_COMMON = [
    *("Bella", "Max", "Luna", "Charlie", "Molly", "Rocky", "Daisy", "Buddy", "Milo", "Zoë", "Étoile"),
    *("Jürgen", "小虎", "さくら", "Mittens", "Oreo", "Rex", "Coco", "Nala", "Simba", "Ginger", "Shadow"),
    "Pepper",
    *("Whiskers", "Felix", "Oscar", "Lucky", "Ruby", "Rosie", "Toby", "Straße", "ﬁfi", "ضوء", "Лайка"),
]
_SYLLABLES = [
    *("ba", "ko", "ri", "ta", "mi", "lo", "ze", "fu", "na", "shi", "pe", "du", "vel", "gar", "mon", "tis"),
    *("qua", "xi", "wen", "bro", "ley", "der", "sta"),
]


def animals(count: int, seed: int = 1) -> Iterator[Animal]:
    """Return animals as a large shop may have: common names, made-up ones, some of two words."""
    random = Random(seed)  # noqa: S311 - names of animals are no secret
    for number in range(count):
        yield Animal(
            FIRST_ID + number,
            _name(random),
            int(random.expovariate(1 / 80)),
            random.choices(list(PetStatus), (5, 1, 4))[0].value,
        )


def make(path: Path, count: int, seed: int = 1) -> None:
    """Make the file, seen over two years."""
    with writing(path) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        portion: list[Animal] = []
        for animal in animals(count, seed):
            portion.append(animal)
            if len(portion) == _AT_ONCE:
                _record(connection, portion, count)
        _record(connection, portion, count)
        newest = tuple(_known(connection, count))
        record_list(connection, SeenList(None, AnimalList(newest, _LIST), _BEGIN + _TWO_YEARS))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def kept_catalogue(folder: Path, count: int) -> Path:
    """Return the catalogue in ``folder`` with this number of animals; make and keep it if there is none."""
    kept = folder / f"catalogue-{count}.sqlite3"
    if not kept.exists():
        print(f"Making a catalogue of {count:,} animals, once…", flush=True)  # noqa: T201 - it takes a while
        folder.mkdir(parents=True, exist_ok=True)
        new = kept.with_suffix(".new")
        new.unlink(missing_ok=True)
        make(new, count)
        new.replace(kept)
    return kept


def change(path: Path, rounds: int, seed: int = 1) -> None:
    """Let every animal change ``rounds`` times, evenly over two years: a shop's history."""
    random = Random(seed)  # noqa: S311 - names of animals are no secret
    with writing(path) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        for number in range(rounds):
            rows = connection.execute("SELECT id, name, category_id, status FROM animal").fetchall()
            changed = [
                Animal(key, name, category, _next(status, random)) for key, name, category, status in rows
            ]
            record_animals(connection, changed, _BEGIN + (number + 1) * _TWO_YEARS / rounds)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _record(connection: sqlite3.Connection, portion: list[Animal], count: int) -> None:
    if portion:
        seen = (portion[0].id - FIRST_ID) / count
        record_animals(connection, portion, _BEGIN + seen * _TWO_YEARS)
        portion.clear()


def _known(connection: sqlite3.Connection, count: int) -> Iterator[Animal]:
    step = max(1, count // _LIST)
    for animal_id in range(FIRST_ID, FIRST_ID + count, step)[:_LIST]:
        row = connection.execute("SELECT name, category_id, status FROM animal WHERE id = ?", (animal_id,))
        yield Animal(animal_id, *row.fetchone())


def _name(random: Random) -> str:
    kind = random.random()
    if kind < 0.3:
        return random.choice(_COMMON)
    made_up = "".join(random.choices(_SYLLABLES, k=random.randint(2, 4))).title()
    return f"{random.choice(_COMMON)} {made_up}" if kind < 0.6 else made_up


def _next(status: str | None, random: Random) -> str:
    return random.choice([one.value for one in PetStatus if one.value != status])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", type=Path)
    parser.add_argument("count", type=int)
    parser.add_argument("--changes", type=int, default=0, help="how often every animal changes")
    asked = parser.parse_args()
    make(asked.path, asked.count)
    change(asked.path, asked.changes)
