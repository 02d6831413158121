"""How far a job is, and what waits elsewhere, in one line: for every part of the window that says it."""

from collections.abc import Sequence

from menagerie.outbox.entry import State
from menagerie.outbox.job import Job
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.words.messages import stored_words

_WAITING = (State.QUEUED, State.SENDING)


def left(job: Job) -> int:
    """Return how many rows have no outcome yet."""
    return sum(job.counts.get(state, 0) for state in _WAITING)


def done(job: Job) -> int:
    """Return how many rows have an outcome."""
    return job.total - left(job)


def job_line(job: Job) -> str:
    """Return one line about a job that is not over: ``Importing delivery.xlsx: 212 of 480``."""
    text = translate("jobs", "Importing {title}: {n} of {all}")
    if job.is_paused:
        text = translate("jobs", "Import of {title} is paused: {n} of {all}")
    return text.format(title=in_sentence(stored_words(job.title)), n=number(done(job)), all=number(job.total))


def rows_left_out(job: Job) -> str:
    """Return how many rows of a job wait for the person: ``3 rows of animals.csv were left out``."""
    text = translate("jobs", "%Ln rows of {title} were left out", n=job.to_correct)
    if job.to_correct == 1:
        text = translate("jobs", "1 row of {title} was left out")
    return text.format(title=in_sentence(stored_words(job.title)))


def paused_imports(jobs: Sequence[Job]) -> str:
    """Return a few words about imports that are paused: ``Import paused · 14 of 60``."""
    if len(jobs) != 1:
        return translate("jobs", "%Ln import(s) paused", n=len(jobs))
    text = translate("jobs", "Import paused · {n} of {all}")
    return text.format(n=number(done(jobs[0])), all=number(jobs[0].total))


def waiting_elsewhere(environment: str, count: int) -> str:
    """Return how many adds wait in an environment that is not open."""
    text = translate("jobs", "{name}: %Ln animals wait to be added", n=count)
    if count == 1:
        text = translate("jobs", "{name}: 1 animal waits to be added")
    return text.format(name=in_sentence(environment))


def about_stale(count: int) -> str:
    """Return that the outbox may be an old copy, of whose queued adds so many may have been sent since."""
    return translate("outbox", "This is older data: %Ln of these may have been added already.", n=count)
