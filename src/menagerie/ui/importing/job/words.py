"""What is said of a job: how far it is, what it waits for, and what became of its rows."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

from menagerie.governor.record import WaitReason
from menagerie.governor.states import GovernorState, Stopped, Told, Waiting
from menagerie.outbox.entry import Entry, Outcome, State
from menagerie.outbox.job import Job, JobResult
from menagerie.ui.importing.job.pace import Rate
from menagerie.ui.look.plain_text import in_one_line, in_sentence
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import countdown, date_and_time, listed, moment, number
from menagerie.ui.words.filling import joined
from menagerie.ui.words.jobs import done
from menagerie.ui.words.messages import stored_words
from menagerie.ui.words.states import (
    Reason,
    all_counted,
    counts_by_state,
    reason_of,
    reason_sentence,
    who_told,
)

_MINUTE, _HOUR, _DAY = 60, 3600, 86_400
# Where nothing is left for longer than this, it is not the limit of a minute.
_LONGEST_OF_A_MINUTE = 120.0


def progress_text(job: Job, rate: Rate | None) -> str:
    """Return how far a job is: ``212 of 480 · 58 a minute · about 5 minutes left``."""
    parts = [translate("importing", "{n} of {all}").format(n=number(done(job)), all=number(job.total))]
    if rate is not None and not job.is_paused:
        parts.append(translate("importing", "{n} a minute").format(n=number(max(1, round(rate.per_minute)))))
        parts.append(time_left(rate.seconds_left))
    return " · ".join(parts)


def time_left(seconds: float) -> str:
    """Return a time in words: ``about 5 minutes left``, rounded up."""
    if seconds <= _MINUTE:
        return translate("importing", "less than a minute left")
    if seconds < 2 * _HOUR:
        return translate("importing", "about %Ln minute(s) left", n=math.ceil(seconds / _MINUTE))
    if seconds < 2 * _DAY:
        return translate("importing", "about %Ln hour(s) left", n=math.ceil(seconds / _HOUR))
    return translate("importing", "about %Ln day(s) left", n=math.ceil(seconds / _DAY))


def summary(job: Job) -> str:
    """Return how a job ended: ``97 added, 3 refused, 1 unconfirmed``."""
    counts = counts_by_state(job.counts, job.left_out)
    return all_counted(counts) or translate("importing", "Nothing was added")


def result_line(job: Job, environment: str) -> str:
    """Return which import a summary is about: ``Imported to Staging``."""
    text = translate("importing", "Imported to {environment}")
    if job.is_cancelled:
        text = translate("importing", "Import to {environment}, cancelled")
    return text.format(environment=environment)


def job_title(job: Job) -> str:
    """Return the name of a job in the list of imports: ``delivery.xlsx · 3 Nov 2026, 14:02``."""
    return f"{in_sentence(stored_words(job.title))} · {date_and_time(job.begun_at)}"


def cancel_question(job: Job) -> str:
    """Return what happens when a job is cancelled."""
    queued, added = job.counts.get(State.QUEUED, 0), job.counts.get(State.CREATED, 0)
    sending = job.counts.get(State.SENDING, 0)
    not_sent = (
        translate("importing", "1 row is not sent.")
        if queued == 1
        else translate("importing", "%Ln rows are not sent.", n=queued)
    )
    stay = {
        0: translate("importing", "None were added."),
        1: translate("importing", "1 stays added."),
    }.get(added) or translate("importing", "%Ln stay added.", "Animals", n=added)
    on_the_way = {
        0: "",
        1: translate("importing", "1 more is on its way."),
    }.get(sending)
    if on_the_way is None:
        on_the_way = translate("importing", "%Ln more are on their way.", "Animals", n=sending)
    return joined([not_sent, stay, on_the_way])


def remaining_button(count: int) -> str:
    """Return the words on the button that saves the rows that still need work."""
    if count == 1:
        return translate("importing", "Save the row that still needs work…")
    return translate("importing", "Save the %Ln rows that still need work…", n=count)


def check_result(entries: Sequence[Entry]) -> str:
    """Return what a check found: ``3 found, 1 not found, 1 unclear``, and what to do."""
    outcomes = Counter(entry.looks[-1].outcome for entry in entries if entry.looks)
    found, absent, unclear = (outcomes[one] for one in (Outcome.FOUND, Outcome.ABSENT, Outcome.UNCLEAR))
    counts = (
        (found, translate("importing", "%Ln found", "Animals", n=found)),
        (absent, translate("importing", "%Ln not found", "Animals", n=absent)),
        (unclear, translate("importing", "%Ln unclear", "Animals", n=unclear)),
    )
    said = listed(text for count, text in counts if count)
    return translate("importing", "{counts}. Open a row to decide.").format(counts=said) if said else ""


def page_text(first: int, last: int, count: int) -> str:
    """Return which rows are shown: ``Rows 1–200 of 480``."""
    text = translate("importing", "Rows {first}–{last} of {all}")
    return text.format(first=number(first), last=number(last), all=number(count))


def row_name(row: JobResult) -> str:
    """Return the name of a row's animal; of a row that was left out, what it says in the file."""
    name = row.entry.typed.name if row.entry is not None else " · ".join(filter(None, row.cells))
    return in_one_line(name)


def row_result(row: JobResult) -> str:
    """Return the id of an animal that was added, or the reason why there is none."""
    entry = row.entry
    if entry is None:
        return stored_words(row.reason)
    if entry.state is State.CREATED:
        return (
            f"#{entry.animal_id}"
            if entry.animal_id is not None
            else translate("importing", "Added; the id is not known")
        )
    if entry.state is State.UNCONFIRMED:
        return _last_look(entry)
    if entry.state is State.DISCARDED and entry.tries:
        return translate("importing", "Discarded. If it had been added before, it stays in the catalogue.")
    return stored_words(entry.reason)


def _last_look(entry: Entry) -> str:
    newest = entry.looks[-1] if entry.looks else None
    if newest is None:
        return translate("importing", "We don't know if this was added.")
    if newest.outcome is Outcome.FOUND and newest.animal_id is not None:
        return translate("importing", "Probably added as #{id}").format(id=newest.animal_id)
    if newest.outcome is Outcome.ABSENT:
        return translate("importing", "Not in the service's list")
    return translate("importing", "We can't tell from the service's list.")


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
