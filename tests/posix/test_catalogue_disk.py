"""On a full or write-protected disk animals can be read, and are recorded again as soon as that is possible.

Each test has a separate process, which may lose the right or the room to write.
"""

from pathlib import Path
from textwrap import indent

import pytest

from menagerie.catalogue.record import SeenList, record_animals, record_list
from menagerie.domain.animal import Animal, AnimalList
from support.catalogue_file import writing
from support.programs import started
from support.two_runs import sampled

_COMMON = """
import asyncio, os, sys
from pathlib import Path
from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import read_newest_list
from menagerie.catalogue.search import Wanted
from menagerie.domain.animal import Animal
from menagerie.domain.cases import CatalogueCase
from menagerie.domain.facts import fact
from support.clock import VirtualClock
from support.disk import room_for

catalogue = Catalogue(Path(sys.argv[1]), VirtualClock())

async def remember(first, count=1):
    await catalogue.record_animals([Animal(first + n, "Bella " * 20, 7, "sold") for n in range(count)])

async def known(*ids):
    return [one.animal.id for one in await catalogue.animals(ids)]

async def found():
    return len(await catalogue.find_all(Wanted(("rex",))) or ())
"""


def program(body: str) -> str:
    """Return the source of a program that does this, and closes what it opened."""
    main = indent(f"{body}\nawait catalogue.close()", "    ")
    return f"{_COMMON}\nasync def main():\n{main}\n\nasyncio.run(main())"


FILLS_UP = program("""
await remember(500)
assert catalogue.warning is None
room_for(100_000)
await remember(1000, 2000)
assert catalogue.warning == fact(CatalogueCase.NOT_WRITTEN, file="rex.sqlite3"), catalogue.warning
assert await known(77, 500, 1000) == [77, 500]
assert await found() == 100
await catalogue.look_at_all()
room_for(None)
await remember(1000, 2000)
assert catalogue.warning is None
assert await known(77, 500, 1000, 2999) == [77, 500, 1000, 2999]
""")

FULL_FROM_THE_START = program("""
room_for(1_000)
assert await known(77) == [77]
assert await found() == 100
await remember(500)
assert catalogue.warning.case is CatalogueCase.NOT_WRITTEN, catalogue.warning
assert await known(77, 500) == [77]
room_for(None)
await remember(500)
assert catalogue.warning is None, catalogue.warning
assert await known(77, 500) == [77, 500]
""")

# Root may write everything, so it becomes another user first. After each line that comes in, the disk is
# another one.
WRITE_PROTECTED = program("""
if os.geteuid() == 0:
    os.setuid(65534)
recalled = read_newest_list(Path(sys.argv[1]))
assert recalled is not None and len(recalled[1]) == 100
await remember(500)
assert catalogue.warning.case is CatalogueCase.NOT_WRITTEN, catalogue.warning
assert await known(77, 500) == [77]
assert await found() == 100
print(await known(200), flush=True)
sys.stdin.readline()
await remember(500)
assert catalogue.warning is None, catalogue.warning
assert await known(77, 500) == [77, 500]
""")


def fill(path: Path) -> None:
    animals = tuple(Animal(number, "Rex", 7, "sold") for number in range(100))
    with writing(path) as connection:
        record_list(connection, SeenList(None, AnimalList(animals, 200), 1000.0))


@pytest.mark.parametrize("words", sampled([FILLS_UP, FULL_FROM_THE_START]), ids=["later", "from the start"])
def test_a_full_disk_can_be_read_and_is_written_when_there_is_room(tmp_path: Path, words: str) -> None:
    path = tmp_path / "rex.sqlite3"
    fill(path)
    with started(words, path):
        pass
    # AND the file is whole
    with writing(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.parametrize(
    ("directory_mode", "file_mode", "was_killed"),
    sampled([(0o555, 0o444, True), (0o555, 0o666, False), (0o777, 0o444, False), (0o777, 0o444, True)]),
)
def test_a_write_protected_file_is_read_and_written_again_when_it_may_be(
    open_directory: Path, directory_mode: int, file_mode: int, *, was_killed: bool
) -> None:
    path = open_directory / "rex.sqlite3"
    fill(path)
    if was_killed:
        leave_a_log(path)
    for file in open_directory.iterdir():
        file.chmod(file_mode)
    open_directory.chmod(directory_mode)
    with started(WRITE_PROTECTED, path) as process:
        assert process.stdout is not None
        # What a killed process left in the log beside the file is known too.
        assert process.stdout.readline() == f"{[200] if was_killed else []}\n", process.communicate()[1]
        open_directory.chmod(0o777)
        for file in open_directory.iterdir():
            file.chmod(0o666)


def leave_a_log(path: Path) -> None:
    """Leave beside a file what a killed process leaves: the log and its index."""
    with writing(path) as connection:
        record_animals(connection, [Animal(200, "Max", 7, "sold")], 1000.0)
        files = [path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))]
        contents = [file.read_bytes() for file in files]
    for file, content in zip(files, contents, strict=True):
        file.write_bytes(content)
