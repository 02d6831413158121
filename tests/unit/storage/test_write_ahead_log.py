"""The write-ahead log of a killed process is read, and changes missing from it are reported."""

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from menagerie.storage import Trouble
from menagerie.storage.files import log_of
from menagerie.storage.write_ahead_log import is_sound
from support.damage import flip_a_bit, folder_in_place
from support.programs import killed_after_a_line
from support.sample_database import FIRST, NOW, add, found_in, opened
from support.two_runs import Times

COUNT = 12
# Bytes of the log before its first page.
_HEAD = 32
# Bytes of a page and of the head before it.
_FRAME = 24 + 4096


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a process that was killed: all of its entries stand in the log alone."""
    folder = tmp_path_factory.mktemp("killed")
    killed_after_a_line(_PROGRAM, str(folder / "list.sqlite3"), COUNT)
    return folder


# Writes so many transactions, says so, and waits to be killed.
_PROGRAM = """
from pathlib import Path
from support.sample_database import add, opened

def live(path, transactions):
    file = opened(Path(path))
    for number in range(transactions):
        add(file, f"Rex {number}")
    print("written", flush=True)
    input()
"""


def copied(killed: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "copy"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(killed, folder)
    return folder / "list.sqlite3"


def test_all_that_a_killed_process_wrote_is_there_and_what_is_missing_is_reported(
    killed: Path, tmp_path: Path
) -> None:
    found, notice = found_in(copied(killed, tmp_path))
    assert (len(found), notice) == (COUNT, None)

    path = copied(killed, tmp_path)
    log_of(path).unlink()
    assert found_in(path)[1] == (Trouble.LOG_MISSING, FIRST.name, "")

    path = copied(killed, tmp_path)
    log = log_of(path).read_bytes()
    path.unlink()
    kept = f"list.sqlite3.damaged-{NOW:.0f}-wal"
    assert found_in(path) == ([], (Trouble.MISSING, FIRST.name, kept))
    assert path.with_name(kept).read_bytes() == log

    path = copied(killed, tmp_path)
    path.unlink()
    log_of(path).unlink()
    _, notice = found_in(path)
    assert notice is not None
    assert notice.trouble is Trouble.MISSING

    path = copied(killed, tmp_path)
    folder_in_place(log_of(path))
    kept = f"list.sqlite3-wal.foreign-{NOW:.0f}"
    assert found_in(path)[1] == (Trouble.CHANGES_LOST, FIRST.name, kept)
    assert path.with_name(kept).is_dir()


def test_a_flipped_bit_in_the_log_is_reported_exactly_if_it_costs_changes(
    killed: Path, tmp_path: Path, times: Times, say_trials: Callable[[str], None]
) -> None:
    random = Random(4)  # noqa: S311 - the same trials each time
    lost, trials = 0, times(150, sample=10)
    for trial in range(trials):
        path = copied(killed, tmp_path)
        damaged = flip_a_bit(log_of(path), random)
        found, notice = found_in(path)
        assert (notice is None) == (len(found) == COUNT), trial
        if notice is not None:
            lost += 1
            assert notice.trouble is Trouble.CHANGES_LOST
            assert path.with_name(notice.kept).read_bytes() == damaged
    say_trials(f"storage: {trials} logs with one flipped bit, {lost} had lost changes, and each was said")
    assert lost > trials // 2


def test_a_damaged_head_of_the_log_is_reported_wherever_it_is_damaged(killed: Path, tmp_path: Path) -> None:
    for place in range(_HEAD):
        path = copied(killed, tmp_path)
        content = bytearray(log_of(path).read_bytes())
        content[place] ^= 1
        log_of(path).write_bytes(content)
        found, notice = found_in(path)
        assert (notice is None) == (len(found) == COUNT), place
        if notice is not None:
            kept = f"list.sqlite3-wal.damaged-{NOW:.0f}"
            assert notice == (Trouble.CHANGES_LOST, FIRST.name, kept), place
            assert path.with_name(kept).read_bytes() == content, place


def test_a_log_is_sound_however_it_was_begun_and_not_where_a_change_in_it_is_damaged(tmp_path: Path) -> None:
    path, log = tmp_path / "list.sqlite3", tmp_path / "log"
    file = opened(path)
    add(file, "Ink")
    written = log_of(path).read_bytes()
    # Of what is cut off nothing ever was; a damaged last change is lost.
    for content, sound in (
        *((written, True), (written[:-1], True), (written[:-1] + bytes([written[-1] ^ 1]), False)),
        *((b"?" * size, True) for size in (0, 1, _HEAD - 1)),
    ):
        log.write_bytes(content)
        assert is_sound(log) is sound
    for name in ("Rex", "Max"):
        add(file, name)
    earlier = log_of(path).read_bytes()
    for begun_anew in ("Bella", "Luna"):
        file.connection.execute("PRAGMA wal_checkpoint(RESTART)")
        add(file, begun_anew)
        assert log_of(path).stat().st_size == len(earlier)
        assert is_sound(log_of(path))
    for name in ("Ruby", "Molly"):
        add(file, name)
    written = log_of(path).read_bytes()
    file.close()
    log.write_bytes(written)
    assert is_sound(log)
    # In place of a frame that never reached the disk is still what stood there in a round before.
    end = _HEAD + _FRAME
    log.write_bytes(written[:_HEAD] + earlier[_HEAD:end] + written[end:])
    assert not is_sound(log)
