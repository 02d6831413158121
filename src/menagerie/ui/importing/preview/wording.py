"""What the import window says: about rows, about time, and why nothing can be added yet."""

import math

from menagerie.deliveries.delivery import Delivery, FileFormat
from menagerie.domain.plan import Plan
from menagerie.governor.states import PlanSource
from menagerie.outbox.entry import State
from menagerie.outbox.job import Job
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import about_duration, day_and_time, listed, number, quoted
from menagerie.ui.words.filling import joined
from menagerie.ui.words.messages import encoding_word, words
from menagerie.ui.words.states import AddState, counted, state_word
from menagerie.workflows.importing.choices import Field
from menagerie.workflows.importing.likeness import Alike, Likeness
from menagerie.workflows.importing.preview import PreviewCounts, PreviewRow
from menagerie.workflows.importing.start import Estimate

FORMATS = {
    FileFormat.CSV: "CSV",
    FileFormat.TSV: "TSV",
    FileFormat.XLSX: "Excel",
    FileFormat.XLS: "Excel 97",
    FileFormat.ODS: "OpenDocument",
    FileFormat.JSON: "JSON",
    FileFormat.JSON_LINES: "JSON Lines",
}
_LONGEST_SHEET = 40
_TAB = "\t"


def field_title(field: Field) -> str:
    """Return the title of a field."""
    match field:
        case Field.NAME:
            return translate("importing", "Name")
        case Field.CATEGORY:
            return translate("importing", "Category")
        case Field.STATUS:
            return translate("importing", "Status")


def delimiter_word(delimiter: str) -> str:
    """Return the word for the character between two cells."""
    words = {
        ",": translate("importing", "comma"),
        ";": translate("importing", "semicolon"),
        _TAB: translate("importing", "tab"),
        "|": translate("importing", "vertical bar"),
    }
    return words.get(delimiter, quoted(delimiter))


def delimiter_choice(delimiter: str) -> str:
    """Return the word for the character between two cells, as it stands alone."""
    words = {
        ",": translate("importing", "Comma"),
        ";": translate("importing", "Semicolon"),
        _TAB: translate("importing", "Tab", "The character between two cells"),
        "|": translate("importing", "Vertical bar"),
    }
    return words.get(delimiter, quoted(delimiter))


def header_words(row: int) -> str:
    """Return in words where the titles of the columns are."""
    return (
        translate("importing", "titles in row {n}").format(n=number(row))
        if row
        else translate("importing", "no titles")
    )


def header_choice(row: int) -> str:
    """Return where the titles of the columns are, as it stands alone."""
    if not row:
        return translate("importing", "No titles")
    return translate("importing", "Titles in row {n}").format(n=number(row))


def read_as(delivery: Delivery) -> str:
    """Return in one line how a delivery was read: ``CSV, UTF-8, semicolon, titles in row 1``."""
    reading, parts = delivery.reading, [FORMATS[delivery.format]]
    if reading.sheet is not None:
        sheet = isolated(in_one_line(reading.sheet, _LONGEST_SHEET))
        parts.append(translate("importing", "sheet “{name}”").format(name=sheet))
    if reading.encoding is not None:
        parts.append(encoding_word(reading.encoding))
    if reading.delimiter is not None:
        parts.append(delimiter_word(reading.delimiter))
    if reading.header_row is not None:
        parts.append(header_words(reading.header_row))
    return translate("importing", "Read as: {parts}").format(parts=listed(parts))


def animals(count: int) -> str:
    """Return a number of animals in words."""
    return translate("importing", "%Ln animal(s)", n=count)


def summary(counts: PreviewCounts) -> str:
    """Return what the rows are: ``480 rows, 470 ready, 4 left out``."""
    parts = [translate("importing", "%Ln row(s)", n=counts.rows)]
    parts.append(translate("importing", "%Ln ready", "Rows", n=counts.ready))
    if counts.left_out:
        parts.append(counted(AddState.LEFT_OUT, counts.left_out))
    return listed(parts)


def row_note(row: PreviewRow) -> str:
    """Return what is to be said of a row: its problems, what it is like, or that it is left out."""
    left_out = state_word(AddState.LEFT_OUT)
    if row.problems:
        return joined(map(words, dict.fromkeys(problem.fact for problem in row.problems)))
    if row.likeness is not None and row.likeness.alike is not Alike.NOTHING:
        note = _like(row.likeness)
        if row.is_included or row.likeness.alike is Alike.OTHER_ROW:
            return note
        return translate("importing", "{what} · {state}").format(what=note, state=left_out)
    return "" if row.is_included else left_out


def _like(likeness: Likeness) -> str:
    number_needed = {
        Alike.OTHER_ROW: translate("importing", "Same as row {n}"),
        Alike.KNOWN: translate("importing", "Like animal #{n}"),
        Alike.SAME_ANIMAL: translate("importing", "Animal #{n}, which an import cannot change"),
    }.get(likeness.alike)
    if number_needed is not None:
        if likeness.number is None:
            return translate("importing", "Another one is the same")
        return number_needed.format(n=likeness.number)
    return {
        Alike.WAITING: translate("importing", "Waiting in the outbox already"),
        Alike.DISCARDED: translate("importing", "A discarded add may be the same"),
        Alike.IMPORTED: translate("importing", "Added by an earlier import"),
        Alike.COLLEAGUE: translate("importing", "A colleague adds one like it"),
        Alike.TOTAL: translate("importing", "Looks like a total"),
    }[likeness.alike]


def estimate_words(estimate: Estimate, plan: Plan, source: PlanSource) -> str:
    """Return how long it takes: ``480 requests, about 8 minutes on Free; 1,000 a day``.

    A plan that is only assumed is a condition: ``480 requests, about 8 minutes if the plan is Free``.
    """
    is_assumed = source is PlanSource.ASSUMED
    text = (
        translate("importing", "%Ln request(s), {time} if the plan is {plan}", n=estimate.requests)
        if is_assumed
        else translate("importing", "%Ln request(s), {time} on {plan}", n=estimate.requests)
    )
    text = text.format(time=about_duration(math.ceil(estimate.seconds)), plan=plan.name)
    if is_assumed or plan.per_day is None:
        return text
    a_day = translate("importing", "{n} a day").format(n=number(plan.per_day))
    return translate("importing", "{text}; {a_day}").format(text=text, a_day=a_day)


def imported_before(job: Job, now: float) -> str:
    """Return when the same file was imported, and what became of it."""
    text = translate("importing", "You imported this file {when}: {added}")
    added = counted(AddState.ADDED, job.counts.get(State.CREATED, 0))
    return text.format(when=day_and_time(job.begun_at, now), added=added)
