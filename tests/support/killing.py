"""Processes that live until they are killed -9, one after the other, forked from one that has loaded all."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from support.desktop.deadlines import wait_until
from support.programs import Parent, forking

_OVER = "~over"
_KILLED = f"{_OVER} {-signal.SIGKILL}\n"

# To start Python and load everything anew takes longer than most of the lives.
_PARENT = f"""
import json, os, sys

program = {{}}
exec(sys.argv[1], program)
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        print(os.getpid(), flush=True)
        program["live"](*json.loads(line))
        os._exit(0)
    _, status = os.waitpid(child, 0)
    print("{_OVER}", os.waitstatus_to_exitcode(status), flush=True)
"""


class Mortals:
    """The processes of one program, which live one at a time."""

    def __init__(self, parent: Parent) -> None:
        self._parent = parent

    def live_until_killed(
        self, lines: int, seconds: float, *words: str | float, when: Callable[[], bool] = lambda: True
    ) -> list[str]:
        """Start one, kill it ``seconds`` after it has printed ``lines`` lines, and return whole lines.

        It is not killed before it is so ``when`` is asked.
        """
        self._parent.tell(words)
        process = int(self._parent.hear())
        said = [self._check(self._parent.hear()) for _ in range(lines)]
        wait_until("the moment of the kill", when)
        # In another process real time passes.
        time.sleep(seconds)
        os.kill(process, signal.SIGKILL)
        while not (line := self._parent.hear()).endswith(_KILLED):
            said.append(self._check(line))
        # What stands before that word in its line was cut off by the kill.
        return said

    @staticmethod
    def _check(line: str) -> str:
        assert line, "the parent has ended"
        assert _OVER not in line, f"ended by itself: {line}"
        return line


@contextmanager
def mortals(program: str) -> Iterator[Mortals]:
    """Give the processes that each call ``live(*words)`` of the source text ``program`` and say lines."""
    with forking("-c", _PARENT, program) as parent:
        yield Mortals(parent)
