"""The processes of a run of the tests share one PostgreSQL, which ends with the last of them."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from support.patience import LONGEST_WAIT
from support.programs import program_environment

_LOOK_SECONDS = 0.02
_USER = """
import json, signal, sys
from pathlib import Path
# In the background of a shell, a process inherits that this is ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
from support.postgres_of_run import postgres_of_run
with postgres_of_run(Path(sys.argv[1])) as server:
    name = server.make_database(with_schema=True)
    count = server.connect(name).execute("SELECT count(*) FROM menagerie.about").fetchone()
    print(json.dumps([str(server.folder), name, count]), flush=True)
    sys.stdin.read()
"""


@contextmanager
def using(place: Path) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-c", _USER, str(place)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=program_environment(), text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def said(process: "subprocess.Popen[str]") -> tuple[Path, str]:
    assert process.stdout is not None
    folder, name, count = json.loads(process.stdout.readline())
    assert count == [1]
    return Path(folder), name


@pytest.mark.thorough
def test_the_processes_of_a_run_share_a_server_that_ends_with_the_last_of_them(tmp_path: Path) -> None:
    with ExitStack() as stack:
        # GIVEN processes that come in the same moment
        first, second = (stack.enter_context(using(tmp_path)) for _ in range(2))
        (folder, name), (other_folder, other_name) = said(first), said(second)
        assert folder == other_folder
        assert name != other_name
        server = int((folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        # WHEN one of them ends, the server is there for the next
        first.communicate()
        third = stack.enter_context(using(tmp_path))
        assert said(third)[0] == folder
        # WHEN the others are interrupted or killed
        second.send_signal(signal.SIGINT)
        third.kill()
        # THEN nothing is left of the server
        end = time.monotonic() + LONGEST_WAIT
        while folder.exists() or is_running(server):
            assert time.monotonic() < end
            time.sleep(_LOOK_SECONDS)
        # AND one who comes later has a new one
        later = stack.enter_context(using(tmp_path))
        assert said(later)[0] != folder


def is_running(process: int) -> bool:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False
