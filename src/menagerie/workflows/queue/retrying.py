"""When a send queue tries again what could not be sent."""

from collections.abc import Callable

from menagerie.domain.clock import Clock
from menagerie.domain.errors import (
    MenagerieError,
    NewerDataError,
    NotConnectedError,
    StorageError,
    WaitingError,
)
from menagerie.governor.governor import Governor
from menagerie.governor.states import Waiting
from menagerie.workflows.queue.pause import Pause, StartTask, holds_back

# Seconds until an unreachable service or disk is tried again; the last is repeated.
RETRY_AFTER = (15.0, 30.0, 60.0, 120.0, 300.0)


class Retrying:
    """Calls ``again`` when it is time to send again, unless ``has_work`` denies that there is anything to do.

    A new time takes the place of the one before. ``unreached`` is why the service was not reached last; None
    if it was.
    """

    def __init__(
        self,
        clock: Clock,
        start_task: StartTask,
        again: Callable[[], None],
        has_work: Callable[[], bool],
    ) -> None:
        self._clock = clock
        self._pause = Pause(clock, start_task, again)
        self._has_work = has_work
        self._failures = 0
        self.unreached: NotConnectedError | None = None

    @property
    def at(self) -> float | None:
        """When sending is tried again (Unix seconds); None where that is not known."""
        return self._pause.ends_at

    @property
    def is_planned(self) -> bool:
        """Tell whether ``again`` will be called."""
        return self._pause.is_on

    def forget_failures(self) -> None:
        """Take the shortest time from now on: the service was reached, or is another one."""
        self._failures = 0
        self.unreached = None

    def end(self) -> None:
        """Call nothing until another time is planned."""
        self._pause.end()

    def later(self) -> None:
        """Try again after some time, which grows with the number of failures in a row."""
        index = min(max(0, self._failures - 1), len(RETRY_AFTER) - 1)
        self._after(RETRY_AFTER[index])

    def when_permitted(self, governor: Governor) -> None:
        """Try again when the governor holds back no add any more."""
        self._pause.wait_for(governor)

    def after(self, error: MenagerieError, governor: Governor | None) -> None:
        """Plan the next try if the cause of ``error`` may end by itself."""
        self._pause.end()
        if isinstance(error, WaitingError):
            if governor is not None and holds_back(governor):
                self._pause.wait_for(governor)
            elif governor is not None and not isinstance(governor.background_state, Waiting):
                # Those in flight were counted as used then, and have left more.
                self.later()
            else:
                # Near a limit, the governor keeps what is left for a person's own requests.
                self._after(error.until - self._clock.now())
        elif isinstance(error, NotConnectedError):
            self._failures += 1
            self.unreached = error
            self.later()
        elif isinstance(error, StorageError) and not isinstance(error, NewerDataError):
            # The disk may have room again soon; nothing leaves before.
            self.later()

    def _after(self, seconds: float) -> None:
        if self._has_work():
            self._pause.sleep(seconds)
