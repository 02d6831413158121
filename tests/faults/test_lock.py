"""The lock of the data directory when its owner is killed, or the disk is full."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.app.single_instance import ProcessLock
from menagerie.domain.cases import StartCase
from support.lock_holders import LIKE_0_1_0, ON_A_FULL_DISK, SECOND_START, outcome, running
from support.sentences import title
from support.two_runs import Times, sampled

# What a QLockFile says about its owner.
LOCK_OF_0_1_0 = "{pid}\npython3.11\n\n\n\n"


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    return tmp_path / "menagerie.lock"


@pytest.mark.parametrize("left", sampled([LOCK_OF_0_1_0, ""], bool), ids=["of 0.1.0", "empty"])
def test_on_a_full_disk_the_lock_of_a_process_that_was_killed_is_taken(lock: Path, left: str) -> None:
    # GIVEN what a process left that is gone
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    lock.write_text(left.format(pid=gone.pid))
    # WHEN another one starts that can write nothing, THEN it is the one, and nothing else was left there
    for _ in range(2):
        assert outcome(ON_A_FULL_DISK + SECOND_START, lock) == "True"
    assert [path.name for path in lock.parent.iterdir()] == [lock.name]


@pytest.mark.thorough
def test_on_a_full_disk_a_running_instance_is_still_found(lock: Path) -> None:
    with running(SECOND_START, lock):
        assert outcome(ON_A_FULL_DISK + SECOND_START, lock) == title(StartCase.WINDOW_SILENT)


def test_the_lock_is_held_when_the_folder_is_removed_and_made_anew(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    lock = data / "menagerie.lock"
    with running(SECOND_START, lock) as process:
        shutil.rmtree(data)
        data.mkdir()
        assert outcome(SECOND_START, lock) == title(StartCase.WINDOW_SILENT)
        owner = ProcessLock(lock).owner()
        assert owner is not None
        assert owner.process == process.pid
        process.kill()
    assert outcome(SECOND_START, lock) == "True"


def test_the_lock_of_a_killed_process_is_free_at_once_also_for_0_1_0(lock: Path, times: Times) -> None:
    # After each both versions start, in turns the one and the other first: each finds what each has left.
    kills = times(4, sample=1)
    for number in range(kills):
        with running(SECOND_START, lock) as process:
            assert outcome(SECOND_START, lock) == title(StartCase.WINDOW_SILENT)
            process.kill()
        for next_one in (SECOND_START, LIKE_0_1_0)[:: -1 if number % 2 else 1]:
            assert outcome(next_one, lock) == "True"
    sys.stdout.write(f"{kills} kills, each followed by a start of both versions\n")
