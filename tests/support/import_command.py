"""``menagerie import`` as a separate process, with the test's key instead of a keyring."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from support.patience import LONGEST_WAIT
from support.programs import Parent, forking, program_environment

# Bytes that are read at once.
_PART = 4096
# Without a display, and of Qt with its core alone unless the window has the data.
_LOADING = """
import gc, json, os, signal, sys
from pathlib import Path
# As the command line begins.
gc.disable()
# In the background of a shell, or under nohup, the process inherits that these are ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
from menagerie.app.importing.command import run_import
from menagerie.cli import import_parser
from menagerie.credentials.keys import KeyStore
from menagerie.credentials.keys import SERVICE_NAME
from menagerie.settings.paths import Paths
from support.vault import Vault
"""
_RUNNING = """
base_url, key, *words = sys.argv[1:]
options = import_parser().parse_args(words)
vault = Vault()
if key:
    vault.entries[SERVICE_NAME, base_url] = key
paths = Paths(options.data_dir, site_directory=options.data_dir / "site")
status = run_import(options, paths, {"MENAGERIE_STAGING_URL": base_url}, KeyStore(lambda: vault))
assert "qasync" not in sys.modules and "PySide6.QtWidgets" not in sys.modules
sys.exit(status)
"""
_COMMAND = _LOADING + _RUNNING
# To load everything takes twice as long as to import a few rows. What is said may be more than a pipe holds.
_IN_TURN = f"""{_LOADING}
import tempfile
import menagerie.app.importing.run

for line in sys.stdin:
    with open(os.devnull) as nothing, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
        child = os.fork()
        if child == 0:
            for number, file in enumerate((nothing, out, errors)):
                os.dup2(file.fileno(), number)
            sys.argv[1:] = json.loads(line)
            signal.alarm({int(LONGEST_WAIT)})
            break
        _, status = os.waitpid(child, 0)
        # The place in a file is common to all that have it open.
        for file in (out, errors):
            file.seek(0)
        said = [file.read().decode() for file in (out, errors)]
        print(json.dumps([os.waitstatus_to_exitcode(status), *said]), flush=True)
else:
    sys.exit()
{_RUNNING}"""


class ImportProcess:
    """A running command that says everything in JSON."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.events: list[dict[str, Any]] = []

    def until(self, event: str, **facts: object) -> dict[str, Any]:
        """Return the next event of this kind whose facts are at least these."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            said: dict[str, Any] = json.loads(line)
            self.events.append(said)
            if said["event"] == event and all(said[name] >= least for name, least in facts.items()):
                return said
        raise AssertionError(f"no {event} with {facts}: {self.events} {self._errors()}")

    def ended(self) -> tuple[int, dict[str, Any]]:
        """Wait for the end, and return the exit status and the last event."""
        assert self.process.stdout is not None
        self.events += map(json.loads, self.process.stdout)
        status = self.process.wait(LONGEST_WAIT)
        ends = [event for event in self.events if event["event"] == "ended"]
        assert ends, f"{status}: {self.events} {self._errors()}"
        assert status == ends[-1]["status"]
        return status, ends[-1]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(LONGEST_WAIT)

    def terminate(self) -> None:
        self.process.send_signal(signal.SIGTERM)

    def _errors(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.read()


class ImportCommands:
    """Commands that run to their end in turn, each a process forked from one that has loaded everything."""

    def __init__(self, parent: Parent) -> None:
        self._parent = parent

    def run(self, words: Sequence[str]) -> tuple[int, str, str]:
        """Run a command; return the exit status, what it says, and its errors."""
        self._parent.tell(words)
        status, out, errors = json.loads(self._parent.hear())
        return status, out, errors


@contextmanager
def import_commands() -> Iterator[ImportCommands]:
    """Load the command for the block."""
    with pytest.MonkeyPatch.context() as patch:
        for name in _OF_A_DESKTOP:
            patch.delenv(name, raising=False)
        with forking("-W", "error", "-c", _IN_TURN) as parent:
            yield ImportCommands(parent)


class ImportDesk:
    """A folder of data, an address on staging and its key.

    With ``commands``, these take the place of programs that start anew, where nothing happens on the way.
    """

    def __init__(self, data: Path, base_url: str, key: str, commands: ImportCommands | None = None) -> None:
        self.data = data
        self.base_url = base_url
        self.key = key
        self._commands = commands

    @contextmanager
    def running(self, *words: str | Path) -> Iterator[ImportProcess]:
        """Run the command with JSON; it is killed at the end of the block unless it has ended."""
        with self._process("--yes", "--json", *words) as process:
            try:
                yield ImportProcess(process)
            finally:
                process.kill()

    def run(self, *words: str | Path) -> tuple[int, dict[str, Any]]:
        """Run the command with JSON to its end; return the exit status and the last event."""
        status, out, errors = self._to_its_end("--yes", "--json", *words)
        ends = [event for event in map(json.loads, out.splitlines()) if event["event"] == "ended"]
        assert ends, f"{status}: {out} {errors}"
        assert status == ends[-1]["status"]
        return status, ends[-1]

    def say(self, *words: str | Path) -> tuple[int, str]:
        """Run the command to its end; return the exit status and what it says to a person."""
        status, out, errors = self._to_its_end(*words)
        assert not errors, errors
        return status, out

    def answer(self, answer: str, *words: str | Path) -> tuple[int, str]:
        """Run the command on a terminal, and type an answer to its question; return as ``say`` does."""
        import pty  # noqa: PLC0415 - Windows has none

        ours, its = pty.openpty()
        said, is_asked = b"", False
        with self._process(*words, terminal=its) as process:
            os.close(its)
            # On Linux, reading a terminal fails once no process has it open.
            with suppress(OSError):
                while part := os.read(ours, _PART):
                    said += part
                    if not is_asked and b"there: " in said:
                        is_asked = True
                        os.write(ours, answer.encode())
            status = process.wait(LONGEST_WAIT)
        os.close(ours)
        return status, said.decode()

    def _to_its_end(self, *words: str | Path) -> tuple[int, str, str]:
        if self._commands is not None:
            return self._commands.run(self._arguments(words))
        with self._process(*words) as process:
            out, errors = process.communicate(timeout=LONGEST_WAIT)
        return process.returncode, out, errors

    def _arguments(self, words: Sequence[str | Path]) -> list[str]:
        options = ["--environment", "staging", "--data-dir", str(self.data)]
        return [self.base_url, self.key, *map(str, words), *options]

    def _process(self, *words: str | Path, terminal: int | None = None) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [sys.executable, "-W", "error", "-c", _COMMAND, *self._arguments(words)],
            stdin=subprocess.DEVNULL if terminal is None else terminal,
            stdout=subprocess.PIPE if terminal is None else terminal,
            stderr=subprocess.PIPE if terminal is None else terminal,
            env=_surroundings(),
            text=True,
            # So that Ctrl+C on the terminal reaches it.
            preexec_fn=None if terminal is None else partial(_own, terminal),  # noqa: PLW1509 - no threads here
        )


def write_csv(path: Path, *rows: str, columns: str = "Name,Category,Status,Remark") -> Path:
    """Write a file to import with these lines; return its path."""
    path.write_text("\n".join([columns, *rows, ""]), encoding="utf-8")
    return path


def _surroundings() -> dict[str, str]:
    return {name: text for name, text in program_environment().items() if name not in _OF_A_DESKTOP}


def _own(terminal: int) -> None:
    """Make the terminal that of this process."""
    import fcntl  # noqa: PLC0415 - Windows has none
    import termios  # noqa: PLC0415 - the same

    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)


_OF_A_DESKTOP = {"DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"}
