"""What a process still does that has no file handle left."""

import subprocess
import sys
from pathlib import Path

from support.patience import LONGEST_WAIT
from support.programs import program_environment

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
    subprocess.run(
        [sys.executable, "-c", _PROGRAM, path], env=program_environment(), timeout=LONGEST_WAIT, check=True
    )
    assert path.read_text("utf-8").splitlines()[1:] == ["no handle", "nor now"]
