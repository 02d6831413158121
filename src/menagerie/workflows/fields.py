"""Reads what was typed into fields."""

import re

from menagerie.domain.animal import INT64_MAX, INT64_MIN, NewAnimal, PetStatus
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.visible import is_visible
from menagerie.outbox.entry import Typed

_WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,40}")


def read_name(text: str) -> str:
    """Return the name to send: as typed, without white space around it.

    Raises UnusableFieldError when nothing of it can be seen, and for what is not Unicode. The service judges
    length and characters: the interface shows no rule (interface 2).
    """
    name = text.strip()
    if not is_visible(name):
        raise UnusableFieldError("An animal needs a name.")
    if not name.isascii():
        try:
            name.encode()
        except UnicodeEncodeError as error:
            raise UnusableFieldError(
                "The name holds a character that cannot be sent. Type it again."
            ) from error
    return name


def read_int64(text: str, *, kind: str = "A category") -> int:
    """Return the whole number that was typed (interface 2: int64).

    Raises UnusableFieldError for anything else, with a sentence that begins with ``kind``.
    """
    digits = text.strip()
    if not digits:
        raise UnusableFieldError(f"{kind} number is needed, such as 12.")
    if not _WHOLE_NUMBER.fullmatch(digits):
        raise UnusableFieldError(f"{kind} is a whole number, such as 12.")
    value = int(digits)
    if value > INT64_MAX:
        raise UnusableFieldError(f"{kind} number cannot be above {INT64_MAX}.")
    if value < INT64_MIN:
        raise UnusableFieldError(f"{kind} number cannot be below {INT64_MIN}.")
    return value


def read_typed(typed: Typed) -> NewAnimal:
    """Return the animal that was typed. Raises UnusableFieldError with a sentence for beside the field."""
    status = next((one for one in PetStatus if one == typed.status), None)
    if status is None and typed.status is not None:
        raise UnusableFieldError("The status is one of " + ", ".join(PetStatus) + ", or not set.")
    return NewAnimal(read_name(typed.name), read_int64(typed.category), status)
