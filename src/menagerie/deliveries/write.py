"""Writes rows in the format of the delivery they came from; no spreadsheet takes one for a formula."""

import codecs
import csv
import errno
import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from pathlib import Path

import msgspec

from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.formulas import defused
from menagerie.domain.cases import WritingCase, Written
from menagerie.domain.errors import StorageError
from menagerie.storage.replacement import Replacement

# With a mark, by which every program knows it, also where the computer's own encoding is another one.
_UNICODE = "utf-8-sig"
_XLSX_ENDING = ".xlsx"
# Rows written before the thread gives up the interpreter. Otherwise the window waits for Python to switch
# threads: 5 ms at each of its steps.
_ROWS_AT_A_STRETCH = 20

Rows = Iterable[Sequence[str]]
Write = Callable[[Replacement, Sequence[str], Rows], None]


def written_path(path: Path, file_format: FileFormat) -> Path:
    """Return where ``write_delivery`` writes: another path for XLS, which nothing writes. It becomes XLSX."""
    return path.with_suffix(_XLSX_ENDING) if _named(path, file_format) is FileFormat.XLS else path


def _named(path: Path, file_format: FileFormat) -> FileFormat:
    """Return the format that the name of a file states: ``file_format`` where it states none."""
    ending = path.suffix.lower().removeprefix(".")
    return FileFormat(ending) if ending in set(FileFormat) else file_format


def check_target(path: Path, file_format: FileFormat, digest: str = "", *, may_replace: bool = True) -> None:
    """Raise StorageError where ``write_delivery`` would write over what the person did not name.

    That is a file beside ``path`` that is there already, and the delivery itself, which has this ``digest``.
    It blocks.
    """
    target = written_path(path, file_format)
    try:
        if not target.is_file():
            return
        if not may_replace or target != path:
            raise StorageError(WritingCase.THERE_ALREADY, what=Written.ROWS, name=target.name)
        if digest and _digest(target) == digest:
            raise StorageError(WritingCase.IS_IMPORTED_FILE, what=Written.ROWS, name=target.name)
    except OSError as exc:
        raise storage_error(exc, target, Written.ROWS) from exc


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_delivery(
    path: Path,
    file_format: FileFormat,
    reading: Reading,
    columns: Sequence[str],
    rows: Rows,
    *,
    digest: str = "",
    may_replace: bool = True,
) -> Path:
    """Write ``rows`` under ``columns`` so that ``read_delivery`` reads the same; return the file's path.

    That is its ``written_path``. ``file_format`` counts where the name of the file states none. A text file
    keeps its delimiter, and becomes UTF-8 with a mark: an older encoding would have to be guessed again. An
    older file is replaced in one step, unless ``check_target`` refuses that. It blocks. Raises StorageError.
    """
    check_target(path, file_format, digest, may_replace=may_replace)
    path = written_path(path, file_format)
    file_format = _named(path, file_format)
    match file_format:
        case FileFormat.CSV | FileFormat.TSV:
            _replace(path, partial(_write_delimited, reading, file_format), columns, rows)
        case FileFormat.JSON:
            _replace(path, _write_json, columns, rows)
        case FileFormat.JSON_LINES:
            _replace(path, _write_json_lines, columns, rows)
        case FileFormat.ODS | FileFormat.XLSX | FileFormat.XLS:
            # Imported here: only workbooks need it.
            from menagerie.deliveries import sheets  # noqa: PLC0415 - see above

            write = sheets.write_ods if file_format is FileFormat.ODS else sheets.write_xlsx
            _replace(path, write, columns, rows)
    return path


def _replace(path: Path, write: Write, columns: Sequence[str], rows: Rows) -> None:
    try:
        file = Replacement(path)
        try:
            write(file, columns, _in_stretches(rows))
            file.complete()
        finally:
            file.discard()
    except OSError as exc:
        raise storage_error(exc, path, Written.ROWS) from exc


def _in_stretches(rows: Rows) -> Iterator[Sequence[str]]:
    for number, row in enumerate(rows, 1):
        yield row
        if number % _ROWS_AT_A_STRETCH == 0:
            time.sleep(0)


class _Encoded:
    """Encodes what a csv.writer writes."""

    def __init__(self, file: Replacement) -> None:
        self._file = file
        # It writes the mark once.
        self._encode = codecs.getincrementalencoder(_UNICODE)().encode

    def write(self, text: str) -> int:
        return self._file.write(self._encode(text))


def _write_delimited(
    reading: Reading,
    file_format: FileFormat,
    file: Replacement,
    columns: Sequence[str],
    rows: Rows,
) -> None:
    writer = csv.writer(
        _Encoded(file),
        delimiter=reading.delimiter or ("\t" if file_format is FileFormat.TSV else ","),
        lineterminator="\r\n",
        # Quoted text stays in its cell also in locales that separate lists by another character. Spreadsheets
        # know the usual mark alone, and so does ``delimited`` where a text has it.
        quoting=csv.QUOTE_ALL,
    )
    writer.writerows([defused(cell) for cell in row] for row in chain([columns], rows))


def _write_json(file: Replacement, columns: Sequence[str], rows: Rows) -> None:
    between = b"[\n"
    for row in rows:
        file.write(between + _object(columns, row))
        between = b",\n"
    file.write(b"\n]\n" if between.startswith(b",") else b"[]\n")


def _write_json_lines(file: Replacement, columns: Sequence[str], rows: Rows) -> None:
    for row in rows:
        file.write(_object(columns, row) + b"\n")


def _object(columns: Sequence[str], row: Sequence[str]) -> bytes:
    return msgspec.json.encode(dict(zip(columns, row, strict=True)))


def storage_error(error: OSError, path: Path, what: Written) -> StorageError:
    """Return the StorageError to show for an ``error`` in replacing the file ``path``."""
    detail = error.strerror or type(error).__name__
    values = {"what": what, "name": path.name, "folder": str(path.parent), "detail": detail}
    return StorageError(_case(error), **values)


def _case(error: OSError) -> WritingCase:
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return WritingCase.DISK_FULL
        case errno.EFBIG:
            return WritingCase.TOO_LARGE_FOR_DISK
        case errno.EACCES | errno.EPERM:
            return WritingCase.PROTECTED
        case errno.EROFS | errno.ENOENT | errno.ENOTDIR:
            return WritingCase.NO_FOLDER
        case errno.EISDIR:
            return WritingCase.THERE_ALREADY
        case _:
            return WritingCase.FAILED
