"""Run Windows programs in an empty prefix of Wine, to try installers."""

import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

# A loaded machine takes minutes for what a quick one does in seconds.
_PATIENCE_SECONDS = 300
_LOOK_SECONDS = 0.2


class WineError(Exception):
    """Something did not happen under Wine in time; the text says what."""


class Wine:
    """Runs Windows programs; ``drive`` is the folder of its drive C.

    Raises WineError for what takes longer than ``patience``, in seconds.
    """

    def __init__(self, prefix: Path, patience: float = _PATIENCE_SECONDS) -> None:
        self._patience = patience
        self.drive = prefix / "drive_c"
        # Without these parts, Wine does not ask whether to download .NET or a browser.
        settings = {"WINEPREFIX": str(prefix), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}
        self._variables = {name: value for name, value in os.environ.items() if name != "DISPLAY"} | settings

    def run(self, *words: str | Path) -> int:
        """Run a program to its end and return its exit status."""
        return self._end(self._start(*words))

    @contextmanager
    def running(self, program: Path, sign_of_life: Path) -> Iterator[None]:
        """Keep a program running that creates the file ``sign_of_life`` and ends when it is deleted."""
        process = self._start(program, windows_path(sign_of_life))
        try:
            self.wait_until(sign_of_life.exists, f"{program.name} starts")
            yield
        finally:
            sign_of_life.unlink(missing_ok=True)
            self._end(process)

    def local_data(self) -> Path:
        """Return the folder that Windows calls %LOCALAPPDATA%."""
        (person,) = (each for each in (self.drive / "users").iterdir() if each.name != "Public")
        return person / "AppData/Local"

    def registry(self, key: str, name: str) -> str | None:
        """Return a value of the registry as text, or None if there is none."""
        command = ["wine", "reg", "query", key, "/v", name]
        result = subprocess.run(command, env=self._variables, capture_output=True, text=True, check=False)
        _, kind, value = result.stdout.partition("REG_")
        return value.split(maxsplit=1)[1].strip() if kind else None

    def close(self) -> None:
        """End everything that still runs in this prefix."""
        subprocess.run(["wineserver", "--kill"], env=self._variables, check=False)

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until the condition is true; ``what`` says it in words."""
        deadline = time.monotonic() + self._patience
        while not condition():
            if time.monotonic() > deadline:
                raise WineError(f"Not seen within {self._patience} seconds: {what}.")
            time.sleep(_LOOK_SECONDS)

    def _end(self, process: subprocess.Popen[bytes]) -> int:
        """Wait for a program's end and return its exit status."""
        try:
            return process.wait(self._patience)
        except subprocess.TimeoutExpired as exc:
            process.kill()
            process.wait()
            words = " ".join(map(str, exc.cmd))
            raise WineError(f"Not ended within {self._patience} seconds: {words}") from exc

    def _start(self, *words: str | Path) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            ["wine", *words], env=self._variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )


@contextmanager
def fresh_wine() -> Iterator[Wine]:
    """Make an empty prefix, and delete it in the end."""
    with tempfile.TemporaryDirectory(prefix="menagerie-wine-") as folder:
        wine = Wine(Path(folder))
        try:
            wine.run("wineboot", "--init")
            yield wine
        finally:
            wine.close()


def windows_path(path: Path) -> str:
    """Return a path as Windows programs see it: Wine shows the root folder as drive Z."""
    return "Z:" + str(path).replace("/", "\\")
