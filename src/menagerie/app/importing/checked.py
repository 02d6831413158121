"""Maps the columns of a delivery as the options say, checks its rows, and says what was found."""

import argparse

from menagerie.app.importing.named_file import stated_by
from menagerie.app.importing.speaking import MOST_LISTED, Voice, count_of
from menagerie.catalogue.catalogue import Catalogue
from menagerie.deliveries.delivery import Delivery
from menagerie.outbox.store import Outbox
from menagerie.workflows.importing.layouts import Layouts
from menagerie.workflows.importing.mapping import propose
from menagerie.workflows.importing.preview import Preview
from menagerie.workflows.importing.stated import check_names


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
    choices = stated_by(options).apply(delivery, propose(delivery, layouts, names))
    check_names(delivery, choices)
    preview = Preview(delivery, choices, names)
    await preview.check()
    await preview.compare(catalogue, outbox)
    _say_checked(preview, voice)
    return preview


def _say_checked(preview: Preview, voice: Voice) -> None:
    counts, columns = preview.counts, preview.delivery.columns
    found = {
        str(field): columns[place] for field, place in preview.choices.columns.items() if place is not None
    }
    fixed = {str(field): text for field, text in preview.choices.fixed.items() if text}
    words = ", ".join(f"{field} from “{title}”" for field, title in found.items())
    voice.say("note", f"Columns: {words}.")
    if fixed:
        words = ", ".join(f"{field} {text}" for field, text in fixed.items())
        voice.say("note", f"For rows that have none: {words}.")
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
        fixed=fixed,
    )
