"""An export keeps the rights of the older file, and leaves it whole where there is no room or no right."""

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path

import pytest

from menagerie.domain.animal import Animal, KnownAnimal
from menagerie.workflows.export import ExportedRows, ExportFormat, export
from support.clock import VirtualClock
from support.programs import run_to_end
from support.two_runs import sampled

OLD = b"what was there before"

# Exports rows without end to the first word, in the format of the second, and says when it is under way.
ENDLESS = """
import asyncio, sys
from pathlib import Path
from menagerie.domain.animal import Animal
from menagerie.domain.clock import SystemClock
from menagerie.domain.errors import StorageError
from menagerie.domain.animal import KnownAnimal
from menagerie.workflows.export import ExportedRows, ExportFormat, export

async def blocks():
    while True:
        animals = [Animal(number, "Rex " * 50, 7, "available") for number in range(1000)]
        yield [KnownAnimal(animal, 1_700_000_000, 1_790_000_000) for animal in animals]

async def main():
    rows = ExportedRows(None, blocks())
    say = lambda count: print(count, flush=True)
    file_format = ExportFormat(sys.argv[2])
    await export(rows, Path(sys.argv[1]), file_format, zone="UTC", clock=SystemClock(), progress=say)

try:
    asyncio.run(main())
except StorageError as error:
    print(error)
"""
# Root may write everything, so it becomes another user first.
UNPRIVILEGED = ENDLESS.replace("\ntry:", "\nif os.geteuid() == 0:\n    os.setuid(65534)\ntry:").replace(
    # What is imported late may lie where only root can read.
    "import asyncio, sys",
    "import asyncio, concurrent.futures.thread, os, sys",
)
LIMITED = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))\n" + ENDLESS


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    path = tmp_path / "animals.csv"
    path.write_bytes(OLD)
    return path


def is_alone(path: Path) -> bool:
    return list(path.parent.iterdir()) == [path] and path.read_bytes() == OLD


def test_the_rights_of_the_older_file_stay(old_file: Path) -> None:
    async def blocks() -> AsyncGenerator[Sequence[KnownAnimal], None]:
        yield [KnownAnimal(Animal(1043, "Rex", 7, "available"), 1_700_000_000, 1_790_000_000)]

    rows = ExportedRows(None, blocks())
    old_file.chmod(0o640)
    asyncio.run(
        export(
            rows, old_file, ExportFormat.CSV, zone="UTC", clock=VirtualClock(), progress=lambda _count: None
        )
    )
    assert b"Rex" in old_file.read_bytes()
    assert old_file.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("file_format", sampled(ExportFormat))
def test_a_full_disk_leaves_the_older_file_and_says_so(old_file: Path, file_format: ExportFormat) -> None:
    ended = run_to_end(LIMITED, old_file, file_format)
    assert "writing.too-large-for-disk what='export'" in ended.stdout.splitlines()[-1]
    assert (ended.returncode, ended.stderr) == (0, "")
    assert is_alone(old_file)


@pytest.mark.parametrize("protected", sampled(["file", "folder"]))
def test_a_protected_file_is_not_replaced(protected: str) -> None:
    # pytest's own folders are closed to everybody else.
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "animals.csv"
        path.write_bytes(OLD)
        path.chmod(0o444 if protected == "file" else 0o666)
        Path(folder).chmod(0o777 if protected == "file" else 0o555)
        ended = run_to_end(UNPRIVILEGED, path, ExportFormat.CSV)
        Path(folder).chmod(0o700)
        assert "writing.protected what='export' name='animals.csv'" in ended.stdout
        assert (ended.returncode, ended.stderr) == (0, "")
        assert is_alone(path)
