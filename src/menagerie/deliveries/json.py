"""Reads JSON: the list of animals in it, wherever it stands, or an object on each line.

A list is an array of objects; arrays under titles; objects in an object, by their identifiers; or arrays of
equal length, or objects with the same keys, by the titles of columns.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from msgspec.structs import replace

from menagerie.deliveries.cells import (
    Notes,
    cleaned,
    cleaned_rows,
    with_error,
)
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.table import Table, check_width, unique
from menagerie.domain.cases import DeliveryCase, DeliveryNoteCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.titles import MOST_ALIKE, is_word_for_animals, likeness_to_animals

Object = dict[str, Any]

# Objects of a list that are looked at.
_LOOKED_AT = 20
# The title of the keys by which objects stand in another one.
_KEY = "Key"


def _object(members: list[tuple[str, object]]) -> Object:
    """Return an object; of members with the same key and different values, a list, which no field takes."""
    found = dict(members)
    if len(found) == len(members):
        return found
    values: dict[str, list[object]] = {}
    for key, value in members:
        values.setdefault(key, []).append(value)
    return {key: some[0] if all(one == some[0] for one in some) else some for key, some in values.items()}


# Numbers stay as they are written: an ID keeps each of its digits. Only what is none, as NaN, is a float.
_load = partial(json.loads, parse_int=str, parse_float=str, object_pairs_hook=_object)


class _List(NamedTuple):
    """A list of objects, and the key that it has in the file."""

    name: str
    rows: list[Object]


def read_json(text: str, reading: Reading) -> Table:
    """Return the rows of a cleaned ``text``. Raises UnreadableDeliveryError."""
    try:
        found = _load(text)
    except RecursionError as exc:
        raise UnreadableDeliveryError(DeliveryCase.JSON_INVALID) from exc
    except ValueError as exc:
        lines = _read_lines(text)
        if lines is None:
            raise _invalid(exc) from exc
        return _table(FileFormat.JSON_LINES, reading, *lines)
    try:
        lists = list(_lists(found, ""))
    except RecursionError as exc:
        raise UnreadableDeliveryError(DeliveryCase.JSON_INVALID) from exc
    ranks = [_likeness(one.rows) for one in lists]
    known = [one for one, rank in zip(lists, ranks, strict=True) if rank == max(ranks)]
    if len(known) == 1:
        rows = known[0].rows
        file_format = FileFormat.JSON_LINES if rows[0] is found else FileFormat.JSON
        table = _table(file_format, reading, rows, range(1, len(rows) + 1))
        if others := [one.name for one in lists if one is not known[0]]:
            table.notes.note(DeliveryNoteCase.LISTS_UNREAD, names="\n".join(others))
        return table
    if known:
        raise UnreadableDeliveryError(DeliveryCase.JSON_NO_LIST)
    if found == [] or (isinstance(found, dict) and [] in found.values()):
        return _table(FileFormat.JSON, reading, [], [])
    if isinstance(found, dict) and any(isinstance(value, str) for value in found.values()):
        return _table(FileFormat.JSON_LINES, reading, [found], [1])
    raise UnreadableDeliveryError(DeliveryCase.JSON_NO_LIST)


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
        raise UnreadableDeliveryError(DeliveryCase.JSON_INVALID_LINE, line=others[0])
    return objects, numbers


def _lists(value: object, name: str) -> Iterator[_List]:
    """Yield the lists of objects in ``value``, which has this key, but none inside a list."""
    rows = _rows(value)
    is_wrapper = rows is not None and len(rows) == 1 and not _likeness(rows)
    if rows is not None and not is_wrapper:
        yield _List(name, rows)
        return
    children: Iterable[tuple[str, object]] = ()
    if isinstance(value, dict):
        children = value.items()
    elif isinstance(value, list) and len(value) == 1:
        children = [(name, value[0])]
    inside = [one for key, child in children if isinstance(child, dict | list) for one in _lists(child, key)]
    yield from inside or ([_List(name, rows)] if rows else [])


def _rows(value: object) -> list[Object] | None:
    """Return the objects of a list; None for what is none."""
    if isinstance(value, list):
        return _rows_of_array(value)
    if not isinstance(value, dict) or not value:
        return None
    values = list(value.values())
    if all(isinstance(one, dict) for one in values):
        return _rows_of_objects(value)
    titled = [one for one in values if _is_array(one, str)]
    tables = [one for one in values if _is_array(one, list)]
    if titled and len(tables) == 1 and len(titled[0]) == len(tables[0][0]):
        return [dict(zip(titled[0], one, strict=False)) for one in tables[0]]
    is_by_columns = all(_is_array(one, str | bool | float | None) for one in values) and likeness_to_animals(
        value
    )
    if is_by_columns and len(set(map(len, values))) == 1:
        return [dict(zip(value, one, strict=True)) for one in zip(*values, strict=True)]
    # A single animal.
    return [value] if _likeness([value]) else None


def _rows_of_array(value: list[Any]) -> list[Object] | None:
    if _is_array(value, dict):
        return _unwrapped(value)
    objects = [one for one in value if isinstance(one, dict)]
    if 2 * len(objects) > len(value) and _likeness(objects):
        # What stands among the animals and is none is a row, too, but no field takes it.
        return [one if isinstance(one, dict) else {key: [one] for key in objects[0]} for one in value]
    if _is_array(value, list) and _is_array(value[0], str) and likeness_to_animals(value[0]):
        return [dict(zip(value[0], one, strict=False)) for one in value[1:]]
    return None


def _rows_of_objects(value: dict[str, Object]) -> list[Object] | None:
    """Return the objects in an object: by the titles of columns, or by identifiers, where they are alike."""
    first = next(iter(value.values()))
    if likeness_to_animals(value):
        rows = dict.fromkeys(key for one in value.values() for key in one)
        return [{title: one.get(row) for title, one in value.items()} for row in rows]
    # A single one is rather a wrapper.
    if len(value) > 1 and all(first.keys() & one.keys() for one in value.values()):
        return [{_KEY: key, **one} for key, one in zip(value, _unwrapped([*value.values()]), strict=True)]
    return None


def _unwrapped(rows: list[Object]) -> list[Object]:
    """Return objects with what stands in one object inside each, as in {"node": {"name": "Rex"}}."""
    if _likeness(rows):
        return rows
    for key in rows[0]:
        inside: list[Any] = [one.get(key) for one in rows]
        if _is_array(inside, dict) and _likeness(inside):
            return [
                {**{name: value for name, value in one.items() if name != key}, **one[key]} for one in rows
            ]
    return rows


def _likeness(rows: Sequence[Object]) -> int:
    """Return how well the keys of these objects are the titles of a list of animals."""
    return likeness_to_animals(
        {key for one in rows[:_LOOKED_AT] for key, value in one.items() if not isinstance(value, list)}
    )


def _are_groups(rows: Sequence[Object]) -> bool:
    """Return whether these are no animals, but have lists of some inside: as categories and owners may."""
    are_animals = _likeness(rows) == MOST_ALIKE
    inner = [] if are_animals else (part for one in rows for part in one.values() if isinstance(part, dict))
    parts = chain(rows, inner)
    lists = {key: value for part in parts for key, value in part.items() if value and type(value) is list}
    return any(
        (is_word_for_animals(key) and (_is_array(value, dict) or not are_animals))
        or (not are_animals and _is_array(value, dict) and _likeness(value) == MOST_ALIKE)
        for key, value in lists.items()
    )


def _is_array(value: object, kind: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, kind) for one in value)


def _table(
    file_format: FileFormat,
    reading: Reading,
    objects: Sequence[dict[str, object]],
    numbers: Sequence[int],
) -> Table:
    if _are_groups(objects):
        raise UnreadableDeliveryError(DeliveryCase.JSON_NO_LIST)
    keys = list(dict.fromkeys(key for one in objects for key in one))
    check_width(len(keys))
    rows = [
        [value if type(value) is str else _text(value) for value in map(one.get, keys)] for one in objects
    ]
    rows = cleaned_rows(rows)
    for row, one in zip(rows, objects, strict=True):
        if float in map(type, one.values()):
            row[:] = [
                with_error(cell) if type(one.get(key)) is float else cell
                for key, cell in zip(keys, row, strict=True)
            ]
    return Table(
        file_format,
        replace(reading, sheet=None, delimiter=None, quote=None, header_row=None),
        rows,
        numbers,
        Notes(),
        columns=unique(_titles(keys)),
    )


def _titles(keys: Iterable[str]) -> Iterator[str]:
    for index, key in enumerate(keys, 1):
        yield " ".join(cleaned(key).split()) or f"Column {index}"


def _text(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False)


def _invalid(error: ValueError) -> UnreadableDeliveryError:
    if isinstance(error, json.JSONDecodeError):
        return UnreadableDeliveryError(DeliveryCase.JSON_INVALID_LINE, line=error.lineno)
    # A number is too long.
    return UnreadableDeliveryError(DeliveryCase.JSON_INVALID)
