"""Programs that run beside a test, in a process of their own, and know what it knows."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.patience import LONGEST_WAIT


@contextmanager
def started(program: str, *words: str | Path) -> Iterator["subprocess.Popen[str]"]:
    """Run the source text ``program`` with its words beside the block, and tell it then that it may go on.

    It is told by a line on its standard input. Fails with what it wrote of its errors unless it ends well.
    """
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", program, *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
    ) as process:
        yield process
        _out, errors = process.communicate("\n", timeout=LONGEST_WAIT)
    assert process.returncode == 0, errors


def run(program: str, *words: str | Path) -> None:
    """Run the source text ``program`` with its words to its end."""
    with started(program, *words):
        pass
