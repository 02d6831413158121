"""The real window of a new desk, which takes over what a shop knows; it tells how its thread was held.

To be run as a program: the base address of staging, the address of the shared store, the folder of the data,
and how many animals are known. It prints a ``Joined`` as JSON.
"""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from menagerie.app.application import Application
from support.counting import counts_of
from support.programs import program_environment
from support.qt_loop import until
from support.stall_probe import StallProbe, WorkProbe
from support.window_process import open_staging, paths_in, run_with

_PATIENCE = 3_600.0
# To count a million takes a while.
_LOOK_SECONDS = 5.0
_START_SECONDS = 5.0
_NEARLY_ALL = 0.999


class Joined(msgspec.Struct):
    """Seconds from the window's session until all was known; and how its thread was held, in ms.

    ``work`` is the most processor time of the thread in one stretch.
    """

    seconds: float
    nearly_all: float
    longest: float
    work: float


def joined(base_url: str, shared: str, data: Path, animals: int) -> Joined:
    """Return what a new desk found, from a separate process."""
    command = [sys.executable, "-m", "support.joining_window", base_url, shared, str(data), str(animals)]
    environment = program_environment(QT_QPA_PLATFORM="offscreen")
    done = subprocess.run(command, stdout=subprocess.PIPE, env=environment, check=True)
    return msgspec.json.decode(done.stdout, type=Joined)


async def _join(application: Application, animals: int) -> Joined:
    await until(lambda: application.parts.opened.session is not None, "a session", _PATIENCE)
    begun = time.monotonic()
    # What the start itself costs is another benchmark's.
    await asyncio.sleep(_START_SECONDS)
    probe, work = StallProbe(), WorkProbe()
    probe.start()
    catalogue = application.parts.opened.catalogue
    while (counts := await counts_of(catalogue)) is None or counts.total < animals:
        assert time.monotonic() - begun < _PATIENCE, counts
        await asyncio.sleep(_LOOK_SECONDS)
    seconds = time.monotonic() - begun
    probe.stop()
    work.stop()
    nearly_all, longest = probe.at_most(_NEARLY_ALL), probe.longest[0].length
    return Joined(seconds, 1000 * nearly_all, 1000 * longest, 1000 * work.longest)


def main(base_url: str, shared: str, data: Path, animals: int) -> None:
    """Open the window on an empty folder, and print how it took over everything."""
    paths = paths_in(data)
    paths.make_data_directory()
    paths.user_environments.write_text(f'[staging]\nshared = "{shared}"\n', encoding="utf-8")
    application = open_staging(base_url, data)

    async def work() -> None:
        result = await _join(application, animals)
        sys.stdout.write(msgspec.json.encode(result).decode())

    run_with(application, work())


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]), int(sys.argv[4]))
