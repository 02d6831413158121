"""Finds commands by what a person types, also with a mistake in it, the best first."""

from collections.abc import Collection, Iterable

from msgspec import Struct

from menagerie.domain.searching import search_words
from menagerie.domain.text import folded
from menagerie.ui.palette.commands import Command

# How well a title matches. A likeness, which is at most 1, comes after all of these.
_BEGINNING, _BEGINNINGS_OF_WORDS, _WITHIN, _WITH_DETAIL = 5.0, 4.0, 3.0, 2.0
# Fewer letters resemble too much.
_LEAST_LETTERS = 4
# One wrong letter of five, or two that are swapped in six.
_LEAST_LIKENESS = 80.0


class Candidate(Struct, frozen=True):
    """A command with the texts that it is found by."""

    command: Command
    title: str
    whole: str


def candidates(commands: Iterable[Command]) -> tuple[Candidate, ...]:
    """Return the commands as ``best`` takes them."""
    return tuple(
        Candidate(command, folded(command.title), folded(f"{command.title} {command.detail}"))
        for command in commands
    )


def best(text: str, among: Iterable[Candidate], recent: Collection[str], most: int) -> tuple[Command, ...]:
    """Return at most ``most`` commands that match ``text``.

    Of equal ones, those that can be done now come first, then those used recently, and then they keep their
    order.
    """
    words = search_words(text)
    ranked = [(_rank(words, one), one) for one in among]
    found = [(rank, one) for rank, one in ranked if rank > 0]
    found.sort(
        key=lambda pair: (-pair[0], bool(pair[1].command.why_not()), pair[1].command.key not in recent)
    )
    return tuple(one.command for _rank_, one in found[:most])


def _rank(words: tuple[str, ...], candidate: Candidate) -> float:
    typed, title = " ".join(words), candidate.title
    if title.startswith(typed):
        return _BEGINNING + (title == typed)
    beginnings = title.split()
    if all(any(one.startswith(word) for one in beginnings) for word in words):
        return _BEGINNINGS_OF_WORDS
    if all(word in title for word in words):
        return _WITHIN
    if all(word in candidate.whole for word in words):
        return _WITH_DETAIL
    # A title that is shorter than what was typed would be looked for in it.
    if len(typed) < _LEAST_LETTERS or len(title) < len(typed):
        return 0.0
    # The palette opens without it: the import takes as long as all the rest.
    from rapidfuzz import fuzz  # noqa: PLC0415

    return fuzz.partial_ratio(typed, title, score_cutoff=_LEAST_LIKENESS) / 100
