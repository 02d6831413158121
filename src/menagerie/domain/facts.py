"""What happened, as a case and plain values: it can be compared, stored and logged, and has no words.

``ui/words`` says it in the person's language.
"""

from collections.abc import Hashable, Mapping
from enum import StrEnum
from functools import cache
from typing import TypeAlias, get_args

from msgspec import Struct

from menagerie.domain.animal import INT64_MAX
from menagerie.domain.cases import FORMER, Case, GeneralCase, RepairCase

# A file name, a limit, a line, a moment. A value is never a key, and never a sentence of ours.
Value: TypeAlias = str | int | float

# How stored facts begin. Older versions stored a sentence in their place.
_BEGINNING = '[{"case":'


class Fact(Struct, frozen=True):
    """What happened. The case says which ``values`` there are."""

    case: Case
    values: Mapping[str, Value] = {}

    def __hash__(self) -> int:
        return hash((self.case, *self.values.items()))

    def __str__(self) -> str:
        """Return the identifiers, for a log."""
        return described(self.case, self.values)


def fact(case: Case, **values: Value) -> Fact:
    """Return a fact with these values."""
    return Fact(case, values)


def repair(trouble: str, file: str, kept: str) -> Fact:
    """Return what was wrong with a file when it was opened, from a ``storage.Notice``."""
    return fact(RepairCase(trouble), file=file, kept=kept)


def described(case: Case, values: Mapping[str, Value]) -> str:
    """Return a case and its values as technical text."""
    texts = (f"{name}={str(value)!r}" for name, value in values.items())
    return " ".join([case.value, *texts])


def to_text(*facts: Fact) -> str:
    """Return facts as text, to be stored or sent to another process: ``facts_in`` reads it."""
    import json  # noqa: PLC0415 - the start needs no facts

    entries = [{"case": one.case, "values": dict(one.values)} for one in facts]
    return json.dumps(entries, separators=(",", ":")) if facts else ""


def facts_in(text: str) -> tuple[Fact, ...] | None:
    """Return the facts in a stored text; None for a plain sentence, as older versions stored it."""
    if not text.startswith(_BEGINNING):
        return None
    import json  # noqa: PLC0415 - as above

    try:
        return tuple(_read(entry) for entry in json.loads(text))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _read(entry: Mapping[str, object]) -> Fact:
    values = entry["values"]
    if not isinstance(values, dict):
        raise TypeError
    kept = {name: value for name, value in values.items() if isinstance(value, str) or _is_number(value)}
    # A newer version may know other cases.
    return Fact(_cases().get(entry["case"], GeneralCase.UNKNOWN), kept)


def _is_number(value: object) -> bool:
    # Python's JSON has infinite numbers, and some that no locale writes.
    return isinstance(value, int | float) and abs(value) <= INT64_MAX


@cache
def _cases() -> Mapping[Hashable, Case]:
    kinds: tuple[type[StrEnum], ...] = get_args(Case)
    known = {case.value: case for kind in kinds for case in kind}
    return {**FORMER, **known}  # type: ignore[dict-item] # each is one of Case
