"""Programs that run beside a test, in separate processes, with the modules of the tests."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from support.patience import LONGEST_WAIT


def program_environment(**others: str) -> dict[str, str]:
    """Return the environment of a program that finds the modules of the tests; ``others`` are added to it."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **others}


@contextmanager
def started(program: str, *words: str | Path) -> Iterator["subprocess.Popen[str]"]:
    """Run the source text ``program`` with its words beside the block, and tell it then that it may go on.

    It is told by a line on its standard input. Fails with what it wrote of its errors unless it ends well.
    """
    with subprocess.Popen(
        [sys.executable, "-c", program, *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=program_environment(),
        text=True,
    ) as process:
        try:
            yield process
            _out, errors = process.communicate("\n", timeout=LONGEST_WAIT)
        finally:
            # One that hangs would be waited for without an end.
            process.kill()
    assert process.returncode == 0, errors


def run_to_end(program: str, *words: str | Path, **variables: str) -> "subprocess.CompletedProcess[str]":
    """Run the source text ``program`` with its words to its end, without a screen; return what it printed."""
    others = {name: value for name, value in os.environ.items() if not name.endswith("DISPLAY")}
    return subprocess.run(
        [sys.executable, "-c", program, *map(str, words)],
        env={**others, **variables},
        capture_output=True,
        text=True,
        timeout=LONGEST_WAIT,
        check=False,
    )


def run(program: str, *words: str | Path) -> None:
    """Run the source text ``program`` with its words to its end."""
    with started(program, *words):
        pass


class Parent:
    """A process that has loaded everything, and forks one for each list of words that it is told."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._hears, self._says = process.stdin, process.stdout

    def tell(self, words: Sequence[Any]) -> None:
        print(json.dumps(words), file=self._hears, flush=True)

    def hear(self) -> str:
        """Return the next line that it, or the process that it has forked, says."""
        return self._says.readline()


@contextmanager
def forking(*words: str | Path) -> Iterator[Parent]:
    """Run such a process, Python with these words, beside the block."""
    with subprocess.Popen(
        [sys.executable, *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=program_environment(),
        text=True,
    ) as process:
        try:
            yield Parent(process)
        except BaseException:
            # It would wait for a living child, which ends by itself when its output is closed.
            process.kill()
            raise
    assert process.returncode == 0


def killed_after_a_line(program: str, *words: str | float) -> None:
    """Call ``live(*words)`` of the source text ``program`` in a process, and kill it when it says a line."""
    command = [sys.executable, "-c", f"{program}\nimport json, sys\nlive(*json.loads(sys.argv[1]))"]
    with subprocess.Popen(
        [*command, json.dumps(words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=program_environment(),
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline(), "it has ended"
        finally:
            process.kill()
