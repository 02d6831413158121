"""Writes rows of a delivery in its own format."""

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.domain.errors import StorageError
from menagerie.storage.whole_file import write_whole


def write_delivery(
    path: Path,
    file_format: FileFormat,
    reading: Reading,
    columns: Sequence[str],
    rows: Iterable[Sequence[str]],
) -> Path:
    """Write ``rows`` under ``columns`` as ``read_delivery`` reads them; return the path of the file.

    An older file is replaced in one step. Nothing writes XLS: it becomes XLSX, with that ending. It blocks.
    Raises StorageError.
    """
    text = io.StringIO(newline="")
    delimiter = "\t" if file_format is FileFormat.TSV else reading.delimiter or ","
    csv.writer(text, delimiter=delimiter).writerows([columns, *rows])
    try:
        write_whole(path, text.getvalue().encode("utf-8-sig"))
    except OSError as exc:
        raise StorageError(f"{path.name} can't be written. Choose another name or folder.") from exc
    return path
