"""What is kept belongs to its owner alone, in a folder that others can enter, and for any umask."""

import os
import stat
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from menagerie.app.error_log import LogFile
from menagerie.app.single_instance import ProcessLock
from menagerie.sandbox.certificates import make_certificates
from menagerie.settings.paths import Paths
from menagerie.storage import OpenFile
from menagerie.storage.files import PARTS, copy_aside, keep_from_others
from menagerie.storage.whole_file import write_whole
from support.asking import SCOPE
from support.damage import overwritten_by
from support.ledgers import blocks_of, waiting
from support.ledgers import opened as ledger_in
from support.sample_database import NOW, SECOND, add, filled, made_by_release, opened

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700


@pytest.fixture(autouse=True)
def _files_are_made_for_everyone() -> Iterator[None]:
    former = os.umask(0)
    yield
    os.umask(former)


def modes(folder: Path) -> dict[str, int]:
    """Return the modes of all files in a folder, by their names."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def begin_anew(path: Path) -> None:
    filled(path, 3)


def of_the_first_release(path: Path) -> None:
    made_by_release(path, "Rex")


def left_by_a_killed_process(path: Path) -> None:
    file = opened(path)
    add(file, "Rex")
    contents = {one: one.read_bytes() for one in path.parent.iterdir()}
    file.close()
    for one, content in contents.items():
        one.write_bytes(content)
        # No release made its marker for everyone.
        one.chmod(0o666 if one.name in {path.name + part for part in PARTS} else PRIVATE)


def damaged(path: Path) -> None:
    filled(path, 200)
    overwritten_by(b"?" * 100)(path)
    path.chmod(0o666)


@pytest.mark.parametrize("before", [begin_anew, of_the_first_release, left_by_a_killed_process, damaged])
def test_a_database_and_what_is_beside_it_are_private(tmp_path: Path, before: Callable[[Path], None]) -> None:
    path = tmp_path / "list.sqlite3"
    before(path)
    # WHEN it is opened, upgraded or rescued, and written to
    file = opened(path, SECOND)
    add(file, "Bella")
    # THEN other users cannot read any of it
    found = modes(tmp_path)
    file.close()
    assert {"list.sqlite3", "list.sqlite3-wal", "list.sqlite3-shm"} <= found.keys()
    assert found == dict.fromkeys(found, PRIVATE)


def test_a_write_protected_database_is_not_made_writable(tmp_path: Path) -> None:
    path = tmp_path / "of a program" / "of a user" / "list.sqlite3"
    filled(path, 3)
    # A folder that is made for it is private, too.
    assert stat.S_IMODE(path.parent.stat().st_mode) == PRIVATE_FOLDER
    path.chmod(0o444)
    keep_from_others(path)
    assert modes(path.parent) == {path.name: 0o400}


def a_copy(folder: Path) -> None:
    (folder / "log").write_bytes(b"Rex")
    (folder / "log").chmod(PRIVATE)
    assert copy_aside(folder / "log", "damaged", NOW).read_bytes() == b"Rex"


def a_lock(folder: Path) -> None:
    lock = ProcessLock(folder / "menagerie.lock")
    assert lock.acquire()
    lock.release()


def a_data_folder(folder: Path) -> None:
    for _ in range(2):
        Paths(folder / "data").make_data_directory()


MADE: dict[str, tuple[Callable[[Path], object], set[str]]] = {
    "a copy that is kept": (a_copy, {"log", f"log.damaged-{NOW:.0f}"}),
    "a small file": (lambda folder: write_whole(folder / "waits", b"until noon"), {"waits"}),
    "the lock": (a_lock, {"menagerie.lock"}),
    "the log": (lambda folder: LogFile(folder / "new/menagerie.log").add("An error"), {"new"}),
    "the keys of a rehearsal": (
        lambda folder: make_certificates(folder / "new", ["desk.test"], datetime.now(UTC)),
        {"new"},
    ),
    "the data folder": (a_data_folder, {"data"}),
}


@pytest.mark.parametrize("name", MADE)
def test_what_is_made_is_private(tmp_path: Path, name: str) -> None:
    make, expected = MADE[name]
    make(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == expected
    for path in tmp_path.rglob("*"):
        # Certificates are for everyone.
        if path.suffix != ".crt":
            mode = PRIVATE_FOLDER if path.is_dir() else PRIVATE
            assert stat.S_IMODE(path.stat().st_mode) == mode, path


async def test_the_second_place_of_the_ledger_is_private_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "new" / "ledger.sqlite3"

    def no_room(_path: Path, _now: float) -> OpenFile:
        raise OSError(28, "No space left on device")

    ledger = ledger_in(path, open_file=no_room)
    await ledger.record(SCOPE, waiting(), ())
    await ledger.close()
    assert modes(path.parent) == {blocks_of(path).name: PRIVATE}
    assert stat.S_IMODE(path.parent.stat().st_mode) == PRIVATE_FOLDER
