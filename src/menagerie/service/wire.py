"""The wire format: reads animals and errors from responses, and writes new animals into requests.

Reading is tolerant where nothing is lost by it:

- Unknown fields are ignored. A status is kept as it is; one that is not a string counts as not stated.
- An animal without an int64 ``id`` and ``categoryId`` and a string ``name`` is unreadable, and counted; so is
  one with a longer name or status than ``LONGEST_NAME``.
- Entries beyond the limit of the request are counted and left out.
- Ids are unique (interface 2), so of several animals with the same id the first is kept and the others count
  as unreadable.
- Text that is not Unicode (lone surrogates, broken UTF-8) gets U+FFFD in those places: it would otherwise
  fail later, when it is shown or stored.
"""

import codecs
import json
import time
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Annotated, TypeGuard

import msgspec

from menagerie.domain.animal import INT64_MAX, INT64_MIN, LONGEST_NAME, Animal, AnimalList, NewAnimal
from menagerie.domain.cases import FieldCase
from menagerie.domain.errors import ErrorBody, UnexpectedAnswerError, UnusableFieldError

_Int64 = Annotated[int, msgspec.Meta(ge=INT64_MIN, le=INT64_MAX)]
_Text = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
_INT64_LONGEST = len(str(INT64_MIN))

# Bytes. A larger body is read entry by entry, on another thread: msgspec and json would hold up all threads
# until they have read the whole of it.
LARGE_BODY = 256 * 1024
_PIECE = 64 * 1024
# Entries read between two pauses: about a millisecond's work.
_BETWEEN_PAUSES = 300
_PAUSE = 0.001

# Characters. An error has a sentence; of a longer text only the beginning is kept.
LONGEST_CODE, LONGEST_MESSAGE = 100, 2_000

# What msgspec raises for bytes that are not the expected JSON; RecursionError for endless nesting.
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


# ``in`` finds the empty text everywhere, so it is not a string.
_JSON_SPACE = frozenset(" \t\n\r")


class _Pet(msgspec.Struct, frozen=True, gc=False, rename="camel"):
    id: _Int64
    name: _Text
    category_id: _Int64
    status: _Text | None = None


_PET = msgspec.json.Decoder(_Pet)
_PETS = msgspec.json.Decoder(list[_Pet])


def read_animals(body: bytes, limit: int) -> AnimalList:
    """Return the animals of a list response (interface 4.1); ``limit`` is that of the request.

    Raises UnexpectedAnswerError if the body is not a JSON array.
    """
    if len(body) <= LARGE_BODY:
        try:
            pets = _PETS.decode(body)
        except _UNREADABLE:
            pass  # something is not as the interface says
        else:
            return _animal_list(map(_animal, pets[:limit]), limit, max(0, len(pets) - limit))
    # Reading entry by entry is slower, and keeps the good ones.
    entries = _entries(body)
    animals = [_animal_in(entry) for entry in islice(entries, limit)]
    return _animal_list(animals, limit, _count(entries, pauses=len(body) > LARGE_BODY))


def read_animal(body: bytes, status: int) -> Animal:
    """Return the animal of a response with this HTTP status (interface 4.2 and 4.3).

    Raises UnexpectedAnswerError if the body is not a readable animal.
    """
    try:
        return _animal(_PET.decode(body))
    except _UNREADABLE as exc:
        animal = _animal_in(_read_json(body))
        if animal is None:
            raise UnexpectedAnswerError(status) from exc
        return animal


def read_error(body: bytes, key: str) -> ErrorBody | None:
    """Return the Error object of a response (interface 2); None if it has no readable one.

    Keep only the beginning of a long text. Remove the API key, in case the service repeats what was sent.
    """
    entry = _read_json(body)
    if not isinstance(entry, dict):
        return None  # the status says what went wrong
    code = _text_in(_without(key, entry.get("code")), LONGEST_CODE)
    message = _text_in(_without(key, entry.get("message")), LONGEST_MESSAGE)
    if not code and not message:
        return None
    return ErrorBody(code or "", message or "")


