"""menagerie-sandbox as a separate program."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from support.patience import LONGEST_WAIT

COMMAND = [sys.executable, "-W", "error", "-m", "menagerie.sandbox"]


class Program:
    """A running menagerie-sandbox."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.listening = self.event()

    def event(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        event: dict[str, Any] = json.loads(self.process.stdout.readline())
        return event

    def kill(self) -> tuple[str, str]:
        """End it at once; return the rest of what it wrote to standard output, and to standard error."""
        self.process.kill()
        return self.process.communicate(timeout=LONGEST_WAIT)

    def end(self, number: signal.Signals) -> tuple[int, str, str]:
        """End it by a signal, which only POSIX has; return its exit status too."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=LONGEST_WAIT)
        return self.process.returncode, out, err


@contextmanager
def running(*options: str) -> Iterator[Program]:
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, *options], stdout=pipe, stderr=pipe, text=True) as process:
        try:
            yield Program(process)
        finally:
            process.kill()


def refused(*options: str) -> tuple[int, str]:
    """Return exit status and standard error of a program that should not have started."""
    ended = subprocess.run(
        [*COMMAND, *options], check=False, capture_output=True, text=True, timeout=LONGEST_WAIT
    )
    assert ended.stdout == ""
    return ended.returncode, ended.stderr
