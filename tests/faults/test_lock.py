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

# What a QLockFile says about its owner.
LOCK_OF_0_1_0 = "{pid}\npython3.11\n\n\n\n"


@pytest.mark.thorough
@pytest.mark.parametrize("left", [LOCK_OF_0_1_0, ""], ids=["of 0.1.0", "empty"])
def test_on_a_full_disk_the_lock_of_a_killed_process_is_taken_and_that_of_a_running_one_found(
    tmp_path: Path, left: str
) -> None:
    lock = tmp_path / "menagerie.lock"
    # GIVEN what a process left that is gone
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    lock.write_text(left.format(pid=gone.pid))
    # WHEN another one starts that can write nothing, THEN it is the one, and nothing else was left there
    for _ in range(2):
        assert outcome(ON_A_FULL_DISK + SECOND_START, lock) == "True"
    assert [path.name for path in lock.parent.iterdir()] == [lock.name]
    # AND one that runs is still found
    with running(SECOND_START, lock):
        assert outcome(ON_A_FULL_DISK + SECOND_START, lock) == title(StartCase.WINDOW_SILENT)


def test_the_lock_is_held_in_a_folder_made_anew_and_free_after_a_kill_also_for_0_1_0(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    lock = data / "menagerie.lock"
    with running(SECOND_START, lock) as process:
        # GIVEN a lock whose folder is removed and made anew, THEN it is held
        shutil.rmtree(data)
        data.mkdir()
        assert outcome(SECOND_START, lock) == title(StartCase.WINDOW_SILENT)
        owner = ProcessLock(lock).owner()
        assert owner is not None
        assert owner.process == process.pid
        process.kill()
    # AND it is free after a kill, and each version finds what the other has left
    for next_one in (LIKE_0_1_0, SECOND_START):
        assert outcome(next_one, lock) == "True"
