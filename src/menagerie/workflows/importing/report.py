"""Reports what became of an import: the rows that still need work, and what was added."""

from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct, field

from menagerie.outbox.entry import State
from menagerie.outbox.job import Job
from menagerie.outbox.store import Outbox


class AddedAnimal(Struct, frozen=True):
    """An animal that an import added; ``id`` is None if the service did not state it."""

    row: int
    id: int | None
    name: str
    category: str
    status: str | None
    added_at: float


class DeliveryNote(Struct, frozen=True):
    """The head of a delivery note: what was imported, when (Unix seconds), by whom, and how it ended."""

    title: str
    environment: str
    who: str
    begun_at: float
    ended_at: float | None
    added: int
    left_out: int
    counts: Mapping[State, int] = field(default_factory=dict)


def delivery_note(job: Job) -> DeliveryNote:
    """Return the head of the delivery note of a job."""
    raise NotImplementedError


def added_animals(
    outbox: Outbox, job: Job, category_names: Mapping[int, str]
) -> AsyncIterator[Sequence[AddedAnimal]]:
    """Yield the animals that a job added, in the order of the file, some hundred at a time."""
    raise NotImplementedError


def rows_to_work_on(job: Job) -> int:
    """Return how many rows ``write_remaining`` writes."""
    raise NotImplementedError


class Remaining(Struct, frozen=True):
    """The file with the rows that still need work: where it is, and how many rows it has."""

    path: Path
    rows: int


async def write_remaining(outbox: Outbox, job: Job, path: Path) -> Remaining:
    """Write the rows that still need work to a file like the imported one, with a column for the reason.

    A format that cannot be written becomes a similar one: the result has the path of the file. Raises
    StorageError; an older file is unchanged then.
    """
    raise NotImplementedError
