"""The write-ahead log of a process that was killed -9 is sound, whatever it was writing."""

from pathlib import Path
from random import Random

from menagerie.storage.files import log_of
from menagerie.storage.write_ahead_log import is_sound
from support.killing import mortals
from support.sample_database import opened
from support.two_runs import Times

# Writes so many transactions, says so, and waits to be killed.
_PROGRAM = """
import signal
from pathlib import Path
from support.sample_database import add, opened

def live(path, transactions, spills, restarts):
    file = opened(Path(path))
    for number in range(transactions):
        add(file, f"Rex {number}")
        if restarts and number % 7 == 0:
            file.connection.execute("PRAGMA wal_checkpoint(RESTART)")
    if spills:
        # An unfinished transaction larger than the cache is in the log already.
        file.connection.execute("PRAGMA cache_size = 5")
        file.connection.execute("BEGIN")
        add(file, *["x" * 3000] * 50)
    print("written", flush=True)
    signal.pause()
"""


def test_no_kill_is_taken_for_damage(tmp_path: Path, times: Times) -> None:
    path, random = tmp_path / "list.sqlite3", Random(3)  # noqa: S311 - the same kills each time
    with mortals(_PROGRAM) as processes:
        for kill in range(times(30, sample=5)):
            spills, restarts = kill % 5 == 0, kill % 3 == 0
            processes.live_until_killed(1, 0.0, str(path), random.randrange(40), spills, restarts)
            assert is_sound(log_of(path)), kill
            if random.random() < 0.3:
                file = opened(path)
                assert file.notice is None, kill
                file.close()
