"""Rows as text for the clipboard: TSV, JSON and Markdown, each with the columns that the service sends."""

import json
from collections.abc import Iterable

from menagerie.domain.columns import SENT_COLUMNS, Kind
from menagerie.domain.known import KnownAnimal


def as_tsv(rows: Iterable[KnownAnimal]) -> str:
    """Return tab-separated lines without a heading, as spreadsheets take them."""
    return "\n".join("\t".join(_cells(known)) for known in rows)


def as_json(rows: Iterable[KnownAnimal]) -> str:
    """Return a JSON array in the interface's field names (interface 2), without what is not stated."""
    records = [
        {column.key: value for column in SENT_COLUMNS if (value := column.value(known, None)) is not None}
        for known in rows
    ]
    return json.dumps(records, ensure_ascii=False, indent=2)


def as_markdown(rows: Iterable[KnownAnimal]) -> str:
    """Return a Markdown table."""
    lines = [
        [column.key for column in SENT_COLUMNS],
        ["---:" if column.kind is Kind.NUMBER else "---" for column in SENT_COLUMNS],
        *([_escaped(cell) for cell in _cells(known)] for known in rows),
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cells(known: KnownAnimal) -> list[str]:
    """Return each value in one line, nothing as an empty cell."""
    values = (column.value(known, None) for column in SENT_COLUMNS)
    return ["" if value is None else " ".join(str(value).split()) for value in values]


def _escaped(cell: str) -> str:
    return cell.replace("\\", "\\\\").replace("|", "\\|")