def write_animal(new: NewAnimal) -> bytes:
    """Return the body of a request that adds ``new`` (interface 2, NewPet).

    Raises UnusableFieldError for a name that is not Unicode, and ValueError for a category outside int64.
    """
    if not INT64_MIN <= new.category_id <= INT64_MAX:
        msg = "a category number lies within int64"
        raise ValueError(msg)
    fields: dict[str, object] = {"name": new.name, "categoryId": new.category_id}
    if new.status is not None:
        fields["status"] = new.status.value
    try:
        return msgspec.json.encode(fields)
    except UnicodeEncodeError as exc:
        raise UnusableFieldError(FieldCase.NAME_UNSENDABLE) from exc


def _animal(pet: _Pet) -> Animal:
    return Animal(pet.id, pet.name, pet.category_id, pet.status)


def _animal_list(animals: Iterable[Animal | None], limit: int, excess: int) -> AnimalList:
    kept: dict[int, Animal] = {}
    unreadable = 0
    for animal in animals:
        if animal is None or animal.id in kept:
            unreadable += 1
        else:
            kept[animal.id] = animal
    return AnimalList(tuple(kept.values()), limit, unreadable, excess)


def _read_json(body: bytes) -> object:
    """Return the JSON value of a body, tolerating invalid UTF-8 and a BOM; None if there is none."""
    try:
        value: object = _READER.decode(_text(body))
    except (ValueError, RecursionError):
        return None
    return value


def _entries(body: bytes) -> Iterator[object]:
    """Yield the entries of a JSON array one by one, tolerating what ``_read_json`` tolerates.

    Raises UnexpectedAnswerError where the body turns out not to be an array.
    """
    text = _text(body)
    index = _after_space(text, 0)
    if text[index : index + 1] != "[":
        raise UnexpectedAnswerError(200)
    index = _after_space(text, index + 1)
    separator = text[index : index + 1]
    while separator != "]":
        try:
            entry, index = _READER.raw_decode(text, index)
        except (ValueError, RecursionError) as exc:
            raise UnexpectedAnswerError(200) from exc
        yield entry
        index = _after_space(text, index)
        separator = text[index : index + 1]
        if separator == ",":
            index = _after_space(text, index + 1)
        elif separator != "]":
            raise UnexpectedAnswerError(200)
    if _after_space(text, index + 1) != len(text):
        raise UnexpectedAnswerError(200)


def _count(entries: Iterator[object], *, pauses: bool) -> int:
    """Count the entries that are left; with ``pauses``, leave other threads time in between."""
    count = 0
    for count, _entry in enumerate(entries, start=1):
        if pauses and count % _BETWEEN_PAUSES == 0:
            # Otherwise the window's thread would wait 5 ms for each of its steps until all is counted.
            time.sleep(_PAUSE)
    return count


def _after_space(text: str, index: int) -> int:
    while text[index : index + 1] in _JSON_SPACE:
        index += 1
    return index


def _text(body: bytes) -> str:
    # In pieces, as this too holds up all threads.
    decoder = codecs.getincrementaldecoder("utf-8-sig")(errors="replace")
    pieces = [decoder.decode(body[start : start + _PIECE]) for start in range(0, len(body), _PIECE)]
    return "".join([*pieces, decoder.decode(b"", final=True)])


def _whole_number(digits: str) -> int | None:
    # A longer one is outside int64. Python refuses to read very long numbers, so one in an unused field would
    # make the whole response unreadable.
    return int(digits) if len(digits) <= _INT64_LONGEST else None


def _animal_in(entry: object) -> Animal | None:
    if not isinstance(entry, dict):
        return None
    animal_id, name, category_id = entry.get("id"), _text_in(entry.get("name")), entry.get("categoryId")
    if name is None or not _is_int64(animal_id) or not _is_int64(category_id):
        return None
    status = _text_in(entry.get("status"))
    if max(len(name), len(status or "")) > LONGEST_NAME:
        return None
    return Animal(animal_id, name, category_id, status)


def _is_int64(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and INT64_MIN <= value <= INT64_MAX


def _without(key: str, value: object) -> object:
    # Call it before a long text is cut: the cut could split the key.
    return value.replace(key, "…") if isinstance(value, str) else value


def _text_in(value: object, most: int | None = None) -> str | None:
    """Return a text without lone surrogates, and at most its first characters; None for anything else."""
    if not isinstance(value, str):
        return None
    if most is not None and len(value) > most:
        value = f"{value[: most - 1]}…"
    if value.isascii():
        return value
    return value.encode("utf-16-le", errors="surrogatepass").decode("utf-16-le", errors="replace")


_READER = json.JSONDecoder(parse_int=_whole_number)
