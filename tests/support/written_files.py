"""The kinds of files that the application writes, for tests that kill what writes them or damage them.

Each write brings the next version, which is a number. In a database of many rows it is the number of rows.
"""

import asyncio
import csv
import json
import re
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QPainter

from menagerie.app.error_log import LogFile
from menagerie.catalogue import record
from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList
from menagerie.catalogue.search import Wanted, find_all
from menagerie.credentials.keys import KeyStore
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.process import read_delivery
from menagerie.deliveries.write import write_delivery
from menagerie.domain.animal import Animal, AnimalList, KnownAnimal
from menagerie.domain.errors import StorageError
from menagerie.domain.plan import enterprise
from menagerie.domain.searching import matches
from menagerie.governor.ledger import LedgerInTwoPlaces
from menagerie.governor.ledger.blocks import Blocks
from menagerie.outbox.departure_log import HighWaterMark
from menagerie.sandbox.store import NewAnimal, Store
from menagerie.settings.environments import Changes, EnvironmentId, load_environments, save_user_environments
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Preferences, load_preferences, save_preferences
from menagerie.settings.views import SavedViews, View, load_views, save_views
from menagerie.ui.printing.pages import new_pdf
from menagerie.workflows.export import ExportedRows, ExportFormat, export
from menagerie.workflows.importing import Choices, Field, Layouts
from menagerie.workflows.session import NetworkChoice
from menagerie.workflows.support.updates import Update, UpdateCheck
from support.asking import SCOPE
from support.catalogue_file import writing
from support.clock import VirtualClock
from support.counting import counts_of
from support.deliveries import delivery_of
from support.ledgers import NOW, waiting

_ROWS = 100
# The id of an outbox.
_OUTBOX = 7
_COLUMNS = ("Wo", "Was", "Wer")

Write = Callable[[Path, int], None]
Writes = Callable[[Path, int], AsyncIterator[None]]


class Found(NamedTuple):
    """The version that a file has, 0 if it has none, and what is said about the file."""

    version: int
    notice: object = None


class Kind(NamedTuple):
    """A file, what writes version after version into a folder from the first on, and what reads the last.

    ``check`` is for what else has to hold after a kill.
    """

    file: str
    writes: Writes
    found: Callable[[Path], Found]
    check: Callable[[Path, int], None] | None = None


def live(kind: str, folder: str, first: int) -> None:
    """Write version after version, and say each that is written."""

    async def write() -> None:
        number = first
        async for _ in KINDS[kind].writes(Path(folder), first):
            sys.stdout.write(f"{number}\n")
            sys.stdout.flush()
            number += 1

    asyncio.run(write())


async def write_one(kind: Kind, folder: Path, number: int) -> None:
    """Write one version."""
    writes = kind.writes(folder, number)
    await anext(writes)
    await writes.aclose()  # type: ignore[attr-defined]


def _each(write: Write) -> Writes:
    async def writes(folder: Path, first: int) -> AsyncIterator[None]:
        for number in count(first):
            write(folder, number)
            yield

    return writes


def _number(text: object) -> int:
    """Return the number in a text that may have been damaged."""
    digits = re.findall("[0-9]+", str(text))
    return int(digits[0]) if digits else 0


# ---- Small files


def _save_preferences(folder: Path, number: int) -> None:
    save_preferences(folder / "preferences.json", Preferences(proxy_user=str(number)))


def _preferences(folder: Path) -> Found:
    preferences = load_preferences(folder / "preferences.json")
    return Found(_number(preferences.proxy_user), preferences.problem)


def _save_views(folder: Path, number: int) -> None:
    save_views(folder / "views.json", SavedViews((View(str(number)), View("Dogs"))))


def _views(folder: Path) -> Found:
    saved = load_views(folder / "views.json")
    return Found(_number(saved.views[:1]), saved.problem)


def _update_check(folder: Path) -> UpdateCheck:
    return UpdateCheck(Paths(folder, site_directory=folder), VirtualClock(), NetworkChoice(KeyStore()))


async def _dismiss_updates(folder: Path, first: int) -> AsyncIterator[None]:
    for number in count(first):
        await _update_check(folder).dismiss(Update(str(number)))
        yield


def _updates(folder: Path) -> Found:
    asyncio.run(_update_check(folder).newer_version())
    with suppress(OSError, ValueError):
        return Found(_number(json.loads((folder / "updates.json").read_bytes()).get("dismissed")))
    return Found(0)


def _save_layout(folder: Path, number: int) -> None:
    choices = Choices(columns={Field.NAME: 1}, fixed={Field.CATEGORY: str(number)})
    Layouts(folder / "import-layouts.json").save(delivery_of(*_COLUMNS), choices)


