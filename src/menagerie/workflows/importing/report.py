"""Reports what became of an import: the rows that still need work, and what was added."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import compress
from pathlib import Path

import msgspec
from msgspec import Struct

from menagerie.deliveries.delivery import Delivery, FileFormat, Reading
from menagerie.deliveries.write import write_delivery, written_path
from menagerie.domain.animal import Category
from menagerie.domain.cases import ReasonCase
from menagerie.domain.facts import fact, to_text
from menagerie.domain.text import printable
from menagerie.domain.titles import REASON_TITLE, title_key
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import Job, JobResult, JobRow
from menagerie.outbox.store import Outbox
from menagerie.workflows.fields import read_int64
from menagerie.workflows.importing.choices import Field
from menagerie.workflows.importing.likeness import REASONS, Alike
from menagerie.workflows.importing.words import TITLES

# The reason of a row that a person left out.
LEFT_OUT_ON_PURPOSE = to_text(fact(ReasonCase.LEFT_OUT))
# Rows that were left out for one of these need no work: a person decided it, or they were added.
_NO_WORK = frozenset((LEFT_OUT_ON_PURPOSE, REASONS[Alike.IMPORTED]))
# Nor do rows that are only like something, where a person has seen them in a preview.
_SEEN = _NO_WORK | frozenset(REASONS.values())
# How the reasons of those begin that have an id with them.
_SAME_ANIMAL = to_text(fact(ReasonCase.SAME_ANIMAL, id=0)).partition("0")[0]
# Adds in these states need work by a person.
_TO_WORK_ON = (State.REFUSED, State.UNCONFIRMED, State.DISCARDED)

_REFUSED = to_text(fact(ReasonCase.REFUSED))
_UNCONFIRMED = to_text(fact(ReasonCase.UNCONFIRMED))
_CANCELLED = to_text(fact(ReasonCase.CANCELLED))
_GIVEN_UP = to_text(fact(ReasonCase.DISCARDED))

_PAGE = 500

InWords = Callable[[str], str]

_log = logging.getLogger(__name__)


class About(Struct, frozen=True):
    """What a job keeps of its file: how to write one like it, and how many of its rows had ``problems``.

    ``asks`` if these wait for a person: of an older version's job, they ask nothing.
    """

    format: FileFormat = FileFormat.CSV
    reading: Reading = Reading()
    columns: tuple[str, ...] = ()
    problems: int = 0
    asks: bool = False


class AddedAnimal(Struct, frozen=True):
    """An animal that an import added, from the ``row`` with this number.

    ``id`` is None if the service did not state it. ``category`` is its name and number, or only its number;
    ``status`` is None if it was left to the service.
    """

    row: int
    id: int | None
    name: str
    category: str
    status: str | None


class Remaining(Struct, frozen=True):
    """The file with the rows that still need work: where it is, and how many rows it has."""

    path: Path
    rows: int


def about_job(job: Job) -> About:
    """Return what a job keeps of its file; nothing if that cannot be read."""
    try:
        return msgspec.convert(job.about, About)
    except msgspec.ValidationError:
        _log.warning("What job %s keeps of its file cannot be read", job.number)
        return About()


def is_same_file(job: Job, delivery: Delivery) -> bool:
    """Tell whether a job is one of the same file; rows of another sheet have the same numbers."""
    sheet = about_job(job).reading.sheet
    return (job.digest, sheet) == (delivery.digest, delivery.reading.sheet)


async def added_animals(
    outbox: Outbox, job: Job, category_names: Mapping[int, str]
) -> AsyncIterator[Sequence[AddedAnimal]]:
    """Yield the animals that a job added, in the order of the file, some hundred at a time."""
    async for page in pages_of_rows(outbox, job, (State.CREATED,)):
        yield [animal for result in page if (animal := _added(result, category_names)) is not None]


def rows_to_work_on(job: Job) -> int:
    """Return how many rows of a job still need work: those that ``write_remaining`` writes."""
    about = about_job(job)
    left_out = job.to_correct if about.asks else min(about.problems, job.left_out)
    return left_out + sum(job.counts.get(state, 0) for state in _TO_WORK_ON)


def what_row_has(job: Job, row: JobResult) -> Typed:
    """Return what a row that was left out asks for, as far as it can be read."""
    if row.to_correct is not None:
        return row.to_correct
    # An older version has kept its cells alone.
    about = about_job(job)
    columns = [title_key(title) for title in about.columns]
    texts = [
        next((cell for key, cell in zip(columns, row.cells, strict=False) if key in keys), "")
        for keys in (TITLES[field] for field in Field)
    ]
    return Typed(texts[0], texts[1])


def remaining_path(job: Job, path: Path) -> Path:
    """Return where ``write_remaining`` writes when it is given ``path``."""
    return written_path(path, about_job(job).format)


async def write_remaining(
    outbox: Outbox,
    job: Job,
    path: Path,
    in_words: InWords,
    *,
    may_replace: bool = True,
    with_alike: bool = False,
) -> Remaining:
    """Write the rows that still need work to a file like the imported one, with a column for the reason.

    ``in_words`` returns the words for a stored reason. ``with_alike`` writes also the rows that were left out
    because they are like something else: an import without a window shows these nowhere else. It writes to
    the ``remaining_path``, but never over the imported file, nor over another file there that is not ``path``
    or that it may not replace. Raises StorageError; an older file is unchanged then.
    """
    no_work = _NO_WORK if with_alike else _SEEN
    rows = [
        (result.cells, reason)
        async for page in pages_of_rows(outbox, job, _TO_WORK_ON, left_out=True, to_correct=True)
        for result in page
        if (reason := _reason(result, no_work))
    ]
    return await _write(about_job(job), rows, path, in_words, job.digest, may_replace=may_replace)


async def write_left_out(
    delivery: Delivery, job_rows: Iterable[JobRow], path: Path, in_words: InWords
) -> Remaining:
    """Write the rows of a delivery that nothing is sent of, as ``write_remaining`` does ``with_alike``."""
    about = About(delivery.format, delivery.reading, delivery.columns)
    rows = [(row.cells, row.reason) for row in job_rows if row.typed is None and row.reason not in _NO_WORK]
    return await _write(about, rows, path, in_words, delivery.digest, may_replace=True)


async def _write(
    about: About,
    rows: list[tuple[tuple[str, ...], str]],
    path: Path,
    in_words: InWords,
    digest: str,
    *,
    may_replace: bool,
) -> Remaining:
    # The column of an earlier file of this kind is replaced.
    kept = [title_key(title) != title_key(REASON_TITLE) for title in about.columns]
    columns, count = (*compress(about.columns, kept), REASON_TITLE), len(rows)
    write = partial(write_delivery, digest=digest, may_replace=may_replace)
    written = await asyncio.to_thread(
        write, path, about.format, about.reading, columns, _drained(rows, kept, in_words)
    )
    return Remaining(written, count)


async def pages_of_rows(
    outbox: Outbox,
    job: Job,
    states: Collection[State],
    *,
    left_out: bool = False,
    to_correct: bool = False,
) -> AsyncIterator[Sequence[JobResult]]:
    """Yield the rows of a job as ``Outbox.job_rows``, some hundred at a time. Raises StorageError."""
    after = 0
    while page := await outbox.job_rows(
        job.number, states, left_out=left_out, to_correct=to_correct, after=after, limit=_PAGE
    ):
        yield page
        after = page[-1].number


def _drained(
    rows: list[tuple[tuple[str, ...], str]], kept: Sequence[bool], in_words: InWords
) -> Iterator[tuple[str, ...]]:
    """Yield the cells to keep of each row, and its reason in words.

    Each is forgotten at once: to free 100,000 of them together would hold the window.
    """
    rows.reverse()
    while rows:
        cells, reason = rows.pop()
        # The service may have said what a terminal would obey, and we set apart what it said.
        yield *compress(cells, kept), printable(in_words(reason)).strip()


def _reason(result: JobResult, no_work: Collection[str]) -> str:
    """Return why a row still needs work; nothing if it needs none."""
    entry = result.entry
    if entry is None:
        is_seen = no_work is _SEEN and result.reason.startswith(_SAME_ANIMAL)
        return "" if is_seen or result.reason in no_work else result.reason
    if entry.state is State.REFUSED:
        return printable(entry.reason).strip() or _REFUSED
    if entry.state is State.UNCONFIRMED:
        return _UNCONFIRMED
    if result.reason:
        # It was left out first, and its cells are as they were then.
        return result.reason
    return _GIVEN_UP if entry.tries else _CANCELLED


def _added(result: JobResult, category_names: Mapping[int, str]) -> AddedAnimal | None:
    entry = result.entry
    if entry is None:
        return None
    category_id = read_int64(entry.typed.category)
    category = Category(category_id, category_names.get(category_id)).label
    return AddedAnimal(result.number, entry.animal_id, entry.typed.name, category, entry.typed.status)
