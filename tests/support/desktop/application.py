"""The application as a separate process, with a screen reader pointed at it."""

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from support.desktop.deadlines import wait_until
from support.desktop.screen_reader import Reading
from support.desktop.session import DesktopSession
from support.patience import LONGEST_WAIT

# What is tested: the application of this folder, or an installed one that this variable names.
COMMAND = shlex.split(os.environ.get("MENAGERIE_COMMAND", "")) or [sys.executable, "-m", "menagerie"]

# What may stand on standard error; any other line is a defect.
_HARMLESS = (
    # AT-SPI's library asks for a direct connection, which Qt does not offer; both go on over the bus.
    re.compile(r"WARNING qt\.accessibility\.atspi: .* does not implement \"GetApplicationBusAddress\""),
    # What the reader asks about may have gone since it was found, as a closed dialog has.
    re.compile(r"WARNING qt\.accessibility\.atspi: Could not find accessible on path:"),
    # And a table that it reads row by row may have become shorter, as by a search.
    re.compile(r"WARNING qt\.accessibility\.atspi: Invalid index for tableInterface GetAccessibleAt"),
    # What --log-level asked for.
    re.compile(r"(DEBUG|INFO) "),
)

# As they stand in the list.
_ENVIRONMENTS = ("Sandbox", "Staging", "Production")


class Application:
    """One start of the application.

    ``reading`` is what a screen reader learns of it; ``places`` are the folders in which it may have left
    something.
    """

    def __init__(
        self,
        session: DesktopSession,
        data: Path,
        output: Path,
        arguments: Sequence[str],
        variables: Mapping[str, str],
    ) -> None:
        """Start it. What it says goes to files in ``output``, so that no pipe fills up."""
        self._session = session
        output.mkdir()
        self.places = (data, output, session.home, session.temporary)
        self._stdout, self._stderr = output / "stdout", output / "stderr"
        with self._stdout.open("wb") as stdout, self._stderr.open("wb") as stderr:
            self._process = subprocess.Popen(
                [*COMMAND, "--data-dir", str(data), *arguments],
                env={**session.variables, **variables},
                stdin=subprocess.DEVNULL,
                stdout=stdout,
                stderr=stderr,
            )
        self.reading = Reading(session.reader, self._process.pid)

    @property
    def has_ended(self) -> bool:
        return self._process.poll() is not None

    @property
    def errors(self) -> str:
        """What it said on standard error up to now."""
        return self._stderr.read_text("utf-8")

    def wait_for_window(self) -> None:
        """Return as soon as its main window shows and has the keyboard, or a dialog over it has."""

        def is_active() -> bool:
            assert not self.has_ended, self.errors
            return self.reading.shows("mainWindow") and self.reading.has_keyboard()

        wait_until("an active window", is_active, otherwise=lambda: self.errors)

    def wait_for_end(self, seconds: float = LONGEST_WAIT) -> int:
        """Return its exit status, once it has ended. Raises TimeoutExpired."""
        return self._process.wait(seconds)

    def terminate(self) -> int:
        """Ask it to end, as a desktop does at log-out, and return its exit status."""
        self.ask_to_end()
        return self.wait_for_end()

    def ask_to_end(self) -> None:
        """Ask it to end, as a desktop does at log-out."""
        self._process.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it as a crash or a power cut would."""
        self._process.kill()
        self._process.wait()

    def kill_when(self, what: str, is_so: Callable[[], bool]) -> None:
        """Kill it at a moment when something is so: it does nothing while that is looked at."""

        def kill_if_so() -> bool:
            self._process.send_signal(signal.SIGSTOP)
            _process, status = os.waitpid(self._process.pid, os.WUNTRACED)
            assert os.WIFSTOPPED(status), self.errors
            if is_so():
                self.kill()
                return True
            self._process.send_signal(signal.SIGCONT)
            return False

        wait_until(what, kill_if_so, otherwise=lambda: self.errors)

    def switch_to(self, environment: str) -> None:
        """Choose another environment by its name, with the keyboard."""
        self._session.press_keys("ctrl+e")
        self.reading.wait_for("environmentSwitcher")
        self._session.press_keys("Home")
        identifiers = [name.lower() for name in _ENVIRONMENTS]
        for passed in identifiers[: _ENVIRONMENTS.index(environment)]:
            # What is passed is not opened.
            self.reading.wait_for(f"{passed}ActionRow", lambda seen: seen.is_focused)
            self._session.press_keys("Down")
        self.reading.wait_for(f"{environment.lower()}ActionRow", lambda seen: seen.is_focused)
        self._session.press_keys("Return")
        self.wait_for_environment(environment)

    def wait_for_environment(self, environment: str) -> None:
        """Return as soon as the window names this environment."""
        self.reading.wait_for_name("mainWindow", f"{environment} – Menagerie")

    def assert_did_not_crash(self) -> None:
        """Fail if it was ended by a signal, unless it was killed from here."""
        status = self._process.poll()
        ended_by = -status if status is not None and status < 0 else None
        assert ended_by in {None, signal.SIGKILL}, f"ended by signal {ended_by} {self.errors}"

    def assert_said_nothing_unexpected(self) -> None:
        """Fail on any line that speaks of a defect: tracebacks, lost tasks, warnings of Qt or Python."""
        unexpected = [
            line
            for line in self.errors.splitlines()
            if not any(harmless.match(line) for harmless in _HARMLESS)
        ]
        assert not unexpected, "\n".join(unexpected)
        assert self._stdout.read_text("utf-8") == ""
