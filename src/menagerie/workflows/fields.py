"""Reads what was typed into fields."""

import re

from menagerie.domain.animal import INT64_MAX, INT64_MIN, LONGEST_NAME, NewAnimal, PetStatus
from menagerie.domain.cases import FieldCase
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.text import is_visible, plain
from menagerie.outbox.entry import Typed

_WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,40}")


def read_name(text: str) -> str:
    """Return the name to send: as typed, without white space around it.

    Raises UnusableFieldError when nothing of it can be seen, for more than ``LONGEST_NAME`` characters, and
    for what is not Unicode. All else is judged by the service: the interface shows no rule (interface 2).
    """
    name = text.strip()
    if len(name) > LONGEST_NAME:
        raise UnusableFieldError(FieldCase.NAME_LONG, most=LONGEST_NAME)
    if not is_visible(name):
        raise UnusableFieldError(FieldCase.NAME_MISSING)
    if not name.isascii():
        try:
            name.encode()
        except UnicodeEncodeError as error:
            raise UnusableFieldError(FieldCase.NAME_UNSENDABLE) from error
    return name


def read_int64(text: str, unusable: FieldCase = FieldCase.CATEGORY_NUMBER) -> int:
    """Return the whole number that was typed (interface 2: int64), in the digits of any script.

    Raises UnusableFieldError with this case for anything else.
    """
    digits = plain(text).strip()
    if not _WHOLE_NUMBER.fullmatch(digits) or not INT64_MIN <= (value := int(digits)) <= INT64_MAX:
        raise UnusableFieldError(unusable)
    return value


def read_typed(typed: Typed) -> NewAnimal:
    """Return the animal that was typed. Raises UnusableFieldError."""
    status = next((one for one in PetStatus if one == typed.status), None)
    if status is None and typed.status is not None:
        raise UnusableFieldError(FieldCase.STATUS_UNKNOWN, statuses=", ".join(PetStatus))
    return NewAnimal(read_name(typed.name), read_int64(typed.category), status)
