"""What a job waits for, in a sentence."""

import math
from typing import Protocol

from menagerie.governor.record import WaitReason
from menagerie.governor.states import GovernorState, Stopped, Waiting
from menagerie.outbox.entry import State
from menagerie.outbox.job import Job
from menagerie.ui.look.wording import countdown, moment, number, translate

# Where nothing is left for longer than this, it is not the limit of a minute.
_LONGEST_OF_A_MINUTE = 120.0


class Queue(Protocol):
    """What has to be known of a send queue."""

    is_stopped: bool

    @property
    def retry_at(self) -> float | None:
        """When sending is tried again (Unix seconds), None where that is not known."""
        ...

    @property
    def is_connected(self) -> bool:
        """Tell whether there is a session to send through."""
        ...


def waiting_for(job: Job, queue: Queue, state: GovernorState | None, now: float) -> str:
    """Return what ``job`` of ``queue`` waits for, nothing while it is sent; ``now`` is Unix time."""
    if job.is_over:
        sentence = ""
    elif job.is_paused:
        sentence = _paused(job)
    elif isinstance(state, Stopped):
        sentence = translate("The service refused the API key. The import goes on with the right key.")
    elif queue.is_stopped:
        sentence = translate("Stopped: the service failed several times. Press Resume to go on.")
    elif not queue.is_connected:
        sentence = translate("Not connected yet. Nothing is sent.")
    elif isinstance(state, Waiting):
        sentence = _governed(state, now)
    elif queue.retry_at is not None and queue.retry_at > now:
        sentence = translate("Nothing can be sent now. Tries again in {time}.")
        sentence = sentence.format(time=countdown(queue.retry_at - now))
    else:
        sentence = ""
    return sentence


def is_interrupted(waiting: str, state: GovernorState | None, now: float) -> bool:
    """Tell whether a job that says ``waiting`` is interrupted, so that its pace says nothing of the future.

    The limit of a minute is no interruption: waiting for the next minute is part of the pace.
    """
    is_of_a_minute = (
        isinstance(state, Waiting)
        and state.reason is WaitReason.USED_UP
        and state.until - now <= _LONGEST_OF_A_MINUTE
    )
    return bool(waiting) and not is_of_a_minute


def _paused(job: Job) -> str:
    sending = job.counts.get(State.SENDING, 0)
    if not sending:
        return translate("Paused. Nothing of this import is sent.")
    if sending == 1:
        return translate("Pausing: 1 row is still on its way.")
    return translate("Pausing: {n} rows are still on their way.").format(n=number(sending))


def _governed(wait: Waiting, now: float) -> str:
    if math.isinf(wait.until):
        return translate("The service asked us to wait. Try once from the main window.")
    if wait.reason is WaitReason.USED_UP and wait.until - now > _LONGEST_OF_A_MINUTE:
        sentence = translate("Limit of the day reached, goes on at {when}.")
    elif wait.reason is WaitReason.USED_UP:
        sentence = translate("Limit of the minute reached, goes on at {when}.")
    elif wait.reason is WaitReason.UNAVAILABLE:
        sentence = translate("Waiting until {when}: the service is not available.")
    elif wait.reason in {WaitReason.LIMIT, WaitReason.REFUSED}:
        sentence = translate("Waiting until {when}: the service asked us to.")
    else:
        sentence = translate("Waiting until {when}, to be safe after an interruption.")
    return sentence.format(when=moment(wait.until, now))
