"""Fills values into sentences, and puts sentences and names together."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from string import Formatter
from typing import TYPE_CHECKING, Any, TypeAlias

from menagerie.ui.look.plain_text import isolated
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number

if TYPE_CHECKING:
    from menagerie.domain.cases import Case

# The texts of codes, below their titles. packaging/translations.py finds them: a text in the context that is
# the name of its table, a title in "titles". An empty title is of what stands below another one.
Table: TypeAlias = "Mapping[str, Mapping[Case, str]]"


class Texts(StrEnum):
    """Texts by their names. packaging/translations.py finds them, in the CONTEXT of their module."""


_MISSING = "…"
# Qt counts with 32 bits.
_TOO_MANY = 2**31


def filled(sentence: str, values: Mapping[str, Any]) -> str:
    """Return a sentence with values in place of ``{name}``, and of ``{count:n}`` as the locale writes it.

    It never fails: a value that is missing would otherwise hide what happened.
    """
    return _Filler().vformat(sentence, (), values)


def count_in(values: Mapping[str, Any], name: str) -> int:
    """Return a count for ``translate``; -1, which is none, where a file says no number that it takes."""
    count = values.get(name)
    return count if isinstance(count, int) and abs(count) < _TOO_MANY else -1


def joined(sentences: Iterable[str]) -> str:
    """Return sentences one after the other, without those that are empty."""
    text = ""
    for sentence in filter(None, sentences):
        text = _one_after_the_other(text, sentence) if text else sentence
    return text


def _one_after_the_other(first: str, second: str) -> str:
    # Not the space alone: Qt takes an empty translation for none.
    pattern = translate("words", "{first} {second}", "Two sentences; some languages have no space between")
    return pattern.format(first=first, second=second)


class _Filler(Formatter):
    def get_value(self, key: int | str, args: object, kwargs: Mapping[str, Any]) -> Any:  # noqa: ARG002 - its interface
        return kwargs.get(str(key), _MISSING)

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, str):
            return isolated(value)
        if format_spec == "n":
            return number(int(value))
        return format(value, format_spec)
