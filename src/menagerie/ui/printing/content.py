"""Reads what is printed, in portions that leave the window its time."""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import KnownAnimal
from menagerie.domain.columns import CATEGORY, ID, NAME, STATUS, Column, Kind
from menagerie.outbox.job import Job
from menagerie.outbox.store import Outbox
from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.look.plain_text import in_one_line, in_sentence, isolated
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import (
    category_text,
    cell_text,
    column_title,
    date_and_time,
    number,
    status_word,
)
from menagerie.ui.printing.label_document import LABEL_COLUMNS, Label
from menagerie.ui.printing.list_document import PrintedList
from menagerie.ui.printing.pages import Portion
from menagerie.ui.words.messages import stored_words
from menagerie.ui.words.states import all_counted, counts_by_state

if TYPE_CHECKING:
    from menagerie.workflows.export import OnScreen


class ShownList(Struct, frozen=True):
    """The list as the window shows it; ``filters`` says in words which rows these are."""

    environment: Environment
    on_screen: "OnScreen"
    columns: Sequence[Column]
    names: Mapping[int, str]
    filters: str


async def read_list(shown: ShownList, now: float) -> PrintedList:
    """Return the list as the window shows it. Raises StorageError."""
    rows, portion = list[Sequence[str]](), Portion()
    async for block in shown.on_screen.blocks(shown.on_screen.ids):
        for known in block:
            rows.append([_text(known, column, shown.names, now) for column in shown.columns])
            if portion.is_over:
                await portion.rest()
    source = source_and_time(shown.environment.name, now)
    counted = translate("printing", "Animals: {n}").format(n=number(len(rows)))
    return PrintedList(
        translate("printing", "Animals"),
        (source, shown.filters, counted),
        rehearsal_warning(shown.environment),
        source,
        [column_title(column) for column in shown.columns],
        rows,
        shown.columns.index(NAME),
    )


async def read_note(outbox: Outbox, catalogue: Catalogue, environment: Environment, job: Job) -> PrintedList:
    """Return the delivery note of an import. Raises StorageError."""
    from menagerie.workflows.importing import added_animals  # noqa: PLC0415 - for imports alone

    rows, codes, portion = list[Sequence[str]](), list[str](), Portion()
    async for batch in added_animals(outbox, job, await catalogue.category_names()):
        for animal in batch:
            code = "" if animal.id is None else str(animal.id)
            status = status_word(animal.status)
            rows.append((in_one_line(animal.name), animal.category, status, f"#{code}" if code else "–"))
            codes.append(code)
            if portion.is_over:
                await portion.rest()
    return PrintedList(
        translate("printing", "Delivery note – {name}").format(name=in_one_line(stored_words(job.title))),
        heading(job, environment),
        rehearsal_warning(environment),
        source_and_time(environment.name, job.begun_at),
        [column_title(column) for column in (NAME, CATEGORY, STATUS, ID)],
        rows,
        codes=codes,
    )


def heading(job: Job, environment: Environment) -> tuple[str, str]:
    """Return the lines below the title of a delivery note: where, when and by whom, and how it ended."""
    text = translate("importing", "Added to {environment} on {when} by {who}")
    if not job.who:
        text = translate("importing", "Added to {environment} on {when}")
    return (
        text.format(
            environment=in_sentence(environment.name),
            when=date_and_time(job.begun_at),
            who=in_sentence(job.who),
        ),
        all_counted(counts_by_state(job.counts, job.left_out)),
    )


async def read_labels(
    blocks: AsyncIterator[Sequence[KnownAnimal]], names: Mapping[int, str], now: float
) -> Sequence[Label]:
    """Return a label for each animal; ``names`` are those of categories. Raises StorageError."""
    labels, portion = list[Label](), Portion()
    async for block in blocks:
        for known in block:
            texts = [_label_text(known, column, names, now) for column in LABEL_COLUMNS]
            labels.append(Label(texts, str(known.animal.id)))
            if portion.is_over:
                await portion.rest()
    return labels


async def added_blocks(
    outbox: Outbox, catalogue: Catalogue, job: Job
) -> AsyncIterator[Sequence[KnownAnimal]]:
    """Yield what is known of the animals that an import added. Raises StorageError."""
    from menagerie.workflows.importing import added_animals  # noqa: PLC0415 - for imports alone

    async for batch in added_animals(outbox, job, {}):
        async for block in catalogue.blocks([animal.id for animal in batch if animal.id is not None]):
            yield block


def source_and_time(environment: str, now: float) -> str:
    """Return where the animals come from, and when they were listed."""
    text = translate("printing", "{environment}, {when}")
    # From right to left, the day would otherwise stand with a Latin name, away from its month.
    return text.format(environment=isolated(in_one_line(environment)), when=isolated(date_and_time(now)))


def _text(known: KnownAnimal, column: Column, names: Mapping[int, str], now: float) -> str:
    if column is CATEGORY:
        category = known.animal.category_id
        return category_text(category, names.get(category))
    value = column.value(known, None)
    if column.kind is Kind.TIME and value is not None:
        # Paper is read on another day.
        return date_and_time(float(value))
    return in_one_line(cell_text(column, value, now))


def _label_text(known: KnownAnimal, column: Column, names: Mapping[int, str], now: float) -> str:
    if column is CATEGORY:
        # On a price tag, a number that customers do not know says nothing.
        return in_one_line(names.get(known.animal.category_id, ""))
    if column is STATUS and known.animal.status is None:
        return ""
    return f"#{known.animal.id}" if column is ID else _text(known, column, names, now)


def rehearsal_warning(environment: Environment) -> str:
    """Return what stands on each page about animals that are not in the live catalogue, else nothing."""
    match environment.id:
        case EnvironmentId.PRODUCTION:
            return ""
        case EnvironmentId.STAGING:
            return translate("session", "Rehearsal in Staging: these animals are not in the live catalogue.")
        case EnvironmentId.SANDBOX:
            return translate(
                "session", "Practice in the sandbox: these animals are not in the live catalogue."
            )
