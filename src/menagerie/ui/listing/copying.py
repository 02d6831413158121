"""Rows as text for the clipboard: TSV, JSON and Markdown."""

import json
from collections.abc import Iterable

from menagerie.domain.animal import Animal

_FIELDS = ("id", "name", "categoryId", "status")


def as_tsv(animals: Iterable[Animal]) -> str:
    """Return tab-separated lines without a heading, as spreadsheets take them."""
    return "\n".join("\t".join(_one_line(cell) for cell in _cells(animal)) for animal in animals)


def as_json(animals: Iterable[Animal]) -> str:
    """Return a JSON array in the interface's field names (interface 2); no status where none is stated."""
    return json.dumps([_record(animal) for animal in animals], ensure_ascii=False, indent=2)


def as_markdown(animals: Iterable[Animal]) -> str:
    """Return a Markdown table."""
    lines = ["| " + " | ".join(_FIELDS) + " |", "| ---: | --- | ---: | --- |"]
    lines += ["| " + " | ".join(_escaped(cell) for cell in _cells(animal)) + " |" for animal in animals]
    return "\n".join(lines)


def _cells(animal: Animal) -> tuple[str, str, str, str]:
    return str(animal.id), animal.name, str(animal.category_id), animal.status or ""


def _record(animal: Animal) -> dict[str, object]:
    record: dict[str, object] = {"id": animal.id, "name": animal.name, "categoryId": animal.category_id}
    if animal.status is not None:
        record["status"] = animal.status
    return record


def _one_line(cell: str) -> str:
    return " ".join(cell.split())


def _escaped(cell: str) -> str:
    return _one_line(cell).replace("\\", "\\\\").replace("|", "\\|")
