"""When the window tries again what the disk refused."""

from collections.abc import Iterator

# The names of the jobs that wait for it begin like this.
WAITING_FOR_DISK = "wait for the disk: "
_FIRST, _LONGEST = 5.0, 300.0


def pauses() -> Iterator[float]:
    """Yield the seconds to wait before each try."""
    pause = _FIRST
    while True:
        yield pause
        pause = min(2 * pause, _LONGEST)
