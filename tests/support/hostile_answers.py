"""Answers that no service should give: far too many rows, texts of megabytes, and texts hard to lay out."""

from collections.abc import Callable

from menagerie.domain.animal import LONGEST_NAME
from support.raw_server import answer, as_json

ASKED_FOR = 100
OVERSENT = 100_000
MB = 1_000_000
# The animal with the long text; there is an ordinary one after it.
LONG_ID, ORDINARY_ID = 1, 99
_LONG_NAMES = 100
# The first number beyond int64, and one with more digits than Python reads.
_OUT_OF_RANGE = (2**63, int("9" * 4_000))
# Each costs the shaping of text more than its length tells: marks that pile up, emoji that are joined,
# and directions within directions.
_TWISTED = (
    "a" + "\u0301" * (LONGEST_NAME - 1),
    "\U0001f468\u200d\U0001f469\u200d" * (LONGEST_NAME // 4),
    "\u202ea\u202db" * (LONGEST_NAME // 4),
)


def animal(number: int, name: str, status: str = "available", category: int = 12) -> dict[str, object]:
    return {"id": number, "name": name, "categoryId": category, "status": status}


def as_answer(animals: object, status: int = 200) -> bytes:
    """Return a whole answer with this JSON as its body."""
    return answer(status, as_json(animals), {"Content-Type": "application/json"})


def ordinary() -> bytes:
    """Return a list of twenty animals as a service should send it."""
    return as_answer([animal(number, f"Animal number {number}") for number in range(1, ASKED_FOR + 1)])


def too_many() -> bytes:
    """Return 100,000 animals where 100 were asked for."""
    return as_answer([animal(number, f"Animal number {number}") for number in range(1, OVERSENT + 1)])


def long_name(length: int = 10 * MB) -> bytes:
    """Return two animals, one with a name of this many characters."""
    return as_answer([animal(LONG_ID, "x" * length), animal(ORDINARY_ID, "Animal number 99")])


def long_status(length: int = MB) -> bytes:
    """Return two animals, one with a status of this many characters."""
    return as_answer([animal(LONG_ID, "Rex", "y" * length), animal(ORDINARY_ID, "Animal number 99")])


def many_long_names() -> bytes:
    """Return 100 animals with the longest name that is read."""
    names = (f"{number} ".ljust(LONGEST_NAME, "x") for number in range(1, _LONG_NAMES + 1))
    return as_answer([animal(number, name) for number, name in enumerate(names, start=1)])


def twisted_names() -> bytes:
    """Return names that are hard to lay out."""
    return as_answer([animal(number, _TWISTED[number % len(_TWISTED)]) for number in range(1, ASKED_FOR + 1)])


def out_of_range() -> bytes:
    """Return an ordinary animal, and some whose category is beyond int64."""
    others = [animal(number, "Rex", category=category) for number, category in enumerate(_OUT_OF_RANGE, 1)]
    return as_answer([*others, animal(ORDINARY_ID, "Animal number 99")])


def long_message(status: int, length: int = MB) -> bytes:
    """Return an error with a message of this many characters."""
    return as_answer({"code": "c" * length, "message": "m" * length, "status": status}, status)


LISTS: dict[str, Callable[[], bytes]] = {
    "100,000 rows where 100 were asked for": too_many,
    "a name of 10 MB": long_name,
    "a status of 1 MB": long_status,
    "100 of the longest names": many_long_names,
    "marks, joined emoji and directions by the thousand": twisted_names,
    "a category out of range": out_of_range,
}
ERRORS = (400, 401, 404, 429, 500)
