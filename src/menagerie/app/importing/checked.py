"""Maps the columns of a delivery as the options say, checks its rows, and says what was found."""

import argparse

from msgspec.structs import replace

from menagerie.app.importing.speaking import MOST_LISTED, Voice, count_of
from menagerie.catalogue.catalogue import Catalogue
from menagerie.deliveries.delivery import Delivery
from menagerie.domain.errors import InputError
from menagerie.outbox.store import Outbox
from menagerie.workflows.importing.choices import Choices, Field, word_key
from menagerie.workflows.importing.layouts import Layouts
from menagerie.workflows.importing.mapping import propose
from menagerie.workflows.importing.preview import Preview


class UnusableMappingError(InputError):
    """The columns that were chosen, or that were found, cannot be used."""

    title = "The columns do not fit"


async def check(
    options: argparse.Namespace,
    delivery: Delivery,
    layouts: Layouts,
    catalogue: Catalogue,
    outbox: Outbox,
    voice: Voice,
) -> Preview:
    """Return the preview of a delivery, checked and compared, and say what is wrong with its rows.

    Raises UnusableMappingError, and StorageError where the known animals cannot be read.
    """
    voice.say(
        "read",
        f"{delivery.title}: {count_of(len(delivery.rows), 'row')}.",
        file=delivery.title,
        format=str(delivery.format),
        rows=len(delivery.rows),
        columns=list(delivery.columns),
    )
    for note in delivery.notes:
        voice.say("note", note)
    names = await catalogue.category_names()
    preview = Preview(delivery, mapped(options, delivery, propose(delivery, layouts, names)), names)
    await preview.check()
    await preview.compare(catalogue, outbox)
    _say_checked(preview, voice)
    return preview


def mapped(options: argparse.Namespace, delivery: Delivery, proposed: Choices) -> Choices:
    """Return the proposed choices with those of the options. Raises UnusableMappingError."""
    columns = dict(proposed.columns)
    for title, field in options.columns:
        place = _place(title, delivery)
        # A column that was proposed for another field has been chosen for this one.
        columns = {one: None if old == place else old for one, old in columns.items()} | {Field(field): place}
    fixed = {Field.CATEGORY: options.category, Field.STATUS: options.status}
    chosen = {field: text for field, text in fixed.items() if text is not None}
    if columns.get(Field.NAME) is None:
        raise UnusableMappingError(
            f"No column seems to have the names. Nothing was sent. Say which one has: --map COLUMN=name, of "
            f"{_listed(delivery)}."
        )
    return replace(proposed, columns=columns, fixed={**proposed.fixed, **chosen})


def _place(title: str, delivery: Delivery) -> int:
    """Return the place of the column with this title, or else with this number."""
    key = word_key(title)
    places = [place for place, column in enumerate(delivery.columns) if word_key(column) == key]
    if len(places) > 1:
        raise UnusableMappingError(f"Several columns are called “{title}”. Nothing was sent. Use its number.")
    if places:
        return places[0]
    if title.isdecimal() and 0 < int(title) <= len(delivery.columns):
        return int(title) - 1
    raise UnusableMappingError(
        f"There is no column “{title}”. Nothing was sent. The columns are {_listed(delivery)}."
    )


def _listed(delivery: Delivery) -> str:
    return ", ".join(f"{number} “{column}”" for number, column in enumerate(delivery.columns, start=1))


def _say_checked(preview: Preview, voice: Voice) -> None:
    counts, columns = preview.counts, preview.delivery.columns
    found = {
        str(field): columns[place] for field, place in preview.choices.columns.items() if place is not None
    }
    words = ", ".join(f"{field} from “{title}”" for field, title in found.items())
    voice.say("note", f"Columns: {words}.")
    listed = 0
    for row in preview.job_rows():
        if row.typed is None:
            listed += 1
            sentence = f"Row {row.number}: {row.reason}" if listed <= MOST_LISTED else ""
            voice.say("problem", sentence, row=row.number, reason=row.reason)
    if listed > MOST_LISTED:
        voice.say("note", f"And {listed - MOST_LISTED} more rows.")
    left_out = counts.rows - counts.ready
    voice.say(
        "checked",
        f"{count_of(counts.ready, 'animal')} to add" + (f", {left_out} left out." if left_out else "."),
        rows=counts.rows,
        ready=counts.ready,
        problems=counts.problems,
        alike=counts.alike,
        left_out=counts.left_out,
        columns=found,
    )
