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
from support.sample_database import FIRST, NOW, add, names, opened
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
    file = opened(copied(killed, tmp_path))
    assert (len(names(file)), file.notice) == (COUNT, None)
    file.close()

    path = copied(killed, tmp_path)
    log_of(path).unlink()
    file = opened(path)
    assert file.notice is not None
    assert file.notice == (Trouble.LOG_MISSING, FIRST.name, "")
    file.close()

    path = copied(killed, tmp_path)
    log = log_of(path).read_bytes()
    path.unlink()
    file = opened(path)
    assert file.notice is not None
    assert (file.notice.trouble, file.notice.kept) == (Trouble.MISSING, f"list.sqlite3.damaged-{NOW:.0f}-wal")
    assert path.with_name(file.notice.kept).read_bytes() == log
    file.close()

    path = copied(killed, tmp_path)
    path.unlink()
    log_of(path).unlink()
    file = opened(path)
    assert file.notice is not None
    assert file.notice.trouble is Trouble.MISSING
    file.close()

    path = copied(killed, tmp_path)
    folder_in_place(log_of(path))
    file = opened(path)
    kept = f"list.sqlite3-wal.foreign-{NOW:.0f}"
    assert file.notice == (Trouble.CHANGES_LOST, FIRST.name, kept)
    assert path.with_name(kept).is_dir()
    file.close()


def test_a_flipped_bit_in_the_log_is_reported_exactly_if_it_costs_changes(
    killed: Path, tmp_path: Path, times: Times, say_trials: Callable[[str], None]
) -> None:
    random = Random(4)  # noqa: S311 - the same trials each time
    lost, trials = 0, times(150, sample=10)
    for trial in range(trials):
        path = copied(killed, tmp_path)
        damaged = flip_a_bit(log_of(path), random)
        file = opened(path)
        is_whole = len(names(file)) == COUNT
        file.close()
        assert (file.notice is None) == is_whole, trial
        if file.notice is not None:
            lost += 1
            assert file.notice.trouble is Trouble.CHANGES_LOST
            assert path.with_name(file.notice.kept).read_bytes() == damaged
    say_trials(f"storage: {trials} logs with one flipped bit, {lost} had lost changes, and each was said")
    assert lost > trials // 2


def test_a_damaged_head_of_the_log_is_reported_wherever_it_is_damaged(killed: Path, tmp_path: Path) -> None:
    for place in range(_HEAD):
        path = copied(killed, tmp_path)
        content = bytearray(log_of(path).read_bytes())
        content[place] ^= 1
        log_of(path).write_bytes(content)
        file = opened(path)
        is_whole = len(names(file)) == COUNT
        file.close()
        assert (file.notice is None) == is_whole, place
        if file.notice is not None:
            kept = f"list.sqlite3-wal.damaged-{NOW:.0f}"
            assert file.notice == (Trouble.CHANGES_LOST, FIRST.name, kept), place
            assert path.with_name(kept).read_bytes() == content, place


def test_changes_behind_a_frame_that_never_reached_the_disk_are_reported_as_lost(tmp_path: Path) -> None:
    path = tmp_path / "list.sqlite3"
    file = opened(path)
    for name in ("Ink", "Rex", "Max"):
        add(file, name)
    earlier = log_of(path).read_bytes()
    file.connection.execute("PRAGMA wal_checkpoint(RESTART)")
    for name in ("Bella", "Luna", "Ruby"):
        add(file, name)
    log = tmp_path / "log"
    written = log_of(path).read_bytes()
    log.write_bytes(written)
    assert is_sound(log)
    # In its place is still what stood there in the round before.
    end = _HEAD + _FRAME
    log.write_bytes(written[:_HEAD] + earlier[_HEAD:end] + written[end:])
    assert not is_sound(log)
    file.close()


def test_a_log_is_sound_begun_anew_or_without_anything_written_yet(tmp_path: Path) -> None:
    path = tmp_path / "list.sqlite3"
    file = opened(path)
    for name in ("Ink", "Rex", "Max"):
        add(file, name)
    size = log_of(path).stat().st_size
    for begun_anew in ("Bella", "Luna"):
        file.connection.execute("PRAGMA wal_checkpoint(RESTART)")
        add(file, begun_anew)
        assert log_of(path).stat().st_size == size
        assert is_sound(log_of(path))
    file.close()
    log = tmp_path / "log"
    for size in (0, 1, _HEAD - 1):
        log.write_bytes(b"?" * size)
        assert is_sound(log)


def test_a_damaged_last_change_is_lost_and_one_cut_off_never_was(tmp_path: Path) -> None:
    path = tmp_path / "list.sqlite3"
    file = opened(path)
    add(file, "Ink")
    written = log_of(path).read_bytes()
    file.close()
    log = tmp_path / "log"
    log.write_bytes(written)
    assert is_sound(log)
    log.write_bytes(written[:-1])
    assert is_sound(log)
    log.write_bytes(written[:-1] + bytes([written[-1] ^ 1]))
    assert not is_sound(log)
