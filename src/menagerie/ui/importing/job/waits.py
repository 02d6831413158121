"""What a job waits for, in a sentence."""

import math
from collections.abc import Iterable, Sequence
from typing import Protocol

from menagerie.governor.record import WaitReason
from menagerie.governor.states import GovernorState, Stopped, Told, Waiting
from menagerie.outbox.entry import State
from menagerie.outbox.job import Job
from menagerie.ui.importing.job.words import time_left
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import countdown, moment
from menagerie.ui.words.facts import stored_words
from menagerie.ui.words.filling import joined
from menagerie.ui.words.states import Reason, reason_of, reason_sentence, who_told

# Where nothing is left for longer than this, it is not the limit of a minute.
_LONGEST_OF_A_MINUTE = 120.0


class Queue(Protocol):
    """What has to be known of a send queue."""

    is_stopped: bool
    stale: int

    @property
    def retry_at(self) -> float | None:
        """When sending is tried again (Unix seconds), None where that is not known."""
        ...

    @property
    def is_connected(self) -> bool:
        """Tell whether there is a session to send through."""
        ...


def waiting_for(
    job: Job, queue: Queue, state: GovernorState | None, now: float, told: Told | None = None
) -> str:
    """Return what ``job`` of ``queue`` waits for, nothing while it is sent.

    ``now`` is Unix time; ``told`` says who told the wait in ``state``, None where it is our own.
    """
    if job.is_over:
        sentence = ""
    elif job.is_paused:
        sentence = _paused(job)
    elif queue.stale:
        sentence = translate("importing", "This may be older data: the outbox asks what to do with it.")
    elif isinstance(state, Stopped):
        goes_on = translate("importing", "The import goes on with the right key.")
        sentence = joined([reason_sentence(Reason.KEY_REFUSED), goes_on])
    elif queue.is_stopped:
        sentence = translate("importing", "Stopped after a failure. Press Resume to go on.")
    elif not queue.is_connected:
        sentence = joined([reason_sentence(Reason.NOT_CONNECTED), translate("importing", "Nothing is sent.")])
    elif isinstance(state, Waiting):
        reason = reason_sentence(reason_of(state, told))
        sentence = joined([reason, _goes_on(state, now), who_told(told, now)])
    elif queue.retry_at is not None and queue.retry_at > now:
        sentence = translate("importing", "Nothing can be sent now. Tries again in {time}.")
        sentence = sentence.format(time=countdown(queue.retry_at - now))
    else:
        sentence = ""
    return sentence


def jobs_ahead(job: Job, jobs: Iterable[Job]) -> tuple[Job, ...]:
    """Return those of ``jobs`` whose rows are sent before those of ``job``."""
    return tuple(
        one
        for one in jobs
        if one.number < job.number and not one.is_paused and one.counts.get(State.QUEUED, 0)
    )


def waiting_for_others(ahead: Sequence[Job], seconds: float) -> str:
    """Return which imports are sent first, and how long they take; nothing if there are none."""
    if not ahead:
        return ""
    if len(ahead) == 1:
        text, title = (
            translate("importing", "Waits for {title}: {time}."),
            in_sentence(stored_words(ahead[0].title)),
        )
        return text.format(title=title, time=time_left(seconds))
    text = translate("importing", "Waits for %Ln other imports: {time}.", n=len(ahead))
    return text.format(time=time_left(seconds))


def single_adds_ahead(job: Job, jobs: Iterable[Job], queued: int) -> int:
    """Return how many of ``queued`` adds are in none of ``jobs``: they go first. 0 while ``job`` is sent."""
    if job.is_over or job.is_paused or job.counts.get(State.SENDING, 0):
        return 0
    return max(0, queued - sum(one.counts.get(State.QUEUED, 0) for one in jobs if not one.is_paused))


def waiting_for_single_adds(count: int) -> str:
    """Return how many single adds are sent first; nothing if there are none."""
    return translate("importing", "Waits for %Ln other add(s).", n=count) if count else ""


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
        return translate("importing", "Paused. Nothing of this import is sent.")
    if sending == 1:
        return translate("importing", "Pausing: 1 row is still on its way.")
    return translate("importing", "Pausing: %Ln rows are still on their way.", n=sending)


def _goes_on(wait: Waiting, now: float) -> str:
    if math.isinf(wait.until):
        return translate("importing", "Try once from the main window.")
    return translate("importing", "Goes on at {when}.").format(when=moment(wait.until, now))
