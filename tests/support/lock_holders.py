"""Processes that take the lock of a data directory, of this version and of 0.1.0."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.patience import LONGEST_WAIT
from support.programs import program_environment

# Print the result of a claim; a second word limits the wait for the other one, in milliseconds.
SECOND_START = """
import sys
from pathlib import Path
from menagerie.domain.errors import MenagerieError
from menagerie.app.single_instance import ANSWER_MS, SingleInstance
from menagerie.ui.words.messages import sentence_of, title_of
limit = int(sys.argv[2]) if sys.argv[2:] else ANSWER_MS
instance = SingleInstance(Path(sys.argv[1]), start_seconds=limit / 1000, answer_milliseconds=limit)
try:
    print(instance.claim(), flush=True)
except MenagerieError as error:
    print(title_of(error), flush=True)
"""
# With a QLockFile, as 0.1.0 does.
LIKE_0_1_0 = """
import sys
from PySide6.QtCore import QLockFile
lock = QLockFile(sys.argv[1])
lock.setStaleLockTime(0)
print("True" if lock.tryLock(0) else f"False {lock.getLockInfo()[0]}", flush=True)
"""
_UNTIL_TOLD = "sys.stdin.readline()"
# Before another program.
ON_A_FULL_DISK = """
from support.disk import room_for
room_for(0)
"""

_SOON_MS = 200


@contextmanager
def running(program: str, lock: Path) -> Iterator["subprocess.Popen[str]"]:
    """Run a program until the block ends, and give it once it has said that it has the lock."""
    with subprocess.Popen(
        [sys.executable, "-c", program + _UNTIL_TOLD, str(lock), str(round(1000 * LONGEST_WAIT))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=program_environment(),
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "True"
        yield process


def outcome(program: str, lock: Path) -> str:
    """Run a program that does not wait long for another one's answer to its end, and return what it said."""
    words = [sys.executable, "-c", program, str(lock), str(_SOON_MS)]
    return subprocess.run(
        words, env=program_environment(), capture_output=True, check=True, text=True
    ).stdout.strip()
