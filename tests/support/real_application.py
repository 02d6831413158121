"""The real application as a process, from its command line on, with a keyring of the test."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from support.desktop.deadlines import wait_until
from support.patience import LONGEST_WAIT
from support.programs import program_environment
from support.system_keyring import Entries, Manner

# As a person without the rights of an administrator: those read and write everything.
_AS_ORDINARY_USER = ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--")
_PROGRAM = (sys.executable, "-m", "support.obedient_application")
_OF_A_DESKTOP = {"DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"}

Look = dict[str, Any]


class RealApplication:
    """A running application. ``output`` has the files of what it says."""

    def __init__(self, process: "subprocess.Popen[str]", output: Path) -> None:
        self.process = process
        self.output = output

    @property
    def errors(self) -> str:
        """What it said on standard error up to now."""
        return (self.output / "stderr").read_text("utf-8")

    def tell(self, command: str, *words: str) -> Any:
        """Give a command to the window, and return its answer.

        - ``look``: return a Look: ``texts`` on screen, ``rows`` in the table;
        - ``press NAME``: press a button or an action, and return whether there is one that is enabled;
        - ``type NAME TEXT``: replace the text of a field, and return whether there is one;
        - ``clipboard``: return its text;
        - ``move X Y`` and ``place``: move the window, and return where it and all screens are;
        - ``close``: close the window as a person does, and return whether it is gone at once;
        - ``end session``: tell it that the session ends, as Windows does;
        - ``quit``: ask it to quit, as the end of a session and macOS' Dock do, and return whether it accepts.
        """
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([command, *words]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, f"ended with {self.process.wait(LONGEST_WAIT)}: {self.errors}"
        return json.loads(line)

    def look(self) -> Look:
        """Return what is on screen."""
        look: Look = self.tell("look")
        return look

    def wait_for(self, text: str) -> Look:
        """Return the first look with this text on screen."""
        return self.wait_until(lambda look: text in look["texts"], text)

    def wait_until(self, is_so: Callable[[Look], bool], what: str) -> Look:
        """Return the first look for which something is so; ``what`` explains a failure."""

        def look() -> Look | None:
            seen = self.look()
            return seen if is_so(seen) else None

        return wait_until(what, look, otherwise=lambda: f"shown: {self.look()} {self.errors}")

    def press(self, name: str) -> None:
        """Press a button or an action as soon as it is enabled."""
        wait_until(f"{name} to press", lambda: self.tell("press", name), otherwise=self.look)

    def type(self, name: str, text: str) -> None:
        """Type into a field as soon as it is shown."""
        wait_until(f"{name} to type into", lambda: self.tell("type", name, text), otherwise=self.look)

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end by a signal, and return its exit status."""
        self.process.send_signal(number)
        return self.wait()

    def wait(self) -> int:
        """Return its exit status, once it has ended."""
        return self.process.wait(LONGEST_WAIT)


@contextmanager
def started(
    data: Path,
    *words: str | Path,
    keyring: Entries | None = None,
    manner: Manner = Manner.OPEN,
    variables: Mapping[str, str] | None = None,
    is_ordinary: bool = False,
) -> Iterator[RealApplication]:
    """Start the application on ``data``, and kill it at the end of the block unless it has ended.

    Its output goes into a folder beside the data. It has no screen, but draws all the same. ``is_ordinary``
    takes the rights of an administrator away from it.
    """
    output = data.with_name(f"{data.name}-output")
    output.mkdir(exist_ok=True)
    surroundings = {name: text for name, text in program_environment().items() if name not in _OF_A_DESKTOP}
    first = _AS_ORDINARY_USER if is_ordinary and os.geteuid() == 0 else ()
    with (
        (output / "stderr").open("ab") as errors,
        subprocess.Popen(
            [*first, *_PROGRAM, *map(str, words), "--data-dir", str(data)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            # Where a core dump would be.
            cwd=output,
            env={**surroundings, "QT_QPA_PLATFORM": "offscreen", **(variables or {})},
            text=True,
        ) as process,
    ):
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps([manner, keyring or []]) + "\n")
            process.stdin.flush()
            yield RealApplication(process, output)
        finally:
            process.kill()


def imported(
    data: Path, *words: str | Path, **options: Any
) -> tuple[int, list[dict[str, Any]], RealApplication]:
    """Run ``menagerie import`` with JSON to its end; return its status and events."""
    with started(data, "import", "--yes", "--json", *words, **options) as application:
        assert application.process.stdout is not None
        events = [json.loads(line) for line in application.process.stdout]
        return application.wait(), events, application
