"""How the window tries again what the disk refused."""

from collections.abc import Awaitable, Callable

from menagerie.domain.clock import Clock

# The names of the jobs that wait for it begin like this.
WAITING_FOR_DISK = "wait for the disk: "
# Seconds before the first try, and at most before any other.
_FIRST, _LONGEST = 5.0, 300.0


async def try_until_saved(
    clock: Clock, is_behind: Callable[[], bool], save: Callable[[], Awaitable[None]]
) -> None:
    """Call ``save`` after ever longer pauses, for as long as something ``is_behind``."""
    pause = _FIRST
    while is_behind():
        await clock.sleep(pause)
        await save()
        pause = min(2 * pause, _LONGEST)
