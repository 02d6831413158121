"""What is said of a job and of its rows."""

import math
from collections import Counter
from collections.abc import Sequence

from menagerie.outbox.entry import Entry, Outcome, State
from menagerie.outbox.job import Job, JobResult
from menagerie.ui.importing.job.pace import Rate
from menagerie.ui.look.job_wording import done
from menagerie.ui.look.plain_text import in_one_line, in_sentence
from menagerie.ui.look.wording import date_and_time, number, translate

_MINUTE, _HOUR, _DAY = 60, 3600, 86_400


def progress_text(job: Job, rate: Rate | None) -> str:
    """Return how far a job is: ``212 of 480 · 58 a minute · about 5 minutes left``."""
    parts = [translate("{n} of {all}").format(n=number(done(job)), all=number(job.total))]
    if rate is not None and not job.is_paused:
        parts.append(translate("{n} a minute").format(n=number(max(1, round(rate.per_minute)))))
        parts.append(time_left(rate.seconds_left))
    return " · ".join(parts)


def time_left(seconds: float) -> str:
    """Return a time in words: ``about 5 minutes left``, rounded up."""
    if seconds <= _MINUTE:
        return translate("less than a minute left")
    if seconds < 2 * _HOUR:
        return translate("about {n} minutes left").format(n=number(math.ceil(seconds / _MINUTE)))
    if seconds < 2 * _DAY:
        return translate("about {n} hours left").format(n=number(math.ceil(seconds / _HOUR)))
    return translate("about {n} days left").format(n=number(math.ceil(seconds / _DAY)))


def summary(job: Job) -> str:
    """Return how a job ended: ``97 added, 3 refused, 1 not known``."""
    counted = (
        (job.counts.get(State.CREATED, 0), translate("{n} added")),
        (job.counts.get(State.REFUSED, 0), translate("{n} refused")),
        (job.counts.get(State.UNCONFIRMED, 0), translate("{n} not known")),
        (job.counts.get(State.DRAFT, 0), translate("{n} being edited")),
        (job.counts.get(State.DISCARDED, 0), translate("{n} not sent")),
        (job.left_out, translate("{n} left out")),
    )
    said = [text.format(n=number(count)) for count, text in counted if count]
    return ", ".join(said) or translate("Nothing was added")


def result_line(job: Job, environment: str) -> str:
    """Return which import a summary is about: ``Imported to Staging``."""
    text = translate("Imported to {environment}")
    if job.is_cancelled:
        text = translate("Import to {environment}, cancelled")
    return text.format(environment=environment)


def job_title(job: Job) -> str:
    """Return the name of a job in the list of imports: ``delivery.xlsx · 3 Nov 2026, 14:02``."""
    return f"{in_sentence(job.title)} · {date_and_time(job.begun_at)}"


def cancel_question(job: Job) -> str:
    """Return what happens when a job is cancelled."""
    queued, added = job.counts.get(State.QUEUED, 0), job.counts.get(State.CREATED, 0)
    not_sent = translate("1 row is not sent.") if queued == 1 else translate("{n} rows are not sent.")
    stay = {
        0: translate("None were added."),
        1: translate("1 stays added."),
    }.get(added, translate("{n} stay added."))
    if sending := job.counts.get(State.SENDING, 0):
        stay = translate("{n} stay added, {sending} more are on their way.")
        if sending == 1:
            stay = translate("{n} stay added, 1 more is on its way.")
    return f"{not_sent.format(n=number(queued))} {stay.format(n=number(added), sending=number(sending))}"


def remaining_button(count: int) -> str:
    """Return the words on the button that saves the rows that still need work."""
    if count == 1:
        return translate("Save the row that still needs work…")
    return translate("Save the {n} rows that still need work…").format(n=number(count))


def check_result(entries: Sequence[Entry]) -> str:
    """Return what a check found: ``3 found, 1 not found, 1 unclear``, and what to do."""
    outcomes = Counter(entry.looks[-1].outcome for entry in entries if entry.looks)
    counted = (
        (outcomes[Outcome.FOUND], translate("{n} found")),
        (outcomes[Outcome.ABSENT], translate("{n} not found")),
        (outcomes[Outcome.UNCLEAR], translate("{n} unclear")),
    )
    said = ", ".join(text.format(n=number(count)) for count, text in counted if count)
    return translate("{counts}. Open a row to decide.").format(counts=said) if said else ""


def page_text(first: int, last: int, count: int) -> str:
    """Return which rows are shown: ``Rows 1–200 of 480``."""
    text = translate("Rows {first}–{last} of {all}")
    return text.format(first=number(first), last=number(last), all=number(count))


def row_name(row: JobResult) -> str:
    """Return the name of a row's animal; of a row that was left out, what it says in the file."""
    name = row.entry.typed.name if row.entry is not None else " · ".join(filter(None, row.cells))
    return in_one_line(name)


def row_state(row: JobResult) -> str:
    """Return the state of a row in a word or two."""
    if row.entry is None:
        return translate("Left out")
    return {
        State.DRAFT: translate("Being edited"),
        State.QUEUED: translate("Waiting"),
        State.SENDING: translate("Sending"),
        State.CREATED: translate("Added"),
        State.REFUSED: translate("Refused"),
        State.UNCONFIRMED: translate("Not known"),
        State.DISCARDED: translate("Not sent"),
    }[row.entry.state]


def row_result(row: JobResult) -> str:
    """Return the id of an animal that was added, or the reason why there is none."""
    entry = row.entry
    if entry is None:
        return row.reason
    if entry.state is State.CREATED:
        return (
            f"#{entry.animal_id}" if entry.animal_id is not None else translate("Added; the id is not known")
        )
    if entry.state is State.UNCONFIRMED:
        return _last_look(entry)
    if entry.state is State.DISCARDED and entry.tries:
        return translate("Discarded. If it had been added before, it stays in the catalogue.")
    return entry.reason


def _last_look(entry: Entry) -> str:
    newest = entry.looks[-1] if entry.looks else None
    if newest is None:
        return translate("We don't know if this was added.")
    if newest.outcome is Outcome.FOUND and newest.animal_id is not None:
        return translate("Probably added as #{id}").format(id=newest.animal_id)
    if newest.outcome is Outcome.ABSENT:
        return translate("Not in the service's list")
    return translate("We can't tell from the service's list.")
