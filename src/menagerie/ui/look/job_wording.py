"""How far a job is, and what waits elsewhere, in one line: for every part of the window that says it."""

from menagerie.outbox.entry import State
from menagerie.outbox.job import Job
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.look.wording import number, translate

_WAITING = (State.QUEUED, State.SENDING)


def left(job: Job) -> int:
    """Return how many rows have no outcome yet."""
    return sum(job.counts.get(state, 0) for state in _WAITING)


def done(job: Job) -> int:
    """Return how many rows have an outcome."""
    return job.total - left(job)


def job_line(job: Job) -> str:
    """Return one line about a job that is not over: ``Importing delivery.xlsx: 212 of 480``."""
    text = translate("Importing {title}: {n} of {all}")
    if job.is_paused:
        text = translate("Import of {title} is paused: {n} of {all}")
    return text.format(title=in_sentence(job.title), n=number(done(job)), all=number(job.total))


def waiting_elsewhere(environment: str, count: int) -> str:
    """Return how many adds wait in an environment that is not open."""
    text = translate("{name}: {n} animals wait to be added")
    if count == 1:
        text = translate("{name}: 1 animal waits to be added")
    return text.format(name=in_sentence(environment), n=number(count))
