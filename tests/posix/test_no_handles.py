"""What a process still does that has no file handle left."""

import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from support.patience import LONGEST_WAIT
from support.programs import program_environment, run_to_end

_PROGRAM = """
import os, resource, sys
from contextlib import suppress
from pathlib import Path
from menagerie.app.error_log import LogFile
log = LogFile(Path(sys.argv[1]))
resource.setrlimit(resource.RLIMIT_NOFILE, (30, 30))
with suppress(OSError):
    while True:
        os.open(os.devnull, os.O_RDONLY)
log.add("no handle")
log.add("nor now")
"""


def test_errors_are_logged_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "log/menagerie.log"
    assert run_to_end(_PROGRAM, path).returncode == 0
    assert path.read_text("utf-8").splitlines()[1:] == ["no handle", "nor now"]


_SANDBOX = """
import resource, sys
from pathlib import Path
from menagerie.sandbox.server import EmbeddedSandbox
server = EmbeddedSandbox(Path(sys.argv[1]))
server.start()  # what is imported on the way opens files, too
server.stop()
_, most = resource.getrlimit(resource.RLIMIT_NOFILE)
for handles in range(3, 64):
    resource.setrlimit(resource.RLIMIT_NOFILE, (handles, most))
    try:
        server.start()
    except OSError as error:
        print(type(error).__name__)
    else:
        break
server.stop()
print("works")
"""


@pytest.mark.thorough
def test_the_sandbox_says_that_it_cannot_start_and_starts_when_there_are_some(tmp_path: Path) -> None:
    """With more of them, something else of it fails: the database, then the port, then the thread."""
    done = run_to_end(_SANDBOX, tmp_path / "sandbox.sqlite3")
    assert done.returncode == 0, done.stderr
    *failures, last = done.stdout.split()
    assert last == "works"
    assert {"StoreError", "SandboxStartError"} <= set(failures)


_FULL_SANDBOX = """
import os, resource, sys
from contextlib import suppress
from menagerie.sandbox.server import EmbeddedSandbox
from menagerie.sandbox.store import IN_MEMORY
sandbox = EmbeddedSandbox(IN_MEMORY)
sandbox.start()
_, most = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (64, most))
with suppress(OSError):
    while True:
        os.open(os.devnull, os.O_RDONLY)
print(sandbox.base_url, flush=True)
sys.stdin.readline()
resource.setrlimit(resource.RLIMIT_NOFILE, (128, most))
sys.stdin.readline()
sandbox.stop()
"""


@pytest.mark.thorough
def test_the_sandbox_says_that_it_takes_no_connection_and_takes_it_as_soon_as_there_are_some() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", _FULL_SANDBOX],
        env=program_environment(),
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        address = urlsplit(process.stdout.readline().strip())
        with socket.create_connection((address.hostname, address.port), timeout=LONGEST_WAIT) as client:
            client.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
            said = process.stderr.readline()
            process.stdin.write("\n")
            process.stdin.flush()
            assert client.recv(4096).startswith(b"HTTP/1.1 200 ")
        _, more = process.communicate("\n", timeout=LONGEST_WAIT)
    assert "Too many open files" in said
    # Once for each attempt, and those are a second apart.
    assert more in {"", said}
    assert process.returncode == 0


def test_an_import_that_may_open_no_more_files_says_so(tmp_path: Path) -> None:
    delivery = tmp_path / "delivery.csv"
    delivery.write_text("Name,Category\nRex,5\n", encoding="utf-8")
    words = [*("import", "--environment", "sandbox", "--yes", "--data-dir"), str(tmp_path), str(delivery)]
    program = "import resource, sys; from menagerie.cli import main"
    program += "; resource.setrlimit(resource.RLIMIT_NOFILE, (8, 8)); sys.exit(main(sys.argv[1:]))"
    done = run_to_end(program, *words)
    assert done.returncode == 1
    assert "this computer has no file handles or threads left" in done.stderr
