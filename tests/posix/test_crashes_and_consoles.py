"""What a crash, a process without a console and a user without a home folder leave in the log."""

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest

from menagerie.settings.paths import Paths
from support.patience import LONGEST_WAIT
from support.programs import run_to_end
from support.two_runs import sampled

_LOOK_SECONDS = 0.02
# As Windows starts a program with a window.
_WITHOUT_CONSOLE = "import sys; sys.stdin = sys.stdout = sys.stderr = None\n"
_START = "from menagerie.cli import main; sys.exit(main(sys.argv[1:]))"


@pytest.mark.parametrize(
    ("words", "status", "said"),
    sampled(
        [
            ([], 1, "DISPLAY"),
            (["--environment", "moon"], 2, "invalid choice: 'moon'"),
            (["--screenshots", "there"], 2, "--screenshots goes with --self-check"),
            (["--help"], 0, "--data-dir"),
        ]
    ),
)
def test_without_a_console_all_is_logged(tmp_path: Path, words: list[str], status: int, said: str) -> None:
    home = {"HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path / "state"), "QT_QPA_PLATFORM": ""}
    ended = run_to_end(_WITHOUT_CONSOLE + _START, *words, **home)
    assert ended.returncode == status
    assert said in (tmp_path / "state/menagerie/log/menagerie.log").read_text("utf-8")


def _has_animals(catalogue: Path) -> bool:
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{catalogue.as_uri()}?mode=ro", uri=True)) as rows:
        return bool(rows.execute("SELECT count(*) FROM animal").fetchone()[0])
    return False


def _window(beginning: str, paths: Paths) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen(
        [sys.executable, "-c", beginning + _START, "--data-dir", str(paths.data)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.DEVNULL,
    )
    # Once the first answer is saved, the window is running and handles signals.
    end = time.monotonic() + LONGEST_WAIT
    while not _has_animals(paths.catalogue("sandbox", None)):
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(_LOOK_SECONDS)
    return process


@pytest.mark.parametrize("beginning", ["import sys\n", _WITHOUT_CONSOLE])
@pytest.mark.thorough
def test_a_crash_is_in_the_log_after_the_next_start(tmp_path: Path, beginning: str) -> None:
    paths = Paths(tmp_path / "data")
    # GIVEN a window
    with _window(beginning, paths) as process:
        # WHEN it crashes
        process.send_signal(signal.SIGSEGV)
        assert process.wait(LONGEST_WAIT) == -signal.SIGSEGV
        assert stat.S_IMODE(paths.crash_log.stat().st_mode) == 0o600
    for catalogue in paths.data.glob("catalogue-*"):
        catalogue.unlink()
    # AND the next one ends as it should
    with _window(beginning, paths) as process:
        process.send_signal(signal.SIGTERM)
        assert process.wait(LONGEST_WAIT) == 0
    # THEN the log tells of the crash, once, and nothing else is left
    told = paths.error_log.read_text("utf-8")
    assert told.count("The last run ended with a crash") == 1
    assert "Segmentation fault" in told
    # Which modules it was in depends on the computer; a thread that runs on meanwhile may cut the rest off.
    assert '  File "' in told
    assert [path.name for path in paths.error_log.parent.iterdir()] == ["menagerie.log"]


@pytest.mark.thorough
def test_without_a_home_folder_it_says_what_to_set() -> None:
    # A user that the system does not know, as in some containers.
    unknown = """
import os, pwd, sys
os.environ = {name: value for name, value in os.environ.items() if name != "HOME" and "XDG" not in name}
def getpwuid(number):
    raise KeyError(number)
pwd.getpwuid = getpwuid
"""
    ended = run_to_end(unknown + _START)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "Set HOME, or add --data-dir FOLDER." in ended.stderr
    assert "Traceback" not in ended.stderr
    # AND what needs no folder works
    assert run_to_end(unknown + _START, "--version").returncode == 0
