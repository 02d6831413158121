"""The sandbox's animals, in an SQLite database."""

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec import Struct

IN_MEMORY = ":memory:"

# Written into the file, so that another program's database is not taken for ours ("Mena" in ASCII).
_APPLICATION_ID = 0x4D656E61
_SCHEMA_VERSION = 1
_BUSY_SECONDS = 5.0

_SCHEMA = (
    # AUTOINCREMENT: an id is never given twice, not even after a crash or a deletion by hand.
    """
    CREATE TABLE animals (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        category_id INTEGER NOT NULL,
        status TEXT
    ) STRICT
    """,
    # Finds the newest animals of a status without looking at any other.
    "CREATE INDEX animals_by_status ON animals (status, id)",
)


class StoreError(OSError):
    """The database cannot be opened, read or written; the message is a sentence that names it."""


class NewAnimal(Struct, frozen=True):
    """An animal to store (interface 2, NewPet); ``status`` None was not stated."""

    name: str
    category_id: int
    status: str | None


class Animal(Struct, frozen=True):
    """A stored animal (interface 2, Pet); ``status`` None was never stated."""

    id: int
    name: str
    category_id: int
    status: str | None


class Store:
    """Keeps animals; ``database`` is a file or ``IN_MEMORY``. ``samples`` fill a database that is new.

    Every method is one indexed look-up or one appended row without a flush to the disk: about 10 to 200
    microseconds. So the event loop calls them directly, since handing them to a thread would take as long.
    That is also why writes cannot meet inside one process; those of several processes queue on SQLite's lock.

    May be opened, used and closed on different threads, one after the other. Raises StoreError.
    """

    def __init__(self, database: Path | str, samples: Sequence[NewAnimal] = ()) -> None:
        self._database = database
        try:
            self._connection = sqlite3.connect(
                database, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
        except sqlite3.Error as exc:
            raise StoreError(f"The sandbox's database {database} cannot be opened ({exc}).") from exc
        try:
            self._prepare(samples)
        except sqlite3.Error as exc:
            self._connection.close()
            raise StoreError(f"The sandbox's database {database} cannot be used ({exc}).") from exc
        except StoreError:
            self._connection.close()
            raise

    def newest(self, limit: int, status: str | None) -> list[Animal]:
        """Return at most ``limit`` animals, newest first; of one status where it is given."""
        condition, values = ("", (limit,)) if status is None else ("WHERE status = ?", (status, limit))
        query = f"SELECT id, name, category_id, status FROM animals {condition} ORDER BY id DESC LIMIT ?"  # noqa: S608 - both conditions stand above
        return [Animal(*row) for row in self._run(query, values)]

    def find(self, animal_id: int) -> Animal | None:
        """Return the animal with this id, None where there is none."""
        rows = self._run("SELECT id, name, category_id, status FROM animals WHERE id = ?", (animal_id,))
        return Animal(*rows[0]) if rows else None

    def add(self, new: NewAnimal) -> Animal:
        """Store an animal under an id higher than every id before, and return it."""
        insert = "INSERT INTO animals (name, category_id, status) VALUES (?, ?, ?) RETURNING id"
        rows = self._run(insert, (new.name, new.category_id, new.status))
        return Animal(rows[0][0], new.name, new.category_id, new.status)

    def close(self) -> None:
        """Close the database; nothing can be asked of it afterwards."""
        self._connection.close()

    def _run(
        self, statement: str, values: Iterable[str | int | None]
    ) -> list[tuple[int, str, int, str | None]]:
        try:
            return self._connection.execute(statement, tuple(values)).fetchall()
        except sqlite3.Error as exc:
            raise StoreError(f"The sandbox's database {self._database} failed ({exc}).") from exc

    def _prepare(self, samples: Sequence[NewAnimal]) -> None:
        # WAL without a flush per commit: nothing is lost when a process is killed, and a write takes
        # microseconds. A power cut may cost the last animals, which were practice.
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = NORMAL")
        # Taking the write lock first lets only one of two processes create the tables.
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            if self._number("SELECT count(*) FROM sqlite_schema") == 0:
                self._create(samples)
            elif self._number("PRAGMA application_id") != _APPLICATION_ID:
                raise StoreError(f"The sandbox's database {self._database} belongs to another program.")
            elif self._number("PRAGMA user_version") != _SCHEMA_VERSION:
                raise StoreError(f"The sandbox's database {self._database} is from another version.")

    def _create(self, samples: Sequence[NewAnimal]) -> None:
        for statement in _SCHEMA:
            self._connection.execute(statement)
        for sample in samples:
            self.add(sample)
        self._connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
        self._connection.execute(f"PRAGMA user_version = {_SCHEMA_VERSION}")

    def _number(self, query: str) -> int:
        (number,) = self._connection.execute(query).fetchone()
        return int(number)
