"""Maps the columns of a delivery as the options say, checks its rows, and says what was found."""

import argparse
from collections.abc import Mapping

from menagerie.app.importing.named_file import stated_by
from menagerie.app.importing.speaking import MOST_LISTED, Voice
from menagerie.catalogue.catalogue import Catalogue
from menagerie.deliveries.delivery import Delivery
from menagerie.domain.animal import PetStatus
from menagerie.domain.cases import DeliveryNoteCase
from menagerie.ui.importing.preview.wording import row_note
from menagerie.ui.look.wording import listed
from menagerie.ui.words.command import Said, said
from menagerie.ui.words.facts import stored_words, words
from menagerie.workflows.importing.choices import Field
from menagerie.workflows.importing.layouts import Layouts, Place
from menagerie.workflows.importing.mapping import notes_about, propose
from menagerie.workflows.importing.preview import Preview
from menagerie.workflows.importing.stated import check_names
from menagerie.workflows.queue.send_queue import SendQueue

_ABOUT_ENCODING = frozenset((DeliveryNoteCase.ENCODING_GUESSED, DeliveryNoteCase.ENCODING_MISFIT))


async def check(
    options: argparse.Namespace,
    delivery: Delivery,
    layouts: Layouts,
    place: Place,
    catalogue: Catalogue,
    queue: SendQueue,
    voice: Voice,
) -> Preview:
    """Return the preview of a delivery, checked and compared, and say what is wrong with its rows.

    Raises UnusableMappingError, and StorageError where the known animals cannot be read.
    """
    title = stored_words(delivery.title)
    voice.say(
        "read",
        said(Said.READ, file=title, n=len(delivery.rows)),
        file=title,
        format=str(delivery.format),
        rows=len(delivery.rows),
        columns=list(delivery.columns),
        sheet=delivery.reading.sheet,
        sheets=list(delivery.sheets),
    )
    for note in delivery.notes:
        voice.say("note", words(note))
    if _ABOUT_ENCODING.intersection(note.case for note in delivery.notes):
        example = "windows-1250" if delivery.reading.encoding == "cp1252" else "windows-1252"
        voice.say("note", said(Said.ENCODING_OPTION, example=example))
    names = await catalogue.category_names()
    remembered = None if options.ignores_layout else layouts.find(delivery, place)
    proposed = propose(delivery, None, names) if remembered is None else remembered
    choices = stated_by(options).apply(delivery, proposed)
    for note in notes_about(delivery, choices, names):
        voice.say("note", words(note))
        if note.case is DeliveryNoteCase.COLUMNS_ALIKE:
            voice.say("note", said(Said.CHOOSE_COLUMN))
    check_names(delivery, choices)
    preview = Preview(delivery, choices, names)
    await preview.check()
    await preview.compare(catalogue, queue.outbox, queue.colleagues)
    for note in preview.notes:
        voice.say("note", words(note))
    if options.skips_hidden:
        await preview.include_hidden(wanted=False)
    _say_checked(preview, voice, is_remembered=remembered is not None)
    return preview


def _say_checked(preview: Preview, voice: Voice, *, is_remembered: bool) -> None:
    counts, columns = preview.counts, preview.delivery.columns
    found = {
        str(field): columns[place] for field, place in preview.choices.columns.items() if place is not None
    }
    fixed = {str(field): text for field, text in preview.choices.fixed.items() if text}
    if is_remembered:
        voice.say("note", said(Said.REMEMBERED))
    columns_found = (said(Said.FIELD_FROM, field=field, title=title) for field, title in found.items())
    voice.say("note", said(Said.COLUMNS, list=listed(columns_found)))
    if fixed:
        texts = listed(f"{field} {text}" for field, text in fixed.items())
        voice.say("note", said(Said.FIXED, list=texts))
    statuses, categories = preview.chosen_words()
    _say_words(statuses, categories, voice)
    problems = 0
    for row in preview.job_rows():
        if row.typed is None:
            problems += 1
            reason = stored_words(row.reason)
            is_listed = problems <= MOST_LISTED
            sentence = said(Said.PROBLEM, row=row.number, reason=reason) if is_listed else ""
            voice.say("problem", sentence, row=row.number, reason=reason)
    if problems > MOST_LISTED:
        voice.say("note", said(Said.MORE_ROWS, n=problems - MOST_LISTED))
    _say_doubles(preview, voice)
    left_out = counts.rows - counts.ready
    voice.say(
        "checked",
        said(Said.CHECKED_LEFT_OUT if left_out else Said.CHECKED, n=counts.ready, left_out=left_out),
        rows=counts.rows,
        ready=counts.ready,
        problems=counts.problems,
        alike=counts.alike,
        left_out=counts.left_out,
        columns=found,
        fixed=fixed,
        remembered=is_remembered,
        words={str(Field.STATUS): statuses, str(Field.CATEGORY): categories},
    )


def _say_doubles(preview: Preview, voice: Voice) -> None:
    """Say which rows are the same as others: they may stand in the file once too often."""
    doubles = preview.doubles()
    for row in map(preview.row, doubles[:MOST_LISTED]):
        voice.say("note", said(Said.PROBLEM, row=row.number, reason=row_note(row)))
    if len(doubles) > MOST_LISTED:
        voice.say("note", said(Said.MORE_ROWS, n=len(doubles) - MOST_LISTED))


def _say_words(statuses: Mapping[str, PetStatus | None], categories: Mapping[str, int], voice: Voice) -> None:
    """Say what words mean because a person chose it for an earlier file."""
    meanings = [
        *(
            said(Said.WORD_NOT_SET, word=word)
            if status is None
            else said(Said.WORD_STATUS, word=word, status=str(status))
            for word, status in statuses.items()
        ),
        *(said(Said.WORD_CATEGORY, word=word, number=number) for word, number in categories.items()),
    ]
    if meanings:
        voice.say("note", said(Said.WORDS, list=listed(meanings)))
