"""Reads what was typed into fields: names, numbers, and categories by name or number, which are offered."""

import re
from collections.abc import Iterable

from msgspec.structs import replace

from menagerie.domain.animal import INT64_MAX, INT64_MIN, LONGEST_NAME, Category, NewAnimal, PetStatus
from menagerie.domain.cases import FieldCase
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.text import folded_words, is_visible, plain
from menagerie.outbox.entry import Entry, State, Typed

_WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,40}")
_NUMBER = re.compile(r"[+-]?[0-9]+")
# A category as it is shown, ``Rabbits · 12``, perhaps typed by hand.
_LABEL = re.compile(r"(.*)·\s*([+-]?[0-9]+)", re.DOTALL)
_LONGEST_QUOTED = 80
# In these states an add says which category a person used.
_NOT_USED = {State.DRAFT, State.DISCARDED}


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


class KnownCategories:
    """The categories that a person can name, in the order in which they are offered."""

    def __init__(self, categories: Iterable[Category] = ()) -> None:
        self._categories = tuple(categories)
        self._names = {one.id: one.name for one in self._categories if one.name}
        # Folded once: they are compared with each letter typed.
        self._searched = [
            (one, folded_words(one.name or ""), folded_words(one.label)) for one in self._categories
        ]
        self._called: dict[str, list[int]] = {}
        for one, name, label in self._searched:
            for text in {name, label} - {""}:
                self._called.setdefault(text, []).append(one.id)

    def read(self, text: str) -> int:
        """Return the number of the category that was typed: its number, its name, or both as shown.

        Raises UnusableFieldError. The beginning of a name is not enough,
        and neither is a name that several categories have.
        """
        typed = " ".join(plain(text).split())
        if not typed:
            raise UnusableFieldError(FieldCase.CATEGORY_MISSING)
        if _NUMBER.fullmatch(typed):
            return read_int64(typed)
        ids = self._called.get(folded_words(typed), [])
        if len(ids) == 1:
            return ids[0]
        quoted = _quoted(typed)
        if ids:
            raise UnusableFieldError(
                FieldCase.CATEGORY_SHARED, name=quoted, numbers=", ".join(map(str, sorted(ids)))
            )
        if label := _LABEL.fullmatch(typed):
            return self._read_number_of(label[2], folded_words(label[1]))
        raise UnusableFieldError(FieldCase.CATEGORY_UNKNOWN, name=_quoted(typed))

    def category(self, category_id: int) -> Category:
        """Return the category with this number, which need not be known."""
        return Category(category_id, self._names.get(category_id))

    def matching(self, text: str) -> tuple[Category, ...]:
        """Return those whose name has this part, or whose number begins with it; an exact match first."""
        part = folded_words(text)
        found = [
            (bool(part) and part in {name, str(one.id)}, one)
            for one, name, label in self._searched
            if part in name or str(one.id).startswith(part) or label.startswith(part)
        ]
        return tuple(one for _is_exact, one in sorted(found, key=lambda pair: not pair[0]))

    def can_become_right(self, text: str) -> bool:
        """Return whether typing on can make a category of this text, which is none."""
        typed = plain(text).strip()
        return not typed or typed in {"+", "-"} or bool(self.matching(typed))

    def with_number(self, typed: Typed) -> Typed:
        """Return an add as it goes to the service: with the number of its category, if that is usable."""
        try:
            return replace(typed, category=str(self.read(typed.category)))
        except UnusableFieldError:
            return typed

    def with_name(self, typed: Typed) -> Typed:
        """Return an add as it is shown: with the category's name and number, if it has a name."""
        try:
            category = self.category(self.read(typed.category))
        except UnusableFieldError:
            return typed
        return replace(typed, category=category.label) if category.name else typed

    def _read_number_of(self, number: str, typed_name: str) -> int:
        """Read the number of a label whose name may have been removed since, but not be another one now."""
        category_id = read_int64(number)
        name = self._names.get(category_id)
        if name is None or folded_words(name) == typed_name:
            return category_id
        raise UnusableFieldError(FieldCase.CATEGORY_RENAMED, number=str(category_id), name=_quoted(name))


def newest_used_first(categories: Iterable[Category], entries: Iterable[Entry]) -> tuple[Category, ...]:
    """Return the categories in which a person added last, the newest first, and then all others.

    One that is not known is not offered again: the service may have refused it.
    """
    known = {one.id: one for one in categories}
    used: dict[int, Category] = {}
    for entry in sorted(entries, key=lambda entry: entry.number, reverse=True):
        if entry.state in _NOT_USED:
            continue
        try:
            category_id = read_int64(entry.typed.category)
        except UnusableFieldError:
            continue
        if category_id in known:
            used.setdefault(category_id, known[category_id])
    return (*used.values(), *(one for one in known.values() if one.id not in used))


def _quoted(text: str) -> str:
    return text if len(text) <= _LONGEST_QUOTED else f"{text[: _LONGEST_QUOTED - 1]}…"
