"""The sandbox's animals, in an SQLite database."""

import json
import sqlite3
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec import Struct

from menagerie.resources import resource
from menagerie.storage import (
    DATABASE_ERRORS,
    ForeignFileError,
    NewerFileError,
    Notice,
    OpenFile,
    Schema,
    check_file,
    create_tables,
    open_file,
    transaction,
)

IN_MEMORY = ":memory:"

_TABLES = (
    # AUTOINCREMENT never reuses an id, not even after a crash or a deletion by hand.
    """
    CREATE TABLE animals (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        category_id INTEGER NOT NULL,
        status TEXT
    ) STRICT
    """,
    # Finds the newest animals of a status without reading others.
    "CREATE INDEX animals_by_status ON animals (status, id)",
)


def _check(connection: sqlite3.Connection) -> None:
    """Read every animal: a name that is not text raises an error."""
    for _animal in connection.execute("SELECT name, status FROM animals"):
        pass


SCHEMA = Schema(
    name="sandbox",
    # "Mena" in ASCII: release 0.1.0 marked its files like this already.
    application_id=0x4D656E61,
    version=1,
    statements=_TABLES,
    first_tables=frozenset({"animals"}),
    check=_check,
)


class StoreError(OSError):
    """The database cannot be opened, read or written; the message names it."""


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
    """Keeps animals; ``database`` is a file or ``IN_MEMORY``. ``samples`` fill a new database.

    Every method is one indexed query or one appended row without a flush to the disk: about 10 to 200
    microseconds. So the event loop calls them directly, since a thread would take as long. Writes of several
    processes wait for SQLite's lock.

    May be opened, used and closed on different threads, one after the other. Raises StoreError.
    """

    def __init__(
        self, database: Path | str, samples: Sequence[NewAnimal] = (), *, rescues: bool = False
    ) -> None:
        """Open the database. With ``rescues``, a damaged file is kept aside and replaced by a new one.

        Without, it is refused and unchanged: the user may have named another program's file.
        """
        self._database = database
        self._file: OpenFile | None = None
        self._memory: sqlite3.Connection | None = None
        try:
            if database == IN_MEMORY:
                self._connection = self._memory = _in_memory()
            else:
                if not rescues:
                    check_file(Path(database), SCHEMA)
                self._file = open_file(Path(database), SCHEMA, now=time.time())
                self._connection = self._file.connection
            self._prepare(samples)
        except ForeignFileError as exc:
            self.close()
            raise StoreError(f"The sandbox's database {database} belongs to another program.") from exc
        except NewerFileError as exc:
            self.close()
            raise StoreError(
                f"Menagerie {exc.written_by} wrote the sandbox's animals in {database}, and this version "
                "cannot use them. Update Menagerie, or move the file away to begin with new ones."
            ) from exc
        except (*DATABASE_ERRORS, OSError) as exc:
            self.close()
            raise StoreError(f"The sandbox's database {database} cannot be used ({exc}).") from exc

    @property
    def notice(self) -> Notice | None:
        """What was wrong with the file, if it could not be used as it was."""
        return None if self._file is None else self._file.notice

    def newest(self, limit: int, status: str | None) -> list[Animal]:
        """Return at most ``limit`` animals, newest first, of one status if it is given."""
        condition, values = ("", (limit,)) if status is None else ("WHERE status = ?", (status, limit))
        query = f"SELECT id, name, category_id, status FROM animals {condition} ORDER BY id DESC LIMIT ?"  # noqa: S608 - both conditions stand above
        return [Animal(*row) for row in self._run(query, values)]

    def find(self, animal_id: int) -> Animal | None:
        """Return the animal with this id, or None."""
        rows = self._run("SELECT id, name, category_id, status FROM animals WHERE id = ?", (animal_id,))
        return Animal(*rows[0]) if rows else None

    def add(self, new: NewAnimal) -> Animal:
        """Store an animal under an id higher than all before, and return it."""
        insert = "INSERT INTO animals (name, category_id, status) VALUES (?, ?, ?) RETURNING id"
        rows = self._run(insert, (new.name, new.category_id, new.status))
        return Animal(rows[0][0], new.name, new.category_id, new.status)

    def close(self) -> None:
        """Close the database. No method may be called afterwards."""
        if self._file is not None:
            self._file.close()
        elif self._memory is not None:
            self._memory.close()

    def _run(
        self, statement: str, values: Iterable[str | int | None]
    ) -> list[tuple[int, str, int, str | None]]:
        try:
            return self._connection.execute(statement, tuple(values)).fetchall()
        except DATABASE_ERRORS as exc:
            raise StoreError(f"The sandbox's database {self._database} failed ({exc}).") from exc

    def _prepare(self, samples: Sequence[NewAnimal]) -> None:
        # No flush per commit: a killed process loses nothing, and a write takes microseconds. A power cut may
        # cost the last animals, which are only practice.
        self._connection.execute("PRAGMA synchronous = NORMAL")
        # Taking the write lock first, so that only one of two processes adds the samples.
        with transaction(self._connection):
            ((given,),) = self._connection.execute("SELECT count(*) FROM sqlite_sequence").fetchall()
            if not given:
                self._connection.executemany(
                    "INSERT INTO animals (name, category_id, status) VALUES (?, ?, ?)",
                    [(sample.name, sample.category_id, sample.status) for sample in samples],
                )


def _in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(IN_MEMORY, isolation_level=None, check_same_thread=False)
    with transaction(connection):
        create_tables(connection, SCHEMA)
    return connection


def sample_animals() -> list[NewAnimal]:
    """Return the animals of a new sandbox; the last one is to be the newest."""
    with resource("sandbox", "animals.json").open(encoding="utf-8") as file:
        return [
            NewAnimal(animal["name"], animal["categoryId"], animal.get("status"))
            for animal in json.load(file)
        ]
