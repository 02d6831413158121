"""What the import window says: about rows, about time, and why nothing can be added yet."""

import math

from menagerie.deliveries.delivery import Delivery, FileFormat
from menagerie.domain.plan import Plan
from menagerie.outbox.entry import State
from menagerie.outbox.job import Job
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.look.wording import day_and_time, duration, number, translate
from menagerie.workflows.importing.choices import Field
from menagerie.workflows.importing.estimate import Estimate
from menagerie.workflows.importing.likeness import Alike, Likeness
from menagerie.workflows.importing.preview import PreviewCounts, PreviewRow

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
            return translate("Name")
        case Field.CATEGORY:
            return translate("Category")
        case Field.STATUS:
            return translate("Status")


def delimiter_word(delimiter: str) -> str:
    """Return the word for the character between two cells."""
    words = {
        ",": translate("comma"),
        ";": translate("semicolon"),
        _TAB: translate("tab"),
        "|": translate("vertical bar"),
    }
    return words.get(delimiter, f"“{delimiter}”")


def header_words(row: int) -> str:
    """Return in words where the titles of the columns are."""
    return translate("titles in row {n}").format(n=number(row)) if row else translate("no titles")


def read_as(delivery: Delivery) -> str:
    """Return in one line how a delivery was read: ``CSV, UTF-8, semicolon, titles in row 1``."""
    reading, parts = delivery.reading, [FORMATS[delivery.format]]
    if reading.sheet is not None:
        sheet = isolated(in_one_line(reading.sheet, _LONGEST_SHEET))
        parts.append(translate("sheet “{name}”").format(name=sheet))
    if reading.encoding is not None:
        parts.append(reading.encoding.upper())
    if reading.delimiter is not None:
        parts.append(delimiter_word(reading.delimiter))
    if reading.header_row is not None:
        parts.append(header_words(reading.header_row))
    return translate("Read as: {parts}").format(parts=", ".join(parts))


def animals(count: int) -> str:
    """Return a number of animals in words."""
    return translate("1 animal") if count == 1 else translate("{n} animals").format(n=number(count))


def summary(counts: PreviewCounts) -> str:
    """Return what the rows are: ``480 rows, 470 ready, 4 left out``."""
    parts = [translate("1 row") if counts.rows == 1 else translate("{n} rows").format(n=number(counts.rows))]
    parts.append(translate("{n} ready").format(n=number(counts.ready)))
    if counts.left_out:
        parts.append(translate("{n} left out").format(n=number(counts.left_out)))
    return ", ".join(parts)


def row_note(row: PreviewRow) -> str:
    """Return what is to be said of a row: its problems, what it is like, or that it is left out."""
    if row.problems:
        return " ".join(problem.message for problem in row.problems)
    if row.likeness is not None and row.likeness.alike is not Alike.NOTHING:
        note = _like(row.likeness)
        if row.is_included or row.likeness.alike is Alike.OTHER_ROW:
            return note
        return translate("{what}: left out").format(what=note)
    return "" if row.is_included else translate("Left out")


def _like(likeness: Likeness) -> str:
    text = {
        Alike.OTHER_ROW: translate("Same as row {n}"),
        Alike.KNOWN: translate("Like animal #{n}"),
        Alike.WAITING: translate("Waiting in the outbox already"),
        Alike.IMPORTED: translate("Added by an earlier import"),
    }[likeness.alike]
    if likeness.number is None and "{n}" in text:
        return translate("Another one is the same")
    return text.format(n=likeness.number)


def estimate_words(estimate: Estimate, plan: Plan) -> str:
    """Return how long it takes: ``480 requests, about 8 minutes on Free; 1,000 a day``."""
    requests = (
        translate("1 request")
        if estimate.requests == 1
        else translate("{n} requests").format(n=number(estimate.requests))
    )
    text = translate("{requests}, about {time} on {plan}").format(
        requests=requests, time=duration(math.ceil(estimate.seconds)).removeprefix("about "), plan=plan.name
    )
    if plan.per_day is None:
        return text
    a_day = translate("{n} a day").format(n=number(plan.per_day))
    return translate("{text}; {a_day}").format(text=text, a_day=a_day)


def imported_before(job: Job, now: float) -> str:
    """Return when the same file was imported, and what became of it."""
    text = translate("You imported this file {when}: {n} added.")
    added = job.counts.get(State.CREATED, 0)
    return text.format(when=day_and_time(job.begun_at, now), n=number(added))
