"""Reads a delivery: a file, or pasted text, becomes a table of texts."""

import csv
import hashlib
import io
from pathlib import Path

import msgspec

from menagerie.deliveries.delivery import Delivery, FileFormat, Reading
from menagerie.domain.errors import UnreadableDeliveryError


def read_delivery(path: Path, reading: Reading = Reading()) -> Delivery:  # noqa: B008 - it cannot change
    """Read the file ``path``; ``reading`` says what is not to be found out. It blocks: call it on a thread.

    Raises UnreadableDeliveryError.
    """
    try:
        content = path.read_bytes()
    except OSError as exc:
        raise UnreadableDeliveryError(f"{path.name} can't be opened. Choose another file.") from exc
    return _read(content, path, reading)


def read_pasted(text: str, reading: Reading = Reading()) -> Delivery:  # noqa: B008 - it cannot change
    """Read text from the clipboard, as ``read_delivery`` reads a file."""
    return _read(text.encode(), None, reading)


def _read(content: bytes, path: Path | None, reading: Reading) -> Delivery:
    delimiter = reading.delimiter or ("\t" if b"\t" in content else ",")
    text = content.decode(reading.encoding or "utf-8-sig", errors="replace")
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))
    if not rows:
        raise UnreadableDeliveryError("There are no rows in it. Choose another file.")
    columns, *others = rows
    return Delivery(
        title=path.name if path is not None else "Pasted rows",
        path=path,
        format=FileFormat.TSV if delimiter == "\t" else FileFormat.CSV,
        reading=msgspec.structs.replace(reading, delimiter=delimiter, quote='"', header_row=1),
        sheets=(),
        columns=tuple(columns),
        rows=[tuple((row + [""] * len(columns))[: len(columns)]) for row in others],
        numbers=range(2, len(others) + 2),
        digest=hashlib.sha256(content).hexdigest(),
    )