def _layout(folder: Path) -> Found:
    choices = Layouts(folder / "import-layouts.json").find(delivery_of(*_COLUMNS))
    return Found(_number(choices and choices.fixed.get(Field.CATEGORY)))


def _save_environments(folder: Path, number: int) -> None:
    changes = Changes(plans={EnvironmentId.STAGING: enterprise(number, None)})
    save_user_environments(Paths(folder, site_directory=folder / "site"), changes)


def _environments(folder: Path) -> Found:
    staging = load_environments(Paths(folder, site_directory=folder / "site"), {})[2]
    return Found((staging.plan and staging.plan.per_minute) or 0, staging.problem)


def _save_blocks(folder: Path, number: int) -> None:
    blocks = Blocks(folder / "ledger.blocks.json")
    blocks.salt = b"salt"
    blocks.records[SCOPE] = replace(waiting(), strikes=number)
    blocks.write()


def _blocks(folder: Path) -> Found:
    blocks = Blocks(folder / "ledger.blocks.json")
    blocks.read()
    is_damaged = blocks.was_there and not blocks.salt
    return Found(blocks.records[SCOPE].strikes if blocks.salt else 0, is_damaged or None)


@contextmanager
def _usual_paths(folder: Path) -> Iterator[Paths]:
    """Give the paths of a start without a named data folder, whose configuration is in ``folder``."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(folder))
        patch.setenv("XDG_DATA_HOME", str(folder))
        yield Paths()


def _choose_data(folder: Path, number: int) -> None:
    chosen = folder / f"data {number}"
    chosen.mkdir(exist_ok=True)
    with _usual_paths(folder) as paths:
        paths.choose_data(chosen)


def _chosen_data(folder: Path) -> Found:
    with _usual_paths(folder) as paths:
        try:
            paths.make_data_directory()
        except StorageError as error:
            return Found(0, error)
        return Found(_number(paths.data.name))


def _count_sent(folder: Path, number: int) -> None:
    mark = HighWaterMark(folder, folder / "outbox.sqlite3")
    mark.keep(_OUTBOX, number - 1)
    mark.raise_to(number)


def _counted(folder: Path) -> Found:
    return Found(HighWaterMark(folder, folder / "outbox.sqlite3").read(_OUTBOX) or 0)


# ---- Databases


async def _add_to_sandbox(folder: Path, first: int) -> AsyncIterator[None]:
    with closing(Store(folder / "sandbox.sqlite3", rescues=True)) as store:
        for number in count(first):
            store.add(NewAnimal(f"Rex {number}", 7, "available"))
            yield


def _sandbox(folder: Path) -> Found:
    with closing(Store(folder / "sandbox.sqlite3", rescues=True)) as store:
        return Found(len(store.newest(10_000, None)), store.notice)


async def _record(folder: Path, first: int) -> AsyncIterator[None]:
    """Record answers, each with an animal that is new and one that changes."""
    catalogue = Catalogue(folder / "catalogue.sqlite3", VirtualClock(NOW))
    try:
        for number in count(first):
            others = (Animal(-one, f"Other{one} {number}", number % 10, "pending") for one in range(1, 20))
            new, changed = Animal(number, f"New{number}", 7, "available"), Animal(0, f"Zero{number}", number)
            await catalogue.record(SeenList(None, AnimalList((new, changed, *others), 100), float(number)))
            yield
    finally:
        await catalogue.close()


def _catalogue(folder: Path) -> Found:
    async def total() -> Found:
        catalogue = Catalogue(folder / "catalogue.sqlite3", VirtualClock(NOW))
        found = await counts_of(catalogue)
        await catalogue.close()
        # Twenty of them are in every answer.
        return Found(max(0, found.total - 20) if found else 0, catalogue.warning)

    return asyncio.run(total())


def _check_catalogue(folder: Path, version: int) -> None:
    with writing(folder / "catalogue.sqlite3") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rows = connection.execute("SELECT id, name, category_id, status FROM animal ORDER BY id").fetchall()
        animals = [Animal(*row) for row in rows]
        # Each answer is there as a whole: its new animal, every change, and as the newest of all.
        assert [animal.id for animal in animals if animal.id > 0] == list(range(1, version + 1))
        assert [one.animal.name for one in record.history(connection, 0)] == [
            f"Zero{number}" for number in range(1, version + 1)
        ]
        newest = record.newest_answer(connection)
        assert newest is not None
        assert newest[0].at == version
        # The search finds exactly what the rows say.
        for word in ("new", "ew1", "zero", f"zero{version}", "zero1", "other", "other7", "7", f"{version}"):
            ids = find_all(connection, Wanted((word,)))
            assert set(ids or ()) == {animal.id for animal in animals if matches((word,), animal)}, word


async def _record_waits(folder: Path, first: int) -> AsyncIterator[None]:
    ledger = LedgerInTwoPlaces(folder / "ledger.sqlite3", VirtualClock(NOW))
    try:
        for number in count(first):
            await ledger.record(SCOPE, replace(waiting(), strikes=number), ())
            yield
    finally:
        await ledger.close()


def _waits(folder: Path) -> Found:
    async def load() -> Found:
        ledger = LedgerInTwoPlaces(folder / "ledger.sqlite3", VirtualClock(NOW))
        entry = await ledger.load(SCOPE)
        await ledger.close()
        return Found(entry.record.strikes, ledger.warning)

    return asyncio.run(load())


# ---- Files for people


def _in_all(rows: list[int]) -> Found:
    """Return the version that each of the rows has."""
    assert len(rows) in {0, _ROWS}
    assert len({*rows}) <= 1
    return Found(rows[0] if rows else 0)


async def _export(folder: Path, first: int) -> AsyncIterator[None]:
    async def blocks(number: int) -> AsyncIterator[list[KnownAnimal]]:
        for start in range(0, _ROWS, 10):
            animals = [Animal(start + each, f"Rex {number}", 7, "available") for each in range(10)]
            yield [KnownAnimal(animal, 0.0, 0.0) for animal in animals]

    for number in count(first):
        rows = ExportedRows(None, blocks(number))
        await export(
            rows,
            folder / "animals.csv",
            ExportFormat.CSV,
            zone="UTC",
            clock=VirtualClock(),
            progress=lambda _: None,
        )
        yield


def _exported(folder: Path) -> Found:
    with suppress(FileNotFoundError), (folder / "animals.csv").open(encoding="utf-8", newline="") as file:
        return _in_all([_number(cell) for row in csv.reader(file) for cell in row if "Rex" in cell])
    return Found(0)


def _write_delivery(folder: Path, number: int) -> None:
    rows = [(f"Rex {number}", "7", "available")] * _ROWS
    write_delivery(folder / "rest.xlsx", FileFormat.XLSX, Reading(), _COLUMNS, rows)


def _delivery(folder: Path) -> Found:
    if not (folder / "rest.xlsx").exists():
        return Found(0)
    rows = read_delivery(folder / "rest.xlsx", Reading(header_row=1)).rows
    return _in_all([_number(row[0]) for row in rows])


async def _print(folder: Path, first: int) -> AsyncIterator[None]:
    for number in count(first):
        async with new_pdf(folder / "note.pdf", f"Note {number}") as writer:
            QPainter(writer).end()
        yield


def _printed(folder: Path) -> Found:
    with suppress(FileNotFoundError):
        content = (folder / "note.pdf").read_bytes()
        assert content.startswith(b"%PDF-")
        assert content.endswith(b"%%EOF\n")
        (title,) = re.findall(rb"/Title \((.*)\)", content)
        return Found(_number(title.replace(b"\0", b"").decode("latin-1")))
    return Found(0)


async def _log(folder: Path, first: int) -> AsyncIterator[None]:
    log = LogFile(folder / "menagerie.log")
    for number in count(first):
        log.add(f"entry {number}")
        yield


def _logged(folder: Path) -> Found:
    with suppress(FileNotFoundError):
        lines = (folder / "menagerie.log").read_text(encoding="utf-8").splitlines()
        numbers = [_number(line) for line in lines if line.startswith("entry")]
        assert numbers == list(range(1, len(numbers) + 1))
        return Found(len(numbers))
    return Found(0)


KINDS = {
    "preferences": Kind("preferences.json", _each(_save_preferences), _preferences),
    "views": Kind("views.json", _each(_save_views), _views),
    "updates": Kind("updates.json", _dismiss_updates, _updates),
    "layouts": Kind("import-layouts.json", _each(_save_layout), _layout),
    "addresses": Kind("environments.toml", _each(_save_environments), _environments),
    "choice of the data folder": Kind("menagerie/data-folder", _each(_choose_data), _chosen_data),
    "count of what was sent": Kind(f"sent-{_OUTBOX:013x}", _each(_count_sent), _counted),
    "second place of the ledger": Kind("ledger.blocks.json", _each(_save_blocks), _blocks),
    "ledger": Kind("ledger.sqlite3", _record_waits, _waits),
    "sandbox": Kind("sandbox.sqlite3", _add_to_sandbox, _sandbox),
    "catalogue": Kind("catalogue.sqlite3", _record, _catalogue, _check_catalogue),
    "export": Kind("animals.csv", _export, _exported),
    "rows of an import": Kind("rest.xlsx", _each(_write_delivery), _delivery),
    "delivery note": Kind("note.pdf", _print, _printed),
    "error log": Kind("menagerie.log", _log, _logged),
}
# What the application itself does not read again.
FOR_PEOPLE = {"export", "rows of an import", "delivery note", "error log"}
