"""Times the start of any program from outside: from its exec until the pixels of the screen show it."""

import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from support.desktop.framebuffer import Framebuffer, Place
from support.desktop.session import DesktopSession
from support.patience import LONGEST_WAIT

Sign = Callable[[], bool]

# A complete window covers more of the screen than a splash picture or an empty frame.
_COVERED = 0.25
_BARE = 0.02
_LOOK_SECONDS = 0.002
_LINES_BETWEEN = 3
_KIB = 1024
_MB = 1e6


class Start:
    """One start of a program. ``moments`` are the milliseconds from its exec until each sign was there."""

    def __init__(self, process: "subprocess.Popen[bytes]", moments: dict[str, float]) -> None:
        self._process = process
        self.moments = moments

    def kill(self) -> None:
        """End it as a power cut would, with nothing written down."""
        self._process.kill()
        self._process.wait()

    def resident_memory(self) -> float:
        """Return its resident memory in MB."""
        lines = Path(f"/proc/{self._process.pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
        (rss,) = (line.split()[1] for line in lines if line.startswith("Rss:"))
        return int(rss) * _KIB / _MB


@contextmanager
def started(
    session: DesktopSession,
    command: Sequence[str],
    signs: Mapping[str, Sign],
    variables: Mapping[str, str] | None = None,
) -> Iterator[Start]:
    """Start a program on the bare screen of ``session``, go on when all signs are there, and end it.

    Raises TimeoutError where a sign does not come, and RuntimeError where the program ends before.
    """
    _await(lambda: session.screen.share_covered() < _BARE, "a bare screen")
    began = time.perf_counter()
    process = subprocess.Popen(
        command,
        env={**session.variables_of_a_person, **(variables or {})},
        cwd=session.home,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        moments: dict[str, float] = {}
        for name, sign in signs.items():
            _await(lambda sign=sign: sign() or _ended(process), f"{name} of {command[0]}")  # type: ignore[misc]
            moments[name] = 1000 * (time.perf_counter() - began)
        if _ended(process):
            msg = f"{' '.join(command)} ended with {process.returncode}"
            raise RuntimeError(msg)
        yield Start(process, moments)
    finally:
        process.terminate()
        try:
            process.wait(LONGEST_WAIT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def window(screen: Framebuffer) -> Sign:
    """Return the sign that a window has been mapped and has painted what is in it."""
    return lambda: screen.share_covered() >= _COVERED


class Writing:
    """Writing that was once on the screen, to be known again.

    ``is_there`` tells that there is about as much of it, ``is_same`` that it is the very same, to the pixel.
    """

    def __init__(self, screen: Framebuffer, place: Place) -> None:
        """Learn it from what the screen shows now."""
        self._screen = screen
        self._place = place
        self._seen = screen.pixels(place, _LINES_BETWEEN)
        pixels = [self._seen[start : start + 4] for start in range(0, len(self._seen), 4)]
        self._paper = max(set(pixels), key=pixels.count)
        self._ink = self._ink_of(self._seen)

    def is_there(self) -> bool:
        return self._ink_of(self._screen.pixels(self._place, _LINES_BETWEEN)) >= self._ink / 2 > 0

    def is_same(self) -> bool:
        return self._screen.pixels(self._place, _LINES_BETWEEN) == self._seen

    def _ink_of(self, pixels: bytes) -> int:
        # What is still black was not painted yet: the ink of these windows is not quite black.
        painted = len(pixels) // 4 - pixels.count(bytes(4))
        return painted - pixels.count(self._paper)


def _ended(process: "subprocess.Popen[bytes]") -> bool:
    return process.poll() is not None


def _await(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + LONGEST_WAIT
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(_LOOK_SECONDS)
