"""Jobs and their rows, as plain values."""

from collections.abc import Mapping

from menagerie.outbox.entry import Entry, State, Typed
from menagerie.outbox.job import Job, JobResult
from support.adds import NOW


def job(number: int, counts: Mapping[State, int], *, title: str = "delivery.xlsx", left_out: int = 0) -> Job:
    return Job(number, title, "digest", NOW, who="Anna", left_out=left_out, counts=counts)


def result(number: int, state: State, *, name: str = "", animal_id: int | None = None) -> JobResult:
    """Return a row that was to be sent."""
    name = name or f"Marble {number}"
    entry = Entry(100 + number, Typed(name, "12"), state, NOW, NOW, animal_id=animal_id, job=1, row=number)
    return JobResult(number, (name, "12"), "", entry)
