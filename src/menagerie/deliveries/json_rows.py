"""Reads JSON: an array of objects, an object with one such array, or an object on each line."""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from menagerie.deliveries.cells import Notes, check_width, cleaned, cleaned_rows
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.header import unique
from menagerie.deliveries.table import Table
from menagerie.domain.cases import DeliveryCase, DeliveryNoteCase
from menagerie.domain.errors import UnreadableDeliveryError

# Numbers stay as they are written: an ID keeps each of its digits.
_load = partial(json.loads, parse_int=str, parse_float=str, parse_constant=str)


def read_json(text: str, reading: Reading) -> Table:
    """Return the rows of a cleaned ``text``. Raises UnreadableDeliveryError."""
    try:
        found = _load(text)
    except RecursionError as exc:
        raise UnreadableDeliveryError(DeliveryCase.JSON_NESTED) from exc
    except ValueError as exc:
        lines = _read_lines(text)
        if lines is None:
            raise _invalid(exc) from exc
        return _table(FileFormat.JSON_LINES, reading, *lines)
    if isinstance(found, dict) and not any(map(_is_list_of_objects, found.values())):
        return _table(FileFormat.JSON_LINES, reading, [found], [1])
    objects = _objects(found)
    return _table(FileFormat.JSON, reading, objects, range(1, len(objects) + 1))


def _read_lines(text: str) -> tuple[list[dict[str, object]], list[int]] | None:
    """Return the objects, and the numbers of their lines; None where most lines are no objects.

    Raises UnreadableDeliveryError, which names the first of few lines that are none.
    """
    objects: list[dict[str, object]] = []
    numbers: list[int] = []
    others: list[int] = []
    # Not splitlines: JSON allows other separators inside a text.
    for number, line in enumerate(text.split("\n"), 1):
        if not line or line.isspace():
            continue
        try:
            one = _load(line)
        except (ValueError, RecursionError):
            one = None
        if isinstance(one, dict):
            objects.append(one)
            numbers.append(number)
        else:
            others.append(number)
    if len(objects) < len(others) or text.lstrip().startswith("["):
        return None
    if others:
        raise UnreadableDeliveryError(DeliveryCase.JSON_LINE_NOT_OBJECT, line=others[0])
    return objects, numbers


def _objects(found: object) -> Sequence[dict[str, object]]:
    if isinstance(found, dict):
        lists = [value for value in found.values() if _is_list_of_objects(value)]
        if len(lists) != 1:
            raise UnreadableDeliveryError(DeliveryCase.JSON_SEVERAL_LISTS)
        found = lists[0]
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise UnreadableDeliveryError(DeliveryCase.JSON_NOT_OBJECTS)
    return found


def _is_list_of_objects(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _table(
    file_format: FileFormat,
    reading: Reading,
    objects: Sequence[dict[str, object]],
    numbers: Sequence[int],
) -> Table:
    keys = list(dict.fromkeys(key for one in objects for key in one))
    check_width(len(keys))
    notes = Notes()
    rows = [
        [value if type(value) is str else _text(value, number, notes) for value in map(one.get, keys)]
        for number, one in zip(numbers, objects, strict=True)
    ]
    return Table(
        file_format,
        replace(reading, sheet=None, delimiter=None, quote=None, header_row=None),
        cleaned_rows(rows),
        numbers,
        notes,
        columns=unique(_titles(keys)),
    )


def _titles(keys: Iterable[str]) -> Iterator[str]:
    for place, key in enumerate(keys, 1):
        yield " ".join(cleaned(key).split()) or f"Column {place}"


def _text(value: object, row: int, notes: Notes) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    notes.add(DeliveryNoteCase.NESTED_VALUE, row)
    return json.dumps(value, ensure_ascii=False)


def _invalid(error: ValueError) -> UnreadableDeliveryError:
    if isinstance(error, json.JSONDecodeError):
        return UnreadableDeliveryError(DeliveryCase.JSON_INVALID_LINE, line=error.lineno)
    # A number is too long.
    return UnreadableDeliveryError(DeliveryCase.JSON_INVALID)
